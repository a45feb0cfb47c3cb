"""A table while somebody looks at it: what its log amounts to. It can be dropped and read again at any time."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Collection
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from msgspec import Raw
from msgspec.structs import replace

from deskovka.core.chance import SeededChance
from deskovka.core.codec import codec
from deskovka.core.errors import RecordError
from deskovka.core.game import Decision, Event, Game, Seat, other_fields
from deskovka.core.record import Move, Record
from deskovka.core.replaying import NO_POSITION, retell
from deskovka.core.table import Table, Trial
from deskovka.core.values import value
from deskovka.registry import game as find_game
from deskovka.server import log
from deskovka.server.databases.base import Entry, Snapshot, Stored, Summary
from deskovka.server.keys import key_of, same_key
from deskovka.server.messages import Broken
from deskovka.server.refusals import Refusal

MOST_RECENT = 100  # things that happened, told to a client that missed them
WORTH_A_SNAPSHOT = 20  # moves that need not be told again


@value
class Viewer:
    """Whoever looks at a table: the seats held, and whether it is the one who made the table."""

    role: Literal["seat", "invite", "watch"]
    seats: tuple[Seat, ...]
    host: bool
    key: str


@value
class Recent:
    """Something that happened; the events of a move that was not told again are not known."""

    seq: int
    at: int
    change: log.AnyChange
    move: int | None = None
    events: tuple[Event, ...] | None = ()


@value
class Wish:
    """Somebody would take back a move that others agreed on, and waits for these seats."""

    seat: Seat
    move: int
    of: tuple[Seat, ...]


class LoadedTable:
    """The log of a table, followed entry by entry. Only `follow` changes what is known of it."""

    def __init__(self, id: str, stored: Stored, snapshot: Snapshot | None = None, tell: bool = True) -> None:
        """Read a stored table. Without telling, only who is who is known, and nothing of the game."""
        self.id = id
        self.created = stored.created
        self.opening = log.read_opening(stored.opening)
        self.game: Game[Any] = find_game(self.opening.game)
        self.codec = codec(self.game.values)
        self.chairs = list(self.opening.chairs)
        self.moves = [Move(move.seat, move.action, tuple(move.drawn)) for move in self.opening.moves]
        self.move_seqs = [0] * len(self.moves)
        self.seq = 0
        self.asked_at = [0] * len(self.chairs)  # for each seat, what its present question followed from
        self.recent: deque[Recent] = deque(maxlen=MOST_RECENT)
        self.untold = False  # whether events of some of them are not known
        self.messages: dict[str, int] = {}
        self.used_invitations: dict[str, Seat] = {}
        self.seated_at = [0] * len(self.chairs)
        self.talk = 0  # how much happened that is not part of the game
        self.rematch: str | None = None
        self.wish: Wish | None = None
        self.stands = 0  # the entry of the move that somebody did not want taken back
        self.offers: dict[Seat, tuple[int, Raw]] = {}  # what was last offered, and to which question
        self.table: Table | None = None
        self.started = False
        self.broken: Broken | None = None
        self.changed_info = self.changed_sights = 0
        self.changed = stored.created  # when something last happened
        self.kept_moves = 0  # of the latest snapshot
        self.lock = asyncio.Lock()
        self._read(stored.entries, snapshot, tell)

    # who is who

    def viewer(self, secret: str) -> Viewer | None:
        """Who a secret proves somebody to be. All keys are compared, whichever fits."""
        key = key_of(secret)
        host = same_key(key, self.opening.host)
        watches = same_key(key, self.opening.watch)
        fits = [seat for seat, chair in enumerate(self.chairs) if same_key(key, chair.key)]
        used = [seat for old, seat in self.used_invitations.items() if same_key(key, old)]
        held = tuple(seat for seat in fits if self.chairs[seat].kind == "person")
        if held or host:
            return Viewer("seat", held, host, key)
        if fits:
            return Viewer("invite", tuple(fits), False, key)
        if used:
            raise Refusal("taken", f"this invitation has been used: somebody sits in seat {used[0] + 1}")
        return Viewer("watch", (), False, key) if watches else None

    def held(self, viewer: Viewer) -> tuple[Seat, ...]:
        """The seats a viewer holds now: before the start, whoever made the table takes and gives them."""
        if viewer.role != "seat":
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.key == viewer.key])

    def seated_by(self, invitation: str, secret: str) -> int | None:
        """When an invitation was used for the seat that a secret proves."""
        seat = self.used_invitations.get(key_of(invitation))
        if seat is None or not same_key(self.chairs[seat].key, key_of(secret)):
            return None
        return self.seated_at[seat]

    def invitations(self, seat: Seat) -> int:
        """How many invitations to a seat were used up."""
        return sum(other == seat for other in self.used_invitations.values())

    def known_key(self, key: str) -> bool:
        known = [self.opening.host, self.opening.watch, *(chair.key for chair in self.chairs)]
        return any([same_key(key, other) for other in known if other] + [key in self.used_invitations])

    def bot_of(self, seat: Seat) -> str:
        """Who decides in a seat, if it is a bot."""
        return self.chairs[seat].bot

    @property
    def state(self) -> Any:
        return self.table.state if self.table else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state) if self.table and not self.broken else ()

    @property
    def over(self) -> bool:
        return self.table is not None and self.game.over(self.state)

    @property
    def missing(self) -> list[Seat]:
        return missing(self.chairs)

    def summary(self, change: log.AnyChange | None = None, trial: Trial | None = None) -> Summary:
        """Whose turn it is, or will be after something that is about to happen."""
        waiting, over, chairs = self.waiting, self.over, self.chairs
        if trial:
            waiting, over = self.game.waiting(trial.state), self.game.over(trial.state)
        elif isinstance(change, log.Undone) and self.table:
            waiting = self.table.asked_without(change.move)
        elif isinstance(change, log.Handed):
            chairs = [
                *chairs[: change.seat],
                replace(chairs[change.seat], bot=change.bot),
                *chairs[change.seat + 1 :],
            ]
        elif isinstance(change, log.Sat):
            chairs = [*chairs[: change.seat], change.chair, *chairs[change.seat + 1 :]]
            if change.dealt is not None:
                waiting = self.game.waiting(self._first_table(chairs).state)
        return Summary(" ".join(map(str, waiting)), any(chairs[seat].bot for seat in waiting), over)

    # what happens

    def deal(self, chairs: Collection[log.Chair]) -> list[str] | None:
        """What chance gives if these chairs are all; None if somebody is still missing."""
        return None if missing(chairs) else list(self._first_table(chairs).record.dealt)

    def _first_table(self, chairs: Collection[log.Chair]) -> Table:
        setup = self.game.recorded_setup(len(self.chairs), self.opening.options)
        return Table(self.game, setup, self._chance(chairs))

    def follow(self, entry: Entry, change: log.AnyChange, trial: Trial | None = None) -> None:
        """Take over an entry that is kept; a move that was worked out here need not be told again."""
        self.seq, self.changed = entry.seq, entry.at
        if entry.message:
            self.messages[entry.message] = entry.seq
        if isinstance(change, log.Moved):
            self.wish = None
            self._follow_move(entry, change, trial)
            return
        self.recent.append(Recent(entry.seq, entry.at, change))
        self.talk += isinstance(change, log.Talk)
        if isinstance(change, log.Undone):
            self.wish = None
            self._follow_undo(change)
        elif isinstance(change, log.Asked):
            self.wish = Wish(change.seat, change.move, tuple(change.of))
        elif isinstance(change, log.Consented):
            self._follow_consent(change)
        elif isinstance(change, log.Sat):
            self._follow_sitting(entry, change)
        elif isinstance(change, log.Renamed):
            for seat in change.seats:
                self.chairs[seat] = replace(self.chairs[seat], name=change.name)
        elif isinstance(change, log.Handed):
            self.chairs[change.seat] = replace(self.chairs[change.seat], bot=change.bot)
        elif isinstance(change, log.Rematched):
            self.rematch = change.table
        if not isinstance(change, log.Said | log.Undone | log.Asked | log.Consented):
            self.changed_info = self.seq
        self._name_record()

    def _follow_sitting(self, entry: Entry, change: log.Sat) -> None:
        before = self.chairs[change.seat]
        if before.kind == "open" and change.chair.kind != "open":
            self.used_invitations[before.key] = change.seat
        self.chairs[change.seat] = change.chair
        self.seated_at[change.seat] = self.seq
        if change.dealt is not None:
            self._start(change.dealt)
            self.recent[-1] = Recent(
                entry.seq, entry.at, change, 0, tuple(self.table.events) if self.table else ()
            )

    def _follow_move(self, entry: Entry, change: log.Moved, trial: Trial | None) -> None:
        move = trial.move if trial else Move(change.seat, change.action, tuple(change.drawn))
        self.moves.append(move)
        self.move_seqs.append(self.seq)
        events: list[Event] | None = None
        if self.table and not self.broken:
            before = self.game.decision(self.state)
            try:
                if trial:
                    self.table.keep(trial)
                    events = trial.events
                else:
                    events = self.table.retell(move)
            except (RecordError, *NO_POSITION) as error:
                self._break(error)
            self._number_questions(before, change.seat)
        told = tuple(events) if events is not None else None
        self.untold = self.untold or told is None
        self.recent.append(Recent(entry.seq, entry.at, change, len(self.moves), told))
        self.changed_sights = self.seq
        if self.over:
            self.changed_info = self.seq

    def _follow_undo(self, change: log.Undone) -> None:
        del self.moves[change.move], self.move_seqs[change.move]
        if self.table and not self.broken:
            before = self.game.decision(self.state)
            if self.table.undoable(change.seat) == change.move:
                self.table.undo(change.seat, agreed=range(len(self.chairs)))
            else:  # taken back by a process that had more of the trail in memory
                self._tell_again(self.table.record)
            self._number_questions(before, change.seat)
        self.changed_sights = self.seq

    def _follow_consent(self, change: log.Consented) -> None:
        """Who does not agree ends it; others may still have to answer."""
        if self.wish is None:
            return
        if change.agree:
            rest = tuple([seat for seat in self.wish.of if seat != change.seat])
            self.wish = Wish(self.wish.seat, self.wish.move, rest)
        else:
            self.stands = self.move_seqs[self.wish.move]
            self.wish = None

    # what happened, with its events

    def told(self) -> deque[Recent]:
        """What happened last. The events of moves before a snapshot are worked out once, when somebody asks."""
        if self.untold:
            self.recent = deque(self.with_events(self.recent), self.recent.maxlen)
            self.untold = False
        return self.recent

    def with_events(self, kept: Collection[Recent]) -> list[Recent]:
        """The same things with the events of their moves, where those are not known."""
        if self.table is None or all(recent.events is not None for recent in kept):
            return list(kept)
        deal, *moves = (tuple(events) for _, events in retell(self.table.record, self.game))
        by_seq = dict(zip(self.move_seqs, moves))
        return [
            Recent(
                one.seq,
                one.at,
                one.change,
                one.move,
                one.events if one.events is not None else by_seq.get(one.seq, ()) if one.move else deal,
            )
            for one in kept
        ]

    # beginnings

    def _read(self, entries: list[Entry], snapshot: Snapshot | None, tell: bool) -> None:
        """Follow a stored log; what lies before a snapshot is not told again."""
        kept = self._kept_position(snapshot, len(entries)) if tell else None
        told_from = kept["seq"] + 1 if kept else 0 if tell else len(entries) + 1
        if self.opening.dealt is not None or self.opening.position:
            self._start(self.opening.dealt or [], tell=told_from == 0)
        for entry in entries:
            change = log.read_change(entry.data)
            if entry.seq < told_from:
                self._follow_dry(entry, change)
            if entry.seq == told_from - 1 and kept:
                self._start_from(kept)
            if entry.seq >= told_from:
                self.follow(entry, change)
        if kept and kept["seq"] == 0:
            self._start_from(kept)

    def _follow_dry(self, entry: Entry, change: log.AnyChange) -> None:
        """As `follow`, without the rules."""
        if isinstance(change, log.Sat) and change.dealt is not None:
            self.follow(entry, replace(change, dealt=None))
            self._start(change.dealt, tell=False)
            self.recent[-1] = Recent(entry.seq, entry.at, change, 0, None)
            self.untold = True
        else:
            self.follow(entry, change)

    def _start(self, dealt: list[str], tell: bool = True) -> None:
        """Everybody is here. Without telling, the state comes from a snapshot later."""
        self.started = True
        self.changed_info = self.changed_sights = self.seq
        self.first_record = Record(
            self.game.name,
            self.opening.edition,
            self.opening.rules,
            len(self.chairs),
            dict(self.opening.options),
            words=words(self.chairs),
            commitment=self.commitment,
            position=self.opening.position,
            dealt=tuple(dealt),
        )
        if tell:
            self._tell_again(self.first_record)
            for seat in self.waiting:
                self.asked_at[seat] = self.seq

    def _start_from(self, kept: dict[str, Any]) -> None:
        self.kept_moves = kept["moves"]
        self._tell_again(self.first_record, (kept["moves"], self.codec.decode(kept["state"])))
        self.asked_at = list(kept["asked"])

    def _tell_again(self, record: Record, snapshot: tuple[int, Any] | None = None) -> None:
        record.moves, record.scores, record.seed = list(self.moves), None, ""
        chance = self._chance(self.chairs)
        try:
            self.table = Table.from_record(record, self.game, chance, snapshot)
        except (RecordError, *NO_POSITION) as error:
            self._break(error)
            record.moves = self.moves[: max(0, self.broken.move - 1)] if self.broken else []
            try:
                self.table = Table.from_record(record, self.game, chance)
            except (RecordError, *NO_POSITION):
                self.table = None  # not even the deal fits
        self._name_record()

    def _break(self, error: Exception) -> None:
        if isinstance(error, RecordError):
            self.broken = Broken(error.move or 0, error.rule, str(error))
        else:
            self.broken = Broken(0, None, f"the rules could not go on: {error!r}"[:300])
        self.changed_info = self.seq

    def _name_record(self) -> None:
        if self.table:
            self.table.record.names = [chair.name for chair in self.chairs]

    def _chance(self, chairs: Collection[log.Chair]) -> SeededChance:
        return SeededChance(bytes.fromhex(self.opening.seed), words(chairs))

    @property
    def commitment(self) -> str:
        return self._chance(()).commitment

    def _number_questions(self, before: Decision[Any, Any] | None, seat: Seat) -> None:
        """A question has the number of the entry it followed from; others' answers to it do not change that."""
        after = self.game.decision(self.state)
        same = before is not None and after is not None and same_question(before, after, seat)
        for asked in after.seats if after else ():
            if not (same and before and asked in before.seats):
                self.asked_at[asked] = self.seq

    # snapshots

    def snapshot(self) -> tuple[int, bytes] | None:
        """The state before what can still be taken back, if it saves work; with the moves that led to it."""
        if self.table is None or self.broken:
            return None
        moves = len(self.moves) - len(self.table.trail)
        if moves < self.kept_moves + WORTH_A_SNAPSHOT:
            return None
        kept = {
            "seq": self.seq,
            "moves": moves,
            "asked": self.asked_at,
            "state": self.codec.encode(self.table.base),
        }
        return moves, json.dumps(kept).encode()

    def _kept_position(self, snapshot: Snapshot | None, entries: int) -> dict[str, Any] | None:
        if snapshot is None or snapshot.version != fingerprint(self.game.name):
            return None
        kept: dict[str, Any] = json.loads(snapshot.state)
        return kept if kept["seq"] <= entries else None


def missing(chairs: Collection[log.Chair]) -> list[Seat]:
    return [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]


def words(chairs: Collection[log.Chair]) -> list[str]:
    """What the players added to the seed, in the order of their seats."""
    return [chair.word for chair in chairs if chair.word]


def same_question(before: Decision[Any, Any], after: Decision[Any, Any], seat: Seat) -> bool:
    """Whether one seat's answer, or taking it back, is all that differs."""
    return (
        type(before) is type(after)
        and set(before.seats) ^ set(after.seats) == {seat}
        and all(getattr(before, name) == getattr(after, name) for name in other_fields(type(after)))
    )


@cache
def fingerprint(game: str) -> str:
    """Changes whenever the rules of a game do: a state that other rules led to is not to be trusted."""
    found = sha256()
    for package in ("deskovka.core", type(find_game(game)).__module__.rpartition(".")[0]):
        for file in sources(files(package)):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += sources(item) if item.name != "__pycache__" else []
        else:
            found.append(item)
    return found
