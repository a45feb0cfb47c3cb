"""What chance gave against what could be expected, counted by hand on the beginner's board."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from deskovka.core.chance import SeededChance
from deskovka.core.lots import Drawn, Lot
from deskovka.core.luck import Luck, Share, telling
from deskovka.core.stepwise import finish
from deskovka.core.table import Table
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.development import CARDS, DECK
from deskovka.games.catan.goods import GOODS, size
from deskovka.games.catan.luck import CatanLots
from deskovka.games.catan.production import Produced
from deskovka.games.catan.robber import Discarded
from deskovka.games.catan.state import CatanState
from games.catan.table import empty_bank, give, position, put

ROLL = GAME.read("roll")


def lots(state: CatanState, one: int, other: int) -> dict[tuple[str, int | None], Lot]:
    """A roll of two dice, judged by the position."""
    reader = CatanLots()
    found: list[Lot] = []
    for colour, die in (("white", one), ("red", other)):
        drawn = Drawn(state.active, ROLL, ("roll", state.turn, colour), range(1, 7), die, ())
        found += reader.read(state, drawn)
    return {(lot.measure, lot.seat): lot for lot in found}


def expected(lot: Lot) -> Fraction:
    return Fraction(sum(lot.could), len(lot.could))


def test_a_settlement_is_to_get_as_many_36ths_of_a_card_as_its_number_has_dots() -> None:
    """A ten comes in 3 of 36 rolls, a nine in 4; a city gets two cards."""
    state = position(rolled=False)
    put(state, 0, settlements="C5n", cities="C7n")
    found = lots(state, 4, 6)["production", 0]
    assert expected(found) == Fraction(3 + 2 * 4, 36)
    assert found.got == 1


def test_the_hexes_at_a_corner_add_up() -> None:
    """The corner between a four, a six and an eleven has 3, 5 and 2 dots."""
    state = position(rolled=False)
    put(state, 1, settlements="F7sw")
    found = lots(state, 2, 4)["production", 1]
    assert expected(found) == Fraction(3 + 5 + 2, 36)
    assert found.got == 1


def test_where_the_robber_stands_nothing_is_expected() -> None:
    state = position(rolled=False)
    put(state, 0, settlements="C5n", cities="C7n")
    state.robber = int(Hex.read("C7"))
    assert expected(lots(state, 1, 2)["production", 0]) == Fraction(3, 36)


def test_what_the_bank_cannot_pay_is_not_expected() -> None:
    """One ore is left: a city at the ten gets one card instead of two."""
    state = position(rolled=False)
    put(state, 0, cities="C5n")
    empty_bank(state, 1, left="ore")
    assert expected(lots(state, 1, 2)["production", 0]) == Fraction(3, 36)


def test_a_seven_is_a_sixth_of_half_a_hand_of_more_than_seven() -> None:
    state = position(rolled=False, turn=1)
    give(state, 0, "9wool")
    give(state, 2, "7ore")
    found = lots(state, 3, 4)
    assert expected(found["discards", 0]) == Fraction(4, 6)
    assert found["discards", 0].got == 4
    assert ("discards", 2) not in found
    assert expected(found["sevens", 1]) == Fraction(1, 6) and found["sevens", 1].got == 1


def test_a_development_card_is_a_point_as_often_as_the_deck_has_some() -> None:
    """Five of twenty-five (CT-B1.5)."""
    state = position()
    left = [card for card, number in zip(CARDS, DECK) for _ in range(number)]
    drawn = Drawn(0, GAME.read("buy"), ("development", 1), left, CARDS[0], (0,))
    [found] = CatanLots().read(state, drawn)
    assert (found.measure, found.got, expected(found)) == ("points", 0, Fraction(1, 5))


def test_a_theft_is_lucky_if_the_thief_had_no_such_card() -> None:
    """Two of three cards of the victim are new to the thief."""
    state = position()
    give(state, 0, "wool")
    give(state, 1, "wool+2ore")
    held = [GOODS[2], GOODS[4], GOODS[4]]
    drawn = Drawn(0, GAME.read("end"), ("stolen", 5, "seven"), held, GOODS[4], (0, 1))
    [found] = CatanLots().read(state, drawn)
    assert (found.seat, found.got, expected(found)) == (0, 1, Fraction(2, 3))


@pytest.fixture(scope="module")
def played() -> tuple[Table, dict[str, Luck], list[object]]:
    """A whole random game, its luck and all that was told there."""
    table = Table(GAME, GAME.setup(3), SeededChance.from_text("luck"))
    random = Random(4)
    events: list[object] = [*table.events]
    while asked := GAME.waiting(table.state):
        events += table.play(asked[0], GAME.sample(table.state, asked[0], random))
    found = finish(telling(table.record, GAME))
    assert found is not None
    return table, {luck.measure.name: luck for luck in found}, events


def test_over_a_whole_game_the_cards_are_those_that_were_handed_out(
    played: tuple[Table, dict[str, Luck], list[object]],
) -> None:
    _, luck, events = played
    for seat, share in enumerate(luck["production"].shares):
        told = [event for event in events if isinstance(event, Produced) and event.seat == seat]
        assert share.got == sum(size(event.cards) for event in told)
        lost = [event for event in events if isinstance(event, Discarded) and event.seat == seat]
        assert luck["discards"].shares[seat].got == sum(size(event.cards) for event in lost)


def test_over_a_whole_game_every_sixth_roll_is_to_be_a_seven(
    played: tuple[Table, dict[str, Luck], list[object]],
) -> None:
    table, luck, _ = played
    sevens = luck["sevens"].shares
    rolls = sum(table.state.rolls)
    assert sum(share.got for share in sevens) == table.state.rolls[7]
    assert sum(share.expected for share in sevens) == pytest.approx(rolls / 6)
    assert sum(share.variance for share in sevens) == pytest.approx(rolls * 5 / 36)


def test_a_deviation_is_told_in_the_usual_spread_of_its_draws() -> None:
    """Of one die that hits on a six: expected 1/6, variance 5/36."""
    lot = Lot("sixes", 0, 1, (0, 0, 0, 0, 0, 1))
    share = Share().with_lot(lot).with_lot(lot)
    assert (share.draws, share.got) == (2, 2)
    assert share.expected == pytest.approx(1 / 3) and share.variance == pytest.approx(10 / 36)
    assert share.deviation == pytest.approx((2 - 1 / 3) / (10 / 36) ** 0.5)
    assert Share().with_lot(Lot("sure", 0, 3, (3, 3))).deviation == 0
