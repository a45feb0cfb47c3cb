"""Random games by numbers, and what has to be true of the observations and answers met in them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np

from deskovka.core.game import Seat
from deskovka.research.course import Course, material


def course_of(name: str, seats: int, options: Mapping[str, str] | None = None) -> Course:
    return Course(material(name, seats, options))


def seen(course: Course, state: Any, seat: Seat) -> dict[str, Any]:
    """The arrays of a position, as lists."""
    return {name: array.tolist() for name, array in course.observer.observe(state, seat).items()}


def moments(course: Course, seed: int, answers: int = 100_000) -> Iterator[Seat]:
    """A random game, before each answer: who gives it next. Every other answer is any of those that are listed."""
    random = Random(seed)
    course.begin(random)
    for count in range(answers):
        if not course.asked:
            return
        seat = random.choice(course.asked)
        yield seat
        if count % 2:
            course.do(seat, random.choice(course.game.legal(course.state, seat)))
        else:
            course.do(seat, course.game.sample(course.state, seat, random))


def in_places(course: Course, seeds: range) -> Counter[str]:
    """How many answers had no number of their own, by kind; that none was left out is checked."""
    found: Counter[str] = Counter()
    own = course.numbering.own
    for seed in seeds:
        for seat in moments(course, seed):
            legal = course.legal(seat)
            assert len(legal) == len(course.game.legal(course.state, seat))
            found.update(type(action).__name__ for number, action in legal.items() if number >= own)
    return found


def check_observations(course: Course, seeds: range, answers: int = 100_000) -> None:
    """What looks the same to a seat has the same row, and what looks different another one."""
    game, seats = course.game, range(course.setup.seats)
    rows: dict[tuple[Seat, bytes], set[str]] = {}
    for seed in seeds:
        random = Random(seed)
        for count, _ in enumerate(moments(course, seed, answers)):
            state = course.state
            for seat in seats:
                row = course.observer.row(state, seat)
                view = json.dumps(game.view(state, seat), default=str)
                rows.setdefault((seat, row.tobytes()), set()).add(view)
                if count % 5 == 0:
                    guess = game.determinise(state, seat, random)
                    assert np.array_equal(row, course.observer.row(guess, seat))
    several = sum(len(views) > 1 for views in rows.values())
    assert len(rows) > 20
    assert several <= len(rows) // 100
