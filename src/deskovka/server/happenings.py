"""What happened at a table, as a viewer may know it, also in words."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace

from deskovka.core.game import Event, Json, Seat
from deskovka.core.replaying import begin, retell
from deskovka.core.stepwise import Work
from deskovka.server import known, log
from deskovka.server.databases.base import Entry
from deskovka.server.encoding import encode
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields
from deskovka.server.recent import Recent
from deskovka.server.seating import Viewer
from deskovka.server.wording import in_words, laid_out

PART = 200  # things told at once
KIND_OF_HANDING = {"": "handed", "own": "handed", "absent": "stood-in", "resigned": "resigned"}


class Telling:
    """Tells one viewer what happened, in words if a language is named."""

    def __init__(self, loaded: LoadedTable, viewer: Viewer, language: fields.Language | None) -> None:
        self.loaded = loaded
        self.viewer = viewer
        self.language = language
        self.hidden = {loaded.move_seqs[index] for index in known.hidden_moves(loaded, viewer)}

    def tells(self, change: log.AnyChange) -> bool:
        """What was said at the table is for those who were there, not for whoever is shown how the game went."""
        return self.viewer.role != "result" or not isinstance(change, log.Said)

    def tell(self, recent: Recent) -> answers.Happened:
        """One thing, as the viewer may know it."""
        thing = self._without_words(recent)
        if self.language:
            if thing.events:
                thing.words = sentences(self.loaded, self.viewer, self.language, recent.events)
            if starts(recent.change) and self.loaded.table:
                state, _ = begin(self.loaded.table.record, self.loaded.game)
                thing.laid_out = laid_out(self.loaded, self.language, state)
        return thing

    def _without_words(self, recent: Recent) -> answers.Happened:
        """Of a move that was taken back only that there was one."""
        loaded, viewer = self.loaded, self.viewer
        change, seq, at = recent.change, recent.seq, recent.at
        if isinstance(change, log.Moved):
            stands = loaded.stands_still(seq)
            shown = stands and seq not in self.hidden
            return answers.Happened(
                seq,
                at,
                "moved",
                change.seat,
                move=recent.move,
                action=as_seen(loaded, viewer, change.action, change.seat) if shown else None,
                events=seen(loaded, viewer, recent.events) if stands else [],
                hurried=change.hurried or None,
            )
        if isinstance(change, log.Sat):
            events = seen(loaded, viewer, recent.events)
            return answers.Happened(
                seq, at, "sat", change.seat, change.chair.name, change.chair.kind, recent.move, None, events
            )
        if isinstance(change, log.Undone):
            return answers.Happened(seq, at, "undone", change.seat, move=change.move + 1)
        if isinstance(change, log.Asked):
            return answers.Happened(seq, at, "wished", change.seat, move=change.move + 1)
        if isinstance(change, log.Consented):
            return answers.Happened(seq, at, "agreed" if change.agree else "stands", change.seat)
        if isinstance(change, log.Deleting):
            return answers.Happened(seq, at, "delete-wished", change.seat)
        if isinstance(change, log.Decided):
            return answers.Happened(
                seq, at, "delete-agreed" if change.agree else "delete-refused", change.seat
            )
        if isinstance(change, log.Said):
            return answers.Happened(seq, at, "said", change.seat, change.name, change.text)
        if isinstance(change, log.Renamed):
            return answers.Happened(seq, at, "renamed", change.seats[0], change.name)
        if isinstance(change, log.Handed):
            return answers.Happened(
                seq,
                at,
                KIND_OF_HANDING[change.why] if change.bot else "back",
                change.seat,
                text=change.bot or None,
            )
        if isinstance(change, log.StandIn):
            return answers.Happened(seq, at, "stand-in-wished", change.absent, by=change.seat)
        if isinstance(change, log.StandInDecided):
            kind = "stand-in-agreed" if change.agree else "stand-in-refused"
            return answers.Happened(seq, at, kind, change.seat)
        if isinstance(change, log.Ended):
            return answers.Happened(seq, at, "ended", change.seat)
        if isinstance(change, log.Left):
            return answers.Happened(seq, at, "lesson-left", change.seat)
        return answers.Happened(seq, at, "rematch", change.seat, text=change.table)


def as_seen(loaded: LoadedTable, viewer: Viewer, action: str, doer: Seat) -> str:
    """What was done, as far as the viewer may know it before the game is over."""
    return action if loaded.over else loaded.game.action_as_seen(action, doer, loaded.held(viewer))


def seen(loaded: LoadedTable, viewer: Viewer, events: Iterable[Event]) -> list[Json]:
    """Events as the viewer sees them, as JSON that is written already."""
    told = loaded.shown
    return [told.event(event, loaded.codec) for event in seen_events(loaded, viewer, events)]


def seen_events(loaded: LoadedTable, viewer: Viewer, events: Iterable[Event]) -> list[Event]:
    """Who holds several seats sees what any of them sees."""
    found = []
    eyes: tuple[Seat | None, ...] = loaded.held(viewer) or (None,)
    for event in events:
        views = [event.seen_by(seat) for seat in eyes]
        best = event if event in views else next((view for view in views if view is not None), None)
        if best is not None:
            found.append(best)
    return found


def sentences(
    loaded: LoadedTable, viewer: Viewer, language: fields.Language, events: Iterable[Event]
) -> list[str]:
    """The events a viewer sees, in words; those who share a screen read what everybody may know."""
    shared = len(loaded.held(viewer)) > 1
    found = seen_events(loaded, viewer, events)
    return in_words(loaded, language, [event.seen_by(None) for event in found] if shared else found)


def whole_log(
    loaded: LoadedTable,
    viewer: Viewer,
    entries: Sequence[Entry],
    language: fields.Language | None,
    from_start: bool,
) -> Generator[bytes | None, None, None]:
    """`answers.Log` in parts: things that happened and still stand, also those no longer in memory."""
    telling, numbers = (
        Telling(loaded, viewer, language),
        {seq: number for number, seq in enumerate(loaded.move_seqs, 1)},
    )
    events_of = retelling(loaded)
    things = started_at_once(loaded, viewer, language) if from_start else []
    yield b'{"happened":['
    separator, last = b"", loaded.seq
    for entry in entries:
        change = log.read_change(entry.data)
        number = numbers.get(entry.seq) if isinstance(change, log.Moved) else 0 if starts(change) else None
        gone = isinstance(change, log.Moved | log.Undone) and number is None
        if entry.seq > last or gone or not telling.tells(change):
            continue
        events: tuple[Event, ...] = ()
        if number is not None:
            events = yield from events_of(number)
        things.append(telling.tell(Recent(entry.seq, entry.at, change, number, events)))
        yield None
        if len(things) == PART:
            yield separator + encode(things)[1:-1]
            things, separator = [], b","
    yield (separator if things else b"") + encode(things)[1:-1] + b"]}"


def retelling(loaded: LoadedTable) -> Callable[[int], Work[tuple[Event, ...]]]:
    """Tells the events of the moves of a table (0: the deal), asked for in their order."""
    if loaded.table is None:
        return no_events
    record = replace(loaded.table.record, moves=list(loaded.table.record.moves), scores=None)
    course = enumerate(retell(record, loaded.game))

    def events_of(number: int) -> Work[tuple[Event, ...]]:
        for reached, (_, events) in course:
            if reached == number:
                return tuple(events)
            yield
        return ()  # the game stopped fitting the rules before

    return events_of


def no_events(number: int) -> Work[tuple[Event, ...]]:
    """Of a table whose deal no longer fits the rules."""
    yield
    return ()


def started_at_once(
    loaded: LoadedTable, viewer: Viewer, language: fields.Language | None
) -> list[answers.Happened]:
    """The deal of a table where nobody was missing; a position has none."""
    if loaded.table is None or loaded.opening.dealt is None or loaded.opening.position:
        return []
    state, dealt = begin(loaded.table.record, loaded.game)
    thing = answers.Happened(0, loaded.created, "started", move=0, events=seen(loaded, viewer, dealt))
    if language:
        thing.words = sentences(loaded, viewer, language, dealt)
        thing.laid_out = laid_out(loaded, language, state)
    return [thing]


def starts(change: log.AnyChange) -> bool:
    return isinstance(change, log.Sat) and change.dealt is not None
