"""The rows of the final scoring."""

from __future__ import annotations

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.ending import turn_to_coins
from deskovka.importers.result import Saying
from deskovka.importers.terra_mystica.ledger import held
from deskovka.importers.terra_mystica.log import Command
from deskovka.importers.terra_mystica.steps import Steps
from deskovka.importers.terra_mystica.tables import Stop, Tables, left_at


class Ending:
    """What our rules gave at the end beside what the log says."""

    def __init__(self, tables: Tables, steps: Steps) -> None:
        self.tables = tables
        self.before = steps.before_end
        self.final = steps.final
        self.turned: set[int] = set()  # the seats whose resources the log turns to points

    def check(self) -> None:
        """The rows of the final scoring, and whatever is left."""
        for seat, queue in enumerate(self.tables.queues):
            self.tables.settle(seat)
            if self.tables.marked and queue.ahead and held(self.tables.ledger, seat) != self.before[seat]:
                self.tables.note_departure(queue.latecomer())
            while queue.rows:
                row = queue.rows.popleft()
                for command in row.commands:
                    self.final_command(seat, command)
                self.tables.compare(row, seat)
        missing = [event for event in self.final if event.what != "resources"]
        if missing:
            faction, what = self.tables.log.factions[missing[0].seat], missing[0].what
            raise self.tables.stop(
                None, points_for(what), "nothing", f"{faction} {missing[0].points}", "TM-24.1"
            )
        left = [faction for seat, faction in enumerate(self.tables.log.factions) if seat not in self.turned]
        if left and self.turned:
            raise self.tables.stop(None, points_for("resources"), "nothing", left[0], "TM-24.1")

    def final_command(self, seat: int, command: Command) -> None:
        """TM-24: what a command of the final scoring changes."""
        if command.kind == "drop":
            raise Stop(dropped=left_at(command.row))
        if command.kind == "resources":
            self.turned.add(seat)
            self.tables.ledger.points[seat] += turn_to_coins(self.tables.ledger, seat)
        elif command.kind == "final":
            logged, what = command.words
            mine = [event for event in self.final if event.seat == seat and event.what.casefold() == what]
            ours = mine[0].points if mine else 0
            if ours != int(logged):
                raise self.tables.stop(command.row, points_for(what), logged, str(ours), "TM-24.4")
            for event in mine:
                self.final.remove(event)
            self.tables.ledger.points[seat] += ours
        elif command.kind != "nothing" and not command.used:
            raise self.tables.stop(command.row, "command", command.text, "the game is over", GAME.end_rule)


def points_for(what: str) -> Saying:
    """What the final scoring gives points for: a cult, resources, or the largest area."""
    return Saying(f"points for {what}", "says-points-for", what=what.casefold())
