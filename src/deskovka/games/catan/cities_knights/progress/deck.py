"""The decks of progress cards: what is in them, and drawing (CT-K6.1, CT-K6.3, CT-K6.5)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import realm_of, set_progress
from deskovka.games.catan.cities_knights.progress.limit import LIMIT_HANDS
from deskovka.games.catan.cities_knights.realm import TRACKS, Deck, Held, ProgressCards, Track
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import NOBODY, CatanState, recount, with_entry


class Progress(StrEnum):
    """The kinds of progress cards."""

    COMMERCIAL_HARBOR = "commercial-harbor"
    MASTER_MERCHANT = "master-merchant"
    MERCHANT = "merchant"
    MERCHANT_FLEET = "merchant-fleet"
    RESOURCE_MONOPOLY = "resource-monopoly"
    TRADE_MONOPOLY = "trade-monopoly"
    ALCHEMIST = "alchemist"
    CRANE = "crane"
    ENGINEER = "engineer"
    INVENTOR = "inventor"
    IRRIGATION = "irrigation"
    MEDICINE = "medicine"
    MINING = "mining"
    PRINTER = "printer"
    ROAD_BUILDING = "road-building"
    SMITH = "smith"
    BISHOP = "bishop"
    CONSTITUTION = "constitution"
    DESERTER = "deserter"
    DIPLOMAT = "diplomat"
    INTRIGUE = "intrigue"
    SABOTEUR = "saboteur"
    SPY = "spy"
    WARLORD = "warlord"
    WEDDING = "wedding"


CARDS: Final = tuple(Progress)
KIND_OF: Final = {card: kind for kind, card in enumerate(CARDS)}
IN_DECK: Final = {  # CT-K6.8: the deck of each kind, and how many there are
    Progress.COMMERCIAL_HARBOR: (Track.TRADE, 2),
    Progress.MASTER_MERCHANT: (Track.TRADE, 2),
    Progress.MERCHANT: (Track.TRADE, 6),
    Progress.MERCHANT_FLEET: (Track.TRADE, 2),
    Progress.RESOURCE_MONOPOLY: (Track.TRADE, 4),
    Progress.TRADE_MONOPOLY: (Track.TRADE, 2),
    Progress.ALCHEMIST: (Track.SCIENCE, 2),
    Progress.CRANE: (Track.SCIENCE, 2),
    Progress.ENGINEER: (Track.SCIENCE, 1),
    Progress.INVENTOR: (Track.SCIENCE, 2),
    Progress.IRRIGATION: (Track.SCIENCE, 2),
    Progress.MEDICINE: (Track.SCIENCE, 2),
    Progress.MINING: (Track.SCIENCE, 2),
    Progress.PRINTER: (Track.SCIENCE, 1),
    Progress.ROAD_BUILDING: (Track.SCIENCE, 2),
    Progress.SMITH: (Track.SCIENCE, 2),
    Progress.BISHOP: (Track.POLITICS, 2),
    Progress.CONSTITUTION: (Track.POLITICS, 1),
    Progress.DESERTER: (Track.POLITICS, 2),
    Progress.DIPLOMAT: (Track.POLITICS, 2),
    Progress.INTRIGUE: (Track.POLITICS, 2),
    Progress.SABOTEUR: (Track.POLITICS, 2),
    Progress.SPY: (Track.POLITICS, 3),
    Progress.WARLORD: (Track.POLITICS, 2),
    Progress.WEDDING: (Track.POLITICS, 2),
}
DECK_OF: Final = tuple(TRACKS.index(IN_DECK[card][0]) for card in CARDS)  # tracks, by kind
OPEN: Final = (CARDS.index(Progress.PRINTER), CARDS.index(Progress.CONSTITUTION))  # CT-K6.3
EVERYBODY: Final = -1  # who knows an open card


@value
class ProgressDrawn(Event):
    """Which card, only its owner sees."""

    reveals = True
    seat: Seat
    deck: Track
    card: Progress | None

    def seen_by(self, seat: Seat | None) -> ProgressDrawn:
        return self if seat == self.seat else ProgressDrawn(self.seat, self.deck, None)


@value
class ProgressOpened(Event):
    """CT-K6.3: a victory card is laid open."""

    reveals = True
    seat: Seat
    card: Progress


@value
class DrawFrom(Action):
    """`draw politics`"""

    form = "draw {deck}"
    final = True
    deck: Track


def shuffled_decks() -> tuple[Deck, ...]:
    """CT-K2.4: three decks of 18."""
    return tuple(
        Deck(
            tuple(
                kind
                for kind, card in enumerate(CARDS)
                if DECK_OF[kind] == track
                for _ in range(IN_DECK[card][1])
            )
        )
        for track in range(len(TRACKS))
    )


def progress_of(state: CatanState) -> ProgressCards:
    realm = state.realm
    assert realm is not None
    return realm.progress


def draw_at_gate(state: CatanState, track: int, red: int, play: Play[CatanState]) -> None:
    """CT-K6.1: everybody whose level allows it, in turn order."""
    needed = max(1, red - 1)
    levels = realm_of(state).improvements.levels
    for row in levels:
        if row[track] >= needed:
            break
    else:
        return
    state.agenda.append(LIMIT_HANDS)
    for seat in (state.active, *state.after(state.active)):
        if levels[seat][track] >= needed and state.winner == NOBODY:
            draw(state, seat, track, play)


def draw(state: CatanState, seat: Seat, track: int, play: Play[CatanState]) -> bool:
    """The top card: of those nobody has seen, else the first of those that came back; whether there was one."""
    progress = progress_of(state)
    deck = progress.decks[track]
    unseen, under = deck.unseen, deck.under
    if unseen:
        name = ("progress", TRACKS[track].value, state.turn, len(unseen))
        kind = KIND_OF[play.pick_hidden((seat,), [CARDS[kind] for kind in unseen], *name)]
        place = unseen.index(kind)
        rest = Deck(unseen[:place] + unseen[place + 1 :], under)
        held = Held(kind, 1 << seat)
    elif under:
        held = Held(under[0].card, under[0].known | 1 << seat)
        rest = Deck((), under[1:])
    else:
        return False
    decks = with_entry(progress.decks, track, rest)
    card = CARDS[held.card]
    if held.card in OPEN:
        shown = with_entry(progress.open, seat, (*progress.open[seat], held.card))
        set_progress(state, progress.but(decks=decks, open=shown))
        recount(state)
        play.tell(ProgressOpened(seat, card))
        check_victory(state, play)
    else:
        set_progress(state, progress.dealt(decks, with_card(progress.hands, seat, held)))
        if play.heard:
            play.tell(ProgressDrawn(seat, TRACKS[track], card))
    return True


def with_card(hands: tuple[tuple[Held, ...], ...], seat: Seat, held: Held) -> tuple[tuple[Held, ...], ...]:
    """One card more in a hand, which is kept in the order of the kinds: nobody sees which came last."""
    hand = tuple(sorted((*hands[seat], held), key=order_of))
    return with_entry(hands, seat, hand)


def order_of(held: Held) -> tuple[int, int]:
    return held.card, held.known


def without_card(hands: tuple[tuple[Held, ...], ...], seat: Seat, place: int) -> tuple[tuple[Held, ...], ...]:
    return with_entry(hands, seat, hands[seat][:place] + hands[seat][place + 1 :])


def place_of(hand: tuple[Held, ...], kind: int) -> int:
    """Where a card of a kind is in a hand; -1: nowhere."""
    for place, held in enumerate(hand):
        if held.card == kind:
            return place
    return -1


def put_under(progress: ProgressCards, held: Held) -> tuple[Deck, ...]:
    """CT-K6.5: face down under its deck."""
    track = DECK_OF[held.card]
    deck = progress.decks[track]
    return with_entry(progress.decks, track, Deck(deck.unseen, (*deck.under, held)))


def find_progress(state: CatanState, seat: Seat, play: Play[CatanState]) -> bool:
    """CT-T1.18: a treasure with a card brings one of a deck of one's choice."""
    state.agenda += [LIMIT_HANDS, DrawAny((seat,))]
    return True


@value
class DrawAny(Decision[CatanState, DrawFrom]):
    """CT-K9.3, CT-T1.18: a card of a deck of one's choice."""

    rule = "CT-K9.3"
    answers = (DrawFrom,)

    def options(self, state: CatanState, seat: Seat) -> list[DrawFrom]:
        decks = progress_of(state).decks
        return [DrawFrom(track) for track, deck in zip(TRACKS, decks) if len(deck)]

    def why_not(self, state: CatanState, seat: Seat, action: DrawFrom) -> RuleId | None:
        return None if action in self.options(state, seat) else "CT-K6.5"

    def resolve(self, state: CatanState, seat: Seat, action: DrawFrom, play: Play[CatanState]) -> None:
        draw(state, seat, TRACKS.index(action.deck), play)
