"""A game in progress: the state, its record, and what may still be taken back."""

from __future__ import annotations

from typing import Any

from deskovka.core.chance import Chance, SeededChance
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Event, Game, Seat, State
from deskovka.core.notation import Action
from deskovka.core.record import Move, Record, replay, replay_move, seeded_chance
from deskovka.core.setup import Setup
from deskovka.core.values import value


class NothingToUndo(DeskovkaError):
    """The last thing this seat did can no longer be taken back."""


@value
class Checkpoint:
    """A state before a move that may still be taken back, and who was asked in it."""

    state: State
    asked: tuple[Seat, ...]


class Table:
    """One game as it is played; everything that happens goes through `play` and `undo`."""

    def __init__(self, game: Game[Any], setup: Setup, chance: Chance | None = None) -> None:
        self.game = game
        self.chance = chance or SeededChance.fresh()
        self.record = Record.of(game, setup)
        if isinstance(self.chance, SeededChance):
            self.record.commitment = self.chance.commitment
        self.state: Any
        self.state, self.events = game.begin(setup, self.chance)
        self.record.dealt = self.chance.take_drawn()
        self.checkpoints: list[Checkpoint] = []

    @classmethod
    def from_record(cls, record: Record, game: Game[Any], chance: Chance | None = None) -> Table:
        """The table a record leads to; chance goes on from the record's own seed where it has one.

        With another chance its draws can no longer be verified: the commitment is dropped.
        """
        table = cls.__new__(cls)
        table.game = game
        if chance is None and record.seed:
            chance = seeded_chance(record)
        if not isinstance(chance, SeededChance) or chance.commitment != record.commitment:
            record.commitment = ""
        table.chance = chance or SeededChance.fresh()
        table.record = record
        table.events = []
        table.checkpoints = []
        for table.state in replay(record, game):
            pass
        return table

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Apply and record an action; if it is refused or anything breaks, nothing has changed."""
        before = Checkpoint(self.state.copy(), self.game.waiting(self.state))
        try:
            events = self.game.apply(self.state, seat, action, self.chance)
        except BaseException:
            self.state = before.state
            self.chance.take_drawn()
            raise
        drawn = self.chance.take_drawn()
        self.record.moves.append(Move(seat, str(action), drawn))
        if drawn or any(event.reveals for event in events):
            self.checkpoints.clear()
        else:
            self.checkpoints.append(before)
        self._finish()
        return events

    def undo(self, seat: Seat) -> None:
        """Take back the last thing a seat did, until something is revealed or another seat has built on it.

        Answers to one question to several seats are independent: the others' answers stay.
        """
        moves = self.record.moves[len(self.record.moves) - len(self.checkpoints) :]
        mine = max((index for index, move in enumerate(moves) if move.seat == seat), default=None)
        if mine is None or not self._independent(mine, moves):
            raise NothingToUndo(
                f"seat {seat} has nothing to take back: something was revealed or answered since"
            )
        self.state = self.checkpoints[mine].state
        del self.checkpoints[mine:]
        del self.record.moves[len(self.record.moves) - (len(moves) - mine) :]
        self.record.scores, self.record.seed = None, ""
        for move in moves[mine + 1 :]:
            self.checkpoints.append(Checkpoint(self.state.copy(), self.game.waiting(self.state)))
            replay_move(self.game, self.state, len(self.record.moves) + 1, move)
            self.record.moves.append(move)

    def _independent(self, first: int, moves: list[Move]) -> bool:
        """Whether all moves after the first one answer the same question."""
        asked = self.checkpoints[first].asked
        for checkpoint, move in zip(self.checkpoints[first + 1 :], moves[first:]):
            asked = tuple(seat for seat in asked if seat != move.seat)
            if checkpoint.asked != asked:
                return False
        return True

    def _finish(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.record.scores = outcome.scores
            if isinstance(self.chance, SeededChance) and self.record.commitment:
                self.record.seed = self.chance.seed.hex()
