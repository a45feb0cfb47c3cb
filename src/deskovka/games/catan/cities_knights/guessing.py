"""What a seat can guess of progress cards it does not know."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Seat
from deskovka.games.catan.cities_knights.access import realm_of, set_progress
from deskovka.games.catan.cities_knights.progress.deck import DECK_OF, OPEN, order_of
from deskovka.games.catan.cities_knights.realm import TRACKS, Deck, Held
from deskovka.games.catan.state import CatanState


def deal_progress(state: CatanState, seat: Seat, random: Random) -> None:
    """Deck by deck, the cards a seat does not know are dealt anew: to hands, under the deck and into it.

    A victory card that does not lie open is in its deck: nobody holds one or has returned one (CT-K6.3).
    """
    progress = realm_of(state).progress
    hands = [list(hand) for hand in progress.hands]
    decks = list(progress.decks)
    for track in range(len(TRACKS)):
        hidden = [kind for kind in decks[track].unseen if kind in OPEN]
        unseen = [kind for kind in decks[track].unseen if kind not in OPEN]
        unseen += [held.card for held in decks[track].under if unknown(held, seat)]
        unseen += [
            held.card
            for hand in hands
            for held in hand
            if unknown(held, seat) and DECK_OF[held.card] == track
        ]
        unseen.sort()  # whoever knows the numbers of chance must not see how the cards really lie
        random.shuffle(unseen)
        hands = [deal_hand(hand, seat, track, unseen) for hand in hands]
        under = [
            Held(unseen.pop(), held.known) if unknown(held, seat) else held for held in decks[track].under
        ]
        decks[track] = Deck(tuple(sorted(unseen + hidden)), tuple(under))
    dealt = tuple([tuple(sorted(hand, key=order_of)) for hand in hands])
    set_progress(state, progress.but(decks=tuple(decks), hands=dealt))


def deal_hand(hand: list[Held], seat: Seat, track: int, unseen: list[int]) -> list[Held]:
    """Other cards for those of a deck that a seat does not know, whoever else knows them.

    They are not dealt in the order of the hand: that is the order of the true kinds.
    """
    kept, known = [], []
    for held in hand:
        if unknown(held, seat) and DECK_OF[held.card] == track:
            known.append(held.known)
        else:
            kept.append(held)
    return kept + [Held(unseen.pop(), seats) for seats in sorted(known)]


def unknown(held: Held, seat: Seat) -> bool:
    return not held.known >> seat & 1
