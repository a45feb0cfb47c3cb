"""Where the site is known to play otherwise than the book."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision
from deskovka.games.terra_mystica.finishing import UseSpades
from deskovka.games.terra_mystica.special_actions import SpecialChoice
from deskovka.importers.terra_mystica.log import Command
from deskovka.importers.terra_mystica.queue import Queue


def cause_of(command: Command) -> tuple[str, str]:
    """What the site does otherwise with a command, and the rule against it."""
    if command.kind == "thrown":
        return "action-thrown-away", "TM-9.16"
    if command.kind == "consolation":
        return "cultists-power-later", "TM-7.7"
    if command.kind == "unasked":
        return "void-offer-declined", "TM-28.4"
    if command.kind == "cult_income":
        return "lost-spade-paid", "TM-41.6"
    if command.kind == "step":
        return "cult-step-later", "TM-28.2"
    row = command.row
    before = row.commands[: row.commands.index(command)]
    if any(other.kind in ("burn", "convert") for other in before):
        return "sacrifice-before-answer", "TM-13.13"
    return "answer-later", "TM-7.7"


def thrown_away(question: Decision[Any, Any], queue: Queue) -> Command | None:
    """What a power or special action brings is given up on the site; by our rules it must be used."""
    unused = isinstance(question, UseSpades) and not question.spades.turned and not question.optional
    if not unused and not isinstance(question, SpecialChoice):
        return None
    command = queue.next_in_row()
    return command if command and command.kind == "thrown" else None
