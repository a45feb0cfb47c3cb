"""The trade cards (CT-K15.1 to CT-K15.6)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.progress.harbor import HarborInVain
from deskovka.games.catan.cities_knights.progress.trade import CardsTaken, HandShown, Levied, MerchantMoved
from deskovka.games.catan.goods import Cards, Good
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.progress.seeing import guessed_hands, robbed, told
from games.catan.cities_knights.table import hold, lay_open, levels, merchant, position, progress, roll, under
from games.catan.table import empty_bank, give, hand, options, play, points, put, written
from positions import refused

FROM_BEFORE_THE_ROLL = (
    ("commercial-harbor", "commercial-harbor"),
    ("master-merchant", "master-merchant 1"),
    ("merchant", "merchant C5"),
    ("merchant-fleet", "merchant-fleet wool"),
    ("resource-monopoly", "resource-monopoly ore"),
    ("trade-monopoly", "trade-monopoly coin"),
)


def everything_there(rolled: bool = True) -> CatanState:
    """Each trade card would have an effect: seat 0 has cards and a settlement, seat 1 cards and more points."""
    state = position(rolled=rolled)
    put(state, 0, settlements="C5n")
    put(state, 1, cities="E9ne")
    give(state, 0, "wool")
    give(state, 1, "3ore+coin")
    return state


# When and how often


@pytest.mark.parametrize(("card", "move"), FROM_BEFORE_THE_ROLL)
def test_no_trade_card_is_played_before_the_roll(card: str, move: str) -> None:
    """CT-K3.1, CT-K6.2"""
    state = everything_there(rolled=False)
    hold(state, 0, card)

    with refused("CT-K3.1"):
        play(state, 0, move)
    roll(state, 1, 1)
    play(state, 0, move)

    assert card not in progress(state, 0)


@pytest.mark.parametrize(("card", "move"), FROM_BEFORE_THE_ROLL)
def test_a_card_that_is_not_in_hand_is_not_played(card: str, move: str) -> None:
    """CT-K6.2"""
    state = everything_there()

    with refused("CT-K6.2"):
        play(state, 0, move)


@pytest.mark.parametrize(("card", "move"), FROM_BEFORE_THE_ROLL)
def test_a_trade_card_that_was_played_goes_under_the_trade_deck(card: str, move: str) -> None:
    """CT-K6.5"""
    state = everything_there()
    hold(state, 0, card)

    play(state, 0, move)

    assert under(state, "trade") == [card]


# Commercial Harbor


def harbour(*hands: str) -> CatanState:
    """Seat 0 has two of the card; hands by seat."""
    state = position()
    hold(state, 0, "commercial-harbor", "commercial-harbor")
    for seat, cards in enumerate(hands):
        give(state, seat, cards)
    return state


def test_each_opponent_with_a_commodity_gives_one_for_the_resource_it_is_offered() -> None:
    """CT-K15.1: each opponent may be offered another resource; which commodity it gives, it chooses itself."""
    state = harbour("wool+ore", "coin+paper", "2cloth")

    play(state, 0, "commercial-harbor")
    assert options(state, 0) == {"give wool", "give ore", "skip"}
    play(state, 0, "give wool", "give ore")
    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {"give paper", "give coin"}
    play(state, 1, "give paper")

    assert hand(state, 0) == str(Cards.read("cloth+paper"))
    assert hand(state, 1) == str(Cards.read("wool+coin"))
    assert hand(state, 2) == str(Cards.read("ore+cloth"))
    assert GAME.waiting(state) == (0,)


def test_only_resources_are_offered_and_only_commodities_are_given_for_them() -> None:
    """CT-K15.1"""
    state = harbour("wool+coin", "ore+coin+paper")

    play(state, 0, "commercial-harbor")
    with refused("CT-K15.1"):
        play(state, 0, "give coin")
    play(state, 0, "give wool")
    with refused("CT-K15.1"):
        play(state, 1, "give ore")


def test_one_card_is_offered_and_no_more_than_one_has() -> None:
    """CT-K15.1"""
    state = harbour("2wool", "coin", "coin")

    play(state, 0, "commercial-harbor")
    with refused("CT-K15.1"):
        play(state, 0, "give 2wool")
    play(state, 0, "give wool")
    with refused("CT-K15.1"):
        play(state, 0, "give ore")
    play(state, 0, "give wool")

    assert hand(state, 0) == "2coin"


def test_the_same_card_is_not_offered_to_two() -> None:
    """CT-K15.1: with a single resource only one of them can be called on."""
    state = harbour("wool", "coin", "coin")

    play(state, 0, "commercial-harbor", "give wool")

    assert hand(state, 0) == "coin"
    assert (hand(state, 1), hand(state, 2)) == ("wool", "coin")


def test_who_has_no_commodity_gives_and_gets_nothing() -> None:
    """CT-K15.1"""
    state = harbour("wool", "ore")

    events = play(state, 0, "commercial-harbor", "give wool")

    assert HarborInVain(0, 1) in events
    assert (hand(state, 0), hand(state, 1)) == ("wool", "ore")
    assert GAME.waiting(state) == (0,)


def test_an_opponent_may_be_skipped() -> None:
    """CT-K15.1"""
    state = harbour("wool", "coin", "cloth")

    play(state, 0, "commercial-harbor", "skip", "give wool")

    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("cloth", "coin", "wool")


def test_somebody_must_be_offered_something() -> None:
    """CT-K15.1, CT-K6.6: whoever plays the card does not skip all opponents."""
    state = harbour("wool", "coin", "cloth")

    play(state, 0, "commercial-harbor", "skip")
    with refused("CT-K6.6"):
        play(state, 0, "skip")

    assert options(state, 0) == {"give wool"}


def test_there_is_one_exchange_with_each_opponent_in_a_turn() -> None:
    """CT-K15.1: a second card of the kind reaches only those who were skipped."""
    state = harbour("4wool", "2coin", "2cloth")
    play(state, 0, "commercial-harbor", "give wool", "skip")

    play(state, 0, "commercial-harbor", "give wool")

    assert (hand(state, 1), hand(state, 2)) == ("wool+coin", "wool+cloth")


def test_with_nobody_left_to_exchange_with_the_second_harbour_is_not_played() -> None:
    """CT-K15.1, CT-K6.6"""
    state = harbour("4wool", "2coin", "2cloth")
    play(state, 0, "commercial-harbor", "give wool", "give wool")

    with refused("CT-K6.6"):
        play(state, 0, "commercial-harbor")


def test_in_the_next_turn_there_may_be_another_exchange() -> None:
    """CT-K15.1: one exchange per opponent and turn."""
    state = harbour("2wool", "2coin")
    play(state, 0, "commercial-harbor", "give wool", "end")
    for seat in (1, 2):
        play(state, seat, "roll", chance=["1", "1", "ship"])
        play(state, seat, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])

    play(state, 0, "commercial-harbor", "give wool")

    assert (hand(state, 0), hand(state, 1)) == ("2coin", "2wool")


def test_a_call_in_vain_is_no_exchange() -> None:
    """CT-K15.1: who had nothing to give and has got a commodity since can be called on with the second card."""
    state = harbour("2wool", "ore")
    play(state, 0, "commercial-harbor", "give wool")
    give(state, 1, "coin")

    play(state, 0, "commercial-harbor", "give wool")

    assert (hand(state, 0), hand(state, 1)) == ("wool+coin", "wool+ore")


@pytest.mark.parametrize("hands", [("", "coin"), ("coin", "coin"), ("wool", "", "")])
def test_without_a_resource_or_an_opponent_with_cards_the_harbour_is_not_played(
    hands: tuple[str, ...],
) -> None:
    """CT-K15.1, CT-K6.6"""
    state = harbour(*[cards or "nothing" for cards in hands])

    with refused("CT-K6.6"):
        play(state, 0, "commercial-harbor")


def test_who_was_called_on_in_vain_is_known_to_have_no_commodity() -> None:
    """CT-K15.1: everybody sees that it gave none."""
    state = harbour("wool", "coin+ore")
    robbed(state, 2, 1, "coin")
    assert guessed_hands(state, 0, of=1) == {"coin", "ore"}

    play(state, 0, "commercial-harbor", "give wool")

    assert guessed_hands(state, 0, of=1) == {"ore"}


def test_who_is_asked_for_a_commodity_is_known_to_have_one() -> None:
    """CT-K15.1: in no guess is a seat asked that has nothing to give."""
    state = harbour("wool", "2ore+paper+coin")
    robbed(state, 2, 1, "ore")
    robbed(state, 2, 1, "ore")
    assert "2ore" in guessed_hands(state, 0, of=1)

    play(state, 0, "commercial-harbor", "give wool")

    assert GAME.waiting(state) == (1,)
    assert guessed_hands(state, 0, of=1) == {"ore+paper", "ore+coin", "paper+coin"}


def test_what_is_offered_is_known_to_be_there() -> None:
    """CT-K15.1: everybody sees the resource that is offered."""
    state = harbour("wool+ore", "2coin+cloth", "brick")
    robbed(state, 2, 0, "ore")
    assert guessed_hands(state, 1, of=0) == {"wool", "ore"}

    play(state, 0, "commercial-harbor", "give wool")

    assert GAME.waiting(state) == (1,)
    assert guessed_hands(state, 1, of=0) == {"wool"}


# Master Merchant


def master_merchant(victim: str = "2ore+wool+coin") -> CatanState:
    """Seat 1 has two points, seat 2 one, seat 0 one."""
    state = position()
    put(state, 0, settlements="C5n")
    put(state, 1, cities="E9ne")
    put(state, 2, settlements="G5s")
    give(state, 1, victim)
    give(state, 2, "3wool")
    hold(state, 0, "master-merchant")
    return state


def test_the_master_merchant_looks_at_a_hand_and_takes_two_cards() -> None:
    """CT-K15.2"""
    state = master_merchant()

    play(state, 0, "master-merchant 1")
    assert options(state, 0) == written(
        "choose 2ore", "choose wool+ore", "choose ore+coin", "choose wool+coin"
    )
    play(state, 0, "choose ore+coin")

    assert hand(state, 0) == "ore+coin"
    assert hand(state, 1) == "wool+ore"


def test_the_hand_belongs_to_an_opponent_with_more_points() -> None:
    """CT-K15.2, CT-K15.26: as many are not enough."""
    state = master_merchant()

    assert options(state, 0, "master-merchant") == {"master-merchant 1"}
    for victim in (0, 2):
        with refused("CT-K15.2"):
            play(state, 0, f"master-merchant {victim}")


def test_victory_cards_count_for_who_has_more_points() -> None:
    """CT-K15.26, CT-K15.14: all points, so a Printer that lies open, too."""
    state = master_merchant()

    lay_open(state, 2, "printer")

    assert options(state, 0, "master-merchant") == {"master-merchant 1", "master-merchant 2"}


@pytest.mark.parametrize("victim", ["ore", "ore+coin"])
def test_of_one_or_two_cards_the_master_merchant_takes_all(victim: str) -> None:
    """CT-K15.2: there is nothing to choose."""
    state = master_merchant(victim)

    play(state, 0, "master-merchant 1")

    assert (hand(state, 0), hand(state, 1)) == (victim, "nothing")
    assert "end" in options(state, 0)


def test_an_empty_hand_is_not_looked_at() -> None:
    """CT-K15.2, CT-K6.6"""
    state = master_merchant("nothing")

    with refused("CT-K6.6"):
        play(state, 0, "master-merchant 1")


def test_two_cards_of_the_shown_hand_are_taken_no_more_no_fewer() -> None:
    """CT-K15.2"""
    state = master_merchant()
    play(state, 0, "master-merchant 1")

    for cards in ("ore", "2ore+wool", "2wool", "2brick"):
        with refused("CT-K15.2"):
            play(state, 0, f"choose {cards}")


def test_only_the_two_of_them_see_the_hand_and_what_is_taken() -> None:
    """CT-K15.2: others see how many cards were taken."""
    state = master_merchant()

    shown = told(play(state, 0, "master-merchant 1"), HandShown)
    taken = told(play(state, 0, "choose 2ore"), CardsTaken)

    cards = Cards.read("2ore+wool+coin")
    for seat in (0, 1):
        assert shown.seen_by(seat) == HandShown(0, 1, cards)
        assert taken.seen_by(seat) == CardsTaken(0, 1, 2, Cards.read("2ore"))
    for other in (2, None):
        assert shown.seen_by(other) == HandShown(0, 1, None)
        assert taken.seen_by(other) == CardsTaken(0, 1, 2, None)


def test_what_was_seen_is_known_and_others_can_only_guess_what_was_taken() -> None:
    """CT-K15.2"""
    state = master_merchant()
    play(state, 0, "master-merchant 1", "choose ore+coin")

    assert guessed_hands(state, 0, of=1) == guessed_hands(state, 1, of=1) == {"wool+ore"}
    assert guessed_hands(state, 1, of=0) == {"ore+coin"}
    assert guessed_hands(state, 2, of=0) == {
        str(Cards.read(cards)) for cards in ("2ore", "wool+ore", "ore+coin", "wool+coin")
    }


def test_a_hand_that_was_hidden_is_known_to_who_looked_at_it() -> None:
    """CT-K15.2: from the looking on, before anything is taken."""
    state = master_merchant()
    robbed(state, 2, 1, "wool")
    assert len(guessed_hands(state, 0, of=1)) == 3

    play(state, 0, "master-merchant 1")

    assert guessed_hands(state, 0, of=1) == {"2ore+coin"}


# Merchant


def test_the_merchant_trades_two_for_one_what_its_hex_produces() -> None:
    """CT-K15.3: the resource, not its commodity, and only for who holds it."""
    state = position()
    put(state, 0, cities="C7n")
    hold(state, 0, "merchant")
    give(state, 0, "2lumber+2paper")
    give(state, 1, "2lumber")

    play(state, 0, "merchant C7")

    assert options(state, 0, "bank 2lumber")
    with refused("CT-B6.3"):
        play(state, 0, "bank 2paper for ore")
    play(state, 0, "bank 2lumber for ore")
    assert hand(state, 0) == "ore+2paper"


def test_the_merchant_is_a_point_for_who_holds_it() -> None:
    """CT-K15.3, CT-K12.1, CT-K13.1: the next card takes it, with the point and the rate."""
    state = position()
    put(state, 0, settlements="C7n")
    put(state, 1, settlements="G5s")
    hold(state, 0, "merchant")
    hold(state, 1, "merchant")
    assert GAME.view(state, None)["realm"]["merchant"] is None
    play(state, 0, "merchant C7")
    assert (points(state, 0), points(state, 1)) == (2, 1)
    give(state, 0, "2lumber")
    play(state, 0, "end")
    play(state, 1, "roll", chance=["1", "1", "ship"])

    [moved] = [event for event in play(state, 1, "merchant G5") if isinstance(event, MerchantMoved)]

    assert moved == MerchantMoved(1, moved.hex, "hills")
    assert GAME.view(state, None)["realm"]["merchant"] == {"hex": "G5", "seat": 1}
    assert (points(state, 0), points(state, 1)) == (1, 2)
    play(state, 1, "end")
    play(state, 2, "roll", chance=["1", "1", "ship"])
    play(state, 2, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])
    with refused("CT-B6.3"):
        play(state, 0, "bank 2lumber for ore")


def test_the_merchant_stands_on_a_producing_hex_at_an_own_building() -> None:
    """CT-K15.3: not on the desert, not where one has no building."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    put(state, 1, settlements="G5s")
    hold(state, 0, "merchant")

    assert options(state, 0, "merchant") == {"merchant D6", "merchant D7"}
    for hex in ("E7", "G5", "E8"):
        with refused("CT-K15.3"):
            play(state, 0, f"merchant {hex}")


def test_without_a_building_there_is_no_place_for_the_merchant() -> None:
    """CT-K15.3"""
    state = position()
    hold(state, 0, "merchant")

    assert not options(state, 0, "merchant")


def test_the_own_merchant_does_not_move_to_where_it_stands() -> None:
    """CT-K15.3, CT-K6.6: that would change nothing; to take another's there would."""
    state = position()
    put(state, 0, settlements="C7n")
    put(state, 1, settlements="C7s")
    hold(state, 0, "merchant")
    merchant(state, 0, "C7")
    with refused("CT-K6.6"):
        play(state, 0, "merchant C7")

    merchant(state, 1, "C7")
    play(state, 0, "merchant C7")

    assert GAME.view(state, None)["realm"]["merchant"] == {"hex": "C7", "seat": 0}


def test_robber_and_merchant_share_a_hex() -> None:
    """CT-K12.1: the robber does not stop the rate."""
    state = position(landed=True)
    put(state, 0, settlements="C7n")
    hold(state, 0, "merchant", "bishop")
    give(state, 0, "2lumber")

    play(state, 0, "bishop", "robber C7", "merchant C7", "bank 2lumber for ore")

    assert hand(state, 0) == "ore"


def test_the_merchant_can_bring_the_last_point() -> None:
    """CT-K15.3, CT-B11.1"""
    state = position()
    put(state, 0, settlements="C7n")
    hold(state, 0, "merchant")
    state.target = 2

    play(state, 0, "merchant C7")

    assert GAME.over(state)


# Merchant Fleet


@pytest.mark.parametrize("good", ["wool", "coin"])
def test_a_merchant_fleet_trades_what_it_was_named_for_any_number_of_times(good: str) -> None:
    """CT-K15.4: a resource or a commodity."""
    state = position()
    hold(state, 0, "merchant-fleet")
    give(state, 0, f"4{good}+2brick")

    play(state, 0, f"merchant-fleet {good}", f"bank 2{good} for ore", f"bank 2{good} for ore")

    assert hand(state, 0) == "2brick+2ore"
    with refused("CT-B6.3"):
        play(state, 0, "bank 2brick for ore")


def test_a_merchant_fleet_lasts_until_the_end_of_the_turn() -> None:
    """CT-K15.4"""
    state = position()
    hold(state, 0, "merchant-fleet")
    give(state, 0, "2wool")
    give(state, 1, "2wool")
    play(state, 0, "merchant-fleet wool", "end")

    play(state, 1, "roll", chance=["1", "1", "ship"])
    with refused("CT-B6.3"):
        play(state, 1, "bank 2wool for ore")
    play(state, 1, "end")
    play(state, 2, "roll", chance=["1", "1", "ship"])
    play(state, 2, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])
    with refused("CT-B6.3"):
        play(state, 0, "bank 2wool for ore")


def test_a_second_merchant_fleet_is_named_for_something_else() -> None:
    """CT-K15.4, CT-K6.6"""
    state = position()
    hold(state, 0, "merchant-fleet", "merchant-fleet")
    give(state, 0, "2wool+2coin")
    play(state, 0, "merchant-fleet wool")

    with refused("CT-K6.6"):
        play(state, 0, "merchant-fleet wool")
    play(state, 0, "merchant-fleet coin", "bank 2wool for ore", "bank 2coin for ore")

    assert hand(state, 0) == "2ore"


# The monopolies


def test_every_opponent_gives_two_cards_of_the_resource_or_the_only_one() -> None:
    """CT-K15.5"""
    state = position(4)
    hold(state, 0, "resource-monopoly")
    give(state, 1, "3ore+wool")
    give(state, 2, "ore")
    give(state, 3, "2wool")

    events = play(state, 0, "resource-monopoly ore")

    assert [hand(state, seat) for seat in range(4)] == ["3ore", "wool+ore", "nothing", "2wool"]
    assert told(events, Levied).seen_by(None) == Levied(0, Good.ORE, (0, 2, 1, 0))


def test_a_resource_monopoly_names_no_commodity() -> None:
    """CT-K15.5"""
    state = everything_there()
    hold(state, 0, "resource-monopoly")

    with refused("CT-K15.5"):
        play(state, 0, "resource-monopoly coin")


def test_every_opponent_gives_one_card_of_the_commodity() -> None:
    """CT-K15.6"""
    state = position(4)
    hold(state, 0, "trade-monopoly")
    give(state, 1, "3coin")
    give(state, 2, "coin+cloth")
    give(state, 3, "2cloth")

    play(state, 0, "trade-monopoly coin")

    assert [hand(state, seat) for seat in range(4)] == ["2coin", "2coin", "cloth", "2cloth"]


def test_a_trade_monopoly_names_no_resource() -> None:
    """CT-K15.6"""
    state = everything_there()
    hold(state, 0, "trade-monopoly")

    with refused("CT-K15.6"):
        play(state, 0, "trade-monopoly ore")


@pytest.mark.parametrize("move", ["resource-monopoly ore", "trade-monopoly coin"])
def test_a_monopoly_is_played_when_somebody_has_cards(move: str) -> None:
    """CT-K15.5, CT-K15.6, CT-K6.6: what they are one cannot know; without any there is no effect."""
    state = position()
    hold(state, 0, move.split()[0])
    with refused("CT-K6.6"):
        play(state, 0, move)

    give(state, 1, "brick")
    play(state, 0, move)

    assert hand(state, 0) == "nothing"
    assert progress(state, 0) == []


def test_who_gives_fewer_than_two_cards_is_known_to_have_no_more() -> None:
    """CT-K15.5"""
    state = position()
    hold(state, 0, "resource-monopoly")
    give(state, 1, "2ore+wool")
    robbed(state, 2, 1, "ore")
    assert guessed_hands(state, 0, of=1) == {"2ore", "wool+ore"}

    play(state, 0, "resource-monopoly ore")

    assert guessed_hands(state, 0, of=1) == {"wool"}
    assert hand(state, 0) == "2ore"


def test_the_guild_and_the_fleet_are_the_same_rate() -> None:
    """CT-K15.4, CT-K5.3: two for one is not made better."""
    state = position()
    put(state, 0, cities="C7n")
    levels(state, 0, trade=3)
    hold(state, 0, "merchant-fleet")
    give(state, 0, "coin")
    empty_bank(state, 1, "ore")

    play(state, 0, "merchant-fleet coin")

    with refused("CT-B6.3"):
        play(state, 0, "bank coin for ore")
