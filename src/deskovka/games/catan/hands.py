"""Cards that change hands: always through these functions, so that what was seen is remembered."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Seat
from deskovka.games.catan.goods import MASK, SHIFT, count, only
from deskovka.games.catan.memory import Memory
from deskovka.games.catan.state import CatanState


def receive(state: CatanState, seat: Seat, cards: int) -> None:
    """Take cards from the bank."""
    state.hands[seat] += cards
    state.bank -= cards
    if state.memory is not None:
        state.memory = Memory(state.memory, "gain", seat, cards)


def pay(state: CatanState, seat: Seat, cards: int) -> None:
    """Give cards to the bank."""
    state.hands[seat] -= cards
    state.bank += cards
    if state.memory is not None:
        state.memory = Memory(state.memory, "pay", seat, cards)


def hand_over(state: CatanState, giver: Seat, taker: Seat, cards: int) -> None:
    """Give cards to another player, openly."""
    state.hands[giver] -= cards
    state.hands[taker] += cards
    if state.memory is not None:
        state.memory = Memory(Memory(state.memory, "pay", giver, cards), "gain", taker, cards)


def hand_over_all(state: CatanState, giver: Seat, taker: Seat, kind: int) -> int:
    """Give all cards of a kind to another player; returns how many."""
    number = count(state.hands[giver], kind)
    cards = number << SHIFT[kind]
    state.hands[giver] -= cards
    state.hands[taker] += cards
    if state.memory is not None:
        state.memory = Memory(Memory(state.memory, "all", giver, kind, number), "gain", taker, cards)
    return number


def steal(state: CatanState, thief: Seat, victim: Seat, kind: int) -> None:
    """Move a card that only the two of them see."""
    if len(state.hands) > 2:
        start = state.memory or Memory(None, "start", hands=tuple(state.hands))
        state.memory = Memory(start, "steal", thief, kind, victim)
    state.hands[victim] -= 1 << SHIFT[kind]
    state.hands[thief] += 1 << SHIFT[kind]


def give_secretly(state: CatanState, giver: Seat, taker: Seat, cards: int) -> None:
    """Give cards that only the two of them see."""
    if len(state.hands) > 2:
        start = state.memory or Memory(None, "start", hands=tuple(state.hands))
        state.memory = Memory(start, "give", giver, cards, taker)
    state.hands[giver] -= cards
    state.hands[taker] += cards


def look_at(state: CatanState, seat: Seat, owner: Seat) -> None:
    """A hand is shown to one seat alone."""
    if state.memory is not None:
        state.memory = Memory(state.memory, "look", seat, state.hands[owner], owner)


def show(state: CatanState, seat: Seat, cards: int) -> None:
    """Everybody has seen that these cards are there: they were offered."""
    if state.memory is not None:
        state.memory = Memory(state.memory, "show", seat, cards)


def show_whether_any(state: CatanState, seat: Seat, kinds: Sequence[int]) -> bool:
    """Everybody sees whether a seat has a card of some kinds."""
    found = bool(only(state.hands[seat], kinds))
    if state.memory is not None:
        mask = sum([MASK << SHIFT[kind] for kind in kinds])
        state.memory = Memory(state.memory, "some" if found else "none", seat, mask)
    return found
