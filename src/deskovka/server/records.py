"""Records of games that somebody brings: played through by the rules, and looked at as a table is. Nothing is kept."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256

from deskovka.core.chance import SEED_BYTES, SeededChance
from deskovka.core.errors import DeskovkaError, RecordError
from deskovka.core.record import Record, line_of
from deskovka.core.replaying import NO_POSITION, compare_scores, seeded_chance
from deskovka.core.stepwise import Work
from deskovka.server import log, openings
from deskovka.server.databases.base import Entry
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import requests
from deskovka.server.names import clean
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

MOST_KNOWN = 8  # records: whoever looks at one asks for it many times
LONGEST_NAME = 40
MOVED = "moved"
READER = Viewer("watch", (), False, "")


class ShownRecord(LoadedTable):
    """A record as the table it was made at, without anybody there."""

    def __init__(self, record: Record, chance: SeededChance, most_seats: int) -> None:
        opening = log.Opening(
            record.game,
            record.edition,
            record.rules,
            dict(record.options),
            chairs_of(record),
            host="",
            watch="",
            seed=record.seed,
            dealt=list(record.dealt),
        )
        super().__init__("", opening, 0)
        self.chance = chance
        self.brought = record
        self.entries: list[Entry] = []  # its moves, of which nobody knows when they were made
        openings.check_seats(self.game, record.seats, most_seats)
        openings.check_options(self.game, record.options)

    @property
    def commitment(self) -> str:
        return self.brought.commitment

    def _chance(self, chairs: object) -> SeededChance:
        return self.chance

    def _break(self, error: Exception) -> None:
        """It is told where it stops fitting the rules, and not shown."""
        raise error


class Records:
    """Those that were looked at last, played through; any of them is played through again when it is asked for."""

    def __init__(self, most_seats: int) -> None:
        self.most_seats = most_seats
        self._known: OrderedDict[bytes, ShownRecord] = OrderedDict()

    def reading(self, wanted: requests.LookAtRecord) -> Work[ShownRecord]:
        """A record played through, or what is wrong with it and where."""
        key = sha256(wanted.record.encode()).digest()
        found = self._known.get(key)
        if found is None:
            try:
                found = yield from played(wanted.record, self.most_seats)
            except DeskovkaError as error:
                raise refusal(error, wanted) from None
            except NO_POSITION as error:
                wrong = RecordError(f"the rules could not go on: {error!r}"[:200], reason="record-unplayable")
                raise refusal(wrong, wanted) from None
        self._known[key] = found
        self._known.move_to_end(key)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found


def played(text: str, most_seats: int) -> Work[ShownRecord]:
    """The table to which a record leads, one of its moves after the other."""
    record = Record.read(text)
    if record.position:
        raise RecordError(
            "the record begins in the middle of a game: only deskovka replay shows it", reason="record-midway"
        )
    chance = seeded_chance(record) if record.seed else SeededChance(bytes(SEED_BYTES), record.words)
    shown = ShownRecord(record, chance, most_seats)
    yield from shown.starting(list(record.dealt))
    for number, move in enumerate(record.moves, 1):
        change = log.Moved(move.seat, 0, move.action, list(move.drawn))
        shown.entries.append(Entry(number, 0, MOVED, log.write(change)))
        yield from shown.following(shown.entries[-1], change)
        yield
    compare_scores(record.scores, len(record.moves), shown.game.outcome(shown.state))
    return shown


def chairs_of(record: Record) -> list[log.Chair]:
    """Who played; the words that went into the seed are in the record's own order, whoever said them."""
    names = [*record.names, *[""] * record.seats][: record.seats]
    words = [*record.words, *[""] * record.seats]
    return [
        log.Chair("person", clean(name, "a name", empty=True)[:LONGEST_NAME], word=word)
        for name, word in zip(names, words)
    ]


def refusal(error: DeskovkaError, wanted: requests.LookAtRecord) -> Refusal:
    """What is wrong, in words, and the line where it stops fitting the rules, or 0."""
    move = getattr(error, "move", None)
    line = line_of(wanted.record, move) if move is not None else None
    about: dict[str, str | int] = {"words": in_words(error, Texts(wanted.language)), "line": line or 0}
    return Refusal("bad-record", str(error), getattr(error, "rule", None), error.reason, about)
