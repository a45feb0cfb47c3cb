"""A table in words: what happened, and how the board lies, in the reader's language. The terminal's words are used."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from deskovka.core.game import Event, Seat
from deskovka.registry import part
from deskovka.server.live import LiveTable
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

WIDTH = 100  # characters; a screen reader does not mind


@cache
def texts_of(language: str, game: str) -> Texts:
    return Texts(language, game)


def face_of(live: LiveTable, language: str, written: StringIO) -> Any:
    console = Console(file=written, width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    texts = texts_of(language, live.game.name)
    names = [
        texts.t("bot", number=seat + 1, strength=texts.t(f"bot-{chair.bot}"))
        if chair.kind == "bot"
        else chair.name or str(seat + 1)
        for seat, chair in enumerate(live.chairs)
    ]
    return part("terminal", live.game.name).FACE(live.game, Screen(True, console), texts, names)


def in_words(live: LiveTable, language: str, events: Iterable[Event]) -> list[str]:
    """One line an event."""
    face = face_of(live, language, StringIO())
    return [face.describe(event) for event in events]


def spoken(live: LiveTable, language: str, state: Any, seat: Seat | None) -> list[str]:
    """The table in speaking order: for a seat that is asked its page, for anybody else an overview."""
    written = StringIO()
    face = face_of(live, language, written)
    if seat is not None and seat in live.game.waiting(state):
        face.page(Position(live.game, state, seat), [])
    else:
        view = live.game.view(state, seat)
        for line in face.status(view):
            face.screen.say(line)
        face.overview(view, range(len(live.chairs)))
    return [line.rstrip() for line in written.getvalue().splitlines() if line.strip()]
