"""Phase I, income (TM-5): what a faction gets when a round begins."""

from __future__ import annotations

import pytest

from games.terra_mystica.table import give, play, position, put
from positions import refused

PLACES = ("A2", "B2", "C4", "D2", "E10", "F4", "G6", "H2", "I11")
FACTIONS = (
    *("nomads", "fakirs", "halflings", "cultists", "alchemists", "darklings", "mermaids"),
    *("swarmlings", "witches", "auren", "dwarves", "engineers", "giants", "chaos_magicians"),
)
Income = tuple[int, int, int, int]  # workers, coins, priests, power


def income(faction: str, *kinds: str, scroll: str = "", favors: tuple[str, ...] = ()) -> Income:
    """What a faction with these buildings gains at the beginning of round 4.

    It takes the scroll before; without one named it is BON3, and its 6 coins are not counted.
    """
    rival = "witches" if faction not in ("witches", "auren") else "nomads"
    taken = scroll or "BON3"
    held, other, *_ = (code for code in ("BON1", "BON2", "BON4") if code != taken)
    open_scrolls = [code for code in ("BON5", "BON8", "BON9", "BON6") if code != taken][:2]
    state = position(faction, rival, scrolls=",".join([held, other, taken, *open_scrolls]))
    give(state, 0, scroll=held)
    give(state, 1, scroll=other)
    put(state, 0, *(f"{place}:{kind}" for place, kind in zip(PLACES, kinds)))
    give(state, 0, workers=0, coins=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0), favors=favors)

    play(state, 0, f"pass {taken}", "done")
    play(state, 1, f"pass {held}", "done")

    assert state.round == 4
    assert state.points == [20, 20]  # TM-5.10: it costs no points
    assert state.bowl1[0] + state.bowl2[0] == 12
    return state.workers[0], state.coins[0] - (0 if scroll else 6), state.priests[0], state.bowl2[0]


# Buildings


def test_all_players_collect_at_the_same_time() -> None:
    """TM-5.1: nobody is asked for anything and everybody has the income when the first turn begins."""
    state = position("witches", "nomads", "giants", "mermaids", "dwarves")
    for seat, hex in enumerate(("F4", "F3", "A6", "H4", "I9")):
        put(state, seat, hex)
        give(state, seat, workers=0, cults=(0, 0, 0, 0))

    for seat, scroll in enumerate(("BON6", "BON8", "BON1", "BON2", "BON3")):
        play(state, seat, f"pass {scroll}", "done")

    assert state.round == 4
    assert state.workers == [2 + 2, 2, 2, 2, 2]  # BON6 brings 2 workers


@pytest.mark.parametrize("faction", [f for f in FACTIONS if f not in ("swarmlings", "engineers")])
def test_the_dwelling_row_shows_one_worker_more_than_dwellings_built_but_not_for_the_eighth(
    faction: str,
) -> None:
    """TM-5.2"""
    workers = [income(faction, *["D"] * built)[0] for built in range(9)]

    assert workers == [1, 2, 3, 4, 5, 6, 7, 8, 8]


def test_two_dwellings_bring_three_workers() -> None:
    """TM-X07 (TM-5.2)"""
    assert income("witches", "D", "D") == (3, 0, 0, 0)


def test_swarmlings_show_two_workers_at_the_start() -> None:
    """TM-5.3"""
    workers = [income("swarmlings", *["D"] * built)[0] for built in range(9)]

    assert workers == [2, 3, 4, 5, 6, 7, 8, 9, 9]


def test_engineers_show_none_at_the_start_and_their_third_and_sixth_dwelling_add_nothing() -> None:
    """TM-5.3"""
    workers = [income("engineers", *["D"] * built)[0] for built in range(9)]

    assert workers == [0, 1, 2, 2, 3, 4, 4, 5, 6]


USUAL_POSTS = [(0, 0), (2, 1), (4, 2), (6, 4), (8, 6)]
RICH_POSTS = [(0, 0), (2, 1), (4, 2), (7, 3), (11, 4)]


@pytest.mark.parametrize(
    "faction, coins_and_power",
    [
        ("nomads", RICH_POSTS),
        ("alchemists", RICH_POSTS),
        ("swarmlings", [(0, 0), (2, 2), (4, 4), (6, 6), (9, 8)]),
        ("dwarves", [(0, 0), (3, 1), (5, 2), (7, 4), (10, 6)]),
        *(
            (faction, USUAL_POSTS)
            for faction in FACTIONS
            if faction not in ("nomads", "alchemists", "swarmlings", "dwarves")
        ),
    ],
)
def test_trading_posts_bring_coins_and_power(faction: str, coins_and_power: list[tuple[int, int]]) -> None:
    """TM-5.4: with 0 to 4 on the map."""
    incomes = [income(faction, *["TP"] * built) for built in range(5)]

    assert [(coins, power) for _, coins, _, power in incomes] == coins_and_power


@pytest.mark.parametrize("faction", [f for f in FACTIONS if f != "engineers"])
def test_each_temple_brings_a_priest(faction: str) -> None:
    """TM-5.5"""
    incomes = [income(faction, *["TE"] * built) for built in range(4)]

    assert [priests for _, _, priests, _ in incomes] == [0, 1, 2, 3]
    assert [power for *_, power in incomes] == [0, 0, 0, 0]


@pytest.mark.parametrize("faction", [f for f in FACTIONS if f not in ("swarmlings", "darklings")])
def test_the_sanctuary_brings_a_priest(faction: str) -> None:
    """TM-5.5"""
    assert income(faction, "SA")[2] == 1


@pytest.mark.parametrize("faction", ["swarmlings", "darklings"])
def test_the_sanctuary_of_swarmlings_and_darklings_brings_two_priests(faction: str) -> None:
    """TM-5.6: their temples bring one each, as for everybody."""
    assert income(faction, "SA")[2] == 2
    assert income(faction, "TE")[2] == 1
    assert income(faction, "TE", "TE", "SA")[2] == 4


def test_the_second_temple_of_the_engineers_brings_5_power_instead_of_a_priest() -> None:
    """TM-5.7"""
    incomes = [income("engineers", *["TE"] * built) for built in range(4)]

    assert [(priests, power) for _, _, priests, power in incomes] == [(0, 0), (1, 0), (1, 5), (2, 5)]


@pytest.mark.parametrize(
    "faction, expected",
    [
        ("nomads", (1, 0, 0, 2)),
        ("fakirs", (1, 0, 1, 0)),
        ("halflings", (1, 0, 0, 2)),
        ("cultists", (1, 0, 0, 2)),
        ("alchemists", (1, 6, 0, 0)),
        ("darklings", (1, 0, 0, 2)),
        ("mermaids", (1, 0, 0, 4)),
        ("swarmlings", (2, 0, 0, 4)),
        ("witches", (1, 0, 0, 2)),
        ("auren", (1, 0, 0, 2)),
        ("dwarves", (1, 0, 0, 2)),
        ("engineers", (0, 0, 0, 2)),
        ("giants", (1, 0, 0, 4)),
        ("chaos_magicians", (1 + 2, 0, 0, 0)),
    ],
)
def test_the_stronghold_brings_power_or_something_else(faction: str, expected: Income) -> None:
    """TM-5.8: beside the workers shown before the first dwelling."""
    assert income(faction, "SH") == expected


# Scrolls and favor tiles


@pytest.mark.parametrize(
    "scroll, expected",
    [
        ("BON1", (0, 2, 0, 0)),
        ("BON2", (0, 4, 0, 0)),
        ("BON3", (0, 6, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (1, 0, 0, 3)),
        ("BON6", (2, 0, 0, 0)),
        ("BON7", (1, 0, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (0, 2, 0, 0)),
    ],
)
def test_the_held_scroll_brings_its_income(scroll: str, expected: Income) -> None:
    """TM-5.9: two dwellings bring 3 workers more."""
    workers, coins, priests, power = expected

    assert income("witches", "D", "D", scroll=scroll) == (3 + workers, coins, priests, power)


@pytest.mark.parametrize(
    "favors, expected",
    [
        (("FAV7",), (1, 0, 0, 1)),
        (("FAV8",), (0, 0, 0, 4)),
        (("FAV9",), (0, 3, 0, 0)),
        (("FAV7", "FAV8", "FAV9"), (1, 3, 0, 5)),
        (("FAV1", "FAV2", "FAV3", "FAV4", "FAV5", "FAV6", "FAV10", "FAV11", "FAV12"), (0, 0, 0, 0)),
    ],
)
def test_owned_favor_tiles_bring_their_income(favors: tuple[str, ...], expected: Income) -> None:
    """TM-5.9: two dwellings bring 3 workers more."""
    workers, coins, priests, power = expected

    assert income("witches", "D", "D", favors=favors) == (3 + workers, coins, priests, power)


def test_favor_tile_and_scroll_come_on_top() -> None:
    """TM-X08 (TM-5.9): "1 power + 1 worker" and "6 coins" give 1 worker, 6 coins and 1 power more."""
    without = income("witches", "D", "TP", scroll="BON9")
    with_both = income("witches", "D", "TP", scroll="BON3", favors=("FAV7",))

    assert without == (2, 2 + 2, 0, 1)
    assert with_both == (2 + 1, 2 + 6, 0, 1 + 1)


def test_power_of_the_income_goes_the_usual_way_through_the_bowls() -> None:
    """TM-5.10: 4 power of a favor tile and 3 of a scroll, with 2 tokens in bowl I: 2 move up, then 5 move on."""
    state = position("witches", "nomads")
    give(state, 0, bowls=(2, 8, 2), favors=["FAV8"], points=0)

    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON3", "done")

    assert (state.bowl1[0], state.bowl2[0], state.bowl3[0]) == (0, 5, 7)
    assert state.points[0] == 0


def test_power_of_the_income_cannot_be_refused() -> None:
    """TM-5.10: the Nomads begin round 4 and nobody was asked."""
    state = position("witches", "nomads")
    put(state, 0, "F4:TP")
    put(state, 1, "F3:TP")
    give(state, 0, bowls=(12, 0, 0))
    give(state, 1, bowls=(12, 0, 0))

    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON5", "done")

    assert state.round == 4
    assert state.bowl2 == [4, 4]
    for answer, rule in (("decline 3 from witches", "TM-13.2"), ("done", "TM-4.5")):
        with refused(rule):
            play(state, 0, answer)
