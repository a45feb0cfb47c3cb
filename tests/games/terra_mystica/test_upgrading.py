"""Action 4, upgrade a building (TM-12)."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

FACTIONS = (
    *("nomads", "fakirs", "halflings", "cultists", "alchemists", "darklings", "mermaids"),
    *("swarmlings", "witches", "auren", "dwarves", "engineers", "giants", "chaos_magicians"),
)


def table(faction: str, *buildings: str, neighbour: str = "", round: int = 3) -> TerraMysticaState:
    """A faction to act, with a building of an opponent if one is named."""
    state = position(faction, "witches" if faction not in ("witches", "auren") else "nomads", round=round)
    put(state, 0, *buildings)
    if neighbour:
        put(state, 1, neighbour)
    return state


def building_on(state: TerraMysticaState, name: str) -> str:
    kind: str = next(hex for hex in GAME.view(state, None)["map"] if hex["hex"] == name)["building"]
    return kind


def tiles(state: TerraMysticaState) -> set[str]:
    return {option for option in options(GAME, state, 0) if option.startswith("+")}


def check_price(state: TerraMysticaState, action: str, workers: int, coins: int, rule: str) -> None:
    """One worker or one coin less is refused, exactly this is paid."""
    for lacking in ((workers - 1, coins), (workers, coins - 1)):
        give(state, 0, workers=lacking[0], coins=lacking[1])
        with refused(rule):
            play(state, 0, action)
        assert action not in options(GAME, state, 0)
    give(state, 0, workers=workers, coins=coins, priests=0)
    play(state, 0, action)
    assert (state.workers[0], state.coins[0]) == (0, 0)


# Which upgrades there are


@pytest.mark.parametrize("old, new", [("D", "TP"), ("TP", "SH"), ("TP", "TE"), ("TE", "SA")])
def test_there_are_four_upgrades(old: str, new: str) -> None:
    """TM-12.1"""
    state = table("witches", f"F4:{old}")

    play(state, 0, f"upgrade F4 to {new}")

    assert building_on(state, "F4") == new


@pytest.mark.parametrize(
    "old, new",
    [
        *(("D", "TE"), ("D", "SH"), ("D", "SA")),
        *(("TP", "TP"), ("TP", "SA"), ("TE", "TP"), ("TE", "TE"), ("TE", "SH")),
        *(("SH", "TP"), ("SH", "TE"), ("SH", "SA"), ("SA", "TP"), ("SA", "TE"), ("SA", "SH")),
    ],
)
def test_there_are_no_other_upgrades(old: str, new: str) -> None:
    """TM-12.1"""
    state = table("witches", f"F4:{old}")

    with refused("TM-12.1"):
        play(state, 0, f"upgrade F4 to {new}")
    assert f"upgrade F4 to {new}" not in options(GAME, state, 0)


def test_only_an_own_building_is_upgraded() -> None:
    """TM-12.1: not that of an opponent, not an empty hex, not the river."""
    state = table("witches", "F4", neighbour="F3")

    for hex in ("F3", "E7", "r22"):
        with refused("TM-12.1"):
            play(state, 0, f"upgrade {hex} to TP")


@pytest.mark.parametrize("old, new", [("TP", "SH"), ("TE", "SA")])
def test_stronghold_and_sanctuary_are_built_once(old: str, new: str) -> None:
    """TM-12.1"""
    state = table("witches", f"A3:{new}", f"F4:{old}")

    with refused("TM-1.2"):
        play(state, 0, f"upgrade F4 to {new}")


def test_the_old_piece_goes_back_to_its_row() -> None:
    """TM-12.2, TM-X19: a dwelling is replaced by a trading post and returns to the board."""
    state = table("witches", "F4", "A3", "I11")

    play(state, 0, "upgrade F4 to TP")

    shown = GAME.view(state, None)["seats"][0]["buildings"]
    assert (shown["dwelling"], shown["trading_post"]) == (2, 1)
    assert building_on(state, "F4") == "TP"


@pytest.mark.parametrize(
    "old, new, before, after",
    [
        ("D", "TP", (2, 0, 0, 0), (1, 2, 0, 1)),
        ("TP", "TE", (1, 2, 0, 1), (1, 0, 1, 0)),
        ("TP", "SH", (1, 2, 0, 1), (1, 0, 0, 2)),
        ("TE", "SA", (1, 0, 1, 0), (1, 0, 1, 0)),
    ],
)
def test_the_income_of_the_row_drops(
    old: str, new: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """TM-12.2: workers, coins, priests and power of the Witches with this one building, and BON7 for a worker."""
    for upgraded, expected in [(False, before), (True, after)]:
        state = position("witches", "nomads", scrolls="BON1,BON2,BON7,BON8,BON9")
        put(state, 0, f"F4:{old}")
        if upgraded:
            play(state, 0, f"upgrade F4 to {new}", *(["+FAV6"] if new in ("TE", "SA") else []), "done")
            play(state, 1, "advance dig", "done")
        give(state, 0, workers=0, coins=0, priests=0, bowls=(12, 0, 0))
        play(state, 0, "pass BON7", "done")
        play(state, 1, "pass BON8", "done")

        assert state.round == 4
        workers, *rest = expected
        assert (state.workers[0], state.coins[0], state.priests[0], state.bowl2[0]) == (workers + 1, *rest)


# Costs


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_trading_post_costs_half_the_coins_beside_an_opponent(faction: str) -> None:
    """TM-12.3: 2 workers and 6 or 3 coins; Engineers 1 and 4 or 2; Swarmlings 3 and 8 or 4."""
    workers, alone, beside = {"engineers": (1, 4, 2), "swarmlings": (3, 8, 4)}.get(faction, (2, 6, 3))

    check_price(table(faction, "F4"), "upgrade F4 to TP", workers, alone, "TM-12.3")
    check_price(table(faction, "F4", neighbour="F3"), "upgrade F4 to TP", workers, beside, "TM-12.3")


@pytest.mark.parametrize(
    "own, neighbour",
    [
        pytest.param(("F4", "E7", "F3"), "", id="only own neighbours"),
        pytest.param(("F4",), "G3", id="beyond the river"),
        pytest.param(("F4",), "E5", id="two hexes away"),
    ],
)
def test_the_discount_needs_a_directly_adjacent_building_of_an_opponent(
    own: tuple[str, ...], neighbour: str
) -> None:
    """TM-12.3"""
    state = table("witches", *own, neighbour=neighbour)

    play(state, 0, "upgrade F4 to TP")

    assert state.coins[0] == 20 - 6


@pytest.mark.parametrize("kind", ["D", "TP", "TE", "SH", "SA"])
def test_any_building_of_an_opponent_brings_the_discount(kind: str) -> None:
    """TM-12.3: also several of them no more than that."""
    state = table("witches", "F4", neighbour=f"F3:{kind}")
    put(state, 1, "G2")

    play(state, 0, "upgrade F4 to TP")

    assert state.coins[0] == 20 - 3


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("neighbour", ["", "F3"])
def test_a_temple_costs_2_workers_and_5_coins(faction: str, neighbour: str) -> None:
    """TM-12.4: Engineers 1 and 4, Swarmlings 3 and 6; neighbours do not matter."""
    workers, coins = {"engineers": (1, 4), "swarmlings": (3, 6)}.get(faction, (2, 5))

    check_price(table(faction, "F4:TP", neighbour=neighbour), "upgrade F4 to TE", workers, coins, "TM-12.4")


@pytest.mark.parametrize(
    "faction, stronghold, sanctuary",
    [
        ("nomads", (4, 8), (4, 6)),
        ("fakirs", (4, 10), (4, 6)),
        ("halflings", (4, 8), (4, 6)),
        ("cultists", (4, 8), (4, 8)),
        ("alchemists", (4, 6), (4, 6)),
        ("darklings", (4, 6), (4, 10)),
        ("mermaids", (4, 6), (4, 8)),
        ("swarmlings", (5, 8), (5, 8)),
        ("witches", (4, 6), (4, 6)),
        ("auren", (4, 6), (4, 8)),
        ("dwarves", (4, 6), (4, 6)),
        ("engineers", (3, 6), (3, 6)),
        ("giants", (4, 6), (4, 6)),
        ("chaos_magicians", (4, 4), (4, 8)),
    ],
)
def test_stronghold_and_sanctuary_have_their_price_for_each_faction(
    faction: str, stronghold: tuple[int, int], sanctuary: tuple[int, int]
) -> None:
    """TM-12.5"""
    for neighbour in ("", "F3"):
        before = table(faction, "F4:TP", neighbour=neighbour)
        check_price(before, "upgrade F4 to SH", *stronghold, "TM-12.5")
        before = table(faction, "F4:TE", neighbour=neighbour)
        check_price(before, "upgrade F4 to SA", *sanctuary, "TM-12.5")


# Points


@pytest.mark.parametrize(
    "tile, scored",
    [
        ("SCORE1", {}),
        ("SCORE2", {}),
        ("SCORE3", {}),
        ("SCORE4", {"SH": 5, "SA": 5}),
        ("SCORE5", {}),
        ("SCORE6", {"TP": 3}),
        ("SCORE7", {"SH": 5, "SA": 5}),
        ("SCORE8", {"TP": 3}),
    ],
)
def test_the_tile_of_the_round_scores_trading_posts_or_strongholds_and_sanctuaries(
    tile: str, scored: dict[str, int]
) -> None:
    """TM-12.6"""
    others = [f"SCORE{number}" for number in range(2, 9) if f"SCORE{number}" != tile]
    for old, new in [("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")]:
        state = position("witches", "nomads", scoring=",".join([*others[:2], tile, *others[2:5]]))
        put(state, 0, f"F4:{old}")

        play(state, 0, f"upgrade F4 to {new}")

        assert state.points[0] == 20 + scored.get(new, 0)


@pytest.mark.parametrize(
    "old, new, points", [("D", "TP", 3), ("TP", "TE", 0), ("TP", "SH", 0), ("TE", "SA", 0)]
)
def test_a_favor_tile_scores_3_points_for_each_upgrade_to_a_trading_post(
    old: str, new: str, points: int
) -> None:
    """TM-12.6: FAV10."""
    state = table("witches", f"F4:{old}")
    give(state, 0, favors=["FAV10"])

    play(state, 0, f"upgrade F4 to {new}")

    assert state.points[0] == 20 + points


def test_favor_tile_and_scoring_tile_add_up() -> None:
    """TM-12.6: SCORE6 in round 6."""
    state = table("witches", "F4", round=6)
    give(state, 0, favors=["FAV10"])

    play(state, 0, "upgrade F4 to TP")

    assert state.points[0] == 20 + 3 + 3


# What it brings


@pytest.mark.parametrize("old, new", [("TP", "TE"), ("TE", "SA")])
@pytest.mark.parametrize("faction, number", [("witches", 1), ("giants", 1), ("chaos_magicians", 2)])
def test_a_temple_or_sanctuary_brings_a_favor_tile(old: str, new: str, faction: str, number: int) -> None:
    """TM-12.7: two for the Chaos Magicians."""
    state = table(faction, f"F4:{old}")
    play(state, 0, f"upgrade F4 to {new}")

    for taken in range(number):
        assert len(tiles(state)) == 12 - taken
        play(state, 0, f"+FAV{6 + taken}")

    assert tiles(state) == set()
    assert GAME.view(state, None)["seats"][0]["favors"] == ["FAV6", "FAV7"][:number]


@pytest.mark.parametrize("faction", ["witches", "chaos_magicians", "giants"])
def test_a_trading_post_or_stronghold_brings_none(faction: str) -> None:
    """TM-12.7"""
    for old, new in [("D", "TP"), ("TP", "SH")]:
        state = table(faction, f"F4:{old}")

        play(state, 0, f"upgrade F4 to {new}")

        assert tiles(state) == set()


def test_a_tile_of_another_kind_is_no_favor_tile() -> None:
    """TM-12.7"""
    state = table("witches", "F4:TP")
    play(state, 0, "upgrade F4 to TE")

    for wrong in ("+BON3", "+SCORE3", "+FAV13"):
        with refused("TM-12.7"):
            play(state, 0, wrong)
    with refused("TM-19.3"):
        play(state, 0, "+TW1")


@pytest.mark.parametrize(
    "faction, space",
    [
        ("witches", "ACTW"),
        ("auren", "ACTA"),
        ("swarmlings", "ACTS"),
        ("giants", "ACTG"),
        ("nomads", "ACTN"),
        ("chaos_magicians", "ACTC"),
    ],
)
def test_the_stronghold_gives_a_special_action_for_the_same_round(faction: str, space: str) -> None:
    """TM-12.8: not before it is built, but in the next turn."""
    state = table(faction, "F4:TP", "A5")
    with refused("TM-17.2"):
        play(state, 0, f"action {space}")

    play(state, 0, "upgrade F4 to SH")
    if faction == "auren":
        play(state, 0, "+FAV9")
    play(state, 0, "done")
    play(state, 1, "pass BON3", "done")

    assert f"action {space}" in options(GAME, state, 0)


def test_the_stronghold_gives_the_other_abilities_at_once() -> None:
    """TM-12.8: 7 points for the Cultists, a step of shipping worth 2 points for the Mermaids."""
    cultists = table("cultists", "F4:TP")
    play(cultists, 0, "upgrade F4 to SH")
    assert cultists.points[0] == 27

    mermaids = table("mermaids", "F4:TP")
    play(mermaids, 0, "upgrade F4 to SH")
    assert (mermaids.shipping[0], mermaids.points[0]) == (2, 22)


def test_the_discount_does_not_depend_on_power_being_taken() -> None:
    """TM-12.9: the neighbour refuses, or has all tokens in bowl III and is not even asked."""
    state = table("witches", "F4", neighbour="F3")
    play(state, 0, "upgrade F4 to TP", "done")
    play(state, 1, "decline 1 from witches")
    assert state.coins[0] == 20 - 3

    state = table("witches", "F4", neighbour="F3")
    give(state, 1, bowls=(0, 0, 12))
    play(state, 0, "upgrade F4 to TP", "done")
    assert state.coins[0] == 20 - 3
    assert "advance dig" in options(GAME, state, 1)
