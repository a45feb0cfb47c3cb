"""Empires of the North by numbers."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import deal, give, play, position, put, sail
from research.random_play import check_observations, course_of, in_places, seen

CLANS = {"clans": "glenn,ulaf"}


def look(state: EmpiresState, seat: int) -> dict[str, Any]:
    return seen(course_of("empires_north", 2, CLANS), state, seat)


def names(feature: str) -> list[str]:
    """What stands where in an array, as its meaning tells it."""
    return (
        course_of("empires_north", 2, CLANS)
        .observer.features[feature]
        .meaning.rpartition(": ")[2]
        .split(", ")
    )


def there(feature: str, numbers: list[int]) -> dict[str, int]:
    """What is there, in an array that stands for the same things as this one."""
    return {name: number for name, number in zip(names(feature), numbers, strict=True) if number}


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"clans": "mackinnon,nanurjuk"})])
def test_only_sets_of_cards_and_large_handfuls_have_places_in_the_list(
    seats: int, options: dict[str, str]
) -> None:
    found = in_places(course_of("empires_north", seats, options), range(8))
    assert found.pop("KeepCards") > 100
    assert found.keys() <= {"ReleaseGoods"} and found.total() < 20


def test_of_own_cards_only_those_of_the_clans_of_the_set_up_have_numbers() -> None:
    agreed, any_clan = (course_of("empires_north", 2, options).numbering for options in (CLANS, {}))
    assert agreed.own < any_clan.own
    texts = {str(action) for action in agreed.actions(0)}
    assert {"build wool-market", "use wool-market.2", "attack 1 longship-yard"} <= {
        *texts,
        "attack 1 longship-yard",
    }
    assert not any("grain-bank" in text for text in texts)
    assert any("grain-bank" in str(action) for action in any_clan.actions(0))


def test_a_copy_can_be_used_as_what_it_copies() -> None:
    """EN-10.7."""
    course = course_of("empires_north", 2, CLANS)
    course.state = position("glenn", "ulaf")
    put(course.state, 0, "wool-market, twin-chimneys as wool-market")
    give(course.state, 0, "2 sheep")
    texts = [str(course.legal(0)[number]) for number in course.legal(0) if number < course.numbering.own]
    assert {"use wool-market", "use twin-chimneys"} <= {*texts}


def test_hands_of_others_are_seen_as_far_as_they_are_known() -> None:
    state = position("glenn", "ulaf")
    deal(state, 0, "ceilidh wool-market")
    state.known[0] = (CardName("ceilidh"),)
    own, other = look(state, 0), look(state, 1)
    assert there("own", own["own"][0]) == {"ceilidh": 1, "wool-market": 1}
    assert not any(map(any, other["own"]))
    assert there("own", other["known"][1]) == {"ceilidh": 1} == there("own", own["known"][0])
    assert other["players"][1][14] == 2


def test_pieces_stand_where_they_are_called() -> None:
    state = position("glenn", "ulaf")
    put(
        state,
        0,
        "wool-market exhausted, wool-market, twin-chimneys as wool-market, watch-on-the-loch with 1 worker",
    )
    for seat, place in ((0, 0), (1, 1)):
        found = look(state, seat)
        empire = there("empires", found["empires"][place])
        assert empire == {
            **dict.fromkeys(("oat-field", "birch-wood", "pasture"), 1),
            "wool-market": 2,
            "wool-market.2": 1,
            "twin-chimneys": 1,
            "watch-on-the-loch": 1,
        }
        assert sum(map(sum, found["tokens"][place])) == 1
        assert sum(number > 0 for number in found["copied"][place]) == 1


def test_an_upgrade_tells_its_field() -> None:
    state = position("glenn", "ulaf")
    put(state, 0, "wool-shed on pasture")
    [attached] = [number for number in look(state, 0)["attached"][0] if number]
    assert names("empires")[attached - 1] == "pasture"


def test_ships_tell_their_owner_and_what_they_carry() -> None:
    state = position("glenn", "ulaf")
    sail(state, "0:fish 1:gold+raze")
    assert look(state, 0)["queue"][:3] == [[1, 1, 0], [2, 2, 1], [0, 0, 0]]
    assert look(state, 1)["queue"][:3] == [[2, 1, 0], [1, 2, 1], [0, 0, 0]]


def test_a_question_tells_the_card_that_asks() -> None:
    state = position("glenn", "ulaf")
    put(state, 0, "neighbourly-cottage")
    deal(state, 0, "neighbourly-cottage")
    give(state, 0, "1 wood")
    play(state, 0, "build neighbourly-cottage")
    found = look(state, 1)
    assert (found["asked"][1], found["asked"][2]) == (0, 1)
    assert found["about"] == look(state, 0)["about"] and found["about"][0] and found["about"][1] == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_observations_tell_what_views_tell(seats: int) -> None:
    check_observations(course_of("empires_north", seats), range(2), 300)
