"""What people ask for at a table: checked, and turned into the change that is kept if nothing forbids it."""

from __future__ import annotations

import unicodedata
from typing import Any

from deskovka.bots.player import bots, unknown_bot
from deskovka.core.errors import IllegalAction, NotationError
from deskovka.core.game import Game, Seat
from deskovka.core.table import Trial
from deskovka.server import log
from deskovka.server import messages as m
from deskovka.server.keys import invitation, key_of
from deskovka.server.live import LiveTable, Viewer
from deskovka.server.refusals import Refusal

Prepared = tuple[log.AnyChange, Trial | None]


def change_of(live: LiveTable, viewer: Viewer, secret: str, message: m.TableRequest) -> Prepared:
    """What a message amounts to; refused with a reason if it may not be."""
    if isinstance(message, m.Move):
        require_seat(live, viewer, message.seat)
        return move(live, message.seat, message.asked, message.action)
    if isinstance(message, m.Undo):
        return undo(live, viewer, message), None
    if isinstance(message, m.Consent):
        return consent(live, viewer, message), None
    if isinstance(message, m.Say):
        return say(live, viewer, message), None
    if isinstance(message, m.Sit):
        return sit(live, viewer, message), None
    if isinstance(message, m.SetSeat):
        return set_seat(live, viewer, secret, message), None
    if isinstance(message, m.Rename):
        return rename(live, viewer, message), None
    if isinstance(message, m.HandOver):
        return hand_over(live, viewer, message), None
    assert isinstance(message, m.TakeBack)
    return take_back(live, viewer, message), None


def require_seat(live: LiveTable, viewer: Viewer, seat: Seat) -> None:
    if seat not in live.held(viewer):
        raise Refusal("not-yours", f"seat {seat} is not yours")


def require_game(live: LiveTable) -> None:
    """There is a game, and it goes on."""
    if live.broken:
        raise Refusal(
            "broken", f"this game stopped fitting the rules: {live.broken.message}", live.broken.rule
        )
    if live.table is None:
        raise Refusal("not-started", "this table has not started yet: seats are still open")


def move(live: LiveTable, seat: Seat, asked: int, text: str) -> Prepared:
    """The answer to the question a seat is asked now."""
    require_game(live)
    assert live.table is not None
    if live.over:
        raise Refusal("over", "this game is over", live.game.end_rule)
    if seat not in live.waiting or live.asked_at[seat] != asked:
        raise Refusal("late", f"seat {seat} is not asked that any more: the table has gone on")
    try:
        trial = live.table.try_move(seat, live.game.read(text))
    except NotationError as error:
        raise Refusal("notation", str(error)) from None
    except IllegalAction as error:
        raise Refusal("illegal", str(error), error.rule) from None
    done = trial.move
    return log.Moved(seat, asked, done.action, list(done.drawn)), trial


def undo(live: LiveTable, viewer: Viewer, message: m.Undo) -> log.Undone | log.Asked:
    """Taken back at once, unless others agreed on it: then they are asked. A bot stands by what it agreed on."""
    require_seat(live, viewer, message.seat)
    require_game(live)
    assert live.table is not None
    index = live.table.undoable(message.seat)
    if index is None:
        raise Refusal(
            "nothing-to-undo", "nothing can be taken back: something was revealed or answered since"
        )
    others = [seat for seat in live.table.bound_with(index) if seat not in live.held(viewer)]
    if not others:
        return log.Undone(message.seat, index)
    if live.stands == live.move_seqs[index] or any(live.bot_of(seat) for seat in others):
        raise Refusal("not-agreed", "it stands: whoever agreed on it does not want it taken back")
    if live.wish is not None:
        raise Refusal("asked-already", "whoever agreed on it has been asked already")
    return log.Asked(message.seat, index, others)


def consent(live: LiveTable, viewer: Viewer, message: m.Consent) -> log.Undone | log.Consented:
    """The last one to agree takes the move back; it lapses when play goes on."""
    require_seat(live, viewer, message.seat)
    require_game(live)
    wish = live.wish
    if wish is None or message.seat not in wish.of:
        raise Refusal("not-asked", "nobody asks this seat any more to take something back")
    if message.agree and wish.of == (message.seat,):
        return log.Undone(wish.seat, wish.move)
    return log.Consented(message.seat, message.agree)


def say(live: LiveTable, viewer: Viewer, message: m.Say) -> log.Said:
    held = live.held(viewer)
    if not held:
        raise Refusal("not-allowed", "only players talk at this table")
    return log.Said(held[0], clean(message.text, "a line"), live.chairs[held[0]].name)


def sit(live: LiveTable, viewer: Viewer, message: m.Sit) -> log.Sat:
    """An invitation becomes a seat with a secret of its own, which whoever invited does not know."""
    if viewer.role != "invite":
        raise Refusal("not-allowed", "only an invitation lets you sit down")
    key = key_of(message.secret)
    if live.known_key(key):
        raise Refusal("secret", "a new seat needs a new secret")
    seat = viewer.seats[0]
    if live.chairs[seat].key != viewer.key:
        raise Refusal("taken", f"somebody else sits in seat {seat + 1} by now")
    chair = log.Chair(
        "person", clean(message.name, "a name"), key=key, word=clean(message.word, "a word", empty=True)
    )
    return seated(live, seat, chair)


def set_seat(live: LiveTable, viewer: Viewer, secret: str, message: m.SetSeat) -> log.Sat:
    if not viewer.host:
        raise Refusal("not-allowed", "only whoever made the table decides who sits where")
    if message.seat >= len(live.chairs):
        raise Refusal("unknown-seat", f"this table has {len(live.chairs)} seats, got {message.seat}")
    if live.started:
        raise Refusal("started", "the game has started: seats can be handed over, not set")
    invited = key_of(invitation(secret, live.id, message.seat, live.invitations(message.seat)))
    before = live.chairs[message.seat]
    word = before.word if before.key == viewer.key else ""
    chair = chair_of(live.game, message.player, viewer.key, invited, word)
    return seated(live, message.seat, chair)


def seated(live: LiveTable, seat: Seat, chair: log.Chair) -> log.Sat:
    chairs = [*live.chairs[:seat], chair, *live.chairs[seat + 1 :]]
    return log.Sat(seat, chair, live.deal(chairs))


def chair_of(game: Game[Any], player: m.Player, me: str, invited: str, word: str = "") -> log.Chair:
    """The chair of a player who is asked for: `me` is the key of whoever asks, `invited` that of a new invitation."""
    if player.kind == "open":
        return log.Chair("open", key=invited)
    if player.kind == "me":
        return log.Chair("person", clean(player.name or "Player", "a name"), key=me, word=word)
    require_bot(game, player.bot)
    return log.Chair("bot", player.bot, player.bot)


def require_bot(game: Game[Any], bot: str) -> None:
    if bot not in bots(game):
        raise Refusal("no-bot", str(unknown_bot(game, bot)))


def rename(live: LiveTable, viewer: Viewer, message: m.Rename) -> log.Renamed:
    held = live.held(viewer)
    if not held:
        raise Refusal("not-allowed", "only players have a name here")
    if message.seat is not None:
        require_seat(live, viewer, message.seat)
        held = (message.seat,)
    return log.Renamed(list(held), clean(message.name, "a name"))


def hand_over(live: LiveTable, viewer: Viewer, message: m.HandOver) -> log.Handed:
    require_seat(live, viewer, message.seat)
    require_game(live)
    require_bot(live.game, message.bot)
    return log.Handed(message.seat, message.bot)


def take_back(live: LiveTable, viewer: Viewer, message: m.TakeBack) -> log.Handed:
    require_seat(live, viewer, message.seat)
    if not live.chairs[message.seat].bot:
        raise Refusal("not-handed", "no bot plays in this seat")
    return log.Handed(message.seat)


def clean(text: str, what: str, empty: bool = False) -> str:
    """A name or a line as people write it: no control characters, no blanks around it."""
    kept = "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    kept = " ".join(kept.split())
    if not kept and not empty:
        raise Refusal("empty", f"{what} was expected, got only blanks")
    return kept
