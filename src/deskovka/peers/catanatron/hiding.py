"""A position as one seat may know it: whatever is hidden from it is put in an order that tells nothing."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.memory import knowledge, possible_hands
from deskovka.games.catan.state import CatanState


def as_known_to(state: CatanState, seat: Seat) -> CatanState:
    """Equal for all positions that look the same to the seat and have looked the same so far."""
    found = state.copy()
    _hide_hands(found, seat)
    _hide_development(found, seat)
    return found


def _hide_hands(state: CatanState, seat: Seat) -> None:
    """The likeliest hands instead of the true ones, with all that are possible as the memory of this seat."""
    if state.memory is None:
        return
    worlds = possible_hands(state.memory, seat)
    hands = max(worlds, key=lambda hands: (worlds[hands], hands))
    state.hands = list(hands)
    state.memory = knowledge(worlds, seat, hands)


def _hide_development(state: CatanState, seat: Seat) -> None:
    """The unseen cards sorted: first those the others hold, then the deck."""
    others = state.after(seat)
    unseen = [
        kind
        for kind in range(len(CARDS))
        for _ in range(state.deck[kind] + sum(state.cards[other][kind] for other in others))
    ]
    bought = sum(state.fresh)
    for other in others:
        number = sum(state.cards[other])
        hand, unseen = unseen[:number], unseen[number:]
        state.cards[other] = _counted(hand)
        if other == state.active:
            state.fresh = tuple(_counted(hand[:bought]))
    state.deck = _counted(unseen)


def _counted(kinds: list[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(len(CARDS))]
