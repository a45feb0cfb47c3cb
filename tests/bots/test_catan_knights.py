"""The computer players of Cities & Knights: every table is played to its end, and with some sense."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.catan_games import bot_game
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.landing import chances_of, forces_of, landing_worth
from deskovka.bots.catan.opening import site_worth
from deskovka.bots.catan.production import city_dots, covered_dots, dots_of, rates_now, rates_of
from deskovka.bots.catan.progress import WORTH, cards_worth
from deskovka.bots.catan.realm import level_worth, race, realm_worth
from deskovka.bots.catan.robbing import choose_discards
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.trying import funding
from deskovka.bots.catan.turns import alchemy, fifth_card
from deskovka.bots.catan.weights import RULES_OF_THUMB, Weights
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.improvements import Improve
from deskovka.games.catan.cities_knights.knight_actions import ChaseRobber
from deskovka.games.catan.cities_knights.knights import Activate, Recruit
from deskovka.games.catan.cities_knights.progress.deck import CARDS, OPEN, Progress
from deskovka.games.catan.cities_knights.progress.playing import FifthCard, ReturnCard
from deskovka.games.catan.cities_knights.progress.politics import PlayWarlord, SendRobber
from deskovka.games.catan.cities_knights.progress.science import PlayAlchemist, PlayMedicine
from deskovka.games.catan.cities_knights.progress.trade import PlayMerchant
from deskovka.games.catan.cities_knights.realm import NOWHERE, SCIENCE, TRADE, Track
from deskovka.games.catan.cities_knights.walls import BuildWall
from deskovka.games.catan.goods import NUMBER, Cards, Good, count
from deskovka.games.catan.modules import SCENARIOS
from deskovka.games.catan.robber import Discard, PlaceRobber
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import hold, knights, levels, merchant, position, sail_to
from games.catan.table import give, put

TABLES = ["base", *[name for name, scenario in SCENARIOS.items() if scenario.with_knights]]
THINKING = ["good", "strong"]


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=1, depth=2, sites=2) if name == "strong" else BOTS[name]()


def answer_of(name: str, state: CatanState, number: int = 1) -> Action:
    [seat] = GAME.waiting(state)
    return bot_named(name).choose(Knowledge(GAME, state, seat), Random(number))


def judge_of(state: CatanState, seat: int = 0) -> Judge:
    return Judge(state, seat, RULES_OF_THUMB)


def cities_of_all(turn: int = 0, rolled: bool = True, landed: bool = False) -> CatanState:
    """Seat 0 has two cities, the others one each: that makes four barbarians; nobody has a knight."""
    state = position(turn=turn, rolled=rolled, landed=landed)
    put(state, 0, settlements="D5s", cities="E6s C6n", roads="E6se E6sw D5sw")
    put(state, 1, settlements="D8s", cities="E8s", roads="E8se")
    put(state, 2, settlements="G5s", cities="F8n", roads="F8ne")
    return state


# Whole games


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("scenario", TABLES)
def test_each_bot_finishes_each_table(scenario: str, name: str) -> None:
    """`apply` refuses what is illegal."""
    bots = [bot_named(bot) for bot in (name, "beginner", "beginner")]

    *_, (state, _, _) = bot_game(bots, f"{scenario} {name}", scenario, knights=True)

    assert GAME.over(state)
    assert GAME.faults(state) == []


def test_good_bots_use_what_cities_and_knights_adds() -> None:
    done: Counter[str] = Counter()
    for number in range(2):
        for _, _, action in bot_game([BOTS["good"]() for _ in range(4)], f"good {number}", knights=True):
            done[action.split(" ")[0]] += 1

    assert {"improve", "recruit", "activate", "promote", "merchant"} <= set(done)
    assert len({card.value for card in CARDS} & set(done)) > len(CARDS) // 2


@pytest.mark.parametrize("name", BOTS)
def test_a_guess_of_a_guess_leads_to_the_same_answer(name: str) -> None:
    """A bot at a server is sent a guess, and guesses again."""
    compared = 0
    game = bot_game([bot_named(bot) for bot in (name, "good", "good")], f"guess {name}", knights=True)
    for move, (state, seat, _) in enumerate(game):
        if seat == 0 and move % 5 == 0:
            guess = GAME.determinise(state, seat, Random(f"sent {move}"))
            answers = [
                str(bot_named(name).choose(Knowledge(GAME, seen, seat), Random(move)))
                for seen in (state, guess)
            ]
            assert answers[0] == answers[1]
            compared += 1
    assert compared > 10


def test_no_guess_deals_a_victory_card_to_a_hand() -> None:
    state = cities_of_all()
    hold(state, 1, "spy", "merchant", "crane")

    for number in range(50):
        guess = GAME.determinise(state, 0, Random(number))
        assert guess.realm is not None
        assert not any(held.card in OPEN for held in guess.realm.progress.hands[1])


# Production, trades and cards in hand


def test_a_city_adds_a_commodity() -> None:
    state = cities_of_all()
    corner = int(Corner.read("E6s"))

    added = city_dots(state)[corner]

    assert count(added, NUMBER[Good.PAPER])
    assert not count(added, NUMBER[Good.LUMBER])


def test_the_robber_covers_commodities_too() -> None:
    state = cities_of_all()
    hex = int(Hex.read("E6"))

    assert count(covered_dots(state, 0, hex), NUMBER[Good.PAPER])
    state.robber = int(Hex.read("E7"))
    free = dots_of(state, 0)
    state.robber = hex
    assert dots_of(state, 0) == free - covered_dots(state, 0, hex)


def test_guild_and_merchant_trade_two_for_one() -> None:
    state = cities_of_all()
    assert rates_of(state, 0) == (4, 4, 4, 2, 4, 4, 4, 4)  # it has a harbour for grain

    levels(state, 0, trade=3)
    merchant(state, 0, "E6")

    assert rates_of(state, 0) == (4, 2, 4, 2, 4, 2, 2, 2)


def test_a_merchant_fleet_is_for_this_turn_only() -> None:
    state = cities_of_all()
    assert state.realm is not None
    state.realm = state.realm.but(progress=state.realm.progress.but(fleet=1 << NUMBER[Good.WOOL]))

    assert rates_of(state, 0)[NUMBER[Good.WOOL]] == 4
    assert rates_now(state, 0)[NUMBER[Good.WOOL]] == 2
    assert rates_now(state, 1)[NUMBER[Good.WOOL]] == 4


def test_commodities_are_given_to_the_bank_last() -> None:
    state = cities_of_all()
    hand, ore = int(Cards.read("4wool+4coin")), int(Cards.read("ore"))

    trades = funding(hand, state.bank, rates_of(state, 0), ore)

    assert trades is not None
    assert [str(trade) for trade in trades] == ["bank 4wool for ore"]
    assert funding(int(Cards.read("4coin")), state.bank, rates_of(state, 0), ore) is not None


@pytest.mark.parametrize("name", BOTS)
def test_commodities_can_be_discarded(name: str) -> None:
    state = cities_of_all()
    give(state, 0, "4cloth+4paper")
    state.agenda.append(Discard((0,)))

    assert GAME.why_not(state, 0, answer_of(name, state)) is None


def test_discards_keep_the_next_level() -> None:
    state = cities_of_all()
    levels(state, 0, science=3)
    give(state, 0, "4paper+4lumber")

    action = choose_discards(state, Discard((0,)), judge_of(state))

    assert action.cards == Cards.read("4lumber")


def test_the_first_city_looks_for_commodities() -> None:
    state = position()
    corner = int(Corner.read("E6s"))  # at a forest and at mountains

    worths = [
        site_worth(state, 0, corner, Weights(commodities=weight), city=True)
        for weight in (0.0, RULES_OF_THUMB.commodities)
    ]

    assert worths[0] < worths[1]


# Improvements


@pytest.mark.parametrize("name", BOTS)
def test_a_level_that_can_be_paid_is_bought(name: str) -> None:
    state = cities_of_all()
    give(state, 0, "paper")

    answers = {answer_of(name, state, number) for number in range(4)}

    assert Improve(Track.SCIENCE) in answers


@pytest.mark.parametrize("name", THINKING)
def test_a_metropolis_comes_before_anything_else(name: str) -> None:
    state = cities_of_all()
    levels(state, 0, trade=3)
    give(state, 0, "4cloth+brick+lumber+wool+grain")

    assert str(answer_of(name, state)) == "improve trade"


def test_the_race_for_a_metropolis() -> None:
    rush, behind = 0.6, 0.5

    first = race((3, 0, 0), NOWHERE, 0, 3, rush, behind)
    second = race((2, 3, 0), NOWHERE, 0, 2, rush, behind)

    assert 1 > first > second > 0
    assert race((2, 5, 0), 1, 0, 2, rush, behind) == 0
    assert race((4, 4, 0), 0, 0, 4, rush, behind) < 0 == race((5, 4, 0), 0, 0, 5, rush, behind)


def test_levels_bring_cards_the_whole_game_long() -> None:
    state = cities_of_all()

    early, late = (level_worth(state, 0, TRADE, RULES_OF_THUMB, lasting, more=1) for lasting in (1.0, 0.2))

    assert early > late > 0


def test_an_aqueduct_is_worth_something() -> None:
    state = cities_of_all()
    levels(state, 0, science=2)
    before = realm_worth(state, 0, RULES_OF_THUMB, 1.0)
    step = level_worth(state, 0, SCIENCE, RULES_OF_THUMB, 1.0, 1) - level_worth(
        state, 0, SCIENCE, RULES_OF_THUMB, 1.0
    )

    levels(state, 0, science=3)

    assert realm_worth(state, 0, RULES_OF_THUMB, 1.0) == pytest.approx(
        before + step + RULES_OF_THUMB.aqueduct
    )


# Barbarians and knights


@pytest.mark.parametrize("name", THINKING)
def test_knights_are_activated_before_a_landing_that_would_cost_a_city(name: str) -> None:
    state = cities_of_all()
    knights(state, 0, "E6sw", "strong")
    knights(state, 1, "F8nw", active=True)
    knights(state, 2, "F8ne", active=True)
    give(state, 0, "grain")
    sail_to(state, 6)

    action = answer_of(name, state)

    assert isinstance(action, Activate)


@pytest.mark.parametrize("name", THINKING)
def test_a_knight_is_recruited_when_the_barbarians_are_near(name: str) -> None:
    state = cities_of_all()
    give(state, 0, "wool+ore+grain")
    sail_to(state, 6)

    action = answer_of(name, state)

    assert isinstance(action, Recruit)
    assert not state.open >> action.corner & 1  # where nobody will settle


def test_an_active_knight_is_worth_more_the_nearer_the_ship_is() -> None:
    gains = []
    for step in (0, 3, 6):
        state = cities_of_all()
        knights(state, 0, "E6sw", "strong")
        sail_to(state, step)
        asleep = landing_worth(state, 0, RULES_OF_THUMB, 1.0)
        state = cities_of_all()
        knights(state, 0, "E6sw", "strong", active=True)
        sail_to(state, step)
        gains.append(landing_worth(state, 0, RULES_OF_THUMB, 1.0) - asleep)

    assert 0 < gains[0] < gains[1] < gains[2]


def test_what_a_landing_may_bring() -> None:
    """By seat: defended, alone in the first place, sharing it, among the losers."""
    strong, weak = chances_of(((4, 0, True), (0, 0, True)), 3, 1)
    assert strong[0] > 0.9
    assert strong[1] > 0.9 > weak[1]

    safe, lost, spared = chances_of(((2, 0, True), (0, 0, True), (0, 0, False)), 6, 1)
    assert safe[0] < 0.1
    assert lost[3] > 0.9
    assert safe[3] < 0.1
    assert spared[3] == 0


def test_strength_is_counted_by_rank() -> None:
    state = cities_of_all()
    knights(state, 0, "E6sw", "mighty", active=True)
    knights(state, 0, "E6se", "strong")

    assert forces_of(state)[0] == (3, 2, True)


@pytest.mark.parametrize("name", THINKING)
def test_a_knight_chases_the_robber_from_an_own_hex(name: str) -> None:
    state = cities_of_all(landed=True)
    knights(state, 0, "E6sw", active=True)
    give(state, 1, "2ore")
    state.robber = int(Hex.read("E6"))

    assert isinstance(answer_of(name, state), ChaseRobber)


@pytest.mark.parametrize("name", THINKING)
def test_walls_are_built_for_large_hands(name: str) -> None:
    state = cities_of_all()
    give(state, 0, "3brick+3wool+2cloth")
    levels(state, 0, trade=2)

    assert isinstance(answer_of(name, state), BuildWall)


# Progress cards


@pytest.mark.parametrize("name", THINKING)
def test_a_merchant_is_played_for_its_point(name: str) -> None:
    state = cities_of_all()
    hold(state, 0, "merchant")

    assert isinstance(answer_of(name, state), PlayMerchant)


@pytest.mark.parametrize("name", THINKING)
def test_a_warlord_saves_a_city(name: str) -> None:
    state = cities_of_all()
    hold(state, 0, "warlord")
    knights(state, 0, "E6sw E6se", "strong")
    sail_to(state, 6)

    assert isinstance(answer_of(name, state), PlayWarlord)


@pytest.mark.parametrize("name", THINKING)
def test_medicine_makes_a_city(name: str) -> None:
    state = cities_of_all()
    hold(state, 0, "medicine")
    give(state, 0, "2ore+grain")

    assert isinstance(answer_of(name, state), PlayMedicine)


@pytest.mark.parametrize("name", THINKING)
def test_a_bishop_does_not_come_to_an_own_hex(name: str) -> None:
    state = cities_of_all(landed=True)
    give(state, 1, "ore")
    give(state, 2, "ore")
    state.agenda.append(SendRobber((0,)))

    action = answer_of(name, state)

    assert isinstance(action, PlaceRobber)
    assert not covered_dots(state, 0, int(action.hex))
    assert covered_dots(state, 1, int(action.hex)) or covered_dots(state, 2, int(action.hex))


def test_an_alchemist_rolls_what_helps() -> None:
    state = cities_of_all(rolled=False)
    hold(state, 0, "alchemist")
    levels(state, 0, science=3)
    give(state, 0, "3paper")

    action = alchemy(state, judge_of(state))

    assert isinstance(action, PlayAlchemist)
    assert count(state.income[action.red + action.yellow], NUMBER[Good.PAPER])


def test_of_five_cards_the_worst_goes_back() -> None:
    state = cities_of_all(turn=1)
    hold(state, 0, "intrigue", "bishop", "spy", "wedding", "deserter")
    asked = FifthCard((0,))
    state.agenda.append(asked)

    assert fifth_card(state, asked, judge_of(state)) == ReturnCard(Progress.INTRIGUE)


def test_in_the_own_turn_a_good_card_is_played_instead() -> None:
    state = cities_of_all()
    hold(state, 0, "intrigue", "spy", "wedding", "deserter", "merchant")
    asked = FifthCard((0,))
    state.agenda.append(asked)

    assert isinstance(fifth_card(state, asked, judge_of(state)), PlayMerchant)


def test_every_card_that_can_be_held_has_a_worth() -> None:
    assert {CARDS.index(card) for card in WORTH} | set(OPEN) == set(range(len(CARDS)))


def test_a_full_hand_has_little_room_for_more() -> None:
    state = cities_of_all()
    found = []
    for card in ("warlord", "smith", "mining", "irrigation"):
        hold(state, 0, card)
        found.append(cards_worth(state, 0, 1.0))

    more = [after - before for before, after in zip([0.0, *found], found)]
    assert more[-1] < more[0]
    assert all(one > 0 for one in more)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("card", [card.value for card in WORTH])
def test_a_hand_with_any_card_is_played(card: str, name: str) -> None:
    """Whatever is done with it, it is legal."""
    state = cities_of_all(rolled=card != "alchemist", landed=True)
    hold(state, 0, card)
    hold(state, 1, "smith")
    knights(state, 0, "E6sw")
    knights(state, 1, "E8se")
    for seat, cards in enumerate(("2wool+2grain+ore+paper", "3ore+cloth+coin", "2brick+paper+cloth")):
        give(state, seat, cards)

    for number in range(3):
        assert GAME.why_not(state, 0, answer_of(name, state, number)) is None
