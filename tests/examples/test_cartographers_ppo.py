"""The learner learns: its gradient is the slope of its loss, and it finds out what is paid for."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import cartographers_ppo
from cartographers_ppo import GAME, SEATS, Playing
from curve import Measured, draw, share_of, spread_of
from deskovka.research.single import SeatEnv
from deskovka.research.vector import VectorTables
from drawings import BEYOND, TERRAINS, Drawings, promise
from masked_ppo import PPO, Asked, Decision, Net, advance

KINDS, FEATURES, INPUTS = 3, 2, 4


def question(random: np.random.Generator) -> Asked:
    """Up to seven answers of three kinds, in a situation that says by its first number whether more or less is paid for."""
    rows = int(random.integers(2, 8))
    situation = random.standard_normal(INPUTS).astype(np.float32)
    situation[0] = random.choice((-1, 1))
    features = random.standard_normal((rows, FEATURES)).astype(np.float32)
    return Asked(situation, features, np.sort(random.integers(0, KINDS, rows)))


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    random = np.random.default_rng(1)
    ppo = PPO(Net(INPUTS, KINDS, FEATURES, hidden=5))
    weights = ppo.net.weights
    for name, values in weights.items():
        weights[name] = values.astype(np.float64) + 0.3 * random.standard_normal(values.shape)
    decisions = []
    for _ in range(12):  # some have become likelier than the clipping allows, some less
        [decision] = ppo.decide([question(random)], random)
        decision.likelihood += float(random.normal(0, 0.3))
        decision.advantage = float(random.standard_normal())
        decisions.append(decision)
    _, _, gradient = ppo.loss(decisions)
    small = 1e-6
    for name, values in weights.items():
        for place in range(values.size):
            before = values.flat[place]
            losses = []
            for value in (before + small, before - small):
                values.flat[place] = value
                losses.append(ppo.loss(decisions)[0])
            values.flat[place] = before
            slope = (losses[0] - losses[1]) / (2 * small)
            assert gradient[name].flat[place] == pytest.approx(slope, abs=1e-5), name


def test_what_is_paid_for_in_a_situation_is_learned_from_the_pay_alone() -> None:
    random = np.random.default_rng(2)
    ppo = PPO(Net(INPUTS, KINDS, FEATURES, hidden=16), rate=0.02)

    def share_of_best_answers(best: bool) -> float:
        questions = [question(random) for _ in range(256)]
        decisions = ppo.decide(questions, random, best)
        found = []
        for decision in decisions:
            asked = decision.asked
            pay = asked.situation[0] * asked.features[:, 0]
            decision.reward, decision.over = float(pay[decision.answer]), True
            advance([decision], 0.0, ppo.patience)
            found.append(decision.answer == pay.argmax())
        if not best:
            ppo.learn(decisions, random)
        return float(np.mean(found))

    assert share_of_best_answers(best=True) < 0.5
    for _ in range(40):
        share_of_best_answers(best=False)
    assert share_of_best_answers(best=True) > 0.9


def test_an_advantage_is_what_came_and_is_hoped_for_then_less_what_was_hoped_for() -> None:
    asked = question(np.random.default_rng(3))
    story = [
        Decision(asked, 0, 0.0, value=1.0, reward=2.0),
        Decision(asked, 0, 0.0, value=3.0, reward=1.0, over=True),
        Decision(asked, 0, 0.0, value=0.5, reward=0.0),
    ]
    advance(story, after=4.0, patience=0.5)
    # 4 - 0.5; 1 - 3, since nothing follows the end; 2 + 3 - 1, and half of what follows
    assert [decision.advantage for decision in story] == [4.0 - 1.0, -2.0, 3.5]


@pytest.fixture(scope="module")
def drawings() -> Drawings:
    return Drawings(GAME, SEATS)


def test_a_drawing_is_seen_by_what_it_lies_beside(drawings: Drawings) -> None:
    env = SeatEnv(GAME, SEATS, bots="random")
    seen, _ = env.reset(seed=1)
    observation = seen["observation"]
    text = "draw water A1+B1+C1"
    mask = np.zeros_like(seen["action_mask"])
    mask[env.action_id(text)] = 1
    numbers, asked = drawings.asked(observation, mask)
    assert [env.action_text(int(number)) for number in numbers] == [text]
    assert TERRAINS[asked.kinds[0]] == "water"
    row = asked.features[0]
    assert row[1] == 3  # spaces
    assert row[4 + BEYOND] == 4  # in the corner: two sides of A1, one of B1, one of C1
    assert row[4] == 4 + 4  # empty ones: A2, B2, C2, D1, and from space to space of itself, there and back


def test_promised_are_the_points_of_the_scorings_to_come() -> None:
    maps, printed = np.zeros((2, 5, 11, 11), np.uint8), np.zeros((3, 11, 11), np.uint8)
    maps[0, 4, 0, 0] = maps[1, 4, 5, 5] = 1  # a monster in the corner of the own map, and one of the other's
    printed[0, 0, 1] = 1  # a mountain beside it, so that it threatens one space
    players = np.array([[1, 0, 3, 5, 7, 11, 13], [1, 0, 9, 9, 9, 9, 9]], np.uint8)
    seen = {"table": np.array([1], np.uint8), "players": players, "maps": maps, "printed": printed}
    edicts = 5 + 7 + 2 * 11 + 2 * 13  # in summer B and C are scored, in fall C and D, in winter D and A
    assert promise(seen) == edicts + 3 * (3 - 1)  # three seasons, three coins, one threatened space


@pytest.fixture(scope="module")
def tables() -> Iterator[VectorTables]:
    found = VectorTables(GAME, 3, processes=1, seats=SEATS, bots="random", reward="points")
    yield found
    found.close()


def test_whole_games_are_decided_by_numbers_that_the_mask_allows(
    tables: VectorTables, drawings: Drawings
) -> None:
    playing = Playing(tables, drawings, np.random.default_rng(4))
    playing.begin(seed=5)
    ppo = PPO(Net(drawings.inputs, drawings.kinds_there_are, drawings.features_there_are))
    ended = 0
    while ended < 4:
        masks = playing.told["action_mask"]
        decided, actions = playing.decide(ppo)
        assert [*decided] == [table for table in range(3) if masks[table].any()]
        assert all(masks[table, actions[table]] for table in decided)
        playing.told, _, over, *_ = tables.step(actions)
        ended += int(over.sum())


def test_what_is_earned_on_the_way_is_what_the_game_brings(tables: VectorTables, drawings: Drawings) -> None:
    """What is promised is taken back when it is paid, so that it changes nothing but when it comes."""
    playing = Playing(tables, drawings, np.random.default_rng(6))
    playing.begin(seed=7)
    ppo = PPO(Net(drawings.inputs, drawings.kinds_there_are, drawings.features_there_are))
    decisions = playing.collect(ppo, 60)
    first = decisions[: next(count for count, one in enumerate(decisions, 1) if one.over)]

    again = SeatEnv(GAME, SEATS, bots="random", reward="points")
    seen, _ = again.reset(seed=7)
    observed, total = seen["observation"], 0.0
    for decision in first:
        numbers, asked = drawings.asked(observed, again.action_masks())
        assert np.array_equal(asked.features, decision.asked.features)
        seen, reward, *_ = again.step(numbers[decision.answer])
        observed = seen["observation"]
        total += reward
    assert sum(one.reward for one in first) * cartographers_ppo.WORTH == pytest.approx(total)


def test_a_short_run_tells_writes_and_draws_what_it_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    words = "--steps 60 --every 30 --tables 2 --length 16 --processes 1 --games 2"
    found = cartographers_ppo.main([*words.split(), "--curve", str(table), "--picture", str(picture)])
    assert [measured.games for measured in found] == [2, 2, 4]
    assert found[0].steps == 0 and found[1].steps >= 30 and found[2].steps >= 60
    assert len(capsys.readouterr().out.splitlines()) == 3
    with table.open() as file:
        assert [float(row["points"]) for row in csv.DictReader(file)] == [one.points for one in found]
    ElementTree.parse(picture)


def test_intervals_are_those_of_the_textbooks() -> None:
    """Wilson's interval of 5 of 10, and 1.96 standard errors of a mean."""
    assert share_of(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert share_of(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert spread_of([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5))


def test_the_picture_has_a_dot_for_each_measure_in_each_of_its_halves() -> None:
    found = [
        Measured(steps, 1.0, 200, steps / 100, 0.0, 1.0, steps / 2, 0.0, 100.0, 60.0)
        for steps in (0, 50, 100)
    ]
    root = ElementTree.fromstring(draw(found))
    dots = [dot.attrib for dot in root.iter() if dot.tag.endswith("circle")]
    assert len(dots) == 2 * len(found)
    heights = [float(dot["cy"]) for dot in dots[:3]]
    assert heights[0] - heights[1] == pytest.approx(heights[1] - heights[2])
    assert heights[0] > heights[2]
