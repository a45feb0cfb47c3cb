"""Players as they are typed: by the letters and names on the screen; a number could mean two of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deskovka.core.errors import NotationError
from deskovka.core.finding import plain
from deskovka.core.game import Seat
from deskovka.games.catan.trade import Seats

LETTERS = "ABCD"  # by seat
SEAT_FIELDS = ("victim", "partner", "partners")  # of actions; other numbers are no players
BETWEEN = re.compile(r"[+,]")


def read_players(names: Sequence[str], text: str) -> Seats:
    """`B`, `b+Eva`, `Bot 2, C`: each a letter, a name, or as much of it as only one name begins with."""
    found: list[Seat] = []
    for part in filter(None, map(str.strip, BETWEEN.split(text))):
        meant = _called(names, part)
        words = [part] if len(meant) == 1 else part.split()
        found += [_player(names, word) for word in words]
    return Seats(found)


def _player(names: Sequence[str], typed: str) -> Seat:
    meant = _called(names, typed)
    if len(meant) == 1:
        return meant[0]
    expected = ", ".join(f"{letter} ({name})" for letter, name in zip(LETTERS, names))
    message = f"{typed!r} could be several players or none: expected a letter or a name, {expected}"
    raise NotationError(message, "no-player", typed=typed, expected=expected)


def _called(names: Sequence[str], typed: str) -> list[Seat]:
    """Who is called exactly like this; if nobody is, whose name begins like this, but for a number."""
    wanted = plain(typed)
    known = list(enumerate(zip(LETTERS, names)))
    exactly = [seat for seat, (letter, name) in known if wanted in (plain(letter), plain(name))]
    if exactly or wanted.isdigit():
        return exactly
    return [seat for seat, (_, name) in known if plain(name).startswith(wanted)]
