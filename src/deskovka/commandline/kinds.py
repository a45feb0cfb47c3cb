"""Kinds of values: how each is read, and what a shell may complete it to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from deskovka.commandline.parameters import texts_of
from deskovka.core.rules import LANGUAGES
from deskovka.registry import is_name, names, resolve
from deskovka.text import Texts

Context = click.Context | None
Parameter = click.Parameter | None

NEVER = "never"
HOURS = {"h": 1, "d": 24}
LONGEST_AGE = 6  # digits
STRENGTHS = ("random", "beginner", "good", "strong")  # of the bots of every game


def starting(incomplete: str, items: Iterable[tuple[str, str]]) -> list[CompletionItem]:
    """Of values and what they mean, those that begin so."""
    return [CompletionItem(value, help=help) for value, help in items if value.startswith(incomplete)]


class Text(click.ParamType[str]):
    """Any text."""

    name = "text"

    def convert(self, value: Any, param: Parameter, ctx: Context) -> str:
        return str(value)


class Number(click.IntRange):
    """A whole number, within bounds."""

    name = "number"

    def convert(self, value: Any, param: Parameter, ctx: Context) -> int:
        assert ctx is not None
        try:
            number = int(value)
        except ValueError:
            self.fail(texts_of(ctx).t("wrong-no-number", typed=str(value)), param, ctx)
        if self.min is not None and number < self.min:
            self.fail(texts_of(ctx).t("wrong-too-small", typed=str(value), least=int(self.min)), param, ctx)
        if self.max is not None and number > self.max:
            self.fail(texts_of(ctx).t("wrong-too-large", typed=str(value), most=int(self.max)), param, ctx)
        return number

    def _describe_range(self) -> str:
        """Without bounds there is nothing to say in the help."""
        return "" if self.min is None and self.max is None else super()._describe_range()


class Age(click.ParamType[float | None]):
    """A time such as 90d or 12h, in days; or never."""

    name = "age"

    def convert(self, value: Any, param: Parameter, ctx: Context) -> float | None:
        assert ctx is not None
        if value == NEVER or value is None:
            return None
        number, unit = str(value)[:-1], str(value)[-1:]
        if unit not in HOURS or not number.isascii() or not number.isdecimal() or len(number) > LONGEST_AGE:
            self.fail(texts_of(ctx).t("wrong-no-age", typed=str(value)), param, ctx)
        return int(number) * HOURS[unit] / 24


class OneOf(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: Parameter, ctx: Context) -> str:
        assert ctx is not None
        if value not in self.choices:
            expected = ", ".join(self.choices)
            self.fail(texts_of(ctx).t("wrong-none-of", typed=str(value), expected=expected), param, ctx)
        return str(value)


class File(Text):
    """The name of a file; whoever opens it tells what is wrong with it."""

    name = "file"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


class Folder(Text):
    """The name of a folder."""

    name = "folder"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="dir")]


class Language(Text):
    """A language; which one it is was found before anything else was read."""

    name = "language"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return starting(incomplete, ((id, Texts(id).t("language-name")) for id in LANGUAGES))


class GameName(Text):
    """A game, by any name people have for it: `whole_name` and its like find out which."""

    name = "game"

    def __init__(self, fitting: Callable[[], Iterable[str]] = names) -> None:
        self.fitting = fitting

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        if ctx.params.get(param.name or "") in names():
            return []  # it is named already
        return starting(incomplete, listed_games(texts_of(ctx), self.fitting()))


def listed_games(texts: Texts, ids: Iterable[str]) -> list[tuple[str, str]]:
    """Games as they are typed, and what they are called."""
    return [(id.replace("_", "-"), Texts(texts.language, id).t("game-name")) for id in ids]


class BotName(Text):
    """A bot, by its strength or by its class."""

    name = "bot"

    def convert(self, value: Any, param: Parameter, ctx: Context) -> str:
        assert ctx is not None
        if value not in STRENGTHS and ":" not in value:
            expected = ", ".join(STRENGTHS)
            self.fail(texts_of(ctx).t("wrong-none-of", typed=str(value), expected=expected), param, ctx)
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return starting(incomplete, listed_bots(texts_of(ctx), incomplete))


class BotClass(Text):
    """A bot by its class."""

    name = "class"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return starting(incomplete, own_bots(incomplete))


def listed_bots(texts: Texts, incomplete: str) -> list[tuple[str, str]]:
    """Bots as they are typed, and what they are called; those of others when something of them is typed."""
    strengths = [(id, texts.t(f"bot-{id}")) for id in STRENGTHS]
    return strengths + (own_bots(incomplete) if incomplete else [])


def own_bots(incomplete: str) -> list[tuple[str, str]]:
    from deskovka.commandline.classes import classes_here  # only where bots are completed

    return list(classes_here(incomplete))


class Seats(Text):
    """Who plays, separated by commas: bots, and whoever else may sit there."""

    name = "seats"

    def __init__(self, *people: str) -> None:
        self.people = people

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        texts = texts_of(ctx)
        before, comma, last = incomplete.rpartition(",")
        bots = listed_bots(texts, last)
        people = ((one, texts.t(f"seat-{one}")) for one in self.people)
        fitting = ((value, help) for value, help in (*people, *bots) if value.startswith(last))
        return [CompletionItem(f"{before}{comma}{value}", help=help) for value, help in fitting]


class GameOption(Text):
    """A choice for an option of the game that the same command line names."""

    name = "choice"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from deskovka.registry import game  # the options are known to the game itself: it is loaded only here

        named = ctx.params.get("game") or ctx.params.get("new") or named_in(ctx.args)
        if not named:
            return []
        id, equals, _ = incomplete.partition("=")
        options, texts = game(named).options, Texts(texts_of(ctx).language, named)
        if not equals:
            return starting(incomplete, ((f"{one.id}=", texts.t(f"option-{one.id}")) for one in options))
        choices = [choice for one in options if one.id == id for choice in one.choices or flags(one.kind)]
        return starting(incomplete, ((f"{id}={choice}", "") for choice in choices))


def named_in(words: Iterable[str]) -> str | None:
    """The game among the words that are not read yet, because the option before the cursor has no value."""
    return next((resolve(word) for word in words if is_name(word)), None)


def flags(kind: str) -> tuple[str, ...]:
    return ("yes", "no") if kind == "flag" else ()
