"""Guided games at tables: the moves, and what chance gives, as they stand in the record of the lesson."""

from __future__ import annotations

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Seat
from deskovka.core.lesson import LEARNER
from deskovka.core.notation import Action
from deskovka.core.record import Move
from deskovka.core.table import Trial
from deskovka.registry import lesson as find_lesson
from deskovka.registry import lesson_words
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import game_answers
from deskovka.server.refusals import Refusal


def next_move(loaded: LoadedTable) -> Move | None:
    """What the lesson goes on with; nothing at its end, and where there is none."""
    lesson = loaded.lesson
    return lesson.next_move(len(loaded.moves)) if lesson else None


def try_move(loaded: LoadedTable, seat: Seat, action: Action) -> Trial:
    """Work a move out: as the lesson has it, or freely. What the rules forbid is refused by its rule also there."""
    assert loaded.table is not None
    wanted = next_move(loaded)
    if wanted is None:
        return loaded.table.try_move(seat, action)
    if (wanted.seat, wanted.action) == (seat, str(action)):
        return loaded.table.try_move(seat, action, ScriptedChance(wanted.drawn))
    loaded.table.try_move(seat, action)
    raise Refusal(
        "lesson",
        f"the rules allow that, but the guided game goes on with: {wanted.action}",
        about={"action": wanted.action},
    )


def page(game: str, language: str) -> game_answers.LessonPage:
    """The whole lesson of a game, as it is told in a language."""
    lesson = find_lesson(game)
    if lesson is None:
        raise Refusal("no-lesson", f"{game} has no guided first game")
    words = lesson_words(game, language)
    steps = [
        game_answers.LessonStep(
            step.id,
            step.at,
            step.move or None,
            words.steps[step.id].title,
            words.steps[step.id].text,
            words.steps[step.id].todo,
            words.steps[step.id].why,
            list(step.rules),
            list(step.points),
            list(step.lit),
            [game_answers.LessonAnswer(then.at, then.move, list(then.points)) for then in step.then],
        )
        for step in lesson.steps
    ]
    return game_answers.LessonPage(game, LEARNER, len(lesson.record.moves), steps, list(words.learnt))


def require_own(loaded: LoadedTable, index: int) -> None:
    """Of a guided game only its last move can be taken back, and none that was made before it was told."""
    lesson, begun, last = loaded.lesson, len(loaded.opening.moves), len(loaded.moves) - 1
    if lesson and index < len(lesson.record.moves) and not begun <= index == last:
        raise Refusal("nothing-to-undo", "nothing of the guided game can be taken back here")
