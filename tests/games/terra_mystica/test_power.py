"""Power (TM-6): the three bowls, free conversions and the sacrifice."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction, NotationError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, new_table, play, position, put
from positions import options, refused

CONVERSIONS = {
    "convert 5PW to 1P",
    "convert 3PW to 1W",
    "convert 1PW to 1C",
    "convert 1P to 1W",
    "convert 1W to 1C",
}


def bowls(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def goods(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.workers[seat], state.coins[seat], state.priests[seat]


def small_steps(state: TerraMysticaState, seat: int = 0) -> set[str]:
    return {option for option in options(GAME, state, seat) if option.startswith(("convert", "burn"))}


# Spending and gaining


def test_a_spent_token_moves_from_bowl_iii_to_bowl_i() -> None:
    """TM-6.1"""
    state = position("witches", "nomads")
    give(state, 0, bowls=(1, 5, 6))

    play(state, 0, "action ACT4")

    assert bowls(state) == (5, 5, 2)


@pytest.mark.parametrize("rest", [(0, 7), (7, 0), (3, 4)])
def test_only_tokens_in_bowl_iii_can_be_spent(rest: tuple[int, int]) -> None:
    """TM-X09 (TM-6.1): with 5 tokens there exactly 5 power can be spent, whatever lies in the other bowls."""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, bowls=(*rest, 5))

    with refused("TM-16.1"):
        play(state, 0, "action ACT6")
    for _ in range(5):
        play(state, 0, "convert 1PW to 1C")
    assert bowls(state) == (rest[0] + 5, rest[1], 0)
    with refused("TM-6.1"):
        play(state, 0, "convert 1PW to 1C")


def test_power_moves_tokens_from_bowl_i_first_then_from_bowl_ii() -> None:
    """TM-X10 (TM-6.2), TM-X11 (TM-6.1): 2 tokens in bowl I, 5 in bowl III and a gain of 3.

    Two go from bowl I to bowl II, then one from II to III; now actions of 6 power are possible.
    """
    state = position("witches", "nomads", turn=1)
    put(state, 0, "E6:TP", "F4")
    put(state, 1, "F3")
    give(state, 0, bowls=(2, 5, 5))

    play(state, 1, "upgrade F3 to TP", "done")
    play(state, 0, "leech 3 from nomads")

    assert bowls(state) == (0, 6, 6)
    assert "action ACT6" in options(GAME, state, 0)


def test_with_five_tokens_in_bowl_iii_six_power_cannot_be_spent() -> None:
    """TM-X11 (TM-6.1): the same position before the gain."""
    state = position("witches", "nomads")
    put(state, 0, "E6:TP", "F4")
    give(state, 0, bowls=(2, 5, 5))

    assert "action ACT5" in options(GAME, state, 0)
    assert "action ACT6" not in options(GAME, state, 0)


@pytest.mark.parametrize(
    "before, power, after",
    [
        ((3, 0, 0), 4, (0, 2, 1)),
        ((0, 2, 10), 4, (0, 0, 12)),
        ((0, 0, 12), 4, (0, 0, 12)),
        ((1, 1, 10), 4, (0, 0, 12)),
        ((12, 0, 0), 4, (8, 4, 0)),
        ((0, 12, 0), 4, (0, 8, 4)),
        ((0, 3, 0), 4, (0, 0, 3)),
    ],
)
def test_each_point_of_power_moves_one_token(
    before: tuple[int, int, int], power: int, after: tuple[int, int, int]
) -> None:
    """TM-6.2: a favor tile brings 4; when all tokens are in bowl III, nothing happens."""
    state = position("witches", "nomads")
    give(state, 0, bowls=before, favors=["FAV8"])

    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    assert bowls(state) == after


def test_a_gain_moves_both_ways_when_bowl_i_runs_empty_on_the_way() -> None:
    """TM-6.2: the steps from 4 to 7 on fire bring 4 power; the only token moves twice."""
    state = position("witches", "nomads")
    give(state, 0, bowls=(1, 0, 0), cults=(4, 0, 0, 0))

    play(state, 0, "send p to FIRE for 3")

    assert bowls(state) == (0, 0, 1)


# Free conversions


@pytest.mark.parametrize(
    "action, after, tokens",
    [
        ("convert 5PW to 1P", (3, 4, 3), (5, 0, 7)),
        ("convert 3PW to 1W", (4, 4, 2), (3, 0, 9)),
        ("convert 1PW to 1C", (3, 5, 2), (1, 0, 11)),
        ("convert 1P to 1W", (4, 4, 1), (0, 0, 12)),
        ("convert 1W to 1C", (2, 5, 2), (0, 0, 12)),
    ],
)
def test_there_are_five_free_conversions(
    action: str, after: tuple[int, int, int], tokens: tuple[int, int, int]
) -> None:
    """TM-6.3: workers, coins and priests after it, from 3, 4 and 2."""
    state = position("witches", "nomads")
    give(state, 0, workers=3, coins=4, priests=2, bowls=(0, 0, 12))
    assert small_steps(state) == CONVERSIONS

    play(state, 0, action)

    assert goods(state) == after
    assert bowls(state) == tokens
    assert GAME.waiting(state) == (0,)


@pytest.mark.parametrize(
    "action, rule",
    [
        ("convert 1P to 1C", "TM-6.3"),
        ("convert 3PW to 1C", "TM-6.3"),
        ("convert 5PW to 1W", "TM-6.3"),
        ("convert 1W to 1P", "TM-30.4"),
        ("convert 1VP to 1C", "TM-29.1"),
        ("convert 2C to 1VP", "TM-29.1"),
    ],
)
def test_nothing_else_can_be_converted(action: str, rule: str) -> None:
    """TM-6.3: what other factions can do, the Witches cannot."""
    state = position("witches", "nomads")
    give(state, 0, bowls=(0, 0, 12))

    with refused(rule):
        play(state, 0, action)
    assert action not in options(GAME, state, 0)


@pytest.mark.parametrize("action", ["convert 1C to 1W", "convert 3W to 1P", "convert 1W to 1PW"])
def test_coins_become_nothing_and_nothing_becomes_power(action: str) -> None:
    """TM-6.3: there are no words for it."""
    with pytest.raises(NotationError):
        GAME.read(action)


@pytest.mark.parametrize(
    "lacking, action",
    [
        ({"bowls": (4, 4, 4)}, "convert 5PW to 1P"),
        ({"bowls": (5, 5, 2)}, "convert 3PW to 1W"),
        ({"bowls": (6, 6, 0)}, "convert 1PW to 1C"),
        ({"priests": 0}, "convert 1P to 1W"),
        ({"workers": 0}, "convert 1W to 1C"),
    ],
)
def test_what_is_converted_must_be_there(lacking: dict[str, object], action: str) -> None:
    """TM-6.3; TM-6.1: power only from bowl III."""
    state = position("witches", "nomads")
    give(state, 0, **lacking)

    with refused("TM-6.1" if "bowls" in lacking else "TM-6.3"):
        play(state, 0, action)
    assert action not in options(GAME, state, 0)


def test_any_number_of_conversions_may_be_made_before_the_action() -> None:
    """TM-6.3: they are no action; here 12 power become 4 workers, all workers coins, then the action follows."""
    state = position("witches", "nomads")
    give(state, 0, workers=0, coins=0, priests=1, bowls=(0, 0, 12))

    play(state, 0, *["convert 3PW to 1W"] * 4, *["convert 1W to 1C"] * 4, "advance ship")

    assert goods(state) == (0, 0, 0)
    assert state.shipping[0] == 1


def test_conversions_may_be_made_after_the_action() -> None:
    """TM-6.3, TM-6.4"""
    state = position("witches", "nomads")
    give(state, 0, workers=0, bowls=(2, 0, 10))

    play(state, 0, "action ACT4", *["convert 3PW to 1W"] * 2, "done")

    assert goods(state) == (2, 27, 2)
    assert GAME.waiting(state) == (1,)


def test_conversions_may_be_made_after_passing() -> None:
    """TM-6.4: passing is the action of the turn."""
    state = position("witches", "nomads")

    play(state, 0, "pass BON3", "convert 1PW to 1C", "done")

    assert state.coins[0] == 21


def test_conversions_may_be_made_between_transforming_and_building() -> None:
    """TM-6.4: the last 3 workers pay the spade, 3 power the dwelling."""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, workers=3, coins=2, bowls=(9, 0, 3))

    play(state, 0, "transform E7 to green")
    with refused("TM-9.18"):
        play(state, 0, "build E7")
    play(state, 0, "convert 3PW to 1W", "build E7")

    assert goods(state) == (0, 0, 2)


def test_conversions_may_be_made_while_free_spades_are_used() -> None:
    """TM-6.4: a spade of the power action and one bought with a worker from 3 power and two from priests."""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, workers=0, priests=2, bowls=(5, 0, 7))
    play(state, 0, "action ACT5")
    with refused("TM-9.7"):
        play(state, 0, "transform G2 to green")

    play(state, 0, "convert 3PW to 1W", "convert 1P to 1W", "convert 1P to 1W", "transform G2 to green")

    assert goods(state) == (0, 20, 0)


def test_conversions_may_be_made_before_a_favor_tile_is_taken() -> None:
    """TM-6.4"""
    state = position("witches", "nomads")
    put(state, 0, "F4:TP")

    play(state, 0, "upgrade F4 to TE", "convert 1PW to 1C", "+FAV9")

    assert state.coins[0] == 20 - 5 + 1


@pytest.mark.parametrize(
    "faction, moves",
    [
        pytest.param("witches", ("action ACT1",), id="before a bridge is placed"),
        pytest.param("witches", ("action BON2",), id="before a cult is chosen"),
        pytest.param("witches", ("action ACTW",), id="before the ride"),
        pytest.param("nomads", ("action ACTN",), id="before the sandstorm"),
        pytest.param("swarmlings", ("action ACTS",), id="before the free trading post"),
        pytest.param("giants", ("action ACTG",), id="before the spades of the Giants"),
        pytest.param("witches", ("send p to FIRE for 3",), id="before step 10 is taken"),
        pytest.param("witches", ("upgrade A3 to TP", "+TW1"), id="after a town tile"),
    ],
)
def test_conversions_may_be_made_between_all_steps_of_an_action(faction: str, moves: tuple[str, ...]) -> None:
    """TM-6.4"""
    state = position(faction, "darklings")
    put(state, 0, "F4:SH", "A1:TP", "A2:TE", "B1:TE", "A3")
    give(state, 0, cults=(9, 0, 0, 0), keys=1, scroll="BON2")
    give(state, 1, scroll="BON1")

    play(state, 0, *moves, "convert 1W to 1C")

    assert state.coins[0] == (20 + 1 if "upgrade" not in moves[0] else 20 - 6 + 6 + 1)
    assert GAME.waiting(state) == (0,)


def test_nobody_converts_on_the_turn_of_another_player() -> None:
    """TM-6.5"""
    state = position("witches", "nomads")

    for step in ("convert 1W to 1C", "burn 1"):
        with refused("TM-4.5"):
            play(state, 1, step)
    assert small_steps(state, 1) == set()


def test_nobody_converts_when_asked_to_take_power() -> None:
    """TM-6.5"""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    put(state, 1, "F3")
    play(state, 0, "upgrade F4 to TP", "done")

    assert options(GAME, state, 1) == {"leech 1 from witches", "decline 1 from witches"}
    for step in ("convert 1PW to 1C", "burn 1"):
        with refused("TM-13.5"):
            play(state, 1, step)


def test_nobody_converts_in_phase_iii() -> None:
    """TM-6.5: the Witches use the spades of SCORE2's cult bonus."""
    state = position("witches", "nomads", round=2)
    put(state, 0, "F4")
    give(state, 0, cults=(0, 0, 4, 0))
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    assert GAME.waiting(state) == (0,)
    assert state.round == 2

    assert small_steps(state) == set()
    for step in ("convert 1W to 1C", "burn 1"):
        with refused("TM-6.5"):
            play(state, 0, step)


def test_nobody_converts_in_the_setup() -> None:
    """TM-6.5"""
    state = new_table("witches", "nomads")

    with pytest.raises(IllegalAction):
        play(state, 0, "convert 1W to 1C")
    assert small_steps(state) == set()


def test_a_conversion_into_a_priest_needs_a_priest_in_the_supply() -> None:
    """TM-6.6"""
    state = position("witches", "nomads")
    give(state, 0, priests=6, bowls=(0, 0, 12))
    play(state, 0, "convert 5PW to 1P")
    assert state.priests[0] == 7

    with refused("TM-6.6"):
        play(state, 0, "convert 5PW to 1P")
    assert "convert 5PW to 1P" not in options(GAME, state, 0)


# The sacrifice


@pytest.mark.parametrize(
    "before, tokens, after",
    [
        ((4, 4, 4), 1, (4, 2, 5)),
        ((4, 4, 4), 2, (4, 0, 6)),
        ((0, 12, 0), 6, (0, 0, 6)),
        ((1, 5, 6), 2, (1, 1, 8)),
    ],
)
def test_a_sacrifice_moves_tokens_to_bowl_iii_and_removes_as_many_for_ever(
    before: tuple[int, int, int], tokens: int, after: tuple[int, int, int]
) -> None:
    """TM-6.7"""
    state = position("witches", "nomads")
    give(state, 0, bowls=before)

    play(state, 0, f"burn {tokens}")

    assert bowls(state) == after


@pytest.mark.parametrize(
    "before, tokens",
    [((8, 1, 3), 1), ((4, 4, 4), 3), ((12, 0, 0), 1), ((0, 0, 12), 1), ((4, 4, 4), 0), ((4, 4, 4), -1)],
)
def test_a_sacrifice_of_n_needs_2n_tokens_in_bowl_ii(before: tuple[int, int, int], tokens: int) -> None:
    """TM-6.7"""
    state = position("witches", "nomads")
    give(state, 0, bowls=before)

    with refused("TM-6.7"):
        play(state, 0, f"burn {tokens}")
    assert bowls(state) == before


def test_a_sacrifice_makes_an_action_payable() -> None:
    """TM-6.7: 2 tokens in bowl III and 4 in bowl II pay for a power action of 4."""
    state = position("witches", "nomads")
    give(state, 0, bowls=(6, 4, 2))
    with refused("TM-16.1"):
        play(state, 0, "action ACT3")

    play(state, 0, "burn 2", "action ACT3")

    assert bowls(state) == (10, 0, 0)
    assert state.workers[0] == 12


def test_a_sacrifice_may_be_made_at_any_time_of_the_own_turn() -> None:
    """TM-6.8: also after the action and for a conversion."""
    state = position("witches", "nomads")
    give(state, 0, workers=0, bowls=(6, 6, 0))

    play(state, 0, "send p to FIRE for 1", "burn 3", "convert 3PW to 1W", "done")

    assert bowls(state) == (9, 0, 0)
    assert state.workers[0] == 1


def test_a_sacrifice_at_the_end_of_the_game_makes_coins_and_points() -> None:
    """TM-6.8: 6 tokens of bowl II become 3 coins, with 3 more in bowl III 6 coins, that is 2 points."""
    state = position("witches", "nomads", round=6)
    give(state, 0, workers=0, coins=0, priests=0, bowls=(3, 6, 3), cults=(0, 0, 0, 0))
    give(state, 1, workers=0, coins=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0))

    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    assert state.points == [22, 20]


# Where power comes from


@pytest.mark.parametrize("scroll, power", [("BON4", 3), ("BON5", 3), ("BON3", 0)])
def test_two_scrolls_bring_power(scroll: str, power: int) -> None:
    """TM-6.9"""
    state = position("witches", "nomads")
    give(state, 0, bowls=(12, 0, 0))

    play(state, 0, f"pass {scroll}", "done")
    play(state, 1, "pass BON1", "done")

    assert bowls(state) == (12 - power, power, 0)


def test_a_town_tile_brings_power() -> None:
    """TM-6.9: TW4 brings 8."""
    state = position("giants", "nomads")
    put(state, 0, "F4:SH", "E6:TP", "E7", "G2")
    give(state, 0, bowls=(12, 0, 0))

    play(state, 0, "upgrade E7 to TP", "+TW4")

    assert bowls(state) == (4, 8, 0)


def test_a_cult_bonus_brings_power() -> None:
    """TM-6.9: SCORE5, 4 power for each 4 steps of fire, so 8 for 9 steps; BON3 adds none."""
    state = position("witches", "nomads", round=5)
    give(state, 0, bowls=(12, 0, 0), cults=(9, 0, 0, 0))

    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    assert bowls(state) == (4, 8, 0)
    assert state.points[0] == 20


def test_cult_steps_bring_power() -> None:
    """TM-6.9: 1 for step 3."""
    state = position("witches", "nomads")
    give(state, 0, bowls=(12, 0, 0), cults=(0, 0, 0, 0))

    play(state, 0, "send p to EARTH for 3")

    assert bowls(state) == (11, 1, 0)


def test_the_stronghold_brings_power_to_the_alchemists() -> None:
    """TM-6.9: 12 at once."""
    state = position("alchemists", "nomads")
    put(state, 0, "F4:TP")
    give(state, 0, bowls=(12, 0, 0))

    play(state, 0, "upgrade F4 to SH")

    assert bowls(state) == (0, 12, 0)


def test_a_stronghold_brings_others_no_power_at_once() -> None:
    """TM-6.9"""
    state = position("witches", "nomads")
    put(state, 0, "F4:TP")
    give(state, 0, bowls=(12, 0, 0))

    play(state, 0, "upgrade F4 to SH")

    assert bowls(state) == (12, 0, 0)
