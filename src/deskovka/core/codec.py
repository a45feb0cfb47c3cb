"""Values of a game as JSON and back: states for snapshots, events and actions for the wire.

Objects are tagged with the name of their class (`"$"`), tuples and dicts with other keys than strings likewise, so
that reading needs no type hints. Whole numbers too large for other programs' JSON are written as hexadecimal text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any

from deskovka.core.errors import DataError
from deskovka.core.game import Json, State
from deskovka.core.notation import is_word, read_word, write_word

SAFE_NUMBER = 2**53


@cache
def codec(classes: tuple[type, ...]) -> Codec:
    """The codec of these classes, made once."""
    return Codec(classes)


class Codec:
    """Writes and reads values made of the given classes; anything else is refused."""

    def __init__(self, classes: Iterable[type]) -> None:
        self.classes = {cls.__name__: cls for cls in classes}
        self.words = {cls for cls in self.classes.values() if issubclass(cls, Enum) or is_word(cls)}
        self.fields: dict[type, list[str]] = {
            cls: [field.name for field in fields(cls)]
            for cls in self.classes.values()
            if cls not in self.words
        }

    def encode(self, item: Any) -> Json:
        """A value as JSON."""
        kind = type(item)
        if kind is int:
            return item if -SAFE_NUMBER < item < SAFE_NUMBER else {"$": "int", "hex": f"{item:x}"}
        if item is None or kind is str or kind is bool:
            return item
        if kind is list:
            return [self.encode(part) for part in item]
        if kind is tuple:
            return {"$": "tuple", "items": [self.encode(part) for part in item]}
        if kind is dict:
            return {
                "$": "dict",
                "items": [[self.encode(key), self.encode(part)] for key, part in item.items()],
            }
        return self._encode_object(item)

    def _encode_object(self, item: Any) -> Json:
        kind = type(item)
        name = kind.__name__
        if self.classes.get(name) is not kind:
            raise DataError(f"codec: {name} is not a class of this game", "codec-class", typed=name)
        if kind in self.words:
            return {"$": name, "word": write_word(item)}
        found: dict[str, Json] = {"$": name}
        for field in self.fields[kind]:
            part = getattr(item, field)
            found[field] = part if part is None or type(part) is str else self.encode(part)
        return found

    def decode(self, data: Json) -> Any:
        """The value that JSON stands for."""
        if isinstance(data, list):
            return [self.decode(part) for part in data]
        if not isinstance(data, dict):
            return data
        name = data.get("$")
        try:
            if name == "int":
                return int(data["hex"], 16)
            if name == "tuple":
                return tuple(self.decode(part) for part in data["items"])
            if name == "dict":
                return {self.decode(key): self.decode(part) for key, part in data["items"]}
            return self._decode_object(self.classes[str(name)], data)
        except (KeyError, TypeError, ValueError) as error:
            raise DataError(
                f"codec: {name}: cannot be read: {error!r}", "codec-unreadable", typed=str(name)
            ) from None

    def _decode_object(self, cls: Any, data: dict[str, Json]) -> Any:
        if issubclass(cls, Enum):
            return read_word(data["word"], cls)
        if is_word(cls):
            return cls.read(data["word"])
        # A field that was added since has its default.
        made = cls(**{field: self.decode(data[field]) for field in self.fields[cls] if field in data})
        if isinstance(made, State):
            made.complete()
        return made
