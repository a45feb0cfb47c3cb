"""A table while somebody looks at it: what its log amounts to. It can be dropped and read again at any time."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Collection
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from deskovka.bots.player import bots
from deskovka.core.chance import SeededChance
from deskovka.core.codec import codec
from deskovka.core.errors import RecordError
from deskovka.core.game import Decision, Event, Game, Seat, other_fields
from deskovka.core.lesson import Lesson
from deskovka.core.record import Move, Record
from deskovka.core.replaying import NO_POSITION
from deskovka.core.setup import Setup
from deskovka.core.stepwise import Work, finish
from deskovka.core.table import Table, Trial
from deskovka.core.values import value
from deskovka.registry import game as find_game
from deskovka.registry import lesson as find_lesson
from deskovka.server import log
from deskovka.server.databases.base import Entry, Summary
from deskovka.server.messages.answers import Broken
from deskovka.server.recent import MOST_RECENT, Recent
from deskovka.server.seating import Seating, Viewer, missing, seed_words
from deskovka.server.shown import Shown
from deskovka.server.snapshots import MARK_EVERY, KeptPosition, Mark

NO_HELP = 2  # of the bots, by strength: random and beginner
BEST_STAND_IN = "good"


@value
class UndoWish:
    """Somebody would take back a move that others agreed on, and waits for these seats."""

    seat: Seat
    move: int
    of: tuple[Seat, ...]


@value
class DeletionWish:
    """Whoever made the table would delete it, and waits for these seats; with none it is to go."""

    seat: Seat | None
    of: tuple[Seat, ...]


class LoadedTable(Seating):
    """The log of a table, followed entry by entry. Only `following` changes what is known of it."""

    def __init__(self, id: str, opening: log.Opening, created: int) -> None:
        super().__init__(id, opening)
        self.created = created
        self.game: Game[Any] = find_game(self.opening.game)
        self.codec = codec(self.game.values)
        self.moves = [Move(move.seat, move.action, tuple(move.drawn)) for move in self.opening.moves]
        self.move_seqs = [0] * len(self.moves)
        self.seq = 0
        self.asked_at = [0] * len(self.chairs)  # for each seat, what its present question followed from
        self.asked_time = [created] * len(self.chairs)  # and when that was
        self.recent: deque[Recent] = deque(maxlen=MOST_RECENT)
        self.messages: dict[str, int] = {}
        self.talk = 0  # how much happened that is not part of the game
        self.bytes = self.talk_bytes = 0  # of what is kept, and of that part of it
        self.rematch: str | None = None
        self.left = False  # the guided game
        self.wish: UndoWish | None = None
        self.deletion: DeletionWish | None = None
        self.stand_in: log.StandIn | None = None  # a wish that a bot goes on for somebody who is away
        self.ended = False  # by those who play there, before its end
        self.stands = 0  # the entry of the move that somebody did not want taken back
        self.offers: dict[Seat, tuple[int, Raw]] = {}  # what was last offered, and to which question
        self._shown = Shown(0, None)
        self.table: Table | None = None
        self.told_from = 0  # the first entry with which the game is told; before it there is a snapshot
        self.broken: Broken | None = None
        self.changed_info = self.changed_sights = 0
        self.changed = created  # when something last happened
        self.marks: deque[Mark] = deque(maxlen=2)
        self.kept_seq = 0  # of the latest snapshot
        self.lock = asyncio.Lock()

    @property
    def state(self) -> Any:
        return self.table.state if self.table else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state) if self.table and not self.broken and not self.ended else ()

    @property
    def bystanders(self) -> tuple[Seat, ...]:
        """Those who may do something though they are not asked."""
        return self.game.bystanders(self.state) if self.waiting else ()

    @property
    def over(self) -> bool:
        return self.table is not None and (self.ended or self.game.over(self.state))

    def viewer(self, secret: str) -> Viewer | None:
        """Who a secret proves somebody to be; the link to the result opens nothing before there is one."""
        found = super().viewer(secret)
        return None if found and found.role == "result" and not self.over else found

    def stands_still(self, seq: int) -> bool:
        """Whether an entry is a move that was not taken back."""
        index = bisect_left(self.move_seqs, seq)
        return index < len(self.move_seqs) and self.move_seqs[index] == seq

    @property
    def lesson(self) -> Lesson | None:
        """The guided game that is played here, as long as it goes as its record, and after the end of that."""
        if not self.opening.lesson or self.left:
            return None
        found = find_lesson(self.game.name)
        return found if found and found.is_followed(self.opening.dealt or (), self.moves) else None

    @property
    def helpers(self) -> list[str]:
        """The bots that may go on in a person's seat; those of a table where nothing helps are no help."""
        able = list(bots(self.game))
        return able if self.opening.aids else able[:NO_HELP]

    @property
    def stand_in_bot(self) -> str:
        """Who goes on for somebody who is away or has given up: nobody chooses it, least of all their rivals."""
        helpers = self.helpers
        return BEST_STAND_IN if BEST_STAND_IN in helpers else helpers[-1]

    @property
    def shown(self) -> Shown:
        """What was told of the table as it is now."""
        if self._shown.seq != self.seq or self._shown.state is not self.state:
            self._shown = Shown(self.seq, self.state)
        return self._shown

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
            if change.ends:
                waiting, over = (), True
        elif isinstance(change, log.Ended):
            waiting, over = (), True
        elif isinstance(change, log.Sat):
            chairs = [*chairs[: change.seat], change.chair, *chairs[change.seat + 1 :]]
            if change.dealt is not None:
                waiting = self.game.waiting(self._first_table(chairs).state)
        return Summary(" ".join(map(str, waiting)), any(chairs[seat].bot for seat in waiting), over)

    # what happens

    def deal(self, chairs: Collection[log.Chair]) -> list[str] | None:
        """What chance gives if these chairs are all; None if somebody is still missing."""
        return None if missing(chairs) else list(self._first_table(chairs).record.dealt)

    @property
    def setup(self) -> Setup:
        return self.game.recorded_setup(len(self.chairs), self.opening.options)

    def _first_table(self, chairs: Collection[log.Chair]) -> Table:
        return Table(self.game, self.setup, self._chance(chairs))

    def follow(self, entry: Entry, change: log.AnyChange, trial: Trial | None = None) -> None:
        """Take over an entry that is kept; a move that was worked out here need not be told again."""
        finish(self.following(entry, change, trial))

    def following(self, entry: Entry, change: log.AnyChange, trial: Trial | None = None) -> Work[None]:
        """As `follow`, in steps."""
        self.seq, self.changed = entry.seq, entry.at
        self.bytes += len(entry.data)
        if entry.message:
            self.messages[entry.message] = entry.seq
        if isinstance(change, log.Moved):
            self.wish = None
            if self.stand_in and self.stand_in.absent == change.seat:
                self.stand_in = None
            self._follow_move(entry, change, trial)
        else:
            yield from self._following_other(entry, change)
        if self.seq % MARK_EVERY == 0 and self.table and not self.broken:
            moves = len(self.moves) - len(self.table.trail)
            self.marks.append(Mark(self.seq, moves, tuple(self.asked_at), self.table.base))

    def _following_other(self, entry: Entry, change: log.AnyChange) -> Work[None]:
        """What is not a move."""
        self.recent.append(Recent(entry.seq, entry.at, change))
        if isinstance(change, log.Talk):
            self.talk += 1
            self.talk_bytes += len(entry.data)
        if isinstance(change, log.Seats):
            self.follow_seating(self.seq, change)
        if isinstance(change, log.Sat) and change.dealt is not None:
            yield from self.starting(change.dealt)
            self.recent[-1] = Recent(entry.seq, entry.at, change, 0, self.events_of_deal)
        elif isinstance(change, log.Undone):
            self.wish = None
            yield from self._following_undo(change)
        elif isinstance(change, log.Asked):
            self.wish = UndoWish(change.seat, change.move, tuple(change.of))
        elif isinstance(change, log.Consented):
            self._follow_consent(change)
        elif isinstance(change, log.StandIn):
            self.stand_in = change
        elif isinstance(change, log.StandInDecided):
            self._follow_stand_in(change)
        elif isinstance(change, log.Handed):
            self._follow_handing(change)
        elif isinstance(change, log.Ended):
            self._end()
        elif isinstance(change, log.Deleting):
            self.deletion = DeletionWish(change.seat, tuple(change.of))
        elif isinstance(change, log.Decided):
            self._follow_decision(change)
        elif isinstance(change, log.Rematched):
            self.rematch = change.table
        elif isinstance(change, log.Left):
            self.left = True
        if not isinstance(change, log.Passing):
            self.changed_info = self.seq
        self._name_record()

    def _follow_move(self, entry: Entry, change: log.Moved, trial: Trial | None) -> None:
        move = trial.move if trial else Move(change.seat, change.action, tuple(change.drawn))
        self.moves.append(move)
        self.move_seqs.append(self.seq)
        events: list[Event] = []
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
        self.recent.append(Recent(entry.seq, entry.at, change, len(self.moves), tuple(events)))
        self.changed_sights = self.seq
        if self.over:
            self.changed_info = self.seq

    def _following_undo(self, change: log.Undone) -> Work[None]:
        del self.moves[change.move], self.move_seqs[change.move]
        if self.table and not self.broken:
            before = self.game.decision(self.state)
            if self.table.undoable(change.seat) == change.move:
                self.table.undo(change.seat, agreed=range(len(self.chairs)))
            else:  # by the rules of today it could not be taken back
                yield from self._telling_again(self.table.record)
            self._number_questions(before, change.seat)
        self.changed_sights = self.seq

    def _follow_consent(self, change: log.Consented) -> None:
        """Who does not agree ends it; others may still have to answer."""
        if self.wish is None:
            return
        if change.agree:
            rest = tuple([seat for seat in self.wish.of if seat != change.seat])
            self.wish = UndoWish(self.wish.seat, self.wish.move, rest)
        else:
            self.stands = self.move_seqs[self.wish.move]
            self.wish = None

    def _follow_decision(self, change: log.Decided) -> None:
        """Who agrees does so for all seats they hold."""
        if self.deletion is None:
            return
        if change.agree and change.seat is not None:
            key = self.chairs[change.seat].key
            rest = tuple([seat for seat in self.deletion.of if self.chairs[seat].key != key])
            self.deletion = DeletionWish(self.deletion.seat, rest)
        else:
            self.deletion = None

    def _follow_stand_in(self, change: log.StandInDecided) -> None:
        """Who agrees does so for all seats they hold."""
        wish = self.stand_in
        if wish is None:
            return
        if change.agree:
            key = self.chairs[change.seat].key
            rest = [seat for seat in wish.of if self.chairs[seat].key != key]
            self.stand_in = log.StandIn(wish.seat, wish.absent, rest)
        else:
            self.stand_in = None

    def _follow_handing(self, change: log.Handed) -> None:
        if self.stand_in and change.seat in (self.stand_in.absent, self.stand_in.seat):
            self.stand_in = None
        if change.ends:
            self._end()

    def _end(self) -> None:
        """Nothing more happens in the game; what was hidden in it may be known."""
        self.ended, self.wish, self.stand_in = True, None, None
        self.changed_sights = self.seq
        if self.table:
            self.table.close()

    # beginnings

    @property
    def events_of_deal(self) -> tuple[Event, ...]:
        return tuple(self.table.events) if self.table else ()

    def starting(self, dealt: list[str]) -> Work[None]:
        """Everybody is here. What lies before a snapshot is not told: the state comes from there."""
        self.changed_info = self.changed_sights = self.seq
        self.first_record = Record(
            self.game.name,
            self.opening.edition,
            self.opening.rules,
            len(self.chairs),
            dict(self.opening.options),
            words=seed_words(self.chairs),
            commitment=self.commitment,
            position=self.opening.position,
            dealt=tuple(dealt),
        )
        if self.seq >= self.told_from:
            yield from self._telling_again(self.first_record)
            for seat in self.waiting:
                self.asked_at[seat], self.asked_time[seat] = self.seq, self.changed

    def starting_from(self, kept: KeptPosition, times: list[int]) -> Work[None]:
        """Go on from a snapshot; the times are those of the questions that were asked then."""
        self.kept_seq = kept.seq
        yield from self._telling_again(self.first_record, (kept.moves, kept.state))
        self.asked_at, self.asked_time = list(kept.asked), times

    def _telling_again(self, record: Record, snapshot: tuple[int, Any] | None = None) -> Work[None]:
        record.moves, record.scores, record.seed = list(self.moves), None, ""
        chance = self._chance(self.chairs)
        try:
            self.table = yield from Table.telling(record, self.game, chance, snapshot)
        except (RecordError, *NO_POSITION) as error:
            self._break(error)
            record.moves = self.moves[: max(0, self.broken.move - 1)] if self.broken else []
            try:
                self.table = yield from Table.telling(record, self.game, chance)
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
            self.table.record.resigned = [seat for seat in range(len(self.chairs)) if self.has_resigned(seat)]
            self.table.record.names = [chair.name for chair in self.chairs]

    def _chance(self, chairs: Collection[log.Chair]) -> SeededChance:
        return SeededChance(bytes.fromhex(self.opening.seed), seed_words(chairs))

    @property
    def commitment(self) -> str:
        """What binds chance; nothing does in a guided game, whose chance is told."""
        return "" if self.opening.lesson else self._chance(()).commitment

    def _number_questions(self, before: Decision[Any, Any] | None, seat: Seat) -> None:
        """A question has the number of the entry it followed from; others' answers to it do not change that."""
        after = self.game.decision(self.state)
        same = before is not None and after is not None and same_question(before, after, seat)
        if after is None:
            return
        known = (*before.seats, *after.bystanders(self.state)) if same and before else ()
        for asked in (*after.seats, *after.bystanders(self.state)):
            if asked not in known:
                self.asked_at[asked], self.asked_time[asked] = self.seq, self.changed

    # snapshots

    def mark_to_keep(self) -> Mark | None:
        """The newest moment that lies before all that is told to those who come, if it is not kept yet."""
        worth = [mark for mark in self.marks if self.kept_seq < mark.seq <= self.seq - MOST_RECENT]
        return worth[-1] if worth else None


def same_question(before: Decision[Any, Any], after: Decision[Any, Any], seat: Seat) -> bool:
    """Whether one seat's answer, or taking it back, is all that differs."""
    return (
        type(before) is type(after)
        and set(before.seats) ^ set(after.seats) == {seat}
        and all(getattr(before, name) == getattr(after, name) for name in other_fields(type(after)))
    )
