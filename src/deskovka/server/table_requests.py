"""What people ask for at a table: checked, and turned into the change that is kept if nothing forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.errors import IllegalAction, NotationError
from deskovka.core.game import Game, Seat
from deskovka.core.table import Trial
from deskovka.server import lessons, log
from deskovka.server.keys import invitation, key_of
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import requests
from deskovka.server.names import clean, look
from deskovka.server.offered import called_here, require_bot
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer

Prepared = tuple[log.AnyChange, Trial | None]


def change_of(
    loaded: LoadedTable,
    viewer: Viewer,
    secret: str,
    message: requests.TableRequest,
    allowed: Sequence[str] = (),
) -> Prepared:
    """What a message amounts to; refused with a reason if it may not be. `allowed` are bots of others."""
    if isinstance(message, requests.Move):
        require_seat(loaded, viewer, message.seat)
        require_not_resigned(loaded, message.seat)
        return move(loaded, message.seat, message.asked, message.action)
    if isinstance(message, requests.Undo):
        return undo(loaded, viewer, message), None
    if isinstance(message, requests.Consent):
        return consent(loaded, viewer, message), None
    if isinstance(message, requests.Say):
        return say(loaded, viewer, message), None
    if isinstance(message, requests.Sit):
        return sit(loaded, viewer, message), None
    if isinstance(message, requests.SetSeat):
        return set_seat(loaded, viewer, secret, message, allowed), None
    if isinstance(message, requests.Rename):
        return rename(loaded, viewer, message), None
    if isinstance(message, requests.HandOver):
        return hand_over(loaded, viewer, message), None
    if isinstance(message, requests.LeaveLesson):
        return leave_lesson(loaded, viewer), None
    assert isinstance(message, requests.TakeBack)
    return take_back(loaded, viewer, message), None


def require_seat(loaded: LoadedTable, viewer: Viewer, seat: Seat) -> None:
    if seat not in loaded.held(viewer):
        raise Refusal("not-yours", f"seat {seat} is not yours")


def require_game(loaded: LoadedTable) -> None:
    """There is a game, and it goes on."""
    if loaded.broken:
        raise Refusal(
            "broken", f"this game stopped fitting the rules: {loaded.broken.message}", loaded.broken.rule
        )
    if loaded.table is None:
        raise Refusal("not-started", "this table has not started yet: seats are still open")


def require_running(loaded: LoadedTable) -> None:
    """There is a game, and it is not over."""
    require_game(loaded)
    if loaded.over:
        raise Refusal("over", "this game is over", loaded.game.end_rule)


def move(loaded: LoadedTable, seat: Seat, asked: int, text: str, hurried: str = "") -> Prepared:
    """The answer to the question a seat is asked now."""
    require_running(loaded)
    assert loaded.table is not None
    able = seat in loaded.waiting or seat in loaded.bystanders
    if not able or loaded.asked_at[seat] != asked:
        raise Refusal("late", f"seat {seat} is not asked that any more: the table has gone on")
    try:
        trial = lessons.try_move(loaded, seat, loaded.game.read(text))
    except NotationError as error:
        raise Refusal("notation", str(error)) from None
    except IllegalAction as error:
        raise Refusal("illegal", str(error), error.rule) from None
    done = trial.move
    return log.Moved(seat, asked, done.action, list(done.drawn), hurried), trial


def undo(loaded: LoadedTable, viewer: Viewer, message: requests.Undo) -> log.Undone | log.Asked:
    """Taken back at once, unless others agreed on it: then they are asked. A bot stands by what it agreed on."""
    require_seat(loaded, viewer, message.seat)
    require_game(loaded)
    require_not_resigned(loaded, message.seat)
    assert loaded.table is not None
    index = None if loaded.ended else loaded.table.undoable(message.seat)
    if index is None:
        raise Refusal(
            "nothing-to-undo", "nothing can be taken back: something was revealed or answered since"
        )
    lessons.require_own(loaded, index)
    others = [seat for seat in loaded.table.bound_with(index) if seat not in loaded.held(viewer)]
    if not others:
        return log.Undone(message.seat, index)
    if loaded.stands == loaded.move_seqs[index] or any(loaded.bot_of(seat) for seat in others):
        raise Refusal("not-agreed", "it stands: whoever agreed on it does not want it taken back")
    if loaded.wish is not None:
        raise Refusal("asked-already", "whoever agreed on it has been asked already")
    return log.Asked(message.seat, index, others)


def consent(loaded: LoadedTable, viewer: Viewer, message: requests.Consent) -> log.Undone | log.Consented:
    """The last one to agree takes the move back; it lapses when play goes on."""
    require_seat(loaded, viewer, message.seat)
    require_game(loaded)
    wish = loaded.wish
    if wish is None or message.seat not in wish.of:
        raise Refusal("not-asked", "nobody asks this seat any more to take something back")
    if message.agree and wish.of == (message.seat,):
        return log.Undone(wish.seat, wish.move)
    return log.Consented(message.seat, message.agree)


def say(loaded: LoadedTable, viewer: Viewer, message: requests.Say) -> log.Said:
    held = loaded.held(viewer)
    if not held:
        raise Refusal("not-allowed", "only players talk at this table")
    return log.Said(held[0], clean(message.text, "a line"), loaded.chairs[held[0]].name)


def sit(loaded: LoadedTable, viewer: Viewer, message: requests.Sit) -> log.Sat:
    """An invitation becomes a seat with a secret of its own, which whoever invited does not know."""
    if viewer.role != "invite":
        raise Refusal("not-allowed", "only an invitation lets you sit down")
    key = key_of(message.secret)
    if loaded.known_key(key):
        raise Refusal("secret", "a new seat needs a new secret")
    seat = viewer.seats[0]
    if loaded.chairs[seat].key != viewer.key:
        raise Refusal("taken", f"somebody else sits in seat {seat + 1} by now")
    name = free_name(loaded, message.name, key)
    return seated(
        loaded,
        seat,
        log.Chair("person", name, key=key, word=clean(message.word, "a word", empty=True)),
    )


def set_seat(
    loaded: LoadedTable, viewer: Viewer, secret: str, message: requests.SetSeat, allowed: Sequence[str]
) -> log.Sat:
    if not viewer.host:
        raise Refusal("not-allowed", "only whoever made the table decides who sits where")
    if message.seat >= len(loaded.chairs):
        raise Refusal("unknown-seat", f"this table has {len(loaded.chairs)} seats, got {message.seat}")
    if loaded.started:
        raise Refusal("started", "the game has started: seats can be handed over, not set")
    invited = key_of(invitation(secret, loaded.id, message.seat, loaded.invitations(message.seat)))
    before = loaded.chairs[message.seat]
    word = before.word if before.key == viewer.key else ""
    chair = chair_of(loaded.game, message.player, viewer.key, invited, word, allowed)
    if chair.kind == "person":
        free_name(loaded, chair.name, viewer.key, message.seat)
    return seated(loaded, message.seat, chair)


def seated(loaded: LoadedTable, seat: Seat, chair: log.Chair) -> log.Sat:
    chairs = [*loaded.chairs[:seat], chair, *loaded.chairs[seat + 1 :]]
    return log.Sat(seat, chair, loaded.deal(chairs))


def chair_of(
    game: Game[Any],
    player: requests.Player,
    me: str,
    invited: str,
    word: str = "",
    allowed: Sequence[str] = (),
) -> log.Chair:
    """The chair of a player who is asked for: `me` is the key of whoever asks, `invited` that of a new invitation."""
    if player.kind == "open":
        return log.Chair("open", key=invited)
    if player.kind == "me":
        return log.Chair("person", clean(player.name or "Player", "a name"), key=me, word=word)
    require_bot(game, player.bot, allowed)
    return log.Chair("bot", called_here(game, player.bot, allowed), player.bot)


def rename(loaded: LoadedTable, viewer: Viewer, message: requests.Rename) -> log.Renamed:
    held = loaded.held(viewer)
    if not held:
        raise Refusal("not-allowed", "only players have a name here")
    if message.seat is not None:
        require_seat(loaded, viewer, message.seat)
        held = (message.seat,)
    return log.Renamed(list(held), free_name(loaded, message.name, viewer.key))


def free_name(loaded: LoadedTable, name: str, key: str, seat: Seat | None = None) -> str:
    """A name that nobody else at the table has, nor one that looks the same; `seat` is about to change hands."""
    kept = clean(name, "a name")
    for other, chair in enumerate(loaded.chairs):
        if other != seat and chair.kind != "open" and chair.key != key and look(chair.name) == look(kept):
            raise Refusal("name-taken", f"somebody at this table is called {chair.name} already")
    return kept


def hand_over(loaded: LoadedTable, viewer: Viewer, message: requests.HandOver) -> log.Handed:
    require_seat(loaded, viewer, message.seat)
    require_game(loaded)
    require_bot(loaded.game, message.bot)
    if message.bot not in loaded.helpers:
        raise Refusal("no-aids", "at this table nothing helps: only a beginner may go on in your seat")
    require_not_resigned(loaded, message.seat)
    return log.Handed(message.seat, message.bot, "own")


def require_not_resigned(loaded: LoadedTable, seat: Seat) -> None:
    if loaded.has_resigned(seat):
        raise Refusal("resigned", "this seat has been given up for good: a bot plays it to the end")


def leave_lesson(loaded: LoadedTable, viewer: Viewer) -> log.Left:
    held = loaded.held(viewer)
    if not held:
        raise Refusal("not-allowed", "only players can leave the guided game")
    if loaded.lesson is None:
        raise Refusal("no-lesson", "no guided game is played here")
    return log.Left(held[0])


def take_back(loaded: LoadedTable, viewer: Viewer, message: requests.TakeBack) -> log.Handed:
    require_seat(loaded, viewer, message.seat)
    if not loaded.chairs[message.seat].bot:
        raise Refusal("not-handed", "no bot plays in this seat")
    require_not_resigned(loaded, message.seat)
    return log.Handed(message.seat)
