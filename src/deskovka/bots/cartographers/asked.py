"""What a player of Cartographers is asked: which card, on which map, and what can be drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from deskovka.core.game import Decision, Seat
from deskovka.games.cartographers.ambush import DrawMonsters
from deskovka.games.cartographers.cards import EXPLORE_CARDS, Draw
from deskovka.games.cartographers.drawing import DrawTerrain
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, neighbour

DRAWING = (DrawTerrain, DrawMonsters)  # the questions that a drawing answers


class Asked:
    """A drawing on the own map, or monsters on the map of a neighbour."""

    def __init__(
        self, state: CartographersState, asked: Decision[CartographersState, Draw], seat: Seat
    ) -> None:
        self.state = state
        self.monsters = isinstance(asked, DrawMonsters)
        self.sheet = state.sheets[neighbour(state, seat) if self.monsters else seat]
        self.draws = list(asked.options(state, seat))

    def coins(self, draw: Draw) -> int:
        """The coins printed beside the shape."""
        return 0 if self.monsters else EXPLORE_CARDS[self.state.card].coins(draw.cells)

    def after(self, draw: Draw) -> Sheet:
        return self.sheet.draw(draw.terrain, draw.cells, self.coins(draw))

    @property
    def sign(self) -> int:
        """Whether the map is to become better or worse."""
        return -1 if self.monsters else 1


class Cartographer(ABC):
    """Judges a position by the own points and map, against those of the others."""

    def __init__(self, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.random = random

    @abstractmethod
    def hope(self, state: CartographersState, sheet: Sheet) -> float:
        """What a map may still score."""

    def value(self, state: CartographersState) -> float:
        worths = [self._worth(state, seat) for seat in range(state.seats)]
        own = worths.pop(self.seat)
        return own - sum(worths) / len(worths) if worths else own

    def _worth(self, state: CartographersState, seat: Seat) -> float:
        scored = sum(scores[seat].total for scores in state.scores)
        return scored + self.hope(state, state.sheets[seat]) if state.agenda else scored
