"""What a seat may see of Cities & Knights."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.barbarians import defence, strength
from deskovka.games.catan.cities_knights.knight_actions import ready
from deskovka.games.catan.cities_knights.progress.deck import CARDS, DECK_OF
from deskovka.games.catan.cities_knights.realm import LANDING, NOWHERE, TRACKS, ProgressCards
from deskovka.games.catan.cities_knights.shapes import KnightView, MerchantView, NobleView, RealmView
from deskovka.games.catan.robber import hand_limit
from deskovka.games.catan.state import NOBODY, CatanState

TRACK_NAMES: Final = tuple(track.value for track in TRACKS)  # to ask for it takes ten times as long


def realm_view(state: CatanState) -> RealmView:
    realm = realm_of(state)
    improvements, barbarians = realm.improvements, realm.barbarians
    return {
        "face": barbarians.face._value_ if barbarians.face else None,
        "left": LANDING - barbarians.step,
        "landings": barbarians.landings,
        "strength": strength(state),
        "defence": sum([defence(state, other) for other in range(state.seats)]),
        "metropolises": {
            track: None if corner == NOWHERE else str(Corner(corner))
            for track, corner in zip(TRACK_NAMES, improvements.metropolises)
        },
        "fallen": [str(Corner(corner)) for corner in bits(improvements.fallen)],
        "decks": {track: len(deck) for track, deck in zip(TRACK_NAMES, realm.progress.decks)},
        "merchant": merchant_view(realm.progress),
        "players": [noble(state, other) for other in range(state.seats)],
    }


def own_realm(shared: RealmView, state: CatanState, seat: Seat) -> RealmView:
    """With the progress cards of the seat."""
    found, players = shared.copy(), shared["players"].copy()
    players[seat] = players[seat].copy()
    players[seat]["own_progress"] = progress_of(state, seat)
    found["players"] = players
    return found


def merchant_view(progress: ProgressCards) -> MerchantView | None:
    if progress.merchant == NOWHERE:
        return None
    return {"hex": str(Hex(progress.merchant)), "seat": progress.merchant_of}


def noble(state: CatanState, owner: Seat) -> NobleView:
    """The kind of a card is its owner's secret until the game is over; its back shows the deck."""
    realm = realm_of(state)
    backs = [DECK_OF[held.card] for held in realm.progress.hands[owner]]
    return {
        "levels": dict(zip(TRACK_NAMES, realm.improvements.levels[owner])),
        "walls": [str(Corner(corner)) for corner in bits(realm.improvements.walls[owner])],
        "knights": [knight(state, owner, corner) for corner in bits(realm.knights.corners[owner])],
        "defence": defence(state, owner),
        "defenders": realm.barbarians.defenders[owner],
        "progress": {track: backs.count(number) for number, track in enumerate(TRACK_NAMES)},
        "own_progress": progress_of(state, owner) if state.winner != NOBODY else None,
        "open": [CARDS[kind]._value_ for kind in realm.progress.open[owner]],
        "safe": hand_limit(state, owner),
    }


def progress_of(state: CatanState, owner: Seat) -> list[str]:
    return [CARDS[held.card]._value_ for held in realm_of(state).progress.hands[owner]]


def knight(state: CatanState, owner: Seat, corner: int) -> KnightView:
    knights = realm_of(state).knights
    return {
        "corner": str(Corner(corner)),
        "strength": knights.strength(corner),
        "active": bool(knights.active >> corner & 1),
        "ready": state.active == owner and bool(ready(state, owner) >> corner & 1),
    }
