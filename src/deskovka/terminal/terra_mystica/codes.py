"""Tiles and action spaces that are typed by their codes: whether there are such things in this game."""

from __future__ import annotations

from deskovka.core.errors import NotationError
from deskovka.core.game import Json
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.specials import ENGINEERS_BRIDGE, UseSpace
from deskovka.games.terra_mystica.words import TakeTile


def check_code(view: Json, action: Action) -> None:
    """A code that nothing has is no question for the rules."""
    if isinstance(action, Pass):
        code, known = str(action.scroll), _scrolls(view)
    elif isinstance(action, TakeTile):
        code, known = str(action.tile), [*view["favors"], *view["towns"]]
    elif isinstance(action, UseSpace):
        code, known = str(action.space), _spaces(view)
    else:
        return
    if code and code not in known:
        names = ", ".join(known)
        raise NotationError(
            f"there is no {code} in this game, only {names}", "no-code", typed=code, expected=names
        )


def _scrolls(view: Json) -> list[str]:
    """Those that lie open and those that people have."""
    return sorted({*view["scrolls"], *(seat["scroll"] for seat in view["seats"] if seat["scroll"])})


def _spaces(view: Json) -> list[str]:
    """Everything that some faction can use as an action, with or without a space on it."""
    special = sorted({faction.special for faction in FACTIONS.values() if faction.special})
    return [*view["power_actions"], ENGINEERS_BRIDGE, *special, *_scrolls(view), *view["favors"]]
