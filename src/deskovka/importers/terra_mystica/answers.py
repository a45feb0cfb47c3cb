"""What a log answers to a question of our rules."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import CULT_ORDER, TOP, Climb, Stay, UseKey, top_is_free
from deskovka.games.terra_mystica.factions import FactionId
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.leech import CultistsStep, Decline, Leech, TakePower
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.special_actions import ChooseCult, Sandstorm
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE, TakeStep
from deskovka.importers.result import Saying
from deskovka.importers.terra_mystica.commands import NoCommand, conversions_of, plain_action
from deskovka.importers.terra_mystica.log import Command
from deskovka.importers.terra_mystica.queue import Queue, is_step_given_up
from deskovka.importers.terra_mystica.spades import bonus_answer, is_for_spades, spades_answer

Question = Decision[Any, Any]
Answer = tuple[Action, Command | None]  # what is done, and the command it comes from
SPADES_USED = (TakeTurn, UseSpades, FinishTurn, Sandstorm)
SMALL = ("burn", "convert", "connect")  # what may stand anywhere in a turn


def find_answer(state: TerraMysticaState, question: Question, seat: int, queue: Queue) -> Answer:
    """The next action of a faction; the commands it consists of are taken from its queue."""
    if queue.pending:
        return queue.pending.popleft()
    if isinstance(question, TakePower):
        return leech_answer(state, question, queue)
    if isinstance(question, UseKey):
        return key_answer(question, queue), queue.last
    if isinstance(question, CultistsStep):
        return step_answer(queue.find_step(), queue)
    if isinstance(question, BonusSpades):
        return bonus_answer(state, question, seat, queue)
    if isinstance(question, ChooseCult) and not [
        *queue.in_row("step")
    ]:  # the cult was chosen some rows later
        return step_answer(queue.find_step(), queue)
    if isinstance(question, OwnChoices):
        return choice_answer(state, question, seat, queue)
    command = queue.next_in_row()
    if not queue.row or not isinstance(question, WITHIN_ROW) and not is_second(question):
        command = queue.of_turn()
        queue.row = command.row if command else None
    if is_done(state, question, seat, command):
        return DONE, None
    if command is None or command.kind == "income":
        raise NoCommand("the log has nothing more for this faction")
    return translate(state, question, seat, queue, command)


WITHIN_ROW = (UseSpades, FinishTurn, Sandstorm, ChooseCult)


def is_second(question: Question) -> bool:
    return isinstance(question, TakeTurn) and (question.first or question.second)


def translate(
    state: TerraMysticaState, question: Question, seat: int, queue: Queue, command: Command
) -> Answer:
    """A command as an action of ours; what is more than one action waits in the queue."""
    kind, words = command.kind, command.words
    if not kind:
        raise NoCommand(Saying(f"{command.text!r} is not understood", "says-unknown", typed=command.text))
    if isinstance(question, SPADES_USED) and is_for_spades(state, question, seat, command):
        found = spades_answer(state, question, seat, queue, command)
        return found or find_answer(state, question, seat, queue)
    if kind in ("back", "thrown"):
        queue.take(command)
        if kind == "back":
            queue.stays.add(words[0].upper())
        return find_answer(state, question, seat, queue)
    if kind == "convert":
        actions: list[Action] = [*conversions_of(*words)]
    else:
        actions = [plain_action(state, seat, kind, words)]
        if kind == "tile":
            actions *= int(words[0] or 1)
    queue.take(command)
    queue.pending.extend((more, command) for more in actions[1:])
    return actions[0], command


def is_done(state: TerraMysticaState, question: Question, seat: int, command: Command | None) -> bool:
    """Whether the log has nothing more to say to a question that may be left."""
    if isinstance(question, FinishTurn):
        return command is None or not belongs_to_turn(state, question, seat, command)
    if isinstance(question, UseSpades):
        return command is None or not (command.kind in SMALL or is_for_spades(state, question, seat, command))
    return command is None and isinstance(question, TakeTurn) and question.second


def belongs_to_turn(state: TerraMysticaState, question: FinishTurn, seat: int, command: Command) -> bool:
    """Conversions after the action, and what is still done to a hex that spades went to."""
    if command.kind not in SMALL:
        return is_for_spades(state, question, seat, command)
    if not any(isinstance(task, TakeTurn) and task.second for task in state.agenda):
        return True
    # In the first half of a double turn conversions belong to what follows them.
    later = (c for c in command.row.commands if not c.used and c.kind not in SMALL)
    following = next(later, None)
    return following is None or is_for_spades(state, question, seat, following)


def key_answer(question: UseKey, queue: Queue) -> Action:
    """The site climbs whenever it can, unless the marker was stepped back before."""
    return (Stay if question.cult.value in queue.stays else Climb)(question.cult)


def leech_answer(state: TerraMysticaState, question: TakePower, queue: Queue) -> Answer:
    """No answer is a refusal."""
    builder = FactionId(state.factions[question.builder])
    command = queue.find_answer(builder.replace("_", ""), question.offer)
    if command is not None:
        command.used = True
    if command is None or command.words[0] == "decline":
        return Decline(question.offer, builder), command
    return Leech(question.offer, builder), command


def step_answer(command: Command | None, queue: Queue) -> Answer:
    """A cult that the site lets a player choose, or a step given up, some rows later."""
    if command is None:
        raise NoCommand("the log does not say which cult")
    queue.take(command)
    if is_step_given_up(command):
        return DONE, command
    return TakeStep(CULT_ORDER[[cult.value for cult in CULT_ORDER].index(command.words[0].upper())]), command


def choice_answer(state: TerraMysticaState, question: OwnChoices, seat: int, queue: Queue) -> Answer:
    """Tiles as they stand in the row, a town first where its key is needed; the steps of a favor tile at once."""
    command = queue.next_tile()
    town = next((c for c in queue.in_row("tile") if c.words[1].startswith("tw")), None)
    if (
        town and command is town and question.favors and not question.towns
    ):  # the favor tile that founds it stands after it
        command = next((c for c in queue.in_row("tile") if c.words[1].startswith("fav")), command)
    if question.steps and not (question.towns and town and needs_key(state, seat, *question.steps)):
        return TakeStep(CULT_ORDER[question.steps[0]]), queue.last
    if command is not None and command.kind == "tile" and question.towns and town:
        favor = state.tiles.favor_index.get(command.words[1].upper())
        if favor is not None:
            tile = state.tiles.favors[favor]
            command = town if needs_key(state, seat, tile.cult, tile.steps) else command
        command = town if question.steps else command
    if command is None or command.kind not in ("tile", "back", *SMALL):
        if question.favors or question.towns:
            raise NoCommand("the log does not say which tile")
        return DONE, None
    return translate(state, question, seat, queue, command)


def needs_key(state: TerraMysticaState, seat: int, cult: int, steps: int) -> bool:
    """Whether a marker would stop below the top for want of a key."""
    now = state.cults[seat * CULTS + cult]
    return now < TOP <= now + steps and not state.keys[seat] and top_is_free(state, cult)
