"""How tables begin: new ones, and how they would look; forks of others, rematches; and the links that are given away."""

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
from deskovka.core.lesson import LEARNER
from deskovka.core.record import Move, Record
from deskovka.core.setup import Setup
from deskovka.core.stepwise import Work
from deskovka.registry import game as find_game
from deskovka.registry import lesson as find_lesson
from deskovka.registry import part
from deskovka.server import known, log, looking_back
from deskovka.server.keys import invitation, key_of, watching
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import load
from deskovka.server.messages import answers, game_answers, requests
from deskovka.server.names import clean
from deskovka.server.offered import offered
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer
from deskovka.server.store import Stored
from deskovka.server.table_requests import chair_of


def new_table(
    table: str, secret: str, wanted: requests.CreateTable, most_seats: int, allowed: Sequence[str]
) -> log.Opening:
    """A table as somebody wants it, with the bots of others that are allowed."""
    game = find_game(wanted.game)
    setup = setup_of(game, len(wanted.seats), wanted.options, most_seats)
    game.set_up(
        setup, RandomChance(Random(0))
    )  # what only the game itself can check, before anybody is invited
    me = key_of(secret)
    word = clean(wanted.word, "a word", empty=True)
    chairs = []
    for seat, player in enumerate(wanted.seats):
        chairs.append(chair_of(game, player, me, key_of(invitation(secret, table, seat, 0)), word, allowed))
        word = "" if player.kind == "me" else word  # one word a person
    chosen = {
        option.id: option.write(setup[option.id])
        for option in game.options
        if setup[option.id] != option.default
    }
    made = opening_of(game, chosen, chairs, me, key_of(watching(secret, table)))
    made.aids, made.rated = wanted.aids and not wanted.rated, wanted.rated
    made.patience = wanted.patience
    return made


def guided(game: Game[Any], table: str, secret: str, name: str) -> log.Opening:
    """A table where the guided first game of a game begins; the others move as it is told, and then as beginners."""
    lesson = find_lesson(game.name)
    if lesson is None:
        raise Refusal("no-lesson", f"{game.name} has no guided first game")
    record, me = lesson.record, key_of(secret)
    bot = next(bot for bot in ("beginner", *bots(game)) if bot in bots(game))
    players = [
        requests.Player("me", name=name) if seat == LEARNER else requests.Player("bot", bot=bot)
        for seat in range(record.seats)
    ]
    chairs = [chair_of(game, player, me, "") for player in players]
    made = opening_of(game, dict(record.options), chairs, me, key_of(watching(secret, table)))
    made.dealt = list(record.dealt)
    made.moves = kept_moves(record.moves[: lesson.before])
    made.lesson = True
    return made


def kept_moves(moves: Sequence[Move]) -> list[log.KeptMove]:
    return [log.KeptMove(move.seat, move.action, list(move.drawn)) for move in moves]


def setup_of(game: Game[Any], seats: int, options: dict[str, str], most_seats: int) -> Setup:
    """A set-up that this server can have."""
    check_seats(game, seats, most_seats)
    return game.setup(seats, check_options(game, options))


def check_seats(game: Game[Any], seats: int, most_seats: int) -> None:
    if seats > most_seats:
        raise SetupError(
            f"a table of this server has at most {most_seats} seats, got {seats}",
            "seats",
            least=game.seats[0],
            most=most_seats,
            given=str(seats),
        )


def start(game: Game[Any], wanted: requests.NewGame, most_seats: int) -> game_answers.Start:
    """Two deals that no table has: they are the same for everybody who asks."""
    setup = setup_of(game, wanted.seats, wanted.options, most_seats)
    return game_answers.Start(
        [game.view(game.new_game(setup, RandomChance(Random(deal))), None) for deal in range(2)]
    )


def material(game: Game[Any], setup: Setup, language: str) -> game_answers.GameMaterial:
    """What can lie on a table, if the game has something to tell of it."""
    server = part("server", game.name)
    return game_answers.GameMaterial(
        server.material(setup, language) if hasattr(server, "material") else None
    )


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


def alike(made: log.Opening, wanted: log.Opening) -> bool:
    """Whether a table that exists is the one that is wanted."""
    return wish(made) == wish(wanted)


def wish(opening: log.Opening) -> tuple[object, ...]:
    """What was asked for when a table was made."""
    return opening.game, opening.options, len(opening.chairs), opening.aids, opening.rated, opening.patience


def first_deal(table: str, opening: log.Opening) -> list[str] | None:
    """What chance gives at a table that starts at once."""
    loaded = load(table, Stored(log.write(opening), 0, []))
    return loaded.deal(loaded.chairs)


# forks


def forking(
    loaded: LoadedTable, viewer: Viewer, secret: str, wanted: requests.Fork, id: str, allowed: Sequence[str]
) -> Work[log.Opening]:
    """A table that begins where this one was after a move.

    Of a finished game everything is known: the fork has the same past, and the same cards to come. Of a running one
    the fork begins with the position, as the viewer's seat may guess it.
    """
    held = loaded.held(viewer)
    if not loaded.over and not held:
        raise Refusal("not-allowed", "spectators can fork a game when it is over")
    if not loaded.over and not loaded.opening.aids:
        raise Refusal(
            "no-aids", "at this table nothing helps while the game goes on: it can be forked when it is over"
        )
    # Whoever plays several seats would have the own answers guessed anew: they are given anew instead.
    knows = viewer if len(held) < 2 else Viewer("watch", (), False, "")
    record = known.known_record(loaded, knows)
    state, _ = yield from looking_back.at_move(loaded, record, known.known_moves(loaded, knows, wanted.move))
    if loaded.game.over(state):
        raise Refusal("over", "the game is over there: nobody could go on", loaded.game.end_rule)
    chairs = fork_chairs(loaded, viewer, wanted.seats, allowed)
    made = opening_of(loaded.game, dict(record.options), chairs, viewer.key, key_of(watching(secret, id)))
    made.origin = log.KeptOrigin("fork", loaded.id, wanted.move)
    if loaded.over and not loaded.opening.lesson:
        same_past(made, loaded, record, wanted.move)
    else:  # of a guided game the past cannot be computed from a seed
        guess = state if loaded.over else loaded.game.determinise(state, held[0], Random())
        made.options = open_options(loaded)
        made.position = json.dumps(loaded.codec.encode(guess), separators=(",", ":"))
    return made


def same_past(made: log.Opening, loaded: LoadedTable, record: Record, move: int) -> None:
    """The moves that led there, the seed, and the words its draws depend on; who said them does not matter."""
    made.seed, made.dealt, made.position = loaded.opening.seed, list(record.dealt), record.position
    said = [*record.words, *[""] * len(made.chairs)]
    made.chairs = [replace(chair, word=word) for chair, word in zip(made.chairs, said)]
    made.moves = kept_moves(record.moves[:move])


def fork_chairs(
    loaded: LoadedTable,
    viewer: Viewer,
    players: Sequence[requests.Player] | None,
    allowed: Sequence[str],
) -> list[log.Chair]:
    """Who plays at a fork: by default whoever asks in the own seats (all seats, if there are none), bots elsewhere."""
    if players is None:
        own = loaded.held(viewer) or range(len(loaded.chairs))
        known = {*bots(loaded.game), *offered(loaded.game, allowed)}
        strength = "good" if "good" in known else "random"
        players = [
            requests.Player("me", name=chair.name)
            if seat in own
            else requests.Player("bot", bot=chair.bot if chair.bot in known else strength)
            for seat, chair in enumerate(loaded.chairs)
        ]
    if len(players) != len(loaded.chairs):
        count, given = len(loaded.chairs), len(players)
        raise SetupError(
            f"this game has {count} seats, got {given}", "seats", least=count, most=count, given=str(given)
        )
    if any(player.kind == "open" for player in players):
        raise SetupError("a fork is private: its seats are yours or bots'", "private")
    return [chair_of(loaded.game, player, viewer.key, "", allowed=allowed) for player in players]


def open_options(loaded: LoadedTable) -> dict[str, str]:
    """What was chosen for a game and may be known."""
    return {id: text for id, text in loaded.opening.options.items() if id not in loaded.game.secret_options}


# rematches


def rematch(loaded: LoadedTable) -> log.Opening:
    """The same players at a new table; everybody's secret works there too, and whoever watched may watch."""
    if not loaded.over:
        raise Refusal("not-over", "there is a rematch when the game is over")
    chairs = [
        replace(chair, word="", bot=chair.bot if chair.kind == "bot" else "", why="")
        for chair in loaded.chairs
    ]
    before = loaded.opening
    options = loaded.game.fitting_options(len(chairs), open_options(loaded))
    made = opening_of(loaded.game, options, chairs, before.host, before.watch)
    made.origin = log.KeptOrigin("rematch", loaded.id)
    made.watched_as = before.watched_as or loaded.id
    made.aids, made.rated, made.patience = before.aids, before.rated, before.patience
    return made


def links(loaded: LoadedTable, viewer: Viewer, secret: str) -> answers.Links:
    """The secrets whoever made the table may give away."""
    if not viewer.host:
        raise Refusal("not-allowed", "only whoever made the table has its links")
    seats = {
        str(seat): invitation(secret, loaded.id, seat, loaded.invitations(seat)) for seat in loaded.missing
    }
    return answers.Links(seats, watching(secret, loaded.opening.watched_as or loaded.id))
