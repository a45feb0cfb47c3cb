"""Plays a log through our rules: whatever they ask, the log answers; after every row both are compared."""

from __future__ import annotations

import json
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.codec import codec
from deskovka.core.errors import SetupError
from deskovka.core.game import Decision, Play
from deskovka.core.notation import Action
from deskovka.core.record import Move, Record
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import UseKey
from deskovka.games.terra_mystica.ending import FinalPoints, ScoreGame, turn_to_coins
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.leech import CultistsStep, Leech, SettleEvent
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.rounds import BeginRound, BonusSpades, EndRound, cult_bonus, income
from deskovka.games.terra_mystica.setup import FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE
from deskovka.importers.result import ASKED, ENDS, SILENT, Departure, Difference, Imported, LogError, Saying
from deskovka.importers.terra_mystica.answers import find_answer
from deskovka.importers.terra_mystica.commands import NoCommand
from deskovka.importers.terra_mystica.compare import difference
from deskovka.importers.terra_mystica.departures import cause_of, thrown_away, without
from deskovka.importers.terra_mystica.ledger import Change, Held, change, effect, held, make, set_held
from deskovka.importers.terra_mystica.log import Command, Log, Row, read_log
from deskovka.importers.terra_mystica.options import setup_options
from deskovka.importers.terra_mystica.queue import Offer, Queue

ORDERED = (TakeTurn, FirstDwelling, FirstScroll)  # whose turn it is (TM-4.4)
Question = Decision[Any, Any]


class Stop(Exception):
    """The log and our rules disagree, or a player left."""

    def __init__(self, found: Difference | None = None, dropped: str = "") -> None:
        super().__init__(str(found))
        self.found = found
        self.dropped = dropped


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
    """One log while it is played: `state` is our game, `ledger` what everybody has by the order of the log."""

    def __init__(self, log: Log, options: dict[str, str]) -> None:
        self.log = log
        setup = GAME.recorded_setup(len(log.factions), options)
        self.record = Record.of(GAME, setup)
        self.record.names = list(log.factions)
        chance = ScriptedChance(())
        self.state: TerraMysticaState = GAME.new_game(setup, chance)
        self.record.dealt = chance.take_drawn()
        self.ledger = self.state.copy()
        self.play = Play(self.state, chance, heard=False)
        self.queues = [
            Queue(faction, [row for row in log.rows if row.faction == faction]) for faction in log.factions
        ]
        self.marked = any(row.values for row in log.rows)  # a ledger stands beside the commands
        self.departures: list[Departure] = []
        self.changed: set[int] = set()  # seats that something was changed for by a step of ours
        self.departed = False  # in the steps of the move that is being made
        self.moves = 0  # changes made so far
        self.agreed = 0
        self.last_line = 0  # of the last action
        self.final: list[FinalPoints] = []
        self.before_end: list[Held] = []  # what everybody had before the final scoring

    def run(self) -> Imported:
        found, dropped = None, ""
        try:
            for seat in range(len(self.queues)):
                self.settle(seat)
            while question := GAME.decision(self.state):
                self.answer(question)
            self.check_end()
        except Stop as stop:
            found, dropped = stop.found, stop.dropped
        over = GAME.over(self.state)
        points = self.ledger.points if self.marked else self.state.points
        scores = tuple(zip(self.log.factions, points)) if over and not found and not dropped else ()
        if over:
            self.record.scores = tuple(self.state.points)
        rows = len(self.log.rows)
        return Imported(self.record, rows, self.agreed, found, dropped, scores, tuple(self.departures))

    # playing

    def answer(self, question: Question) -> None:
        """Find the log's answer to what our rules ask, and play it."""
        seat = question.seats[0]
        queue = self.queues[seat]
        if thrown := thrown_away(question, queue):
            rule = GAME.why_not(self.state, seat, DONE) if isinstance(question, OwnChoices) else None
            self.state.agenda[-1:] = without(question, thrown)
            self.note_departure(queue.take(thrown), rule or question.rule)
            self.run_steps()
            self.begin_record()
            self.settle(seat)
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
        for changed in {seat, *self.changed}:
            self.settle(changed)
        self.changed.clear()
        if queue.ahead:
            self.compare_tables(seat)

    def no_answer(self, question: Question, queue: Queue, why: str) -> Stop:
        command = queue.of_turn()
        if command and command.kind == "drop":
            return Stop(dropped=left_at(command.row))
        if command is None and isinstance(question, TakeTurn) and (income := queue.find("income")):
            text = income.row.text
            return self.stop(income.row, "turn", text, "this faction is still to act", "TM-4.8")
        row = command.row if command else queue.rows[0] if queue.rows else None
        if why in SILENT:
            on_turn = Saying(f"{queue.faction} is on turn", "says-on-turn", faction=queue.faction)
            ends = row is None and not any(other.rows for other in self.queues)
            return self.stop(row, "command", ENDS if ends else why, on_turn, question.rule)
        asked = type(question).__name__
        expected = Saying(f"wait for {asked}", ASKED, question=asked)
        return self.stop(row, "command", why, expected, question.rule)

    def check_order(self, row: Row) -> None:
        """TM-4.4: whose turn it is by our rules must be whose turn it was."""
        if row.line < self.last_line:
            order = f"line {row.line} before line {self.last_line}"
            logged = Saying(order, "says-before", line=row.line, last=self.last_line)
            raise self.stop(row, "turn order", logged, "after it", "TM-4.4")
        self.last_line = row.line

    def make_move(self, seat: int, action: Action, command: Command | None) -> None:
        """As the contract applies an action, but watching what it and each step change."""
        state = self.state
        rule = GAME.why_not(state, seat, action)
        if rule is not None and not self.play_in_their_order(seat, action, command):
            row = command.row if command else self.queues[seat].row
            raise self.stop(row, "move", str(action), "it is forbidden", rule)
        buildings = len(state.built)
        decision: Any = state.agenda[-1]
        if command is not None:
            self.note(seat, decision, action, command)
        state.agenda.pop()
        decision.resolve(state, seat, action, self.play)
        self.record.moves.append(Move(seat, str(action)))
        if command is not None:
            for hex in state.built[buildings:]:
                self.note_offers(seat, command.row, hex)
        self.run_steps()
        if self.departed:
            self.departed = False
            self.begin_record()

    def run_steps(self) -> None:
        """Run on until somebody must decide."""
        agenda = self.state.agenda
        while agenda and (task := agenda[-1]).automatic:
            agenda.pop()
            self.run_step(task)

    def note(self, seat: int, decision: Question, action: Action, command: Command) -> None:
        """Keep with a command what its action is about to change."""
        if isinstance(decision, BonusSpades):
            return  # the site pays for these spades when they are gained
        if isinstance(action, Leech):
            self.keep(command, Change(leeched=action.offer))
        else:
            self.keep(command, effect(self.state, decision, seat, action))
        if isinstance(action, Leech) or isinstance(decision, CultistsStep):
            self.queues[seat].ahead.append(command)

    def keep(self, command: Command, done: Change) -> None:
        """Keep a change with its command, and when it was made."""
        self.moves += 1
        command.played = self.moves
        command.changes.append(done)

    def note_offers(self, seat: int, row: Row, hex: int) -> None:
        state, label = self.state, self.queues[seat].faction.replace("_", "")
        near = directly_adjacent(state, 1 << hex)
        for other, queue in enumerate(self.queues):
            if other != seat and (hexes := near & state.own[other]):
                power = power_value(state, other, hexes)
                row.offers[other] = row.offers.get(other, 0) + power
                queue.offers.append(Offer(label, power, row.line))

    # what happens by itself

    def run_step(self, task: Any) -> None:
        """Run a step of ours; what a phase brings belongs to the rows that tell of it."""
        if isinstance(task, BeginRound):
            self.check_round()
            self.run_phase(task, "income")
        elif isinstance(task, EndRound):
            self.run_phase(task, "cult_income")
        elif isinstance(task, SettleEvent):
            self.run_settling(task)
        elif isinstance(task, ScoreGame):
            self.check_round()
            self.before_end = [held(self.state, seat) for seat in range(self.state.seats)]
            self.play.heard = True
            task.run(self.state, self.play)
            self.final = [event for event in self.play.events if isinstance(event, FinalPoints)]
        else:
            task.run(self.state, self.play)

    def run_phase(self, task: Any, kind: str) -> None:
        """Income and cult bonuses: everybody has a row of his own for them."""
        state = self.state
        before = [held(state, seat) for seat in range(state.seats)]
        goods = [
            (cult_bonus if kind == "cult_income" else income)(state, seat) for seat in range(state.seats)
        ]
        task.run(state, self.play)
        for seat, queue in enumerate(self.queues):
            command = queue.find(kind)
            if command is None:
                continue
            command.used = True
            self.keep(command, change(before[seat], held(state, seat))._replace(gained=goods[seat].power))
            if (spades := goods[seat].spades) and (paid := pay_for_spades(state, seat, spades)) != Change():
                self.keep(command, paid)
                queue.ahead.append(command)
            self.changed.add(seat)

    def run_settling(self, task: SettleEvent) -> None:
        """TM-28.4: the Cultists gain a power as soon as all refuse; in the log when the last one has answered."""
        state, seat, leeched = self.state, task.builder, self.state.leeched
        before = held(state, seat)
        task.run(state, self.play)
        if not state.faction(seat).cult_step_for_leech or leeched > 0 or not state.switches.cultist_errata:
            return
        queue = self.queues[seat]
        command = queue.find("consolation") if leeched == 0 else queue.unasked_consolation()
        if command is None:
            if leeched == 0 and queue.row is not None:
                set_held(state, seat, before)
                self.note_row(queue.row, "cultists-no-power", "TM-28.4")
                self.departed = True
            return
        command.used = True
        self.keep(command, Change(gained=1))
        queue.ahead.append(command)
        self.changed.add(seat)

    def check_round(self) -> None:
        """When a round is over nothing of it may be left in the log."""
        for queue in self.queues:
            command = queue.left_over(self.last_line) if self.state.round else None
            if command is None:
                continue
            if command.kind == "leech":
                text = " ".join(filter(None, command.words))
                raise self.stop(command.row, "leech offers", text, "nothing like it was offered", "TM-13.2")
            raise self.stop(command.row, "turn", command.text, "the round is over", "TM-4.8")

    # comparing

    def settle(self, seat: int) -> None:
        """Compare the rows of a faction that have been played."""
        queue = self.queues[seat]
        if queue.pending or self.asks_more(seat):
            return
        while queue.complete():
            row = queue.rows.popleft()
            for command in row.commands:
                queue.come_to(command)
                for done in command.changes:
                    make(self.ledger, seat, done)
            self.compare(row, seat)

    def asks_more(self, seat: int) -> bool:
        """Whether something is still open of what the last command said."""
        question = GAME.decision(self.state)
        if question is None or question.seats[0] != seat:
            return False
        return isinstance(question, UseKey) or isinstance(question, OwnChoices) and question.steps is not None

    def compare(self, row: Row, seat: int) -> None:
        if found := difference(row, held(self.ledger, seat)):
            raise Stop(found)
        self.agreed += 1

    def compare_tables(self, seat: int) -> None:
        """Where an answer stands later in the log than our rules ask for it, both must come to the same in the end."""
        queue, question = self.queues[seat], GAME.decision(self.state)
        if question is None or isinstance(question, BonusSpades) or not queue.in_step():
            return
        if self.marked and (theirs := held(self.ledger, seat)) != held(self.state, seat):
            self.depart(seat, theirs, queue.latecomer())
        queue.catch_up()

    def play_in_their_order(self, seat: int, action: Action, command: Command | None) -> bool:
        """What our rules refuse may be possible with what the faction has by the order of the log."""
        queue = self.queues[seat]
        if not queue.ahead or command is None:
            return False
        now = self.ledger.copy()
        for done in queue.changes_until(command):
            make(now, seat, done)
        ours, theirs = held(self.state, seat), held(now, seat)
        set_held(self.state, seat, theirs)
        if ours == theirs or GAME.why_not(self.state, seat, action) is not None:
            set_held(self.state, seat, ours)
            return False
        self.depart(seat, theirs, queue.latecomer(command))
        return True

    def depart(self, seat: int, theirs: Held, cause: Command) -> None:
        """Go on with what the faction has at the other table."""
        set_held(self.state, seat, theirs)
        self.note_departure(cause)
        self.begin_record()

    def note_departure(self, command: Command, rule: str = "") -> None:
        name, broken = cause_of(command)
        self.note_row(command.row, name, rule or broken)

    def note_row(self, row: Row, name: str, rule: str) -> None:
        found = Departure(row.line, f"{row.faction}: {row.text}", name, rule)
        if found not in self.departures:
            self.departures.append(found)

    def begin_record(self) -> None:
        """From here on the game is another one than our rules would have made: the record begins anew."""
        self.record.position = json.dumps(codec(GAME.values).encode(self.state), separators=(",", ":"))
        self.record.moves.clear()

    # the end

    def check_end(self) -> None:
        """The rows of the final scoring, and whatever is left."""
        for seat, queue in enumerate(self.queues):
            self.settle(seat)
            if self.marked and queue.ahead and held(self.ledger, seat) != self.before_end[seat]:
                self.note_departure(queue.latecomer())
            while queue.rows:
                row = queue.rows.popleft()
                for command in row.commands:
                    self.final_command(seat, command)
                self.compare(row, seat)
        missing = [event for event in self.final if event.what != "resources"]
        if missing:
            faction, what = self.log.factions[missing[0].seat], missing[0].what
            raise self.stop(None, points_for(what), "nothing", f"{faction} {missing[0].points}", "TM-24.1")

    def final_command(self, seat: int, command: Command) -> None:
        """TM-24: what a command of the final scoring changes."""
        if command.kind == "drop":
            raise Stop(dropped=left_at(command.row))
        if command.kind == "resources":
            self.ledger.points[seat] += turn_to_coins(self.ledger, seat)
        elif command.kind == "final":
            logged, what = command.words
            mine = [event for event in self.final if event.seat == seat and event.what.casefold() == what]
            ours = mine[0].points if mine else 0
            if ours != int(logged):
                raise self.stop(command.row, points_for(what), logged, str(ours), "TM-24.4")
            for event in mine:
                self.final.remove(event)
            self.ledger.points[seat] += ours
        elif command.kind != "nothing" and not command.used:
            raise self.stop(command.row, "command", command.text, "the game is over", GAME.end_rule)

    def stop(self, row: Row | None, field: str, logged: str, ours: str, rule: str) -> Stop:
        line = row.line if row else self.log.rows[-1].line
        what = f"{row.faction}: {row.text}" if row else "the end of the log"
        return Stop(Difference(line, what, field, logged, ours, rule))


def points_for(what: str) -> Saying:
    """What the final scoring gives points for: a cult, or the largest area."""
    return Saying(f"points for {what}", "says-points-for", what=what.casefold())


def left_at(row: Row) -> Saying:
    """Who left the game, and where."""
    return Saying(f"{row.faction}, line {row.line}", "says-left", faction=row.faction, line=row.line)


def pay_for_spades(state: TerraMysticaState, seat: int, spades: int) -> Change:
    """What abilities pay for the spades of a cult; the site pays it when they are gained (TM-41.6)."""
    faction = state.faction(seat)
    power = faction.power_per_spade if state.has(seat, Kind.SH) else 0
    return Change(points=spades * faction.vp_per_spade, gained=spades * power)
