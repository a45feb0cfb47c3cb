"""Options that do not go together, and what is said then: one line that tells what goes."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance, ScriptedChance
from deskovka.core.errors import RecordError, SetupError
from deskovka.core.record import Record
from deskovka.core.table import Table
from deskovka.games.catan import GAME
from deskovka.games.catan.modules import SCENARIOS
from deskovka.terminal.setting_up import checked_setup
from deskovka.text import Texts

OWN_TARGETS = [scenario for scenario in SCENARIOS if scenario != "seafarers"]
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def refusal(seats: int, **chosen: str) -> SetupError:
    with pytest.raises(SetupError) as caught:
        GAME.setup(seats, chosen)
    assert "\n" not in str(caught.value)
    return caught.value


def told(language: str, seats: int, **chosen: str) -> str:
    """What a player reads at the command line."""
    with pytest.raises(SetupError) as caught:
        checked_setup(Texts(language, "catan"), GAME, seats, chosen)
    return str(caught.value)


def test_without_a_choice_the_base_game_is_played() -> None:
    state = GAME.new_game(GAME.setup(3), RandomChance(Random(1)))
    assert GAME.view(state, None)["sea"] is None


def test_a_scenario_that_is_not_there_is_refused_with_those_that_are() -> None:
    error = refusal(3, scenario="atlantis")
    assert (error.reason, error.about["given"]) == ("choice", "atlantis")
    for known in ("base", *SCENARIOS):
        assert known in str(error)


@every_scenario
def test_no_scenario_is_for_two(scenario: str) -> None:
    """CT-T0.3"""
    error = refusal(2, scenario=scenario)
    assert error.rule == "CT-T0.3"
    assert "3 or more seats" in str(error)
    assert "it needs 3 or more players" in told("en", 2, scenario=scenario)
    assert "Podmínka: aspoň 3 hráči." in told("cs", 2, scenario=scenario)


@every_scenario
def test_a_record_of_a_scenario_for_two_is_refused_in_one_line(scenario: str) -> None:
    """CT-T0.3: whatever a file says."""
    record = Record.of(GAME, GAME.setup(2))
    record.options = {"scenario": scenario}
    with pytest.raises(RecordError, match=f"{scenario} has 3 to 4 seats, got 2"):
        Table.from_record(record, GAME, ScriptedChance(()))


@every_scenario
@pytest.mark.parametrize(
    "option, choice", [("board", "beginner"), ("numbers", "random"), ("harbours", "shuffled")]
)
def test_the_map_of_a_scenario_leaves_no_choice(scenario: str, option: str, choice: str) -> None:
    """CT-T0.3: the options of the island are those of the base game."""
    chosen = {"scenario": scenario, option: choice}
    error = refusal(3, **chosen)
    assert error.rule == "CT-T0.3"
    assert "scenario=base" in str(error)
    assert "it needs scenario=base (Catan, the base game)" in told("en", 3, **chosen)
    assert "Podmínka: scenario=base (Osadníci z Katanu, základní hra)." in told("cs", 3, **chosen)


@pytest.mark.parametrize("scenario", OWN_TARGETS)
def test_a_scenario_has_its_own_target(scenario: str) -> None:
    """CT-T0.5"""
    error = refusal(3, scenario=scenario, target="8")
    assert error.rule == "CT-T0.5"
    for language in ("en", "cs"):
        assert "scenario=base" in told(language, 3, scenario=scenario, target="8")


def test_seafarers_without_a_scenario_is_played_for_as_many_points_as_one_likes() -> None:
    """CT-B11.1"""
    state = GAME.new_game(GAME.setup(3, {"scenario": "seafarers", "target": "12"}), RandomChance(Random(1)))
    assert GAME.view(state, None)["target"] == 12
