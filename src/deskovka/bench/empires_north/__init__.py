"""How fast Empires of the North is meant to be."""

from __future__ import annotations

from deskovka.bench.bars import Bar
from deskovka.bench.measure import Measure

LISTED: tuple[dict[str, str], ...] = ({},)  # where all legal actions are listed
BARS = (
    Bar("decisions", "catanatron actions", 2, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 10, "times its copies/s"),
    Bar(
        "longest list",
        "catanatron actions",
        1 / 60,
        "listing all legal actions takes less than 60 of its actions, in the worst position",
    ),
)


def measures() -> dict[str, Measure]:
    """What is measured for every game is enough."""
    return {}
