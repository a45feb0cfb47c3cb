"""What a seat can guess of the cards it does not see."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Seat, Task
from deskovka.games.empires_north.cards import CardName, Tile
from deskovka.games.empires_north.effects.find import BuildOrKeep, FindWhich
from deskovka.games.empires_north.lookout import KEPT_AT_FIRST, KeepOpening
from deskovka.games.empires_north.placing import CopyWhich, placeable
from deskovka.games.empires_north.promises import can_construct, promised
from deskovka.games.empires_north.state import EmpiresState, without
from deskovka.games.empires_north.tiles import ConstructWhat


def guess(state: EmpiresState, seat: Seat, random: Random) -> EmpiresState:
    """The unseen cards of each opponent are dealt anew: to the hand, beside it, and into the deck."""
    found = state.copy()
    for other in range(state.seats):
        if other != seat:
            deal(found, other, random)
    return found


def deal(state: EmpiresState, seat: Seat, random: Random) -> None:
    """What everybody knows of a hand stays there; sorted first, so that how the cards really lie does not show."""
    known = shown_cards(state, seat)
    hand = state.hands[seat]
    for card in known:
        hand = without(hand, card)
    unseen = sorted((*hand, *state.aside[seat], *state.decks[seat]))
    random.shuffle(unseen)
    heed_locations(state, seat, unseen, known, len(hand))
    heed_search(state, seat, unseen, len(unseen) - len(state.decks[seat]))
    dealt, rest = unseen[: len(hand)], unseen[len(hand) :]
    aside, deck = rest[: len(state.aside[seat])], rest[len(state.aside[seat]) :]
    state.hands[seat] = tuple(sorted((*known, *dealt)))
    state.aside[seat] = tuple(sorted(aside))
    state.decks[seat] = tuple(sorted(deck))
    guess_choice(state, seat, random)
    state.agenda = [with_drawn(task, seat, dealt) for task in state.agenda]


def shown_cards(state: EmpiresState, seat: Seat) -> tuple[CardName, ...]:
    """Of a hand: what everybody knows, and a card that is being built as a copy."""
    known = state.known[seat]
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, CopyWhich) and asked.seats == (seat,) and asked.card not in known:
        return (*known, asked.card)
    return known


def heed_locations(
    state: EmpiresState, seat: Seat, unseen: list[CardName], known: tuple[CardName, ...], hand: int
) -> None:
    """Who has declared Construct has a location for it (EN-6.14): if none was dealt, one comes first."""
    asked = state.agenda[-1] if state.agenda else None
    wanted = promised(state, seat, Tile.CONSTRUCT)
    wanted += isinstance(asked, ConstructWhat) and asked.seats == (seat,)
    if wanted and not can_construct(state, seat, wanted, (*known, *unseen[:hand])):
        cards = state.box.cards
        found = [card for card in unseen if placeable(state, seat, cards[card])][:wanted]
        for card in found:
            unseen.remove(card)
        unseen[:0] = found


def heed_search(state: EmpiresState, seat: Seat, unseen: list[CardName], deck: int) -> None:
    """Who searches the deck and chooses has found something (EN-10.9): if nothing was dealt, it comes last."""
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, FindWhich) and asked.seats == (seat,):
        fitting = [card for card in unseen if asked.cards.fits(state.box.cards[card])]
        if fitting and not any(card in fitting for card in unseen[deck:]):
            unseen.remove(fitting[0])
            unseen.append(fitting[0])


def guess_choice(state: EmpiresState, seat: Seat, random: Random) -> None:
    """Who has chosen already may have chosen anything that can be."""
    aside = state.aside[seat]
    asked = state.agenda[-1] if state.agenda else None
    if not aside or asked is None or seat in getattr(asked, "seats", ()):
        return
    workers = len(aside) if isinstance(asked, KeepOpening) else state.held(seat, 7)
    most = min(len(aside), workers)
    count = KEPT_AT_FIRST if isinstance(asked, KeepOpening) else int(random.random() * (most + 1))
    state.kept[seat] = tuple(sorted(random.sample(list(aside), count)))


def with_drawn(task: Task[EmpiresState], seat: Seat, dealt: list[CardName]) -> Task[EmpiresState]:
    """The card an opponent has just drawn and may build is another one of those dealt."""
    if isinstance(task, BuildOrKeep) and task.seats == (seat,) and dealt:
        return BuildOrKeep(task.seats, task.origin, dealt[0])
    return task
