"""What the guided first game tells of numbers is so at its table, when it is told."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from deskovka.core.lesson import LEARNER, Lesson
from deskovka.core.replaying import replay
from deskovka.core.rules import LANGUAGES
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.games.terra_mystica.towns import power_value
from deskovka.registry import lesson, lesson_words

AIR = 3
EVERYWHERE = -1


class Has(NamedTuple):
    """Points, workers, coins, priests, the bowls, steps of air."""

    points: int
    goods: tuple[int, int, int]
    bowls: tuple[int, int, int]
    air: int


# By the sums in the texts: what a step costs and brings, from the one before.
TOLD = {
    "goal": Has(20, (3, 15, 0), (5, 7, 0), 2),
    "trade": Has(20, (7, 15, 0), (2, 10, 0), 2),  # 4 workers, 3 power
    "bowls": Has(23, (5, 12, 0), (2, 10, 0), 2),  # 2 workers and 3 coins for 3 points
    "temple": Has(22, (5, 12, 0), (0, 12, 0), 2),  # 2 power for a point
    "favor": Has(22, (3, 7, 0), (0, 12, 0), 2),  # 2 workers and 5 coins
    "again": Has(22, (3, 7, 0), (0, 11, 1), 4),  # 2 steps, a power
    "sacrifice": Has(21, (3, 7, 0), (0, 9, 3), 4),  # 2 power for a point
    "power": Has(21, (3, 7, 0), (0, 7, 4), 4),  # a token less
    "spade": Has(21, (3, 7, 0), (4, 7, 0), 4),  # 4 power
    "post": Has(21, (2, 5, 0), (4, 7, 0), 4),  # a worker and 2 coins
    "pass": Has(24, (0, 2, 0), (4, 7, 0), 4),  # 2 workers and 3 coins for 3 points
    "bonus": Has(24, (0, 3, 0), (4, 7, 0), 4),  # the coin of the scroll
    "build": Has(24, (3, 5, 1), (0, 10, 1), 4),  # 3 workers, 2 coins, a priest, 5 power
    "town": Has(24, (2, 3, 0), (0, 6, 5), 7),  # a worker and 2 coins; a priest for 3 steps, 4 power
    "reward": Has(24, (0, 0, 0), (0, 6, 5), 7),  # the last 2 workers and 3 coins
    "scores": Has(42, (0, 0, 0), (0, 6, 5), 8),  # 18 points, a step in every cult
}


@pytest.fixture(scope="module")
def taught() -> Lesson:
    found = lesson(GAME.name)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def moments(taught: Lesson) -> dict[str, TerraMysticaState]:
    """The table when a step is told."""
    table: list[TerraMysticaState] = []
    for state in replay(taught.record, GAME):
        assert isinstance(state, TerraMysticaState)
        table.append(state.copy())
    return {step.id: table[step.at] for step in taught.steps}


@pytest.mark.parametrize("step", TOLD)
def test_the_learner_has_what_was_paid_and_gained(moments: dict[str, TerraMysticaState], step: str) -> None:
    state = moments[step]
    assert TOLD[step] == Has(
        state.points[LEARNER],
        (state.workers[LEARNER], state.coins[LEARNER], state.priests[LEARNER]),
        (state.bowl1[LEARNER], state.bowl2[LEARNER], state.bowl3[LEARNER]),
        state.cults[LEARNER * CULTS + AIR],
    )


def test_the_town_lacks_one_in_value_and_then_has_it(moments: dict[str, TerraMysticaState]) -> None:
    """Four buildings that touch, worth 6, and with the trading post 7; nobody else has so large an area."""
    assert network(moments["area"], LEARNER) == 4 > network(moments["area"], 1)
    assert power_value(moments["town"], LEARNER, EVERYWHERE) == 6
    assert power_value(moments["reward"], LEARNER, EVERYWHERE) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_both_scores(moments: dict[str, TerraMysticaState], language: str) -> None:
    told = lesson_words(GAME.name, language).steps["end"].text
    assert all(str(points) in told for points in moments["end"].points)
