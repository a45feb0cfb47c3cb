"""What tiles, action spaces and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.text import Texts


def tile(texts: Texts, code: str) -> str:
    """A code and what it does; only the code for a tile from somebody's own file."""
    return f"{code} ({effect(texts, code)})" if effect(texts, code) else code


def effect(texts: Texts, code: str) -> str:
    return texts.name(code) if texts.has(f"name-{code}") else ""


def faction(texts: Texts, seat: Json) -> str:
    return texts.name(seat["faction"]) if seat["faction"] else texts.t("no-faction")


def player(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """`You, Witches`"""
    return f"{names[seat]}, {faction(texts, view['seats'][seat])}"


def home_colour(faction: str) -> str:
    """The colour of a faction and of its home terrain."""
    return COLOURS[FACTIONS[faction].home].value
