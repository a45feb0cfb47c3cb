"""Options and arguments; their help and what stands for their values is looked up in the reader's catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import click

from deskovka.text import Texts


def texts_of(ctx: click.Context) -> Texts:
    """The texts in the language of this run, which every context is made with."""
    texts = ctx.find_root().obj
    assert isinstance(texts, Texts)
    return texts


def help_of(ctx: click.Context, name: str) -> str:
    """The help of an option or argument: its own at this command, else what all commands say of it."""
    texts, own = texts_of(ctx), f"cli-{ctx.command.name}-{name}"
    return texts.t(own if texts.has(own) else f"cli-{name}")


def metavar_of(ctx: click.Context, parameter: click.Parameter) -> str:
    """What stands for the value of a parameter: the word it names, or that of its kind."""
    if isinstance(parameter.type, click.Choice):
        return "|".join(parameter.type.choices)
    return texts_of(ctx).t(f"metavar-{parameter.metavar or parameter.type.name}")


class Option(click.Option):
    """Something that may be given by its name."""

    def __init__(self, *names: str, **attributes: Any) -> None:
        attributes.setdefault("show_default", not attributes.get("is_flag"))
        super().__init__(names, **attributes)

    def make_metavar(self, ctx: click.Context) -> str:
        return metavar_of(ctx, self)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if self.hidden:
            return None
        texts, extra = texts_of(ctx), self.get_help_extra(ctx)
        notes = []
        if "default" in extra:
            notes.append(texts.t("note-default", value=extra["default"]))
        if "range" in extra:
            notes.append(extra["range"])
        if self.required:
            notes.append(texts.t("note-required"))
        help = help_of(ctx, self.opts[0].lstrip("-"))
        return self.get_help_spec(ctx), f"{help}  [{'; '.join(notes)}]" if notes else help


class Argument(click.Argument):
    """Something that is given by its place."""

    def __init__(self, name: str, **attributes: Any) -> None:
        super().__init__([name], **attributes)

    def make_metavar(self, ctx: click.Context) -> str:
        shown = metavar_of(ctx, self)
        shown = shown if self.required else f"[{shown}]"
        return f"{shown}..." if self.nargs != 1 else shown

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), help_of(ctx, self.name or "")


def flag(*names: str, **attributes: Any) -> Option:
    """An option without a value."""
    return Option(*names, is_flag=True, **attributes)


def split_arguments(arguments: Sequence[str]) -> list[str]:
    """What was typed before a lone `--`, after which everything is a plain word."""
    words = list(arguments)
    return words[: words.index("--")] if "--" in words else words


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, wherever it says so: help and mistakes are told in it, too."""
    words = split_arguments(arguments)
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    joined = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next(iter([*asked, *joined]), None)
