"""The environments keep the promises of the interfaces they stand behind, for every game and scenario."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from deskovka import research
from deskovka.core.chance import RandomChance
from deskovka.core.errors import SetupError
from deskovka.registry import game
from deskovka.research.course import Course, material
from deskovka.research.environments import Environment, environments

ENVIRONMENTS = environments()
IDS = [found.id.partition("/")[2] for found in ENVIRONMENTS]
SEATS = (1, 2, 3, 4, 5, 20)
KNIGHTS = {"cities-knights": "yes"}
ANSWERS = 150  # of a game that is only begun


def tables() -> Iterator[Any]:
    """Each environment with all numbers of seats, but of Cartographers, which up to a hundred may play."""
    for found in (*ENVIRONMENTS, *with_knights()):
        word = found.id.partition("/")[2] + ("-knights" if found not in ENVIRONMENTS else "")
        for seats in SEATS:
            if fits(found, seats):
                yield pytest.param(found, seats, id=f"{word}-{seats}")


def with_knights() -> Iterator[Environment]:
    """Cities & Knights where they can be added to a scenario."""
    for found in ENVIRONMENTS:
        together = replace(found, options={**found.options, **KNIGHTS})
        if found.game == "catan" and found.options and found.options != KNIGHTS and fits(together, 3):
            yield together


def fits(found: Environment, seats: int) -> bool:
    try:
        game(found.game).new_game(game(found.game).setup(seats, found.options), RandomChance(Random(1)))
    except SetupError:
        return False
    return True


def least(found: Environment) -> int:
    return next(seats for seats in game(found.game).seats if fits(found, seats))


TABLES = list(tables())


@contextmanager
def dictionaries_allowed() -> Iterator[None]:
    """PettingZoo warns of observations that are no plain array; ours have names and a mask, as in its own card games."""
    with warnings.catch_warnings():
        for words in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=words)
        yield


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_one_after_the_other_as_pettingzoo_asks_for(found: Environment, seats: int) -> None:
    with dictionaries_allowed():
        api_test(research.aec_env(found.id, seats, found.options), num_cycles=60)


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_all_at_once_as_pettingzoo_asks_for(found: Environment, seats: int) -> None:
    parallel_api_test(research.parallel_env(found.id, seats, found.options), num_cycles=60)


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_seeds_reproduce_a_game(found: Environment, seats: int) -> None:
    seed_test(lambda: research.aec_env(found.id, seats, found.options), num_cycles=20)


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_one_seat_as_gymnasium_asks_for(found: Environment, seats: int) -> None:
    made = gymnasium.make(found.id, seats=seats, options=found.options, bots="random")
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_numbers_mean_what_they_say_both_ways_and_nothing_that_is_listed_has_none(
    found: Environment, seats: int
) -> None:
    course, random = Course(material(found.game, seats, found.options)), Random(7)
    course.begin(random)
    for _ in range(ANSWERS):
        if not course.asked:
            return
        seat = course.asked[-1]
        legal, listed = course.legal(seat), course.game.legal(course.state, seat)
        assert sorted(map(str, legal.values())) == sorted(map(str, listed))
        for number, action in list(legal.items())[:20]:
            assert course.text(seat, number) == str(action)
            assert course.number(seat, str(action)) == number
        course.answer(seat, random.choice(list(legal)))


@pytest.mark.parametrize(("found", "seats"), TABLES)
def test_an_observation_tells_no_more_than_the_view_of_its_seat(found: Environment, seats: int) -> None:
    """What a seat observes is the same in every position that looks alike to it."""
    course, random = Course(material(found.game, seats, found.options)), Random(11)
    course.begin(random)
    observer, rows = course.observer, 0
    for count in range(6 * ANSWERS):
        if not course.asked:
            break
        if count % 9 == 0:
            for seat in range(seats):
                row = observer.row(course.state, seat)
                guess = course.game.determinise(course.state, seat, random)
                assert np.array_equal(row, observer.row(guess, seat)), (seat, count)
                for name, numbers in observer.named(row).items():
                    assert numbers.max(initial=0) <= observer.features[name].most, name
                rows += 1
        seat = random.choice(course.asked)
        course.do(seat, course.game.sample(course.state, seat, random))
    assert rows > seats


@pytest.mark.parametrize("found", ENVIRONMENTS, ids=IDS)
def test_games_end_with_what_their_places_are_worth(found: Environment) -> None:
    seats = least(found)
    env = research.aec_env(found.id, seats, found.options)
    env.reset(seed=3)
    random, earned = Random(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        reward, over = env._cumulative_rewards[agent], env.terminations[agent]
        earned[agent] += reward
        if over:
            env.step(None)
            continue
        env.step(some_number(env.course, env.possible_agents.index(agent), random))
    outcome = env.course.game.outcome(env.course.state)
    assert outcome is not None
    assert abs(sum(earned.values())) < 1e-9 or seats == 1
    best = max(earned.values())
    assert {seat for seat, agent in enumerate(env.possible_agents) if earned[agent] == best} == set(
        outcome.winners
    )


def some_number(course: Course, seat: int, random: Random) -> int:
    """As random players choose: a game of which any answer is taken from all that are listed may take very long."""
    numbers = {action: number for number, action in course.legal(seat).items()}
    while True:
        action = course.game.sample(course.state, seat, random)
        if action in numbers:
            return numbers[action]


def test_a_reward_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(ValueError, match="there is no reward 'coins': there are place, win, points"):
        research.aec_env("catan", reward="coins")
    with pytest.raises(ValueError, match="no reward 'coins'"):
        gymnasium.make("deskovka/catan-v0", reward="coins")
