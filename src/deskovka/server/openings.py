"""How tables begin: new ones, forks of others, rematches; and the links that are given away."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from deskovka.bots.player import bots
from deskovka.core.chance import SEED_BYTES, RandomChance
from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.registry import game as find_game
from deskovka.server import log, showing
from deskovka.server import messages as m
from deskovka.server.table_requests import chair_of, clean
from deskovka.server.keys import invitation, key_of, watching
from deskovka.server.live import LiveTable, Viewer
from deskovka.server.refusals import Refusal
from deskovka.server.store import Stored


def new_table(table: str, secret: str, wish: m.CreateTable, most_seats: int) -> log.Opening:
    """A table as somebody wishes it."""
    game = find_game(wish.game)
    if len(wish.seats) > most_seats:
        raise SetupError(
            f"a table of this server has at most {most_seats} seats, got {len(wish.seats)}",
            "seats",
            least=game.seats[0],
            most=most_seats,
            given=str(len(wish.seats)),
        )
    setup = game.setup(len(wish.seats), check_options(game, wish.options))
    game.set_up(
        setup, RandomChance(Random(0))
    )  # what only the game itself can check, before anybody is invited
    me = key_of(secret)
    word = clean(wish.word, "a word", empty=True)
    chairs = []
    for seat, player in enumerate(wish.seats):
        chairs.append(chair_of(game, player, me, key_of(invitation(secret, table, seat, 0)), word))
        word = "" if player.kind == "me" else word  # one word a person
    chosen = {
        option.id: option.write(setup[option.id])
        for option in game.options
        if setup[option.id] != option.default
    }
    return opening_of(game, chosen, chairs, me, key_of(watching(secret, table)))


def opening_of(
    game: Game[Any], options: dict[str, str], chairs: list[log.Chair], host: str, watch: str
) -> log.Opening:
    seed = secrets.token_hex(SEED_BYTES)
    return log.Opening(game.name, game.edition, game.rules_version, options, chairs, host, watch, seed)


def check_options(game: Game[Any], options: dict[str, str]) -> dict[str, str]:
    """An option that names a file of this machine is nothing for people elsewhere."""
    files = {option.id: option.choices for option in game.options if option.kind == "text" and option.choices}
    for id, text in options.items():
        if id in files and text not in files[id]:
            expected = ", ".join(files[id])
            raise SetupError(
                f"option {id}: {text!r} is not one of {expected}",
                "choice",
                option=id,
                given=text,
                expected=expected,
            )
    return options


def alike(made: log.Opening, wished: log.Opening) -> bool:
    """Whether a table that exists is the one that is wished for."""
    return (made.game, made.options, len(made.chairs)) == (
        wished.game,
        wished.options,
        len(wished.chairs),
    )


def first_deal(table: str, opening: log.Opening) -> list[str] | None:
    """What chance gives at a table that starts at once."""
    live = LiveTable(table, Stored(log.write(opening), 0, []))
    return live.deal(live.chairs)


# forks


def fork(live: LiveTable, viewer: Viewer, secret: str, wish: m.Fork, id: str) -> log.Opening:
    """A table that begins where this one was after a move.

    Of a finished game everything is known: the fork has the same past, and the same cards to come. Of a running one
    the fork begins with the position, as the viewer's seat may guess it.
    """
    held = live.held(viewer)
    if not live.over and not held:
        raise Refusal("not-allowed", "spectators can fork a game when it is over")
    # Whoever plays several seats would have the own answers guessed anew: they are given anew instead.
    knows = viewer if len(held) < 2 else Viewer("watch", (), False, "")
    record = showing.known_record(live, knows)
    state, _ = showing.at_move(live, record, showing.known_moves(live, knows, wish.move))
    if live.game.over(state):
        raise Refusal("over", "the game is over there: nobody could go on", live.game.end_rule)
    chairs = fork_chairs(live, viewer, wish.seats)
    made = opening_of(live.game, dict(record.options), chairs, viewer.key, key_of(watching(secret, id)))
    made.origin = log.KeptOrigin("fork", live.id, wish.move)
    if live.over:
        same_past(made, live, record, wish.move)
    else:
        guess = live.game.determinise(state, held[0], Random())
        made.options = open_options(live)
        made.position = json.dumps(live.codec.encode(guess), separators=(",", ":"))
    return made


def same_past(made: log.Opening, live: LiveTable, record: Record, move: int) -> None:
    """The moves that led there, the seed, and the words its draws depend on; who said them does not matter."""
    made.seed, made.dealt, made.position = live.opening.seed, list(record.dealt), record.position
    said = [*record.words, *[""] * len(made.chairs)]
    made.chairs = [replace(chair, word=word) for chair, word in zip(made.chairs, said)]
    made.moves = [log.KeptMove(move.seat, move.action, list(move.drawn)) for move in record.moves[:move]]


def fork_chairs(live: LiveTable, viewer: Viewer, players: Sequence[m.Player] | None) -> list[log.Chair]:
    """Who plays at a fork: by default whoever asks in the own seats (all seats, if there are none), bots elsewhere."""
    if players is None:
        own = live.held(viewer) or range(len(live.chairs))
        strength = "good" if "good" in bots(live.game) else "random"
        players = [
            m.Player("me", name=chair.name) if seat in own else m.Player("bot", bot=chair.bot or strength)
            for seat, chair in enumerate(live.chairs)
        ]
    if len(players) != len(live.chairs):
        count, given = len(live.chairs), len(players)
        raise SetupError(
            f"this game has {count} seats, got {given}", "seats", least=count, most=count, given=str(given)
        )
    if any(player.kind == "open" for player in players):
        raise SetupError("a fork is private: its seats are yours or bots'", "private")
    return [chair_of(live.game, player, viewer.key, "") for player in players]


def open_options(live: LiveTable) -> dict[str, str]:
    """What was chosen for a game and may be known."""
    return {id: text for id, text in live.opening.options.items() if id not in live.game.secret_options}


# rematches


def rematch(live: LiveTable) -> log.Opening:
    """The same players at a new table; everybody's secret works there too, and whoever watched may watch."""
    if not live.over:
        raise Refusal("not-over", "there is a rematch when the game is over")
    chairs = [replace(chair, word="", bot=chair.bot if chair.kind == "bot" else "") for chair in live.chairs]
    before = live.opening
    options = live.game.fitting_options(len(chairs), open_options(live))
    made = opening_of(live.game, options, chairs, before.host, before.watch)
    made.origin = log.KeptOrigin("rematch", live.id)
    made.watched_as = before.watched_as or live.id
    return made


def links(live: LiveTable, viewer: Viewer, secret: str) -> m.Links:
    """The secrets whoever made the table may give away."""
    if not viewer.host:
        raise Refusal("not-allowed", "only whoever made the table has its links")
    seats = {str(seat): invitation(secret, live.id, seat, live.invitations(seat)) for seat in live.missing}
    return m.Links(seats, watching(secret, live.opening.watched_as or live.id))
