"""Phase III: cult bonuses and clean-up (TM-23), with the example TM-X31."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused


def bonus(faction: str, *buildings: str, earth: int = 4, **chosen: str) -> TerraMysticaState:
    """The end of round 2 (SCORE2: a spade for four steps of earth): only this faction has steps and uses its spades."""
    other = "nomads" if faction in ("halflings", "cultists") else "halflings"
    state = position(faction, other, round=2, turn=0, **chosen)
    put(state, 0, *buildings)
    give(state, 0, cults=(0, 0, earth, 0))
    give(state, 1, cults=(0, 0, 0, 0))
    return state


def both_pass(state: TerraMysticaState) -> None:
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")


def transforms(state: TerraMysticaState, seat: int = 0) -> set[str]:
    return {text for text in options(GAME, state, seat) if text.startswith("transform")}


def hexes(state: TerraMysticaState, seat: int = 0) -> set[str]:
    return {text.split()[1] for text in transforms(state, seat)}


def asked_for_spades(state: TerraMysticaState) -> bool:
    return bool(GAME.view(state, None)["question"]["what"] == "BonusSpades")


def test_bonuses_come_first_then_tokens_are_removed_and_coins_laid() -> None:
    """TM-23.1: while the spades are used, the tokens still lie there, the scrolls are bare, the tile is up."""
    state = bonus("witches", "A3")
    play(state, 0, "action ACT2", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON3", "done")

    view = GAME.view(state, None)
    assert asked_for_spades(state)
    assert (view["round"], view["power_actions"]["ACT2"]) == (2, False)
    assert view["scrolls"] == {"BON1": 0, "BON2": 0, "BON5": 0}
    play(state, 0, "done")

    view = GAME.view(state, None)
    assert (view["round"], view["power_actions"]["ACT2"]) == (3, True)
    assert view["scrolls"] == {"BON1": 1, "BON2": 1, "BON5": 1}


def test_power_as_a_cult_bonus_costs_no_points() -> None:
    """TM-23.2: SCORE5 in round 5, fire 8: 8 power."""
    state = position("witches", "halflings", round=5)
    give(state, 0, cults=(8, 0, 0, 0), bowls=(12, 0, 0))

    both_pass(state)

    assert (state.bowl1[0], state.bowl2[0], state.points[0]) == (4, 8, 20)


def test_each_player_gets_the_bonus_by_the_own_marker() -> None:
    """TM-23.2: SCORE4 in round 4: fire 6, 1, 0 for three players; nothing is built, so 1 worker of income each."""
    state = position("witches", "halflings", "nomads", round=4)
    for seat, fire in enumerate((6, 1, 0)):
        give(state, seat, cults=(fire, 0, 0, 0), workers=0, scroll=f"BON{seat + 1}")
    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON1", "done")
    play(state, 2, "pass BON2", "done")

    assert state.workers == [3 + 1, 0 + 1, 0 + 1]


def three_with_spades(**chosen: str) -> TerraMysticaState:
    """Three players with a spade each; they pass in the order 1, 0, 2."""
    state = position("witches", "halflings", "nomads", round=2, turn=1, **chosen)
    for seat, hex in enumerate(("A3", "H3", "E5")):
        put(state, seat, hex)
        give(state, seat, cults=(0, 0, 4, 0))
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")
    return state


@pytest.mark.parametrize(("turn_order", "order"), [("clockwise", [1, 2, 0]), ("pass_order", [1, 0, 2])])
def test_spades_are_used_in_the_player_order_of_the_next_round(turn_order: str, order: list[int]) -> None:
    """TM-23.3: from its start player clockwise; by the variant in the order of passing."""
    state = three_with_spades(turn_order=turn_order)

    asked = []
    while asked_for_spades(state):
        [seat] = GAME.waiting(state)
        asked.append(seat)
        play(state, seat, "done")

    assert asked == order


def test_a_hex_transformed_by_one_player_is_changed_for_the_next() -> None:
    """TM-23.3: they are used one after another."""
    state = position("witches", "nomads", round=2)
    put(state, 0, "A3")
    put(state, 1, "A5")
    give(state, 0, cults=(0, 0, 4, 0))
    give(state, 1, cults=(0, 0, 4, 0))
    both_pass(state)

    play(state, 0, "transform A4 to green")

    assert {text for text in transforms(state, 1) if "A4" in text} == {
        "transform A4 to blue",
        "transform A4 to gray",
    }


def test_bonus_spades_are_used_now_or_lost() -> None:
    """TM-23.4: in the next round a spade costs 3 workers as ever."""
    state = bonus("witches", "A3")
    both_pass(state)
    assert "done" in options(GAME, state, 0)

    play(state, 0, "done")

    assert GAME.view(state, None)["question"]["what"] == "TakeTurn"
    give(state, 0, workers=2)
    with refused("TM-9.7"):
        play(state, 0, "transform A4 to green")


def test_one_of_two_spades_may_be_lost() -> None:
    """TM-23.4."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)

    play(state, 0, "transform E1 to blue")
    assert asked_for_spades(state)
    play(state, 0, "done")

    assert state.round == 3


def test_no_further_spades_may_be_bought() -> None:
    """TM-23.5: E1 is two spades from green; nothing is paid for the one."""
    state = bonus("witches", "E2")
    both_pass(state)
    workers = state.workers[0]

    with refused("TM-23.5"):
        play(state, 0, "transform E1 to green")
    play(state, 0, "transform E1 to blue")

    assert terrain(state, "E1") == "blue"
    assert state.workers[0] == workers + 2 + 0  # income of the dwelling row; BON3 gives coins


def test_the_second_hex_gets_no_bought_spade_either() -> None:
    """TM-23.5: one spade is left after F1; D1 is green, red would be two spades away."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)
    play(state, 0, "transform E1 to blue")

    with refused("TM-23.5"):
        play(state, 0, "transform D1 to red")
    assert asked_for_spades(state)


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
@pytest.mark.parametrize("building", ["E2", "E2:SH"])
def test_no_tunnel_and_no_flight_for_bonus_spades(faction: str, building: str) -> None:
    """TM-23.6: the hex must be directly adjacent; E4 is two hexes away."""
    state = bonus(faction, building)
    give(state, 0, workers=10, priests=5)
    both_pass(state)

    assert hexes(state) <= {"D1", "D2", "E1", "E3", "F1", "F2"}
    assert "E3" in hexes(state)
    before = (state.priests[0], state.points[0])
    with pytest.raises(IllegalAction):
        play(state, 0, "transform E4 to green")
    assert (state.priests[0], state.points[0]) == before


@pytest.mark.parametrize(("level", "reached"), [(0, False), (1, True)])
def test_normal_shipping_counts_for_reaching_a_hex(level: int, reached: bool) -> None:
    """TM-23.7: C1 lies one river hex beyond A3."""
    state = bonus("witches", "A3")
    give(state, 0, shipping=level)
    both_pass(state)

    assert ("C1" in hexes(state)) is reached


def test_the_shipping_scroll_does_not_count_for_reaching_a_hex() -> None:
    """TM-23.7: neither the one returned nor the one just taken."""
    state = bonus("witches", "A3")
    give(state, 0, shipping=0)
    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON3", "done")

    assert hexes(state) == {"A2", "A4"}


def test_nothing_may_be_built_in_phase_3() -> None:
    """TM-23.8: D2 has become home terrain; a dwelling there needs an action of the next round."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)
    play(state, 0, "transform D2 to green")

    assert not {text for text in options(GAME, state, 0) if text.startswith("build")}
    with pytest.raises(IllegalAction) as caught:
        play(state, 0, "build D2")
    assert caught.value.rule.startswith("TM-23.")
    play(state, 0, "done", "build D2")
    assert state.round == 3


def test_no_conversions_in_phase_3() -> None:
    """TM-23.8, TM-6.5: spades are used, nothing else."""
    state = bonus("witches", "A3")
    both_pass(state)

    assert {text.split()[0] for text in options(GAME, state, 0)} == {"transform", "done"}


def test_several_spades_may_be_used_on_one_hex() -> None:
    """TM-23.9: E1 from black to green with both."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)

    play(state, 0, "transform E1 to green")

    assert (terrain(state, "E1"), state.round) == ("green", 3)


def test_several_hexes_must_adjoin_each_other() -> None:
    """TM-23.9: of the hexes around E2, D1 and F1 adjoin E1; D2, E3 and F2 do not."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)
    play(state, 0, "transform E1 to blue")

    assert hexes(state) == {"E1", "D1", "F1"}
    with refused("TM-23.9"):
        play(state, 0, "transform E3 to yellow")
    play(state, 0, "transform F1 to green")

    assert terrain(state, "F1") == "green"


def test_several_spades_may_be_used_on_one_hex_one_after_the_other() -> None:
    """TM-23.9: E1 from black over blue to green, not back."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)
    play(state, 0, "transform E1 to blue")

    with refused("TM-9.4"):
        play(state, 0, "transform E1 to black")
    with refused("TM-23.5"):
        play(state, 0, "transform E1 to gray")
    play(state, 0, "transform E1 to green")

    assert (terrain(state, "E1"), state.round) == ("green", 3)


@pytest.mark.parametrize(("level", "adjoins"), [(0, False), (1, True)])
def test_hexes_adjoin_over_the_river_with_shipping(level: int, adjoins: bool) -> None:
    """TM-23.9: E4 and G1 with one river hex between them; both can be reached from own buildings anyway."""
    state = bonus("witches", "E3", "H3", earth=8)
    give(state, 0, shipping=level)
    both_pass(state)
    play(state, 0, "transform E4 to green")

    assert ("transform G1 to green" in transforms(state)) is adjoins


def test_by_the_switch_every_hex_only_has_to_be_reachable() -> None:
    """TM-23.9: common play."""
    state = bonus("witches", "E2", earth=8, cult_spades_must_adjoin="no")
    both_pass(state)
    play(state, 0, "transform E1 to blue")

    assert hexes(state) == {"E1", "D1", "D2", "E3", "F1", "F2"}
    play(state, 0, "transform E3 to yellow")
    assert terrain(state, "E3") == "yellow"


def test_none_of_several_hexes_has_to_reach_the_home_terrain() -> None:
    """TM-23.10: E1 from black to blue, F1 from gray to red: neither is green."""
    state = bonus("witches", "E2", earth=8)
    both_pass(state)

    play(state, 0, "transform E1 to blue", "transform F1 to red")

    assert (terrain(state, "E1"), terrain(state, "F1"), state.round) == ("blue", "red", 3)


def test_giants_lose_a_single_spade() -> None:
    """TM-23.11, TM-X31: they are not even asked."""
    state = bonus("giants", "E2", earth=7)

    both_pass(state)

    assert state.round == 3
    assert terrain(state, "E1") == "black"


def test_giants_turn_one_hex_with_two_spades() -> None:
    """TM-23.11: into wasteland only; then both are used up."""
    state = bonus("giants", "E2", earth=8)
    both_pass(state)
    assert {text.split()[3] for text in transforms(state)} == {"red"}

    play(state, 0, "transform E1 to red")

    assert (terrain(state, "E1"), state.round) == ("red", 3)


def test_halflings_score_for_bonus_spades() -> None:
    """TM-23.12: E1, from black to brown to yellow: 2 spades, 2 points."""
    state = bonus("halflings", "E2", earth=8)
    both_pass(state)

    play(state, 0, "transform E1 to yellow")

    assert state.points[0] == 20 + 2


@pytest.mark.parametrize(("building", "power"), [("E2:SH", 2 * 2), ("E2", 0)])
def test_alchemists_with_the_stronghold_gain_power_for_bonus_spades(building: str, power: int) -> None:
    """TM-23.12: 2 power each; the coins of their stronghold and of BON3 come later and are no power."""
    state = bonus("alchemists", building, earth=8)
    give(state, 0, bowls=(12, 0, 0))
    both_pass(state)

    play(state, 0, "transform D1 to black")

    assert state.bowl2[0] == power


def test_darklings_get_no_points_for_bonus_spades() -> None:
    """TM-23.12: they are not paid with priests."""
    state = bonus("darklings", "E2", earth=8)
    both_pass(state)

    play(state, 0, "transform D1 to black")

    assert (state.points[0], state.priests[0]) == (20, 2)


def test_a_scoring_tile_for_spades_does_not_pay_in_phase_3(tmp_path: Path) -> None:
    """TM-23.12: a further tile that pays for spades and gives one; in phase II it pays, now it does not."""
    file = tmp_path / "tiles.toml"
    file.write_text(
        '[scoring]\nSCORE90 = { events = ["spade"], vp = 2, cult = "EARTH", steps = 4, bonus = "1 SPADE" }\n'
    )
    scoring = "SCORE1,SCORE90,SCORE3,SCORE4,SCORE5,SCORE6"
    state = bonus("witches", "A3", tiles=str(file), scoring=scoring)
    play(state, 0, "transform A2 to green", "done")
    assert state.points[0] == 20 + 2
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON3", "done")

    play(state, 0, "transform A4 to green")

    assert state.points[0] == 20 + 2


def test_all_action_tokens_are_removed() -> None:
    """TM-23.13: power actions, the faction's special action, the scroll's and the favor tile's."""
    state = position("auren", "halflings", round=4)
    put(state, 0, "A1:SH")
    give(state, 0, scroll="BON2", favors=["FAV6"], cults=(0, 0, 0, 0), bowls=(0, 0, 12))
    give(state, 1, scroll="BON1", cults=(0, 0, 0, 0))
    for move in ("action ACTA", "action FAV6", "action BON2"):
        play(state, 0, move, "+AIR", "done")
        play(state, 1, "send p to FIRE for 1", "done")
        give(state, 1, priests=2)
    play(state, 0, "action ACT4", "done")
    play(state, 1, "pass BON3", "done")
    spaces = {"action ACTA", "action FAV6", "action ACT4"}
    assert not spaces & options(GAME, state, 0)
    play(state, 0, "pass BON4", "done")

    play(state, 1, "pass BON2", "done")

    assert spaces <= options(GAME, state, 0)
    play(state, 0, "pass BON1", "done")
    play(state, 1, "action BON2", "+FIRE")


def test_a_coin_is_put_on_each_scroll_lying_open_and_coins_pile_up() -> None:
    """TM-23.14: BON5 is left alone for two rounds, BON4 for one after it came back."""
    state = position("witches", "halflings", round=3)
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    assert GAME.view(state, None)["scrolls"] == {"BON1": 1, "BON2": 1, "BON5": 1}

    play(state, 0, "pass BON1", "done")
    play(state, 1, "pass BON3", "done")

    assert GAME.view(state, None)["scrolls"] == {"BON2": 2, "BON4": 1, "BON5": 2}


def test_a_hex_transformed_just_before_extends_nothing() -> None:
    """TM-23.15: E2 beside E1 is changed; E3 adjoins it, but no own building."""
    state = bonus("witches", "E1", earth=8)
    both_pass(state)
    play(state, 0, "transform E2 to yellow")

    assert hexes(state) == {"E2", "D1", "F1"}
    with refused("TM-9.1"):
        play(state, 0, "transform E3 to yellow")


def test_nobody_gets_more_than_two_bonus_spades() -> None:
    """TM-23.15: earth 10; A2 from gray to brown would take three."""
    state = bonus("witches", "A3", earth=10)
    both_pass(state)

    assert "transform A2 to yellow" in transforms(state)
    with refused("TM-23.5"):
        play(state, 0, "transform A2 to brown")


def test_a_priest_bonus_without_a_priest_in_the_supply_is_lost() -> None:
    """TM-23.16: SCORE3, water 8: two priests; six are on the board already, so one comes."""
    state = position("witches", "halflings", round=3)
    give(state, 0, cults=(0, 8, 0, 0), priests=6)
    give(state, 1, cults=(0, 8, 0, 0), priests=2)

    both_pass(state)

    assert state.priests == [7, 4]


def test_bonuses_other_than_spades_are_given_to_all_at_once() -> None:
    """TM-23.16: nobody is asked; after the last pass the next round begins."""
    state = position("witches", "halflings", round=4)
    put(state, 0, "A3")
    put(state, 1, "I3")
    give(state, 0, cults=(4, 8, 8, 8), workers=0)
    give(state, 1, cults=(6, 8, 8, 8), workers=0)

    both_pass(state)

    assert (state.round, GAME.view(state, None)["question"]["what"]) == (5, "TakeTurn")
    assert state.workers == [2 + 2, 3 + 2]  # a dwelling on the map shows two workers
