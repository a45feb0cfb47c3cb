"""What a seat is offered in Terra Mystica: every legal answer once, with its cost and gain."""

from __future__ import annotations

import json
from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Decision, Json
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.server.terra_mystica import actions, offer
from deskovka.server.terra_mystica.offers import kind_of
from games.terra_mystica.questions import GAMES, all_positions, random_positions, rich_positions, table
from games.terra_mystica.table import give, play, position, put


def answers(state: TerraMysticaState, seat: int = 0) -> dict[str, Json]:
    """What a seat is offered, by the action."""
    return by_action(offer(state, seat))


def by_action(offered: Json) -> dict[str, Json]:
    places = [*offered["hexes"].values(), offered["others"]]
    return {answer["action"]: answer for found in places for answer in found}


def price(state: TerraMysticaState, action: str, seat: int = 0) -> tuple[Json, Json]:
    """Cost and gain of an action as they are offered."""
    answer = answers(state, seat)[action]
    return answer.get("cost", {}), answer.get("gain", {})


# Over whole games


def test_every_legal_action_is_offered_once_whatever_is_asked() -> None:
    decisions = {kind.__name__ for kind in GAME.values if issubclass(kind, Decision)}
    asked: set[str | None] = set()
    kinds: set[str] = set()
    for state, seat in all_positions(every=2):
        offered = offer(state, seat)
        found = actions(offered)
        assert sorted(found) == sorted({str(action) for action in GAME.legal(state, seat)})
        assert json.loads(json.dumps(offered)) == offered
        asked.add(offered["decision"])
        kinds |= {answer["do"] for answer in by_action(offered).values()}

    assert asked == decisions
    assert kinds == {kind_of(action) for action in GAME.actions}


def test_an_offer_changes_nothing() -> None:
    for state, seat in random_positions():
        before = state.copy()
        offer(state, seat)
        assert state == before


def bowls_after(bowls: list[int], cost: Json, gain: Json) -> list[int]:
    """TM-6.1, TM-6.2, TM-6.7, token by token."""
    one, two, three = bowls
    one, three = one + cost.get("pw", 0), three - cost.get("pw", 0)
    for _ in range(gain.get("pw", 0)):
        if one:
            one, two = one - 1, two + 1
        else:
            two, three = two - 1, three + 1
    two -= cost.get("tokens", 0) + gain.get("bowl3", 0)
    return [one, two, three + gain.get("bowl3", 0)]


def goods(state: TerraMysticaState, seat: int) -> dict[str, int]:
    cults = state.cults[seat * CULTS : seat * CULTS + CULTS]
    return {
        "c": state.coins[seat],
        "w": state.workers[seat],
        "p": state.priests[seat],
        "vp": state.points[seat],
        "key": state.keys[seat],
        "ship": state.shipping[seat],
        "dig": state.digging[seat],
        "leap": state.leap_bonus[seat],
        **dict(zip(("FIRE", "WATER", "EARTH", "AIR"), cults)),
    }


def bowls(state: TerraMysticaState, seat: int) -> list[int]:
    return [state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]]


def test_cost_and_gain_are_what_changes_when_the_action_is_played() -> None:
    """Wherever nothing else happens after it: the round goes on."""
    random = Random("prices")
    checked: set[str] = set()
    for state, seat in all_positions(every=3):
        if not state.factions[seat]:
            continue
        for action, answer in answers(state, seat).items():
            after = state.copy()
            GAME.apply(after, seat, GAME.read(action), RandomChance(random), heard=False)
            if GAME.over(after) or (after.round, after.acting) != (state.round, state.acting):
                continue
            cost, gain = answer.get("cost", {}), answer.get("gain", {})
            had = goods(state, seat)
            expected = {name: had[name] - cost.get(name, 0) + gain.get(name, 0) for name in had}
            assert goods(after, seat) == expected, action
            assert bowls(after, seat) == bowls_after(bowls(state, seat), cost, gain), action
            assert min([*cost.values(), *gain.values(), 1]) > 0
            checked.add(answer["do"])

    assert checked == {kind_of(action) for action in GAME.actions} - {"choose"}


def test_an_answer_that_ends_the_round_does_not_count_what_follows() -> None:
    """Only pass and done are near the end of a round, and done itself gives nothing; nor does the first scroll."""
    ends = 0
    for state, seat in random_positions():
        for action, answer in answers(state, seat).items():
            after = state.copy()
            GAME.apply(after, seat, GAME.read(action), RandomChance(Random(0)), heard=False)
            if GAME.over(after) or after.round > state.round:
                ends += 1
                assert set(answer.get("cost", {})) <= {"spades"}
                assert "gain" not in answer

    assert ends >= 6 * GAMES * len(GAME.seats)


def test_every_action_of_the_game_has_a_kind_of_its_own() -> None:
    assert len({kind_of(action) for action in GAME.actions}) == len(GAME.actions)


def test_who_is_not_asked_is_offered_nothing() -> None:
    state = table("witches", "F4")

    offered = offer(state, 1)

    assert offered == {"kind": "actions", "decision": None, "hexes": {}, "others": []}
    assert actions(offered) == []


# The shape


def test_what_can_be_done_on_a_hex_is_found_there() -> None:
    state = table("witches", "F4:TP")

    offered = offer(state, 0)

    assert offered["decision"] == "TakeTurn"
    assert {answer["action"] for answer in offered["hexes"]["F4"]} == {"upgrade F4 to TE", "upgrade F4 to SH"}
    assert {answer["to"] for answer in offered["hexes"]["E7"]} == {
        *("yellow", "brown", "black", "blue", "green", "red")
    }
    assert {"E6", "F3", "G2"} <= set(offered["hexes"])
    assert {answer["do"] for answer in offered["others"]} == {
        "convert",
        "burn",
        "advance",
        "send",
        "use",
        "pass",
    }


def test_a_bridge_names_both_its_ends() -> None:
    state = table("engineers", "C2")
    play(state, 0, "action ACTE")

    assert answers(state)["bridge C2:D3"] == {
        "do": "bridge",
        "action": "bridge C2:D3",
        "ends": ["C2", "D3"],
    }


def test_an_offer_of_power_names_who_built() -> None:
    """TM-13.6, TM-X20, TM-X21: three power cost two points."""
    state = position("mermaids", "nomads")
    put(state, 0, "F3")
    put(state, 1, "F4", "G2:TE", "D4:TP")
    play(state, 0, "upgrade F3 to TP", "done")

    offered = offer(state, 1)

    assert offered["decision"] == "TakePower"
    assert offered["others"] == [
        {
            "do": "leech",
            "action": "leech 3 from mermaids",
            "faction": "mermaids",
            "offer": 3,
            "cost": {"vp": 2},
            "gain": {"pw": 3},
        },
        {"do": "decline", "action": "decline 3 from mermaids", "faction": "mermaids", "offer": 3},
    ]


# Numbers of the rulebook


@pytest.mark.parametrize(
    "bowls, points, cost, gain",
    [
        ((0, 2, 10), 20, {"vp": 1}, {"pw": 2}),  # two tokens are left to move
        ((0, 1, 11), 20, {}, {"pw": 1}),
        ((4, 4, 4), 1, {"vp": 1}, {"pw": 2}),  # one point to pay with
        ((4, 4, 4), 0, {}, {"pw": 1}),
    ],
)
def test_less_power_is_taken_for_less_points(
    bowls: tuple[int, int, int], points: int, cost: Json, gain: Json
) -> None:
    """TM-13.7"""
    state = position("mermaids", "nomads")
    put(state, 0, "F3")
    put(state, 1, "F4", "G2:TE")
    give(state, 1, bowls=bowls, points=points)
    play(state, 0, "upgrade F3 to TP", "done")

    assert price(state, "leech 3 from mermaids", seat=1) == (cost, gain)


@pytest.mark.parametrize(
    "faction, cost",
    [("witches", {"w": 1, "c": 2}), ("engineers", {"w": 1, "c": 1}), ("swarmlings", {"w": 2, "c": 3})],
)
def test_a_dwelling_costs_by_faction_and_scores(faction: str, cost: Json) -> None:
    """TM-9.18, TM-9.20: 2 points in round 3, 2 more with FAV11."""
    state = table(faction, "A3")
    state.terrain[INDEX["a4"]] = state.faction(0).home

    assert price(state, "build A4") == (cost, {"vp": 2})
    give(state, 0, favors=["FAV11"])
    assert price(state, "build A4") == (cost, {"vp": 4})
    state.round = 1
    assert price(state, "build A4") == (cost, {"vp": 2})


@pytest.mark.parametrize(
    "faction, workers, coins",
    [("witches", 2, 6), ("engineers", 1, 4), ("swarmlings", 3, 8)],
)
def test_a_trading_post_costs_half_the_coins_beside_a_neighbour(
    faction: str, workers: int, coins: int
) -> None:
    """TM-12.3; TM-12.6: 3 points in round 6, 3 more with FAV10."""
    state = table(faction, "F3", round=6)

    assert price(state, "upgrade F3 to TP") == ({"w": workers, "c": coins}, {"vp": 3})
    put(state, 1, "F4")
    give(state, 0, favors=["FAV10"])
    assert price(state, "upgrade F3 to TP") == ({"w": workers, "c": coins // 2}, {"vp": 6})


@pytest.mark.parametrize("level, workers", [(0, 3), (1, 2), (2, 1)])
@pytest.mark.parametrize("hex, spades", [("E7", 1), ("G2", 2), ("F3", 3)])
def test_spades_are_bought_at_the_rate_of_the_digging_track(
    level: int, workers: int, hex: str, spades: int
) -> None:
    """TM-9.7, TM-9.17: from gray, red and yellow to the Witches' green; 2 points a spade in round 1."""
    state = table("witches", "F4", round=1, digging=level)

    answer = answers(state)[f"transform {hex} to green"]

    assert (answer["cost"], answer["gain"]) == ({"w": workers * spades}, {"vp": 2 * spades})


def test_a_hex_that_becomes_home_may_be_built_on_next() -> None:
    """TM-9.3, TM-9.18: only there, and only if it can still be paid."""
    state = table("witches", "F4", workers=4, coins=2)
    dwelling = {"do": "build", "action": "build E7", "cost": {"w": 1, "c": 2}, "gain": {"vp": 2}}

    assert answers(state)["transform E7 to green"]["then"] == dwelling
    assert "then" not in answers(state)["transform E7 to red"]
    give(state, 0, workers=3)
    assert "then" not in answers(state)["transform E7 to green"]


def test_what_may_follow_is_what_is_offered_next() -> None:
    followed = 0
    for state, seat in rich_positions()[::6]:
        for action, answer in answers(state, seat).items():
            if answer["do"] != "transform":
                continue
            after = state.copy()
            GAME.apply(after, seat, GAME.read(action), RandomChance(Random(0)), heard=False)
            hex = action.split()[1]
            here = offer(after, seat)["hexes"].get(hex, []) if seat in GAME.waiting(after) else []
            builds = [found for found in here if found["do"] == "build"]
            if after.acting and after.round == state.round:
                assert ([answer["then"]] if "then" in answer else []) == builds
            followed += bool(builds)

    assert followed > 20


def test_darklings_pay_priests_for_spades() -> None:
    """TM-30.1: 2 points for each spade bought; E5 is beside F3, yellow, two spades from black."""
    state = table("darklings", "E5", priests=2)

    assert price(state, "transform F3 to black") == ({"p": 2}, {"vp": 4})


@pytest.mark.parametrize("faction, cost", [("dwarves", {"w": 2 + 3}), ("fakirs", {"p": 1, "w": 3})])
def test_a_leap_has_its_price_and_its_points(faction: str, cost: Json) -> None:
    """TM-26.2, TM-35.2: I5 is two hexes from I3, and is made to be one spade away from home."""
    state = table(faction, "I3")
    home = state.faction(0).home
    state.terrain[INDEX["i5"]] = (home + 1) % 7
    colour = {"dwarves": "gray", "fakirs": "yellow"}[faction]

    assert price(state, f"transform I5 to {colour}") == (cost, {"vp": 4})


def test_the_six_power_actions() -> None:
    """TM-16.1"""
    state = table("witches", "F4", bowls=(0, 0, 12))

    found = {
        code: price(state, f"action {code}") for code in ("ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6")
    }

    assert found == {
        "ACT1": ({"pw": 3}, {"bridge": 1}),
        "ACT2": ({"pw": 3}, {"p": 1}),
        "ACT3": ({"pw": 4}, {"w": 2}),
        "ACT4": ({"pw": 4}, {"c": 7}),
        "ACT5": ({"pw": 4}, {"spades": 1}),
        "ACT6": ({"pw": 6}, {"spades": 2}),
    }


def test_a_priest_too_many_is_no_gain() -> None:
    """TM-1.4, TM-16.9"""
    state = table("witches", "F4", priests=7)

    assert price(state, "action ACT2") == ({"pw": 3}, {})
    assert "convert 5PW to 1P" not in answers(state)


def test_free_spades_are_used_first_and_missing_ones_bought() -> None:
    """TM-9.12: G2 needs two spades, E7 one of two; the other one is not used up with it."""
    state = table("witches", "F4", bowls=(0, 0, 12))
    one = state.copy()
    play(one, 0, "action ACT5")
    play(state, 0, "action ACT6")

    assert price(one, "transform G2 to green") == ({"spades": 1, "w": 3}, {})
    assert price(state, "transform G2 to green") == ({"spades": 2}, {})
    assert price(state, "transform E7 to green") == ({"spades": 1}, {})


def test_conversions() -> None:
    """TM-6.3, TM-6.7, TM-29.1"""
    state = table("alchemists", "E5", bowls=(2, 4, 6))

    free = [action for action, answer in answers(state).items() if answer["do"] in ("convert", "burn")]

    assert {action: price(state, action) for action in free} == {
        "convert 5PW to 1P": ({"pw": 5}, {"p": 1}),
        "convert 3PW to 1W": ({"pw": 3}, {"w": 1}),
        "convert 1PW to 1C": ({"pw": 1}, {"c": 1}),
        "convert 1P to 1W": ({"p": 1}, {"w": 1}),
        "convert 1W to 1C": ({"w": 1}, {"c": 1}),
        "convert 1VP to 1C": ({"vp": 1}, {"c": 1}),
        "convert 2C to 1VP": ({"c": 2}, {"vp": 1}),
        "burn 1": ({"tokens": 1}, {"bowl3": 1}),
        "burn 2": ({"tokens": 2}, {"bowl3": 2}),
    }


def test_shipping_and_digging() -> None:
    """TM-10.1, TM-11.1, TM-11.2"""
    state = table("witches", "F4")

    assert price(state, "advance ship") == ({"p": 1, "c": 4}, {"ship": 1, "vp": 2})
    assert price(state, "advance dig") == ({"w": 2, "c": 5, "p": 1}, {"dig": 1, "vp": 6})
    give(state, 0, shipping=1)
    assert price(state, "advance ship")[1] == {"ship": 1, "vp": 3}
    assert price(table("halflings", "F4"), "advance dig")[0] == {"w": 2, "c": 1, "p": 1}


def test_a_priest_is_sent_for_steps_and_power() -> None:
    """TM-X22: three steps on air, 4 to 7, and 2 + 2 power."""
    state = table("nomads", "F4", cults=(0, 0, 0, 4))

    assert price(state, "send p to AIR for 3") == ({"p": 1}, {"AIR": 3, "pw": 4})
    assert price(state, "send p to AIR for 1") == ({"p": 1}, {"AIR": 1, "pw": 2})
    assert price(state, "send p to FIRE for 2") == ({"p": 1}, {"FIRE": 2})
    give(state, 0, bowls=(0, 1, 11))
    assert price(state, "send p to AIR for 3") == ({"p": 1}, {"AIR": 3, "pw": 1})  # TM-6.2


def test_a_key_leads_to_the_top() -> None:
    """TM-14.2, TM-14.5, TM-14.6"""
    state = table("nomads", "F4", cults=(8, 0, 0, 0), keys=1)

    assert price(state, "send p to FIRE for 3") == ({"p": 1}, {"FIRE": 1, "climb": 1})
    play(state, 0, "send p to FIRE for 3")
    assert price(state, "climb FIRE") == ({"key": 1}, {"FIRE": 1, "pw": 3})
    assert price(state, "stay FIRE") == ({}, {})


def town_to_found(faction: str, round: int = 1) -> TerraMysticaState:
    """A dwelling at A4 founds a town: three trading posts and a dwelling (TM-19.1)."""
    state = table(faction, "A1:TP", "A2:TP", "A3:TP", round=round)
    state.terrain[INDEX["a4"]] = state.faction(0).home
    return state


def test_a_town_brings_a_tile_to_choose() -> None:
    """TM-19.4; TM-33.1: the Witches have 5 points more; TM-22.2: so does everybody in round 2."""
    state = town_to_found("witches", round=2)
    give(state, 0, bowls=(12, 0, 0), cults=(0, 0, 2, 0))

    assert price(state, "build A4") == ({"w": 1, "c": 2}, {"town": 1})
    play(state, 0, "build A4")
    found = {tile: price(state, f"+{tile}") for tile in ("TW1", "TW2", "TW3", "TW4", "TW5")}
    assert found == {
        "TW1": ({}, {"key": 1, "vp": 15, "c": 6}),
        "TW2": ({}, {"key": 1, "vp": 17, "w": 2}),
        "TW3": ({}, {"key": 1, "vp": 19, "p": 1}),
        "TW4": ({}, {"key": 1, "vp": 16, "pw": 8}),
        "TW5": ({}, {"key": 1, "vp": 18, "FIRE": 1, "WATER": 1, "EARTH": 1, "AIR": 1, "pw": 1}),
    }


def test_swarmlings_have_workers_for_a_town() -> None:
    """TM-32.1"""
    state = town_to_found("swarmlings")
    play(state, 0, "build A4")

    assert price(state, "+TW2") == ({}, {"key": 1, "vp": 7, "w": 2 + 3})


def test_temples_bring_favor_tiles() -> None:
    """TM-12.4, TM-12.7, TM-38.2, TM-20.4"""
    state = table("nomads", "F3:TP", cults=(1, 0, 1, 0))

    assert price(state, "upgrade F3 to TE") == ({"w": 2, "c": 5}, {"favor": 1})
    assert price(table("chaos_magicians", "F3:TP"), "upgrade F3 to TE")[1] == {"favor": 2}
    play(state, 0, "upgrade F3 to TE")
    assert price(state, "+FAV5") == ({}, {"FIRE": 2, "pw": 1})
    assert price(state, "+FAV11") == ({}, {"EARTH": 1})


def test_the_favor_tile_for_smaller_towns_brings_one_at_once() -> None:
    """TM-19.9, TM-20.2: A1 to A4 have power 6; the steps may wait for the key of the town."""
    state = table("nomads", "A1:TP", "A2:TP", "A3", "A4", "I1:TP", cults=(8, 0, 0, 0), round=1)
    play(state, 0, "upgrade I1 to TE")

    assert price(state, "+FAV5") == ({}, {"town": 1, "steps": 2})
    play(state, 0, "+FAV5")
    assert price(state, "+FIRE") == ({}, {"FIRE": 1})
    # With the tile taken first the steps follow by themselves, and the key asks for the top.
    assert price(state, "+TW3") == ({}, {"key": 1, "vp": 9, "p": 1, "FIRE": 1, "climb": 1})


@pytest.mark.parametrize(
    "faction, workers, coins, gain",
    [
        ("halflings", 4, 8, {"spades": 3}),  # TM-27.3
        ("cultists", 4, 8, {"vp": 7}),  # TM-28.5
        ("alchemists", 4, 6, {"pw": 12}),  # TM-29.3
        ("darklings", 4, 6, {"ordain": 3}),  # TM-30.4
        ("mermaids", 4, 6, {"ship": 1, "vp": 2}),  # TM-31.8
        ("auren", 4, 6, {"favor": 1}),  # TM-34.2
        ("witches", 4, 6, {}),
        ("swarmlings", 5, 8, {}),
        ("engineers", 3, 6, {}),
        ("fakirs", 4, 10, {}),
        ("chaos_magicians", 4, 4, {}),
    ],
)
def test_a_stronghold_has_its_price_and_brings_its_bonus(
    faction: str, workers: int, coins: int, gain: Json
) -> None:
    """TM-12.5, TM-12.8"""
    state = table(faction, "F3:TP", bowls=(12, 0, 0))

    assert price(state, "upgrade F3 to SH") == ({"w": workers, "c": coins}, gain)


@pytest.mark.parametrize(
    "faction, space, gain",
    [
        ("nomads", "ACTN", {"sandstorm": 1}),  # TM-25.2
        ("swarmlings", "ACTS", {"trading_post": 1}),  # TM-32.2
        ("witches", "ACTW", {"dwelling": 1}),  # TM-33.2
        ("auren", "ACTA", {"steps": 2}),  # TM-34.3
        ("giants", "ACTG", {"spades": 2}),  # TM-37.3
        ("chaos_magicians", "ACTC", {"turns": 2}),  # TM-38.3
        ("nomads", "BON1", {"spades": 1}),  # TM-17.5
    ],
)
def test_special_actions_cost_nothing(faction: str, space: str, gain: Json) -> None:
    """TM-17.3"""
    state = table(faction, "F3:SH", "A3")

    assert price(state, f"action {space}") == ({}, gain)


def test_what_a_special_action_leads_to_is_free_but_scores() -> None:
    """TM-25.5, TM-32.2, TM-33.4, TM-36.1"""
    nomads, swarmlings, witches = (
        table("nomads", "F3:SH", round=1),
        table("swarmlings", "F3:SH", "A3", round=6),
        table("witches", "F3:SH"),
    )
    play(nomads, 0, "action ACTN")
    play(swarmlings, 0, "action ACTS")
    play(witches, 0, "action ACTW")

    assert price(nomads, "transform E6 to yellow") == ({}, {})
    assert price(swarmlings, "upgrade A3 to TP") == ({}, {"vp": 3})
    assert price(witches, "build A3") == ({}, {"vp": 2})
    assert price(table("engineers", "C2"), "action ACTE") == ({"w": 2}, {"bridge": 1})


def test_passing_scores_and_takes_the_coins_of_the_scroll() -> None:
    """TM-18.4, TM-18.5, TM-X27: BON6 with a stronghold 4, FAV12 with two trading posts 3."""
    state = table("witches", "A1:SH", "A4:TP", "A7:TP", scroll="BON6", favors=["FAV12"])
    state.scroll_coins[state.tiles.scroll_index["BON4"]] = 2
    state.scroll_coins[state.tiles.scroll_index["BON6"]] = 0

    assert price(state, "pass BON4") == ({}, {"vp": 7, "c": 2})
    assert price(state, "pass BON5") == ({}, {"vp": 7})
    state.round = 6
    assert price(state, "pass") == ({}, {"vp": 7})


def test_the_last_done_of_a_round_shows_no_income() -> None:
    """TM-4.1, TM-23.2: a bonus of 4 workers (SCORE4, fire 8) and the income follow it."""
    state = table("witches", "A3", round=4, cults=(8, 0, 0, 0))
    play(state, 0, "send p to WATER for 1", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON5")
    before = state.workers[0]

    assert price(state, "done") == ({}, {})
    play(state, 0, "done")
    assert state.workers[0] > before + 4


def test_a_bonus_spade_that_ends_the_round_shows_no_income() -> None:
    """TM-23.4: A4 is blue, one spade from the Witches' green."""
    state = table("witches", "A3", round=2, cults=(0, 0, 4, 0))
    give(state, 1, cults=(0, 0, 0, 0))
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    assert offer(state, 0)["decision"] == "BonusSpades"
    assert price(state, "transform A4 to green") == ({"spades": 1}, {})
    play(state, 0, "transform A4 to green")
    assert state.round == 3


def test_halflings_have_points_and_alchemists_power_for_spades() -> None:
    """TM-27.1, TM-29.3: F4 is made one spade from home."""
    halflings = table("halflings", "F3")
    alchemists = table("alchemists", "F3:SH", bowls=(12, 0, 0))
    for state in (halflings, alchemists):
        state.terrain[INDEX["f4"]] = (state.faction(0).home + 1) % 7

    assert price(halflings, "transform F4 to brown") == ({"w": 3}, {"vp": 1})
    assert price(alchemists, "transform F4 to black") == ({"w": 3}, {"pw": 2})


def test_a_faction_comes_with_its_goods() -> None:
    """TM-2.4, TM-33.5, TM-38.7: 12 tokens, and no dwelling costs anything (TM-3.5)."""
    state = GAME.new_game(GAME.setup(2), RandomChance(Random(1)))
    (seat,) = GAME.waiting(state)

    assert price(state, "choose witches", seat) == ({}, {"c": 15, "w": 3, "vp": 20, "AIR": 2, "tokens": 12})
    assert price(state, "choose chaos_magicians", seat)[1]["FIRE"] == 2
    play(state, seat, "choose witches")
    play(state, 1 - seat, "choose nomads")
    assert price(state, "build A3", seat) == ({}, {})


def test_mermaids_found_a_town_on_the_river() -> None:
    """TM-31.2, TM-31.3: D3 and E4 are across r14 from C2 and B3; it is found on that hex and costs nothing."""
    state = table("mermaids", "D3:TP", "E4:TP", "C2:TP", "B3")

    assert offer(state, 0)["hexes"]["r14"] == [
        {"do": "connect", "action": "connect r14", "gain": {"town": 1}}
    ]
