"""What chance gave in a game of Cartographers: the explore cards, which everybody shares."""

from __future__ import annotations

from typing import Final

from deskovka.core.lots import NEITHER, Drawn, Lot, LotReader, Measure
from deskovka.core.values import extensible
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.explore import AMBUSH
from deskovka.games.cartographers.state import CartographersState

MEASURES: Final = (Measure("ambushes", NEITHER), Measure("ruins", NEITHER), Measure("time", NEITHER))


@extensible
class ExploreLots(LotReader[CartographersState]):
    """CA-3.1: each revealed card beside those that were still in the deck; which ambush it is, is not counted."""

    def measures(self) -> tuple[Measure, ...]:
        return MEASURES

    def read(self, state: CartographersState, drawn: Drawn) -> list[Lot]:
        if drawn.name[0] != "explore":
            return []
        return [
            Lot(
                measure.name,
                None,
                amount(measure.name, drawn.answer),
                tuple([amount(measure.name, card) for card in drawn.options]),
            )
            for measure in MEASURES
        ]


def amount(measure: str, card: str) -> int:
    """Whether a card is an ambush, whether it is ruins, or its time."""
    ambush = card == AMBUSH or card in AMBUSH_CARDS
    if measure == "ambushes" or ambush:
        return int(measure == "ambushes" and ambush)
    return int(EXPLORE_CARDS[card].ruins) if measure == "ruins" else EXPLORE_CARDS[card].time
