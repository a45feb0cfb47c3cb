"""Where catanatron 3.2.1 departs from the rules: the only differences that are allowed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum


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


DESCRIBED = {
    Departure.OFFERS: "Players cannot trade with each other (CT-B6.1).",
    Departure.DISCARDS: "After a seven chance chooses the cards, one player after another (CT-B5.1).",
    Departure.BEFORE_THE_ROLL: "Only a Knight can be played before the roll, no other card (CT-B9.4).",
    Departure.FRESH_CARD: "A development card can be played in the turn in which it was bought (CT-B9.2).",
    Departure.FREE_ROADS: "Road Building can be played only by who could pay for a road (CT-B9.6).",
    Departure.ONE_CARD: "Year of Plenty can take one card although the bank has two (CT-B9.7).",
    Departure.SHORTAGE: "When the bank is short, one player alone does not get what is left (CT-B4.3).",
    Departure.LAST_ROAD: "A road that ends at an opponent's building does not count (CT-B8.3).",
    Departure.CUT: "After a cut the Longest Road goes to the first of equals, even below five (CT-B8.5).",
    Departure.OUT_OF_TURN: "The game can be won in another player's turn (CT-B11.1).",
    Departure.RED_NUMBERS: "The numbers 6 and 8 may lie side by side (CT-B2.3).",
}


@dataclass(slots=True)
class Met:
    """How often each departure was met, and in how many games."""

    times: Counter[Departure] = field(default_factory=Counter)
    games: Counter[Departure] = field(default_factory=Counter)

    def add_game(self, times: Counter[Departure]) -> None:
        self.times.update(times)
        self.games.update(departure for departure, number in times.items() if number)
