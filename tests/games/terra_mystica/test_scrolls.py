"""Bonus scrolls (TM-21)."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

ALL = [f"BON{number}" for number in range(1, 10)]


@pytest.mark.parametrize(
    ("scroll", "workers", "coins", "priests", "power"),
    [
        ("BON1", 0, 2, 0, 0),
        ("BON2", 0, 4, 0, 0),
        ("BON3", 0, 6, 0, 0),
        ("BON4", 0, 0, 0, 3),
        ("BON5", 1, 0, 0, 3),
        ("BON6", 2, 0, 0, 0),
        ("BON7", 1, 0, 0, 0),
        ("BON8", 0, 0, 1, 0),
        ("BON9", 0, 2, 0, 0),
    ],
)
def test_the_income_of_a_scroll_is_paid_to_its_holder_in_phase_1(
    scroll: str, workers: int, coins: int, priests: int, power: int
) -> None:
    """TM-21.1, TM-21.2: nothing built, so the board gives 1 worker; nothing comes when the scroll is taken."""
    others = [code for code in ALL if code != scroll][:4]
    state = position("witches", "halflings", round=1, scrolls=",".join([scroll, *others]))
    give(state, 0, scroll=others[0], cults=(0, 0, 0, 0), workers=0, coins=0, priests=0, bowls=(12, 0, 0))
    give(state, 1, scroll=others[1], cults=(0, 0, 0, 0))

    play(state, 0, f"pass {scroll}", "done")
    assert (state.workers[0], state.coins[0], state.priests[0], state.bowl2[0]) == (0, 0, 0, 0)
    play(state, 1, f"pass {others[2]}", "done")

    assert state.round == 2
    assert (state.workers[0], state.coins[0], state.priests[0]) == (1 + workers, coins, priests)
    assert (state.bowl1[0], state.bowl2[0], state.bowl3[0]) == (12 - power, power, 0)


@pytest.mark.parametrize(("scroll", "usable"), [(code, code in ("BON1", "BON2")) for code in ALL])
def test_two_scrolls_have_a_special_action(scroll: str, usable: bool) -> None:
    """TM-21.1: BON1 a spade, BON2 a cult step."""
    others = [code for code in ALL if code != scroll][:4]
    state = position("witches", "halflings", scrolls=",".join([scroll, *others]))
    put(state, 0, "A1")
    give(state, 0, scroll=scroll)

    assert (f"action {scroll}" in options(GAME, state, 0)) is usable


def test_a_returned_scroll_pays_its_next_holder() -> None:
    """TM-21.2: seat 0 gives BON3 back and seat 1 takes it; its 6 coins go to seat 1 alone."""
    state = position("witches", "halflings", round=1)
    give(state, 0, scroll="BON3", coins=0, cults=(0, 0, 0, 0))
    give(state, 1, scroll="BON2", coins=0, cults=(0, 0, 0, 0))

    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON3", "done")

    assert state.coins == [0, 6]


def test_the_shipping_scroll_adds_one_to_shipping_in_phase_2() -> None:
    """TM-21.3: C1 lies one river hex beyond A3."""
    state = position("witches", "halflings")
    put(state, 0, "A3")
    with refused("TM-9.1"):
        play(state, 0, "transform C1 to green")

    give(state, 0, scroll="BON4")
    play(state, 0, "transform C1 to green")

    assert terrain(state, "C1") == "green"


def test_the_shipping_scroll_comes_on_top_of_the_level() -> None:
    """TM-21.3: two river hexes, r18 and r19, lie between E8 and E9."""
    state = position("witches", "halflings")
    put(state, 0, "E8")
    give(state, 0, shipping=1)
    with refused("TM-9.1"):
        play(state, 0, "build E9")

    give(state, 0, scroll="BON4")

    play(state, 0, "build E9")
    assert state.count(0, 0) == 2


def test_the_shipping_scroll_does_not_count_in_phase_3() -> None:
    """TM-21.3: SCORE2 gives a spade for earth 4; of A3's surroundings C1 is out of reach."""
    state = position("witches", "halflings", round=2)
    put(state, 0, "A3")
    give(state, 0, cults=(0, 0, 4, 0))
    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON3", "done")

    assert GAME.waiting(state) == (0,)
    hexes = {text.split()[1] for text in options(GAME, state, 0) if text.startswith("transform")}
    assert hexes == {"A2", "A4"}
    with refused("TM-9.1"):
        play(state, 0, "transform C1 to brown")


def test_the_shipping_scroll_does_not_count_in_the_final_area_scoring() -> None:
    """TM-21.3: A3 and C1 are two areas of one building; the Halflings' area of two is larger."""
    state = position("witches", "halflings", round=6)
    put(state, 0, "A3", "C1")
    put(state, 1, "I1", "I2")
    give(state, 0, scroll="BON4")
    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    outcome = GAME.outcome(state)

    assert outcome is not None
    areas = [line.points for seat in outcome.standings for line in seat.lines if line.what == ("network",)]
    assert areas == [12, 18]


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_dwarves_and_fakirs_get_nothing_from_the_shipping_scroll(faction: str) -> None:
    """TM-21.3: C1 beyond the river can be reached by tunnel or carpet only; here just the dwelling could be paid."""
    state = position(faction, "halflings")
    put(state, 0, "A3")
    state.terrain[INDEX["c1"]] = state.faction(0).home
    give(state, 0, workers=1, coins=2, priests=0, scroll="BON4")

    with refused({"dwarves": "TM-35.2", "fakirs": "TM-26.2"}[faction]):
        play(state, 0, "build C1")


def test_missing_spades_are_bought_with_the_spade_scroll() -> None:
    """TM-21.4: A1, brown to green, takes three spades: one free, two for 3 workers each."""
    state = position("witches", "halflings")
    put(state, 0, "A2")
    assert terrain(state, "A1") == "brown"

    play(state, 0, "action BON1", "transform A1 to green")

    assert state.workers[0] == 10 - 2 * 3


def test_missing_spades_that_cannot_be_paid_are_refused() -> None:
    """TM-21.4: with 5 workers only one spade more."""
    state = position("witches", "halflings")
    put(state, 0, "A2")
    give(state, 0, workers=5)
    play(state, 0, "action BON1")

    with refused("TM-9.7"):
        play(state, 0, "transform A1 to green")
    play(state, 0, "transform A1 to black")
    assert state.workers[0] == 5


def test_a_scroll_is_held_for_one_round_and_may_be_taken_again_later() -> None:
    """TM-21.5: BON1 is returned in round 3 and taken again in round 4."""
    state = position("witches", "halflings")
    with refused("TM-18.3"):
        play(state, 0, "pass BON1")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "pass BON1", "done")

    assert GAME.view(state, None)["seats"][0]["scroll"] == "BON1"
