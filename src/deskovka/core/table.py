"""A game in progress: the state, its record, and what may still be taken back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from deskovka.core.chance import Chance, SeededChance, hide
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Event, Game, Seat, State
from deskovka.core.notation import Action
from deskovka.core.record import Move, Record
from deskovka.core.replaying import begin, compare_scores, replay_move, seeded_chance
from deskovka.core.setup import Setup
from deskovka.core.stepwise import Work, finish
from deskovka.core.values import value

LONGEST_TRAIL = 60  # moves; of a longer one the older half can no longer be taken back


class NothingToUndo(DeskovkaError):
    """The last thing this seat did can no longer be taken back."""


class NotAgreed(NothingToUndo):
    """Others agreed on it, and do not want it taken back."""


@value
class Trial:
    """A move that is worked out but not made yet: `keep` makes it."""

    move: Move
    state: State
    events: list[Event]


class Table:
    """One game as it is played; everything that happens goes through `play` (or `try_move` and `keep`) and `undo`.

    The moves since something was last revealed can be taken back. `trail` tells who was asked before each of them,
    `bonds` which seats agreed on it; `base` is the state before the first of them, from which the table is told again after one is taken back.
    """

    def __init__(self, game: Game[Any], setup: Setup, chance: Chance | None = None) -> None:
        self.game = game
        self.closed = False
        self.chance = chance or SeededChance.fresh()
        self.record = Record.of(game, setup)
        if isinstance(self.chance, SeededChance):
            self.record.commitment = self.chance.commitment
        self.state: Any
        self.state, self.events = game.begin(setup, self.chance)
        self.record.dealt = self.chance.take_drawn()
        self._begin_trail()

    @classmethod
    def from_record(
        cls,
        record: Record,
        game: Game[Any],
        chance: Chance | None = None,
        snapshot: tuple[int, State] | None = None,
    ) -> Table:
        """The table a record leads to; chance goes on from the record's own seed where it has one.

        With another chance its draws can no longer be verified: the commitment is dropped. A snapshot is the state
        after some of the moves: those are not told again, and not taken back either.
        """
        return finish(cls.telling(record, game, chance, snapshot))

    @classmethod
    def telling(
        cls,
        record: Record,
        game: Game[Any],
        chance: Chance | None = None,
        snapshot: tuple[int, State] | None = None,
    ) -> Work[Table]:
        """As `from_record`, a move at a time."""
        table = cls.__new__(cls)
        table.game, table.closed = game, False
        if chance is None and record.seed:
            chance = seeded_chance(record)
        if not isinstance(chance, SeededChance) or chance.commitment != record.commitment:
            record.commitment = ""
        table.chance = chance or SeededChance.fresh()
        table.record = record
        told, table.state = snapshot or (0, None)
        table.events = []
        if table.state is None:
            table.state, table.events = begin(record, game)
        moves, scores = record.moves, record.scores
        record.moves = moves[:told]
        table._begin_trail()
        for move in moves[told:]:
            table.retell(move)
            yield
        table._note_end()
        compare_scores(scores, len(moves), game.outcome(table.state))
        return table

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Apply and record an action; if it is refused or anything breaks, nothing has changed."""
        trial = self.try_move(seat, action)
        self.keep(trial)
        return trial.events

    def try_move(self, seat: Seat, action: Action, dictated: Chance | None = None) -> Trial:
        """Work a move out, on a copy; with chance as it is dictated, where it is."""
        state, chance = self.state.copy(), dictated or self.chance
        try:
            events = self.game.apply(state, seat, action, chance)
        except BaseException:
            chance.take_drawn()
            raise
        return Trial(Move(seat, str(action), chance.take_drawn()), state, events)

    def retell(self, move: Move) -> list[Event]:
        """Make a move that was made before, with what chance gave then."""
        state = self.state.copy()
        events = replay_move(self.game, state, len(self.record.moves) + 1, move, heard=True)
        self.keep(Trial(move, state, events))
        return events

    def keep(self, trial: Trial) -> None:
        """Make a move that was worked out from the state as it is now."""
        asked = self.game.waiting(self.state)
        self.state = trial.state
        self.record.moves.append(trial.move)
        if self._note_end() or trial.move.drawn or any(event.reveals for event in trial.events):
            self._begin_trail()
        else:
            self.trail.append(asked)
            self.bonds.append(frozenset(seat for event in trial.events for seat in event.binds()))
            decision = self.game.decision(self.state)
            if len(self.trail) > LONGEST_TRAIL and not (decision and decision.kept_back):
                self._shorten_trail()

    def _note_end(self) -> bool:
        """When the game is over, the record has the scores and the seed."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return False
        self.record.scores = outcome.scores
        if isinstance(self.chance, SeededChance) and self.record.commitment:
            self.record.seed = self.chance.seed.hex()
        return True

    def close(self) -> None:
        """The players have ended it before its end: nothing can be taken back, and its seed may be known."""
        self.closed = True
        self._begin_trail()
        if isinstance(self.chance, SeededChance) and self.record.commitment:
            self.record.seed = self.chance.seed.hex()

    def undoable(self, seat: Seat) -> int | None:
        """Which of the moves a seat would take back: its last one, unless something was revealed or built on it.

        Answers to one question to several seats are independent: the others' answers stay.
        """
        first = len(self.record.moves) - len(self.trail)
        for index in range(len(self.record.moves) - 1, first - 1, -1):
            if self.record.moves[index].seat == seat:
                return index if self._independent(index - first) else None
        return None

    def asked_without(self, index: int) -> tuple[Seat, ...]:
        """Who is asked once a move is taken back."""
        later = {move.seat for move in self.record.moves[index + 1 :]}
        before = self.trail[index - len(self.record.moves)]
        return tuple(seat for seat in before if seat not in later)

    def bound_with(self, index: int) -> tuple[Seat, ...]:
        """The others who agreed on a move that could be taken back."""
        bond = self.bonds[index - len(self.record.moves)]
        return tuple(sorted(bond - {self.record.moves[index].seat}))

    def undo(self, seat: Seat, agreed: Collection[Seat] = ()) -> None:
        """Take back the last thing a seat did; what others agreed on, only if they are among those who agree."""
        index = self.undoable(seat)
        if index is None:
            raise NothingToUndo(
                f"seat {seat} has nothing to take back: something was revealed or answered since",
                "nothing-to-undo",
            )
        if others := [other for other in self.bound_with(index) if other not in agreed]:
            raise NotAgreed(
                f"seat {others[0]} agreed on this, and must agree to take it back",
                "not-agreed",
                seat=others[0] + 1,
            )
        first = len(self.record.moves) - len(self.trail)
        kept = self.record.moves[first:index] + self.record.moves[index + 1 :]
        self._return_to_base()
        for move in kept:
            self.retell(move)

    def as_now(self) -> Table:
        """The same table, to be looked at while this one goes on."""
        table = Table.__new__(Table)
        table.game, table.chance, table.closed = self.game, self.chance, self.closed
        table.record = replace(self.record, moves=[*self.record.moves])
        table.state, table.events, table.base = self.state, self.events, self.base
        table.trail, table.bonds = [*self.trail], [*self.bonds]
        return table

    def record_for(self, seats: Collection[Seat]) -> Record:
        """The record so far as these seats may see it (none: a spectator).

        Answers that are kept back are left out, as if they were still to come: it replays like any other. Secret
        options, what chance gave to others and the seed are shown when the game is over; a game with such things
        replays only then.
        """
        if self.closed or self.game.over(self.state):
            return replace(self.record)
        known = self.known_record(seats)
        secret = self.game.secret_options
        return replace(
            known,
            dealt=hide(known.dealt, seats),
            moves=[
                replace(
                    move,
                    action=self.game.action_as_seen(move.action, move.seat, seats),
                    drawn=hide(move.drawn, seats),
                )
                for move in known.moves
            ],
            options={id: text for id, text in known.options.items() if id not in secret},
        )

    def known_record(self, seats: Collection[Seat]) -> Record:
        """The moves these seats know of, with all that is needed to tell them again: nothing to be shown."""
        hidden = {index for index in self.kept_back() if self.record.moves[index].seat not in seats}
        moves = [move for index, move in enumerate(self.record.moves) if index not in hidden]
        return replace(self.record, moves=moves)

    def kept_back(self) -> list[int]:
        """The moves that answer the question now asked, if its answers are kept back until all are in."""
        decision = self.game.decision(self.state)
        found: list[int] = []
        if decision is None or not decision.kept_back:
            return found
        asked = set(decision.seats)
        for back, before in enumerate(reversed(self.trail), 1):
            index = len(self.record.moves) - back
            if len(before) != len(asked) + 1 or set(before) != asked | {self.record.moves[index].seat}:
                break
            found.append(index)
            asked = set(before)
        return found

    def _independent(self, first: int) -> bool:
        """Whether all moves of the trail after the first one answer the same question."""
        moves = self.record.moves[len(self.record.moves) - len(self.trail) :]
        asked = self.trail[first]
        for before, move in zip(self.trail[first + 1 :], moves[first:]):
            asked = tuple(seat for seat in asked if seat != move.seat)
            if before != asked:
                return False
        return True

    def _begin_trail(self) -> None:
        self.base: State = self.state.copy()
        self.trail: list[tuple[Seat, ...]] = []
        self.bonds: list[frozenset[Seat]] = []

    def _return_to_base(self) -> None:
        self.state = self.base.copy()
        del self.record.moves[len(self.record.moves) - len(self.trail) :]
        self.trail, self.bonds = [], []

    def _shorten_trail(self) -> None:
        first = len(self.record.moves) - len(self.trail)
        moves = self.record.moves[first:]
        self._return_to_base()
        for number, move in enumerate(moves):
            self.retell(move)
            if number == LONGEST_TRAIL // 2:
                self._begin_trail()
