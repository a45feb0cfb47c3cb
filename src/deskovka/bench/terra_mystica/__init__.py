"""What only Terra Mystica has to measure, and how fast it is meant to be."""

from __future__ import annotations

from deskovka.bench.bars import Bar
from deskovka.bench.measure import Measure

BARS = (
    Bar("decisions", "catanatron actions", 2, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 8, "times its copies/s"),
    Bar("moves", "catanatron actions", 1, "moves of a record replayed for each of its actions"),
)


def measures() -> dict[str, Measure]:
    return {}
