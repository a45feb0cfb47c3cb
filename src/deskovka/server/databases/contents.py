"""What the store must know of the JSON it keeps: where a table comes from, whether it began, and names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from deskovka.server import log
from deskovka.server.databases.base import LONGEST_NAME, OPENING

NAMED = (OPENING, "sat", "renamed", "said")  # the kinds of entries that hold names


class _Origin(msgspec.Struct):
    table: str


class _Opening(msgspec.Struct):
    """Of an opening only what is looked for, so that any version's can be read."""

    dealt: list[Any] | None = None
    position: str = ""
    origin: _Origin | None = None


class _Sat(msgspec.Struct):
    dealt: list[Any] | None = None


_read_opening = msgspec.json.Decoder(_Opening).decode
_read_sat = msgspec.json.Decoder(_Sat).decode


def origin_of(opening: bytes) -> str | None:
    """The table a table was made from, if it was made from one."""
    try:
        origin = _read_opening(opening).origin
    except msgspec.DecodeError:
        return None
    return origin.table[:LONGEST_NAME] if origin else None


def has_begun(opening: bytes, sat: Iterable[bytes]) -> bool:
    """Whether a game was dealt; what cannot be read counts as begun, since only what never began goes by itself."""
    try:
        first = _read_opening(opening)
        return (
            first.dealt is not None
            or bool(first.position)
            or any(_read_sat(data).dealt is not None for data in sat)
        )
    except msgspec.DecodeError:
        return True


def names_in(kind: str, data: bytes) -> set[str]:
    """The names of people that an entry holds."""
    found: set[str] = set()

    def note(name: str) -> str:
        found.add(name)
        return name

    _with_names(kind, data, note)
    return found - {""}


def without_names(kind: str, data: bytes, names: Collection[str]) -> bytes:
    """The same entry, in which people of these names have none: whoever shows it has a word for them."""
    return _with_names(kind, data, lambda name: "" if name in names else name)


def _with_names(kind: str, data: bytes, change: Callable[[str], str]) -> bytes:
    """An entry with other names; one that cannot be read stays as it is."""

    def renamed(chair: log.Chair) -> log.Chair:
        return replace(chair, name=change(chair.name)) if chair.kind == "person" else chair

    try:
        if kind == OPENING:
            opening = log.read_opening(data)
            return _written(data, opening, replace(opening, chairs=[*map(renamed, opening.chairs)]))
        entry = log.read_change(data)
    except msgspec.DecodeError:
        return data
    if isinstance(entry, log.Sat):
        return _written(data, entry, replace(entry, chair=renamed(entry.chair)))
    if isinstance(entry, log.Renamed | log.Said):
        return _written(data, entry, replace(entry, name=change(entry.name)))
    return data


def _written(data: bytes, before: log.Opening | log.AnyChange, after: log.Opening | log.AnyChange) -> bytes:
    return data if after == before else log.write(after)
