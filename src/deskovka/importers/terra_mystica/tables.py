"""Our game beside the table of the log: what each row states is compared with what everybody has there by its order."""

from __future__ import annotations

import json

from deskovka.core.chance import ScriptedChance
from deskovka.core.codec import codec
from deskovka.core.game import Play
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import UseKey
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.importers.result import Departure, Difference, Saying
from deskovka.importers.terra_mystica.compare import difference
from deskovka.importers.terra_mystica.departures import cause_of
from deskovka.importers.terra_mystica.ledger import Change, Held, held, make, set_held
from deskovka.importers.terra_mystica.log import Command, Log, Row
from deskovka.importers.terra_mystica.queue import Queue


class Stop(Exception):
    """The log and our rules disagree, or a player left."""

    def __init__(self, found: Difference | None = None, dropped: str = "") -> None:
        super().__init__(str(found))
        self.found = found
        self.dropped = dropped


class Tables:
    """`state` is our game, `ledger` what everybody has by the order of the log."""

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
        self.moves = 0  # changes made so far
        self.agreed = 0
        self.last_line = 0  # of the last action

    def keep(self, command: Command, done: Change) -> None:
        """Keep a change with its command, and when it was made."""
        self.moves += 1
        command.played = self.moves
        command.changes.append(done)

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

    def stop(self, row: Row | None, field: str, logged: str, ours: str, rule: str) -> Stop:
        line = row.line if row else self.log.rows[-1].line
        what = f"{row.faction}: {row.text}" if row else "the end of the log"
        return Stop(Difference(line, what, field, logged, ours, rule))


def left_at(row: Row) -> Saying:
    """Who left the game, and where."""
    return Saying(f"{row.faction}, line {row.line}", "says-left", faction=row.faction, line=row.line)
