"""How fast Catan is meant to be."""

from __future__ import annotations

from deskovka.bench.bars import Bar
from deskovka.bench.measure import Measure

BARS = (
    Bar("decisions", "catanatron actions", 4, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 12, "times its copies/s"),
    Bar("compiled decisions", "catanatron actions", 15, "times its actions/s, compiled"),
)


def measures() -> dict[str, Measure]:
    """What every game is measured at is all there is."""
    return {}
