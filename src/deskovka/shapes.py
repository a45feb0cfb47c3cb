"""The declared shapes of a game's JSON as types of msgspec: what is documented, tested, and told to the client.

Declared are the view (`Game.view_shape`), what a decision tells (`Decision.about`), events (their fields), and in the
game's part of the server what `offer`, `preview` and `material` return. Where the rules are compiled, less of it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, reduce
from inspect import cleandoc
from operator import or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import UNSET, UnsetType, defstruct

from deskovka.core.game import Decision, Event, Game
from deskovka.core.notation import is_word, write_word
from deskovka.core.shapes import About, Asked
from deskovka.registry import UnknownGame, part

Type = Any  # what msgspec takes for one
PLAIN = (int, str, bool, NoneType, Any)
LIST: Any = list  # what stands in their brackets is only known at run time
TUPLE: Any = tuple
LITERAL: Any = Literal


@cache
def shapes_of(game: Game[Any]) -> Shapes:
    return Shapes(game)


class Shapes:
    """The shapes of one game: its view and events, and what its part of the server says of answers."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.made: dict[Any, Type] = {}
        self.names: set[str] = set()
        self.view = self.plain(game.view_shape)
        self.event = either(self.written(kind) for kind in game.values if issubclass(kind, Event))
        self.offer, self.preview, self.material = map(self.plain, server_part(game))

    def plain(self, hint: Any) -> Type:
        """JSON as `core/shapes.py` says it is declared."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint is Asked:
            return self._once(hint, self._questions)
        if is_typeddict(hint):
            return self._once(
                hint, lambda: self._struct(hint.__name__, *self._members(hint), about=hint.__doc__)
            )
        if origin is Annotated:
            return self._marked(*arguments)
        if origin is dict and get_origin(arguments[0]) is Annotated:
            return self._once(hint, lambda: self._by_word(get_args(arguments[0])[1], arguments[1]))
        if origin in (Union, UnionType):
            return either(map(self.plain, arguments))
        return origin[tuple(map(self.plain, arguments))] if origin in (list, dict) else hint

    def _members(self, declared: Any) -> tuple[dict[str, Type], set[str]]:
        """The types of a TypedDict, and which of them may be missing."""
        hints = get_type_hints(declared, include_extras=True)
        missing = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
        bare = {name: get_args(hint)[0] if name in missing else hint for name, hint in hints.items()}
        return {name: self.plain(hint) for name, hint in bare.items()}, missing

    def _marked(self, base: Any, mark: Any) -> Type:
        if isinstance(mark, int):
            return TUPLE[(self.plain(get_args(base)[0]),) * mark]
        if isinstance(mark, About):
            return self.plain(base)
        return self._words(mark) if isinstance(mark, type) else LITERAL[mark]

    def _words(self, kind: type[Enum]) -> Type:
        """What is written for the members of an enum."""
        words = [write_word(item) for item in kind]
        return self._once((kind, "words"), lambda: Enum(self._new(kind.__name__), list(zip(words, words))))

    def _by_word(self, kind: type[Enum], value: Any) -> Type:
        """A dict with some of the words of an enum for its keys."""
        words = [write_word(item) for item in kind]
        name = f"{'Maybe' if type(None) in get_args(value) else ''}By{kind.__name__}"
        return self._struct(name, dict.fromkeys(words, self.plain(value)), words)

    def _questions(self) -> Type:
        """What `Decision.told` gives, by kind of decision."""
        return either(self._question(kind) for kind in self.game.values if issubclass(kind, Decision))

    def _question(self, kind: type[Decision[Any, Any]]) -> Type:
        told = returned(kind.about)
        found, missing = self._members(Asked)
        del found["what"]
        if is_typeddict(told):
            more, missing = self._members(told)
            found |= more
        tag, more_than_known = ("what", kind.__name__), told is Any
        return self._struct(kind.__name__, found, missing, tag, kind.__doc__, more_than_known)

    def written(self, hint: Any) -> Type:
        """A value as `core/codec.py` writes it."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return either(map(self.written, arguments))
        if origin is list:
            return LIST[self.written(arguments[0])]
        if origin in (tuple, dict):
            return self._once(hint, lambda: self._items(origin, *arguments))
        return hint if hint in PLAIN else self._once(hint, lambda: self._object(hint))

    def _items(self, origin: type, *inner: Any) -> Type:
        """Tuples, and dicts as lists of pairs."""
        many = origin is dict or inner[-1] is ...
        parts = [kind for kind in inner if kind is not ...]
        name = "".join(getattr(kind, "__name__", "Any").title() for kind in parts) + "s" * many
        kinds = tuple(map(self.written, parts))
        one = kinds[0] if many and origin is tuple else TUPLE[kinds]
        return self._struct(name, {"items": LIST[one] if many else one}, tag=("$", origin.__name__))

    def _object(self, kind: Any) -> Type:
        tag = ("$", kind.__name__)
        if issubclass(kind, Enum):
            return self._struct(f"{kind.__name__}Word", {"word": self._words(kind)}, tag=tag)
        if is_word(kind):
            return self._struct(f"{kind.__name__}Word", {"word": str}, tag=tag)
        if not is_dataclass(kind):
            return Any  # compiled code keeps of `tuple[int, ...]` a tuple, of `Good | None` a type
        hints = get_type_hints(kind)
        found = {field.name: self.written(hints[field.name]) for field in fields(kind)}
        return self._struct(tag[1], found, tag=tag, about=kind.__doc__)

    def _struct(
        self,
        name: str,
        found: dict[str, Type],
        missing: Collection[str] = (),
        tag: tuple[str, str] = ("", ""),
        about: str | None = None,
        more: bool = False,
    ) -> Type:
        """These fields, and others only if there may be `more`; `missing` ones need not be there."""
        members = [
            (f"field_{number}", either([kind, UnsetType]), UNSET)
            if key in missing
            else (f"field_{number}", kind)
            for number, (key, kind) in enumerate(found.items())
        ]
        if about is None or about.startswith(f"{name}("):  # what dataclasses say for want of a docstring
            about = ""
        return defstruct(
            self._new(name),
            members,
            namespace={"__doc__": cleandoc(about)} if about else {},
            rename=dict(zip((member[0] for member in members), found)),  # not all keys are names
            tag_field=tag[0] or None,
            tag=tag[1] or None,
            forbid_unknown_fields=not more,
            kw_only=True,
        )

    def _once(self, key: Any, make: Callable[[], Type]) -> Type:
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def _new(self, name: str) -> str:
        assert name not in self.names, f"{self.game.name}: two shapes are called {name}: rename one of them"
        self.names.add(name)
        return name


def server_part(game: Game[Any]) -> tuple[Any, Any, Any]:
    """What the part of the server says that offers, previews and its material are, if there is one."""
    try:
        server = part("server", game.name)
    except UnknownGame:
        return Any, Any, None
    material = returned(server.material) if hasattr(server, "material") else None
    return returned(server.offer), returned(server.preview), material


def returned(function: Callable[..., Any]) -> Any:
    """What a function says it returns; compiled ones say nothing."""
    if not hasattr(function, "__annotations__"):
        return Any
    return get_type_hints(function, include_extras=True).get("return", Any)


def either(kinds: Iterable[Type]) -> Type:
    found = list(kinds)
    return reduce(or_, found) if found else Any
