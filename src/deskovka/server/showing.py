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
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields, requests
from deskovka.server.recent import Recent
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer, seed_words
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
    loaded: LoadedTable,
    viewer: Viewer,
    since: int,
    language: fields.Language | None = None,
    whole: bool = False,
) -> answers.News:
    """What happened after `since`, and what has changed by it; `whole`: the table as it is now in any case."""
    kept = [recent for recent in loaded.told() if recent.seq > since]
    return answers.News(
        loaded.id,
        loaded.seq,
        since,
        len(loaded.moves),
        list(loaded.waiting),
        len(kept) == loaded.seq - since,
        happened(loaded, viewer, kept, language),
        table_info(loaded, viewer) if whole or loaded.changed_info > since else None,
        sights(loaded, viewer) if whole or loaded.changed_sights > since else None,
        standings(loaded.game, loaded.state)
        if loaded.over and (whole or loaded.changed_sights > since)
        else None,
        answers.UndoWish(loaded.wish.seat, loaded.wish.move + 1, list(loaded.wish.of))
        if loaded.wish
        else None,
    )


# the table apart from the position


def table_info(loaded: LoadedTable, viewer: Viewer) -> answers.TableInfo:
    over, opening = loaded.over, loaded.opening
    secret = loaded.game.secret_options
    return answers.TableInfo(
        loaded.id,
        loaded.game.name,
        opening.edition,
        opening.rules,
        loaded.created,
        {id: text for id, text in opening.options.items() if over or id not in secret},
        sorted(secret.intersection(opening.options)),
        seat_infos(loaded, viewer),
        viewer.role,
        viewer.host,
        loaded.started,
        over,
        loaded.commitment,
        seed_words(loaded.chairs),
        opening.seed if over else None,
        answers.Origin(opening.origin.kind, opening.origin.table, opening.origin.move)
        if opening.origin
        else None,
        loaded.rematch,
        loaded.broken,
    )


def seat_infos(loaded: LoadedTable, viewer: Viewer) -> list[answers.SeatInfo]:
    held = loaded.held(viewer)
    return [
        answers.SeatInfo(seat, chair.kind, chair.name, chair.bot, seat in held)
        for seat, chair in enumerate(loaded.chairs)
    ]


# the position


def sights(loaded: LoadedTable, viewer: Viewer) -> list[answers.Sight]:
    """One for each seat the viewer holds; for a spectator the open side of everything."""
    if loaded.table is None:
        return []
    waiting = loaded.waiting
    return [
        sight_of_asked(loaded, seat) if seat in waiting else sight(loaded, loaded.state, seat)
        for seat in loaded.held(viewer) or (None,)
    ]


def sight(loaded: LoadedTable, state: Any, seat: Seat | None) -> answers.Sight:
    undo = seat is not None and state is loaded.state and can_undo(loaded, seat)
    return answers.Sight(seat, loaded.game.view(state, seat), undo=undo)


def sight_of_asked(loaded: LoadedTable, seat: Seat) -> answers.Sight:
    """What a seat sees that must answer, with what it may answer."""
    decision = loaded.game.decision(loaded.state)
    assert decision is not None
    return answers.Sight(
        seat,
        loaded.game.view(loaded.state, seat),
        loaded.asked_at[seat],
        answers.Question(type(decision).__name__, decision.rule),
        offer(loaded, decision, seat),
        can_undo(loaded, seat),
    )


def offer(loaded: LoadedTable, decision: Decision[Any, Any], seat: Seat) -> msgspec.Raw:
    """What a seat may answer. Where answers are kept back, nothing the others do changes it: it is made once."""
    known = loaded.offers.get(seat)
    if known and known[0] == loaded.asked_at[seat]:
        return known[1]
    made = msgspec.Raw(encode(part("server", loaded.game.name).offer(loaded.state, seat)))
    if decision.kept_back:
        loaded.offers[seat] = loaded.asked_at[seat], made
    return made


def can_undo(loaded: LoadedTable, seat: Seat) -> bool:
    return loaded.table is not None and not loaded.broken and loaded.table.undoable(seat) is not None


# what happened


def happened(
    loaded: LoadedTable, viewer: Viewer, kept: Sequence[Recent], language: fields.Language | None
) -> list[answers.Happened]:
    """Things that happened, as the viewer may know them, in words if a language is named."""
    hidden = {loaded.move_seqs[index] for index in hidden_moves(loaded, viewer)}
    standing = set(loaded.move_seqs)
    found = [one_thing(loaded, viewer, recent, hidden, standing) for recent in kept]
    if language:
        for thing, recent in zip(found, kept):
            thing.words = sentences(loaded, viewer, language, recent.events or ()) if thing.events else []
            if starts(recent.change) and loaded.table:
                thing.laid_out = laid_out(loaded, language, begin(loaded.table.record, loaded.game)[0])
    return found


def hidden_moves(loaded: LoadedTable, viewer: Viewer) -> set[int]:
    """The moves, counted from 0, that are kept back from this viewer."""
    held = loaded.held(viewer)
    return {index for index in kept_back(loaded) if loaded.moves[index].seat not in held}


def kept_back(loaded: LoadedTable) -> list[int]:
    """The moves that only those may know who made them; where a game stopped fitting the rules, all after that."""
    found = loaded.table.kept_back() if loaded.table else []
    if loaded.broken:
        found += range(max(0, loaded.broken.move - 1), len(loaded.moves))
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
            action=change.action if shown else None,
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


# other moments


def moment(loaded: LoadedTable, viewer: Viewer, number: int) -> answers.Moment:
    """The table after one of its moves; what is kept back from the viewer, the view keeps back as it does now."""
    record = record_now(loaded)
    if number > len(loaded.moves):
        raise Refusal("unknown-move", f"there are {len(loaded.moves)} moves so far, got {number}")
    state, events = at_move(loaded, record, min(number, len(record.moves)))
    hidden = number - 1 in hidden_moves(loaded, viewer)
    move = loaded.moves[number - 1] if number else None
    return answers.Moment(
        number,
        len(loaded.moves),
        move.seat if move else None,
        move.action if move and not hidden else None,
        [] if hidden else seen(loaded, viewer, events),
        [sight(loaded, state, seat) for seat in loaded.held(viewer) or (None,)],
        standings(loaded.game, state),
    )


def known_moves(loaded: LoadedTable, viewer: Viewer, number: int) -> int:
    """How many of the first moves of a table the viewer knows."""
    return number - sum(index < number for index in hidden_moves(loaded, viewer))


def at_move(loaded: LoadedTable, record: Record, number: int) -> tuple[Any, list[Event]]:
    """The state after some moves of a record, and what happened in the last of them."""
    if number > len(record.moves):
        raise Refusal("unknown-move", f"there are {len(record.moves)} moves so far, got {number}")
    *_, last = retell(replace(record, moves=record.moves[:number], scores=None), loaded.game)
    return last


def known_record(loaded: LoadedTable, viewer: Viewer) -> Record:
    """The moves the viewer knows of, with all that is needed to tell them again."""
    record_now(loaded)
    assert loaded.table is not None
    return loaded.table.known_record(loaded.held(viewer))


def record_now(loaded: LoadedTable) -> Record:
    if loaded.table is None:
        raise Refusal("not-started", "this table has not started yet")
    return loaded.table.record


def record_of(loaded: LoadedTable, viewer: Viewer) -> Record:
    """The record as the viewer may see it."""
    record, held = record_now(loaded), loaded.held(viewer)
    if record.position and not held and not loaded.over:
        raise Refusal(
            "not-allowed", "this table began with what a player knew: its record is shown at the end"
        )
    assert loaded.table is not None
    return loaded.table.record_for(held)


def draws(loaded: LoadedTable) -> answers.Draws:
    """How chance came to its answers, once the seed is shown."""
    record = record_now(loaded)
    if not loaded.over:
        raise Refusal("not-over", "the seed is shown when the game is over")
    found = verify(record, loaded.game)
    return answers.Draws(
        record.seed,
        record.commitment,
        list(record.words),
        [answers.DrawInfo(draw.move, draw.name, list(draw.options), draw.answer) for draw in found],
    )


def spoken_table(loaded: LoadedTable, viewer: Viewer, language: str, seat: Seat | None) -> answers.Spoken:
    """The table in words, for one of the viewer's seats or, without one, for a spectator."""
    record_now(loaded)
    if seat is not None and seat not in loaded.held(viewer):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    return spoken(loaded, language, loaded.state, seat)


# points


def standings(game: Game[Any], state: Any) -> list[answers.Standing] | None:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return [
        answers.Standing(
            standing.score,
            place,
            score_lines(standing.lines),
            list(standing.tie_breaks),
            standing.title,
            standing.played,
        )
        for standing, place in zip(outcome.standings, outcome.ranking)
    ]


def score_lines(lines: Iterable[Line]) -> list[answers.ScoreLine]:
    return [answers.ScoreLine(line.rule, list(line.what), line.points) for line in lines]


def scores(loaded: LoadedTable, viewer: Viewer) -> answers.Scores:
    """Where everybody's points come from; what is hidden counts for those who hold it."""
    record_now(loaded)
    held = loaded.held(viewer)
    return answers.Scores(
        [
            score_lines(loaded.game.lines(loaded.state, seat, seat if seat in held else None))
            for seat in range(len(loaded.chairs))
        ]
    )


def growth(loaded: LoadedTable, viewer: Viewer) -> answers.Growth:
    """Everybody's points after each move the viewer knows."""
    stage, seats = part("server", loaded.game.name).stage, range(len(loaded.chairs))
    record = replace(known_record(loaded, viewer), scores=None)
    found = answers.Growth([], [])
    for state, _ in retell(record, loaded.game, heard=False):
        found.stages.append(stage(state))
        found.points.append([sum(line.points for line in loaded.game.lines(state, seat)) for seat in seats])
    return found


def what_if(loaded: LoadedTable, seat: Seat, message: requests.WhatIf) -> answers.Answer:
    """Which rule forbids an action, or what it would be worth; worked out on a guess of what is hidden."""
    action = loaded.game.read(message.action)
    guess = loaded.game.determinise(loaded.state, seat, Random(0))
    rule = loaded.game.why_not(guess, seat, action)
    if rule is not None:
        return answers.Answer(message.id, rule, f"{action}: forbidden by {rule}")
    preview = part("server", loaded.game.name).preview(guess, seat, action)
    before = sum(line.points for line in loaded.game.lines(guess, seat))
    loaded.game.apply(guess, seat, action, RandomChance(Random(0)), heard=False)
    after = sum(line.points for line in loaded.game.lines(guess, seat))
    return answers.Answer(message.id, None, None, after - before, preview)
