"""Typed lines: one action or several separated by dots, in any case, shortened where only one thing can be meant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from deskovka.core.errors import NotationError
from deskovka.core.game import Game
from deskovka.core.notation import Action, verb
from deskovka.games.terra_mystica.conversions import Convert
from deskovka.games.terra_mystica.priests import SendPriest

MANY = re.compile(r"convert\s+(\d+)\s*([a-z]+)\s+to\s+(\d+)\s*([a-z]+)", re.IGNORECASE)
SEND = re.compile(r"send\s+p\s+to\s+\S+", re.IGNORECASE)  # the steps may be left out
SPADES = "dig"  # has no action of its own: spades are bought for what follows
MOST_TIMES = 40  # nobody has more to convert


def read_line(game: Game[Any], text: str, legal: Sequence[Action]) -> list[str] | None:
    """The parts of a line, `burn 2. action ACT4`; None if it does not look like one."""
    parts = [part for part in (part.strip() for part in text.split(".")) if part]
    if not parts or not _looks_like_action(game, parts[0]):
        return None
    if len(parts) == 1 and parts[0].casefold() != SPADES and _only_begun(game, parts[0], legal):
        return None
    return parts


def digs(part: str) -> bool:
    return part.casefold().split()[0] == SPADES


def _looks_like_action(game: Game[Any], part: str) -> bool:
    first = part.split()[0].casefold()
    return first.startswith("+") or first in {SPADES, *(verb(action) for action in game.actions)}


def _only_begun(game: Game[Any], part: str, legal: Sequence[Action]) -> bool:
    """A verb alone, after which several things may come: the prompt asks which."""
    whole = [action for action in game.actions if verb(action) == part.casefold() and not fields(action)]
    return len(part.split()) == 1 and not part.startswith("+") and not whole and not _meant(part, legal)


def _meant(part: str, legal: Sequence[Action]) -> Action | None:
    """The only legal action that begins like this, word by word; for a priest the most steps, as online."""
    words = part.casefold().split()
    found = [action for action in legal if str(action).casefold().split()[: len(words)] == words]
    priests = [action for action in found if isinstance(action, SendPriest)]
    if len({priest.cult for priest in priests}) == 1:
        return max(priests, key=lambda priest: priest.steps)
    return found[0] if len(found) == 1 else None


def read_part(game: Game[Any], part: str, legal: Sequence[Action]) -> list[Action]:
    """What a part of a line stands for: one action, or a conversion several times."""
    if match := MANY.fullmatch(part):
        return _many(game, part, int(match[1]), match[2], int(match[3]), match[4])
    if meant := _meant(part, legal):
        return [meant]
    if SEND.fullmatch(part):
        part += " for 1"  # what forbids the fewest steps forbids all
    return [game.read(part)]


def _many(game: Game[Any], part: str, paid: int, what: str, got: int, wanted: str) -> list[Action]:
    """`convert 6PW to 2W` is `convert 3PW to 1W` twice."""
    if not 0 < got <= MOST_TIMES or paid % got:
        raise NotationError(
            f"expected '{Convert.form}' with amounts that can be divided, got {part!r}",
            "action-divided",
            form=Convert.form,
            typed=part,
        )
    return [game.read(f"convert {paid // got}{what} to 1{wanted}")] * got
