"""What must be the same wherever a game is played, so that the same seed gives the same game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from deskovka import __version__
from deskovka.arena.cluster.errors import (
    ClusterError,
    differs,
    other_module,
    other_sources,
    unknown_game,
    unknown_module,
)
from deskovka.bots.others import look_here, module_of
from deskovka.core.values import value
from deskovka.installed import folder_of, names

__all__ = ["Installed", "installed", "unlike"]

HERE = Path(__file__).parents[2]
PARTS = ("core", "bots", "arena", "research")  # beside the game
DIGITS = 12
BUILT = (".pyc", ".pyi", ".so", ".pyd")  # from the sources, which are there as well


@value
class Installed:
    """What one process has."""

    python: str
    deskovka: str
    distributed: str
    rules: str  # a digest of the sources with the rules, the bots and whatever plays them; empty without the game
    modules: tuple[
        tuple[str, str], ...
    ] = ()  # with bots of others, and their digests; empty where one is missing


def installed(game: str, bots: tuple[str, ...] = ()) -> Installed:
    """What this process has to play a game with, and bots of others among those that are named."""
    python = ".".join(map(str, sys.version_info[:2]))
    rules = digest(game) if game in names() else ""
    modules = sorted({module_of(bot) for bot in bots} - {""})
    found = tuple((module, module_digest(module)) for module in modules)
    return Installed(python, __version__, version("distributed"), rules, found)


@cache
def digest(game: str) -> str:
    """The same for the same sources, compiled or not, wherever they lie."""
    folders = [*(HERE / part for part in PARTS), folder_of(game)]
    found = sha256()
    for number, folder in enumerate(folders):
        for file in sources(folder):
            found.update(f"{number} {file.relative_to(folder).as_posix()}\0".encode())
            found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:DIGITS]


def module_digest(module: str) -> str:
    """Of the file alone in which it is: what else it needs, nobody knows."""
    look_here()
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return ""
    file = Path(spec.origin) if spec and spec.origin else None
    return sha256(file.read_bytes()).hexdigest()[:DIGITS] if file and file.is_file() else ""


def sources(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*"), key=Path.as_posix):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in BUILT:
            yield file


def unlike(place: str, theirs: Installed, ours: Installed, game: str) -> ClusterError | None:
    """Why somebody with that cannot play for us, if so."""
    for name, what in (("python", "Python"), ("deskovka", "deskovka"), ("distributed", "distributed")):
        found, expected = getattr(theirs, name), getattr(ours, name)
        if found != expected:
            return differs(place, what, found, expected)
    if not theirs.rules:
        return unknown_game(place, game)
    if theirs.rules != ours.rules:
        return other_sources(place, theirs.deskovka, theirs.rules, ours.rules)
    for (module, has), (_, expected) in zip(theirs.modules, ours.modules):
        if has != expected:
            return other_module(place, module) if has else unknown_module(place, module)
    return None
