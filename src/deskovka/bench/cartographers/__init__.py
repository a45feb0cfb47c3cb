"""What only Cartographers has to measure, and how fast it is meant to be."""

from __future__ import annotations

from random import Random

from deskovka.bench.bars import Bar
from deskovka.bench.games import random_positions, repeat
from deskovka.bench.measure import Measure
from deskovka.core.chance import ScriptedChance
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.scoring import SCORERS

LISTED: tuple[dict[str, str], ...] = ({},)  # where all legal actions are listed
BARS = (
    Bar("decisions", "catanatron actions", 3, "times its actions/s in random games for four"),
    Bar("copies", "catanatron copies", 10, "times its copies/s"),
    Bar(
        "listings",
        "catanatron actions",
        1 / 25,
        "listing all drawings of a two-shape card takes less than 25 of its actions",
    ),
    Bar(
        "scorings",
        "catanatron actions",
        1 / 15,
        "scoring all sixteen cards of a full map takes less than 15 of its actions",
    ),
)


def measures() -> dict[str, Measure]:
    fresh = GAME.new_game(GAME.setup(1, CARDS), ScriptedChance(()))
    for full in random_positions(GAME, 4, seed=Random(5).randrange(100)):
        pass
    sheet = full.sheets[0]
    return {
        "listings": Measure("listings of a two-shape card", repeat(lambda: GAME.legal(fresh, 0), 5)),
        "scorings": Measure(
            "scorings of a full map, 16 cards",
            repeat(lambda: [score(sheet) for score in SCORERS.values()], 5),
        ),
    }


CARDS = {
    "edict_a": "greenbough",
    "edict_b": "canal_lake",
    "edict_c": "wildholds",
    "edict_d": "borderlands",
    "deck_spring": "great_river",
}
