"""Action 8: pass (TM-18), with the example TM-X27."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def passes(state: TerraMysticaState, seat: int) -> set[str]:
    return {text for text in options(GAME, state, seat) if text.startswith("pass")}


def scroll_of(state: TerraMysticaState, seat: int) -> str | None:
    found: str | None = GAME.view(state, None)["seats"][seat]["scroll"]
    return found


def put_coins(state: TerraMysticaState, scroll: str, coins: int) -> None:
    state.scroll_coins[state.tiles.scroll_index[scroll]] = coins


def test_a_passing_player_takes_no_more_actions_this_round() -> None:
    """TM-18.1: the others go on, one turn each; the one who passed is skipped."""
    state = position("witches", "halflings", "nomads")

    play(state, 0, "pass BON4")
    with refused("TM-4.5"):
        play(state, 0, "send p to FIRE for 1")
    play(state, 0, "done")
    for seat in (1, 2, 1, 2):
        assert GAME.waiting(state) == (seat,)
        play(state, seat, "send p to FIRE for 1", "done")

    assert GAME.waiting(state) == (1,)
    with refused("TM-4.5"):
        play(state, 0, "send p to FIRE for 1")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_to_pass_is_the_next_start_player(first: int) -> None:
    """TM-18.2: whatever the order in which the others pass."""
    state = position("witches", "halflings", "nomads", turn=first)
    for seat, scroll in zip((first, (first + 1) % 3, (first + 2) % 3), ("BON4", "BON5", "BON6")):
        play(state, seat, f"pass {scroll}", "done")

    assert state.round == 4
    assert GAME.waiting(state) == (first,)


def test_a_player_takes_one_of_the_three_scrolls_lying_open() -> None:
    """TM-18.3: with two players three of five; not the own one, not the one of somebody else."""
    state = position("witches", "halflings")

    assert passes(state, 0) == {"pass BON3", "pass BON4", "pass BON5"}
    for scroll in ("BON1", "BON2", "BON9"):  # the own one, the other's, one that is not in the game
        with refused("TM-18.3"):
            play(state, 0, f"pass {scroll}")
    with refused("TM-18.3"):
        play(state, 0, "pass")

    play(state, 0, "pass BON4")
    assert scroll_of(state, 0) == "BON4"


def test_scrolls_returned_earlier_this_round_may_be_taken() -> None:
    """TM-18.3: the second to pass may take what the first returned."""
    state = position("witches", "halflings", "nomads")
    play(state, 0, "pass BON4", "done")

    assert passes(state, 1) == {"pass BON1", "pass BON5", "pass BON6"}
    play(state, 1, "pass BON1", "done")

    assert passes(state, 2) == {"pass BON2", "pass BON5", "pass BON6"}


def test_coins_on_the_taken_scroll_go_to_the_player() -> None:
    """TM-18.4: and are no longer on it when it is returned."""
    state = position("witches", "halflings")
    put_coins(state, "BON3", 4)
    put_coins(state, "BON5", 1)

    play(state, 0, "pass BON3")

    assert state.coins[0] == 20 + 4
    assert GAME.view(state, None)["scrolls"] == {"BON1": 0, "BON4": 0, "BON5": 1}


def test_coins_that_were_taken_are_no_longer_on_the_scroll() -> None:
    """TM-18.4: BON3 with 4 coins is taken and returned a round later; its next holder finds nothing on it."""
    state = position("witches", "halflings")
    put_coins(state, "BON3", 4)
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON5", "done")
    coins = state.coins[1]

    play(state, 1, "pass BON3")

    assert state.coins[1] == coins


# A stronghold, a sanctuary, three trading posts, five dwellings, two temples, far apart from each other's towns.
CITY = ("A1:SH", "I1:SA", "A5:TP", "A9:TP", "A13:TP", "I3", "I5", "I7", "I9", "E1", "E5:TE", "E9:TE")


@pytest.mark.parametrize(
    ("scroll", "points"),
    [
        ("BON1", 0),
        ("BON2", 0),
        ("BON3", 0),
        ("BON4", 0),
        ("BON5", 0),
        ("BON6", 4 + 4),
        ("BON7", 2 * 3),
        ("BON8", 0),
        ("BON9", 1 * 5),
    ],
)
def test_the_returned_scroll_scores(scroll: str, points: int) -> None:
    """TM-18.5, TM-X27: BON9 1 for each dwelling, BON7 2 for each trading post, BON6 4 for stronghold and sanctuary."""
    spare = [code for code in ("BON1", "BON2", "BON3", "BON4", "BON5") if code != scroll][:4]
    state = position("witches", "halflings", scrolls=",".join([scroll, *spare]))
    put(state, 0, *CITY)
    give(state, 0, scroll=scroll)
    give(state, 1, scroll=spare[0])

    play(state, 0, f"pass {spare[1]}")

    assert state.points[0] == 20 + points


@pytest.mark.parametrize(
    ("buildings", "points"), [((), 0), (("A1:SH",), 4), (("A1:SA",), 4), (("A1:TE",), 0)]
)
def test_stronghold_and_sanctuary_score_four_each(buildings: tuple[str, ...], points: int) -> None:
    """TM-18.5, TM-X27: BON6 counts only what stands on the map."""
    state = position("witches", "halflings", scrolls="BON6,BON2,BON3,BON4,BON5")
    put(state, 0, *buildings)
    give(state, 0, scroll="BON6")

    play(state, 0, "pass BON3")

    assert state.points[0] == 20 + points


def test_the_scroll_just_taken_does_not_score() -> None:
    """TM-18.5: only the one that is returned; buildings of others do not count."""
    state = position("witches", "halflings", scrolls="BON1,BON2,BON3,BON4,BON9")
    put(state, 0, "A1", "A3")
    put(state, 1, "I1", "I3")

    play(state, 0, "pass BON9", "done")
    assert state.points[0] == 20
    play(state, 1, "pass BON1")
    assert state.points[1] == 20


@pytest.mark.parametrize(("posts", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_fav12_scores_by_the_number_of_trading_posts(posts: int, points: int) -> None:
    """TM-18.5: 2, 3, 3, 4 points for 1, 2, 3, 4 trading posts."""
    state = position("witches", "halflings")
    put(state, 0, "I5", *[f"{hex}:TP" for hex in ("A1", "A4", "A7", "A10")[:posts]])
    give(state, 0, favors=["FAV12"])

    play(state, 0, "pass BON3")

    assert state.points[0] == 20 + points


def test_scroll_and_favor_tile_score_together() -> None:
    """TM-18.5: BON7 2 for each of two trading posts, FAV12 3 for two of them."""
    state = position("witches", "halflings", scrolls="BON7,BON2,BON3,BON4,BON5")
    put(state, 0, "A1:TP", "A4:TP")
    give(state, 0, favors=["FAV12"], scroll="BON7")

    play(state, 0, "pass BON3")

    assert state.points[0] == 20 + 4 + 3


@pytest.mark.parametrize(("stronghold", "points"), [("A1:SH", 3 * 2), ("A1:TP", 0)])
def test_engineers_with_the_stronghold_score_their_bridges(stronghold: str, points: int) -> None:
    """TM-18.5: 3 for each own bridge with own buildings on both ends; the one to the empty E5 brings nothing."""
    state = position("engineers", "halflings")
    put(state, 0, stronghold, "C2", "D3", "D4")
    play(state, 0, "action ACTE", "bridge C2:D3", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "action ACTE", "bridge C2:D4", "done")
    play(state, 0, "action ACTE", "bridge C2:E5", "done")

    play(state, 0, "pass BON4")

    assert state.points[0] == 20 + points


def test_a_bridge_of_somebody_else_scores_nothing() -> None:
    """TM-18.5: own bridges only."""
    state = position("engineers", "halflings", turn=1)
    put(state, 0, "A1:SH", "C2")
    put(state, 1, "D3")
    play(state, 1, "action ACT1", "bridge C2:D3", "done")

    play(state, 0, "pass BON3")

    assert state.points[0] == 20


def test_in_the_last_round_scrolls_are_returned_and_score_but_none_is_taken() -> None:
    """TM-18.6: the scroll returned by the first is not taken by the second either."""
    state = position("witches", "halflings", round=6, scrolls="BON9,BON2,BON3,BON4,BON5")
    put(state, 0, "A1", "A3", "A5")
    give(state, 0, scroll="BON9")
    put_coins(state, "BON3", 5)

    assert passes(state, 0) == {"pass"}
    with refused("TM-18.6"):
        play(state, 0, "pass BON3")
    play(state, 0, "pass")

    assert state.points[0] == 20 + 3
    assert state.coins[0] == 20
    assert scroll_of(state, 0) is None
    play(state, 0, "done")
    assert passes(state, 1) == {"pass"}
    play(state, 1, "pass", "done")
    assert set(GAME.view(state, None)["scrolls"]) == {"BON9", "BON2", "BON3", "BON4", "BON5"}


@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_the_new_scroll_is_public_though_it_may_lie_face_down(watcher: int | None) -> None:
    """TM-18.7: everybody sees who has passed and with which scroll."""
    state = position("witches", "halflings")
    play(state, 0, "pass BON5", "done")

    view = GAME.view(state, watcher)

    assert view["seats"][0]["scroll"] == "BON5"
    assert view["passed"] == [0]


@pytest.mark.parametrize(("variant", "known"), [("clockwise", [1, 2, 0]), ("pass_order", [1])])
def test_the_order_of_the_next_round_is_shown_as_far_as_it_is_known(variant: str, known: list[int]) -> None:
    state = position("witches", "halflings", "nomads", turn_order=variant)
    assert GAME.view(state, None)["next"] == []
    play(state, 0, "send p to FIRE for 3", "done")
    play(state, 1, "pass BON5", "done")

    assert GAME.view(state, None)["next"] == known
