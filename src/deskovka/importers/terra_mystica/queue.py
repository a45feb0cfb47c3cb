"""One faction's commands in the order of the log: what our rules ask is looked up here, sometimes far ahead."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from deskovka.core.notation import Action
from deskovka.importers.terra_mystica.ledger import Change
from deskovka.importers.terra_mystica.log import Command, Row

INERT = ("nothing",)  # commands without an effect
ASIDE = (*INERT, "leech", "consolation")  # commands that are no part of the own turn
CULT_ACTIONS = ("action bon2", "action fav6", "action acta")  # a step on a cult belongs to them
ENDS_ROUND = ("income", "cult_income", "final", "resources", "drop")


@dataclass(slots=True, eq=False)
class Offer:
    """Power offered to a faction by a building."""

    builder: str
    power: int
    line: int


class Queue:
    """The rows of a faction that are not compared yet, and what is known about them."""

    def __init__(self, faction: str, rows: list[Row]) -> None:
        self.faction = faction
        self.rows = deque(rows)
        self.marked = any(command.kind == "income" for row in rows for command in row.commands)
        self.row: Row | None = None  # that of the turn that is being played
        self.pending: deque[tuple[Action, Command | None]] = (
            deque()
        )  # actions of a command that is several of ours
        self.last: Command | None = None  # the last one that was played
        self.dug = 0  # spades bought by a command and not yet used
        self.stays: set[str] = set()  # cults stepped back before a tile, so as not to climb
        self.offers: list[Offer] = []  # power offered and not yet answered
        self.ahead: list[Command] = []  # played earlier than the log has them, since both last had the same
        self.late: list[Command] = []  # those of them that stand after something that was played after them
        self.reached = 0  # what was played last of the commands that the log has come to

    def upcoming(self) -> Iterator[Command]:
        """The commands that are still to be played, up to the end of the round."""
        for row in self.rows:
            for command in row.commands:
                if not command.used:
                    if command.kind == "income":
                        return
                    yield command

    def of_turn(self) -> Command | None:
        """The next command of the own turns."""
        return next((command for command in self.upcoming() if command.kind not in ASIDE), None)

    def in_row(self, *kinds: str) -> Iterator[Command]:
        """What is left of the row that is being played, of some kinds or all that belong to a turn."""
        for command in self.row.commands if self.row else ():
            if not command.used and (command.kind in kinds if kinds else command.kind not in ASIDE):
                yield command

    def next_in_row(self) -> Command | None:
        return next(self.in_row(), None)

    def next_tile(self) -> Command | None:
        """The next command of the row; a tile, taken or given up, may also stand in the next row."""
        found = self.next_in_row()
        if found is None:
            later = self.of_turn()
            found = later if later and later.kind in ("tile", "thrown") else None
        return found

    def take(self, command: Command) -> Command:
        """Note that a command is played now."""
        command.used = True
        self.last = command
        return command

    def find_answer(self, builder: str, offer: int) -> Command | None:
        """The answer to an offer, which may stand some rows later."""
        mine = [o for o in self.offers if o.builder == builder and o.power == offer]
        if not mine:
            return None
        asked = next(o for o in mine if o.line == mine[-1].line)
        self.offers.remove(asked)
        return next((command for command in self.upcoming() if answers(command, asked)), None)

    def find_step(self) -> Command | None:
        """A step on a cult, or one given up, that belongs to no action of its row."""
        for row in self.rows:
            owed = 0
            for command in row.commands:
                if command.kind == "income":
                    return None
                owed += command.text in CULT_ACTIONS
                if command.kind == "step" or is_step_given_up(command):
                    if not owed and not command.used:
                        return command
                    owed = max(0, owed - 1)
        return None

    def find(self, kind: str) -> Command | None:
        """The next command of a kind, whatever stands before it."""
        for row in self.rows:
            for command in row.commands:
                if command.kind == kind and not command.used:
                    return command
        return None

    def unasked_consolation(self) -> Command | None:
        """The Cultists' power for a building whose offers are void by our rules (TM-13.12), as the site had it.

        There an opponent may have had room when it was offered, and have taken other power before declining this.
        """
        found = self.find("consolation")
        if found is None or self.row is None or not self.row.offers:
            return None
        next_offer = (row.line for row in self.rows if row.line > self.row.line and may_offer(row))
        if found.row.line > next(next_offer, found.row.line):
            return None  # it is for another building
        found.kind = "unasked"
        return found

    def left_over(self, line: int) -> Command | None:
        """When a round is over: the first command of it that was not played, and no answer to a void offer (TM-13.12).

        Without rows of income the round is what stands in the log up to the line of the last pass.
        """
        for command in self.upcoming():
            if not self.marked and command.row.line > line:
                return None
            if command.kind == "leech":
                void = next((offer for offer in self.offers if answers(command, offer)), None)
                if void is None:
                    return command
                self.offers.remove(void)
                command.used = True
                if command.words[0] == "leech":  # at the other table it may bring something by then
                    command.changes.append(Change(leeched=void.power))
                    self.ahead.append(command)
            elif command.kind not in (*INERT, *ENDS_ROUND):
                return command
        return None

    def come_to(self, command: Command) -> None:
        """The log has come to a command: is it one that our rules asked for earlier?"""
        if command in self.ahead and command.played < self.reached:
            self.late.append(command)
        self.reached = max(self.reached, command.played)

    def latecomer(self, now: Command | None = None) -> Command:
        """Which of the commands ahead makes a difference, in the end or at a command that is played now."""
        if now is not None:
            until = [*self.commands_until(now)]
            self.late += [command for command in self.ahead if command not in until]
        return self.late[0] if self.late else self.ahead[-1]

    def catch_up(self) -> None:
        """Both tables have the same."""
        self.ahead.clear()
        self.late.clear()

    def commands_until(self, last: Command) -> Iterator[Command]:
        """The commands that are not compared yet, up to one of them."""
        for row in self.rows:
            for command in row.commands:
                yield command
                if command is last:
                    return

    def changes_until(self, last: Command) -> Iterator[Change]:
        """What was changed by commands that are not compared yet, up to one of them."""
        for command in self.commands_until(last):
            yield from command.changes

    def complete(self) -> bool:
        """Whether all of the first row was played."""
        return bool(self.rows) and all(c.used or c.kind in INERT for c in self.rows[0].commands)

    def in_step(self) -> bool:
        """Whether nothing was played of the rows that are still to be compared."""
        return not any(command.used for row in self.rows for command in row.commands)


def may_offer(row: Row) -> bool:
    """Whether a row that is not played yet offers power: its ledger says so, without one any building may."""
    if row.values:
        return bool(row.values.offers)
    return any(command.kind in ("build", "upgrade") for command in row.commands)


def is_step_given_up(command: Command) -> bool:
    return command.kind == "thrown" and command.words[0] == "cult"


def answers(command: Command, offer: Offer) -> bool:
    """Whether a command can be the answer to an offer."""
    if command.kind != "leech" or command.row.line < offer.line:
        return False
    return command.words[2] in ("", offer.builder) and command.words[1] in ("", str(offer.power))
