"""Where the site is known to play otherwise than the book."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from deskovka.core.game import Decision
from deskovka.games.terra_mystica.choices import OwnChoices, unless_empty
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
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


TILES = {"gain_favor": "favors", "gain_tw": "towns"}  # the choice of a tile, as the site calls it


def without(question: Decision[Any, Any], thrown: Command) -> list[Any]:
    """What is left to do of a question when something of it is given up."""
    if not isinstance(question, OwnChoices):
        return [FinishTurn(question.seats)]
    field = TILES[thrown.words[0]]
    left: Any = replace(question, **{field: getattr(question, field) - 1})
    return unless_empty(left)


def thrown_away(question: Decision[Any, Any], queue: Queue) -> Command | None:
    """What an action brings is given up on the site; by our rules it must be used, and tiles must be taken."""
    if isinstance(question, OwnChoices):
        command = queue.next_tile()
        field = TILES.get(command.words[0]) if command and command.kind == "thrown" else None
        return command if field and getattr(question, field) else None
    unused = isinstance(question, UseSpades) and not question.spades.turned and not question.optional
    if not unused and not isinstance(question, SpecialChoice):
        return None
    command = queue.next_in_row()
    return command if command and command.kind == "thrown" else None
