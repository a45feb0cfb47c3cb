"""What the guided first game says of points and supplies is so in its record."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.goods import FOOD, GOLD, RAZE, RESOURCE_KINDS, WORKER
from deskovka.registry import lesson


def at(step: str) -> Any:
    """The position in which a step is told."""
    taught = lesson(GAME.name)
    assert taught is not None
    made = next(one.at for one in taught.steps if one.id == step)
    record = taught.record
    return final_state(
        Record(
            record.game,
            record.edition,
            record.rules,
            record.seats,
            record.options,
            dealt=record.dealt,
            moves=record.moves[:made],
        ),
        GAME,
    )


@pytest.mark.parametrize(("step", "points"), [("cleanup", 3), ("oars", 5), ("score", 6), ("end", 13)])
def test_the_points_are_those_that_are_told(step: str, points: int) -> None:
    assert at(step).points[0] == points


def test_in_the_end_the_learner_has_more_than_twice_as_many_points() -> None:
    mine, theirs = at("end").points
    assert mine > 2 * theirs


def test_what_would_count_at_the_end_is_told_right() -> None:
    """EN-9.4, EN-9.5: 6 points, 10 cards, three resources."""
    state = at("score")
    assert len(state.empires[0]) == 10
    assert sum(state.held(0, kind) for kind in RESOURCE_KINDS) == 3
    assert sum(line.points for line in GAME.lines(state, 0)) == 17


def test_what_is_left_is_told_right() -> None:
    """EN-6.10, EN-2.3: no food for the second use, but gold; EN-5.2: workers after Lookout."""
    assert [at(step).held(0, WORKER) for step in ("lookout", "tiles", "serpent")] == [5, 3, 2]
    second = at("second")
    assert (second.held(0, FOOD), second.held(0, GOLD), second.workers(0)) == (0, 1, 6)
    assert at("score").held(0, RAZE) == 2
