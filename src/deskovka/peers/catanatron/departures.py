"""Where catanatron (3.2.1, or 3.3) departs from the rules: the only differences that are allowed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

from deskovka.core.game import Seat
from deskovka.games.catan.bank import BankTrade, TradeWithBank, rate
from deskovka.games.catan.board import END_MASKS
from deskovka.games.catan.building import BuildRoad, why_not_road
from deskovka.games.catan.goods import holds, kinds, size
from deskovka.games.catan.state import CatanState


class Departure(StrEnum):
    """A known difference; DESCRIBED says what it is."""

    OFFERS = "offers"
    DISCARDS = "discards"
    BEFORE_THE_ROLL = "before-the-roll"
    FRESH_CARD = "fresh-card"
    FREE_ROADS = "free-roads"
    ONE_CARD = "one-card"
    SHORTAGE = "shortage"
    LAST_ROAD = "last-road"
    CUT = "cut"
    OUT_OF_TURN = "out-of-turn"
    RED_NUMBERS = "red-numbers"
    DEAR = "dear"
    PAST = "past"


DESCRIBED = {
    Departure.OFFERS: "Players cannot trade with each other (CT-B6.1).",
    Departure.DISCARDS: "After a seven one player after another discards; in 3.2 chance chooses the cards (CT-B5.1).",
    Departure.BEFORE_THE_ROLL: "Only a Knight can be played before the roll, no other card (CT-B9.4).",
    Departure.FRESH_CARD: "A development card can be played in the turn in which it was bought (CT-B9.2).",
    Departure.FREE_ROADS: "Road Building can be played only by who could pay for a road (CT-B9.6).",
    Departure.ONE_CARD: "Year of Plenty can take one card although the bank has two (CT-B9.7).",
    Departure.SHORTAGE: "When the bank is short, one player alone does not get what is left (CT-B4.3).",
    Departure.LAST_ROAD: "A road that ends at an opponent's building does not count (CT-B8.3).",
    Departure.CUT: "After a cut the Longest Road goes to the first of equals, even below five (CT-B8.5).",
    Departure.OUT_OF_TURN: "The game can be won in another player's turn (CT-B11.1).",
    Departure.RED_NUMBERS: "The numbers 6 and 8 may lie side by side (CT-B2.3).",
    Departure.DEAR: "The bank takes three cards where a 2:1 harbour asks for two and there is no 3:1 (CT-B6.7); in 3.3.",
    Departure.PAST: "A road goes on past an opponent's building (CT-B7.2); in 3.3.",
}


def is_dear(state: CatanState, seat: Seat, trade: BankTrade) -> bool:
    """Whether a trade is refused only because a harbour does it for less."""
    given = kinds(trade.give)
    held = holds(state.hands[seat], trade.give) and holds(state.bank, trade.get)
    refused = TradeWithBank().why_not(None, state, seat, trade) is not None
    return refused and len(given) == 1 and held and rate(state, seat, given[0]) < size(trade.give) <= 4


def is_past(state: CatanState, seat: Seat, road: BuildRoad) -> bool:
    """Whether a road is refused only because an opponent's building stands where an own road ends."""
    refused = why_not_road(state, seat, road.edge) == "CT-B7.2"
    return refused and bool(END_MASKS[road.edge] & state.ends[seat])


@dataclass(slots=True)
class Met:
    """How often each departure was met, and in how many games."""

    times: Counter[Departure] = field(default_factory=Counter)
    games: Counter[Departure] = field(default_factory=Counter)

    def add_game(self, times: Counter[Departure]) -> None:
        self.times.update(times)
        self.games.update(departure for departure, number in times.items() if number)
