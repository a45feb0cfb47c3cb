"""Tiles and action spaces that are typed by their codes: whether there are such things in this game."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.errors import NotationError
from deskovka.core.game import Json
from deskovka.core.notation import Action, parts_of
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.specials import ENGINEERS_BRIDGE
from deskovka.games.terra_mystica.words import Code


def check_code(view: Json, action: Action) -> None:
    """A code that nothing has is no question for the rules."""
    for field, code in parts_of(action).items():
        if isinstance(code, Code) and code and code not in (known := KNOWN[field](view)):
            names = ", ".join(known)
            raise NotationError(
                f"there is no {code} in this game, only {names}", "no-code", typed=str(code), expected=names
            )


def _scrolls(view: Json) -> list[str]:
    """Those that lie open and those that people have."""
    return sorted({*view["scrolls"], *(seat["scroll"] for seat in view["seats"] if seat["scroll"])})


def _spaces(view: Json) -> list[str]:
    """Everything that some faction can use as an action, with or without a space on it."""
    special = sorted({faction.special for faction in FACTIONS.values() if faction.special})
    return [*view["power_actions"], ENGINEERS_BRIDGE, *special, *_scrolls(view), *view["favors"]]


def _tiles(view: Json) -> list[str]:
    return [*view["favors"], *view["towns"]]


KNOWN: dict[str, Callable[[Json], list[str]]] = {"scroll": _scrolls, "tile": _tiles, "space": _spaces}
