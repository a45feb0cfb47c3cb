"""Luck apart from decisions: what chance gave in a whole game, against what could be expected of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, TypeVar

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Game
from deskovka.core.lots import Drawn, Lot, LotReader, Measure
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.replaying import begin, replay_move
from deskovka.core.stepwise import Work
from deskovka.core.values import value

T = TypeVar("T")


@value
class Share:
    """What a seat got of a measure, in so many draws; what was to be expected, and how far from it is usual."""

    draws: int = 0
    got: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def with_lot(self, lot: Lot) -> Share:
        """One draw more. Each is judged from what lay there before it, so their variances add up."""
        mean = sum(lot.could) / len(lot.could)
        spread = sum([amount * amount for amount in lot.could]) / len(lot.could) - mean * mean
        return Share(
            self.draws + 1, self.got + lot.got, self.expected + mean, self.variance + max(0.0, spread)
        )

    @property
    def deviation(self) -> float:
        """By how many standard deviations it is more than was to be expected; 0 where nothing could differ."""
        return (self.got - self.expected) / sqrt(self.variance) if self.variance > 1e-9 else 0.0


@value
class Luck:
    """One measure of a game: a share for each seat, or a single one where all had the same."""

    measure: Measure
    shares: tuple[Share, ...]
    shared: bool


class HeardChance(ScriptedChance):
    """Chance as it was recorded, whose every answer is read from the state before it."""

    def __init__(self, answers: Sequence[str], state: Any, reader: LotReader[Any], done: tuple[int, Action]):
        super().__init__(answers)
        self.state = state
        self.reader = reader
        self.seat, self.action = done
        self.lots: list[Lot] = []
        self.seen_by: tuple[int, ...] = ()

    def pick(self, options: Sequence[T], *name: object) -> T:
        answer = super().pick(options, *name)
        drawn = Drawn(self.seat, self.action, name, options, answer, self.seen_by)
        self.lots += self.reader.read(self.state, drawn)
        return answer

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        self.seen_by = tuple(seats)
        try:
            return super().pick_hidden(seats, options, *name)
        finally:
            self.seen_by = ()


def telling(record: Record, game: Game[Any]) -> Work[tuple[Luck, ...] | None]:
    """The luck of a recorded game, a move at a time; None where the game tells nothing of it.

    What lay on the table before the first move was the same for everybody and is no part of it.
    """
    reader = game.luck()
    if reader is None:
        return None
    found: dict[tuple[str, int | None], Share] = {}
    state, _ = begin(record, game, heard=False)
    for number, move in enumerate(record.moves, 1):
        if move.drawn:
            chance = HeardChance(move.drawn, state, reader, (move.seat, game.read(move.action)))
            replay_move(game, state, number, move, chance=chance)
            for lot in chance.lots:
                key = lot.measure, lot.seat
                found[key] = found.get(key, Share()).with_lot(lot)
        else:
            replay_move(game, state, number, move)
        yield
    return tuple(summed(reader.measures(), found, record.seats))


def summed(measures: Sequence[Measure], found: dict[tuple[str, int | None], Share], seats: int) -> list[Luck]:
    """The measures of which there was anything, in the order of the game."""
    lucks = []
    for measure in measures:
        if (shared := found.get((measure.name, None))) is not None:
            lucks.append(Luck(measure, (shared,), True))
        shares = [found.get((measure.name, seat), Share()) for seat in range(seats)]
        if any(share.draws for share in shares):
            lucks.append(Luck(measure, tuple(shares), False))
    return lucks
