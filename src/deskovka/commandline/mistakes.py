"""Whatever somebody outside did wrong is told in one line, in the reader's language, with an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from deskovka.core.errors import DeskovkaError
from deskovka.stopping import Stopped
from deskovka.text import Texts, UnknownLanguage, choose_language, printable, shortened
from deskovka.text.mistakes import in_words

WRONG_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1
LONGEST_COMPLAINT = 600  # characters
MOST_SUGGESTED = 3


class UnexpectedWords(click.UsageError):
    """More was typed than a command takes."""

    def __init__(self, words: list[str], ctx: click.Context) -> None:
        super().__init__(" ".join(words), ctx)


@contextmanager
def mistakes_in_one_line(language: str | None) -> Iterator[None]:
    try:
        yield
        return
    except BrokenPipeError:
        close_quietly()
        raise click.exceptions.Exit(BROKEN_PIPE) from None
    except Stopped:  # by a signal: whoever sent it knows, and the process ends by it
        raise click.exceptions.Exit(INTERRUPTED) from None
    except KeyboardInterrupt as interruption:
        click.echo("\n" + (str(interruption) or known_texts(language).t("interrupted")), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
    except click.UsageError as error:
        complain(wrong_usage(error, known_texts(language)))
    except DeskovkaError as error:
        complain(in_words(error, known_texts(language)))
    except UnicodeDecodeError as error:
        byte = f"{error.object[error.start]:#04x}"
        complain(known_texts(language).t("error-no-text", byte=byte))
    except OSError as error:
        what = str(error.filename or known_texts(language).t("error-streams"))
        complain(f"{what}: {in_words(error, known_texts(language))}")
    raise click.exceptions.Exit(WRONG_INPUT)


def known_texts(language: str | None) -> Texts:
    """The texts in a language, or, when nobody knows it, in the one that is set, or in English."""
    for asked in (language, None):
        try:
            return Texts(choose_language(asked))
        except UnknownLanguage:
            continue
    return Texts("en")


def complain(message: str) -> None:
    line = shortened(" ".join(message.split()), LONGEST_COMPLAINT)
    click.echo(f"deskovka: {printable(line)}", err=True)


def wrong_usage(error: click.UsageError, texts: Texts) -> str:
    """What is wrong with a command line, and what was expected."""
    message = what_is_wrong(error, texts)
    if error.ctx is None:
        return message
    pieces = " ".join(error.ctx.command.collect_usage_pieces(error.ctx))
    usage = f"{error.ctx.command_path} {pieces}"
    return texts.t("wrong-expected", message=message, usage=usage, command=error.ctx.command_path)


def what_is_wrong(error: click.UsageError, texts: Texts) -> str:
    match error:
        case click.NoSuchOption():
            return but(texts, texts.t("wrong-no-option", typed=error.option_name), error.possibilities)
        case click.exceptions.NoSuchCommand():
            return but(texts, texts.t("wrong-no-command", typed=error.command_name), error.possibilities)
        case click.MissingParameter():
            return texts.t("wrong-missing", what=shown(error))
        case click.BadParameter():
            return f"{shown(error)}: {error.message}"
        case click.BadOptionUsage():
            key = "wrong-takes-no-value" if is_flag(error) else "wrong-needs-value"
            return texts.t(key, option=error.option_name)
        case UnexpectedWords():
            return texts.t("wrong-unexpected", words=error.message)
    return error.message


def but(texts: Texts, message: str, possibilities: list[str] | None) -> str:
    """With what was probably meant."""
    near = ", ".join((possibilities or [])[:MOST_SUGGESTED])
    return texts.t("wrong-did-you-mean", message=message, near=near) if near else message


def shown(error: click.BadParameter) -> str:
    """What a parameter is called on the command line."""
    parameter, ctx = error.param, error.ctx
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return parameter.make_metavar(ctx) if parameter and ctx else ""


def is_flag(error: click.BadOptionUsage) -> bool:
    parameters = error.ctx.command.params if error.ctx else []
    named = [one for one in parameters if error.option_name in one.opts]
    return any(isinstance(one, click.Option) and one.is_flag for one in named)


def close_quietly() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
