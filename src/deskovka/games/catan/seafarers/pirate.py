"""The pirate (CT-S5)."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Task
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_EDGE_MASKS, Hex
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.robber import (
    PlaceRobber,
    Rob,
    move_robber,
    robber_hexes,
    robber_moves,
    some_robber_move,
    take_a_card,
    why_not_on,
    why_not_robber,
)
from deskovka.games.catan.seafarers.ships import sea_of
from deskovka.games.catan.state import CatanState

PIRATE: Final = 0.5  # how often a random player moves the pirate instead of the robber


@value
class PlacePirate(Action):
    """`pirate E2`, without robbing anybody."""

    form = "pirate {hex}"
    final = True
    hex: Hex


@value
class RobShip(Action):
    """`pirate E2 from 1`: and take a card of that seat, which has a ship there."""

    form = "pirate {hex} from {victim}"
    final = True
    hex: Hex
    victim: Seat


@value
class PirateMoved(Event):
    seat: Seat
    hex: Hex


Thieving = PlaceRobber | Rob | PlacePirate | RobShip


@value
class MoveRobberOrPirate(Decision[CatanState, Thieving]):
    """CT-S5.1: one of the two; `cause` tells two in one turn apart."""

    rule = "CT-S5.1"
    answers = (PlaceRobber, Rob, PlacePirate, RobShip)
    cause: str

    def options(self, state: CatanState, seat: Seat) -> list[Thieving]:
        found: list[Thieving] = list(robber_moves(state, seat))
        return found + pirate_moves(state, seat)

    def why_not(self, state: CatanState, seat: Seat, action: Thieving) -> RuleId | None:
        if isinstance(action, (PlaceRobber, Rob)):
            return why_not_robber(state, seat, action)
        return why_not_pirate(state, seat, action)

    def sample(self, state: CatanState, seat: Seat, random: Random) -> Thieving:
        if robber_hexes(state) and random.random() > PIRATE:
            return some_robber_move(state, seat, random)
        hex = Hex(any_bit(pirate_hexes(state), random))
        victims = ships_at(state, seat, hex)
        choice = int(random.random() * (len(victims) + 1))
        return RobShip(hex, victims[choice]) if choice < len(victims) else PlacePirate(hex)

    def resolve(self, state: CatanState, seat: Seat, action: Thieving, play: Play[CatanState]) -> None:
        if isinstance(action, (PlaceRobber, Rob)):
            move_robber(state, seat, action, self.cause, play)
            return
        move_pirate(state, seat, action, self.cause, play)


def robber_or_pirate(state: CatanState, seat: Seat, cause: str) -> Task[CatanState]:
    return MoveRobberOrPirate((seat,), cause)


def pirate_hexes(state: CatanState) -> int:
    """CT-S5.2, CT-S1.2: every sea hex but its own, the frame included."""
    return state.island.sea & ~(1 << sea_of(state).pirate)


def pirate_moves(state: CatanState, seat: Seat) -> list[Thieving]:
    """CT-S5.2: every hex, with and without robbing somebody there."""
    found: list[Thieving] = []
    for hex in bits(pirate_hexes(state)):
        found.append(PlacePirate(Hex(hex)))
        found += [RobShip(Hex(hex), victim) for victim in ships_at(state, seat, hex)]
    return found


def why_not_pirate(state: CatanState, seat: Seat, action: PlacePirate | RobShip) -> RuleId | None:
    if action.hex < 0 or not pirate_hexes(state) >> action.hex & 1:
        return why_not_on(state, action.hex, state.island.land, "CT-S5.2")
    fits = isinstance(action, PlacePirate) or action.victim in ships_at(state, seat, action.hex)
    return None if fits else "CT-S5.2"


def move_pirate(
    state: CatanState, seat: Seat, action: PlacePirate | RobShip, cause: str, play: Play[CatanState]
) -> None:
    state.sea = sea_of(state).but(pirate=int(action.hex))
    play.tell(PirateMoved(seat, action.hex))
    if isinstance(action, RobShip):
        take_a_card(state, seat, action.victim, cause, play)
    check_victory(state, play)


def ships_at(state: CatanState, seat: Seat, hex: int) -> list[Seat]:
    """CT-S5.2: the opponents with a ship at a hex and a card in hand."""
    edges = HEX_EDGE_MASKS[hex]
    ships = sea_of(state).ships
    return [
        other for other, hand in enumerate(state.hands) if hand and other != seat and ships[other] & edges
    ]
