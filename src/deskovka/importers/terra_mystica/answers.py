"""What a log answers to a question of our rules."""

from __future__ import annotations

from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import COLOURS, Hex
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import CULT_ORDER, POWER, Climb, Stay, UseKey
from deskovka.games.terra_mystica.factions import FactionId
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.leech import CultistsStep, Decline, Leech, TakePower, possible
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.special_actions import ChooseCult, Sandstorm
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE, Build, TakeStep, Transform
from deskovka.importers.terra_mystica.commands import (
    NoCommand,
    conversions_of,
    hex_of,
    plain_action,
    transform_to,
)
from deskovka.importers.terra_mystica.stream import Command, Stream

Question = Decision[Any, Any]


def find_action(state: TerraMysticaState, question: Question, seat: int, stream: Stream) -> Action:
    """The next action of a faction; commands it consists of are taken from its rows."""
    if stream.expanded:
        return stream.expanded.popleft()
    if isinstance(question, TakePower):
        return leech_answer(state, question, seat, stream)
    if isinstance(question, UseKey):
        return key_answer(question, stream)
    if isinstance(question, BonusSpades) and not stream.uses_bonus_spade():
        return DONE
    if isinstance(question, OwnChoices) and question.steps:  # the site takes them at once
        return TakeStep(CULT_ORDER[question.steps[0]])
    found = stream.next_command()
    while found and found[0] == "ignored" and not isinstance(question, UseSpades):
        stream.take_command()
        found = stream.next_command()
    if isinstance(question, (ChooseCult, CultistsStep)) and not says_cult(found, stream):
        return late_step(state, seat, stream)
    if is_done(state, question, found):
        return DONE
    if found is None:
        raise NoCommand("the log has nothing more for this faction")
    if not found[0]:
        raise NoCommand(f"{stream.rows[0].commands[0]!r} is not understood")
    stream.take_command()
    return translate(state, question, seat, stream, found)


def says_cult(found: Command | None, stream: Stream) -> bool:
    """Whether the row goes on with the cult, or with conversions before it."""
    kind = found[0] if found else ""
    return kind == "step" or kind in ("burn", "convert") and stream.row_has_step()


def is_done(state: TerraMysticaState, question: Question, found: Command | None) -> bool:
    """Whether the log has nothing more to say to a question that may be left."""
    if isinstance(question, FinishTurn):
        return found is None or not belongs_to_turn(state, question, found)
    if isinstance(question, UseSpades):
        return found is None or found[0] == "ignored"
    if isinstance(question, OwnChoices):
        return found is None and not question.favors and not question.towns
    return found is None and isinstance(question, TakeTurn) and question.second


def belongs_to_turn(state: TerraMysticaState, question: FinishTurn, found: Command) -> bool:
    """Conversions after the action, and the dwelling on a hex that was just transformed."""
    kind, words = found
    if kind == "build":
        return bool(question.hexes >> hex_of(words[0]) & 1)
    # In the first half of a double turn conversions belong to the second one.
    doubled = any(isinstance(task, TakeTurn) and task.second for task in state.agenda)
    return kind in ("burn", "convert", "connect", "dig") and not doubled


def key_answer(question: UseKey, stream: Stream) -> Action:
    """The site climbs whenever it can, unless the marker was stepped back before."""
    return (Stay if question.cult.value in stream.stays else Climb)(question.cult)


def leech_answer(state: TerraMysticaState, question: TakePower, seat: int, stream: Stream) -> Action:
    builder = FactionId(state.factions[question.builder])
    row, taken, next_one = stream.find_leech(builder.replace("_", ""), question.offer)
    if not taken or row is None:
        return Decline(question.offer, builder)
    if not next_one:
        power = possible(state, seat, question.offer)
        stream.go_ahead(row, power, points=1 - power)
    return Leech(question.offer, builder)


def late_step(state: TerraMysticaState, seat: int, stream: Stream) -> Action:
    """The site lets a player choose the cult some rows later; until then the log's track is behind ours."""
    row, cult = stream.find_step()
    step = state.cults[seat * CULTS + CULT_NAMES.index(cult)] + 1
    stream.go_ahead(row, POWER.get(step, 0), cult=cult)
    return TakeStep(CULT_ORDER[CULT_NAMES.index(cult)])


def translate(
    state: TerraMysticaState, question: Question, seat: int, stream: Stream, found: Command
) -> Action:
    """A command as an action of ours; what is more than one action waits in the stream."""
    kind, words = found
    if kind == "dig":
        stream.dug = int(words[0] or 1)
        return find_action(state, question, seat, stream)
    if kind == "back":
        stream.stays.add(words[0].upper())
        return find_action(state, question, seat, stream)
    if kind == "convert":
        first, *rest = conversions_of(*words)
        stream.expanded.extend(rest)
        return first
    if kind == "tile":
        stream.expanded.extend([plain_action(state, seat, kind, words)] * (int(words[0] or 1) - 1))
    if kind == "transform":
        free = question.spades.free if isinstance(question, (UseSpades, BonusSpades)) else 0
        spades, stream.dug = free + stream.dug, 0
        return transform_to(state, seat, words[0], words[1], spades)
    if kind == "build" and isinstance(question, (TakeTurn, UseSpades, Sandstorm)):
        return build(state, question, seat, stream, hex_of(words[0]))
    return plain_action(state, seat, kind, words)


def build(state: TerraMysticaState, question: Question, seat: int, stream: Stream, hex: Hex) -> Action:
    """A build command also transforms the hex to home first, if it is not."""
    home = state.faction(seat).home
    stream.dug = 0
    if state.terrain[hex] == home and isinstance(question, TakeTurn):
        return Build(hex)
    if state.terrain[hex] == home:  # transformed before in this action
        stream.expanded.append(Build(hex))
        return DONE
    change = Transform(hex, COLOURS[home])
    if isinstance(question, UseSpades) and spades_are_left(state, seat, change):
        stream.expanded.append(DONE)
    stream.expanded.append(Build(hex))
    return change


def spades_are_left(state: TerraMysticaState, seat: int, change: Transform) -> bool:
    """Whether our rules will ask for a further hex before the dwelling."""
    probe = state.copy()
    probe.agenda = probe.agenda[-1:]
    try:
        GAME.apply(probe, seat, change, ScriptedChance(()), heard=False)
    except IllegalAction:
        return False
    return isinstance(GAME.decision(probe), UseSpades)
