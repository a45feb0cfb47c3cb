"""What a seat can know of the hands of others: guesses, and records with what chance gave in secret.

Payments, gains and trades are open (CT-B4.1, CT-B6.2, CT-B7.1); only a stolen card (CT-B5.3) and a bought
development card (CT-B9.1) are not.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from deskovka.core.chance import ScriptedChance, SeededChance
from deskovka.core.codec import codec
from deskovka.core.errors import RecordError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, read_position
from deskovka.core.table import Table
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.goods import Cards, size
from deskovka.games.catan.memory import Memory, knowledge, possible_hands
from deskovka.games.catan.state import CatanState
from games.catan.table import deal, give, hand, line, play, points, position, put, ring
from positions import random_game

PLACES = ("C5n", "C7n", "G5s", "G7s")  # of the seats
HEXES = ("C5", "C7", "G5", "G7")
DESERT = int(Hex.read("E7"))
VICTORY_POINT = [card.value for card in CARDS].index("victory-point")


def hidden_table(*hands: str, turn: int = 0) -> CatanState:
    """Everybody has a settlement at a hex of the own and these cards; the robber stands in the desert."""
    state = position(len(hands), turn)
    for seat, cards in enumerate(hands):
        put(state, seat, settlements=PLACES[seat])
        give(state, seat, cards)
    return state


def rob(state: CatanState, victim: int, good: str) -> None:
    """The active player steals with a Knight."""
    thief = state.active
    deal(state, thief, "knight")
    state.card_played, state.robber = False, DESERT
    play(state, thief, "knight")
    play(state, thief, f"robber {HEXES[victim]} from {victim}", chance=[good])


def pass_on(state: CatanState) -> None:
    """The next player has the turn and has rolled a two, which brings nothing at the corners of the island."""
    play(state, state.active, "end")
    play(state, state.active, "roll", chance=["1", "1"])


def guesses(state: CatanState, seat: int, number: int = 60) -> list[CatanState]:
    random = Random(f"guess {seat}")
    return [GAME.determinise(state, seat, random) for _ in range(number)]


def guessed(state: CatanState, seat: int, owner: int, number: int = 60) -> set[str]:
    """All hands that a seat may imagine another has."""
    return {hand(one, owner) for one in guesses(state, seat, number)}


def share(state: CatanState, seat: int, owner: int, cards: str, number: int = 2000) -> float:
    """How often a seat guesses that another has exactly these cards."""
    return sum(hand(one, owner) == cards for one in guesses(state, seat, number)) / number


# Hands


def test_without_a_theft_every_hand_is_known() -> None:
    """CT-B4.1, CT-B6.2, CT-B7.1: everything was open."""
    state = hidden_table("3wool+ore", "2brick", "grain")

    for seat in range(3):
        assert all(one.hands == state.hands for one in guesses(state, seat, 10))


def test_thief_and_victim_know_what_was_stolen() -> None:
    """CT-B5.3"""
    state = hidden_table("brick", "3wool+ore", "grain")
    rob(state, 1, "ore")

    for seat in (0, 1):
        assert guessed(state, seat, 0) == {"brick+ore"}
        assert guessed(state, seat, 1) == {"3wool"}


def test_a_third_seat_guesses_every_card_as_often_as_it_could_have_been() -> None:
    """CT-B5.3, CT-G1.7: three wool and one ore; 2000 guesses, deviation 0.01."""
    state = hidden_table("brick", "3wool+ore", "grain")
    rob(state, 1, "ore")

    assert guessed(state, 2, 0) == {"brick+wool", "brick+ore"}
    assert abs(share(state, 2, 0, "brick+wool") - 3 / 4) < 0.05


def test_a_guess_does_not_depend_on_the_truth() -> None:
    """CT-B5.3: whether wool or ore was stolen, the third seat imagines the same."""
    imagined = []
    for good in ("wool", "ore"):
        state = hidden_table("brick", "3wool+ore", "grain")
        rob(state, 1, good)
        imagined.append([tuple(one.hands) for one in guesses(state, 2)])

    assert Counter(imagined[0]).keys() == Counter(imagined[1]).keys()
    assert imagined[0] == imagined[1]


def test_a_card_that_must_have_been_stolen_is_in_every_guess() -> None:
    """CT-B5.3: the victim had nothing but wool."""
    state = hidden_table("brick", "3wool", "grain")
    rob(state, 1, "wool")

    assert guessed(state, 2, 0) == {"brick+wool"}
    assert guessed(state, 2, 1) == {"2wool"}


def test_the_hands_of_thief_and_victim_are_guessed_together() -> None:
    """CT-B5.3: what one has the other has not; the bank does not change."""
    state = hidden_table("brick", "wool+ore", "grain")
    rob(state, 1, "ore")

    for one in guesses(state, 2):
        assert (hand(one, 0), hand(one, 1)) in {("brick+wool", "ore"), ("brick+ore", "wool")}
        assert not GAME.faults(one)


def test_what_the_thief_pays_was_there() -> None:
    """CT-B7.1: who buys a card with the stolen one has stolen ore."""
    state = hidden_table("wool+grain", "3wool+ore", "grain")
    rob(state, 1, "ore")

    play(state, 0, "buy", chance=["knight"])

    assert guessed(state, 2, 0) == {"nothing"}
    assert guessed(state, 2, 1) == {"3wool"}


def test_what_the_victim_pays_was_not_stolen() -> None:
    """CT-B7.1: the victim still had the ore."""
    state = hidden_table("brick", "3wool+ore+grain", "grain")
    rob(state, 1, "wool")
    pass_on(state)

    play(state, 1, "buy", chance=["knight"])

    assert guessed(state, 2, 1) == {"wool"}
    assert guessed(state, 2, 0) == {"brick+wool"}


@pytest.mark.parametrize(
    "cards, odds",
    [
        ("2wool+grain+ore", {"wool": 1 / 2, "grain": 1 / 4, "ore": 1 / 4}),
        ("wool+grain+2ore", {"wool": 0, "grain": 1 / 3, "ore": 2 / 3}),
    ],
)
def test_a_payment_rules_out_what_does_not_fit_and_the_rest_keeps_its_odds(
    cards: str, odds: dict[str, float]
) -> None:
    """CT-B5.3, CT-B7.1: the victim of a theft pays for a settlement and so still had wool; grain came anew."""
    state = hidden_table("brick", cards, "brick")
    rob(state, 1, "grain")
    pass_on(state)
    give(state, 1, "brick+lumber+grain")
    put(state, 1, roads="E7ne")

    play(state, 1, "settle E7n")

    for good, expected in odds.items():
        assert abs(share(state, 2, 0, str(Cards.read(f"brick+{good}"))) - expected) < 0.06


def test_a_monopoly_shows_how_many_cards_everybody_had() -> None:
    """CT-B9.8: the thief gives one ore, the victim none."""
    state = hidden_table("brick", "3wool+ore", "grain", "lumber")
    rob(state, 1, "ore")
    pass_on(state)
    pass_on(state)
    assert guessed(state, 3, 0) == {"brick+wool", "brick+ore"}
    deal(state, 2, "monopoly")

    play(state, 2, "monopoly ore")

    for seat in range(4):
        assert guessed(state, seat, 0) == {"brick"}
        assert guessed(state, seat, 1) == {"3wool"}
        assert guessed(state, seat, 2) == {"grain+ore"}


def test_a_monopoly_of_another_resource_shows_that_it_was_not_stolen() -> None:
    """CT-B9.8: the thief had no wool to give."""
    state = hidden_table("brick", "3wool+ore", "grain")
    rob(state, 1, "ore")
    pass_on(state)
    pass_on(state)
    deal(state, 2, "monopoly")

    play(state, 2, "monopoly wool")

    assert guessed(state, 2, 0) == {"brick+ore"}


def test_a_monopoly_of_the_thief_shows_what_the_victim_had_left() -> None:
    """CT-B9.8: the victim of two ore and wool gives all its ore, one card: so the other was stolen."""
    state = hidden_table("brick", "2ore+wool", "grain")
    rob(state, 1, "ore")
    deal(state, 0, "monopoly")
    for _ in range(3):
        pass_on(state)

    play(state, 0, "monopoly ore")

    assert guessed(state, 2, 0) == {"brick+2ore"}
    assert guessed(state, 2, 1) == {"wool"}


def test_what_is_offered_is_there() -> None:
    """CT-B6.2: only cards in hand are offered."""
    state = hidden_table("brick", "wool+ore", "grain")
    rob(state, 1, "ore")

    play(state, 0, "offer ore for grain")

    assert guessed(state, 2, 0) == {"brick+ore"}


@pytest.mark.parametrize("answer", ["accept", "counter ore for 2brick"])
def test_who_accepts_or_proposes_has_the_cards(answer: str) -> None:
    """CT-B6.2: the victim still has the ore."""
    state = hidden_table("2brick", "wool+ore", "grain")
    rob(state, 1, "wool")
    play(state, 0, "offer brick for ore")

    play(state, 1, answer)

    assert guessed(state, 2, 0) == {"2brick+wool"}


def test_to_decline_tells_nothing() -> None:
    """CT-B6.1: nobody must trade."""
    state = hidden_table("brick", "wool+ore", "grain")
    rob(state, 1, "ore")
    play(state, 0, "offer brick for ore")

    play(state, 1, "decline")

    assert guessed(state, 2, 1) == {"wool", "ore"}


def test_what_is_discarded_was_there() -> None:
    """CT-B5.1: the thief returns four ore of which one was stolen."""
    state = hidden_table("3ore+4brick", "wool+ore", "grain")
    rob(state, 1, "ore")
    pass_on(state)
    play(state, 1, "end")
    play(state, 2, "roll", chance=["3", "4"])

    play(state, 0, "discard 4ore")

    assert guessed(state, 2, 0) == {"4brick"}


def test_a_stolen_card_can_be_stolen_again() -> None:
    """CT-B5.3: seat 2 takes the only card of seat 0, which was stolen from seat 1."""
    state = hidden_table("nothing", "3wool+ore", "nothing", "grain")
    rob(state, 1, "ore")
    pass_on(state)
    pass_on(state)
    rob(state, 0, "ore")

    for seat in (0, 1, 2):
        assert guessed(state, seat, 2) == {"ore"}
    assert abs(share(state, 3, 2, "wool") - 3 / 4) < 0.05
    assert guessed(state, 3, 0) == {"nothing"}


def test_the_own_theft_tells_of_the_theft_before() -> None:
    """CT-B5.3: of 2 wool and ore one was stolen; who then draws wool from the two left thinks of wool and ore alike."""
    state = hidden_table("brick", "2wool+ore", "grain", "lumber")
    rob(state, 1, "wool")
    pass_on(state)
    pass_on(state)
    assert abs(share(state, 2, 0, "brick+wool") - 2 / 3) < 0.06

    rob(state, 1, "wool")

    assert abs(share(state, 2, 0, "brick+wool") - 1 / 2) < 0.06
    assert guessed(state, 2, 2) == {"wool+grain"}


def test_with_two_players_nothing_is_hidden() -> None:
    """CT-B5.3: both of them saw it."""
    state = hidden_table("brick", "3wool+ore")
    rob(state, 1, "ore")

    for seat in (0, 1):
        assert all(one.hands == state.hands for one in guesses(state, seat, 20))


@pytest.mark.parametrize("seats", [3, 4])
def test_guesses_in_random_games_fit_what_a_seat_sees(seats: int) -> None:
    """CT-B5.3, CT-B9.1: own cards, the numbers of cards of others, bank and deck; and the truth can be guessed."""
    random = Random(seats)
    for number, (state, _, _, _) in enumerate(random_game(GAME, seats, "memory", board="beginner")):
        if number % 25 or not state.turn:
            continue
        for seat in range(seats):
            one = GAME.determinise(state, seat, random)
            assert GAME.view(one, seat) == GAME.view(state, seat)
            assert [size(cards) for cards in one.hands] == [size(cards) for cards in state.hands]
            assert not GAME.faults(one)
        if number > 1500:
            break


# Development cards


def held(state: CatanState, owner: int) -> int:
    """Victory point cards of a seat."""
    return state.cards[owner][VICTORY_POINT]


def test_own_development_cards_are_known_and_others_are_guessed() -> None:
    """CT-B9.1: one unseen card of 24 left, 5 of them victory points; 2000 guesses, deviation 0.01."""
    state = hidden_table("nothing", "nothing", "nothing")
    deal(state, 0, "monopoly")
    deal(state, 1, "knight")
    imagined = guesses(state, 0, 2000)

    assert all(one.cards[0] == state.cards[0] for one in imagined)
    assert all(sum(one.cards[1]) == 1 and sum(one.deck) == 23 for one in imagined)
    assert abs(sum(held(one, 1) for one in imagined) / 2000 - 5 / 24) < 0.05
    assert all(one.cards[1] == state.cards[1] for one in guesses(state, 1))


def test_a_played_card_is_no_longer_guessed() -> None:
    """CT-B9.10: both Monopolies were played."""
    state = hidden_table("nothing", "nothing", "nothing")
    state.deck[3] = 0
    deal(state, 1, "knight", "knight", "plenty")

    assert all(one.cards[1][3] == 0 for one in guesses(state, 0, 200))


def nine_points(turn: int) -> CatanState:
    """Seat 1 has nine points, two of them by the Longest Road, and a development card; seat 2 can cut that road."""
    state = position(turn=turn)
    put(state, 1, cities="C5n C6n C7n", settlements="G5s", roads=line(5))
    put(state, 2, roads="F6nw")
    deal(state, 1, "knight")
    assert points(state, 1) == 9
    return state


def test_no_guess_lets_the_active_player_have_won() -> None:
    """CT-B11.1: with nine points, a card in hand is no victory point, not even one just bought."""
    state = nine_points(turn=1)
    give(state, 1, "wool+grain+ore")
    play(state, 1, "buy", chance=["knight"])

    assert all(held(one, 1) == 0 for one in guesses(state, 0, 200))


def test_no_guess_lets_anybody_have_won_in_the_last_own_turn() -> None:
    """CT-B11.1: seat 1 ended the turn with nine points and did not win; also when the points are lost since."""
    state = nine_points(turn=1)
    give(state, 2, "brick+lumber+wool+grain")
    pass_on(state)
    assert all(held(one, 1) == 0 for one in guesses(state, 0, 200))

    play(state, 2, "settle E7sw")

    assert points(state, 1) == 7
    assert all(held(one, 1) == 0 for one in guesses(state, 0, 200))


def test_no_guess_lets_anybody_have_won_in_an_earlier_own_turn() -> None:
    """CT-B11.1: a card held in a turn with nine points is no victory point, whatever the turns after that."""
    state = nine_points(turn=1)
    give(state, 2, "brick+lumber+wool+grain")
    pass_on(state)
    play(state, 2, "settle E7sw")
    for _ in range(3):
        pass_on(state)

    assert (state.active, points(state, 1)) == (2, 7)
    assert all(held(one, 1) == 0 for one in guesses(state, 0, 200))


def test_a_card_bought_later_may_be_a_victory_point() -> None:
    """CT-B11.1, CT-B9.9: one of two."""
    state = nine_points(turn=1)
    give(state, 2, "brick+lumber+wool+grain")
    give(state, 1, "wool+grain+ore")
    pass_on(state)
    play(state, 2, "settle E7sw")
    for _ in range(2):
        pass_on(state)
    play(state, 1, "buy", chance=["victory-point"])

    assert {held(one, 1) for one in guesses(state, 0, 200)} == {0, 1}


def test_points_gained_in_the_turn_of_another_do_not_rule_victory_points_out() -> None:
    """CT-B11.2: seat 1 comes to nine points when seat 2 cuts a road, and has not won yet with a tenth."""
    state = position(turn=1)
    put(state, 0, roads=ring("D6", 5))
    put(state, 1, cities="C5n C6n C7n", settlements="G5s", roads=ring("F8", 5))
    put(state, 2, roads="E7ne")
    give(state, 2, "brick+lumber+wool+grain")
    deal(state, 1, "knight")
    pass_on(state)
    play(state, 2, "settle E7n")

    assert points(state, 1) == 9
    assert {held(one, 1) for one in guesses(state, 0, 200)} == {0, 1}


# Records


FOUNDING = (
    (0, "settle C5n", "road C5ne"),
    (1, "settle C7n", "road C7nw"),
    (2, "settle G5s", "road G5se"),
    (2, "settle D6se", "road D6e"),
    (1, "settle G7s", "road G7sw"),
    (0, "settle E9s", "road E9sw"),
)


def robbed_table() -> Table:
    """A game on the beginner's board in which seat 0 has robbed seat 2 of wool and bought a card; five points win."""
    told = ScriptedChance(["0"])
    table = Table(GAME, GAME.setup(3, {"board": "beginner", "target": "5"}), told)
    for seat, *actions in FOUNDING:
        for action in actions:
            table.play(seat, GAME.read(action))
    give(table.state, 0, "wool+grain+ore")
    for action, chance in (("roll", "3 4"), ("robber D6 from 2", "wool"), ("buy", "victory-point")):
        told.answers += chance.split()
        table.play(0, GAME.read(action))
    return table


def drawn(record: Record) -> list[str]:
    return [word for move in record.moves for word in move.drawn]


@pytest.mark.parametrize(
    "seats, words",
    [
        ([0], ["3", "4", "wool/0+2", "victory-point/0"]),
        ([1], ["3", "4", "?/0+2", "?/0"]),
        ([2], ["3", "4", "wool/0+2", "?/0"]),
        ([], ["3", "4", "?/0+2", "?/0"]),
    ],
)
def test_a_record_shows_what_its_readers_saw(seats: list[int], words: list[str]) -> None:
    """CT-B5.3, CT-B9.1: thief and victim, the buyer; others and spectators see that something was drawn."""
    record = robbed_table().record_for(seats)

    assert drawn(record) == words
    assert drawn(Record.read(record.write())) == words


def test_at_the_end_a_record_shows_everything() -> None:
    """CT-B11.3"""
    table = robbed_table()
    give(table.state, 0, "4grain+6ore")
    for action in ("city C5n", "city E9s"):
        table.play(0, GAME.read(action))

    assert GAME.over(table.state)
    for seats in ([0], [1], []):
        assert drawn(table.record_for(seats)) == ["3", "4", "wool/0+2", "victory-point/0"]


def test_a_whole_game_replays_from_its_record() -> None:
    """CT-B5.3, CT-B9.1: with what was hidden."""
    table = Table(GAME, GAME.setup(3, {"target": "5"}), SeededChance.from_text("memory"))
    random = Random(5)
    while not GAME.over(table.state):
        seat = random.choice(GAME.waiting(table.state))
        table.play(seat, GAME.sample(table.state, seat, random))

    record = Record.read(table.record_for([]).write())

    assert any("/" in word for word in drawn(record))
    assert final_state(record, GAME) == table.state


def test_a_memory_survives_being_stored() -> None:
    """CT-B5.3: a stored position lets a seat guess the same."""
    state = hidden_table("brick", "3wool+ore", "grain")
    rob(state, 1, "ore")
    assert state.memory is not None
    again = state.copy()
    again.memory = type(state.memory).read(str(state.memory))

    assert [one.hands for one in guesses(again, 2)] == [one.hands for one in guesses(state, 2)]
    assert again == state
    assert str(Cards(again.hands[0])) == "brick+ore"


def test_who_knows_the_numbers_of_chance_does_not_see_how_development_cards_lie() -> None:
    """CT-B9.1: a guess from the same numbers is the same, whatever the others really hold."""
    found = []
    for cards in (("knight", "knight"), ("knight", "victory-point"), ("victory-point", "victory-point")):
        state = position()
        deal(state, 1, *cards)
        found.append(GAME.determinise(state, 0, Random(0)))

    assert found[0] == found[1] == found[2]


def test_after_a_thousand_thefts_there_is_still_something_to_guess() -> None:
    memory = Memory(None, "start", hands=(int(Cards.read("2wool+2ore")), int(Cards.read("2wool+2ore")), 0))
    for number in range(1000):
        thief, victim = (0, 1) if number % 2 else (1, 0)
        memory = Memory(memory, "steal", thief, 2, victim)
    worlds = possible_hands(memory, 2)

    assert sum(worlds.values()) == pytest.approx(1)


def test_a_guess_knows_what_its_seat_has_seen_and_nothing_else() -> None:
    """CT-B5.3: the cards as they really lie are in the guess of a third seat only as one way among others."""
    imagined = []
    for good in ("wool", "ore"):
        state = hidden_table("brick", "3wool+ore", "grain")
        rob(state, 1, good)
        imagined.append([str(one.memory) for one in guesses(state, 2)])
        assert str(GAME.determinise(state, 1, Random(1)).memory).count("world:") == 1

    assert imagined[0] == imagined[1]
    assert len(set(imagined[0])) == 2  # either may be guessed
    assert all(text.count("world:") == 2 and "steal" not in text for text in imagined[0])


def test_a_guess_is_played_on_and_guessed_from_again() -> None:
    """CT-B5.3, CT-B7.1: what is paid later rules out what does not fit, in a guess as at the table."""
    state = hidden_table("wool+grain", "3wool+ore", "grain")
    rob(state, 1, "ore")
    guess = next(one for one in guesses(state, 2) if hand(one, 0) == "wool+grain+ore")
    assert guessed(guess, 2, 0) == {"wool+grain+ore", "2wool+grain"}

    play(guess, 0, "buy", chance=["knight"])

    assert guessed(guess, 2, 0) == {"nothing"}
    assert not GAME.faults(guess)


def chain_of_thefts() -> Memory:
    """Seat 0 has robbed seat 1 of its only ore, and a third seat thinks of wool and brick first."""
    memory = Memory(None, "start", hands=(0, int(Cards.read("5brick+3wool+ore")), 0))
    return Memory(memory, "steal", 0, 4, 1)


@pytest.mark.parametrize(
    "most, fitting", [(1, {"brick"}), (2, {"brick", "wool"}), (3, {"brick", "wool", "ore"})]
)
def test_the_least_likely_hands_are_given_up_whatever_the_truth_is(most: int, fitting: set[str]) -> None:
    """CT-B5.3: else whoever sees what was kept would see the truth."""
    found = possible_hands(chain_of_thefts(), 2, most)

    assert {str(Cards(hands[0])) for hands in found} == fitting


def test_hands_that_were_given_up_are_thought_of_again_when_nothing_else_fits() -> None:
    """CT-B5.3, CT-B7.1: the thief pays with ore; also in a guess."""
    memory = chain_of_thefts()
    possible_hands(memory, 2, 1)
    known = possible_hands(chain_of_thefts(), 2)
    stolen = next(hands for hands in known if str(Cards(hands[0])) == "ore")
    guess = knowledge(known, 2, stolen)

    for chain in (memory, guess):
        paid = Memory(chain, "pay", 0, int(Cards.read("ore")))
        assert list(possible_hands(paid, 2, 1)) == [(0, int(Cards.read("5brick+3wool")), 0)]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"knights": []},
        {"rolls": []},
        {"fresh": [0]},
        {"hands": [0.5, 0, 0]},
        {"agenda": ["no task"]},
        {"active": 7},
        {"roads": [{"$": "int", "hex": "f" * 18}, 0, 0]},
        {"memory": {"$": "Memory", "word": "start:1:2:3"}},
        {"memory": {"$": "Memory", "word": "bogus:0:0:0"}},
        {"memory": {"$": "Memory", "word": "gain:0:0:0"}},
        {"memory": {"$": "Memory", "word": "start:0:0:0 gain:7:0:0"}},
        {"memory": {"$": "Memory", "word": "start:0:0:0 gain:0:0"}},
        {"memory": {"$": "Memory", "word": "start:0:0:0 world:0x1p+0:0:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0 world"}},
        {"memory": {"$": "Memory", "word": "guess:7:0:0:0 world:0x1p+0:0:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0 world:0x1p+9999:0:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0 world:0x1p+0:0:0:0 world:nan:0:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0 world:0x1p+0:0:0:0 world:0x1p+0:1:0:0"}},
        {"memory": {"$": "Memory", "word": "guess:2:0:0:0 world:0x1p+0:0:0:0 world:0x1p+0:1:-1:0"}},
        {"dice": {"$": "Good", "word": "no-good"}},
    ],
)
def test_a_position_that_cannot_be_is_refused(spoilt: dict[str, Any]) -> None:
    written = codec(GAME.values).encode(position())
    record = Record(GAME.name, GAME.edition, GAME.rules_version, 3, position=json.dumps(written))
    assert read_position(record, GAME) == position()

    record.position = json.dumps({**written, **spoilt})
    with pytest.raises(RecordError, match="^the position"):
        read_position(record, GAME)
