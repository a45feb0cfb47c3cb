"""The computer players of Empires of the North: legal, fair, repeatable, and the better ones better."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from deskovka.bots.empires_north import BOTS
from deskovka.bots.empires_north.endurance import TURNS
from deskovka.bots.empires_north.following import Following, MiddlingChance, within_action
from deskovka.bots.empires_north.good import Player
from deskovka.bots.empires_north.judge import Judge, rounds_to_come
from deskovka.bots.empires_north.strong import StrongBot
from deskovka.bots.empires_north.weights import RULES_OF_THUMB
from deskovka.bots.empires_north.worth import Worths
from deskovka.bots.player import Bot, Knowledge, RandomBot
from deskovka.core.chance import RandomChance
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.goods import GOLD, KINDS, RAZE, WORKER
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.turn import TakeTurn

FIRST_GAME = "glenn,ulaf"
ALL_CLANS = ["glenn,ulaf", "heidel,mackinnon,nanurjuk", "panuk,nanurjuk,heidel,ulaf"]


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=1, depth=2, tried=2) if name == "strong" else BOTS[name]()


def bot_game(bots: list[Bot], seed: str, **chosen: str) -> Iterator[tuple[EmpiresState, int, str]]:
    """A game between bots: each state with the seat that is asked and its answer, which is then played."""
    chance = RandomChance(Random(f"chance {seed}"))
    randoms = [Random(f"bot {seat} {seed}") for seat in range(len(bots))]
    state = GAME.new_game(GAME.setup(len(bots), chosen), chance)
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        action = bots[seat].choose(Knowledge(GAME, state, seat), randoms[seat])
        yield state, seat, str(action)
        GAME.apply(state, seat, action, chance, heard=False)
    yield state, -1, ""


def first_turn(seed: str = "first turn") -> EmpiresState:
    """The first turn of a game between good bots."""
    for state, _, _ in bot_game([BOTS["good"](), BOTS["good"]()], seed, clans=FIRST_GAME):
        if isinstance(state.agenda[-1], TakeTurn):
            return state
    raise AssertionError("nobody was asked for a turn")


def test_three_strengths_in_order() -> None:
    assert list(BOTS) == ["beginner", "good", "strong"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("clans", ALL_CLANS)
def test_whole_games_are_legal(name: str, clans: str) -> None:
    """`apply` refuses what is illegal; every clan plays, once with a random neighbour."""
    count = clans.count(",") + 1
    bots = [bot_named(name) if seat < 3 else RandomBot() for seat in range(count)]

    *_, (state, _, _) = bot_game(bots, f"legal {name}", clans=clans)

    assert GAME.over(state)
    assert GAME.faults(state) == []


@pytest.mark.parametrize("name", BOTS)
def test_a_round_that_goes_on_for_ever_is_left(name: str) -> None:
    """Own cards may give more than they cost, again and again."""
    state = first_turn()
    seat = GAME.waiting(state)[0]
    bot, random = bot_named(name), Random("enough")

    fresh = {str(bot.choose(Knowledge(GAME, state, seat), random)) for _ in range(3)}
    state.turn = TURNS * state.seats + 1
    late = {str(bot.choose(Knowledge(GAME, state, seat), random)) for _ in range(3)}

    assert fresh != {"pass"} and late == {"pass"}


@pytest.mark.parametrize("name", BOTS)
def test_clans_are_chosen(name: str) -> None:
    for state, _, _ in bot_game([bot_named(name) for _ in range(4)], "choice"):
        if state.round == 1:
            break

    assert len(set(state.clans)) == 4


@pytest.mark.parametrize("name", BOTS)
def test_the_same_random_numbers_give_the_same_game(name: str) -> None:
    games = [
        [answer for _, _, answer in bot_game([bot_named(name), RandomBot()], "again", selection="lot")]
        for _ in range(2)
    ]

    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_thinking_leaves_the_table_alone(name: str) -> None:
    state = first_turn()
    before = state.copy()

    bot_named(name).choose(Knowledge(GAME, state, state.active), Random(1))

    assert state == before


@pytest.mark.parametrize("better, weaker, lead", [("beginner", "random", 0), ("good", "beginner", 15)])
def test_the_better_player_has_more_points(better: str, weaker: str, lead: int) -> None:
    known = {"random": RandomBot, **BOTS}
    total = 0
    for number in range(4):
        seat = number % 2
        bots = [known[better if place == seat else weaker]() for place in range(2)]
        *_, (state, _, _) = bot_game(bots, f"better {number // 2}", clans=FIRST_GAME)
        outcome = GAME.outcome(state)
        assert outcome is not None
        total += outcome.scores[seat] - outcome.scores[1 - seat]

    assert total > 4 * lead


def test_goods_workers_and_points_are_worth_something() -> None:
    state = first_turn()
    judge = Judge(state, 0)
    before = judge.value(state)

    for kind in (0, GOLD, RAZE, WORKER):
        state.supply[kind] += 1
        assert judge.value(state) > before
        state.supply[kind] -= 1
    state.points[0] += 1
    assert judge.value(state) > before


def test_what_a_rival_gains_is_a_loss() -> None:
    state = first_turn()
    judge = Judge(state, 0)
    trial = state.copy()
    trial.supply[KINDS + GOLD] += 1

    assert judge.value(trial) < judge.value(state)


def test_with_enough_points_the_end_is_near() -> None:
    state = first_turn()
    far = rounds_to_come(state, RULES_OF_THUMB)
    state.points[1] = 20
    near = rounds_to_come(state, RULES_OF_THUMB)
    state.points[1] = 25

    assert far > near > rounds_to_come(state, RULES_OF_THUMB) == 0


def test_an_action_that_can_be_used_more_often_is_worth_more() -> None:
    state = first_turn()
    card = state.box["caber-ground"]

    worths = [Worths(state, 0, rounds, RULES_OF_THUMB).in_hand(card) for rounds in (1.0, 2.0, 3.0)]

    assert worths[0] < worths[1] < worths[2]


def test_an_action_is_followed_to_its_end_and_no_further() -> None:
    state = first_turn()
    seat = state.active
    following = Following(Player(state, seat, RULES_OF_THUMB, Random(1)))

    after = following.end(following.after(within_action(state), GAME.read("disc harvest")))

    assert after.agenda == []
    assert sum(after.supply) > sum(state.supply)
    assert after.turn == state.turn


def test_cards_are_imagined_neither_good_nor_bad() -> None:
    cards = [CardName("aaa"), CardName("a"), CardName("aa")]

    assert MiddlingChance(len).pick(cards, "draw") == "aa"
