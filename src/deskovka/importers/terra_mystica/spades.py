"""Digging, transforming and building: what the site says in one way and our rules in another.

On the site spades are gained first and put to use later; by our rules a spade is bought when it is used.
"""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import SPADES
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.special_actions import Sandstorm
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.terraforming import TRANSFORMS
from deskovka.games.terra_mystica.words import DONE, Build
from deskovka.importers.terra_mystica.commands import goal_of, hex_of, towards
from deskovka.importers.terra_mystica.log import Command
from deskovka.importers.terra_mystica.queue import Queue

Answer = tuple[Action, Command | None]
PLACED = ("transform", "build")  # commands that put spades to use


def is_for_spades(
    state: TerraMysticaState, question: Decision[Any, Any], seat: int, command: Command
) -> bool:
    """Whether a command is about spades that may be used now, or about the dwelling that follows them."""
    if command.kind not in ("dig", "transform", "build"):
        return False
    if not isinstance(question, FinishTurn):
        return True
    target = command if command.kind != "dig" else _target_of(command)
    turned = question.spades.touched()
    if target is None or not turned:
        return False
    hex = hex_of(target.words[0])
    return bool(turned >> hex & 1) or bool(question.spades.free) and command.kind == "transform"


def _target_of(dig: Command) -> Command | None:
    """What the spades that are bought are for."""
    after = dig.row.commands[dig.row.commands.index(dig) + 1 :]
    return next((command for command in after if command.kind in PLACED), None)


def spades_answer(
    state: TerraMysticaState, question: Decision[Any, Any], seat: int, queue: Queue, command: Command
) -> Answer | None:
    """The transformation or the dwelling that a command stands for; None: it stands for nothing more."""
    free = question.spades.free if isinstance(question, UseSpades) else 0
    if state.faction(seat).power_per_spade:
        # What a spade brings may pay for the next, so each is used as soon as the site gives it.
        gained = free
        if command.kind == "dig":
            queue.take(command)
            gained += int(command.words[0] or 1)
        if gained:
            return _use_at_once(state, seat, queue, gained)
    if command.kind == "dig":
        queue.take(command)
        queue.dug += int(command.words[0] or 1)
        return None
    hex, goal = goal_of(state, seat, command, free + queue.dug)
    if isinstance(question, Sandstorm):
        goal = state.faction(seat).home
    if state.terrain[hex] != goal:
        queue.dug = 0
        if command.kind == "transform":
            queue.take(command)
        queue.row = command.row
        return TRANSFORMS[hex][goal], command
    return _finished(state, question, seat, queue, command)


def _finished(
    state: TerraMysticaState, question: Decision[Any, Any], seat: int, queue: Queue, command: Command
) -> Answer | None:
    """The hex has the terrain it should have: what is left is the dwelling."""
    if command.kind == "build":
        if isinstance(question, UseSpades):
            return DONE, None
        return Build(hex_of(command.words[0])), queue.take(command)
    queue.take(command)
    if state.faction(seat).power_per_spade:  # its spades were used before
        return None
    return TRANSFORMS[hex_of(command.words[0])][state.terrain[hex_of(command.words[0])]], command


def _use_at_once(state: TerraMysticaState, seat: int, queue: Queue, spades: int) -> Answer | None:
    """Put spades on the hexes that the row names next, in its order."""
    found: list[Answer] = []
    for command in queue.in_row(*PLACED):
        hex, goal = goal_of(state, seat, command, spades)
        used = min(spades, SPADES[state.terrain[hex]][goal])
        if used:
            found.append((TRANSFORMS[hex][towards(state.terrain[hex], goal, used)], queue.last))
            spades -= used
        if not spades:
            break
    if not found:
        return None
    queue.pending.extend(found[1:])
    return found[0]


def bonus_answer(state: TerraMysticaState, question: BonusSpades, seat: int, queue: Queue) -> Answer:
    """The spades of a cult: a transformation before anything else, or in the row of the income; otherwise none."""
    command = queue.of_turn()
    if command is None:
        income = queue.find("income")
        after = income.row.commands if income else []
        command = next((c for c in after if c.kind == "transform" and not c.used), None)
    if command is None or command.kind != "transform":
        if command is not None and command.kind == "thrown":
            queue.take(command)
        return DONE, None
    queue.take(command)
    hex, goal = goal_of(state, seat, command, question.spades.free)
    return TRANSFORMS[hex][goal], command
