"""The game a command is about: found by any of its names; where none is given, all are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click

from deskovka.commandline.kinds import GameName, listed_games
from deskovka.commandline.parameters import Argument, texts_of
from deskovka.registry import faults, names, resolve
from deskovka.text.mistakes import in_words

NO_GAME = 2


def game_argument(fitting: Callable[[], Iterable[str]] = names, words: bool = False) -> Argument:
    """The game; of several words where nothing follows it."""
    return Argument(
        "game",
        type=GameName(fitting),
        nargs=-1 if words else 1,
        required=False,
        callback=the_game,
    )


def the_game(ctx: click.Context, parameter: click.Parameter, typed: Any) -> str | None:
    name = " ".join(typed) if isinstance(typed, tuple) else typed
    if name:
        return resolve(name)
    if not ctx.resilient_parsing:
        say_games(ctx, parameter)
        ctx.exit(NO_GAME)
    return None


def each_game(ctx: click.Context, parameter: click.Parameter, typed: tuple[str, ...]) -> list[str]:
    """Of several games each, or all where none is named."""
    return [resolve(name) for name in typed] or list(names())


def named_game(ctx: click.Context, parameter: click.Parameter, typed: str | None) -> str | None:
    return resolve(typed) if typed is not None else None


def say_games(ctx: click.Context, parameter: click.Parameter) -> None:
    """The games this command knows, and how to go on."""
    assert isinstance(parameter.type, GameName)
    texts, listed = texts_of(ctx), listed_games(texts_of(ctx), parameter.type.fitting())
    width = max(len(id) for id, _ in listed)
    click.echo(texts.t("games-title"))
    for id, name in listed:
        click.echo(f"  {id:{width}}  {name}")
    rest = [piece for one in ctx.command.params[1:] if one.required for piece in usage_of(ctx, one)]
    example = " ".join([ctx.command_path, listed[0][0], *rest])
    click.echo(texts.t("games-go-on", example=example))
    click.echo(texts.t("games-help", command=f"{ctx.command_path} --help"))
    for fault in faults():
        click.echo(in_words(fault, texts), err=True)


def usage_of(ctx: click.Context, parameter: click.Parameter) -> list[str]:
    """What must be typed for a parameter."""
    if isinstance(parameter, click.Argument):
        return [parameter.make_metavar(ctx)]
    return [parameter.opts[0], parameter.make_metavar(ctx)]
