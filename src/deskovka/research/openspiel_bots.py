"""The bots of this project as OpenSpiel knows bots: they sit at its games beside its own."""

from __future__ import annotations

from random import Random

import pyspiel

from deskovka.bots.player import Knowledge, make_bot
from deskovka.research.openspiel import TableGame, TableState

__all__ = ["SeatBot"]


class SeatBot(pyspiel.Bot):
    """A bot by its name at a seat: it sees what the seat sees, and answers by number."""

    def __init__(self, game: TableGame, player: int, bot: str = "good", seed: int = 0) -> None:
        super().__init__()
        self._player = player
        self._bot = make_bot(game.material.game, bot)
        self._random = Random(seed)

    def player_id(self) -> int:
        """Its seat."""
        return self._player

    def step(self, state: TableState) -> int:
        """Its answer; where that has no number, as an unusual trade, one by lot that has."""
        moment = state.moment
        _, listed = moment.listing()
        action = self._bot.choose(Knowledge(moment.of.game, moment.now, self._player), self._random)
        numbers = {answer: number for number, answer in listed.items()}
        return numbers[action] if action in numbers else self._random.choice([*listed])

    def restart(self) -> None:
        """It remembers nothing."""

    def restart_at(self, state: TableState) -> None:
        """It remembers nothing."""

    def inform_action(self, state: TableState, player: int, action: int) -> None:
        """It looks at the position when it is asked."""
