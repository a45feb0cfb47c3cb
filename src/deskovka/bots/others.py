"""Bots of others: the class that a name such as `my_bot:Mine` means, and what such a bot is called."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from traceback import extract_tb
from types import ModuleType
from typing import TypeVar

from deskovka.core.errors import DeskovkaError

__all__ = [
    "BotFailed",
    "UnknownBot",
    "called",
    "class_named",
    "failure",
    "is_class",
    "look_here",
    "module_of",
]

T = TypeVar("T")
NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
MIDDLE = ":"  # between module and class
LONGEST_CALLED = 40  # characters


class UnknownBot(DeskovkaError):
    """No bot has that name."""


class BotFailed(DeskovkaError):
    """A bot of others raised an error, or answered with what the rules forbid."""


def is_class(name: str) -> bool:
    """Whether a name is that of a class, not of a strength."""
    return MIDDLE in name


def module_of(name: str) -> str:
    """The module with a bot of others; nothing for a strength."""
    return name.partition(MIDDLE)[0] if is_class(name) else ""


def class_named(name: str, kind: type[T]) -> type[T]:
    """The class that `package.module:Class` names, which must be one of a kind; its module is imported."""
    if not NAME.fullmatch(name):
        message = f"{name!r} names no bot: expected package.module:Class"
        raise UnknownBot(message, "bot-no-name", typed=name)
    module, _, wanted = name.partition(MIDDLE)
    found = module_named(module)
    here = [id for id, one in vars(found).items() if is_kind(one, kind) and one.__module__ == found.__name__]
    one = getattr(found, wanted, None)
    if one is None:
        expected = ", ".join(here) or "-"
        message = f"{module} has no class {wanted}; its bots: {expected}"
        raise UnknownBot(message, "bot-no-class", module=module, typed=wanted, expected=expected)
    if not is_kind(one, kind):
        base = f"{kind.__module__}.{kind.__qualname__}"
        raise UnknownBot(f"{name} is no bot: a bot inherits {base}", "bot-no-bot", typed=name, base=base)
    found_class: type[T] = one
    return found_class


def is_kind(thing: object, kind: type[T]) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind) and thing is not kind


def module_named(module: str) -> ModuleType:
    """A module as `python -m` would find it: what lies in the current folder, too."""
    look_here()
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            message = f"there is no module {module} on the PYTHONPATH nor in the current folder"
            raise UnknownBot(message, "bot-no-module", module=module) from None
        raise unloadable(module, error) from error
    except (Exception, SystemExit) as error:
        raise unloadable(module, error) from error


def look_here() -> None:
    """Let Python find what lies in the current folder, unless it was told not to look there."""
    here = os.getcwd()
    if not sys.flags.safe_path and not {"", here} & set(sys.path):
        sys.path.insert(0, here)


def unloadable(module: str, error: BaseException) -> UnknownBot:
    why = problem(error)
    return UnknownBot(
        f"the module {module} cannot be loaded: {why}", "bot-no-load", module=module, problem=why
    )


def failure(name: str, error: Exception, game: tuple[int, str] | None = None) -> BotFailed:
    """What a bot has done wrong, and in which game (its number and the seed), as an error in one line."""
    why = problem(error, file_of(name))
    if game is None:
        return BotFailed(f"the bot {name} failed: {why}", "bot-broke", bot=name, problem=why)
    number, seed = game
    message = f"the bot {name} failed in game {number} of seed {seed}: {why}"
    return BotFailed(message, "bot-broke-in", bot=name, problem=why, number=number, seed=seed)


def file_of(name: str) -> str:
    """Where a bot that was loaded stands."""
    return getattr(sys.modules.get(name.partition(MIDDLE)[0]), "__file__", None) or ""


def problem(error: BaseException, file: str | None = None) -> str:
    """What was raised and where: in this file, if it went through it; without one, at the end of its way."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    inside = [frame for frame in frames if file is None or frame.filename == file]
    said = f"{type(error).__name__}: {error}".partition("\n")[0]
    if isinstance(error, SyntaxError) or not inside:  # it says itself where
        return said
    return f"{said} ({os.path.basename(inside[-1].filename)}, line {inside[-1].lineno})"


def called(name: str) -> str:
    """What a bot of others is called: as it calls itself, if it was loaded; else its class's name in words."""
    module, _, wanted = name.partition(MIDDLE)
    own = getattr(getattr(sys.modules.get(module), wanted, None), "name", "")
    tidy = "".join(one for one in " ".join(str(own).split()) if one.isprintable())
    return (tidy or in_words(wanted) or name)[:LONGEST_CALLED]


def in_words(identifier: str) -> str:
    """`CarefulFarmer` as `careful farmer`; capitals that stand together stay."""
    spaced = ""
    for place, sign in enumerate(identifier):
        before, after = identifier[:place][-1:], identifier[place + 1 :][:1]
        begins = sign.isupper() and (not before.isupper() or after.islower())
        spaced += f" {sign}" if begins or (sign.isdigit() and not before.isdigit()) else sign
    words = spaced.replace("_", " ").split()
    return " ".join(word if len(word) > 1 and word.isupper() else word.lower() for word in words)
