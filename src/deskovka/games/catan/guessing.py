"""What a seat can guess of what it does not see: other hands, and development cards."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Seat
from deskovka.games.catan.building import AWARD_ROUTE
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.memory import knowledge, possible_hands
from deskovka.games.catan.points import VICTORY_POINT
from deskovka.games.catan.state import CatanState

TRIES: Final = 200


def guess(state: CatanState, seat: Seat, random: Random) -> CatanState:
    """A state as this seat may imagine it, as likely as any other that fits what it saw; it still knows what it saw."""
    found = state.copy()
    if state.memory is not None:
        worlds = possible_hands(state.memory, seat)
        hands = random.choices(list(worlds), list(worlds.values()))[0]
        found.hands = list(hands)
        found.memory = knowledge(worlds, seat, hands)
    deal_development(found, seat, random)
    for deal in state.book.guesses:
        deal(found, seat, random)
    return found


def deal_development(state: CatanState, seat: Seat, random: Random) -> None:
    """The unseen cards anew. Nobody gets so many victory points that the last own turn would have won."""
    others = [other for other in range(state.seats) if other != seat and any(state.cards[other])]
    if not others:
        return
    sizes = [sum(state.cards[other]) for other in others]
    unseen = [kind for kind, number in enumerate(state.deck) for _ in range(number)]
    unseen += [
        kind for other in others for kind, number in enumerate(state.cards[other]) for _ in range(number)
    ]
    unseen.sort()  # whoever knows the numbers of chance must not see how the cards really lie
    bought = sum(state.fresh) if state.active != seat else 0
    limits = [most_victory_points(state, other) for other in others]
    hands: list[list[int]] = []
    for attempt in range(TRIES):
        random.shuffle(unseen)
        if attempt == TRIES - 1:
            unseen.sort(key=lambda kind: kind == VICTORY_POINT)  # they go into the deck
        hands, start = [], 0
        for number in sizes:
            hands.append(unseen[start : start + number])
            start += number
        if all(hand.count(VICTORY_POINT) <= limit for hand, limit in zip(hands, limits)):
            break
    state.deck = _counted(unseen[sum(sizes) :])
    for other, hand in zip(others, hands):
        state.cards[other] = _counted(hand)
        if other == state.active:
            state.fresh = tuple(_counted(hand[:bought]))


def most_victory_points(state: CatanState, seat: Seat) -> int:
    """CT-B11: with more, the seat would have won in its own turn."""
    looked = seat == state.active and AWARD_ROUTE not in state.agenda  # else that is still to come
    now = state.target - 1 - state.shown[seat] if looked else state.target
    fresh = sum(state.fresh) if seat == state.active else 0
    return min(now, state.limits[seat] + fresh)


def _counted(kinds: list[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(len(CARDS))]
