"""`perform`: an action in capitals, as if from its tile (EN-6.16)."""

from __future__ import annotations

from deskovka.core.game import Play
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Effect, Tile
from deskovka.games.empires_north.promises import possible, promised
from deskovka.games.empires_north.state import EmpiresState, Origin
from deskovka.games.empires_north.tiles import declare


@value
class Perform(Effect):
    """`perform = "sail"`: with its own boost or field; no disc moves."""

    tile: Tile

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        return possible(state, at.seat, self.tile, promised(state, at.seat, self.tile))

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if self.possible(state, at):
            declare(state, at.seat, self.tile, play)
