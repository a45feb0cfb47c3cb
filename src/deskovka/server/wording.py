"""A table in words: what happened, and how the board lies as the terminal says it, without its commands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from deskovka.core.game import Event, Seat
from deskovka.registry import part
from deskovka.server import known
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages.answers import Spoken, SpokenPart
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer
from deskovka.terminal.face import Face
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from deskovka.text.telling import Teller


@cache
def texts_of(language: str, game: str) -> Texts:
    return Texts(language, game)


def names_of(loaded: LoadedTable, texts: Texts) -> list[str]:
    """What the players are called; those of one name are told apart by the number of their seat."""
    names = [
        texts.t("bot-short", number=number) if chair.kind == "bot" else chair.name or str(number)
        for number, chair in enumerate(loaded.chairs, 1)
    ]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def face_of(loaded: LoadedTable, language: str) -> Face:
    console = Console(file=StringIO(), color_system=None, force_terminal=False)
    texts = texts_of(language, loaded.game.name)
    face: Face = part("terminal", loaded.game.name).FACE(
        loaded.game, Screen(True, console), texts, names_of(loaded, texts)
    )
    face.set_up(loaded.opening.options)
    return face


def in_words(loaded: LoadedTable, language: str, events: Iterable[Event | None]) -> list[str]:
    """One line an event; an empty one for what is not told."""
    texts, told = texts_of(language, loaded.game.name), loaded.shown
    teller = Teller(texts, names_of(loaded, texts), loaded.opening.options)
    return [told.sentence(event, language, teller.tell) if event else "" for event in events]


def laid_out(loaded: LoadedTable, language: str, state: Any) -> list[str]:
    """What everybody sees on the table before the first move."""
    return face_of(loaded, language).laid_out(loaded.game.view(state, None))


def spoken(loaded: LoadedTable, language: str, state: Any, seat: Seat | None) -> Spoken:
    """The table in speaking order, from where a seat sits or, without one, from where a spectator stands."""
    face = face_of(loaded, language)
    view = loaded.game.view(state, seat)
    parts = [SpokenPart(title, lines) for title, lines in face.parts_in_words(view, seat)]
    if seat is None or seat not in loaded.game.waiting(state):
        return Spoken(face.status(view), None, parts)
    position = Position(loaded.game, state, seat)
    return Spoken(face.in_words(position), face.question(position), parts)


def spoken_table(loaded: LoadedTable, viewer: Viewer, language: str, seat: Seat | None) -> Spoken:
    """The table in words, for one of the viewer's seats or, without one, for a spectator."""
    known.record_now(loaded)  # refused before the start
    if seat is not None and seat not in loaded.held(viewer):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    return spoken(loaded, language, loaded.state, seat)
