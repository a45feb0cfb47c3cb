"""Dice and cards. Chance is never in a state: it is asked while a move runs, and its answers are recorded.

A draw has a name (`"explore", "spring", 3`), so that with the same seed the third card of spring is the same card
at every table, whatever the players did before.
"""

from __future__ import annotations

import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from deskovka.core.errors import ChanceError
from deskovka.core.values import extensible

T = TypeVar("T")
SEED_BYTES = 32
SEEN_BY = "/"  # between a word of chance and the seats that have seen it, if not everybody has
HIDDEN = "?"  # stands for a word that is not to be seen yet


@extensible
class Chance(ABC):
    """Picks one of several things, all equally likely, and remembers the answers as words."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def pick(self, options: Sequence[T], *name: object) -> T:
        """One of the options; the name tells this draw from all others of the game."""
        answer = options[self.index(options, name)]
        self.drawn.append(str(answer))
        return answer

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        """The same, seen by these seats only: their numbers are noted with the word, `ore/0+2`."""
        answer = self.pick(options, *name)
        self.drawn[-1] += SEEN_BY + "+".join(map(str, seats))
        return answer

    def take_drawn(self) -> tuple[str, ...]:
        """What was drawn since this was last asked."""
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn

    @abstractmethod
    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        """The place of the answer among the options: how this chance decides."""


@extensible
class SeededChance(Chance):
    """Chance that anybody can check afterwards: every draw is a keyed hash of its name.

    The key is the seed of 256 bits; `words` are what the players added to it before the first draw.
    """

    def __init__(self, seed: bytes, words: Iterable[str] = ()) -> None:
        super().__init__()
        if len(seed) != SEED_BYTES:
            raise ChanceError(
                f"a seed has {SEED_BYTES} bytes, got {len(seed)}", "seed-bytes", count=SEED_BYTES
            )
        self.seed = seed
        self.key = hmac.digest(seed, "\n".join(("players", *words)).encode(), "sha256")

    @classmethod
    def fresh(cls) -> SeededChance:
        """Chance from a new seed that nobody knows."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def from_text(cls, text: str) -> SeededChance:
        """A seed written as 64 hexadecimal digits, or any other text, which is hashed."""
        return cls(seed_from_text(text))

    @property
    def commitment(self) -> str:
        """What may be shown before the game; it binds the seed and tells nothing of it."""
        return sha256(b"deskovka commitment\n" + self.seed).hexdigest()

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        label = " ".join(map(str, name))
        limit = 2**64 - 2**64 % len(options)
        attempt = 0
        while True:  # numbers beyond the last full multiple would favour the first options
            number = int.from_bytes(
                hmac.digest(self.key, f"{label}\n{attempt}".encode(), "sha256")[:8], "big"
            )
            if number < limit:
                return number % len(options)
            attempt += 1


@extensible
class RandomChance(Chance):
    """Fast chance for playouts; nothing is recorded."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random.random

    def pick(self, options: Sequence[T], *name: object) -> T:
        return options[int(self.random() * len(options))]

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        return options[int(self.random() * len(options))]

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        return int(self.random() * len(options))


@extensible
class ScriptedChance(Chance):
    """Chance that gives what it is told: replays, tests, and tables with real cards."""

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__()
        self.answers = list(answers)

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        label = " ".join(map(str, name))
        words = [str(option) for option in options]
        if not self.answers:
            raise ChanceError(
                f"chance was asked for '{label}' and nothing more was dictated", "chance-missing", label=label
            )
        answer = self.answers.pop(0).partition(SEEN_BY)[0]
        if answer == HIDDEN:
            raise ChanceError(
                f"what chance gave for '{label}' stays hidden until the game is over",
                "chance-hidden",
                label=label,
            )
        if answer not in words:
            raise ChanceError(
                f"chance was asked for '{label}': {answer!r} is not one of {', '.join(words)}",
                "chance-answer",
                label=label,
                typed=str(answer),
                expected=", ".join(words),
            )
        return words.index(answer)

    def finish(self) -> None:
        """Complain about answers nobody asked for."""
        if self.answers:
            more = " ".join(self.answers)
            raise ChanceError(
                f"chance was dictated more than was asked for: {more}", "chance-more", words=more
            )


def hide(drawn: Iterable[str], seats: Collection[int]) -> tuple[str, ...]:
    """The words of chance as these seats may see them."""
    found = []
    for word in drawn:
        _, hidden, seen = word.partition(SEEN_BY)
        unseen = hidden and not any(str(seat) in seen.split("+") for seat in seats)
        found.append(f"{HIDDEN}{SEEN_BY}{seen}" if unseen else word)
    return tuple(found)


def seed_from_text(text: str) -> bytes:
    """The seed that a text stands for: its hexadecimal digits, or what they are hashed to."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else sha256(text.encode()).digest()
