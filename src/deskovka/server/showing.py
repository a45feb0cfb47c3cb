"""What somebody at a table is told of it now: built for one viewer, from what that viewer may see."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from deskovka.core.game import Decision, Game, Json, Seat
from deskovka.registry import part
from deskovka.server.encoding import encode
from deskovka.server.happenings import Telling
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields
from deskovka.server.points import final_standings
from deskovka.server.recent import Recent
from deskovka.server.seating import Seating, Viewer, seed_words


def news(
    loaded: LoadedTable,
    viewer: Viewer,
    since: int,
    language: fields.Language | None = None,
    whole: bool = False,
) -> answers.News:
    """What happened after `since`, and what has changed by it; `whole`: the table as it is now in any case."""
    kept = since_then(loaded, since)
    telling = Telling(loaded, viewer, language)
    return answers.News(
        loaded.id,
        loaded.seq,
        since,
        len(loaded.moves),
        list(loaded.waiting),
        len(kept) == loaded.seq - since,
        [telling.tell(recent) for recent in kept if telling.tells(recent.change)],
        table_info(loaded, viewer) if whole or loaded.changed_info > since else None,
        sights(loaded, viewer) if whole or loaded.changed_sights > since else None,
        final_standings(loaded) if loaded.over and (whole or loaded.changed_sights > since) else None,
        answers.UndoWish(loaded.wish.seat, loaded.wish.move + 1, list(loaded.wish.of))
        if loaded.wish
        else None,
        answers.DeletionWish(loaded.deletion.seat, list(loaded.deletion.of)) if loaded.deletion else None,
        answers.StandInWish(loaded.stand_in.seat, loaded.stand_in.absent, list(loaded.stand_in.of))
        if loaded.stand_in
        else None,
    )


def since_then(loaded: LoadedTable, since: int) -> list[Recent]:
    """What happened after an entry, as far as it is in memory."""
    recent = loaded.recent
    last = [recent[index] for index in range(-min(len(recent), loaded.seq - since), 0)]
    return [one for one in last if one.seq > since]


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
        seat_infos(loaded, loaded.held(viewer)),
        viewer.role,
        viewer.host,
        loaded.started,
        over,
        loaded.commitment,
        seed_words(loaded.chairs),
        opening.seed if over and not opening.lesson else None,
        answers.Origin(opening.origin.kind, opening.origin.table, opening.origin.move)
        if opening.origin
        else None,
        loaded.rematch,
        loaded.broken,
        opening.aids,
        opening.rated,
        loaded.helpers,
        loaded.lesson is not None,
        opening.patience,
        loaded.ended,
        loaded.stand_in_bot,
        loaded.result if over and loaded.opening.host else None,
    )


def seat_infos(seating: Seating, held: Collection[Seat]) -> list[answers.SeatInfo]:
    return [
        answers.SeatInfo(seat, chair.kind, chair.name, chair.bot, seat in held, chair.why)
        for seat, chair in enumerate(seating.chairs)
    ]


# the position


def sights(loaded: LoadedTable, viewer: Viewer) -> list[answers.Sight]:
    """One for each seat the viewer holds; for a spectator the open side of everything."""
    if loaded.table is None:
        return []
    waiting, bystanders = loaded.waiting, loaded.bystanders
    return [
        sight_of_asked(loaded, seat)
        if seat in waiting
        else sight_of_bystander(loaded, seat)
        if seat in bystanders
        else sight(loaded, loaded.state, seat)
        for seat in loaded.held(viewer) or (None,)
    ]


def sight(loaded: LoadedTable, state: Any, seat: Seat | None) -> answers.Sight:
    if state is not loaded.state:
        return answers.Sight(seat, loaded.game.view(state, seat))
    undo = seat is not None and can_undo(loaded, seat)
    return answers.Sight(seat, view(loaded, seat), question=question(loaded), undo=undo)


def question(loaded: LoadedTable) -> answers.Question | None:
    """What is asked of whom the table waits for: its name is for everybody."""
    decision = loaded.game.decision(loaded.state)
    return answers.Question(type(decision).__name__, decision.rule) if decision else None


def view(loaded: LoadedTable, seat: Seat | None) -> msgspec.Raw:
    """What a seat sees now. It is built once for all who see with the same eyes."""
    eyes, known = None if loaded.game.open else seat, loaded.shown.views
    if eyes not in known:
        known[eyes] = msgspec.Raw(encode(see(loaded, eyes)))
    return known[eyes]


def sight_of_asked(loaded: LoadedTable, seat: Seat) -> answers.Sight:
    """What a seat sees that must answer, with what it may answer."""
    decision = loaded.game.decision(loaded.state)
    assert decision is not None
    return answers.Sight(
        seat,
        view(loaded, seat),
        loaded.asked_at[seat],
        question(loaded),
        offer(loaded, decision, seat),
        can_undo(loaded, seat),
    )


def sight_of_bystander(loaded: LoadedTable, seat: Seat | None) -> answers.Sight:
    """What a seat sees that is not asked, with what it may do meanwhile."""
    assert seat is not None
    decision = loaded.game.decision(loaded.state)
    assert decision is not None
    found = sight(loaded, loaded.state, seat)
    found.options, found.may = offer(loaded, decision, seat), loaded.asked_at[seat]
    return found


def offer(loaded: LoadedTable, decision: Decision[Any, Any], seat: Seat) -> msgspec.Raw:
    """What a seat may answer. Where answers are kept back, nothing the others do changes it: it is made once."""
    known = loaded.offers.get(seat)
    if known and known[0] == loaded.asked_at[seat]:
        return known[1]
    offers = loaded.shown.offers
    if seat not in offers:
        offers[seat] = msgspec.Raw(encode(server_part(loaded.game).offer(loaded.state, seat)))
    if decision.kept_back:
        loaded.offers[seat] = loaded.asked_at[seat], offers[seat]
    return offers[seat]


def see(loaded: LoadedTable, eyes: Seat | None) -> Json:
    """A view, from what was built for all."""
    told = loaded.shown
    if told.view_of is None:
        told.view_of = loaded.game.views(loaded.state)
    return told.view_of(eyes)


@cache
def server_part(game: Game[Any]) -> Any:
    """What a game has at the table server."""
    return part("server", game.name)


def can_undo(loaded: LoadedTable, seat: Seat) -> bool:
    return loaded.table is not None and not loaded.broken and loaded.table.undoable(seat) is not None
