"""Positions for the rule tests: pieces and cards on the beginner's board, in the middle of a turn.

The rows of that board, each hex with its terrain and number; `E7` is the desert in the middle:

      C5 M10  C6 P2   C7 W9
    D5 F12  D6 H6   D7 P4   D8 H10
  E5 F9   E6 W11  E7 D    E8 W3   E9 M8
    F5 W8   F6 M3   F7 F4   F8 P5
      G5 H5   G6 F6   G7 P11
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from deskovka.core.chance import ScriptedChance
from deskovka.core.codec import codec
from deskovka.core.game import Event, Play
from deskovka.core.record import Record
from deskovka.core.table import Table
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Edge
from deskovka.games.catan.building import place_city, place_road, place_settlement
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.hands import receive
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TAKE_TURN
from positions import options as legal
from positions import play as play_move

ROUND = ("ne", "e", "se", "sw", "w", "nw")  # the sides of a hex, clockwise

# Eight roads in a row: five around the desert from E7n to E7nw, then up along D6 to C5sw and on to C5nw.
LINE = ("E7ne", "E7e", "E7se", "E7sw", "E7w", "D6sw", "D6w", "D5ne")


def new_table(seats: int = 3, first: int = 0, **chosen: str) -> CatanState:
    """A game on the beginner's board: the seat `first` is asked for a settlement."""
    setup = GAME.setup(seats, {"board": "beginner", **chosen})
    return GAME.new_game(setup, ScriptedChance([str(first)]))


def position(seats: int = 3, turn: int = 0, rolled: bool = True, **chosen: str) -> CatanState:
    """An empty board, no cards in hand; seat `turn` is asked what to do, after the roll unless told otherwise."""
    state = new_table(seats, 0, **chosen)
    state.agenda = [TAKE_TURN[turn]]
    state.active, state.turn, state.rolled = turn, 5, rolled
    return state


def put(state: CatanState, seat: int, *, roads: str = "", settlements: str = "", cities: str = "") -> None:
    """Pieces on places separated by spaces, free and without being asked whether they may stand there."""
    quiet = Play(state, ScriptedChance(()), heard=False)
    for name in (settlements + " " + cities).split():
        place_settlement(state, seat, Corner.read(name), quiet)
    for name in cities.split():
        place_city(state, seat, Corner.read(name), quiet)
        check_victory(state, quiet)
    for name in roads.split():
        place_road(state, seat, Edge.read(name), quiet)


def give(state: CatanState, seat: int, cards: str) -> None:
    """Cards from the bank."""
    receive(state, seat, Cards.read(cards))


def empty_bank(state: CatanState, seat: int, left: str = "nothing") -> None:
    """A seat has everything that is in the bank but for some cards."""
    receive(state, seat, state.bank - Cards.read(left))


def deal(state: CatanState, seat: int, *cards: str) -> None:
    """Development cards that were bought in an earlier turn."""
    for card in cards:
        kind = [known.value for known in CARDS].index(card)
        state.deck[kind] -= 1
        state.cards[seat][kind] += 1


def ring(hex: str, length: int = 6) -> str:
    """So many roads around a hex, clockwise from its top corner."""
    return " ".join(hex + side for side in ROUND[:length])


def line(length: int) -> str:
    return " ".join(LINE[:length])


def hand(state: CatanState, seat: int) -> str:
    return str(Cards(state.hands[seat]))


def bank(state: CatanState) -> str:
    return str(Cards(state.bank))


def points(state: CatanState, seat: int) -> int:
    """As the seat itself counts them."""
    return sum(found.points for found in GAME.lines(state, seat, seat))


def play(state: CatanState, seat: int, *actions: str, chance: Iterable[str] = ()) -> list[Event]:
    """Several moves of one seat; chance deals to the last of them."""
    *before, last = actions
    events = [event for action in before for event in play_move(GAME, state, seat, action)]
    return events + play_move(GAME, state, seat, last, chance)


def options(state: CatanState, seat: int, verb: str = "") -> set[str]:
    """The legal actions of a seat that begin with a word."""
    return {option for option in legal(GAME, state, seat) if option.startswith(verb)}


def table_at(state: CatanState, *chance: str, **chosen: str) -> Table:
    """A table where the game stands so, with what chance will give."""
    assert not GAME.faults(state)
    record = Record.of(GAME, GAME.setup(state.seats, {"board": "beginner", **chosen}))
    record.position = json.dumps(codec(GAME.values).encode(state))
    return Table.from_record(record, GAME, ScriptedChance(chance))


def written(*actions: str) -> set[str]:
    """Actions as the game writes them: a place has a name for each of its hexes."""
    return {str(GAME.read(action)) for action in actions}
