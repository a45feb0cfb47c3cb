"""What a seat may see of treasures."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import Corner
from deskovka.games.catan.scenarios.shapes import KeeperView, TreasuresView
from deskovka.games.catan.scenarios.treasures import Treasure, Treasures
from deskovka.games.catan.state import CatanState


def own_treasures(shared: TreasuresView, state: CatanState, seat: Seat) -> TreasuresView:
    return treasures_view(state, seat)


def treasures_view(state: CatanState, seat: Seat | None = None) -> TreasuresView:
    treasures = state.treasures
    assert treasures is not None
    over = not state.agenda
    looked = treasures.looked if seat is not None and seat == finder(state) else None
    unseen = unseen_by(treasures, seat, finder(state), over)
    return {
        "places": [str(Corner(corner)) for corner in bits(treasures.places)],
        "unseen": {kind.value: unseen.count(kind) for kind in Treasure if kind in unseen},
        "looked": looked.value if looked else None,
        "harbours": [good.value for good in treasures.harbours],
        "players": [keeper(treasures, owner, owner == seat or over) for owner in range(state.seats)],
    }


def keeper(treasures: Treasures, owner: Seat, seen: bool) -> KeeperView:
    """CT-T2.16: what is kept is the owner's secret until the game is over, how much is open."""
    kept = treasures.kept[owner]
    return {
        "kept": len(kept),
        "own": [kind.value for kind in kept] if seen else None,
        "harbour": bool(treasures.placed >> owner & 1),
    }


def finder(state: CatanState) -> Seat | None:
    """CT-T2.8: who looks at a treasure alone, which is whoever is asked what to do with it."""
    treasures = state.treasures
    if treasures is None or treasures.looked is None:
        return None
    asked: Any = state.agenda[-1]
    seat: Seat = asked.seats[0]
    return seat


def unseen_by(
    treasures: Treasures, seat: Seat | None, finder: Seat | None, over: bool = False
) -> list[Treasure]:
    """All that a seat has not seen, wherever it lies, in order."""
    found = list(treasures.bag)
    if not over:
        found += [kind for owner, kept in enumerate(treasures.kept) if owner != seat for kind in kept]
    if treasures.looked is not None and seat != finder:
        found.append(treasures.looked)
    return sorted(found)
