"""Action 7: special actions (TM-17), with the examples TM-X25 and TM-X26."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

FIRE, WATER, EARTH, AIR = range(4)


def everybody_passes(state: TerraMysticaState, *seats: int) -> None:
    """The seats pass in this order, each with the first scroll on offer."""
    for seat in seats:
        choice = min(text for text in options(GAME, state, seat) if text.startswith("pass"))
        play(state, seat, choice, "done")


def stock(state: TerraMysticaState, seat: int) -> tuple[int, ...]:
    """Everything a seat could pay with."""
    return (
        state.workers[seat],
        state.coins[seat],
        state.priests[seat],
        state.bowl1[seat],
        state.bowl2[seat],
        state.bowl3[seat],
        state.points[seat],
    )


def with_source(faction: str, space: str) -> TerraMysticaState:
    """The faction has a stronghold at A1, dwellings at A2 and I5, and what the space needs."""
    state = position(faction, "halflings" if faction != "halflings" else "witches", round=4)
    put(state, 0, "A1:SH", "A2", "I5")
    give(state, 0, scroll="BON4")
    if space.startswith("BON"):
        give(state, 0, scroll=space)
        give(state, 1, scroll="BON5")
    if space.startswith("FAV"):
        give(state, 0, favors=[space])
    return state


# In round 4 of these positions SCORE4 is valid: strongholds and sanctuaries; nothing below scores by it.
SPECIAL_ACTIONS = [
    ("auren", "ACTA", ["+FIRE"]),
    ("witches", "ACTW", ["build C3"]),
    ("swarmlings", "ACTS", ["upgrade A2 to TP"]),
    ("giants", "ACTG", ["transform A3 to red"]),
    ("nomads", "ACTN", ["transform A3 to yellow"]),
    ("chaos_magicians", "ACTC", []),
    ("witches", "FAV6", ["+WATER"]),
    ("dwarves", "FAV6", ["+AIR"]),
    ("witches", "BON1", ["transform B1 to red"]),
    ("witches", "BON2", ["+EARTH"]),
]


@pytest.mark.parametrize(("faction", "space", "choice"), SPECIAL_ACTIONS)
def test_a_special_action_costs_nothing(faction: str, space: str, choice: list[str]) -> None:
    """TM-17.2, TM-17.3: of each of the nine sources; cult steps below 3 bring no power either."""
    state = with_source(faction, space)
    give(state, 0, cults=(0, 0, 0, 0))
    before = stock(state, 0)

    play(state, 0, f"action {space}", *choice)

    assert stock(state, 0) == before


@pytest.mark.parametrize(("faction", "space", "choice"), SPECIAL_ACTIONS)
def test_a_special_action_is_used_once_a_round(faction: str, space: str, choice: list[str]) -> None:
    """TM-17.1: then it is marked with an action token until phase III."""
    state = with_source(faction, space)
    play(state, 0, f"action {space}", *choice)
    if space == "ACTC":
        play(state, 0, "send p to FIRE for 1", "done", "send p to FIRE for 1")
    play(state, 0, "done")
    everybody_passes(state, 1)

    assert GAME.waiting(state) == (0,)
    assert f"action {space}" not in options(GAME, state, 0)
    with refused("TM-17.1"):
        play(state, 0, f"action {space}")


@pytest.mark.parametrize(
    ("faction", "space", "choice"),
    [
        ("auren", "ACTA", ["+FIRE"]),
        ("witches", "ACTW", ["build C3"]),
        ("giants", "ACTG", ["transform A3 to red"]),
        ("nomads", "ACTN", ["transform A3 to yellow"]),
        ("dwarves", "FAV6", ["+AIR"]),
    ],
)
def test_in_the_next_round_it_may_be_used_again(faction: str, space: str, choice: list[str]) -> None:
    """TM-17.1: the token is removed in phase III."""
    state = with_source(faction, space)
    play(state, 0, f"action {space}", *choice, "done")
    everybody_passes(state, 1, 0)
    everybody_passes(state, 1)

    assert state.round == 5
    assert f"action {space}" in options(GAME, state, 0)


def test_the_witches_ride_builds_a_dwelling_free_of_charge_once_a_round() -> None:
    """TM-X25: with the stronghold, once per round."""
    state = with_source("witches", "ACTW")

    play(state, 0, "action ACTW", "build C3")

    assert (state.workers[0], state.coins[0]) == (10, 20)
    assert options(GAME, state, 0) >= {"done"}
    view = {hex["hex"]: hex for hex in GAME.view(state, None)["map"]}
    assert (view["C3"]["owner"], view["C3"]["building"]) == (0, "D")
    play(state, 0, "done")
    everybody_passes(state, 1)
    with refused("TM-17.1"):
        play(state, 0, "action ACTW")


def test_two_special_actions_are_two_actions() -> None:
    """TM-17.1: each has its own token; one is used in a turn."""
    state = with_source("auren", "ACTA")
    give(state, 0, favors=["FAV6"], cults=(0, 0, 0, 0))

    play(state, 0, "action ACTA", "+FIRE")
    assert "action FAV6" not in options(GAME, state, 0)
    play(state, 0, "done")
    everybody_passes(state, 1)
    play(state, 0, "action FAV6", "+FIRE", "done")

    assert state.cults[FIRE] == 3


@pytest.mark.parametrize(
    ("faction", "space"),
    [
        ("auren", "ACTA"),
        ("witches", "ACTW"),
        ("swarmlings", "ACTS"),
        ("giants", "ACTG"),
        ("nomads", "ACTN"),
        ("chaos_magicians", "ACTC"),
    ],
)
def test_without_the_stronghold_there_is_no_special_action(faction: str, space: str) -> None:
    """TM-17.2: the source is the stronghold."""
    state = position(faction, "halflings")
    put(state, 0, "A1:TP", "A2")

    assert f"action {space}" not in options(GAME, state, 0)
    with refused("TM-17.2"):
        play(state, 0, f"action {space}")


@pytest.mark.parametrize("space", ["ACTA", "ACTS", "ACTG", "ACTN", "ACTC", "FAV6", "FAV8", "BON2", "BON3"])
def test_only_what_one_has_can_be_used(space: str) -> None:
    """TM-17.2: not another faction's action, no tile or scroll of somebody else, none without an octagon."""
    state = position("witches", "halflings")
    put(state, 0, "A1:SH")
    give(state, 0, favors=["FAV8"], scroll="BON1")
    give(state, 1, favors=["FAV6"], scroll="BON2")

    with refused("TM-17.2"):
        play(state, 0, f"action {space}")


def test_a_faction_action_may_be_used_in_the_round_in_which_the_stronghold_was_built() -> None:
    """TM-17.4: but as an action of its own, so in a later turn."""
    state = position("witches", "halflings")
    put(state, 0, "A1:TP")

    play(state, 0, "upgrade A1 to SH")
    assert "action ACTW" not in options(GAME, state, 0)
    play(state, 0, "done")
    everybody_passes(state, 1)

    play(state, 0, "action ACTW", "build C3", "done")
    assert state.count(0, 0) == 1


def test_a_favor_tile_action_may_be_used_in_the_round_in_which_the_tile_was_taken() -> None:
    """TM-17.4: FAV6 brings water 2 when it is taken, its action one step more."""
    state = position("witches", "halflings")
    put(state, 0, "A1:TP")
    give(state, 0, cults=(0, 0, 0, 0))

    play(state, 0, "upgrade A1 to TE", "+FAV6", "done")
    everybody_passes(state, 1)
    play(state, 0, "action FAV6", "+WATER", "done")

    assert state.cults[WATER] == 3


def test_a_scroll_taken_when_passing_serves_from_the_next_round_on() -> None:
    """TM-17.4: passing ends the player's actions; next round its new holder uses it, though it was used before."""
    state = position("witches", "halflings")
    put(state, 0, "A1")
    put(state, 1, "H3")
    give(state, 0, scroll="BON2", cults=(0, 0, 0, 0))
    give(state, 1, scroll="BON1", cults=(0, 0, 0, 0))
    play(state, 0, "action BON2", "+AIR", "done")
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON3", "done")

    play(state, 1, "pass BON2")
    assert "action BON2" not in options(GAME, state, 1)
    play(state, 1, "done")

    assert (state.round, GAME.waiting(state)) == (4, (0,))
    play(state, 0, "send p to FIRE for 1", "done")
    play(state, 1, "action BON2", "+AIR", "done")
    assert state.cults[4 + AIR] == 1


def test_the_spade_scroll_is_an_action_1_with_one_free_spade() -> None:
    """TM-17.5: the hex becomes home terrain by that spade alone and may be built on at once for the usual cost."""
    state = position("witches", "halflings", round=1)
    put(state, 0, "A1")
    assert terrain(state, "A2") == "gray"  # next to green on the wheel

    play(state, 0, "action BON1", "transform A2 to green")
    assert (state.workers[0], state.coins[0]) == (10, 20)
    assert state.points[0] == 20 + 2  # SCORE1: the spade was used in phase II
    play(state, 0, "build A2", "done")

    assert terrain(state, "A2") == "green"
    assert (state.workers[0], state.coins[0]) == (10 - 1, 20 - 2)


def test_the_spade_scroll_must_transform_something() -> None:
    """TM-17.5: it cannot be used when no hex can be reached, nor be given up once it is begun."""
    state = position("witches", "halflings")
    with refused("TM-9.16"):
        play(state, 0, "action BON1")

    put(state, 0, "A1")
    play(state, 0, "action BON1")
    with refused("TM-9.16"):
        play(state, 0, "done")


@pytest.mark.parametrize("space", ["BON2", "FAV6"])
@pytest.mark.parametrize(("cult", "number"), [("FIRE", 0), ("WATER", 1), ("EARTH", 2), ("AIR", 3)])
def test_the_scroll_moves_its_holder_one_step_on_any_cult(space: str, cult: str, number: int) -> None:
    """TM-17.6, TM-X26: from 4 to 5, which brings 2 power; no priest is needed."""
    state = with_source("witches", space)
    give(state, 0, priests=0, cults=(4, 4, 4, 4), bowls=(4, 4, 4))

    play(state, 0, f"action {space}", f"+{cult}")

    assert state.cults[:4] == [5 if track == number else 4 for track in range(4)]
    assert (state.bowl1[0], state.bowl2[0], state.bowl3[0]) == (2, 6, 4)


def test_the_cult_is_chosen_by_its_name() -> None:
    """TM-17.6: `+FIRE` is read as the step it stands for, not as a tile."""
    state = with_source("witches", "BON2")
    play(state, 0, "action BON2")

    choices = [action for action in GAME.legal(state, 0) if str(action).startswith("+")]

    assert {str(choice) for choice in choices} == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    assert [GAME.read(str(choice)) for choice in choices] == choices


def test_a_cult_step_action_is_one_step_not_two() -> None:
    """TM-17.6: after the step the action is over."""
    state = with_source("witches", "BON2")

    play(state, 0, "action BON2", "+FIRE")

    with refused("TM-17.6"):
        play(state, 0, "+FIRE")


def test_the_engineers_bridge_is_not_limited_per_round() -> None:
    """TM-17.7: 2 workers each, from the start of the game, until the three bridges stand."""
    state = position("engineers", "halflings")
    put(state, 0, "C2")
    give(state, 0, workers=10)

    play(state, 0, "action ACTE", "bridge C2:D3", "done")
    everybody_passes(state, 1)
    play(state, 0, "action ACTE", "bridge C2:D4", "done")
    assert state.workers[0] == 10 - 2 - 2
    play(state, 0, "action ACTE", "bridge C2:E5", "done")

    assert [owner for _, owner in state.bridges] == [0, 0, 0]
    assert state.workers[0] == 10 - 2 - 2 - 2
    assert "action ACTE" not in options(GAME, state, 0)


def test_the_engineers_bridge_needs_two_workers() -> None:
    """TM-17.7, TM-36.1."""
    state = position("engineers", "halflings")
    put(state, 0, "C2")
    give(state, 0, workers=1)

    with refused("TM-36.1"):
        play(state, 0, "action ACTE")


def test_other_factions_have_no_bridge_for_workers() -> None:
    """TM-17.7: it is the Engineers' own action."""
    state = position("dwarves", "halflings")
    put(state, 0, "C2")

    assert "action ACTE" not in options(GAME, state, 0)
    with refused("TM-36.1"):
        play(state, 0, "action ACTE")


@pytest.mark.parametrize("building", ["C2", "C2:SH"])
def test_the_engineers_bridge_is_offered_once(building: str) -> None:
    """TM-17.7: one action, so one option, with and without the stronghold."""
    state = position("engineers", "halflings")
    put(state, 0, building)

    offered = Counter(str(action) for action in GAME.legal(state, 0))

    assert offered["action ACTE"] == 1
