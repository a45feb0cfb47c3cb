"""The program `deskovka`: puts the commands together and turns mistakes into one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from deskovka.commands.backup import backup, restore
from deskovka.commands.bench import bench
from deskovka.commands.fuzz import fuzz
from deskovka.commands.import_log import import_log
from deskovka.commands.play import play
from deskovka.commands.replay import replay
from deskovka.commands.rules import rules
from deskovka.commands.score import score
from deskovka.commands.serve import serve
from deskovka.commands.simulate import arena, simulate
from deskovka.commands.table import table
from deskovka.commands.verify import verify
from deskovka.core.errors import DeskovkaError
from deskovka.stopping import end_as_asked, stop_on_signals
from deskovka.terminal.screen import printable
from deskovka.terminal.streams import open_streams
from deskovka.text import Texts, UnknownLanguage, choose_language, shortened

WRONG_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1
LONGEST_COMPLAINT = 600  # characters

# What Typer raises when a command line is wrong; it exports only this kind of it.
UsageError: type[Any] = typer.BadParameter.__mro__[1]


@contextmanager
def mistakes_in_one_line() -> Iterator[None]:
    """Whatever somebody outside did wrong is told in one line, without a traceback."""
    try:
        yield
        return
    except BrokenPipeError:
        close_quietly()
        raise typer.Exit(BROKEN_PIPE) from None
    except KeyboardInterrupt as interruption:
        typer.echo("\n" + (str(interruption) or interrupted()), err=True)
        raise typer.Exit(INTERRUPTED) from None
    except UsageError as error:
        complain(wrong_usage(error))
    except DeskovkaError as error:
        complain(str(error))
    except UnicodeDecodeError as error:
        complain(f"the input is not text in UTF-8: byte {error.object[error.start]:#04x}")
    except OSError as error:
        complain(f"{error.filename or 'input or output'}: {error.strerror or error}")
    raise typer.Exit(WRONG_INPUT)


class Commands(TyperGroup):
    """All commands, guarded against what people and machines do wrong."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:
        with mistakes_in_one_line() if args else nullcontext():  # without a command the help is shown
            return super().make_context(info_name, args, *more, **extra)

    def invoke(self, ctx: Any) -> Any:
        with mistakes_in_one_line():
            return super().invoke(ctx)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="The digital table for board games.",
)
for command in (
    play,
    table,
    serve,
    backup,
    restore,
    replay,
    rules,
    score,
    simulate,
    arena,
    verify,
    fuzz,
    bench,
):
    app.command()(command)
app.command("import")(import_log)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"deskovka {version('deskovka')}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    """The digital table for board games."""


def main() -> None:
    """What the console script starts."""
    stop_on_signals()
    open_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        app()
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            close_quietly()
        end_as_asked()


def complain(message: str) -> None:
    line = shortened(" ".join(message.split()), LONGEST_COMPLAINT)
    typer.echo(f"deskovka: {printable(line)}", err=True)


def wrong_usage(error: Any) -> str:
    """What is wrong with a command line, and what was expected."""
    message = error.format_message().rstrip(".")
    if error.ctx is None:
        return str(message)
    usage = error.ctx.get_usage().partition(": ")[2]
    return f"{message}: expected {usage}; {error.ctx.command_path} --help explains it"


def interrupted() -> str:
    try:
        return Texts(choose_language()).t("interrupted")
    except UnknownLanguage:
        return Texts("en").t("interrupted")


def close_quietly() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
