"""What a player of Cartographers is asked: which card, on which map, and what can be drawn."""

from __future__ import annotations

from random import Random

from deskovka.bots.player import Sight
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, Draw
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, neighbour


class Asked:
    """A drawing on the own map, or monsters on the map of a neighbour."""

    def __init__(self, sight: Sight, random: Random) -> None:
        state: CartographersState = sight.guess(random)
        self.state = state
        self.monsters = state.card in AMBUSH_CARDS
        self.sheet = state.sheets[neighbour(state, sight.seat) if self.monsters else sight.seat]
        legal = sight.game.legal(state, sight.seat)
        self.draws = [draw for draw in legal if isinstance(draw, Draw)]

    def coins(self, draw: Draw) -> int:
        """The coins printed beside the shape."""
        return 0 if self.monsters else EXPLORE_CARDS[self.state.card].coins(draw.cells)

    def after(self, draw: Draw) -> Sheet:
        return self.sheet.draw(draw.terrain, draw.cells, self.coins(draw))

    @property
    def sign(self) -> int:
        """Whether the map is to become better or worse."""
        return -1 if self.monsters else 1
