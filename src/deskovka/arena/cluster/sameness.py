"""What must be the same wherever a game is played, so that the same seed gives the same game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from deskovka import __version__
from deskovka.arena.cluster.errors import ClusterError, differs, other_sources, unknown_game
from deskovka.core.values import value
from deskovka.installed import folder_of, names

__all__ = ["Installed", "installed", "unlike"]

HERE = Path(__file__).parents[2]
PARTS = ("core", "bots", "arena", "research")  # beside the game
BUILT = (".pyc", ".pyi", ".so", ".pyd")  # from the sources, which are there as well


@value
class Installed:
    """What one process has."""

    python: str
    deskovka: str
    distributed: str
    rules: str  # a digest of the sources with the rules, the bots and whatever plays them; empty without the game


def installed(game: str) -> Installed:
    """What this process has to play a game with."""
    python = ".".join(map(str, sys.version_info[:2]))
    return Installed(python, __version__, version("distributed"), digest(game) if game in names() else "")


@cache
def digest(game: str) -> str:
    """The same for the same sources, compiled or not, wherever they lie."""
    folders = [*(HERE / part for part in PARTS), folder_of(game)]
    found = sha256()
    for number, folder in enumerate(folders):
        for file in sources(folder):
            found.update(f"{number} {file.relative_to(folder).as_posix()}\0".encode())
            found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:12]


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
    return None
