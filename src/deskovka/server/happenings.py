"""What happened at a table, as a viewer may know it, also in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.core.game import Event, Json, Seat
from deskovka.core.replaying import begin
from deskovka.server import known, log
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields
from deskovka.server.recent import Recent
from deskovka.server.seating import Viewer
from deskovka.server.wording import in_words, laid_out


def happened(
    loaded: LoadedTable, viewer: Viewer, kept: Sequence[Recent], language: fields.Language | None
) -> list[answers.Happened]:
    """Things that happened, as the viewer may know them, in words if a language is named."""
    hidden = {loaded.move_seqs[index] for index in known.hidden_moves(loaded, viewer)}
    standing = set(loaded.move_seqs)
    found = [one_thing(loaded, viewer, recent, hidden, standing) for recent in kept]
    if language:
        for thing, recent in zip(found, kept):
            thing.words = sentences(loaded, viewer, language, recent.events or ()) if thing.events else []
            if starts(recent.change) and loaded.table:
                thing.laid_out = laid_out(loaded, language, begin(loaded.table.record, loaded.game)[0])
    return found


def one_thing(
    loaded: LoadedTable, viewer: Viewer, recent: Recent, hidden: set[int], standing: set[int]
) -> answers.Happened:
    """Of a move that was taken back only that there was one."""
    change, seq, at = recent.change, recent.seq, recent.at
    events = seen(loaded, viewer, recent.events or ())
    if isinstance(change, log.Moved):
        shown = seq in standing and seq not in hidden
        return answers.Happened(
            seq,
            at,
            "moved",
            change.seat,
            move=recent.move,
            action=as_seen(loaded, viewer, change.action, change.seat) if shown else None,
            events=events if seq in standing else [],
        )
    if isinstance(change, log.Sat):
        return answers.Happened(
            seq, at, "sat", change.seat, change.chair.name, change.chair.kind, recent.move, None, events
        )
    if isinstance(change, log.Undone):
        return answers.Happened(seq, at, "undone", change.seat, move=change.move + 1)
    if isinstance(change, log.Asked):
        return answers.Happened(seq, at, "wished", change.seat, move=change.move + 1)
    if isinstance(change, log.Consented):
        return answers.Happened(seq, at, "agreed" if change.agree else "stands", change.seat)
    if isinstance(change, log.Said):
        return answers.Happened(seq, at, "said", change.seat, change.name, change.text)
    if isinstance(change, log.Renamed):
        return answers.Happened(seq, at, "renamed", change.seats[0], change.name)
    if isinstance(change, log.Handed):
        return answers.Happened(
            seq, at, "handed" if change.bot else "back", change.seat, text=change.bot or None
        )
    return answers.Happened(seq, at, "rematch", change.seat, text=change.table)


def as_seen(loaded: LoadedTable, viewer: Viewer, action: str, doer: Seat) -> str:
    """What was done, as far as the viewer may know it before the game is over."""
    over = loaded.table is not None and loaded.game.over(loaded.table.state)
    return action if over else loaded.game.action_as_seen(action, doer, loaded.held(viewer))


def seen(loaded: LoadedTable, viewer: Viewer, events: Iterable[Event]) -> list[Json]:
    """Events as the viewer sees them."""
    return [loaded.codec.encode(event) for event in seen_events(loaded, viewer, events)]


def seen_events(loaded: LoadedTable, viewer: Viewer, events: Iterable[Event]) -> list[Event]:
    """Who holds several seats sees what any of them sees."""
    found = []
    for event in events:
        views = [event.seen_by(seat) for seat in loaded.held(viewer) or (None,)]
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
    changes: Sequence[tuple[int, int, log.AnyChange]],
    language: fields.Language | None,
    from_start: bool = True,
) -> answers.Log:
    """Things that happened and still stand, also those no longer in memory; in words, if a language is named."""
    numbers = {seq: number for number, seq in enumerate(loaded.move_seqs, 1)}
    kept: Sequence[Recent] = [
        Recent(seq, at, change, 0 if starts(change) else numbers.get(seq), None if eventful(change) else ())
        for seq, at, change in changes
        if not isinstance(change, log.Moved | log.Undone) or seq in numbers
    ]
    found = happened(loaded, viewer, loaded.with_events(kept), language)
    return answers.Log([*started_at_once(loaded, viewer, language), *found] if from_start else found)


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


def eventful(change: log.AnyChange) -> bool:
    return isinstance(change, log.Moved) or starts(change)
