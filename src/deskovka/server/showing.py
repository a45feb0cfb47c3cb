"""What somebody at a table is told: built for one viewer, from what that viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from deskovka.core.chance import RandomChance
from deskovka.core.game import Decision, Event, Game, Json, Seat
from deskovka.core.outcome import Line
from deskovka.core.record import Record
from deskovka.core.replaying import begin, retell, verify
from deskovka.registry import part
from deskovka.server import log
from deskovka.server import messages as m
from deskovka.server.live import LiveTable, Recent, Viewer, words
from deskovka.server.refusals import Refusal
from deskovka.server.words import in_words, laid_out, spoken


def plain(item: Any) -> str | int:
    """Views hold texts and numbers of the game's own kinds."""
    if isinstance(item, str):
        return str.__str__(item)
    if isinstance(item, int):
        return int(item)
    raise TypeError(f"{type(item).__name__} is not JSON")


encode = msgspec.json.Encoder(enc_hook=plain).encode


def news(
    live: LiveTable, viewer: Viewer, since: int, language: m.Language | None = None, whole: bool = False
) -> m.News:
    """What happened after `since`, and what has changed by it; `whole`: the table as it is now in any case."""
    kept = [recent for recent in live.told() if recent.seq > since]
    return m.News(
        live.id,
        live.seq,
        since,
        len(live.moves),
        list(live.waiting),
        len(kept) == live.seq - since,
        happened(live, viewer, kept, language),
        table_info(live, viewer) if whole or live.changed_info > since else None,
        sights(live, viewer) if whole or live.changed_sights > since else None,
        standings(live.game, live.state) if live.over and (whole or live.changed_sights > since) else None,
        m.Wish(live.wish.seat, live.wish.move + 1, list(live.wish.of)) if live.wish else None,
    )


# the table apart from the position


def table_info(live: LiveTable, viewer: Viewer) -> m.TableInfo:
    over, opening = live.over, live.opening
    secret = live.game.secret_options
    return m.TableInfo(
        live.id,
        live.game.name,
        opening.edition,
        opening.rules,
        live.created,
        {id: text for id, text in opening.options.items() if over or id not in secret},
        sorted(secret.intersection(opening.options)),
        seat_infos(live, viewer),
        viewer.role,
        viewer.host,
        live.started,
        over,
        live.commitment,
        words(live.chairs),
        opening.seed if over else None,
        m.Origin(opening.origin.kind, opening.origin.table, opening.origin.move) if opening.origin else None,
        live.rematch,
        live.broken,
    )


def seat_infos(live: LiveTable, viewer: Viewer) -> list[m.SeatInfo]:
    held = live.held(viewer)
    return [
        m.SeatInfo(seat, chair.kind, chair.name, chair.bot, seat in held)
        for seat, chair in enumerate(live.chairs)
    ]


# the position


def sights(live: LiveTable, viewer: Viewer) -> list[m.Sight]:
    """One for each seat the viewer holds; for a spectator the open side of everything."""
    if live.table is None:
        return []
    waiting = live.waiting
    return [
        sight_of_asked(live, seat) if seat in waiting else sight(live, live.state, seat)
        for seat in live.held(viewer) or (None,)
    ]


def sight(live: LiveTable, state: Any, seat: Seat | None) -> m.Sight:
    undo = seat is not None and state is live.state and can_undo(live, seat)
    return m.Sight(seat, live.game.view(state, seat), undo=undo)


def sight_of_asked(live: LiveTable, seat: Seat) -> m.Sight:
    """What a seat sees that must answer, with what it may answer."""
    decision = live.game.decision(live.state)
    assert decision is not None
    return m.Sight(
        seat,
        live.game.view(live.state, seat),
        live.asked_at[seat],
        m.Question(type(decision).__name__, decision.rule),
        offer(live, decision, seat),
        can_undo(live, seat),
    )


def offer(live: LiveTable, decision: Decision[Any, Any], seat: Seat) -> msgspec.Raw:
    """What a seat may answer. Where answers are kept back, nothing the others do changes it: it is made once."""
    known = live.offers.get(seat)
    if known and known[0] == live.asked_at[seat]:
        return known[1]
    made = msgspec.Raw(encode(part("server", live.game.name).offer(live.state, seat)))
    if decision.kept_back:
        live.offers[seat] = live.asked_at[seat], made
    return made


def can_undo(live: LiveTable, seat: Seat) -> bool:
    return live.table is not None and not live.broken and live.table.undoable(seat) is not None


# what happened


def happened(
    live: LiveTable, viewer: Viewer, kept: Sequence[Recent], language: m.Language | None
) -> list[m.Happened]:
    """Things that happened, as the viewer may know them, in words if a language is named."""
    hidden = {live.move_seqs[index] for index in hidden_moves(live, viewer)}
    standing = set(live.move_seqs)
    found = [one_thing(live, viewer, recent, hidden, standing) for recent in kept]
    if language:
        for thing, recent in zip(found, kept):
            thing.words = sentences(live, viewer, language, recent.events or ()) if thing.events else []
            if starts(recent.deed) and live.table:
                thing.laid_out = laid_out(live, language, begin(live.table.record, live.game)[0])
    return found


def hidden_moves(live: LiveTable, viewer: Viewer) -> set[int]:
    """The moves, counted from 0, that are kept back from this viewer."""
    held = live.held(viewer)
    return {index for index in kept_back(live) if live.moves[index].seat not in held}


def kept_back(live: LiveTable) -> list[int]:
    """The moves that only those may know who made them; where a game stopped fitting the rules, all after that."""
    found = live.table.kept_back() if live.table else []
    if live.broken:
        found += range(max(0, live.broken.move - 1), len(live.moves))
    return found


def one_thing(
    live: LiveTable, viewer: Viewer, recent: Recent, hidden: set[int], standing: set[int]
) -> m.Happened:
    """Of a move that was taken back only that there was one."""
    deed, seq, at = recent.deed, recent.seq, recent.at
    events = seen(live, viewer, recent.events or ())
    if isinstance(deed, log.Moved):
        shown = seq in standing and seq not in hidden
        return m.Happened(
            seq,
            at,
            "moved",
            deed.seat,
            move=recent.move,
            action=deed.action if shown else None,
            events=events if seq in standing else [],
        )
    if isinstance(deed, log.Sat):
        return m.Happened(
            seq, at, "sat", deed.seat, deed.chair.name, deed.chair.kind, recent.move, None, events
        )
    if isinstance(deed, log.Undone):
        return m.Happened(seq, at, "undone", deed.seat, move=deed.move + 1)
    if isinstance(deed, log.Asked):
        return m.Happened(seq, at, "wished", deed.seat, move=deed.move + 1)
    if isinstance(deed, log.Consented):
        return m.Happened(seq, at, "agreed" if deed.agree else "stands", deed.seat)
    if isinstance(deed, log.Said):
        return m.Happened(seq, at, "said", deed.seat, deed.name, deed.text)
    if isinstance(deed, log.Renamed):
        return m.Happened(seq, at, "renamed", deed.seats[0], deed.name)
    if isinstance(deed, log.Handed):
        return m.Happened(seq, at, "handed" if deed.bot else "back", deed.seat, text=deed.bot or None)
    return m.Happened(seq, at, "rematch", deed.seat, text=deed.table)


def seen(live: LiveTable, viewer: Viewer, events: Iterable[Event]) -> list[Json]:
    """Events as the viewer sees them."""
    return [live.codec.encode(event) for event in seen_events(live, viewer, events)]


def seen_events(live: LiveTable, viewer: Viewer, events: Iterable[Event]) -> list[Event]:
    """Who holds several seats sees what any of them sees."""
    found = []
    for event in events:
        views = [event.seen_by(seat) for seat in live.held(viewer) or (None,)]
        best = event if event in views else next((view for view in views if view is not None), None)
        if best is not None:
            found.append(best)
    return found


def sentences(live: LiveTable, viewer: Viewer, language: m.Language, events: Iterable[Event]) -> list[str]:
    """The events a viewer sees, in words; those who share a screen read what everybody may know."""
    shared = len(live.held(viewer)) > 1
    found = seen_events(live, viewer, events)
    return in_words(live, language, [event.seen_by(None) for event in found] if shared else found)


def whole_log(
    live: LiveTable,
    viewer: Viewer,
    deeds: Sequence[tuple[int, int, log.AnyDeed]],
    language: m.Language | None,
    from_start: bool = True,
) -> m.Log:
    """Things that happened and still stand, also those no longer in memory; in words, if a language is named."""
    numbers = {seq: number for number, seq in enumerate(live.move_seqs, 1)}
    kept: Sequence[Recent] = [
        Recent(seq, at, deed, 0 if starts(deed) else numbers.get(seq), None if eventful(deed) else ())
        for seq, at, deed in deeds
        if not isinstance(deed, log.Moved | log.Undone) or seq in numbers
    ]
    found = happened(live, viewer, live.with_events(kept), language)
    return m.Log([*started_at_once(live, viewer, language), *found] if from_start else found)


def started_at_once(live: LiveTable, viewer: Viewer, language: m.Language | None) -> list[m.Happened]:
    """The deal of a table where nobody was missing; a position has none."""
    if live.table is None or live.opening.dealt is None or live.opening.position:
        return []
    state, dealt = begin(live.table.record, live.game)
    thing = m.Happened(0, live.created, "started", move=0, events=seen(live, viewer, dealt))
    if language:
        thing.words = sentences(live, viewer, language, dealt)
        thing.laid_out = laid_out(live, language, state)
    return [thing]


def starts(deed: log.AnyDeed) -> bool:
    return isinstance(deed, log.Sat) and deed.dealt is not None


def eventful(deed: log.AnyDeed) -> bool:
    return isinstance(deed, log.Moved) or starts(deed)


# other moments


def moment(live: LiveTable, viewer: Viewer, number: int) -> m.Moment:
    """The table after one of its moves; what is kept back from the viewer, the view keeps back as it does now."""
    record = live_record(live)
    if number > len(live.moves):
        raise Refusal("unknown-move", f"there are {len(live.moves)} moves so far, got {number}")
    state, events = at_move(live, record, min(number, len(record.moves)))
    hidden = number - 1 in hidden_moves(live, viewer)
    move = live.moves[number - 1] if number else None
    return m.Moment(
        number,
        len(live.moves),
        move.seat if move else None,
        move.action if move and not hidden else None,
        [] if hidden else seen(live, viewer, events),
        [sight(live, state, seat) for seat in live.held(viewer) or (None,)],
        standings(live.game, state),
    )


def known_moves(live: LiveTable, viewer: Viewer, number: int) -> int:
    """How many of the first moves of a table the viewer knows."""
    return number - sum(index < number for index in hidden_moves(live, viewer))


def at_move(live: LiveTable, record: Record, number: int) -> tuple[Any, list[Event]]:
    """The state after some moves of a record, and what happened in the last of them."""
    if number > len(record.moves):
        raise Refusal("unknown-move", f"there are {len(record.moves)} moves so far, got {number}")
    *_, last = retell(replace(record, moves=record.moves[:number], scores=None), live.game)
    return last


def known_record(live: LiveTable, viewer: Viewer) -> Record:
    """The moves the viewer knows of, with all that is needed to tell them again."""
    live_record(live)
    assert live.table is not None
    return live.table.known_record(live.held(viewer))


def live_record(live: LiveTable) -> Record:
    if live.table is None:
        raise Refusal("not-started", "this table has not started yet")
    return live.table.record


def record_of(live: LiveTable, viewer: Viewer) -> Record:
    """The record as the viewer may see it."""
    record, held = live_record(live), live.held(viewer)
    if record.position and not held and not live.over:
        raise Refusal(
            "not-allowed", "this table began with what a player knew: its record is shown at the end"
        )
    assert live.table is not None
    return live.table.record_for(held)


def draws(live: LiveTable) -> m.Draws:
    """How chance came to its answers, once the seed is shown."""
    record = live_record(live)
    if not live.over:
        raise Refusal("not-over", "the seed is shown when the game is over")
    found = verify(record, live.game)
    return m.Draws(
        record.seed,
        record.commitment,
        list(record.words),
        [m.DrawInfo(draw.move, draw.name, list(draw.options), draw.answer) for draw in found],
    )


def spoken_table(live: LiveTable, viewer: Viewer, language: str, seat: Seat | None) -> m.Spoken:
    """The table in words, for one of the viewer's seats or, without one, for a spectator."""
    live_record(live)
    if seat is not None and seat not in live.held(viewer):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    return spoken(live, language, live.state, seat)


# points


def standings(game: Game[Any], state: Any) -> list[m.Standing] | None:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return [
        m.Standing(
            standing.score,
            place,
            score_lines(standing.lines),
            list(standing.tie_breaks),
            standing.title,
            standing.played,
        )
        for standing, place in zip(outcome.standings, outcome.ranking)
    ]


def score_lines(lines: Iterable[Line]) -> list[m.ScoreLine]:
    return [m.ScoreLine(line.rule, list(line.what), line.points) for line in lines]


def scores(live: LiveTable, viewer: Viewer) -> m.Scores:
    """Where everybody's points come from; what is hidden counts for those who hold it."""
    live_record(live)
    held = live.held(viewer)
    return m.Scores(
        [
            score_lines(live.game.lines(live.state, seat, seat if seat in held else None))
            for seat in range(len(live.chairs))
        ]
    )


def growth(live: LiveTable, viewer: Viewer) -> m.Growth:
    """Everybody's points after each move the viewer knows."""
    seats = range(len(live.chairs))
    record = replace(known_record(live, viewer), scores=None)
    found = m.Growth([], [])
    for state, _ in retell(record, live.game, heard=False):
        found.stages.append(live.game.stage(state))
        found.points.append([sum(line.points for line in live.game.lines(state, seat)) for seat in seats])
    return found


def what_if(live: LiveTable, seat: Seat, message: m.WhatIf) -> m.Answer:
    """Which rule forbids an action, or what it would be worth; worked out on a guess of what is hidden."""
    action = live.game.read(message.action)
    guess = live.game.determinise(live.state, seat, Random(0))
    rule = live.game.why_not(guess, seat, action)
    if rule is not None:
        return m.Answer(message.id, rule, f"{action}: forbidden by {rule}")
    preview = part("server", live.game.name).preview(guess, seat, action)
    before = sum(line.points for line in live.game.lines(guess, seat))
    live.game.apply(guess, seat, action, RandomChance(Random(0)), heard=False)
    after = sum(line.points for line in live.game.lines(guess, seat))
    return m.Answer(message.id, None, None, after - before, preview)
