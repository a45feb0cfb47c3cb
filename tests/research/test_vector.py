"""Many tables over processes play as they would alone."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from deskovka.research.single import SeatEnv
from deskovka.research.vector import VectorTables

TABLES = 3


@pytest.fixture(scope="module")
def tables() -> Iterator[VectorTables]:
    found = VectorTables("catan", TABLES, processes=2, bots="random", options={"target": "5"}, seats=2)
    yield found
    found.close()


def test_each_table_is_the_one_of_its_own_seed(tables: VectorTables) -> None:
    alone = [SeatEnv("catan", 2, {"target": "5"}, bots="random") for _ in range(TABLES)]
    seen, _ = tables.reset(seed=40)
    ones = [env.reset(seed=40 + number)[0] for number, env in enumerate(alone)]
    ended = 0
    for _ in range(400):
        for number, one in enumerate(ones):
            assert np.array_equal(seen["action_mask"][number], one["action_mask"])
            for name, array in one["observation"].items():
                assert np.array_equal(seen["observation"][name][number], array), name
        masks = tables.action_masks()
        actions = np.array([mask.nonzero()[0][-1] if mask.any() else 0 for mask in masks])
        seen, rewards, over, _, _ = tables.step(actions)
        for number, env in enumerate(alone):
            if env.course.asked:
                ones[number], reward, ends, _, _ = env.step(actions[number])
                assert (rewards[number], over[number]) == (reward, ends)
                ended += ends
            else:  # it is over: the next step begins another game
                ones[number], _ = env.reset()
                assert not over[number]
        if ended:
            return
    pytest.fail("no game came to its end")


def test_a_number_that_may_not_be_answered_changes_nothing(tables: VectorTables) -> None:
    seen, _ = tables.reset(seed=1)
    wrong = np.array([np.flatnonzero(mask == 0)[0] for mask in seen["action_mask"]])
    after, rewards, over, _, infos = tables.step(wrong)
    assert rewards.tolist() == [-1.0] * TABLES and not over.any() and infos["illegal"].all()
    assert np.array_equal(seen["observation"]["settlements"], after["observation"]["settlements"])


def test_observations_of_before_stay_as_they_were(tables: VectorTables) -> None:
    seen, _ = tables.reset(seed=2)
    before = seen["action_mask"].copy()
    tables.step(np.array([mask.nonzero()[0][0] for mask in before]))
    assert np.array_equal(seen["action_mask"], before)
