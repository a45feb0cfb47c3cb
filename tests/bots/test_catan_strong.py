"""The strong player of Catan: goes by the chance to win, and trades."""

from __future__ import annotations

from random import Random

import pytest

from bots.catan_games import bot_game, first_turn
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.bargaining import Bargainer, answer, tradable
from deskovka.bots.catan.chances import Chances, known_cards
from deskovka.bots.catan.experience import CARDS_IN_HAND, EXPERIENCE, NEW_CARD
from deskovka.bots.catan.good import GoodBot
from deskovka.bots.catan.outlook import Outlook
from deskovka.bots.catan.production import corner_dots
from deskovka.bots.catan.robbing import choose_discards
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.traits import FAME, HAND, LAND, fame_traits, hand_traits, land_traits
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.player import Knowledge
from deskovka.core.chance import RandomChance
from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.development import CARDS, KNIGHT
from deskovka.games.catan.founding import FoundSettlement
from deskovka.games.catan.goods import Cards, size
from deskovka.games.catan.points import VICTORY_POINT
from deskovka.games.catan.robber import Discard, MoveRobber
from deskovka.games.catan.state import CatanState, recount
from deskovka.games.catan.trade import ACCEPT, DECLINE, AnswerOffer, Offer


def strong_answer(state: CatanState, seat: int) -> str:
    return str(StrongBot().choose(Knowledge(GAME, state, seat), Random(1)))


def last_founding() -> CatanState:
    """The last settlement of the set-up is to be placed."""
    *_, last = (
        state.copy()
        for state, _, _ in bot_game([BOTS["beginner"]() for _ in range(4)], "founding")
        if state.agenda and isinstance(state.agenda[-1], FoundSettlement)
    )
    return last


def test_every_trait_has_its_weight() -> None:
    state = first_turn("2ore")
    outlook = Outlook(state, 0, RULES_OF_THUMB, 1.0)
    lengths = [len(land_traits(state, outlook)), len(fame_traits(state, 0)), len(hand_traits(state, outlook))]

    assert lengths == [len(LAND), len(FAME), len(HAND) + len(CARDS)]
    assert list(EXPERIENCE) == [*LAND, *FAME, *HAND]


def test_a_development_card_that_is_new_counts_as_others_do() -> None:
    assert known_cards(len(CARDS)) == CARDS_IN_HAND
    assert known_cards(len(CARDS) + 1) == (*CARDS_IN_HAND, NEW_CARD)
    others = [each for number, each in enumerate(CARDS_IN_HAND) if number not in (KNIGHT, VICTORY_POINT)]
    assert [round(sum(column) / len(others), 3) for column in zip(*others)] == list(NEW_CARD)


def test_one_of_the_seats_wins() -> None:
    state = first_turn("2ore+wool", "grain")

    assert sum(Chances(state, seat).value(state) for seat in range(4)) == pytest.approx(1)


def test_points_and_cards_raise_the_chance_to_win() -> None:
    state = first_turn()
    chances = Chances(state, state.active)
    before = chances.value(state)

    state.hands[state.active] = int(Cards.read("2grain+3ore"))
    with_cards = chances.value(state)
    state.longest = state.active
    recount(state)

    assert before < with_cards < chances.value(state)


def test_a_card_that_must_win_is_as_good_as_a_victory() -> None:
    state = first_turn()
    chances = Chances(state, state.active)
    hoped = chances.bought(state)
    state.deck = [0] * VICTORY_POINT + [1]
    state.target = 3

    assert 0 < hoped < chances.value(state) + chances.bought(state) == pytest.approx(1)


@pytest.mark.parametrize("hand", ["2grain+3ore", "2grain+2ore+4wool", "grain+wool+3ore+4lumber"])
def test_a_line_that_wins_is_taken(hand: str) -> None:
    state = first_turn(hand, "2grain+2ore+2brick")
    seat = state.active
    state.target = 3
    chance = RandomChance(Random(1))

    for _ in range(3):
        if not GAME.over(state):
            GAME.apply(state, seat, GAME.read(strong_answer(state, seat)), chance)

    assert state.winner == seat


def test_the_robber_comes_to_the_one_who_leads() -> None:
    state = first_turn(others="2ore")
    for leader in state.after(state.active):
        led = state.copy()
        led.longest = led.army = leader
        recount(led)

        action, _ = Chances(led, state.active).thief(led, MoveRobber((state.active,), ""))

        assert HEX_CORNER_MASKS[action.hex] & led.settlements[leader]


def test_discards_keep_the_city() -> None:
    state = first_turn("2grain+3ore+5wool")

    assert choose_discards(state, Discard((state.active,)), Chances(state, state.active)).cards == Cards.read(
        "5wool"
    )


def test_the_better_of_two_places_is_settled() -> None:
    state = last_founding()
    seat = state.agenda[-1].seats[0]  # type: ignore[attr-defined]
    dots = corner_dots(state.island)
    places = sorted(bits(state.open), key=lambda corner: size(dots[corner]))
    state.open = 1 << places[0] | 1 << places[-1]

    action = StrongBot().choose(Knowledge(GAME, state, seat), Random(1))

    assert action.corner == places[-1]  # type: ignore[attr-defined]


def test_what_is_offered_is_agreed_to_by_a_good_player() -> None:
    state = first_turn("grain+4ore", "3grain+2ore")
    seat = state.active
    GAME.apply(state, seat, GAME.read(strong_answer(state, seat)), RandomChance(Random(1)))

    asked = state.agenda[-1]
    assert isinstance(asked, AnswerOffer)
    answers = [GoodBot().choose(Knowledge(GAME, state, other), Random(1)) for other in asked.seats]

    assert ACCEPT in answers


def test_an_offer_that_changed_nothing_is_not_repeated() -> None:
    state = first_turn("grain+4ore+2wool", "3grain+2ore+brick+lumber")
    offers = []
    for number in range(4):
        state.offers = number
        offers.append(Bargainer(state, Chances(state, state.active), width=2, depth=1).best_offer(0.0))

    assert isinstance(offers[0], Offer)
    assert len(set(offers)) == len(offers)
    assert offers[-1] is None


def test_agrees_to_what_helps_and_to_nothing_else() -> None:
    state = first_turn("ore+4wool", "2grain+2ore+4wool")
    seat = state.after(state.active)[0]
    chances = Chances(state, seat)

    assert answer(state, AnswerOffer((seat,), Cards.read("ore"), Cards.read("wool")), chances) == ACCEPT
    assert answer(state, AnswerOffer((seat,), Cards.read("wool"), Cards.read("ore")), chances) == DECLINE


def test_the_leader_gets_no_card_that_wins() -> None:
    state = first_turn("ore+4wool", "2grain+2ore+4wool")
    seat = state.after(state.active)[0]
    asked = AnswerOffer((seat,), Cards.read("ore"), Cards.read("wool"))
    state.target = 4

    assert answer(state, asked, Chances(state, seat)) == DECLINE


def test_what_may_be_offered() -> None:
    found = {str(Cards(cards)) for cards in tradable(int(Cards.read("4wool+ore")))}

    assert found == {"wool", "2wool", "3wool", "ore", "wool+ore"}
