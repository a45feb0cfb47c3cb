"""What somebody at a table is told of it now: built for one viewer, from what that viewer may see."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.core.game import Decision, Seat
from deskovka.registry import part
from deskovka.server.happenings import happened
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields
from deskovka.server.points import standings
from deskovka.server.seating import Viewer, seed_words


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
