"""The roll and what it brings (CT-B3.1, CT-B4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.goods import GOLD, GOODS, MASK, SHIFT, WIDTH, Cards, Good, holds
from deskovka.games.catan.hands import receive
from deskovka.games.catan.island import NUMBERS
from deskovka.games.catan.robber import SevenRolled
from deskovka.games.catan.state import CatanState

DIE: Final = (1, 2, 3, 4, 5, 6)
SEVEN: Final = SevenRolled()
GOLD_SHIFT: Final = WIDTH * GOLD


@value
class Rolled(Event):
    reveals = True
    seat: Seat
    one: int
    other: int


@value
class Produced(Event):
    seat: Seat
    cards: Cards


@value
class Shortage(Event):
    """The bank could not give everybody all of these cards."""

    good: Good


@value
class Roll(Action):
    """`roll`"""

    form = "roll"


class RollDice(Deed[CatanState, Roll]):
    """CT-B3.1: once a turn."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[Roll]:
        return [] if state.rolled else [ROLL]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Roll) -> RuleId | None:
        return "CT-B3.1" if state.rolled else None

    def do(self, asked: object, state: CatanState, seat: Seat, action: Roll, play: Play[CatanState]) -> None:
        one = play.pick(DIE, "roll", state.turn, "white")
        other = play.pick(DIE, "roll", state.turn, "red")
        state.rolled = True
        state.dice = (one, other)
        state.rolls[one + other] += 1
        if play.heard:
            play.tell(Rolled(seat, one, other))
        yield_or_rob(state, one + other, play)


def yield_or_rob(state: CatanState, number: int, play: Play[CatanState]) -> None:
    """CT-B3.1: production, or the seven."""
    if number == 7:
        state.agenda.append(SEVEN)
    else:
        produce(state, number, play)


def produce(state: CatanState, number: int, play: Play[CatanState]) -> None:
    """CT-B4.1: every hex with that number pays, unless the robber stands on it."""
    owed = owed_for(state, number)
    for follow in state.book.produced:
        follow(state, number, play)
    total = sum(owed)
    golden = owed if total >> GOLD_SHIFT else ()
    if golden:
        owed = [cards & (1 << GOLD_SHIFT) - 1 for cards in owed]
        total = sum(owed)
    if total and not holds(state.bank, total):
        owed = share(state.bank, owed, play)
    if golden or state.book.consolation is not None:
        _ask_for_choices(state, golden, owed)
    if not total:
        return
    for seat, cards in enumerate(owed):
        if cards:
            receive(state, seat, cards)
            if play.heard:
                play.tell(Produced(seat, Cards(cards)))


def owed_for(state: CatanState, number: int) -> list[int]:
    """CT-B4.1: what each seat is owed, whatever the bank holds."""
    owed = state.income[number::NUMBERS]
    for hex in state.book.idle_hexes(state, number):
        _without(state, owed, hex)
    for find in state.book.finds:
        find(state, number, owed)
    return owed


def _without(state: CatanState, owed: list[int], hex: int) -> None:
    """Nobody gets what a hex would pay."""
    kind = state.island.tiles[hex].kind
    if kind is None:
        return
    for seat in range(len(owed)):
        owed[seat] -= yield_to(state, seat, hex, kind)


def yield_to(state: CatanState, seat: Seat, hex: int, kind: int) -> int:
    """CT-B4.1, CT-B4.2: what a seat gets from a hex of a kind, with all its buildings there."""
    corners = HEX_CORNER_MASKS[hex]
    settlement, city = state.book.yields
    return (state.settlements[seat] & corners).bit_count() * settlement[kind] + (
        state.cities[seat] & corners
    ).bit_count() * city[kind]


def _ask_for_choices(state: CatanState, golden: Sequence[int], paid: list[int]) -> None:
    """CT-S6.2: what is chosen is chosen after all else was paid, in turn order: for gold, or by who gets nothing."""
    consolation = state.book.consolation
    comforts = consolation(state, paid) if consolation is not None else {}
    if not golden and not comforts:
        return
    chosen: list[Task[CatanState]] = []
    for seat in (state.active, *state.after(state.active)):
        number = golden[seat] >> GOLD_SHIFT if golden else 0
        if number:
            chosen.append(state.book.gold(seat, number))
        elif seat in comforts:
            chosen.append(comforts[seat])
    state.agenda.extend(reversed(chosen))


def robbed_hexes(state: CatanState, number: int) -> tuple[int, ...]:
    """CT-B5.4: the robber's hex, if it has that number."""
    hex = state.robber
    return (hex,) if hex >= 0 and state.island.tiles[hex].token == number else ()


def share(bank: int, owed: list[int], play: Play[CatanState]) -> list[int]:
    """CT-B4.3: what the bank cannot pay to all, nobody gets; but one player alone gets what is left."""
    paid, asked = owed.copy(), sum(owed)
    for good, shift in zip(GOODS, SHIFT):
        left = bank >> shift & MASK
        if asked >> shift & MASK <= left:
            continue
        claims = [seat for seat, cards in enumerate(owed) if cards >> shift & MASK]
        for seat in claims:
            paid[seat] &= ~(MASK << shift)
        if len(claims) == 1:
            paid[claims[0]] |= left << shift
        play.tell(Shortage(good))
    return paid


ROLL: Final = Roll()
