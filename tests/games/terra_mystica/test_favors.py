"""Favor tiles (TM-20)."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

ALL = [f"FAV{number}" for number in range(1, 13)]
FIRE, WATER, EARTH, AIR = range(4)


def temple(faction: str = "witches", round: int = 1, **amounts: object) -> TerraMysticaState:
    """A trading post at A1 about to become a temple, a dwelling at A4, home terrain at A5; round 1 scores spades."""
    state = position(faction, "halflings", round=round)
    put(state, 0, "A1:TP", "A4")
    for name in ("a5", "a6"):
        state.terrain[INDEX[name]] = state.faction(0).home
    give(state, 0, cults=(0, 0, 0, 0), workers=20, coins=40, **amounts)
    return state


def tiles(state: TerraMysticaState, seat: int) -> set[str]:
    return {text for text in options(GAME, state, seat) if text.startswith("+FAV")}


def next_round(state: TerraMysticaState) -> None:
    play(state, 0, "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "pass BON4", "done")


def test_a_player_never_owns_two_equal_favor_tiles() -> None:
    """TM-20.1: FAV5 is owned already, two more of it lie on the table."""
    state = temple(favors=["FAV5", "FAV9"])

    play(state, 0, "upgrade A1 to TE")

    assert tiles(state, 0) == {f"+{tile}" for tile in ALL} - {"+FAV5", "+FAV9"}
    with refused("TM-20.1"):
        play(state, 0, "+FAV5")


def test_two_tiles_taken_together_differ() -> None:
    """TM-20.1: Chaos Magicians take two for a temple."""
    state = temple("chaos_magicians")

    play(state, 0, "upgrade A1 to TE", "+FAV9")

    with refused("TM-20.1"):
        play(state, 0, "+FAV9")
    play(state, 0, "+FAV10")
    assert GAME.view(state, None)["seats"][0]["favors"] == ["FAV9", "FAV10"]


def test_different_players_may_own_equal_tiles() -> None:
    """TM-20.1: the rule is about one player."""
    state = temple()
    put(state, 1, "I5:TP")
    play(state, 0, "upgrade A1 to TE", "+FAV9", "done")

    play(state, 1, "upgrade I5 to TE", "+FAV9")

    assert GAME.view(state, None)["favors"]["FAV9"] == 1


def test_the_cult_steps_of_a_tile_are_taken_at_once_with_their_power() -> None:
    """TM-20.2: fire 3 to 5 with FAV5, and 2 power."""
    state = temple()
    give(state, 0, cults=(3, 0, 0, 0), bowls=(5, 7, 0))

    play(state, 0, "upgrade A1 to TE", "+FAV5")

    assert state.cults[:4] == [5, 0, 0, 0]
    assert (state.bowl1[0], state.bowl2[0], state.bowl3[0]) == (3, 9, 0)


def test_the_ability_of_a_tile_works_from_now_on() -> None:
    """TM-20.2: FAV11 pays for the dwelling of the next turn, in the same round."""
    state = temple()
    play(state, 0, "upgrade A1 to TE", "+FAV11", "done")
    assert state.points[0] == 20
    play(state, 1, "pass BON3", "done")

    play(state, 0, "build A5")

    assert state.points[0] == 20 + 2


def test_the_town_of_the_same_action_may_come_first_and_its_key_serve_the_tile() -> None:
    """TM-20.2: the sanctuary founds a town; town tile first, then FAV1 leads from fire 8 to 10."""
    state = temple()
    put(state, 0, "I1:TE", "I2:TP", "I3:TP")
    give(state, 0, cults=(8, 0, 0, 0))

    play(state, 0, "upgrade I1 to SA", "+TW1", "+FAV1", "climb FIRE")

    assert (state.cults[FIRE], state.keys[0]) == (10, 0)


def test_the_tile_may_come_first_and_the_town_later() -> None:
    """TM-20.2: then there was no key yet, and the marker stops at 9."""
    state = temple()
    put(state, 0, "I1:TE", "I2:TP", "I3:TP")
    give(state, 0, cults=(8, 0, 0, 0))

    play(state, 0, "upgrade I1 to SA", "+FAV1", "+TW1")

    assert (state.cults[FIRE], state.keys[0]) == (9, 1)


def ways_to_top(state: TerraMysticaState, seat: int, cult: int, depth: int = 5) -> bool:
    """Whether some order of the own choices brings a marker to step 10 in this turn."""
    if state.cults[seat * 4 + cult] == 10:
        return True
    if not depth or GAME.waiting(state) != (seat,):
        return False
    for text in sorted(options(GAME, state, seat)):
        if text.startswith(("+", "climb", "stay")):
            copy = state.copy()
            play(copy, seat, text)
            if ways_to_top(copy, seat, cult, depth - 1):
                return True
    return False


def test_the_cult_steps_of_fav5_may_follow_the_town_it_founds() -> None:
    """TM-20.2, TM-14.8: FAV5 on fire 8 founds a town of 6 power; with the key of that town its two steps lead to 10."""
    state = temple()
    put(state, 0, "I1:TP", "I2:TP", "I3", "I4")
    give(state, 0, cults=(8, 0, 0, 0))
    state.town_supply = [2, 0, 0, 0, 0]  # only the town tile that moves no marker
    state.favor_supply = [1 if tile == "FAV5" else 0 for tile in ALL]

    play(state, 0, "upgrade A1 to TE")

    assert ways_to_top(state, 0, FIRE)


@pytest.mark.parametrize(
    ("tile", "steps"),
    [
        ("FAV1", (3, 0, 0, 0)),
        ("FAV2", (0, 3, 0, 0)),
        ("FAV3", (0, 0, 3, 0)),
        ("FAV4", (0, 0, 0, 3)),
    ],
)
def test_each_cult_has_one_tile_of_three_steps(tile: str, steps: tuple[int, ...]) -> None:
    """TM-20.3: and after it is taken there is none left for others."""
    state = temple()
    put(state, 1, "I5:TP")
    play(state, 0, "upgrade A1 to TE", f"+{tile}")

    assert tuple(state.cults[:4]) == steps
    play(state, 0, "done")
    play(state, 1, "upgrade I5 to TE")
    with refused("TM-1.6"):
        play(state, 1, f"+{tile}")


@pytest.mark.parametrize(
    ("tile", "steps"),
    [
        ("FAV5", (2, 0, 0, 0)),
        ("FAV6", (0, 2, 0, 0)),
        ("FAV7", (0, 0, 2, 0)),
        ("FAV8", (0, 0, 0, 2)),
        ("FAV9", (1, 0, 0, 0)),
        ("FAV10", (0, 1, 0, 0)),
        ("FAV11", (0, 0, 1, 0)),
        ("FAV12", (0, 0, 0, 1)),
    ],
)
def test_eight_kinds_have_three_copies_and_their_steps(tile: str, steps: tuple[int, ...]) -> None:
    """TM-20.4."""
    state = temple()
    assert GAME.view(state, None)["favors"][tile] == 3

    play(state, 0, "upgrade A1 to TE", f"+{tile}")

    assert tuple(state.cults[:4]) == steps
    assert GAME.view(state, None)["favors"][tile] == 2


@pytest.mark.parametrize(
    ("tile", "workers", "coins", "power"),
    [
        ("FAV1", 0, 0, 0),
        ("FAV5", 0, 0, 0),
        ("FAV6", 0, 0, 0),
        ("FAV7", 1, 0, 1),
        ("FAV8", 0, 0, 4),
        ("FAV9", 0, 3, 0),
        ("FAV10", 0, 0, 0),
        ("FAV11", 0, 0, 0),
        ("FAV12", 0, 0, 0),
    ],
)
def test_income_of_a_favor_tile_starts_with_the_next_phase_1(
    tile: str, workers: int, coins: int, power: int
) -> None:
    """TM-20.4, TM-20.5: a temple at A1 and a dwelling at A4 give 2 workers and a priest, BON4 gives 3 power.

    FAV11 lies on earth, whose first step brings a coin as the cult bonus of round 1, FAV7 two of them.
    """
    state = temple()
    give(state, 0, bowls=(12, 0, 0), workers=2, coins=5, priests=0)
    play(state, 0, "upgrade A1 to TE", f"+{tile}")
    gained = 1 if tile == "FAV1" else 0  # step 3
    assert (state.workers[0], state.coins[0], state.bowl2[0]) == (0, 0, gained)

    next_round(state)

    bonus = {"FAV7": 2, "FAV11": 1}.get(tile, 0)
    assert state.round == 2
    assert (state.workers[0], state.coins[0], state.priests[0]) == (2 + workers, coins + bonus, 1)
    assert state.bowl2[0] == gained + 3 + power


@pytest.mark.parametrize(
    ("tile", "move", "points"),
    [
        ("FAV10", "upgrade A4 to TP", 3),
        ("FAV10", "build A5", 0),
        ("FAV10", "upgrade A1 to SH", 0),
        ("FAV11", "build A5", 2),
        ("FAV11", "upgrade A4 to TP", 0),
        ("FAV12", "upgrade A4 to TP", 0),
        ("FAV12", "pass BON3", 2),
        ("FAV9", "upgrade A4 to TP", 0),
    ],
)
def test_points_of_favor_tiles(tile: str, move: str, points: int) -> None:
    """TM-20.4: FAV10 for trading posts, FAV11 for dwellings, FAV12 at passing for one trading post."""
    state = temple(favors=[tile])

    play(state, 0, move)

    assert state.points[0] == 20 + points


def test_points_of_tiles_come_on_top_of_the_round() -> None:
    """TM-20.4: SCORE3 pays 2 for a dwelling, FAV11 two more."""
    state = temple(round=3, favors=["FAV11"])

    play(state, 0, "build A5")

    assert state.points[0] == 20 + 2 + 2


def test_if_every_tile_is_owned_nothing_is_taken() -> None:
    """TM-20.6: the temple is built all the same."""
    state = temple(favors=ALL)

    play(state, 0, "upgrade A1 to TE")

    assert tiles(state, 0) == set()
    play(state, 0, "done")
    if GAME.waiting(state) == (0,):
        play(state, 0, "done")
    assert GAME.waiting(state) == (1,)
    assert state.count(0, 2) == 1


def test_if_all_that_is_left_is_owned_nothing_is_taken() -> None:
    """TM-20.6: of the tiles on the table only FAV9 is left, and the player has it."""
    state = temple(favors=["FAV9"])
    state.favor_supply = [2 if tile == "FAV9" else 0 for tile in ALL]

    play(state, 0, "upgrade A1 to TE")

    with refused("TM-20.1"):
        play(state, 0, "+FAV9")
    assert "done" in options(GAME, state, 0)


def test_taking_a_tile_is_obligatory_when_one_is_available() -> None:
    """TM-20.7."""
    state = temple()
    play(state, 0, "upgrade A1 to TE")

    assert "done" not in options(GAME, state, 0)
    with refused("TM-20.7"):
        play(state, 0, "done")


def test_a_favor_tile_is_only_taken_for_a_temple_or_sanctuary() -> None:
    """TM-20.7: and one for each; a second one is refused."""
    state = temple()
    play(state, 0, "upgrade A1 to TE", "+FAV9")

    with refused("TM-12.7"):
        play(state, 0, "+FAV10")
