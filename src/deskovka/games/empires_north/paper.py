"""The end of a game of Empires of the North at home: the track, and what is added to it."""

from __future__ import annotations

from typing import Final

from deskovka.core.outcome import Line, Standing, rank
from deskovka.core.paper import Field, Filled, Paper, Part, Scored, Why
from deskovka.core.values import extensible
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.ending import final_points
from deskovka.games.empires_north.game import GAME
from deskovka.games.empires_north.goods import GOODS

MOST: Final = 500  # of anything: there is no limit in the rules (EN-2.9), only one to mistyping
RESOURCES: Final = tuple([good.value for good in GOODS[:5]])


@extensible
class EmpiresPaper(Paper):
    """Points on the track, cards in the empire, goods in the supply; workers and the hand break ties."""

    seats = GAME.seats
    common = (Field("raze-tokens-score", "choice", "no", ("no", "yes")),)
    own = (
        Field("clan", "choice", choices=tuple([clan.value for clan in Clan])),
        Field("track", "number", "0", most=MOST),
        Field("empire", "number", "3", most=MOST),
        *(Field(good.value, "number", "0", most=MOST) for good in GOODS[:7]),
        Field("workers", "number", "5", most=MOST),
        Field("hand", "number", "0", most=MOST),
    )

    def score(self, filled: Filled) -> Scored:
        _check_clans(filled)
        with_raze = filled.common.choices["raze-tokens-score"] == "yes"
        standings = rank(tuple([_standing(part, with_raze) for part in filled.players]))
        whys = tuple([_whys(part, with_raze) for part in filled.players])
        return Scored(standings, whys, standings.winners)


def _check_clans(filled: Filled) -> None:
    """EN-4.3: all clans are different."""
    seen: set[str] = set()
    for part in filled.players:
        clan = part.choices["clan"]
        if clan and clan in seen:
            raise part.error("clan", f"{clan} is there twice", "forbidden", "EN-4.3", typed=clan)
        seen.add(clan)


def _standing(part: Part, with_raze: bool) -> Standing:
    numbers = part.numbers
    resources = sum([numbers[good] for good in RESOURCES])
    added = final_points(numbers["empire"], resources, numbers["gold"], numbers["raze"], with_raze)
    lines = (Line("EN-2.12", ("track",), numbers["track"]), *added)
    ties = (numbers["empire"], numbers["workers"], numbers["hand"])
    return Standing(sum([line.points for line in lines]), lines, ties, played=part.choices["clan"])


def _whys(part: Part, with_raze: bool) -> tuple[Why, ...]:
    """What was counted for each line."""
    numbers = part.numbers
    counted = {
        "track": numbers["track"],
        "empire": numbers["empire"],
        "resources": sum([numbers[good] for good in RESOURCES]),
        "gold": numbers["gold"],
    }
    if with_raze:
        counted["raze"] = numbers["raze"]
    return tuple([Why(f"paper-why-{what}", {"count": count}) for what, count in counted.items()])


PAPER: Final = EmpiresPaper()
