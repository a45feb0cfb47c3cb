"""What only Terra Mystica has to measure, and how fast it is meant to be."""

from __future__ import annotations

from pathlib import Path

import deskovka
from deskovka.bench.bars import Bar
from deskovka.bench.games import repeat
from deskovka.bench.measure import Measure
from deskovka.core.replaying import final_state
from deskovka.games.terra_mystica import GAME
from deskovka.importers.terra_mystica import import_log

LOG = Path(deskovka.__file__).parents[2] / "tests" / "importers" / "logs" / "league_c.txt"

LISTED: tuple[dict[str, str], ...] = ({},)  # where all legal actions are listed
BARS = (
    Bar("decisions", "catanatron actions", 2, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 8, "times its copies/s"),
    Bar("moves", "catanatron actions", 1, "moves of a record replayed for each of its actions"),
    Bar(
        "imports",
        "catanatron actions",
        1 / 900,
        "importing a whole log of the league takes less than 900 of its actions",
    ),
    Bar(
        "replays",
        "catanatron actions",
        1 / 250,
        "replaying the record of that game takes less than 250 of its actions",
    ),
    Bar(
        "longest list",
        "catanatron actions",
        1 / 300,
        "listing all legal actions takes less than 300 of its actions, in the worst position",
    ),
)


def measures() -> dict[str, Measure]:
    """The log lies with the tests: the bench of this game runs in a clone of the project."""
    text = LOG.read_text("utf-8")
    record = import_log(text).record
    return {
        "imports": Measure("imports of a log of 364 rows", repeat(lambda: import_log(text), 1)),
        "replays": Measure("replays of its record", repeat(lambda: final_state(record, GAME), 1)),
    }
