"""What tiles, action spaces and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.text import deed, effect
from deskovka.text import Texts


def tile(texts: Texts, code: str) -> str:
    """`income 6 coins (BON3)`: what a tile does, and what may be typed for it."""
    return _with_code(effect(texts, code), code)


def space(texts: Texts, code: str) -> str:
    """`a spade (BON1)`: what an action space does, and what may be typed for it."""
    return _with_code(deed(texts, code), code)


def in_short(texts: Texts, code: str) -> str:
    """`6 coins`, where there is little room; nothing for a tile from somebody's own file."""
    return texts.name(f"{code}-short") if texts.has(f"name-{code}-short") else ""


def _with_code(words: str, code: str) -> str:
    return code if words == code else f"{words} ({code})"


def faction(texts: Texts, seat: Json) -> str:
    return texts.name(seat["faction"]) if seat["faction"] else texts.t("no-faction")


def player(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """`You, Witches`"""
    return f"{names[seat]}, {faction(texts, view['seats'][seat])}"


def home_colour(faction: str) -> str:
    """The colour of a faction and of its home terrain."""
    return COLOURS[FACTIONS[faction].home].value
