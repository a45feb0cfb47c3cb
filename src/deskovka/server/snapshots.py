"""States that are kept so that long logs need not be told again; any of them may be missing."""

from __future__ import annotations

import json
import logging
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from deskovka.core.codec import Codec
from deskovka.core.errors import DataError
from deskovka.core.game import State
from deskovka.core.replaying import NO_POSITION
from deskovka.core.values import value
from deskovka.registry import game as find_game
from deskovka.server.databases.base import Snapshot
from deskovka.server.recent import MOST_RECENT

LOG = logging.getLogger(__name__)
MARK_EVERY = 100  # entries


@value
class Mark:
    """A moment of a table: the entry, the questions asked then, and the state before what could be taken back."""

    seq: int
    moves: int  # that led to the state
    asked: tuple[int, ...]
    state: State


@value
class KeptPosition:
    """A mark as it was kept."""

    seq: int
    moves: int
    asked: list[int]
    state: State


def write_mark(game: str, mark: Mark, codec: Codec) -> Snapshot:
    kept = {"seq": mark.seq, "moves": mark.moves, "asked": mark.asked, "state": codec.encode(mark.state)}
    return Snapshot(mark.moves, fingerprint(game), json.dumps(kept).encode())


def read_position(game: str, snapshot: Snapshot | None, entries: int, codec: Codec) -> KeptPosition | None:
    """None if other rules led to it, if what happened last would not be told, or if it is damaged."""
    if snapshot is None or snapshot.version != fingerprint(game):
        return None
    try:
        kept: dict[str, Any] = json.loads(snapshot.state)
        position = KeptPosition(**{**kept, "state": codec.decode(kept["state"])})
    except (DataError, *NO_POSITION) as error:
        LOG.warning("a snapshot cannot be read, and is not needed: %r", error)
        return None
    return position if position.seq <= entries - MOST_RECENT else None


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
