"""Everything that can be typed: the commands of `deskovka`, each with its arguments and options."""

from __future__ import annotations

import click
from click.shell_completion import add_completion_class

from deskovka import __version__
from deskovka.commandline.bash import Bash
from deskovka.commandline.command import Command, Program
from deskovka.commandline.games import each_game, game_argument, named_game
from deskovka.commandline.kinds import (
    NEVER,
    Age,
    BotClass,
    BotName,
    File,
    Folder,
    GameName,
    GameOption,
    Number,
    OneOf,
    Seats,
    Text,
)
from deskovka.commandline.parameters import Argument, Option, flag, texts_of
from deskovka.registry import having

TEXT, FILE = Text(), File()
SHELLS = OneOf(["bash", "zsh", "fish"])
add_completion_class(Bash)
PORT = 8765  # unless that is taken

plain = flag("--plain")
chosen = Option("--set", "chosen", type=GameOption(), multiple=True)
out = Option("--out", type=FILE)
database = Option("--database", type=TEXT, metavar="database")
json = flag("--json", "as_json")


def many(games: int) -> Option:
    """How many games are played."""
    return Option("--games", type=Number(min=1), default=games)


def processes() -> Option:
    return Option("--processes", type=Number(min=0), default=0)


def cluster() -> Option:
    """Where else they are played."""
    return Option("--cluster", type=TEXT, metavar="address")


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(texts_of(ctx).t("version", version=__version__))
        ctx.exit()


COMMANDS = (
    Command(
        "play",
        "play:play",
        game_argument(words=True),
        Option("--seats", type=Seats("me")),
        chosen,
        Option("--seed", type=TEXT),
        Option("--record", type=FILE),
        Option("--resume", type=FILE),
        flag("--options"),
        plain,
    ),
    Command(
        "table",
        "table:table",
        Argument("link", type=TEXT, metavar="link", required=False),
        Option("--new", type=GameName(), callback=named_game),
        Option("--seats", type=Seats("me", "open")),
        chosen,
        Option("--name", type=TEXT, metavar="name"),
        Option("--word", type=TEXT, metavar="word"),
        flag("--mine"),
        plain,
    ),
    Command(
        "serve",
        "serve:serve",
        Option("--host", type=TEXT, metavar="address", default="127.0.0.1"),
        Option("--port", type=Number(min=0, max=65535)),
        database,
        Option("--workers", type=Number(min=1, max=64)),
        Option("--processes", type=Number(min=1, max=64), default=1),
        Option("--bot", "allowed", type=BotClass(), multiple=True),
        Option("--origin", type=TEXT, metavar="address", multiple=True),
        Option("--behind-proxy", type=TEXT, metavar="addresses"),
        Option("--forget-unbegun", type=Age(), default="7d"),
        Option("--forget-finished", type=Age(), default=NEVER),
        Option("--forget-asleep", type=Age(), default=NEVER),
        Option("--tables-per-day", type=Number(min=1), default=300),
        Option("--table-size", type=Number(min=1), metavar="megabytes", default=8),
        Option("--disk-reserve", type=Number(min=0), metavar="megabytes", default=200),
        flag("--log-json"),
        flag("--no-limits"),
        Option("--socket", type=Number(), hidden=True),
        Option("--alone", is_flag=True, hidden=True),
        Option("--ledger", type=Number(), hidden=True),
        Option("--process", type=Number(), hidden=True),
    ),
    Command("backup", "backup:backup", Argument("file", type=FILE), database),
    Command(
        "forget",
        "forget:forget",
        Argument("tables", type=TEXT, metavar="table", nargs=-1),
        Option("--older-than", type=Age()),
        flag("--unbegun"),
        flag("--finished"),
        flag("--asleep"),
        flag("--dry-run"),
        database,
    ),
    Command("restore", "backup:restore", Argument("file", type=FILE), database),
    Command(
        "replay",
        "replay:replay",
        Argument("file", type=FILE),
        Option("--seat", type=Number()),
        Option("--move", type=Number(), default=0),
        flag("--all", "everything"),
        plain,
    ),
    Command(
        "rules",
        "rules:rules",
        Argument("words", type=TEXT, metavar="words", nargs=-1),
        flag("--check"),
        plain,
    ),
    Command(
        "score",
        "score:score",
        game_argument(lambda: having("games", "paper.py")),
        Argument("file", type=FILE, required=False),
        flag("--template"),
        json,
        plain,
    ),
    Command(
        "cards",
        "cards:cards",
        game_argument(lambda: having("games", "own_cards.py")),
        Option("--check", type=FILE),
        flag("--template"),
        Option("--only", type=TEXT, metavar="deck"),
    ),
    Command(
        "simulate",
        "simulate:simulate",
        game_argument(words=True),
        Option("--seats", type=Seats(), default="good,good"),
        many(1000),
        Option("--seed", type=TEXT),
        chosen,
        processes(),
        cluster(),
        out,
        Option("--keep", type=Folder()),
        Option("--decisions", type=Folder()),
        Option("--every", type=Number(min=1), default=1),
        Option("--only", type=Seats(), metavar="bots"),
        Option("--asked", type=TEXT, metavar="questions"),
        flag("--options"),
    ),
    Command(
        "arena",
        "simulate:arena",
        game_argument(words=True),
        Option("--seats", type=Seats()),
        many(200),
        Option("--seed", type=TEXT, default="arena"),
        chosen,
        processes(),
        cluster(),
    ),
    Command(
        "ladder",
        "ladder:ladder",
        game_argument(words=True),
        Option("--bots", type=Seats(), metavar="bots"),
        many(1000),
        Option("--seats", type=Number(min=2), metavar="number"),
        Option("--seed", type=TEXT, default="ladder"),
        chosen,
        processes(),
        cluster(),
        Option("--out", type=FILE, multiple=True),
    ),
    Command("verify", "verify:verify", Argument("file", type=FILE)),
    Command(
        "fuzz",
        "fuzz:fuzz",
        game_argument(words=True),
        many(1000),
        Option("--seed", type=TEXT),
        processes(),
        cluster(),
        Option("--out", type=Folder(), default="."),
    ),
    Command(
        "bench",
        "bench:bench",
        Argument("games", type=GameName(), nargs=-1, callback=each_game),
        Option("--rounds", type=Number(min=1), default=9),
        Option("--listings", type=Number(min=1), default=20),
        Option("--bot", type=BotName(), default="random"),
        Option("--compiled", type=FILE),
        flag("--check"),
        json,
    ),
    Command(
        "import",
        "import_log:import_log",
        game_argument(lambda: having("importers")),
        Argument("logs", type=FILE, metavar="log", nargs=-1, required=True),
        Option("--tiles", type=FILE),
        out,
    ),
    Command("completion", "completion:completion", Argument("shell", type=SHELLS, required=False)),
)

program = Program(
    "deskovka",
    {command.name or "": command for command in COMMANDS},
    flag("--version", is_eager=True, expose_value=False, callback=show_version),
)
