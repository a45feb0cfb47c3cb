"""The classes of a game, collected from its folder: nobody lists them by hand."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from functools import cache

from deskovka.core.notation import Action, is_word

CORE = __name__.rpartition(".")[0]
OTHER_LAYERS = ("bots", "terminal", "server", "bench", "importers")  # parts of a package that are no rules


@cache
def actions_in(game: type) -> tuple[type[Action], ...]:
    """The kinds of action that have a notation."""
    return tuple(cls for cls in values_in(game) if issubclass(cls, Action))


@cache
def values_in(game: type) -> tuple[type, ...]:
    """Everything a position or a move is made of: small values, enumerations, words with a notation."""
    found: dict[str, type] = {}
    for package in packages_of(game):
        for cls in classes_in(package):
            if found.setdefault(cls.__name__, cls) is not cls:
                other = found[cls.__name__].__module__
                raise TypeError(
                    f"two classes of one game are called {cls.__name__}: in {other} and {cls.__module__}"
                )
    return tuple(found.values())


def packages_of(game: type) -> Iterator[str]:
    """Where the rules of a game lie; those it inherits from too."""
    for cls in game.__mro__:
        package = cls.__module__.rpartition(".")[0] or cls.__module__
        if package == CORE:
            return
        yield package


def classes_in(package: str) -> Iterator[type]:
    """The classes of values that its modules define, in the order of their names and lines."""
    others = tuple([f"{package}.{layer}" for layer in OTHER_LAYERS])
    for name, module in sorted(sys.modules.items()):
        if (name == package or name.startswith(f"{package}.")) and not name.startswith(others):
            for item in list(vars(module).values()):
                if isinstance(item, type) and item.__module__ == name and is_value(item):
                    yield item


def is_value(cls: type) -> bool:
    """Whether there are values of a class; one that leaves a constant open is only the base of others."""
    needed = [name for base in cls.__mro__ for name in vars(base).get("constant_names", ())]
    kind = is_dataclass(cls) or issubclass(cls, Enum) or is_word(cls)
    return kind and all(hasattr(cls, name) for name in needed)
