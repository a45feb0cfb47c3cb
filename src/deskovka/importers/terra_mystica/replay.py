"""Plays a log through our rules: whatever they ask, the log answers; after every row both are compared."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import DeskovkaError, IllegalAction
from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.core.table import Table
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import OfferTop, TakeSteps, UseKey
from deskovka.games.terra_mystica.ending import FinalPoints
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.leech import CultistsStep, TakePower
from deskovka.games.terra_mystica.power import capacity, gain, gain_power
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.rounds import BonusSpades, cult_bonus
from deskovka.games.terra_mystica.setup import FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.state import LAST_ROUND, Source, TerraMysticaState
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import Done
from deskovka.importers.result import Difference, Imported
from deskovka.importers.terra_mystica.answers import find_action, key_answer
from deskovka.importers.terra_mystica.commands import NoCommand
from deskovka.importers.terra_mystica.compare import difference, values_of
from deskovka.importers.terra_mystica.log import Log, Row, Values, read_log
from deskovka.importers.terra_mystica.options import setup_options
from deskovka.importers.terra_mystica.stream import CULT_INCOME, INCOME, Stream, kind_of

ROW_BEGINNERS = (TakeTurn, FirstDwelling, FirstScroll, BonusSpades, CultistsStep, TakePower)
WITHIN_TURN = (OwnChoices, FinishTurn, UseSpades, UseKey, OfferTop, TakeSteps)
FINAL = re.compile(r"\+(\d+)vp for (\w+)")
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
    return Replay(log, setup_options(log, tiles)).run()


class Replay:
    """One log while it is played."""

    def __init__(self, log: Log, options: dict[str, str]) -> None:
        self.log = log
        self.table = Table(GAME, GAME.recorded_setup(len(log.factions), options), ScriptedChance(()))
        self.table.record.names = list(log.factions)
        self.streams = [
            Stream(faction, [row for row in log.rows if row.faction == faction]) for faction in log.factions
        ]
        self.agreed = 0
        self.last_line = 0  # of the last action
        self.final: list[FinalPoints] = []
        self.before_end: TerraMysticaState = self.state

    @property
    def state(self) -> TerraMysticaState:
        state: TerraMysticaState = self.table.state
        return state

    def run(self) -> Imported:
        found, dropped = None, ""
        try:
            while question := GAME.decision(self.state):
                self.answer(question)
            self.check_end()
        except Stop as stop:
            found, dropped = stop.found, stop.dropped
        scores = tuple(zip(self.log.factions, self.state.points)) if GAME.over(self.state) else ()
        return Imported(self.table.record, len(self.log.rows), self.agreed, found, dropped, scores)

    def answer(self, question: Question) -> None:
        """Find the log's answer to what our rules ask, and play it."""
        seat = question.seats[0]
        stream = self.streams[seat]
        if isinstance(question, ROW_BEGINNERS) and not (isinstance(question, TakeTurn) and question.second):
            self.skip_notes(seat, question)
            stream.inside = True
        row = stream.row
        try:
            action = find_action(self.state, question, seat, stream)
        except (NoCommand, ValueError) as error:
            expected = f"{type(question).__name__} was expected"
            raise self.stop(row, "command", str(error), expected, question.rule) from None
        if isinstance(question, (TakeTurn, FirstDwelling, FirstScroll)) and not isinstance(action, FREE):
            self.check_order(row)
        if finished := stream.finished_row():
            self.compare(seat, finished, values_of(self.probe(seat, action, finished), seat))
        self.play(seat, action, row)

    def check_order(self, row: Row | None) -> None:
        """TM-4.4: whose turn it is by our rules must be whose turn it was."""
        if row and row.line < self.last_line:
            raise self.stop(
                row, "turn order", f"line {row.line} before line {self.last_line}", "after it", "TM-4.4"
            )
        self.last_line = row.line if row else self.last_line

    def play(self, seat: int, action: Action, row: Row | None) -> None:
        before = self.state.copy()
        try:
            events = self.table.play(seat, action)
        except IllegalAction as error:
            raise self.stop(row, "move", str(action), "it is forbidden", error.rule) from None
        if isinstance(action, Done):
            self.note_offers(seat, before)
        self.take_snapshots(before)
        self.notice_consolation(seat, before)
        self.final += [event for event in events if isinstance(event, FinalPoints)]
        if GAME.over(self.state):
            self.before_end = before

    def probe(self, seat: int, action: Action, row: Row) -> TerraMysticaState:
        """The state after an action and what belongs to it, without the next phase or the next player."""
        probe = self.state.copy()
        below = takewhile(lambda task: isinstance(task, WITHIN_TURN), reversed(probe.agenda[:-1]))
        probe.agenda = [*reversed([*below]), probe.agenda[-1]]
        try:
            GAME.apply(probe, seat, action, ScriptedChance(()), heard=False)
            while isinstance(question := GAME.decision(probe), UseKey):
                answer = key_answer(question, self.streams[seat])
                GAME.apply(probe, seat, answer, ScriptedChance(()), heard=False)
        except IllegalAction as error:
            raise self.stop(row, "move", str(action), "it is forbidden", error.rule) from None
        return probe

    # what happened that rows will tell of

    def note_offers(self, builder: int, before: TerraMysticaState) -> None:
        """What is offered to whom by the buildings of a turn."""
        label = before.factions[builder].replace("_", "")
        for hex in before.built:
            for seat, stream in enumerate(self.streams):
                near = directly_adjacent(before, 1 << hex) & before.own[seat]
                if seat != builder and near:
                    stream.offers.append((label, power_value(before, seat, near)))

    def notice_consolation(self, actor: int, before: TerraMysticaState) -> None:
        """TM-28.4: the Cultists gain a power as soon as all refuse; in the log when the last one has answered."""
        if not (before.acting and self.state.acting and self.state.round == before.round):
            return
        for seat, stream in enumerate(self.streams):
            gained = capacity(before, seat) - capacity(self.state, seat)
            if seat != actor and gained:
                waiting = (row for row in stream.rows if any(c.startswith("[all") for c in row.commands))
                for row in waiting:
                    if not row.settles_power:
                        stream.go_ahead(row, gained)
                        break

    def take_snapshots(self, before: TerraMysticaState) -> None:
        """What the rows for cult bonuses and income will state."""
        after = self.state
        ended = before.acting and not (after.acting and after.round == before.round)
        for seat, stream in enumerate(self.streams):
            if ended and before.round < LAST_ROUND:
                stream.snapshots[CULT_INCOME].append(values_of(with_cult_bonus(before, seat), seat))
            if after.round != before.round:
                stream.snapshots[INCOME].append(values_of(after, seat))

    # rows without an action

    def skip_notes(self, seat: int, question: Question | None) -> None:
        """Compare rows that only report, and pass over what has no effect."""
        stream = self.streams[seat]
        while stream.rows and not stream.expanded:
            row = stream.rows[0]
            values = None
            if row.commands:
                values = self.reported(stream, row)
                if values is None and not self.has_no_effect(stream, row, question):
                    return
                row.commands.pop(0)
            if not row.commands:
                stream.rows.popleft()
                self.compare(seat, row, values or values_of(self.state, seat))

    def reported(self, stream: Stream, row: Row) -> Values | None:
        """For rows of income: the values our rules gave at that time."""
        command = row.commands[0]
        if command.startswith("drop"):
            raise Stop(dropped=f"{row.faction}, line {row.line}")
        if command not in stream.snapshots:
            return None
        if not stream.snapshots[command]:
            raise self.stop(row, "turn", row.text, "this faction is still to act", "TM-4.8")
        return stream.snapshots[command].popleft()

    def has_no_effect(self, stream: Stream, row: Row, question: Question | None) -> bool:
        command = row.commands[0]
        kind, words = kind_of(command)
        if kind == "leech":
            if isinstance(question, (TakePower, BonusSpades)):
                return False
            if stream.was_offered(words):
                return True
            raise self.stop(row, "leech offers", " ".join(words), "nothing like it was offered", "TM-13.2")
        if command.startswith(("-spade", "-free")) and isinstance(question, (UseSpades, BonusSpades)):
            return False
        return kind == "ignored"

    # comparing

    def compare(self, seat: int, row: Row, ours: Values) -> None:
        stream = self.streams[seat]
        stream.settle(row)
        found = difference(row, stream.behind(row, ours))
        if found:
            raise Stop(found)
        self.agreed += 1

    def check_end(self) -> None:
        """The rows of the final scoring, and whatever is left."""
        for seat, stream in enumerate(self.streams):
            points = self.before_end.points[seat]
            while stream.rows:
                self.skip_notes(seat, None)
                if stream.rows:
                    row = stream.rows.popleft()
                    for command in row.commands:
                        points = self.final_row(seat, row, command, points)
                    self.agreed += 1
        missing = [event for event in self.final if event.what != "resources"]
        if missing:
            faction, what = self.log.factions[missing[0].seat], missing[0].what
            raise self.stop(
                None, f"points for {what}", "nothing", f"{faction} {missing[0].points}", "TM-24.1"
            )
        if len(self.log.rows) != self.agreed:
            raise DeskovkaError(f"{len(self.log.rows) - self.agreed} rows were left over")

    def final_row(self, seat: int, row: Row, command: str, points: int) -> int:
        """TM-24: a row of the final scoring; returns the running score."""
        if command == "score_resources":
            if found := difference(row, values_of(self.state, seat)):
                raise Stop(found)
            return self.state.points[seat]
        scored = FINAL.fullmatch(command)
        if not scored:
            raise self.stop(row, "command", command, "the game is over", GAME.end_rule)
        mine = [event for event in self.final if event.seat == seat and event.what.casefold() == scored[2]]
        ours = mine[0].points if mine else 0
        if ours != int(scored[1]):
            raise self.stop(row, f"points for {scored[2]}", scored[1], str(ours), "TM-24.4")
        self.final.remove(mine[0])
        expected = replace(values_of(self.before_end, seat), points=points + ours)
        if found := difference(row, expected, "TM-24.1"):
            raise Stop(found)
        return points + ours

    def stop(self, row: Row | None, field: str, logged: str, ours: str, rule: str) -> Stop:
        line = row.line if row else self.log.rows[-1].line
        what = f"{row.faction}: {row.text}" if row else "the end of the log"
        return Stop(Difference(line, what, field, logged, ours, rule))


def with_cult_bonus(before: TerraMysticaState, seat: int) -> TerraMysticaState:
    """A state with the cult bonus of one seat; the site pays abilities for bonus spades when they are gained."""
    probe = before.copy()
    bonus = cult_bonus(probe, seat)
    gain(probe, seat, bonus)
    faction = probe.faction(seat)
    probe.score(seat, bonus.spades * faction.vp_per_spade, Source.FACTION)
    if faction.power_per_spade and probe.has(seat, Kind.SH):
        gain_power(probe, seat, bonus.spades * faction.power_per_spade)
    return probe
