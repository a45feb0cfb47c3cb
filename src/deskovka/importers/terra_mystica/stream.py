"""One faction's part of a log: its rows in order, and where our rules are ahead of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from deskovka.core.notation import Action
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.importers.terra_mystica.commands import NoCommand, match
from deskovka.importers.terra_mystica.log import Row, Values

INCOME, CULT_INCOME = "other_income_for_faction", "cult_income_for_faction"
Bowls = tuple[int, int, int]
Command = tuple[str, tuple[str, ...]]  # its kind and its words


class Stream:
    """The rows of a faction that are still to be played, and what is known about them."""

    def __init__(self, faction: str, rows: list[Row]) -> None:
        self.faction = faction
        self.rows = deque(rows)
        self.expanded: deque[Action] = deque()  # actions of a command that is several of ours
        self.inside = False  # whether the first row is being played
        self.dug = 0  # spades bought by a command and not yet used
        self.stays: set[str] = set()  # cults stepped back before a tile, so as not to climb
        self.offers: list[tuple[str, int]] = []  # power offered and not yet answered: from whom, how much
        self.snapshots: dict[str, deque[Values]] = {INCOME: deque(), CULT_INCOME: deque()}
        self.steps_ahead: list[str] = []  # cult steps that the log takes later than our rules
        self.power_ahead = 0  # and power
        self.points_ahead = 0  # and the points it cost

    @property
    def row(self) -> Row | None:
        return self.rows[0] if self.rows else None

    def next_command(self) -> Command | None:
        """The next command of the row that is being played; a tile may also stand in the next row."""
        if not self.rows or not self.rows[0].commands:
            return None
        found = kind_of(self.rows[0].commands[0])
        return found if self.inside or found[0] == "tile" else None

    def take_command(self) -> None:
        self.rows[0].commands.pop(0)
        self.inside = True

    def finished_row(self) -> Row | None:
        """The row that was being played, if nothing of it is left."""
        if not self.rows or self.rows[0].commands or self.expanded:
            return None
        self.inside = False
        return self.rows.popleft()

    def commands(self) -> Iterator[tuple[Row, int, Command]]:
        """All commands to come, up to the next income."""
        for row in self.rows:
            for place, command in enumerate(row.commands):
                if command == INCOME:
                    return
                yield row, place, kind_of(command)

    def find_leech(self, builder: str, offer: int) -> tuple[Row | None, bool, bool]:
        """The answer to an offer, which may stand some rows later: its row, whether it is yes, and whether it is next.

        No answer is a refusal.
        """
        self.offers.remove((builder, offer))
        next_one = True
        for row, place, (kind, words) in self.commands():
            if kind == "leech" and words[2] in ("", builder) and words[1] in ("", str(offer)):
                del row.commands[place]
                return row, words[0] == "leech", next_one
            next_one &= kind in ("ignored", "burn")
        return None, False, True

    def find_step(self) -> tuple[Row, str]:
        """The cult of a step that the log chooses some rows later."""
        for row, place, (kind, words) in self.commands():
            if kind == "step":
                del row.commands[place]
                return row, words[0].upper()
        raise NoCommand("the log does not say which cult")

    def row_has_step(self) -> bool:
        """Whether the row that is being played says on which cult to step."""
        return any(kind_of(command)[0] == "step" for command in self.rows[0].commands)

    def uses_bonus_spade(self) -> bool:
        """Whether a transformation comes before anything else."""
        kinds = (kind for _, _, (kind, _) in self.commands())
        return next((kind for kind in kinds if kind != "ignored"), "") == "transform"

    def was_offered(self, words: tuple[str, ...]) -> bool:
        """Whether there is an offer that our rules did not ask about, since nothing could be gained (TM-13.12)."""
        for offer in self.offers:
            if words[2] in ("", offer[0]) and words[1] in ("", str(offer[1])):
                self.offers.remove(offer)
                return True
        return False

    # where our rules are ahead

    def go_ahead(self, row: Row, power: int, points: int = 0, cult: str = "") -> None:
        """Our rules have something before the rows that stand before it in the log."""
        row.settles_power += power
        row.settles_points += points
        self.power_ahead += power
        self.points_ahead += points
        if cult:
            row.settles = cult
            self.steps_ahead.append(cult)

    def settle(self, row: Row) -> None:
        """The log has come to what our rules had before."""
        self.power_ahead -= row.settles_power
        self.points_ahead -= row.settles_points
        if row.settles:
            self.steps_ahead.remove(row.settles)

    def behind(self, row: Row, ours: Values) -> Values:
        """Our values without what comes only later in the log."""
        cults = tuple(step - self.steps_ahead.count(cult) for step, cult in zip(ours.cults, CULT_NAMES))
        bowls = ours.bowls
        if row.values and self.power_ahead and row.values.bowls in without_power(bowls, self.power_ahead):
            bowls = row.values.bowls
        return replace(ours, points=ours.points - self.points_ahead, cults=cults, bowls=bowls)


def kind_of(command: str) -> Command:
    """A command taken apart; its kind is empty if it is not understood."""
    try:
        return match(command)
    except NoCommand:
        return "", ()


def without_power(bowls: Bowls, power: int) -> set[Bowls]:
    """The bowls from which gaining so much power leads to these."""
    found = {bowls}
    for _ in range(power):
        found = {
            before
            for one, two, three in found
            for before in ((one + 1, two - 1, three), (one, two + 1, three - 1) if not one else (-1, 0, 0))
            if min(before) >= 0
        }
    return found
