"""What must never be true of treasures."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.catan.board import mask_of
from deskovka.games.catan.goods import RESOURCES
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios.finding import treasures_of
from deskovka.games.catan.scenarios.keeping import FOR_HARBOUR, MOST_KEPT, DecideTreasure
from deskovka.games.catan.scenarios.treasure_view import unseen_by
from deskovka.games.catan.scenarios.treasures import in_box
from deskovka.games.catan.state import NOBODY, CatanState


def treasure_faults(layout: Layout) -> Callable[[CatanState], list[str]]:
    marks = mask_of(layout.treasures)

    def check(state: CatanState) -> list[str]:
        treasures = treasures_of(state)
        if len(treasures.kept) != state.seats:
            return ["kept treasures have an entry for each seat"]
        found = []
        if treasures.places & ~marks or len(treasures.bag) < treasures.places.bit_count():
            found.append("treasures lie on their marks, each of the bag (CT-T1.3, CT-T2.3)")
        hidden = unseen_by(treasures, None, NOBODY)
        if any(hidden.count(kind) > number for kind, number in in_box().items()):
            found.append("no more treasures of a kind than in the box (CT-T0.2)")
        asked = any(isinstance(task, DecideTreasure) for task in state.agenda)
        if (treasures.looked is not None) != asked:
            found.append("who has looked at a treasure decides on it (CT-T2.8)")
        return found

    return check


def keeping_faults(state: CatanState) -> list[str]:
    treasures = treasures_of(state)
    found = []
    if any(len(kept) > MOST_KEPT for kept in treasures.kept):
        found.append("nobody keeps more than four treasures (CT-T2.9)")
    keepers = mask_of(seat for seat, kept in enumerate(treasures.kept) if len(kept) >= FOR_HARBOUR)
    if treasures.placed & ~keepers:
        found.append("a special harbour takes two treasures (CT-T2.8)")
    laid = [harbour.kind for harbour in state.island.harbours if harbour.kind in RESOURCES]
    if sorted((*laid, *treasures.harbours)) != sorted(RESOURCES) or len(laid) != treasures.placed.bit_count():
        found.append("there are five special harbours (CT-T2.3)")
    return found
