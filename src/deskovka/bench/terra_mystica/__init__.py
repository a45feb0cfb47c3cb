"""What only Terra Mystica has to measure, and how fast it is meant to be."""

from __future__ import annotations

from pathlib import Path

import deskovka
from deskovka.bench.bars import Bar
from deskovka.bench.games import repeat
from deskovka.bench.measure import Measure
from deskovka.importers.terra_mystica import import_log

LOG = Path(deskovka.__file__).parents[2] / "tests" / "importers" / "logs" / "league_c.txt"

BARS = (
    Bar("decisions", "catanatron actions", 2, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 8, "times its copies/s"),
    Bar("moves", "catanatron actions", 1, "moves of a record replayed for each of its actions"),
    Bar(
        "imports",
        "catanatron actions",
        1 / 5000,
        "importing a whole log takes less than 5,000 of its actions",
    ),
)


def measures() -> dict[str, Measure]:
    """The log lies with the tests: the bench of this game runs in a clone of the project."""
    text = LOG.read_text("utf-8")
    return {"imports": Measure("imports of a log of 364 rows", repeat(lambda: import_log(text), 1))}
