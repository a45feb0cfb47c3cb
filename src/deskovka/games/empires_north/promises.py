"""What was declared must really be done: nothing may make it impossible (EN-6.14, EN-6.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.core.game import Play, Seat, Step
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Card, CardName, Tile
from deskovka.games.empires_north.drawing import drawable
from deskovka.games.empires_north.placing import placeable
from deskovka.games.empires_north.state import NOWHERE, EmpiresState, Piece, is_field

EXPLORE: Final = Tile.EXPLORE
POPULATE: Final = Tile.POPULATE
HARVEST: Final = Tile.HARVEST
SAIL: Final = Tile.SAIL


@value
class PerformTile(Step[EmpiresState]):
    """EN-6.17: an action of a tile that was declared and is still to be performed."""

    rule = "EN-6.17"
    seat: Seat
    tile: Tile
    before: int  # pieces that come later do not see it (EN-12.5)

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        HOW[0](state, self, play)


HOW: Final[list[Callable[[EmpiresState, PerformTile, Play[EmpiresState]], None]]] = []  # filled by `tiles.py`


def promised(state: EmpiresState, seat: Seat, tile: Tile) -> int:
    """How often the seat has declared this action without having performed it."""
    count = 0
    for task in state.agenda:
        if isinstance(task, PerformTile) and task.seat == seat and task.tile is tile:
            count += 1
    return count


def anything_promised(state: EmpiresState) -> bool:
    for task in state.agenda:
        if isinstance(task, PerformTile):
            return True
    return False


def possible(state: EmpiresState, seat: Seat, tile: Tile, besides: int = 0) -> bool:
    """EN-6.14: whether the action can be performed, and as many more of the same as were declared.

    An Explore that was declared always finds a card: the boost played with it is discarded before (EN-3.11).
    """
    if tile is POPULATE:
        return True
    if tile is EXPLORE:
        return drawable(state, seat) > 0
    if tile is SAIL:
        return state.ships[seat] > besides
    if tile is HARVEST:
        return has_field(state, seat)
    return can_construct(state, seat, besides + 1, state.hands[seat])


def has_field(state: EmpiresState, seat: Seat) -> bool:
    """Something to harvest."""
    for piece in state.empires[seat]:
        if piece.onto == NOWHERE and is_field(state.card_of(piece)):
            return True
    return False


def can_construct(state: EmpiresState, seat: Seat, times: int, hand: tuple[CardName, ...]) -> bool:
    cards = state.box.cards
    for name in hand:
        card = cards[name]
        if card.pay is not None and (card.copy is None or placeable(state, seat, card)):
            times -= 1
            if not times:
                return True
    return times <= 0


def keeps_hand(state: EmpiresState, seat: Seat, card: CardName) -> bool:
    """Whether a card may leave the hand: a Construct that was declared still finds a location."""
    wanted = promised(state, seat, Tile.CONSTRUCT)
    if not wanted:
        return True
    hand = list(state.hands[seat])
    hand.remove(card)
    return can_construct(state, seat, wanted, tuple(hand))


def spare_cards(state: EmpiresState, seat: Seat) -> int:
    """How many cards may leave the hand: each Construct that was declared still finds a location."""
    return len(state.hands[seat]) - promised(state, seat, Tile.CONSTRUCT)


def keeps_explore(state: EmpiresState, seat: Seat, field: Card) -> bool:
    """Whether a field leaves a card for the Explore it is built with."""
    return field.on != Tile.EXPLORE or drawable(state, seat) > field.produces.cards


def keeps_empire(state: EmpiresState, seat: Seat, leaving: tuple[Piece, ...], to_hand: bool) -> bool:
    """Whether cards may leave the empire: a Harvest finds a field, a Construct something that can be placed."""
    if not anything_promised(state):
        return True
    harvests, constructs = promised(state, seat, Tile.HARVEST), promised(state, seat, Tile.CONSTRUCT)
    if not harvests and not constructs:
        return True
    trial = state.copy()
    gone = [piece.serial for piece in leaving]
    trial.empires[seat] = tuple(
        [piece for piece in state.empires[seat] if piece.serial not in gone and piece.onto not in gone]
    )
    if to_hand:
        trial.hands[seat] = (*trial.hands[seat], *[piece.card for piece in leaving])
    if harvests and not possible(trial, seat, Tile.HARVEST):
        return False
    return not constructs or can_construct(trial, seat, constructs, trial.hands[seat])
