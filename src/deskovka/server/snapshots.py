"""States that are kept so that long games need not be told again; any of them may be missing."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from deskovka.core.game import Json
from deskovka.core.values import value
from deskovka.registry import game as find_game
from deskovka.server.databases.base import Snapshot

WORTH_A_SNAPSHOT = 20  # moves that need not be told again


@value
class KeptPosition:
    """A state, the moves that led to it, and the entry and questions the table was at."""

    seq: int
    moves: int
    asked: list[int]
    state: Json


def write_position(position: KeptPosition) -> bytes:
    kept = {
        "seq": position.seq,
        "moves": position.moves,
        "asked": position.asked,
        "state": position.state,
    }
    return json.dumps(kept).encode()


def read_position(game: str, snapshot: Snapshot | None, entries: int) -> KeptPosition | None:
    """None if other rules led to it, or if it knows more than the log does."""
    if snapshot is None or snapshot.version != fingerprint(game):
        return None
    kept: dict[str, Any] = json.loads(snapshot.state)
    return KeptPosition(**kept) if kept["seq"] <= entries else None


@cache
def fingerprint(game: str) -> str:
    """Changes whenever the rules of a game do: a state that other rules led to is not to be trusted."""
    found = sha256()
    for package in ("deskovka.core", type(find_game(game)).__module__.rpartition(".")[0]):
        for file in sources(files(package)):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += sources(item) if item.name != "__pycache__" else []
        else:
            found.append(item)
    return found
