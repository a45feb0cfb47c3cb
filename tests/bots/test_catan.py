"""The computer players of Catan: legal, fair, repeatable, and the better ones better."""

from __future__ import annotations

from random import Random

import pytest

from bots.catan_games import bot_game, first_turn
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import site_worth
from deskovka.bots.catan.places import places_of
from deskovka.bots.catan.production import NEVER, corner_dots, dots_of, flow, wait
from deskovka.bots.catan.robbing import choose_discards
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.trading import answer, best_offer
from deskovka.bots.catan.trying import funding
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.player import Bot, Knowledge, RandomBot
from deskovka.core.chance import RandomChance
from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.building import CITY, SETTLEMENT
from deskovka.games.catan.goods import Cards, counts, size
from deskovka.games.catan.points import points
from deskovka.games.catan.robber import Discard, MoveRobber, Rob
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import ACCEPT, DECLINE, AnswerOffer, Offer


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=2, depth=2, sites=2) if name == "strong" else BOTS[name]()


def judge_of(state: CatanState, seat: int) -> Judge:
    return Judge(state, seat, RULES_OF_THUMB)


def test_three_strengths_in_order() -> None:
    assert list(BOTS) == ["beginner", "good", "strong"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_legal(name: str, seats: int) -> None:
    """`apply` refuses what is illegal; one neighbour plays at random."""
    bots: list[Bot] = [bot_named(name) if seat else RandomBot() for seat in range(seats)]

    *_, (state, _, _) = bot_game(bots, f"legal {name}")

    assert GAME.over(state)
    assert GAME.faults(state) == []


@pytest.mark.parametrize("name", BOTS)
def test_the_same_random_numbers_give_the_same_game(name: str) -> None:
    games = [
        [answer for _, _, answer in bot_game([bot_named(name), RandomBot(), RandomBot()], "again")]
        for _ in range(2)
    ]

    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_thinking_leaves_the_table_alone(name: str) -> None:
    state = first_turn("3lumber+2brick+wool+grain+ore", "wool+grain+ore")
    before = state.copy()

    bot_named(name).choose(Knowledge(GAME, state, state.active), Random(1))

    assert state == before


@pytest.mark.parametrize("better, weaker", [("beginner", "random"), ("good", "beginner")])
def test_the_better_player_has_more_points(better: str, weaker: str) -> None:
    known = {"random": RandomBot, **BOTS}
    lead = 0.0
    for number in range(6):
        seat = number % 3
        bots = [known[better if place == seat else weaker]() for place in range(3)]
        *_, (state, _, _) = bot_game(bots, f"better {number}")
        scores = [points(state, place) for place in range(3)]
        lead += 1.5 * scores[seat] - sum(scores) / 2

    assert lead > 0


@pytest.mark.parametrize("name", BOTS)
def test_nobody_offers_for_ever(name: str) -> None:
    bots = [bot_named(name) for _ in range(4)]

    most = max(state.offers for state, _, _ in bot_game(bots, "offers"))

    assert most <= 3


def test_what_is_in_hand_need_not_be_waited_for() -> None:
    income = (0.5, 0.5, 0.5, 0.5, 0.5)

    assert wait([-1, 0, 0, 0, 0], income, (4,) * 5) == 0
    assert wait([-4, 1, 0, 0, 0], income, (4,) * 5) == 0  # four for one
    assert wait([-3, 1, 0, 0, 0], income, (4,) * 5) > 0
    assert wait([0, 2, 0, 0, 0], income, (4,) * 5) < wait([0, 3, 0, 0, 0], income, (4,) * 5)
    assert wait([0, 1, 0, 0, 0], (0.0,) * 5, (4,) * 5) == NEVER


def test_a_harbour_shortens_the_wait() -> None:
    wool = (0.0, 0.0, 2.0, 0.0, 0.0)

    assert wait(counts(CITY), wool, (4, 4, 2, 4, 4)) == pytest.approx(wait(counts(CITY), wool, (4,) * 5) / 2)


def test_the_bank_helps_where_something_is_to_spare() -> None:
    bank = int(Cards.read("5brick+5lumber+5wool+5grain+5ore"))
    hand = int(Cards.read("brick+lumber+5wool"))

    assert list(map(str, funding(hand, bank, (4,) * 5, SETTLEMENT) or [])) == ["bank 4wool for grain"]
    assert funding(hand, bank, (4,) * 5, CITY) is None
    assert funding(hand, int(Cards.read("5ore")), (4,) * 5, SETTLEMENT) is None


def test_dots_under_the_robber_count_half() -> None:
    state = first_turn()
    seat = state.active
    corner = next(bits(state.settlements[seat]))
    hex, number, _ = state.island.producing(corner)[0]
    touching = (state.settlements[seat] & HEX_CORNER_MASKS[hex]).bit_count()
    free = size(dots_of(state, seat))

    state.robber = hex

    assert size(dots_of(state, seat)) == free - touching * (6 - abs(7 - number))
    assert sum(flow(dots_of(state, seat), 4)) < sum(flow(dots_of(state, seat), 8))


def test_places_are_counted_in_roads() -> None:
    state = first_turn()
    at_once, one, two, _ = places_of(state, state.active)

    assert not at_once  # one road is too short for the distance rule
    assert one and not one & two
    assert not (one | two) & ~state.open


def test_a_first_settlement_likes_dots() -> None:
    state = GAME.new_game(GAME.setup(4), RandomChance(Random(1)))
    dots = corner_dots(state.island)
    corners = sorted(bits(state.open), key=lambda corner: size(dots[corner]))

    worths = [site_worth(state, 0, corner, RULES_OF_THUMB) for corner in corners]

    assert worths.index(max(worths)) > len(worths) // 2


def test_cards_of_the_next_building_are_worth_most() -> None:
    state = first_turn()
    outlook = judge_of(state, state.active).outlook(state, state.active)

    assert outlook.worth(CITY) > outlook.worth(int(Cards.read("5wool"))) > outlook.worth(0)


def test_discards_keep_the_next_building() -> None:
    state = first_turn("2grain+3ore+5wool")

    assert choose_discards(
        state, Discard((state.active,)), judge_of(state, state.active)
    ).cards == Cards.read("5wool")


def test_the_robber_comes_to_others() -> None:
    state = first_turn(others="ore")
    seat = state.active

    action, _ = judge_of(state, seat).thief(state, MoveRobber((seat,), ""))

    assert isinstance(action, Rob)
    assert action.victim != seat


def test_a_trade_that_completes_two_cities_is_offered_and_agreed_to() -> None:
    state = first_turn("grain+4ore", "3grain+2ore")
    seat = state.after(state.active)[0]

    offer = best_offer(state, judge_of(state, state.active))

    assert offer == Offer(Cards.read("ore"), Cards.read("grain"))
    assert answer(state, AnswerOffer((seat,), offer.give, offer.get), judge_of(state, seat)) == ACCEPT


def test_nobody_helps_a_seat_that_is_about_to_win() -> None:
    state = first_turn("lumber", "2grain+2ore+brick")
    seat = state.after(state.active)[0]
    asked = AnswerOffer((seat,), Cards.read("ore"), Cards.read("brick"))
    state.hands[state.active] = int(Cards.read("ore"))

    assert answer(state, asked, judge_of(state, seat)) == ACCEPT
    state.target = 4
    assert answer(state, asked, judge_of(state, seat)) == DECLINE
