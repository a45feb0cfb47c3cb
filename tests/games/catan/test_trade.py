"""Trade with the bank and between players (CT-B6)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction, NotationError
from deskovka.core.table import NotAgreed, NothingToUndo
from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from games.catan.table import bank, deal, empty_bank, give, hand, options, play, position, put, table_at
from positions import refused


def trader(cards: str, settlements: str = "E7n", cities: str = "") -> CatanState:
    state = position()
    put(state, 0, settlements=settlements, cities=cities)
    give(state, 0, cards)
    return state


def dealers(seats: int = 4) -> CatanState:
    """Seat 0 is active and has wool; seat 1 has ore, seat 2 ore and grain, seat 3 nothing."""
    state = position(seats)
    give(state, 0, "3wool")
    give(state, 1, "2ore")
    give(state, 2, "ore+2grain")
    return state


def hands(state: CatanState) -> list[str]:
    return [hand(state, seat) for seat in range(state.seats)]


# With the bank


def test_the_bank_gives_one_card_for_four_alike() -> None:
    """CT-B6.3"""
    state = trader("5wool")

    assert options(state, 0, "bank") == {
        f"bank 4wool for {good}" for good in ("brick", "lumber", "grain", "ore")
    }
    play(state, 0, "bank 4wool for ore")

    assert hand(state, 0) == "wool+ore"
    assert bank(state) == "19brick+19lumber+18wool+19grain+18ore"


@pytest.mark.parametrize(
    "trade",
    ["3wool for ore", "4wool for wool", "2wool+2grain for ore", "4wool for 2ore", "4wool for nothing"],
)
def test_the_bank_wants_four_alike_for_one_of_another_kind(trade: str) -> None:
    """CT-B6.3"""
    state = trader("4wool+4grain")

    with refused("CT-B6.3"):
        play(state, 0, f"bank {trade}")


def test_the_cards_must_be_there() -> None:
    """CT-B6.7: CT-B6.3 would allow four for one."""
    state = trader("3wool")

    assert options(state, 0, "bank") == set()
    with refused("CT-B6.7"):
        play(state, 0, "bank 4wool for ore")


@pytest.mark.parametrize("corner", ["C5n", "C5nw", "E9ne", "E9se", "G6s", "G6se", "G5s", "G5sw"])
def test_a_general_harbour_gives_one_for_three_of_anything(corner: str) -> None:
    """CT-B6.3, CT-B6.4: both intersections of each of the four."""
    for good, other in (
        ("brick", "ore"),
        ("lumber", "ore"),
        ("wool", "ore"),
        ("grain", "ore"),
        ("ore", "wool"),
    ):
        state = trader(f"3{good}", corner)

        play(state, 0, f"bank 3{good} for {other}")

        assert hand(state, 0) == other


@pytest.mark.parametrize(
    "good, corners",
    [
        ("grain", "C6n C6ne"),
        ("ore", "D8n D8ne"),
        ("wool", "F8s F8se"),
        ("brick", "F5nw F5sw"),
        ("lumber", "D5nw D5sw"),
    ],
)
def test_a_special_harbour_gives_one_for_two_of_its_resource(good: str, corners: str) -> None:
    """CT-B6.3, CT-B6.4, CT-B6.7: both its intersections; other resources still cost four."""
    for corner in corners.split():
        state = trader("4brick+4lumber+4wool+4grain+4ore", corner)
        rates = GAME.view(state, None)["players"][0]["rates"]

        assert rates == {
            kind: 2 if kind == good else 4 for kind in ("brick", "lumber", "wool", "grain", "ore")
        }
        other = "wool" if good != "wool" else "ore"
        play(state, 0, f"bank 2{good} for {other}")


def test_a_special_harbour_does_not_also_give_three_for_one() -> None:
    """CT-B6.7: the harbour for grain."""
    state = trader("3wool+3grain", "C6n")

    for good in ("wool", "grain"):
        with refused("CT-B6.7"):
            play(state, 0, f"bank 3{good} for ore")


@pytest.mark.parametrize("harbours, amount", [("C6n", 4), ("C5n", 4), ("C6n C5n", 4), ("C6n C5n", 3)])
def test_nobody_has_to_use_the_best_harbour(harbours: str, amount: int) -> None:
    """CT-B6.3: four for one is always allowed, three with a 3:1 harbour; once it was refused by this very rule."""
    state = trader("4grain", harbours)

    assert not options(state, 0, f"bank {amount}grain")
    play(state, 0, f"bank {amount}grain for ore")

    assert hand(state, 0) == ("ore" if amount == 4 else "grain+ore")


def test_two_cards_are_not_enough_at_a_general_harbour_nor_without_one() -> None:
    """CT-B6.3"""
    for harbour in ("C5n", "E7n"):
        with refused("CT-B6.3"):
            play(trader("2wool", harbour), 0, "bank 2wool for ore")


@pytest.mark.parametrize("amount", [1, 5])
def test_the_bank_takes_neither_one_card_nor_five(amount: int) -> None:
    """CT-B6.3: exactly four, three or two."""
    with refused("CT-B6.3"):
        play(trader("5grain", "C6n C5n"), 0, f"bank {amount}grain for ore")


def test_two_cards_of_another_resource_are_not_enough_at_a_special_harbour() -> None:
    """CT-B6.7"""
    state = trader("2wool", "C6n")

    with refused("CT-B6.7"):
        play(state, 0, "bank 2wool for ore")


def test_several_harbours_serve_side_by_side() -> None:
    """CT-B6.3: grain at 2:1, everything else at 3:1."""
    state = trader("2grain+3wool", "C6n C5n")

    play(state, 0, "bank 2grain for ore", "bank 3wool for ore")

    assert hand(state, 0) == "2ore"


def test_a_city_uses_a_harbour_too() -> None:
    """CT-B6.4: a building."""
    state = trader("3wool", "", "C5n")

    play(state, 0, "bank 3wool for ore")

    assert hand(state, 0) == "ore"


def test_a_road_does_not_use_a_harbour_nor_does_the_building_of_another() -> None:
    """CT-B6.4"""
    state = trader("3wool")
    put(state, 0, roads="C5nw C5w")
    put(state, 1, settlements="C5n")

    with refused("CT-B6.3"):
        play(state, 0, "bank 3wool for ore")


def test_the_bank_must_hold_the_card() -> None:
    """CT-B6.5"""
    state = trader("4wool")
    empty_bank(state, 1, left="brick")

    assert options(state, 0, "bank") == {"bank 4wool for brick"}
    with refused("CT-B6.5"):
        play(state, 0, "bank 4wool for ore")


def test_bank_trades_are_not_limited_in_number() -> None:
    """CT-B6.7"""
    state = trader("16wool")

    play(state, 0, *["bank 4wool for ore"] * 4)

    assert hand(state, 0) == "4ore"
    play(state, 0, "bank 4ore for brick")


# Offers


def test_an_offer_goes_to_everybody() -> None:
    """CT-B6.1: each of the others is asked."""
    state = dealers()

    play(state, 0, "offer wool for ore")

    assert GAME.waiting(state) == (1, 2, 3)


@pytest.mark.parametrize("partners, asked", [("1", (1,)), ("3+1", (1, 3)), ("2+3", (2, 3))])
def test_an_offer_may_go_to_some(partners: str, asked: tuple[int, ...]) -> None:
    """CT-B6.1, CT-G1.8: named in turn order."""
    state = dealers()

    play(state, 0, f"offer wool for ore to {partners}")

    assert GAME.waiting(state) == asked


@pytest.mark.parametrize("partners", ["0", "1+1", "4", "0+1"])
def test_an_offer_goes_to_other_players_only(partners: str) -> None:
    """CT-B6.2: each once, nobody to themselves or to somebody who is not there."""
    state = dealers()

    with refused("CT-B6.2"):
        play(state, 0, f"offer wool for ore to {partners}")


def test_the_others_do_not_offer() -> None:
    """CT-B6.1: every deal has the active player on one side."""
    state = dealers()

    with pytest.raises(IllegalAction):
        play(state, 1, "offer ore for wool")
    play(state, 0, "offer wool for ore")
    with refused("CT-B6.1"):
        play(state, 1, "offer ore for grain to 2")


def test_a_deal_is_made_with_one_who_accepts() -> None:
    """CT-B6.1, CT-B6.2: one wool for one ore."""
    state = dealers()
    before = bank(state)
    play(state, 0, "offer wool for ore")
    for seat, answer in ((1, "accept"), (2, "accept"), (3, "decline")):
        play(state, seat, answer)

    assert GAME.waiting(state) == (0,)
    assert options(state, 0) == {"deal 1", "deal 2", "withdraw"}
    play(state, 0, "deal 2")

    assert hands(state) == ["2wool+ore", "2ore", "wool+2grain", "nothing"]
    assert bank(state) == before
    assert "end" in options(state, 0)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_others_answer_in_any_order(order: tuple[int, ...]) -> None:
    """CT-G1.8: it makes no difference."""
    state = dealers()
    play(state, 0, "offer wool for ore")

    for seat in order:
        play(state, seat, "decline" if seat == 3 else "accept")

    assert [reply["seat"] for reply in GAME.view(state, None)["asked"]["replies"]] == [1, 2]
    assert options(state, 0) == {"deal 1", "deal 2", "withdraw"}


def test_a_deal_of_several_cards() -> None:
    """CT-B6.2: deals are free."""
    state = dealers()
    play(state, 0, "offer 3wool for ore+2grain to 2")
    play(state, 2, "accept")

    play(state, 0, "deal 2")

    assert hands(state)[0:3:2] == ["2grain+ore", "3wool"]


@pytest.mark.parametrize(
    "terms",
    ["nothing for ore", "wool for nothing", "wool for wool", "2wool for wool", "wool for wool+ore"],
)
def test_no_gifts_and_no_resource_on_both_sides(terms: str) -> None:
    """CT-B6.2"""
    state = dealers()

    for partners in ("", " to 1"):
        with refused("CT-B6.2"):
            play(state, 0, f"offer {terms}{partners}")


def test_only_cards_in_hand_are_offered() -> None:
    """CT-B6.2"""
    state = dealers()

    for terms in ("4wool for ore", "brick for ore"):
        with refused("CT-B6.2"):
            play(state, 0, f"offer {terms}")


def test_development_cards_are_not_traded() -> None:
    """CT-B6.6: they have no word in an offer."""
    state = dealers()
    deal(state, 0, "knight")

    for terms in ("knight for ore", "wool for knight"):
        with pytest.raises(NotationError):
            GAME.read(f"offer {terms}")


def test_who_lacks_the_cards_is_asked_all_the_same_but_cannot_accept() -> None:
    """CT-B6.2: to leave a seat out would tell the others what it does not have."""
    state = dealers()
    play(state, 0, "offer wool for 2grain")

    assert GAME.waiting(state) == (1, 2, 3)
    assert options(state, 1) == options(state, 3) == {"decline"}
    with refused("CT-B6.2"):
        play(state, 1, "accept")
    assert "accept" in options(state, 2)


def test_when_nobody_accepts_the_turn_goes_on() -> None:
    """CT-B6.1"""
    state = dealers()
    play(state, 0, "offer wool for ore")
    before = hands(state)

    for seat in (1, 2, 3):
        play(state, seat, "decline")

    assert hands(state) == before
    assert "end" in options(state, 0)


def test_the_active_player_may_withdraw() -> None:
    """CT-B6.1: nobody must trade."""
    state = dealers()
    before = hands(state)
    play(state, 0, "offer wool for ore to 1")
    play(state, 1, "accept")

    play(state, 0, "withdraw")

    assert hands(state) == before
    assert "end" in options(state, 0)


def test_a_deal_is_made_only_with_somebody_who_would() -> None:
    """CT-B6.2: both must agree."""
    state = dealers()
    play(state, 0, "offer wool for ore")
    for seat, answer in ((1, "accept"), (2, "decline"), (3, "decline")):
        play(state, seat, answer)

    for partner in (0, 2, 3, 9):
        with refused("CT-B6.2"):
            play(state, 0, f"deal {partner}")


def test_while_an_offer_is_open_nothing_else_is_done() -> None:
    """CT-B6.1"""
    state = dealers()
    play(state, 0, "offer wool for ore")

    for action in ("end", "deal 1", "offer wool for grain"):
        with refused("CT-B6.1"):
            play(state, 0, action)


def test_any_number_of_offers_may_be_made() -> None:
    """CT-B3.1: as often as the player likes."""
    state = dealers()

    for _ in range(8):
        play(state, 0, "offer wool for ore to 3")
        play(state, 3, "decline")

    assert GAME.why_not(state, 0, GAME.read("offer wool for ore")) is None


def test_cards_got_in_one_deal_may_be_given_in_the_next() -> None:
    """CT-B3.2"""
    state = dealers()
    play(state, 0, "offer wool for ore to 1")
    play(state, 1, "accept")
    play(state, 0, "deal 1", "offer ore for 2grain to 2")
    play(state, 2, "accept")

    play(state, 0, "deal 2")

    assert hand(state, 0) == "2wool+2grain"


# Counter-offers


def test_a_counter_offer_is_made_to_the_active_player() -> None:
    """CT-B6.1, CT-B6.2: seat 1 wants two wool for its ore."""
    state = dealers()
    play(state, 0, "offer wool for ore")
    play(state, 1, "counter ore for 2wool")
    play(state, 2, "decline")
    play(state, 3, "decline")

    assert options(state, 0) == {"deal 1", "withdraw"}
    play(state, 0, "deal 1")

    assert hands(state)[:2] == ["wool+ore", "2wool+ore"]


def test_a_counter_offer_may_be_about_other_cards() -> None:
    """CT-B6.2: deals are free."""
    state = dealers()
    play(state, 0, "offer wool for ore to 2")
    play(state, 2, "counter 2grain for 3wool")

    play(state, 0, "deal 2")

    assert hands(state)[0:3:2] == ["2grain", "3wool+ore"]


@pytest.mark.parametrize(
    "terms",
    [
        "nothing for wool",
        "ore for nothing",
        "ore for ore",
        "ore for wool+ore",
        "3ore for wool",
        "brick for wool",
    ],
)
def test_a_counter_offer_keeps_the_rules_of_deals(terms: str) -> None:
    """CT-B6.2: no gift, nothing on both sides, only cards in hand."""
    state = dealers()
    play(state, 0, "offer wool for ore")

    with refused("CT-B6.2"):
        play(state, 1, f"counter {terms}")


def test_a_counter_offer_the_active_player_cannot_pay_is_no_deal() -> None:
    """CT-B6.2: four wool of three."""
    state = dealers()
    play(state, 0, "offer wool for ore to 1")
    play(state, 1, "counter ore for 4wool")

    assert options(state, 0) == {"withdraw"}
    with refused("CT-B6.2"):
        play(state, 0, "deal 1")


# What others see


def test_an_offer_shows_nothing_but_its_cards() -> None:
    """CT-B6.2: hands stay hidden; all see who would and on what terms."""
    state = dealers()
    play(state, 0, "offer wool for ore")
    play(state, 1, "counter ore for 2wool")

    for eyes in (2, 3, None):
        shown = GAME.view(state, eyes)
        assert [player["hand"] for seat, player in enumerate(shown["players"]) if seat != eyes] == [None] * (
            3 if eyes is not None else 4
        )
        asked = shown["asked"]
        assert asked["seats"] == [2, 3]
        assert {good for good, number in asked["give"].items() if number} == {"wool"}
        assert asked["replies"] == [
            {
                "seat": 1,
                "give": {"brick": 0, "lumber": 0, "wool": 0, "grain": 0, "ore": 1},
                "get": {"brick": 0, "lumber": 0, "wool": 2, "grain": 0, "ore": 0},
                "agreed": False,
            }
        ]


def test_a_view_does_not_depend_on_whether_another_could_accept() -> None:
    """CT-B6.2: with ore or with brick in the hand of seat 1, seat 2 sees the same."""
    views = []
    for card in ("ore", "brick"):
        state = position()
        give(state, 0, "wool")
        give(state, 1, card)
        events = play(state, 0, "offer wool for ore")
        events += play(state, 1, "decline")
        shown = GAME.view(state, 2)
        shown.pop("bank")
        views.append((shown, [event.seen_by(2) for event in events]))

    assert views[0] == views[1]


# Undo


def test_an_offer_can_be_taken_back_until_somebody_answers() -> None:
    """CT-B6.1"""
    table = table_at(dealers())
    table.play(0, GAME.read("offer wool for ore"))
    table.undo(0)
    assert "end" in options(table.state, 0)

    table.play(0, GAME.read("offer wool for ore"))
    table.play(1, GAME.read("accept"))

    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_an_answer_can_be_taken_back_until_the_deal() -> None:
    """CT-B6.1: the answers of the others stay."""
    table = table_at(dealers())
    for seat, action in ((0, "offer wool for ore"), (1, "accept"), (2, "accept")):
        table.play(seat, GAME.read(action))

    table.undo(1)
    assert GAME.waiting(table.state) == (1, 3)
    for seat, action in ((1, "decline"), (3, "decline")):
        table.play(seat, GAME.read(action))
    assert options(table.state, 0) == {"deal 2", "withdraw"}
    table.play(0, GAME.read("deal 2"))

    with pytest.raises(NothingToUndo):
        table.undo(2)


def test_the_choice_of_a_partner_can_be_taken_back() -> None:
    """CT-B6.1"""
    table = table_at(dealers())
    for seat, action in ((0, "offer wool for ore to 1+2"), (1, "accept"), (2, "accept"), (0, "deal 1")):
        table.play(seat, GAME.read(action))

    table.undo(0, agreed=[1])

    assert hands(table.state)[:3] == ["3wool", "2ore", "2grain+ore"]
    assert options(table.state, 0) == {"deal 1", "deal 2", "withdraw"}


def test_a_concluded_trade_is_taken_back_only_if_both_agree() -> None:
    """CT-B6.2: seat 1 agreed; what others would say does not matter, and withdrawing binds nobody."""
    table = table_at(dealers())
    for seat, action in ((0, "offer wool for ore to 1+2"), (1, "accept"), (2, "accept"), (0, "deal 1")):
        table.play(seat, GAME.read(action))
    before = hands(table.state)
    index = table.undoable(0)
    assert index is not None
    assert table.bound_with(index) == (1,)

    for agreed in ([], [0], [2, 3]):
        with pytest.raises(NotAgreed):
            table.undo(0, agreed=agreed)
        assert hands(table.state) == before

    table.undo(0, agreed=[1])
    table.play(0, GAME.read("withdraw"))
    table.undo(0)
    assert options(table.state, 0) == {"deal 1", "deal 2", "withdraw"}


# An offer that is not answered


def test_whoever_made_an_offer_may_withdraw_it_while_nobody_has_answered() -> None:
    """CT-B6.1: only the active player trades, and need not wait for others."""
    state = dealers()
    play(state, 0, "offer wool for ore")
    assert GAME.waiting(state) == (1, 2, 3) and GAME.bystanders(state) == (0,)
    assert options(state, 0, "withdraw") == {"withdraw"} and not options(state, 0, "deal")

    told = play(state, 0, "withdraw")

    assert [str(type(event).__name__) for event in told] == ["Withdrawn"]
    assert GAME.waiting(state) == (0,) and GAME.bystanders(state) == ()
    assert hands(state)[0] == "3wool"


def test_one_who_has_agreed_is_traded_with_before_the_others_answer() -> None:
    """CT-B6.1: every deal has the active player on one side, who closes it when he likes."""
    state = dealers()
    play(state, 0, "offer wool for ore")
    play(state, 2, "accept")
    assert options(state, 0, "deal") == {"deal 2"}

    play(state, 0, "deal 2")

    assert GAME.waiting(state) == (0,)
    assert hands(state) == ["2wool+ore", "2ore", "wool+2grain", "nothing"]


@pytest.mark.parametrize(
    ("seat", "action"), [(1, "withdraw"), (2, "withdraw"), (0, "accept"), (0, "end"), (0, "deal 1")]
)
def test_nobody_else_withdraws_an_offer_and_nothing_else_is_done_meanwhile(seat: int, action: str) -> None:
    """CT-B6.1"""
    state = dealers()
    play(state, 0, "offer wool for ore to 1+3")

    with refused("CT-B6.1"):
        play(state, seat, action)


def test_a_withdrawn_offer_is_told_again_and_can_be_taken_back() -> None:
    """CT-B6.1: a record with it replays, and whoever withdrew may let it stand after all."""
    table = table_at(dealers(3))
    for seat, action in ((0, "offer wool for ore"), (1, "decline"), (0, "withdraw")):
        table.play(seat, GAME.read(action))
    assert GAME.waiting(table.state) == (0,)
    table.undo(0)
    assert GAME.waiting(table.state) == (2,) and GAME.bystanders(table.state) == (0,)
    table.play(2, GAME.read("accept"))
    table.play(0, GAME.read("deal 2"))
    assert hand(table.state, 0) == "2wool+ore"
