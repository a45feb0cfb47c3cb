"""Guided first games: a recorded game, the steps in which it is taught, and what is said at each of them.

They are data in the folder of a game: `lesson/game.record` fixes set-up, chance and all moves, `lesson/steps.toml` says
where the game is stopped to tell something, `text/lesson.LANGUAGE.toml` what is told. The learner has the first seat.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from deskovka.core.data import entries_of_file
from deskovka.core.errors import DataError
from deskovka.core.record import Move, Record
from deskovka.core.values import value

LEARNER = 0
FOLDER = "lesson"
STEP = "step"
LEARNT = "learnt"


@value
class Answer:
    """A move that goes on, with what is pointed at until it is made; `at` counts the moves of the record before it."""

    at: int
    move: str
    points: tuple[str, ...]  #: nothing: where there is nothing to choose, the page answers by itself


@value
class Step:
    """Something to look at, or the move that goes on and what else is answered before something new is told."""

    id: str
    at: int  #: the moves of the record before it
    move: str  #: nothing: only to be looked at
    rules: tuple[str, ...]
    points: tuple[str, ...]  #: what is pointed at, in the order of its use: `part:edicts`, `space:B4`
    lit: tuple[str, ...]  #: places that are lit, as the log of the game names them
    then: tuple[Answer, ...] = ()  #: after the move

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All moves of the step; none if it is only to be looked at."""
        return (Answer(self.at, self.move, self.points), *self.then) if self.move else ()


@value
class Lesson:
    """A guided game; the first `before` moves of its record are made when it begins."""

    record: Record
    before: int
    steps: tuple[Step, ...]

    def is_followed(self, dealt: Sequence[str], moves: Sequence[Move]) -> bool:
        """Whether a game has gone as this one, also when it went on after its end."""
        known = min(len(moves), len(self.record.moves))
        # As lists: compiled code compares two moves by identity.
        return list(moves[:known]) == self.record.moves[:known] and tuple(dealt) == self.record.dealt

    def next_move(self, played: int) -> Move | None:
        """What is done in the record after so many moves; nothing at its end."""
        return self.record.moves[played] if played < len(self.record.moves) else None


@value
class StepWords:
    """What is said at a step: what happens, what to do now, and why that is good."""

    title: str
    text: str
    todo: str
    why: str


@value
class LessonWords:
    """What is said in one language; `learnt` are the lines at the end."""

    steps: dict[str, StepWords]
    learnt: tuple[str, ...]


def read_lesson(folder: Path) -> Lesson | None:
    """The guided game in the folder of a game, if there is one."""
    file = folder / FOLDER / "steps.toml"
    if not file.is_file():
        return None
    record = Record.read((folder / FOLDER / "game.record").read_text("utf-8"))
    found = [
        Step(
            entry.id,
            0,
            entry.optional("move", ""),
            entry.texts("rules"),
            entry.texts("points"),
            entry.texts("lit"),
            tuple(Answer(0, then.text("move"), then.texts("points")) for then in entry.tables("then")),
        )
        for entry in entries_of_file(file, STEP)
    ]
    taught = [answer.move for step in found for answer in step.answers]
    own = [index for index, move in enumerate(record.moves) if move.seat == LEARNER]
    places = own[len(own) - len(taught) :]
    if not taught or [record.moves[place].action for place in places] != taught:
        raise DataError(
            f"{file}: the moves of the steps are not the last ones of the first seat in the record",
            "data-lesson",
            file=str(file),
        )
    return Lesson(record, places[0], tuple(_placed(found, [*places, len(record.moves)])))


def _placed(found: Iterable[Step], places: Iterable[int]) -> Iterator[Step]:
    """Each step before the move it asks for, or that is asked for after it."""
    left = iter(places)
    at = next(left)
    for step in found:
        placed = replace(step, at=at)
        if step.move:
            placed = replace(placed, then=tuple(replace(answer, at=next(left)) for answer in step.then))
            at = next(left)
        yield placed


def read_lesson_words(file: Path) -> LessonWords:
    """What is said in the language of a file."""
    steps = {
        entry.id: StepWords(
            entry.text("title"), entry.text("text"), entry.optional("todo", ""), entry.optional("why", "")
        )
        for entry in entries_of_file(file, STEP)
    }
    learnt = tomllib.loads(file.read_text("utf-8")).get(LEARNT, [])
    return LessonWords(steps, tuple(map(str, learnt)))
