"""What happens by itself: our rules run on, and what a phase brings belongs to the rows that tell of it."""

from __future__ import annotations

from typing import Any

from deskovka.games.terra_mystica.ending import FinalPoints, ScoreGame
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.leech import SettleEvent
from deskovka.games.terra_mystica.rounds import BeginRound, EndRound, cult_bonus, income
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.importers.terra_mystica.ledger import Change, Held, change, held, set_held
from deskovka.importers.terra_mystica.tables import Tables


class Steps:
    """The steps of our rules, and what they changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.state = tables.state
        self.changed: set[int] = set()  # seats that something was changed for
        self.departed = False  # since somebody last decided
        self.final: list[FinalPoints] = []
        self.before_end: list[Held] = []  # what everybody had before the final scoring

    def run(self) -> None:
        """Run on until somebody must decide."""
        agenda = self.state.agenda
        while agenda and (task := agenda[-1]).automatic:
            agenda.pop()
            self.run_step(task)

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
            self.tables.play.heard = True
            task.run(self.state, self.tables.play)
            self.final = [event for event in self.tables.play.events if isinstance(event, FinalPoints)]
        else:
            task.run(self.state, self.tables.play)

    def run_phase(self, task: Any, kind: str) -> None:
        """Income and cult bonuses: everybody has a row of his own for them."""
        state = self.state
        before = [held(state, seat) for seat in range(state.seats)]
        goods = [
            (cult_bonus if kind == "cult_income" else income)(state, seat) for seat in range(state.seats)
        ]
        task.run(state, self.tables.play)
        for seat, queue in enumerate(self.tables.queues):
            command = queue.find(kind)
            if command is None:
                continue
            command.used = True
            self.tables.keep(
                command, change(before[seat], held(state, seat))._replace(gained=goods[seat].power)
            )
            if (spades := goods[seat].spades) and (paid := pay_for_spades(state, seat, spades)) != Change():
                self.tables.keep(command, paid)
                queue.ahead.append(command)
            self.changed.add(seat)

    def run_settling(self, task: SettleEvent) -> None:
        """TM-28.4: the Cultists gain a power as soon as all refuse; in the log when the last one has answered."""
        state, seat, leeched = self.state, task.builder, self.state.leeched
        before = held(state, seat)
        task.run(state, self.tables.play)
        if not state.faction(seat).cult_step_for_leech or leeched > 0 or not state.switches.cultist_errata:
            return
        queue = self.tables.queues[seat]
        command = queue.find("consolation") if leeched == 0 else queue.unasked_consolation()
        if command is None:
            if leeched == 0 and queue.row is not None:
                set_held(state, seat, before)
                self.tables.note_row(queue.row, "cultists-no-power", "TM-28.4")
                self.departed = True
            return
        command.used = True
        self.tables.keep(command, Change(gained=1))
        queue.ahead.append(command)
        self.changed.add(seat)

    def check_round(self) -> None:
        """When a round is over nothing of it may be left in the log."""
        for queue in self.tables.queues:
            command = queue.left_over(self.tables.last_line) if self.state.round else None
            if command is None:
                continue
            if command.kind == "leech":
                text = " ".join(filter(None, command.words))
                raise self.tables.stop(
                    command.row, "leech offers", text, "nothing like it was offered", "TM-13.2"
                )
            raise self.tables.stop(command.row, "turn", command.text, "the round is over", "TM-4.8")


def pay_for_spades(state: TerraMysticaState, seat: int, spades: int) -> Change:
    """What abilities pay for the spades of a cult; the site pays it when they are gained (TM-41.6)."""
    faction = state.faction(seat)
    power = faction.power_per_spade if state.has(seat, Kind.SH) else 0
    return Change(points=spades * faction.vp_per_spade, gained=spades * power)
