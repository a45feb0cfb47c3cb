"""The parts of a realm, as the rules ask for them and change them."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.catan.cities_knights.realm import Barbarians, Improvements, Knights, ProgressCards, Realm
from deskovka.games.catan.state import CatanState


def realm_of(state: CatanState) -> Realm:
    assert state.realm is not None, "this table plays without Cities & Knights"
    return state.realm


def set_improvements(state: CatanState, improvements: Improvements) -> None:
    realm = realm_of(state)
    state.realm = Realm(improvements, realm.knights, realm.barbarians, realm.progress, realm.act_at_once)


def set_knights(state: CatanState, knights: Knights) -> None:
    realm = realm_of(state)
    state.realm = Realm(realm.improvements, knights, realm.barbarians, realm.progress, realm.act_at_once)


def set_barbarians(state: CatanState, barbarians: Barbarians) -> None:
    realm = realm_of(state)
    state.realm = Realm(realm.improvements, realm.knights, barbarians, realm.progress, realm.act_at_once)


def set_progress(state: CatanState, progress: ProgressCards) -> None:
    realm = realm_of(state)
    state.realm = Realm(realm.improvements, realm.knights, realm.barbarians, progress, realm.act_at_once)


def level(state: CatanState, seat: Seat, track: int) -> int:
    """How far a seat has come on a track."""
    return realm_of(state).improvements.levels[seat][track]
