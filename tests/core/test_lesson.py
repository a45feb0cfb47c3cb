"""Guided first games are data: each is played through by the rules, and everything it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import DataError
from deskovka.core.lesson import LEARNER, Lesson, read_lesson
from deskovka.core.replaying import retell
from deskovka.core.rules import LANGUAGES
from deskovka.core.table import Table
from deskovka.installed import NAMES
from deskovka.registry import game, lesson, lesson_words, names

POINT = re.compile(r"[a-z]+:\S.*")
LENGTH = range(10, 26)
TAUGHT = [name for name in names() if lesson(name)]


def of(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def test_every_game_of_the_project_is_taught() -> None:
    assert set(NAMES) <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_plays_through_by_the_rules_and_asks_the_learner_alone(name: str) -> None:
    """The scripted seats answer first, so that nobody waits at a table that was left, and nothing can get out of order."""
    taught, rules = of(name), game(name)
    answers = {answer.at: answer for step in taught.steps for answer in step.answers}
    pointed: tuple[str, ...] = ()  # for the answer before
    for made, (state, _) in enumerate(retell(taught.record, rules)):
        answer = answers.get(made)
        if answer:
            assert rules.waiting(state) == (LEARNER,), answer
            assert answer.move == str(rules.read(answer.move)) == taught.record.moves[made].action
            sent_along = any(answer.move in point for point in pointed)
            assert answer.points or sent_along or len(rules.legal(state, LEARNER)) == 1, answer
            pointed = answer.points
    assert LEARNER in rules.waiting(state) or rules.over(state)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_record_of_a_lesson_is_what_a_table_writes_where_it_is_played(name: str) -> None:
    """Else it would not be known again: who saw what was drawn is noted, too."""
    taught, rules = of(name), game(name)
    record = taught.record
    setup = rules.recorded_setup(record.seats, record.options)
    table = Table(rules, setup, ScriptedChance(record.dealt))
    for move in record.moves:
        table.keep(table.try_move(move.seat, rules.read(move.action), ScriptedChance(move.drawn)))
    assert table.record.moves == record.moves
    assert taught.is_followed(table.record.dealt, table.record.moves)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_begins_where_the_learner_is_asked_and_tells_something_at_its_end(name: str) -> None:
    taught = of(name)
    assert taught.steps[0].at == taught.before
    assert taught.steps[-1].at == len(taught.record.moves) and not taught.steps[-1].move
    assert len(taught.steps) in LENGTH
    assert not any(
        step.points for step in taught.steps if not step.move and step.at == len(taught.record.moves)
    )


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_is_told_in_both_languages_with_its_rules(name: str) -> None:
    taught = of(name)
    for language in LANGUAGES:
        words, rules = lesson_words(name, language), game(name).rules(language).rules
        assert list(words.steps) == [step.id for step in taught.steps]
        assert 4 <= len(words.learnt) <= 9
        for step in taught.steps:
            said = words.steps[step.id]
            assert said.title and said.text, step.id
            assert not step.move or said.todo and said.why, step.id
            assert set(step.rules) <= set(rules), step.id
            pointed = [*step.points, *(point for answer in step.answers for point in answer.points)]
            assert all(POINT.fullmatch(point) for point in pointed), step.id
            assert step.move or not step.then, step.id
    assert len({len(lesson_words(name, language).learnt) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_is_short_enough_to_be_read_beside_the_game(name: str) -> None:
    for language in LANGUAGES:
        for id, said in lesson_words(name, language).steps.items():
            assert len(said.text) + len(said.todo) + len(said.why) < 800, (language, id)


def test_a_game_without_a_lesson_has_none(tmp_path: Path) -> None:
    assert read_lesson(tmp_path) is None


def test_steps_that_do_not_fit_the_record_are_refused(tmp_path: Path) -> None:
    (tmp_path / "lesson").mkdir()
    (tmp_path / "lesson" / "game.record").write_text(
        "deskovka record 1\ngame: some\nseats: 2\n\ndeal\n0 one\n1 two\n0 three\n", "utf-8"
    )
    steps = tmp_path / "lesson" / "steps.toml"
    steps.write_text('[step.last]\nmove = "three"\n[step.end]\n', "utf-8")
    found = read_lesson(tmp_path)
    assert found is not None
    assert (found.before, [(step.id, step.at) for step in found.steps]) == (2, [("last", 2), ("end", 3)])
    steps.write_text('[step.last]\nmove = "one"\n[[step.last.then]]\nmove = "three"\n[step.end]\n', "utf-8")
    found = read_lesson(tmp_path)
    assert found is not None
    assert [[(answer.at, answer.move) for answer in step.answers] for step in found.steps] == [
        [(0, "one"), (2, "three")],
        [],
    ]
    steps.write_text('[step.last]\nmove = "three"\nthen = "two"\n', "utf-8")
    with pytest.raises(DataError, match="then expected a list of tables"):
        read_lesson(tmp_path)
    steps.write_text('[step.last]\nmove = "one"\n', "utf-8")
    with pytest.raises(DataError, match="are not the last ones of the first seat"):
        read_lesson(tmp_path)
