"""Discovery: face-down hexes are turned when somebody arrives (CT-S7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from deskovka.core.game import Decision, Event, Play, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_HEXES, EDGE_ENDS, Hex, mask_of
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Tile
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.state import CatanState

T = TypeVar("T")
TOUCHED: Final = tuple(  # the hexes at both ends of an edge, as bits
    mask_of(hex for corner in ends for hex in CORNER_HEXES[corner]) for ends in EDGE_ENDS
)


@value
class TurnHex(Action):
    """`turn E7`"""

    form = "turn {hex}"
    final = True
    hex: Hex


@value
class HexTurned(Event):
    """Who turned a hex, and what it is; its token is 0 where it has none."""

    reveals = True
    seat: Seat
    hex: Hex
    land: str
    token: int


def discover(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """CT-S7.1: both ends of a piece are looked at (CT-T0.7)."""
    if state.island.unknown & TOUCHED[edge]:
        state.agenda.append(TurnHexes(seat, edge))


@value
class TurnHexes(Step[CatanState]):
    """CT-S7.1: one after the other, what each brings before the next."""

    rule = "CT-S7.1"
    seat: Seat
    edge: int

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        hexes = list(bits(state.island.unknown & TOUCHED[self.edge]))
        if not hexes:
            return
        state.agenda.append(self)
        if len(hexes) > 1:
            state.agenda.append(ChooseHex((self.seat,), tuple(hexes)))
        else:
            turn_hex(state, self.seat, hexes[0], play)


@value
class ChooseHex(Decision[CatanState, TurnHex]):
    """CT-S7.1: the player says which hex is turned next."""

    rule = "CT-S7.1"
    answers = (TurnHex,)
    hexes: tuple[int, ...]

    def options(self, state: CatanState, seat: Seat) -> Iterable[TurnHex]:
        return [TurnHex(Hex(hex)) for hex in self.hexes]

    def resolve(self, state: CatanState, seat: Seat, action: TurnHex, play: Play[CatanState]) -> None:
        turn_hex(state, seat, action.hex, play)


def turn_hex(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """A hex of those that are left, and a token of those that are left if it produces."""
    unknown = unknown_of(state)
    terrain = play.pick(unknown.terrain, "hex", Hex(hex))
    tile, tokens = Tile(terrain), unknown.tokens
    if tile.kind is not None and tokens:  # CT-S7.4
        tile = Tile(terrain, play.pick(tokens, "token", Hex(hex)))
        tokens = without(tokens, tile.token)
    state.unknown = Unknown(without(unknown.terrain, terrain), tokens)
    change_tile(state, hex, tile)
    play.tell(HexTurned(seat, Hex(hex), terrain.value, tile.token))
    state.book.discovered(state, seat, hex, play)


def unknown_of(state: CatanState) -> Unknown:
    assert state.unknown is not None, "this table has nothing to discover"
    return state.unknown


def without(bag: Sequence[T], thing: T) -> tuple[T, ...]:
    """A bag with one thing less."""
    left = list(bag)
    left.remove(thing)
    return tuple(left)
