"""Drawing cards and making decks anew (EN-3.18, EN-3.19)."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Seat, Step
from deskovka.core.values import value
from deskovka.games.empires_north.cards import CardName, Distance
from deskovka.games.empires_north.state import EmpiresState, with_sorted, without

DISTANCES = tuple(Distance)


@value
class CardsDrawn(Event):
    """Which cards, only their owner sees."""

    reveals = True
    seat: Seat
    count: int
    cards: tuple[CardName, ...] | None

    def seen_by(self, seat: Seat | None) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, None)


@value
class DeckRenewed(Event):
    """The discard pile was shuffled to be the deck again."""

    seat: Seat


@value
class IslandsRenewed(Event):
    """The same of a deck of islands."""

    distance: Distance


def drawable(state: EmpiresState, seat: Seat) -> int:
    """How many cards can be drawn at all."""
    return len(state.decks[seat]) + len(state.discards[seat])


def refill(state: EmpiresState, seat: Seat, play: Play[EmpiresState]) -> None:
    """EN-3.19: at the moment a card is needed and there is none."""
    if not state.decks[seat] and state.discards[seat]:
        state.decks[seat] = with_sorted(state.discards[seat])
        state.discards[seat] = ()
        if play.heard:
            play.tell(DeckRenewed(seat))


def take_top(state: EmpiresState, seat: Seat, play: Play[EmpiresState]) -> CardName | None:
    """The top card of the own deck, seen by its owner only."""
    refill(state, seat, play)
    deck = state.decks[seat]
    if not deck:
        return None
    card = play.pick_hidden((seat,), deck, "draw", seat, state.draws[seat])
    state.draws[seat] += 1
    state.decks[seat] = without(deck, card)
    return card


def draw(state: EmpiresState, seat: Seat, count: int, play: Play[EmpiresState]) -> list[CardName]:
    """So many cards into the hand, as far as there are any."""
    found: list[CardName] = []
    for _ in range(count):
        card = take_top(state, seat, play)
        if card is None:
            break
        found.append(card)
    if found:
        state.hands[seat] = with_sorted(state.hands[seat], *found)
        if play.heard:
            play.tell(CardsDrawn(seat, len(found), tuple(sorted(found))))
    return found


def leave_hand(state: EmpiresState, seat: Seat, card: CardName) -> None:
    """A card is played, built or discarded: what others know of the hand, they know one less of."""
    state.hands[seat] = without(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)


def enter_hand_openly(state: EmpiresState, seat: Seat, card: CardName) -> None:
    """Everybody sees which card it is."""
    state.hands[seat] = with_sorted(state.hands[seat], card)
    state.known[seat] = with_sorted(state.known[seat], card)


def refill_islands(state: EmpiresState, far: int, play: Play[EmpiresState]) -> None:
    if not state.islands[far] and state.islands_gone[far]:
        state.islands[far] = with_sorted(state.islands_gone[far])
        state.islands_gone[far] = ()
        if play.heard:
            play.tell(IslandsRenewed(DISTANCES[far]))


def turn_island_up(state: EmpiresState, far: int, play: Play[EmpiresState]) -> CardName | None:
    """The top card of a deck of islands, which everybody sees."""
    refill_islands(state, far, play)
    deck = state.islands[far]
    if not deck:
        return None
    place = state.seats + far
    card = play.pick(deck, "island", DISTANCES[far].value, state.draws[place])
    state.draws[place] += 1
    state.islands[far] = without(deck, card)
    return card


@value
class DrawCards(Step[EmpiresState]):
    """EN-3.18: so many cards from the own deck."""

    rule = "EN-3.18"
    seat: Seat
    count: int

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        draw(state, self.seat, self.count, play)
