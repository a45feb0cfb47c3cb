"""Plays a log through our rules: whatever they ask, the log answers; after every row both are compared."""

from __future__ import annotations

from typing import Any

from deskovka.core.errors import SetupError
from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.core.record import Move
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.leech import CultistsStep, Leech
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.setup import FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE
from deskovka.importers.result import ASKED, ENDS, SILENT, Imported, LogError, Saying
from deskovka.importers.terra_mystica.answers import find_answer
from deskovka.importers.terra_mystica.commands import NoCommand
from deskovka.importers.terra_mystica.departures import thrown_away, without
from deskovka.importers.terra_mystica.final_rows import Ending
from deskovka.importers.terra_mystica.ledger import Change, play_and_watch
from deskovka.importers.terra_mystica.log import Command, Log, Row, read_log
from deskovka.importers.terra_mystica.options import setup_options
from deskovka.importers.terra_mystica.queue import Offer, Queue
from deskovka.importers.terra_mystica.steps import Steps
from deskovka.importers.terra_mystica.tables import Stop, Tables, left_at

ORDERED = (TakeTurn, FirstDwelling, FirstScroll)  # whose turn it is (TM-4.4)
Question = Decision[Any, Any]


def import_log(text: str, tiles: str = "") -> Imported:
    """Replay a log of the online site; `tiles` names a further tile file."""
    log = read_log(text)
    options = setup_options(log, tiles)
    try:
        replay = Replay(log, options)
    except SetupError as error:
        line = log.tile_lines.get(str(error.about.get("code")), log.rows[0].line)
        raise LogError(f"line {line}: {error}", "log-setup", line=line) from error
    return replay.run()


class Replay:
    """One log while it is played: our rules ask, the log answers."""

    def __init__(self, log: Log, options: dict[str, str]) -> None:
        self.tables = Tables(log, options)
        self.steps = Steps(self.tables)
        self.state = self.tables.state
        self.queues = self.tables.queues

    def run(self) -> Imported:
        found, dropped = None, ""
        try:
            for seat in range(len(self.queues)):
                self.tables.settle(seat)
            while question := GAME.decision(self.state):
                self.answer(question)
            Ending(self.tables, self.steps).check()
        except Stop as stop:
            found, dropped = stop.found, stop.dropped
        over = GAME.over(self.state)
        points = self.tables.ledger.points if self.tables.marked else self.state.points
        scores = tuple(zip(self.tables.log.factions, points)) if over and not found and not dropped else ()
        if over:
            self.tables.record.scores = tuple(self.state.points)
        rows = len(self.tables.log.rows)
        return Imported(
            self.tables.record,
            rows,
            self.tables.agreed,
            found,
            dropped,
            scores,
            tuple(self.tables.departures),
        )

    def answer(self, question: Question) -> None:
        """Find the log's answer to what our rules ask, and play it."""
        seat = question.seats[0]
        queue = self.queues[seat]
        if thrown := thrown_away(question, queue):
            rule = GAME.why_not(self.state, seat, DONE) if isinstance(question, OwnChoices) else None
            self.state.agenda[-1:] = without(question, thrown)
            self.tables.note_departure(queue.take(thrown), rule or question.rule)
            self.steps.run()
            self.tables.begin_record()
            self.tables.settle(seat)
            return
        try:
            action, command = find_answer(self.state, question, seat, queue)
        except NoCommand as error:
            raise self.no_answer(question, queue, error.args[0]) from None
        except ValueError:  # a word that our notation has not
            command = queue.of_turn()
            typed = command.text if command else ""
            unknown = Saying(f"{typed!r} is not understood", "says-unknown", typed=typed)
            raise self.no_answer(question, queue, unknown) from None
        if isinstance(question, ORDERED) and command and type(action) not in FREE:
            self.check_order(command.row)
        self.make_move(seat, action, command)
        for changed in {seat, *self.steps.changed}:
            self.tables.settle(changed)
        self.steps.changed.clear()
        if queue.ahead:
            self.tables.compare_tables(seat)

    def no_answer(self, question: Question, queue: Queue, why: str) -> Stop:
        command = queue.of_turn()
        if command and command.kind == "drop":
            return Stop(dropped=left_at(command.row))
        if command is None and isinstance(question, TakeTurn) and (income := queue.find("income")):
            text = income.row.text
            return self.tables.stop(income.row, "turn", text, "this faction is still to act", "TM-4.8")
        row = command.row if command else queue.rows[0] if queue.rows else None
        if why in SILENT:
            on_turn = Saying(f"{queue.faction} is on turn", "says-on-turn", faction=queue.faction)
            ends = row is None and not any(other.rows for other in self.queues)
            return self.tables.stop(row, "command", ENDS if ends else why, on_turn, question.rule)
        asked = type(question).__name__
        expected = Saying(f"wait for {asked}", ASKED, question=asked)
        return self.tables.stop(row, "command", why, expected, question.rule)

    def check_order(self, row: Row) -> None:
        """TM-4.4: whose turn it is by our rules must be whose turn it was."""
        if row.line < self.tables.last_line:
            order = f"line {row.line} before line {self.tables.last_line}"
            logged = Saying(order, "says-before", line=row.line, last=self.tables.last_line)
            raise self.tables.stop(row, "turn order", logged, "after it", "TM-4.4")
        self.tables.last_line = row.line

    def make_move(self, seat: int, action: Action, command: Command | None) -> None:
        """As the contract applies an action, but watching what it and each step change."""
        state = self.state
        rule = GAME.why_not(state, seat, action)
        if rule is not None and not self.tables.play_in_their_order(seat, action, command):
            row = command.row if command else self.queues[seat].row
            raise self.tables.stop(row, "move", str(action), "it is forbidden", rule)
        buildings = len(state.built)
        self.play(seat, state.agenda.pop(), action, command)
        self.tables.record.moves.append(Move(seat, str(action)))
        if command is not None:
            for hex in state.built[buildings:]:
                self.note_offers(seat, command.row, hex)
        self.steps.run()
        if self.steps.departed:
            self.steps.departed = False
            self.tables.begin_record()

    def play(self, seat: int, decision: Any, action: Action, command: Command | None) -> None:
        """Play an action, and keep with its command what it changed."""
        state, play, keep = self.state, self.tables.play, self.tables.keep
        if command is None or isinstance(decision, BonusSpades):
            decision.resolve(state, seat, action, play)  # the site pays for these spades when they are gained
        elif isinstance(action, Leech):
            decision.resolve(state, seat, action, play)
            keep(command, Change(leeched=action.offer))
            self.queues[seat].ahead.append(command)
        else:
            keep(command, play_and_watch(state, decision, seat, action, play))
            if isinstance(decision, CultistsStep):
                self.queues[seat].ahead.append(command)

    def note_offers(self, seat: int, row: Row, hex: int) -> None:
        state, label = self.state, self.queues[seat].faction.replace("_", "")
        near = directly_adjacent(state, 1 << hex)
        for other, queue in enumerate(self.queues):
            if other != seat and (hexes := near & state.own[other]):
                power = power_value(state, other, hexes)
                row.offers[other] = row.offers.get(other, 0) + power
                queue.offers.append(Offer(label, power, row.line))
