"""The computer players of Cartographers: legal, fair, repeatable, and the better ones better."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from deskovka.bots.cartographers import BOTS
from deskovka.bots.cartographers.evaluation import EXPERIENCED, judge
from deskovka.bots.cartographers.playout import Replies, guess_turns, play_on
from deskovka.bots.cartographers.prospects import PROSPECTS
from deskovka.bots.cartographers.strong import StrongBot
from deskovka.bots.player import Bot, Knowledge, RandomBot
from deskovka.core.chance import RandomChance
from deskovka.games.cartographers import GAME, Sheet, Terrain, score
from deskovka.games.cartographers.cards import AMBUSH_CARDS, SEASONS, Draw
from deskovka.games.cartographers.scoring import SCORERS
from deskovka.games.cartographers.season import score_sheet
from deskovka.games.cartographers.sheet import Cells
from deskovka.games.cartographers.state import CartographersState
from positions import random_game

EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
WILDERNESS = """
...........
...^.R.....
.R......^R.
...........
...........
.....^.....
...........
...........
.R^......R.
.....R.^...
..........."""


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(candidates=3, guesses=1, turns=2) if name == "strong" else BOTS[name]()


def bot_game(bots: list[Bot], seed: str, **chosen: str) -> Iterator[tuple[CartographersState, int, str]]:
    """A game between bots: each state with the seat that is asked and its answer, which is then played."""
    chance = RandomChance(Random(f"chance {seed}"))
    randoms = [Random(f"bot {seat} {seed}") for seat in range(len(bots))]
    state = GAME.new_game(GAME.setup(len(bots), chosen), chance)
    while not GAME.over(state):
        seat = GAME.waiting(state)[-1]
        action = bots[seat].choose(Knowledge(GAME, state, seat), randoms[seat])
        yield state, seat, str(action)
        GAME.apply(state, seat, action, chance, heard=False)
    yield state, -1, ""


def points(bots: list[Bot], seed: str, **chosen: str) -> list[int]:
    *_, (state, _, _) = bot_game(bots, seed, **chosen)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [standing.score for standing in outcome.standings]


def test_three_strengths_in_order() -> None:
    assert list(BOTS) == ["beginner", "good", "strong"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats, side", [(1, "A"), (1, "B"), (2, "A"), (2, "B"), (3, "B"), (8, "A")])
def test_whole_games_are_legal(name: str, seats: int, side: str) -> None:
    """`apply` refuses what is illegal. At a large table one bot of the kind sits between random ones."""
    bots = [bot_named(name) if seat < 2 else RandomBot() for seat in range(seats)]

    *_, (state, _, _) = bot_game(bots, f"legal {name}", side=side)

    assert GAME.over(state)
    assert GAME.faults(state) == []


@pytest.mark.parametrize("name", BOTS)
def test_the_later_reading_of_the_single_square_is_known(name: str) -> None:
    *_, (state, _, _) = bot_game([bot_named(name), RandomBot()], "fallback", fallback="any")

    assert GAME.over(state)


@pytest.mark.parametrize("name", BOTS)
def test_equal_random_numbers_give_equal_games(name: str) -> None:
    first, second = (
        [action for _, _, action in bot_game([bot_named(name), bot_named(name)], "again")] for _ in range(2)
    )

    assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_two_of_a_kind_do_not_draw_the_same_map(name: str) -> None:
    *_, (state, _, _) = bot_game([bot_named(name), bot_named(name)], "alike")

    one, other = (sheet.cells for sheet in state.sheets)
    alike = sum((mine & theirs).bit_count() for mine, theirs in zip(one, other))
    assert alike < 0.7 * sum(mine.bit_count() for mine in one)


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str) -> None:
    """Others have answered in secret: whatever they drew, the choice is the same."""
    bot, compared = bot_named(name), 0
    for number, (state, seat, _, _) in enumerate(random_game(GAME, 3, "fair")):
        answered = state.answers.count(None) < 3
        if number % 5 or not answered:
            continue
        other = GAME.determinise(state, seat, Random(number))
        if other.answers == state.answers:
            continue
        choices = [bot.choose(Knowledge(GAME, each, seat), Random(1)) for each in (state, other)]
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 3


def test_choosing_leaves_the_table_as_it_was() -> None:
    for name in BOTS:
        for number, (state, seat, _, _) in enumerate(random_game(GAME, 2, "untouched")):
            if number % 9 == 0:
                before = state.copy()
                bot_named(name).choose(Knowledge(GAME, state, seat), Random(2))
                assert state == before


def test_the_beginner_beats_the_random_player() -> None:
    results = [points([BOTS["beginner"](), RandomBot()], f"beginner {game}") for game in range(6)]

    assert sum(own > other for own, other in results) >= 5


def test_the_good_player_beats_the_beginner() -> None:
    results = [points([BOTS["good"](), BOTS["beginner"]()], f"good {game}") for game in range(10)]

    assert sum(own > other for own, other in results) >= 8


def test_prospects_count_points_as_the_rules_do() -> None:
    assert PROSPECTS.keys() == SCORERS.keys()
    for side in "AB":
        for state, _, _, _ in random_game(GAME, 2, "prospects", side=side):
            for sheet in state.sheets:
                for card, prospect in PROSPECTS.items():
                    assert prospect(sheet.cells, sheet.empty, sheet.map)[0] == score(card, sheet), card


def test_a_sheet_is_worth_the_same_before_and_after_it_is_made() -> None:
    for state, seat, action, _ in random_game(GAME, 2, "after"):
        assert isinstance(action, Draw)
        sheet, cells = state.sheets[seat], action.cells
        eye = judge(sheet.map, EDICTS, 1, 3)
        if not cells & sheet.filled:  # an ambush is drawn on another map
            made = sheet.draw(Terrain.FARM, cells, 1)
            assert eye.worth_after(sheet, Terrain.FARM, cells, 1) == eye.worth(made)


def test_guessed_cards_come_from_the_deck_and_scorings_lie_between() -> None:
    """The points of a season that ends with the card in play were once left out of the search."""
    for state, _, _, _ in random_game(GAME, 2, "turns"):
        turns = guess_turns(state, 40, EXPERIENCED, Random(3))
        scored = [turn.scored for turn in turns if turn.scored]
        seasons = SEASONS[state.season : -1]  # the last one is part of what the sheet is worth in the end

        assert scored == [tuple(state.edicts[edict] for edict in season.edicts) for season in seasons]
        assert all(turn.card.id in state.deck for turn in turns if not turn.late)
        if turns and state.time >= state.this_season.limit:
            assert turns[0].scored


def test_played_to_the_end_a_sheet_is_worth_the_points_of_all_scorings() -> None:
    """Summer is over: what it scores is counted once, then fall and winter."""
    for state, seat, _, _ in random_game(GAME, 2, "worth"):
        sheet = state.sheets[seat]
        if state.season == 1 and state.time >= state.this_season.limit:
            full = sheet.draw(Terrain.WATER, sheet.empty)
            turns = guess_turns(state, 40, EXPERIENCED, Random(4))
            total = 0
            for season in SEASONS[1:]:
                first, second = season.edicts
                total += score_sheet(full, state.edicts[first], state.edicts[second]).total
            assert play_on(full, 0.0, turns, Replies(full, False, 8, 4)) == total
            return
    raise AssertionError("no position at the end of summer")


def test_ruins_wait_for_the_card_after_an_ambush() -> None:
    waiting = [
        guess_turns(state, 1, EXPERIENCED, Random(5))[0].ruins
        for seed in range(8)
        for state, _, _, _ in random_game(GAME, 2, f"ruins {seed}")
        if state.ruins and state.card in AMBUSH_CARDS
    ]

    assert waiting and all(waiting)


def test_at_the_end_a_sheet_is_worth_its_points() -> None:
    """In winter with no time left only edicts D and A, coins and monsters count."""
    sheet = Sheet.parse(WILDERNESS, coins=5).draw(Terrain.FOREST, Cells.read("A1+A2"))
    sheet = sheet.draw(Terrain.MONSTER, Cells.read("F1"))

    assert judge(sheet.map, EDICTS, 3, 6).worth(sheet) == 2 + 0 + 5 - 3


def worth(terrain: Terrain, spaces: str, before: str = "", edicts: tuple[str, ...] = EDICTS) -> float:
    """What a map is worth in spring after a drawing; `before` has been filled with farms."""
    sheet = Sheet.parse(WILDERNESS)
    if before:
        sheet = sheet.draw(Terrain.FARM, Cells.read(before))
    return judge(sheet.map, edicts, 0, 4).worth(sheet.draw(terrain, Cells.read(spaces)))


def test_completing_a_mountain_is_better_than_not() -> None:
    around = "A4+B3+C4"

    assert worth(Terrain.VILLAGE, "B5", around) > worth(Terrain.VILLAGE, "E5", around)


def test_forest_on_the_edge_is_better_where_the_edge_counts() -> None:
    assert worth(Terrain.FOREST, "A1+A2+A3") > worth(Terrain.FOREST, "E6+E7+E8")


def test_a_monster_in_the_corner_is_better_than_in_the_open() -> None:
    assert worth(Terrain.MONSTER, "A1") > worth(Terrain.MONSTER, "E5")


def test_a_village_that_grows_is_better_than_two() -> None:
    sheet = Sheet.parse(WILDERNESS).draw(Terrain.VILLAGE, Cells.read("E7+E8+E9"))
    eye = judge(sheet.map, EDICTS, 0, 4)

    growing = sheet.draw(Terrain.VILLAGE, Cells.read("F7+F8"))
    apart = sheet.draw(Terrain.VILLAGE, Cells.read("H9+H10"))

    assert eye.worth(growing) > eye.worth(apart)


def test_forest_between_two_mountains_is_better_than_elsewhere() -> None:
    edicts = ("stoneside_forest", "canal_lake", "wildholds", "borderlands")

    assert worth(Terrain.FOREST, "B6+B7+B8", edicts=edicts) > worth(Terrain.FOREST, "H6+H7+H8", edicts=edicts)
