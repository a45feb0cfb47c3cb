"""Action 6, power actions (TM-16), with the bridges."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction, NotationError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

# The 29 spans of the map: two land hexes that do not touch, with two river hexes between them.
DRAWN = """
A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5
C5:D6 D6:E8 D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
"""
SPANS = DRAWN.split()


def bowls(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def goods(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.workers[seat], state.coins[seat], state.priests[seat]


def bridges(state: TerraMysticaState) -> list[tuple[str, int]]:
    return [(bridge["span"], bridge["owner"]) for bridge in GAME.view(state, None)["bridges"]]


def witches(*buildings: str) -> TerraMysticaState:
    state = position("witches", "nomads")
    put(state, 0, *buildings)
    give(state, 0, bowls=(0, 0, 12))
    return state


# The six spaces


@pytest.mark.parametrize(
    "action, power, further",
    [
        ("action ACT1", 3, "bridge F4:G3"),
        ("action ACT2", 3, ""),
        ("action ACT3", 4, ""),
        ("action ACT4", 4, ""),
        ("action ACT5", 4, "transform E7 to green"),
        ("action ACT6", 6, "transform G2 to green"),
    ],
)
def test_the_spaces_cost_3_or_4_or_6_power(action: str, power: int, further: str) -> None:
    """TM-16.1, TM-X24: one power less will not do, whatever lies in the other bowls."""
    state = witches("F4")
    give(state, 0, bowls=(5, 5, power - 1))
    with refused("TM-16.1"):
        play(state, 0, action)
    assert action not in options(GAME, state, 0)

    give(state, 0, bowls=(0, 12 - power, power))
    play(state, 0, action, *([further] if further else []))

    assert bowls(state) == (power, 12 - power, 0)


@pytest.mark.parametrize(
    "action, after", [("ACT2", (10, 20, 3)), ("ACT3", (12, 20, 2)), ("ACT4", (10, 27, 2))]
)
def test_three_spaces_bring_a_priest_or_2_workers_or_7_coins(
    action: str, after: tuple[int, int, int]
) -> None:
    """TM-16.1"""
    state = witches("F4")

    play(state, 0, f"action {action}")

    assert goods(state) == after


def test_two_spaces_bring_one_and_two_spades_and_one_a_bridge() -> None:
    """TM-16.1"""
    for action, move in [("ACT5", "transform E7 to green"), ("ACT6", "transform G2 to green")]:
        state = witches("F4")
        play(state, 0, f"action {action}", move)
        assert terrain(state, move.split()[1]) == "green"
        assert goods(state) == (10, 20, 2)

    state = witches("F4")
    play(state, 0, "action ACT1", "bridge F4:G3")
    assert bridges(state) == [("F4:G3", 0)]
    assert goods(state) == (10, 20, 2)


@pytest.mark.parametrize("space", ["ACT7", "ACT0", "BON3", "FAV1"])
def test_there_is_no_other_space(space: str) -> None:
    """TM-16.1, TM-17.2"""
    state = witches("F4")

    with refused("TM-17.2"):
        play(state, 0, f"action {space}")


@pytest.mark.parametrize(
    "action, further",
    [
        ("action ACT1", "bridge F4:G3"),
        ("action ACT2", ""),
        ("action ACT3", ""),
        ("action ACT4", ""),
        ("action ACT5", "transform E7 to green"),
        ("action ACT6", "transform G2 to green"),
    ],
)
def test_each_space_is_used_once_in_a_round_by_one_player(action: str, further: str) -> None:
    """TM-16.2: neither by another nor again by the same; in the next round it is free."""
    state = witches("F4")
    put(state, 1, "B2", "E8")
    give(state, 1, bowls=(0, 0, 12))
    assert GAME.view(state, None)["power_actions"][action.split()[1]]
    play(state, 0, action, *([further] if further else []), "done")

    assert not GAME.view(state, None)["power_actions"][action.split()[1]]
    with refused("TM-16.2"):
        play(state, 1, action)
    assert action not in options(GAME, state, 1)
    play(state, 1, "pass BON3", "done")
    give(state, 0, bowls=(0, 0, 12))
    with refused("TM-16.2"):
        play(state, 0, action)
    play(state, 0, "pass BON4", "done")

    assert state.round == 4
    assert all(GAME.view(state, None)["power_actions"].values())
    assert action in options(GAME, state, 1)


def test_the_other_spaces_stay_free() -> None:
    """TM-16.2"""
    state = witches("F4")
    give(state, 1, bowls=(0, 0, 12))

    play(state, 0, "action ACT3", "done")
    play(state, 1, "action ACT4", "done")
    play(state, 0, "action ACT2")

    assert GAME.view(state, None)["power_actions"] == {
        "ACT1": True,
        "ACT2": False,
        "ACT3": False,
        "ACT4": False,
        "ACT5": True,
        "ACT6": True,
    }


def test_a_spade_space_is_an_action_1_with_free_spades() -> None:
    """TM-16.3: transform with two free spades and one bought, then build for the usual cost."""
    state = witches("F4")

    play(state, 0, "action ACT6", "transform E6 to green", "build E6")

    assert goods(state) == (10 - 3 - 1, 18, 2)
    assert state.points[0] == 22  # for the dwelling in round 3


def test_a_spade_space_needs_a_reachable_free_hex() -> None:
    """TM-16.3"""
    state = witches("F4")
    put(state, 1, "E7")
    play(state, 0, "action ACT5")

    with refused("TM-9.1"):
        play(state, 0, "transform E8 to green")
    with refused("TM-9.2"):
        play(state, 0, "transform E7 to green")


# Bridges


def test_a_bridge_is_placed_on_one_of_the_29_spans_beside_an_own_building() -> None:
    """TM-16.4: for a building on each hex of the map exactly the spans that end there."""
    assert len(SPANS) == 29
    ends = sorted({end for span in SPANS for end in span.split(":")})
    for hex in ends:
        state = witches(hex)
        play(state, 0, "action ACT1")
        spans = {option.removeprefix("bridge ") for option in options(GAME, state, 0) if ":" in option}
        found = {frozenset(span.split(":")) for span in spans}
        assert found == {frozenset(span.split(":")) for span in SPANS if hex in span.split(":")}, hex


def test_a_span_joins_two_land_hexes_across_the_river() -> None:
    """TM-16.4: neighbours, hexes far away and river hexes are no span."""
    for wrong in ("F3:F4", "A1:I12", "F4:r22", "F4:F4", "E7:G3", "r22:r29"):
        with pytest.raises(NotationError):
            GAME.read(f"bridge {wrong}")


def test_at_least_one_end_must_hold_an_own_building() -> None:
    """TM-16.4: a building of another player will not do."""
    state = witches("F4")
    put(state, 1, "E8")
    play(state, 0, "action ACT1")

    for span in ("E8:G3", "D6:E8", "C2:D3"):
        with refused("TM-16.4"):
            play(state, 0, f"bridge {span}")


def test_the_other_end_may_be_free_or_occupied() -> None:
    """TM-16.4"""
    for opponent in ((), ("G3",)):
        state = witches("F4")
        put(state, 1, *opponent)

        play(state, 0, "action ACT1", "bridge G3:F4")

        assert bridges(state) == [("F4:G3", 0)]


def test_without_a_span_the_bridge_space_cannot_be_used() -> None:
    """TM-16.4: no span ends on A1."""
    state = witches("A1")

    with refused("TM-16.4"):
        play(state, 0, "action ACT1")
    assert "action ACT1" not in options(GAME, state, 0)


def test_there_is_one_bridge_on_a_span() -> None:
    """TM-16.5: neither the owner nor the player on the other end may add one."""
    state = witches("F4")
    put(state, 1, "G3", "E8")
    play(state, 0, "action ACT1", "bridge F4:G3", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "pass BON4", "done")
    assert state.round == 4
    give(state, 1, bowls=(0, 0, 12))

    play(state, 1, "action ACT1")
    with refused("TM-16.5"):
        play(state, 1, "bridge F4:G3")
    assert "bridge F4:G3" not in options(GAME, state, 1)


def three_bridges() -> TerraMysticaState:
    """The Engineers have placed three bridges and could pay for more."""
    state = position("engineers", "nomads", turn=1)
    put(state, 0, "C2", "G1")
    play(state, 1, "pass BON3", "done")
    for span in ("C2:D3", "C2:D4", "F2:G1"):
        play(state, 0, "action ACTE", f"bridge {span}", "done")
    return state


def test_a_player_has_at_most_three_bridges() -> None:
    """TM-16.6"""
    state = three_bridges()

    assert "action ACT1" not in options(GAME, state, 0)
    with refused("TM-16.6"):
        play(state, 0, "action ACT1")


def test_a_third_bridge_can_be_placed() -> None:
    """TM-16.6: two have been placed before."""
    state = position("engineers", "nomads", turn=1)
    put(state, 0, "C2", "G1")
    play(state, 1, "pass BON3", "done")
    for span in ("C2:D3", "C2:D4"):
        play(state, 0, "action ACTE", f"bridge {span}", "done")

    play(state, 0, "action ACT1", "bridge F2:G1")

    assert len(bridges(state)) == 3


def test_a_bridge_is_never_removed() -> None:
    """TM-16.6: it is still there in the next round."""
    state = three_bridges()
    before = bridges(state)

    play(state, 0, "pass BON4", "done")

    assert state.round == 4
    assert bridges(state) == before == [("C2:D3", 0), ("C2:D4", 0), ("F2:G1", 0)]


def test_a_bridge_can_found_a_town_at_once() -> None:
    """TM-16.7: stronghold and trading post on one bank, trading post and dwelling on the other are worth 8."""
    state = witches("F4:SH", "E7:TP", "G3:TP", "H4")

    play(state, 0, "action ACT1", "bridge F4:G3")
    assert options(GAME, state, 0) >= {f"+TW{number}" for number in range(1, 6)}
    play(state, 0, "+TW3")

    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW3"]


def test_a_bridge_to_anything_else_founds_no_town() -> None:
    """TM-16.7: three buildings of the value 7 and a bridge to the building of an opponent."""
    state = witches("F4:SH", "E7:TP", "E6:TP")
    put(state, 1, "G3:TP")

    play(state, 0, "action ACT1", "bridge F4:G3")

    assert not [option for option in options(GAME, state, 0) if option.startswith("+")]


def test_over_the_bridge_the_other_bank_is_reached_in_a_later_action() -> None:
    """TM-16.8: without shipping; G3 is forest."""
    state = witches("F4")
    with refused("TM-9.1"):
        play(state, 0, "build G3")

    play(state, 0, "action ACT1", "bridge F4:G3")
    with pytest.raises(IllegalAction):
        play(state, 0, "build G3")
    play(state, 0, "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "build G3")

    assert GAME.view(state, None)["seats"][0]["buildings"]["dwelling"] == 2
    assert state.shipping[0] == 0


# The priest


def test_the_priest_space_may_be_used_without_a_priest_in_the_supply() -> None:
    """TM-16.9: the gain is lost, the power is spent and the space is covered."""
    state = witches("F4")
    give(state, 0, priests=7)

    play(state, 0, "action ACT2")

    assert state.priests[0] == 7
    assert bowls(state) == (3, 0, 9)
    assert not GAME.view(state, None)["power_actions"]["ACT2"]
