"""A position as the terminal draws it: what environments show when they are asked to render themselves."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from deskovka.core.game import Seat
from deskovka.registry import part
from deskovka.research.course import Course
from deskovka.research.naming import agents_of
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

WIDTH = 120


def drawn(course: Course, seat: Seat | None = None, language: str = "en") -> str:
    """What a seat (None: a spectator) sees of the table."""
    paper = StringIO()
    screen = Screen(True, Console(file=paper, width=WIDTH, color_system=None))
    game, seats = course.game, course.setup.seats
    face = part("terminal", game.name).FACE(game, screen, Texts(language, game.name), agents_of(seats))
    view = game.view(course.state, seat)
    for line in face.status(view):
        screen.say(line)
    face.overview(view, range(seats))
    return paper.getvalue()
