"""The computer players where knights have more to do: at the canal (CT-T5) and in the enchanted land (CT-T6).

The maps are drawn in `games.catan.scenarios.land_table`.
"""

from __future__ import annotations

from random import Random

import pytest

from bots.catan_games import bot_game
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.digging import chits_near, crews_worth, dig_plans
from deskovka.bots.catan.hunting import (
    beaten_by,
    caught,
    crossing_plans,
    flags_at,
    fortress_worth,
    hunt_worth,
)
from deskovka.bots.catan.judge import WON, Judge
from deskovka.bots.catan.outlook import Outlook
from deskovka.bots.catan.production import dots_of, free_dots
from deskovka.bots.catan.reigning import posts
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.turns import fought_out
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.chance import RandomChance
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNER_MASKS, Corner, Hex
from deskovka.games.catan.cities_knights.knight_actions import March
from deskovka.games.catan.cities_knights.knights import Activate, Recruit
from deskovka.games.catan.goods import NUMBER, Good, count
from deskovka.games.catan.scenarios.canal import at_chits, canal_of
from deskovka.games.catan.scenarios.crossing import enchanted
from deskovka.games.catan.scenarios.dragon_fights import FightDragon
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.state import CatanState, with_entry
from games.catan.scenarios.land_table import CANAL, ENCHANTED, learn, position, stand
from games.catan.sea_table import put
from games.catan.table import give

THINKING = ["good", "strong"]


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=1, depth=2, sites=2) if name == "strong" else BOTS[name]()


def answers(name: str, state: CatanState, times: int = 1) -> list[Action]:
    """What it does now, with some numbers of chance."""
    [seat] = GAME.waiting(state)
    return [bot_named(name).choose(Knowledge(GAME, state, seat), Random(number)) for number in range(times)]


def follow(name: str, state: CatanState, most: int = 5) -> list[str]:
    """What it does one after the other, until it ends its turn."""
    found: list[str] = []
    for _ in range(most):
        [action] = answers(name, state)
        found.append(str(action))
        if found[-1] == "end":
            break
        GAME.apply(state, 0, action, RandomChance(Random(1)))
    return found


def weigh(state: CatanState, seat: int = 0) -> float:
    """What a hunt is worth in the middle of a game."""
    return hunt_worth(state, seat, RULES_OF_THUMB, 0.5)


def corner(name: str) -> int:
    return int(Corner.read(name))


# The canal


def at_the_canal() -> CatanState:
    """Everybody has a city inland; roads of seat 0 lead to D6s and D6n, at two hexes of the canal each."""
    state = position(CANAL)
    put(state, 0, cities="C6n", roads="C6nw C6ne C6w D6ne D6e")
    put(state, 1, cities="E9n", settlements="D7n", roads="E9nw")
    put(state, 2, cities="F8n", roads="F8nw")
    return state


def test_dry_fields_count_half_and_bring_nothing_now() -> None:
    """CT-T5.4"""
    state = position(CANAL)
    put(state, 0, settlements="B4n")
    grain = NUMBER[Good.GRAIN]
    dry = count(dots_of(state, 0), grain)

    assert Outlook(state, 0, RULES_OF_THUMB, 1.0).flow[grain] == 0
    assert count(free_dots(state)[corner("B4n")], grain) == dry > 0
    state.land = Canal(0, canal_of(state).chits)
    assert count(dots_of(state, 0), grain) == 2 * dry
    assert Outlook(state, 0, RULES_OF_THUMB, 1.0).flow[grain] > 0


def test_knights_at_the_canal_are_worth_more_the_nearer_they_are_to_digging() -> None:
    """CT-T5.9"""
    found = []
    for crew in [[], [("E10n", False)], [("E10n", True)], [("E10n", False), ("E10s", False)]]:
        state = position(CANAL)
        for place, active in crew:
            stand(state, 0, place, active=active)
        found.append(crews_worth(state, 0, RULES_OF_THUMB))

    assert found == sorted(set(found))
    assert found[0] == 0


def test_digging_is_planned_with_the_roads_and_knights_it_takes() -> None:
    state = at_the_canal()
    stand(state, 1, "D6s", active=True)

    plans = dig_plans(state, 0, RULES_OF_THUMB)

    cheapest = min(plans, key=lambda plan: sum(plan[0]))
    assert cheapest[0][:5] == [0, 0, 1, 1, 1]  # a knight that is recruited and activated
    assert all(gain > 0 for _, gain in plans)


def test_a_recruit_stands_where_a_knight_waits_for_a_second_one() -> None:
    state = at_the_canal()
    stand(state, 1, "D6sw", active=True)

    assert HEX_CORNER_MASKS[Hex.read("D6")] >> posts(state, 0)[0] & 1
    assert chits_near(state, 0, posts(state, 0)[0]) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_knight_is_recruited_at_the_canal(name: str) -> None:
    state = at_the_canal()
    stand(state, 0, "D6s", active=True)
    give(state, 0, "wool+ore+grain")
    places = {int(deed.corner) for deed in answers(name, state, 5) if isinstance(deed, Recruit)}

    if name != "beginner":  # it has a knight for its only city
        assert places
        assert all(at_chits(state) >> place & 1 for place in places)


@pytest.mark.parametrize("name", BOTS)
def test_the_second_knight_is_activated_and_the_canal_dug(name: str) -> None:
    """CT-T5.10: both chits are its own."""
    state = at_the_canal()
    stand(state, 0, "D6ne")
    stand(state, 0, "D6s", active=True)
    give(state, 0, "grain")

    assert Activate(Corner.read("D6ne")) in answers(name, state, 5)


@pytest.mark.parametrize("name", BOTS)
def test_an_idle_knight_marches_to_the_canal(name: str) -> None:
    state = at_the_canal()
    stand(state, 0, "C6ne", active=True)
    stand(state, 0, "D6s")
    give(state, 0, "2grain")

    marches = [deed for deed in answers(name, state, 5) if isinstance(deed, March)]

    assert marches
    assert all(at_chits(state) >> march.corner & 1 for march in marches)


# The enchanted land


def over_there(place: str, strength: int = 1, active: bool = True) -> CatanState:
    """Everybody has a city; the knight of seat 0 has come over."""
    state = position(ENCHANTED)
    put(state, 0, cities="C6n", settlements="E7n", roads="E7nw", ships="E7ne")
    put(state, 1, cities="D4n")
    put(state, 2, cities="C4n")
    stand(state, 0, place, strength=strength, active=active)
    state.land = enchanted(state).but(crossed=1)
    return state


def test_a_hunt_is_worth_more_the_nearer_the_fight_is() -> None:
    """CT-T6.20"""
    away, called = weigh(over_there("E8nw", active=False)), weigh(over_there("E8nw"))
    beside, ready = weigh(over_there("E8s", active=False)), weigh(over_there("E8s"))

    assert 0 < away < called < beside < ready


def test_a_stronger_knight_wins_more() -> None:
    """CT-T6.19"""
    found = [weigh(over_there("E8nw", strength)) for strength in (1, 2, 3)]

    assert found == sorted(set(found))
    state = over_there("E8s", 2)
    assert beaten_by(enchanted(state), corner("E8s"), 2) == 13 / 19
    assert flags_at(state, corner("E8s")) == {1: 7 / 19, 2: 6 / 19, 3: 6 / 19}


def test_the_sixth_dragon_is_worth_the_game() -> None:
    """CT-T6.29"""
    assert caught(1.0, 1, 1, 19, 3.0) > 3
    assert caught(1.0, 1, 2, 19, 3.0) < 1
    state = over_there("E8s", 3)
    land = enchanted(state)
    state.land = land.but(beaten=(5, 0, 0))
    judge = Judge(state, 0, RULES_OF_THUMB)

    assert fought_out(state, FightDragon(Corner.read("E8s")), judge).worth(judge) == pytest.approx(WON)


def test_a_fight_is_judged_by_what_it_brings_on_average() -> None:
    state = over_there("E8s")
    judge = Judge(state, 0, RULES_OF_THUMB)
    fight = FightDragon(Corner.read("E8s"))
    hoped = fought_out(state, fight, judge).worth(judge)
    certain = []
    for flag in (1, 3):
        unseen = list(enchanted(state).unseen)
        unseen.remove(flag)
        known = state.copy()
        known.land = enchanted(state).but(unseen=tuple(unseen), seen=((corner("E8s"), flag),))
        certain.append(fought_out(known, fight, judge).worth(judge))

    assert certain[1] < hoped < certain[0]


def test_a_fortress_promises_mighty_knights_to_hunters() -> None:
    state = over_there("E8nw", 2)

    assert fortress_worth(state, 0, RULES_OF_THUMB, 0.5) > 0
    assert fortress_worth(over_there("E8nw", 3), 0, RULES_OF_THUMB, 0.5) == 0
    assert fortress_worth(position(CANAL), 0, RULES_OF_THUMB, 0.5) == 0


def test_a_crossing_is_planned_with_ships_and_a_knight() -> None:
    """CT-T6.10, CT-T6.11: once in the game."""
    state = position(ENCHANTED)
    put(state, 0, settlements="E7n", roads="E7nw")

    [(basic, _), (strong, _)] = crossing_plans(state, 0, RULES_OF_THUMB, 0.5)

    assert basic[:5] == [0, 1, 2, 1, 1]  # a ship, and an active knight
    assert strong[:5] == [0, 1, 3, 1, 2]
    state.land = enchanted(state).but(crossed=1)
    assert crossing_plans(state, 0, RULES_OF_THUMB, 0.5) == []


@pytest.mark.parametrize("name", BOTS)
def test_a_knight_crosses_the_sea(name: str) -> None:
    """CT-T6.10"""
    state = position(ENCHANTED)
    put(state, 0, cities="C6n", settlements="E7n", roads="E7nw", ships="E7ne")
    put(state, 1, cities="D4n", roads="D4ne")
    stand(state, 0, "E7nw", strength=2, active=True)
    stand(state, 1, "D4ne", strength=2, active=True)

    assert March(Corner.read("E7nw"), Corner.read("E8nw")) in answers(name, state, 5)


@pytest.mark.parametrize("name", BOTS)
def test_over_there_it_goes_to_a_dragon_and_is_activated_again(name: str) -> None:
    """CT-T6.20"""
    state = over_there("E8nw", 2)
    marches = [deed for deed in answers(name, state, 5) if isinstance(deed, March)]

    assert marches
    assert all(enchanted(state).dragons >> march.corner & 1 for march in marches)
    state = over_there("E8s", 2, active=False)
    give(state, 0, "3grain")
    assert Activate(Corner.read("E8s")) in answers(name, state, 5)


@pytest.mark.parametrize("name", BOTS)
def test_it_fights_the_dragon_beside_it(name: str) -> None:
    """CT-T6.19"""
    assert FightDragon(Corner.read("E8s")) in answers(name, over_there("E8s", 2), 5)


@pytest.mark.parametrize("name", BOTS)
def test_it_does_not_wait_beside_a_dragon_that_beat_it(name: str) -> None:
    """CT-T6.30"""
    state = over_there("E8s")
    land, place = enchanted(state), corner("E8s")
    state.land = land.but(
        unseen=land.unseen[:-1], seen=((place, 3),), lost=with_entry(land.lost, 0, 1 << place)
    )

    deeds = answers(name, state, 5)

    assert any(isinstance(deed, March) for deed in deeds)
    assert not any(isinstance(deed, FightDragon) for deed in deeds)


@pytest.mark.parametrize("name", THINKING)
def test_a_fortress_makes_the_knight_over_there_mighty(name: str) -> None:
    state = over_there("E8s", 2, active=False)
    learn(state, 0, 0, 3, 0)
    give(state, 0, "2wool+2ore")

    assert f"promote {Corner.read('E8s')}" in follow(name, state)


# Whole games


def test_good_bots_dig_the_canal_and_hunt_dragons() -> None:
    chits = dragons = 0
    for number in range(2):
        for scenario in (CANAL, ENCHANTED):
            *_, (state, _, _) = bot_game([BOTS["good"]() for _ in range(4)], f"land {number}", scenario)
            assert GAME.over(state)
            if scenario == CANAL:
                chits += sum(canal_of(state).chits)
            else:
                dragons += sum(enchanted(state).beaten)

    assert chits > 10
    assert dragons > 2
