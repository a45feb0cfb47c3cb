"""What must never be true of a position."""

from __future__ import annotations

from collections import Counter

from deskovka.core.game import Seat
from deskovka.games.empires_north.cards import Kind
from deskovka.games.empires_north.expedition import ChooseIsland, PillageOrConquer, ReturnShip
from deskovka.games.empires_north.gaining import CLAN_SHIPS, OTHER_CLAN_SHIPS
from deskovka.games.empires_north.goods import KINDS
from deskovka.games.empires_north.state import DISCS, NOWHERE, SOURCES, TILES, EmpiresState
from deskovka.games.empires_north.tiles import DiscardBoost


def faults(state: EmpiresState) -> list[str]:
    found: list[str] = []
    for seat in range(state.seats):
        if state.clans[seat]:
            found += seat_faults(state, seat)
    found += island_faults(state)
    if sorted(state.circle) != list(range(len(TILES))):
        found.append("five tiles in the circle (EN-4.2)")
    chosen = [clan for clan in state.clans if clan]
    if len(set(chosen)) < len(chosen):
        found.append("all clans are different (EN-4.3)")
    if not state.agenda and not state.last:
        found.append("the game ends in the last round (EN-9.8)")
    return found


def seat_faults(state: EmpiresState, seat: Seat) -> list[str]:
    found = []
    if card_count(state, seat) != all_cards(state, seat):
        found.append(f"33 cards of the clan, wherever they are (EN-1.1), seat {seat}")
    if min(state.supply[seat * KINDS : (seat + 1) * KINDS]) < 0 or state.tired[seat] < 0:
        found.append("nobody owes anything (EN-10.2)")
    if state.points[seat] != sum(state.earned[seat * SOURCES : (seat + 1) * SOURCES]):
        found.append("every point on the track comes from somewhere (EN-2.12)")
    if len(state.discs[seat]) != len(DISCS) or any(not -1 <= disc < 10 for disc in state.discs[seat]):
        found.append("two discs (EN-1.4)")
    if state.clan_ships[seat] > CLAN_SHIPS.get(state.clans[seat], OTHER_CLAN_SHIPS):
        found.append("no more ships of a clan than in the box (EN-1.5)")
    if ships(state, seat) < state.clan_ships[seat]:
        found.append("ships stay with their owner (EN-2.8)")
    found += empire_faults(state, seat)
    known = Counter(state.known[seat])
    if known - Counter(state.hands[seat]):
        found.append("what everybody knows of a hand is in it (EN-2.11)")
    if Counter(state.kept[seat]) - Counter(state.aside[seat]):
        found.append("what is kept was drawn (EN-5.2)")
    return found


def empire_faults(state: EmpiresState, seat: Seat) -> list[str]:
    found = []
    serials = [piece.serial for piece in state.empires[seat]]
    if serials != sorted(set(serials)) or any(serial >= state.placed for serial in serials):
        found.append("pieces are counted as they come")
    for piece in state.empires[seat]:
        card = state.card_of(piece)
        if piece.exhausted and card.action is None:
            found.append("only cards with an action are exhausted (EN-3.13)")
        if min(piece.tokens) < 0:
            found.append("tokens on a card are there (EN-10.3)")
        if not state.agenda and piece.onto != NOWHERE and piece.onto not in serials:
            found.append("an upgrade lies with its field (EN-3.9)")
    return found


def ships(state: EmpiresState, seat: Seat) -> int:
    """In the supply, in the queue, and on the way back."""
    arriving = [
        task.ship for task in state.agenda if isinstance(task, (ChooseIsland, PillageOrConquer, ReturnShip))
    ]
    return state.ships[seat] + sum([ship.owner == seat for ship in (*state.queue, *arriving)])


def card_count(state: EmpiresState, seat: Seat) -> Counter[str]:
    """The cards of a clan, wherever they are; a boost that works is in no pile."""
    found: Counter[str] = Counter()
    for pile in (state.hands, state.decks, state.discards, state.aside, state.gone):
        found.update(pile[seat])
    found.update(piece.card for piece in state.empires[seat] if state.box.cards[piece.card].clan)
    found.update(task.card for task in state.agenda if isinstance(task, DiscardBoost) and task.seat == seat)
    return found


def all_cards(state: EmpiresState, seat: Seat) -> Counter[str]:
    clan = state.clans[seat]
    return Counter((*state.box.decks[clan], *state.box.start[clan]))


def island_faults(state: EmpiresState) -> list[str]:
    found: Counter[str] = Counter()
    for pile in (*state.islands, *state.islands_gone, *state.display):
        found.update(pile)
    found.update(
        piece.card
        for empire in state.empires
        for piece in empire
        if state.box.cards[piece.card].kind == Kind.ISLAND
    )
    found.update(task.card for task in state.agenda if isinstance(task, PillageOrConquer))
    whole = Counter([card for deck in state.box.islands for card in deck])
    return [] if found == whole else ["22 islands, wherever they are (EN-1.2)"]
