"""Material and limits (TM-1): what there is enough of, and what runs out."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import SeededChance
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, new_table, play, position, put, terrain
from positions import options, random_game, refused

EIGHT_HEXES = ("A2", "B2", "C4", "D2", "E10", "F4", "G6", "H2")
BOX = {f"FAV{number}": 1 if number <= 4 else 3 for number in range(1, 13)}


def bowls(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def buildings(state: TerraMysticaState, seat: int = 0) -> dict[str, int]:
    shown: dict[str, int] = GAME.view(state, None)["seats"][seat]["buildings"]
    return shown


# Pieces of a player


@pytest.mark.parametrize(
    "built, action",
    [
        pytest.param(("A2", "B2", "C4", "D2", "E10", "F4", "G6", "I11"), "build G3", id="a ninth dwelling"),
        pytest.param(
            ("A2:TP", "B2:TP", "C4:TP", "D2:TP", "F4"), "upgrade F4 to TP", id="a fifth trading post"
        ),
        pytest.param(("A2:TE", "B2:TE", "C4:TE", "F4:TP"), "upgrade F4 to TE", id="a fourth temple"),
        pytest.param(("A2:SH", "F4:TP"), "upgrade F4 to SH", id="a second stronghold"),
        pytest.param(("A2:SA", "F4:TE"), "upgrade F4 to SA", id="a second sanctuary"),
    ],
)
def test_a_player_owns_eight_dwellings_four_trading_posts_three_temples_and_one_of_each_large_building(
    built: tuple[str, ...], action: str
) -> None:
    """TM-1.1, TM-1.2: G3 is a forest that the Witches reach from F4 over one river hex."""
    state = position("witches", "nomads")
    give(state, 0, shipping=1)
    put(state, 0, *built)

    with refused("TM-1.2"):
        play(state, 0, action)
    assert action not in options(GAME, state, 0)


@pytest.mark.parametrize(
    "built, action",
    [
        pytest.param(("A2", "B2", "C4", "D2", "E10", "F4", "G6"), "build G3", id="the eighth dwelling"),
        pytest.param(("A2:TP", "B2:TP", "C4:TP", "F4"), "upgrade F4 to TP", id="the fourth trading post"),
        pytest.param(("A2:TE", "B2:TE", "F4:TP"), "upgrade F4 to TE", id="the third temple"),
        pytest.param(("F4:TP",), "upgrade F4 to SH", id="the stronghold"),
        pytest.param(("F4:TE",), "upgrade F4 to SA", id="the sanctuary"),
    ],
)
def test_the_last_piece_of_a_kind_can_still_be_built(built: tuple[str, ...], action: str) -> None:
    """TM-1.1"""
    state = position("witches", "nomads")
    give(state, 0, shipping=1)
    put(state, 0, *built)

    assert action in options(GAME, state, 0)


def test_no_dwelling_is_built_after_transforming_when_all_eight_are_on_the_map() -> None:
    """TM-1.2: E7 becomes forest, but there is no dwelling left for it."""
    state = position("witches", "nomads")
    put(state, 0, *EIGHT_HEXES)

    play(state, 0, "transform E7 to green")

    with refused("TM-1.2"):
        play(state, 0, "build E7")
    assert "build E7" not in options(GAME, state, 0)


def test_a_replaced_piece_returns_to_the_board_and_can_be_built_again() -> None:
    """TM-1.2: with eight dwellings on the map one becomes a trading post; then there is one to build."""
    state = position("witches", "nomads")
    put(state, 0, *EIGHT_HEXES)
    give(state, 0, shipping=1)
    with refused("TM-1.2"):
        play(state, 0, "build G3")

    play(state, 0, "upgrade A2 to TP", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "build G3")

    assert buildings(state) == {
        "dwelling": 8,
        "trading_post": 1,
        "temple": 0,
        "stronghold": 0,
        "sanctuary": 0,
    }


def test_a_player_has_three_bridges() -> None:
    """TM-1.1: the Engineers build three in a round, for 2 workers each; the fourth is refused."""
    state = position("engineers", "nomads")
    put(state, 0, "C2", "G1")
    play(state, 0, "action ACTE", "bridge C2:D3", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "action ACTE", "bridge C2:D4", "done")
    play(state, 0, "action ACTE", "bridge G1:F2", "done")

    assert state.workers[0] == 4
    with refused("TM-36.2"):
        play(state, 0, "action ACTE")
    assert not {"action ACTE", "action ACT1"} & options(GAME, state, 0)


# Workers and coins


def test_workers_and_coins_never_run_out() -> None:
    """TM-1.3: the box holds 65 workers and 190 coins; two players with 60 and 200 each still gain more."""
    state = position("witches", "nomads")
    give(state, 0, workers=60, coins=200, bowls=(0, 0, 12))
    give(state, 1, workers=60, coins=200, bowls=(0, 0, 12))

    play(state, 0, "action ACT3", "done")
    play(state, 1, "action ACT4", "done")

    assert state.workers == [62, 60]
    assert state.coins == [200, 207]


# Priests


def test_a_priest_gained_with_all_seven_in_use_is_lost() -> None:
    """TM-1.4: three on the cult board and four at hand."""
    state = position("witches", "nomads")
    give(state, 0, priests=7, bowls=(0, 0, 12))
    for cult in ("FIRE", "WATER", "EARTH"):
        play(state, 0, f"send p to {cult} for 2", "done")
        if cult == "FIRE":
            play(state, 1, "pass BON3", "done")
    assert state.priests[0] == 4

    play(state, 0, "action ACT2", "done")

    assert state.priests[0] == 4
    assert bowls(state) == (3, 0, 9)


def test_priests_of_the_income_beyond_the_seventh_are_lost() -> None:
    """TM-1.4: three temples and a sanctuary would bring four, there is room for two."""
    state = position("witches", "nomads")
    put(state, 0, "A2:TE", "C4:TE", "F4:TE", "H2:SA")
    give(state, 0, priests=5)

    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    assert state.round == 4
    assert state.priests[0] == 7


def test_a_priest_who_came_home_can_be_gained_again() -> None:
    """TM-1.4: a priest paid for shipping is in the supply, one on the cult board is not."""
    state = position("witches", "nomads")
    give(state, 0, priests=7, bowls=(0, 0, 12))

    play(state, 0, "advance ship", "convert 5PW to 1P", "done")

    assert state.priests[0] == 7
    play(state, 1, "pass BON3", "done")
    play(state, 0, "send p to FIRE for 3")
    with refused("TM-6.6"):
        play(state, 0, "convert 5PW to 1P")


# Power tokens


def test_only_a_sacrifice_lowers_the_number_of_power_tokens() -> None:
    """TM-1.5: spending and gaining leave 12, a sacrifice of two leaves 10 for good."""
    state = position("witches", "nomads")
    assert sum(bowls(state)) == 12

    play(state, 0, "convert 3PW to 1W", "send p to FIRE for 3")
    assert sum(bowls(state)) == 12
    play(state, 0, "burn 2", "done")
    assert sum(bowls(state)) == 10

    play(state, 1, "pass BON3", "done")
    play(state, 0, "pass BON4", "done")
    assert state.round == 4
    assert sum(bowls(state)) == 10


@pytest.mark.parametrize("faction", ["witches", "fakirs", "swarmlings", "engineers"])
def test_every_faction_begins_with_twelve_tokens(faction: str) -> None:
    """TM-1.5"""
    state = new_table(faction, "giants")

    assert sum(bowls(state)) == 12


# Tiles


def test_there_are_28_favor_tiles_and_10_town_tiles() -> None:
    """TM-1.6: four favor tiles once, eight three times; five kinds of town tiles, twice each."""
    shown = GAME.view(new_table("witches", "nomads"), None)

    assert shown["favors"] == BOX
    assert sum(shown["favors"].values()) == 28
    assert shown["towns"] == {f"TW{number}": 2 for number in range(1, 6)}


def test_there_are_nine_scrolls_and_eight_scoring_tiles() -> None:
    """TM-1.6: over many set-ups every one of them turns up, and no other."""
    scrolls: set[str] = set()
    scoring: set[str] = set()
    for seed in range(40):
        state = GAME.new_game(GAME.setup(2), SeededChance.from_text(f"box {seed}"))
        scrolls |= set(GAME.view(state, None)["scrolls"])
        scoring |= set(GAME.view(state, None)["scoring"])

    assert scrolls == {f"BON{number}" for number in range(1, 10)}
    assert scoring == {f"SCORE{number}" for number in range(1, 9)}


def test_a_unique_favor_tile_is_gone_when_somebody_has_it() -> None:
    """TM-1.6"""
    state = position("witches", "nomads")
    put(state, 0, "F4:TP")
    give(state, 1, favors=["FAV1"])

    play(state, 0, "upgrade F4 to TE")

    with refused("TM-1.6"):
        play(state, 0, "+FAV1")
    assert {option for option in options(GAME, state, 0) if "FAV" in option} == {
        f"+FAV{number}" for number in range(2, 13)
    }


def test_of_the_other_favor_tiles_three_players_can_have_one() -> None:
    """TM-1.6: the fourth who wants it is refused."""
    state = position("witches", "nomads", "giants", "mermaids")
    put(state, 0, "F4:TP")
    for seat in (1, 2):
        give(state, seat, favors=["FAV11"])
    play(state, 0, "upgrade F4 to TE", "+FAV11", "done")

    put(state, 3, "I11:TP")
    play(state, 1, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")
    play(state, 3, "upgrade I11 to TE")
    with refused("TM-1.6"):
        play(state, 3, "+FAV11")


def test_of_each_town_tile_there_are_two() -> None:
    """TM-1.6: the Witches found three towns; the third may not take the same tile again."""
    state = position("witches", "nomads")
    put(state, 0, "A1:TP", "A2:TP", "B1:TE", "A3")
    put(state, 0, "F5:TE", "G5:SH", "G4")
    put(state, 0, "H1:SA", "H2:TP", "I2")
    give(state, 0, workers=30, coins=60)

    play(state, 0, "upgrade A3 to TP", "+TW1", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "transform I3 to green", "build I3", "+TW1", "done")
    play(state, 0, "transform H6 to green", "build H6")

    with refused("TM-1.6"):
        play(state, 0, "+TW1")
    play(state, 0, "+TW2")
    assert GAME.view(state, None)["towns"] == {"TW1": 0, "TW2": 1, "TW3": 2, "TW4": 2, "TW5": 2}


def test_terrain_tiles_never_run_out() -> None:
    """TM-1.7: more hexes are turned into lakes than there are terrain tiles in the box (56)."""
    state = position("mermaids", "nomads")
    put(state, 0, "A4", "D2", "D5", "E11", "G6", "H4", "I4", "I10", "A11:TP", "E4:TP", "H2:TP")
    give(state, 0, workers=400, digging=2, shipping=5)
    turned = 0
    while True:
        choices = sorted(option for option in options(GAME, state, 0) if option.endswith(" to blue"))
        if not choices:
            break
        play(state, 0, choices[0], "done")
        turned += 1
        if turned == 1:
            play(state, 1, "pass BON3", "done")

    assert turned > 56


# What is kept, seen and scored


def test_resources_are_kept_from_round_to_round_without_limit() -> None:
    """TM-1.8: the income of four dwellings is 5 workers, of BON4 3 power."""
    state = position("witches", "nomads")
    put(state, 0, "A2", "C4", "F4", "H2")
    give(state, 0, workers=40, coins=70, priests=6, bowls=(0, 0, 12))

    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON3", "done")

    assert state.round == 4
    assert (state.workers[0], state.coins[0], state.priests[0]) == (45, 70, 6)
    assert bowls(state) == (0, 0, 12)


def test_all_information_is_open() -> None:
    """TM-1.9: at every moment of a game every seat sees what everybody sees, and it is the whole position."""
    looked = 0
    for state, *_ in random_game(GAME, 3, "open"):
        everybody = GAME.view(state, None)
        if looked % 10 == 0:
            for seat in range(3):
                assert GAME.view(state, seat) == everybody
                guess = GAME.determinise(state, seat, Random(looked))
                assert GAME.view(guess, None) == everybody
        for seat, shown in enumerate(everybody["seats"]):
            if state.factions[seat]:
                assert (shown["workers"], shown["coins"]) == (state.workers[seat], state.coins[seat])
                assert (shown["priests"], tuple(shown["bowls"])) == (state.priests[seat], bowls(state, seat))
        looked += 1
    assert looked > 100


@pytest.mark.parametrize("hexes", [("A2", "C4", "F4"), ("H2", "G6", "A2"), ("F4", "A2", "I11")])
def test_income_depends_only_on_how_many_pieces_of_a_kind_are_on_the_map(hexes: tuple[str, ...]) -> None:
    """TM-1.10: two dwellings and a trading post give 3 workers, 2 coins and 1 power, wherever they stand.

    The scroll BON5 adds a worker and 3 power.
    """
    state = position("witches", "nomads")
    put(state, 0, hexes[0], hexes[1], f"{hexes[2]}:TP")
    give(state, 0, workers=0, coins=0, priests=0, bowls=(12, 0, 0))

    play(state, 0, "pass BON5", "done")
    play(state, 1, "pass BON4", "done")

    assert (state.workers[0], state.coins[0], bowls(state)) == (3 + 1, 2, (8, 4, 0))


def test_a_piece_taken_back_and_built_again_changes_the_income_by_one_place() -> None:
    """TM-1.10: three dwellings, one becomes a trading post, another dwelling is built: again 1 + 3 workers."""
    state = position("witches", "nomads")
    put(state, 0, "A2", "H2", "F4")
    give(state, 0, shipping=1)
    play(state, 0, "upgrade A2 to TP", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "build G3", "done")
    give(state, 0, workers=0)

    play(state, 0, "pass BON4", "done")

    assert state.round == 4
    assert state.workers[0] == 4


def test_points_have_no_upper_limit() -> None:
    """TM-1.11: 99 points and 2 for a dwelling in round 3."""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, points=99, shipping=1)

    play(state, 0, "build G3")

    assert state.points[0] == 101
    assert terrain(state, "G3") == "green"
