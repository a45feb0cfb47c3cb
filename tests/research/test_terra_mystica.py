"""Terra Mystica by numbers."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from research.random_play import check_observations, course_of, in_places, seen

ASKED = ("what", "me", "whom", "whose", "power", "favors", "towns", "ordain", "cult", "steps", "colour")
SPADES = ("free", "leapt", "bonus", "optional", "first", "second")


def look(state: TerraMysticaState, seat: int) -> dict[str, Any]:
    found = seen(course_of("terra_mystica", state.seats), state, seat)
    found["asked"] = dict(zip((*ASKED, *SPADES), found["asked"], strict=True))
    return found


def what(state: TerraMysticaState) -> int:
    """The number of what is asked now."""
    observer: Any = course_of("terra_mystica", state.seats).observer
    number: int = observer.decisions[type(state.agenda[-1]).__name__]
    return number


@pytest.mark.parametrize(("seats", "tiles"), [(2, "box"), (4, "later")])
def test_every_answer_has_a_number_of_its_own(seats: int, tiles: str) -> None:
    assert not in_places(course_of("terra_mystica", seats, {"tiles": tiles}), range(4))


def test_the_largest_offer_of_power_that_there_can_be_has_a_number() -> None:
    """TM-13.1: around one hex can stand stronghold, sanctuary and all trading posts and temples of a player."""
    numbering = course_of("terra_mystica", 2).numbering
    offers = [action.offer for action in numbering.actions(0) if str(action).startswith("leech")]  # type: ignore[attr-defined]
    assert max(offers) >= 3 + 3 + 4 * 2


def test_boards_stand_from_the_own_one_on_in_turn_order() -> None:
    state = position("witches", "nomads", "giants")
    put(state, 1, "E5:TP", "F4")
    give(state, 1, coins=17, cults=(1, 2, 3, 4), favors=["FAV6"])
    for seat, place in ((1, 0), (0, 1), (2, 2)):
        found = look(state, seat)
        assert found["buildings"][place][Kind.TP][INDEX["e5"]] == 1
        assert sum(map(sum, found["buildings"][place])) == 2
        assert found["players"][place][5] == 17
        assert found["cults"][place] == [1, 2, 3, 4]
        assert sum(found["favors"][place]) == 1
    assert look(state, 0)["asked"]["me"] == 1
    assert look(state, 2)["asked"]["me"] == 0 and look(state, 2)["asked"]["whom"] == 2


def test_income_and_network_are_worked_out_anew_when_something_is_built() -> None:
    """TM-5.2, TM-24.6."""
    state = position("witches", "nomads")
    put(state, 0, "E5")
    before = look(state, 0)
    put(state, 0, "E6")
    after = look(state, 0)
    assert (before["players"][0][16], after["players"][0][16]) == (1, 2)
    assert after["income"][0][0] == before["income"][0][0] + 1


def test_power_is_offered_with_how_much_and_by_whom() -> None:
    state = position("witches", "nomads")
    put(state, 0, "E5")
    put(state, 1, "E6:TP")
    play(state, 0, "upgrade E5 to TP", "done")
    asked = look(state, 1)["asked"]
    assert asked["what"] == what(state) and (asked["me"], asked["whose"], asked["power"]) == (1, 2, 2)
    assert look(state, 0)["asked"]["whose"] == 1


def test_spades_under_way_are_seen() -> None:
    state = position("giants", "witches")
    put(state, 0, "E5")
    give(state, 0, bowls=(0, 0, 12))
    free = look(state, 0)["asked"]["free"]
    play(state, 0, "action ACT6")
    assert (free, look(state, 0)["asked"]["free"]) == (0, 2)


def test_observations_tell_what_views_tell() -> None:
    check_observations(course_of("terra_mystica", 3), range(2))
