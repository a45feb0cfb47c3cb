"""Records played again: the states they lead through, whether they fit the rules, and whether chance was honest."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from deskovka.core.chance import Chance, ScriptedChance, SeededChance
from deskovka.core.codec import codec
from deskovka.core.errors import (
    ChanceError,
    DataError,
    DeskovkaError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
)
from deskovka.core.game import Event, Game, State
from deskovka.core.outcome import Outcome
from deskovka.core.record import Move, Record
from deskovka.core.stepwise import Work, finish
from deskovka.core.values import value

T = TypeVar("T")

# What the rules stumble over where a file describes a position that cannot be.
NO_POSITION = (TypeError, ValueError, LookupError, AttributeError, AssertionError, RecursionError)


def replay(record: Record, game: Game[Any]) -> Iterator[State]:
    """The state after the deal and after each move: the same object, which goes on changing."""
    for state, _ in retell(record, game, heard=False):
        yield state


def retell(record: Record, game: Game[Any], heard: bool = True) -> Iterator[tuple[State, list[Event]]]:
    """As `replay`, with what happened. Says at which move, and by which rule, the record stops fitting."""
    state, events = begin(record, game, heard)
    yield state, events
    for number, move in enumerate(record.moves, 1):
        try:
            yield state, replay_move(game, state, number, move, heard)
        except NO_POSITION as error:
            if not record.position:
                raise
            raise RecordError(
                f"move {number}: the position was no real one: {error!r}"[:200],
                number,
                reason="record-unreal",
                number=number,
            ) from None
    compare_scores(record.scores, len(record.moves), game.outcome(state))


def begin(
    record: Record, game: Game[Any], heard: bool = True, chance: Chance | None = None
) -> tuple[Any, list[Event]]:
    """The state before the first move: dealt as it was then (or by another chance), or set up as a position."""
    if record.game != game.name:
        raise RecordError(
            f"the record is of {record.game}, expected {game.name}",
            reason="record-game",
            found=record.game,
            expected=game.name,
        )
    if record.edition not in ("", game.edition):
        raise RecordError(
            f"the record is of the edition {record.edition}, expected {game.edition}",
            reason="record-edition",
            found=record.edition,
            expected=game.edition,
        )
    if record.position:
        return read_position(record, game), []
    dealt = ScriptedChance(record.dealt)
    try:
        state, events = game.begin(game.recorded_setup(record.seats, record.options), chance or dealt, heard)
        if chance is None:
            dealt.finish()
    except (SetupError, ChanceError, DataError) as error:
        raise RecordError(f"the deal does not fit the rules: {error}", 0, reason="record-deal") from error
    return state, events


def read_position(record: Record, game: Game[Any]) -> Any:
    """The position that a record begins from; whatever does not fit the rules is refused."""
    try:
        state = codec(game.values).decode(json.loads(record.position))
        faults = game.faults(state) if game.decision(state) else ["nobody is asked"]
    except (DeskovkaError, *NO_POSITION) as error:
        raise RecordError(
            f"the position cannot be read: {error!r}"[:200], 0, reason="record-position"
        ) from None
    if faults:
        raise RecordError(
            f"the position does not fit the rules: {'; '.join(faults)}"[:300], 0, reason="record-faults"
        )
    return state


def replay_move(
    game: Game[Any],
    state: State,
    number: int,
    move: Move,
    heard: bool = False,
    chance: ScriptedChance | None = None,
) -> list[Event]:
    """Make a recorded move and tell what happened."""
    chance = chance or ScriptedChance(move.drawn)
    try:
        events = game.apply(state, move.seat, game.read(move.action), chance, heard)
        chance.finish()
    except (NotationError, IllegalAction, ChanceError) as error:
        rule = error.rule if isinstance(error, IllegalAction) else None
        raise RecordError(
            f"move {number} ({move}) does not fit the rules: {error}",
            number,
            rule,
            "record-move",
            number=number,
            typed=str(move),
        ) from error
    return events


def compare_scores(recorded: tuple[int, ...] | None, moves: int, outcome: Outcome | None) -> None:
    """Complain about recorded scores that are not those by the rules."""
    if recorded is not None and outcome is None:
        raise RecordError(
            "the record ends with scores, but the game is not over", moves, reason="record-not-over"
        )
    if recorded is not None and outcome is not None and outcome.scores != recorded:
        raise RecordError(
            f"the scores do not fit: recorded {recorded}, by the rules {outcome.scores}",
            moves,
            reason="record-scores",
            found=" ".join(map(str, recorded)),
            ours=" ".join(map(str, outcome.scores)),
        )


def final_state(record: Record, game: Game[Any]) -> State:
    """The state a record leads to."""
    *_, last = replay(record, game)
    return last


@value
class Draw:
    """One thing that chance decided: in which move (0: the deal), its name, and what could have come."""

    move: int
    name: str
    options: tuple[str, ...]
    answer: str


class TellingChance(SeededChance):
    """Chance that remembers how it came to its answers."""

    def __init__(self, seed: bytes, words: Iterable[str]) -> None:
        super().__init__(seed, words)
        self.told: list[tuple[str, tuple[str, ...], str]] = []

    def pick(self, options: Sequence[T], *name: object) -> T:
        answer = super().pick(options, *name)
        self.told.append((" ".join(map(str, name)), tuple(map(str, options)), str(answer)))
        return answer


def verify(record: Record, game: Game[Any]) -> list[Draw]:
    """Recompute every draw from the revealed seed; returns them as they should be, and are."""
    return finish(verifying(record, game))


def verifying(record: Record, game: Game[Any]) -> Work[list[Draw]]:
    """As `verify`, a move at a time."""
    if not record.seed:
        raise RecordError(
            "the record has no seed: the game is not over, or its chance was not drawn by a table",
            reason="record-no-seed",
        )
    chance = seeded_chance(record)
    if chance.commitment != record.commitment:
        raise RecordError(
            f"the seed does not fit the commitment: expected {chance.commitment}",
            reason="record-commitment",
            expected=chance.commitment,
        )
    for _ in replay(record, game):  # all of it fits the rules
        yield
    telling = TellingChance(chance.seed, record.words)
    found: list[Draw] = []
    state, _ = begin(record, game, heard=False, chance=telling)
    for number, (line, expected) in enumerate(
        [("deal", record.dealt), *((m, m.drawn) for m in record.moves)]
    ):
        if isinstance(line, Move):
            game.apply(state, line.seat, game.read(line.action), telling, heard=False)
        drawn = telling.take_drawn()
        if drawn != expected:
            raise RecordError(
                f"move {number}: recorded {' '.join(expected)}, but the seed gives {' '.join(drawn)}",
                number,
                reason="record-drawn",
                number=number,
                found=" ".join(expected),
                drawn=" ".join(drawn),
            )
        found += [Draw(number, *told) for told in telling.told]
        telling.told.clear()
        yield
    return found


def seeded_chance(record: Record) -> SeededChance:
    """Chance as the record's own seed gives it."""
    try:
        return SeededChance(bytes.fromhex(record.seed), record.words)
    except (ValueError, ChanceError):
        raise RecordError(
            f"the seed cannot be read: expected 64 hexadecimal digits, got {record.seed[:80]!r}",
            reason="record-seed",
            typed=record.seed,
        ) from None
