"""Positions at sea for the rule tests: pieces and cards on our own map for three, in the middle of a turn.

Chance deals in order, so the map always lies like this, each hex with its terrain and number (S, and all around: sea);
the main island is the one in the middle, and the pirate stands on E3:

        B3 H5   B4 S    B5 S    B6 S    B7 S    B8 P4
    C3 G9   C4 S    C5 H5   C6 H10  C7 W8   C8 S    C9 M8
  D3 S    D4 S    D5 W6   D6 W3   D7 P4   D8 P11  D9 S    D10 S
E3 S    E4 S    E5 P9   E6 F11  E7 D    E8 F5   E9 F8   E10 S   E11 S
  F3 S    F4 S    F5 S    F6 M6   F7 M10  F8 S    F9 S    F10 S
    G3 W10  G4 S    G5 S    G6 S    G7 S    G8 S    G9 F3
        H3 M4   H4 P2   H5 S    H6 S    H7 F12  H8 G6
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from deskovka.core.chance import Chance, ScriptedChance
from deskovka.core.game import Play
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Edge, Hex
from deskovka.games.catan.seafarers.ships import place_ship, sea_of
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TAKE_TURN
from games.catan import table

T = TypeVar("T")

COAST = "D8ne D8e E9ne E9e E9se E9sw E8se"  # seven edges in a row along the east coast, from D8n to F7ne


class InOrder(Chance):
    """Chance that takes the first of what is offered."""

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        return 0


def new_table(seats: int = 3, scenario: str = "seafarers", **chosen: str) -> CatanState:
    """A game on a map of the sea: seat 0 is asked for a settlement."""
    return GAME.new_game(GAME.setup(seats, {"scenario": scenario, **chosen}), InOrder())


def position(
    seats: int = 3, turn: int = 0, rolled: bool = True, scenario: str = "seafarers", **chosen: str
) -> CatanState:
    """No pieces, no cards in hand; seat `turn` is asked what to do, after the roll unless told otherwise."""
    state = new_table(seats, scenario, **chosen)
    state.agenda = [TAKE_TURN[turn]]
    state.active, state.turn, state.rolled = turn, 5, rolled
    return state


def put(
    state: CatanState,
    seat: int,
    *,
    roads: str = "",
    ships: str = "",
    settlements: str = "",
    cities: str = "",
) -> None:
    """Pieces of the set-up, which set nothing off, without being asked whether they may stand there."""
    now, state.turn = state.turn, 0
    table.put(state, seat, roads=roads, settlements=settlements, cities=cities)
    quiet = Play(state, ScriptedChance(()), heard=False)
    for name in ships.split():
        place_ship(state, seat, Edge.read(name), quiet)
    state.turn = now


def pirate_at(state: CatanState, hex: str) -> None:
    state.sea = sea_of(state).but(pirate=int(Hex.read(hex)))


def ships_of(state: CatanState, seat: int) -> set[str]:
    """As everybody sees them."""
    return set(GAME.view(state, None)["sea"]["players"][seat]["ships"])


def edges(names: str) -> set[str]:
    """Edges as the game writes them: each has a name for either of its hexes."""
    return {str(Edge.read(name)) for name in names.split()}
