"""How fast Catan is meant to be, and at sea and with Cities & Knights beside the base game."""

from __future__ import annotations

from typing import Final

from deskovka.bench.bars import Bar
from deskovka.bench.games import SEATS, middle_of_game, random_decisions, repeat
from deskovka.bench.measure import Measure
from deskovka.games.catan import GAME

KNIGHTS: Final = {"cities-knights": "yes"}
SEA: Final = {"scenario": "into-the-unknown"}  # the map that changes most
# Where all legal actions are listed: in the base game, and where there is most to choose from.
LISTED: Final[tuple[dict[str, str], ...]] = (
    {},
    KNIGHTS,
    {**KNIGHTS, "scenario": "treasure-islands"},
    {"scenario": "great-canal"},
    {"scenario": "enchanted-land"},
)

BARS = (
    Bar("decisions", "catanatron actions", 4, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 12, "times its copies/s"),
    Bar("compiled decisions", "catanatron actions", 15, "times its actions/s, compiled"),
    Bar("sea decisions", "decisions", 1 / 2, "at sea: of the decisions/s of the base game"),
    Bar("compiled sea decisions", "compiled decisions", 1 / 2, "at sea: the same, both compiled"),
    Bar("sea copies", "copies", 1 / 1.5, "at sea: of the copies/s of the base game"),
    Bar("knights decisions", "decisions", 1 / 2, "Cities & Knights: of the decisions/s of the base game"),
    Bar(
        "compiled knights decisions", "compiled decisions", 1 / 2, "Cities & Knights: the same, both compiled"
    ),
    Bar(
        "longest list",
        "catanatron actions",
        1 / 60,
        "listing all legal actions takes less than 60 of its actions, in the worst position",
    ),
)


def measures() -> dict[str, Measure]:
    at_sea = "Into the Unknown"
    middle = middle_of_game(GAME, SEATS, SEA)
    return {
        "sea decisions": Measure(
            f"decisions in random games of {at_sea}", random_decisions(GAME, SEATS, SEA)
        ),
        "sea copies": Measure(f"copies of a state of {at_sea}", repeat(middle.copy)),
        "knights decisions": Measure(
            "decisions in random games of Cities & Knights", random_decisions(GAME, SEATS, KNIGHTS)
        ),
    }
