"""The scoring at the end of a season (CA-9) and the preparation of the next one (CA-10)."""

from __future__ import annotations

import pytest

from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.season import SeasonBegan, SeasonScored
from deskovka.games.cartographers.state import CartographersState, SeasonScore
from games.cartographers.table import (
    AMBUSHES,
    EIGHT_TIME,
    SIDE_A,
    coins_of,
    draw_anything,
    drawn,
    everybody_draws,
    finish_season,
    full,
    last_card_of_spring,
    lay,
    map_of,
    shown,
    table,
    totals,
    what_may_come,
    whole_year,
)

EXPLORE_CARDS = [
    "temple_ruins",
    "outpost_ruins",
    "great_river",
    "farmland",
    "hamlet",
    "forgotten_forest",
    "hinterland_stream",
    "homestead",
    "orchard",
    "treetop_village",
    "marshlands",
    "fishing_village",
    "rift_lands",
]

# Sentinel Wood 27: of the 40 spaces on the edge, 11 are villages, one is water and one a farm. Canal Lake 2.
# Wildholds 8. Borderlands 132: eleven rows and eleven columns.
FULL_MAP = """
VVVVVVVVVVV
FFF^FfFFFFF
FfFFFFFF^fF
FFFFFFFFFFF
FFFFFFFFFFF
FFFFF^FFFFF
FFFFFFFFFFF
FFFFFFFFFFF
Ff^FFFFFFfF
FFFFFfF^FFF
WAFFFFFFFFF
"""

# Sentinel Wood 7, Lost Barony 12 (the square from A1 to D4), five empty spaces beside the monsters G6 and G7.
NORTH_WEST = """
FFFF.......
FVV^.R.....
FvVV....^R.
FVVV.......
...........
.....^.....
.....MM....
...........
.R^......R.
.....R.^...
...........
"""


def card_points(state: CartographersState, seat: int = 0) -> list[list[int]]:
    """What the two scoring cards of each season so far gave a seat."""
    return [season[seat]["cards"] for season in shown(state)["scores"]]


def test_every_season_scores_the_two_cards_under_its_edicts() -> None:
    """CA-9.1: A is Sentinel Wood, B Canal Lake, C Wildholds, D Borderlands."""
    state = whole_year(FULL_MAP)

    assert card_points(state) == [[27, 2], [2, 8], [8, 132], [132, 27]]


def test_every_player_scores_the_own_map() -> None:
    """CA-9.1"""
    state = whole_year(FULL_MAP, full())

    assert card_points(state, 0)[0] == [27, 2]
    assert card_points(state, 1)[0] == [40, 0]


def test_a_season_total_is_two_cards_and_coins_less_the_monsters() -> None:
    """CA-9.2: nothing for Canal Lake; Farmland brings the third coin."""
    state = last_card_of_spring("farmland", NORTH_WEST, coins=[2])

    [events] = everybody_draws(state, "farm K10+K11")

    assert SeasonScored("spring", 0, SeasonScore((7, 0), 3, 5)) in events
    assert shown(state)["scores"] == [[{"cards": [7, 0], "coins": 3, "monsters": 5, "total": 5}]]


def test_example_of_a_season_total() -> None:
    """CA-9.9: 7 + 12 + 3 - 5 = 17."""
    state = last_card_of_spring(
        "farmland", NORTH_WEST, coins=[2], chosen={"edict_b": "lost_barony", "edict_d": "canal_lake"}
    )

    everybody_draws(state, "farm K10+K11")

    assert shown(state)["scores"] == [[{"cards": [7, 12], "coins": 3, "monsters": 5, "total": 17}]]


def test_what_was_scored_in_an_earlier_season_is_scored_again() -> None:
    """CA-9.3: Canal Lake lies under edict B: two points in spring, the same two and six more in summer."""
    state = last_card_of_spring("orchard", drawn(SIDE_A, A="A1", W="A2"), summer=EIGHT_TIME, fall=["hamlet"])
    everybody_draws(state, "forest J11+K9+K10+K11")
    everybody_draws(state, "water K1+K2+K3+K4")
    everybody_draws(state, "farm H1+I1+J1+J2+J3")
    everybody_draws(state, "forest D1+E1+E2+E3+F1")
    everybody_draws(state, "village F9+F10+G7+G8+G9")

    assert shown(state)["season"] == "fall"
    assert card_points(state) == [[4, 2], [8, 0]]


def test_coins_of_all_seasons_so_far_score_in_every_season() -> None:
    """CA-9.4"""
    state = whole_year(FULL_MAP, full(), coins=[5, 9])

    for season in shown(state)["scores"]:
        assert [score["coins"] for score in season] == [5, 9]


def test_a_coin_of_spring_scores_again_in_summer() -> None:
    """CA-9.4: one coin in spring, one more in summer."""
    summer = ["great_river", "hinterland_stream", "marshlands", "treetop_village", "homestead"]
    state = last_card_of_spring("farmland", SIDE_A, summer=summer, fall=["hamlet"])
    everybody_draws(state, "farm A1+A2")
    everybody_draws(state, "water K1+K2+K3")
    everybody_draws(state, "farm E9+E10+E11+F11+G11")
    everybody_draws(state, "water D1+E1+E2+E3+F1")
    everybody_draws(state, "village G1+G2+G3+H3+H4")
    everybody_draws(state, "village I7+J7+K7+J6")

    assert shown(state)["season"] == "fall"
    assert [season[0]["coins"] for season in shown(state)["scores"]] == [1, 2]


def test_a_season_total_may_be_negative() -> None:
    """CA-9.7: no forest on the edge, no farm beside water, no coin, and four empty spaces beside E2."""
    state = last_card_of_spring("orchard", drawn(SIDE_A, M="E2"))

    everybody_draws(state, "farm I5+I6+I7+H7")

    assert totals(state) == [-4]


def test_season_totals_never_change_later() -> None:
    """CA-9.8: the monster is walled in during summer, and what it cost in spring stays lost."""
    state = last_card_of_spring("orchard", drawn(SIDE_A, M="E2"), summer=EIGHT_TIME, fall=["hamlet"])
    everybody_draws(state, "farm I5+I6+I7+H7")
    assert totals(state) == [-4]

    lay(state, drawn(SIDE_A, M="E2", F="D2+E1+E3+F2"))
    everybody_draws(state, "village K1+K2+K3+K4")
    everybody_draws(state, "farm E9+E10+E11+F11+G11")
    everybody_draws(state, "forest H9+H10+H11+G10+F10")
    everybody_draws(state, "forest A3+A4+B1+B2+B3")

    assert shown(state)["season"] == "fall"
    assert totals(state) == [-4, 0]


# The next season


def test_after_spring_summer_and_fall_comes_another_season_and_after_winter_the_end() -> None:
    """CA-10.1, CA-10.2"""
    seasons = [EIGHT_TIME, EIGHT_TIME, EIGHT_TIME, EIGHT_TIME[1:]]
    state = table(*seasons[0], maps=[SIDE_A], summer=seasons[1], fall=seasons[2], winter=seasons[3])
    seen = []
    while not GAME.over(state):
        seen.append((shown(state)["season"], shown(state)["limit"]))
        draw_anything(state)

    assert seen == [("spring", 8)] * 4 + [("summer", 8)] * 4 + [("fall", 7)] * 4 + [("winter", 6)] * 3
    assert len(shown(state)["scores"]) == 4
    assert GAME.waiting(state) == ()
    assert GAME.outcome(state) is not None


def test_the_next_season_card_becomes_current_after_the_scoring() -> None:
    """CA-10.2"""
    state = last_card_of_spring("farmland", SIDE_A)

    [events] = everybody_draws(state, "farm A1+A2")

    kinds = [event for event in events if isinstance(event, SeasonScored | SeasonBegan)]
    assert kinds == [SeasonScored("spring", 0, SeasonScore((0, 0), 1, 0)), SeasonBegan("summer")]


def test_all_explore_cards_are_shuffled_together_again() -> None:
    """CA-10.3: those of the column and those of the deck, with two ambush cards, as none was revealed."""
    state = table("temple_ruins", *EIGHT_TIME, maps=[SIDE_A])
    while shown(state)["card"] != EIGHT_TIME[-1]:
        draw_anything(state)

    summer, *_ = what_may_come(state)

    assert sorted(summer) == sorted([*EXPLORE_CARDS, "ambush", "ambush"])


def test_revealed_cards_go_back_into_the_deck_only_after_the_season() -> None:
    """CA-10.3"""
    state = table("temple_ruins", "homestead", maps=[SIDE_A])

    spring, *_ = what_may_come(state)

    assert sorted(spring) == sorted({*EXPLORE_CARDS, "ambush"} - {"temple_ruins", "homestead"})


def test_one_ambush_card_more_is_shuffled_in_and_nobody_knows_which() -> None:
    """CA-10.4"""
    state = table("farmland", summer=["hamlet"])
    assert shown(state)["deck"]["ambushes"] == 1
    draw_anything(state, chance=["ambush", "goblin_attack"])
    assert shown(state)["deck"]["ambushes"] == 0
    for card in EIGHT_TIME:
        draw_anything(state, chance=[card])
    draw_anything(state)

    assert shown(state)["season"] == "summer"
    assert shown(state)["deck"]["ambushes"] == 1
    _, ambushes = what_may_come(state)
    assert ambushes == ["bugbear_assault", "kobold_onslaught", "gnoll_raid"]


def test_ambush_cards_that_were_not_revealed_stay_in_the_deck() -> None:
    """CA-10.5: the one of spring and the one of summer can both come in summer, and there is no third."""
    state = table(*EIGHT_TIME, summer=["hamlet"])
    finish_season(state)
    assert shown(state)["deck"]["ambushes"] == 2

    draw_anything(state, chance=["ambush", "goblin_attack"])
    draw_anything(state, chance=["ambush", "bugbear_assault"])

    assert shown(state)["card"] == "bugbear_assault"
    assert shown(state)["deck"]["ambushes"] == 0
    [deck] = what_may_come(state)
    assert sorted(deck) == sorted(set(EXPLORE_CARDS) - {"hamlet"})


def test_resolved_ambush_cards_do_not_come_back() -> None:
    """CA-10.6: Goblin Attack was resolved in spring; with the order of ambush cards fixed, and by chance."""
    state = table("goblin_attack", *EIGHT_TIME, summer=["hamlet"], fall=["gnoll_raid"])
    finish_season(state)
    assert shown(state)["ambushes_left"] == ["bugbear_assault", "kobold_onslaught", "gnoll_raid"]
    assert "goblin_attack" not in what_may_come(state)[0]

    state = table("farmland", summer=["hamlet"])
    draw_anything(state, chance=["ambush", "goblin_attack"])
    for card in EIGHT_TIME:
        draw_anything(state, chance=[card])
    draw_anything(state)
    assert shown(state)["season"] == "summer"
    assert "goblin_attack" not in what_may_come(state)[1]


@pytest.mark.parametrize("resolved", range(4))
def test_all_four_ambush_cards_have_entered_before_winter(resolved: int) -> None:
    """CA-10.7: the deck of winter holds 13 + 4 cards less the ambushes already resolved."""
    spring, summer, fall = [
        (*AMBUSHES[number : number + 1], *EIGHT_TIME) if number < resolved else EIGHT_TIME
        for number in range(3)
    ]
    state = table(*spring, maps=[SIDE_A], summer=summer, fall=fall, winter=["farmland"])
    for entered in (1, 2, 3):
        revealed = min(entered, resolved)  # one of them has been the first card of each season so far
        assert shown(state)["deck"]["ambushes"] == entered - revealed
        finish_season(state)

    assert shown(state)["season"] == "winter"
    assert shown(state)["deck"] == {"cards": 13 + 4 - resolved - 1, "ambushes": 4 - resolved}


def test_maps_and_coins_are_kept() -> None:
    """CA-10.8"""
    state = last_card_of_spring("farmland", NORTH_WEST, SIDE_A, coins=[6, 1])

    everybody_draws(state, "farm K10+K11")

    assert shown(state)["season"] == "summer"
    assert [map_of(state, seat) for seat in (0, 1)] == [
        drawn(NORTH_WEST, A="K10+K11"),
        drawn(SIDE_A, A="K10+K11"),
    ]
    assert [coins_of(state, seat) for seat in (0, 1)] == [7, 2]
