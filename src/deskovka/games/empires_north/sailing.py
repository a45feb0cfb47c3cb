"""Sailing: a ship joins the queue (EN-7.1, EN-7.2)."""

from __future__ import annotations

from enum import StrEnum

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.goods import FISH, GOLD, KINDS, RAZE
from deskovka.games.empires_north.state import NOWHERE, EmpiresState, Ship


class Cargo(StrEnum):
    """What a ship takes along: provisions for a distant island, a raze token for a conquest."""

    NOTHING = "nothing"
    FISH = "fish"
    GOLD = "gold"
    RAZE = "raze"
    FISH_AND_RAZE = "fish+raze"
    GOLD_AND_RAZE = "gold+raze"


CARGOES = {
    Cargo.NOTHING: (NOWHERE, False),
    Cargo.FISH: (FISH, False),
    Cargo.GOLD: (GOLD, False),
    Cargo.RAZE: (NOWHERE, True),
    Cargo.FISH_AND_RAZE: (FISH, True),
    Cargo.GOLD_AND_RAZE: (GOLD, True),
}


@value
class Sailed(Event):
    """A ship at the end of the queue."""

    seat: Seat
    cargo: Cargo


@value
class LoadShip(Action):
    """`sail fish+raze`"""

    form = "sail {cargo}"
    cargo: Cargo


@value
class SailWith(Decision[EmpiresState, LoadShip]):
    """EN-7.1: what the ship takes along; nothing can be added later."""

    rule = "EN-7.1"
    answers = (LoadShip,)

    def options(self, state: EmpiresState, seat: Seat) -> list[LoadShip]:
        return [LOADS[cargo] for cargo in CARGOES if can_load(state, seat, cargo)]

    def why_not(self, state: EmpiresState, seat: Seat, action: LoadShip) -> RuleId | None:
        return None if can_load(state, seat, action.cargo) else self.rule

    def resolve(self, state: EmpiresState, seat: Seat, action: LoadShip, play: Play[EmpiresState]) -> None:
        provisions, raze = CARGOES[action.cargo]
        if provisions != NOWHERE:
            state.supply[seat * KINDS + provisions] -= 1
        if raze:
            state.supply[seat * KINDS + RAZE] -= 1
        state.ships[seat] -= 1
        state.queue = (*state.queue, Ship(seat, provisions, raze))
        if play.heard:
            play.tell(Sailed(seat, action.cargo))


def can_load(state: EmpiresState, seat: Seat, cargo: Cargo) -> bool:
    provisions, raze = CARGOES[cargo]
    first = seat * KINDS
    enough = provisions == NOWHERE or state.supply[first + provisions] > 0
    return enough and (not raze or state.supply[first + RAZE] > 0)


LOADS = {cargo: LoadShip(cargo) for cargo in CARGOES}
