"""What is kept of a table: how it was opened, and everything that happened since, in order."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Kept(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a stored table."""


class KeptMove(Kept):
    """A move of the record."""

    seat: int
    action: str
    drawn: list[str] = []


class Chair(Kept):
    """Who sits in a seat. `bot` decides there, if there is one; the key of an open seat is that of its invitation."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    key: str = ""
    word: str = ""
    why: Literal["", "own", "absent", "resigned"] = ""  # why a bot plays for a person


class KeptOrigin(Kept):
    """Where a table comes from."""

    kind: Literal["fork", "rematch"]
    table: str
    move: int = 0


class Opening(Kept):
    """A table as it was made. `dealt` is there if nobody was missing, so that it started at once."""

    game: str
    edition: str
    rules: str
    options: dict[str, str]
    chairs: list[Chair]
    host: str
    watch: str
    seed: str
    dealt: list[str] | None = None
    position: str = ""
    moves: list[KeptMove] = []
    origin: KeptOrigin | None = None
    aids: bool = True  # whether forks of the running game and bots above the beginner may help in it
    rated: bool = False  # it counts for something: then nothing helps
    lesson: bool = False  # a guided game: as its record goes on, until somebody leaves it
    patience: int = 24 * 60  # minutes for which one who is away and asked is waited for
    watched_as: str = ""  # the table whose spectators may watch this one too: the first of several rematches


class Change(Kept, tag_field="kind", tag=str.lower):
    """One thing that happened at a table: what its log is made of."""


class Sat(Change):
    """Somebody took an open seat, or whoever made the table changed it; the last one to come starts the game."""

    seat: int
    chair: Chair
    dealt: list[str] | None = None


class Moved(Change):
    """A seat answered the question `asked`. `hurried` names the bot that did it in haste, or for a stronger one."""

    seat: int
    asked: int
    action: str
    drawn: list[str] = []
    hurried: str = ""


class Undone(Change):
    """A seat took back one of the moves, counted from 0."""

    seat: int
    move: int


class Asked(Change):
    """A seat would take back a move that others agreed on; `of` are those who must want it too."""

    seat: int
    move: int
    of: list[int]


class Consented(Change):
    """A seat that was asked agrees to take the move back, or does not; the last one to agree is kept as `Undone`."""

    seat: int
    agree: bool


class Deleting(Change):
    """Whoever made the table would delete it; `of` are the seats of those who must want it too. With none it goes."""

    of: list[int]
    seat: int | None = None


class Decided(Change):
    """A seat that was asked agrees to delete the table, or does not; nobody's seat: whoever asked does not any more."""

    seat: int | None
    agree: bool


class Said(Change):
    """A line of chat."""

    seat: int
    text: str
    name: str = ""


class Renamed(Change):
    """Some seats have another name."""

    seats: list[int]
    name: str


class Handed(Change):
    """A bot plays for a person; without a bot the person goes on. `by` is who let it, where the person was away.

    `ends`: nobody else is left to ask, so that the game ends when this person gives up.
    """

    seat: int
    bot: str = ""
    why: Literal["", "own", "absent", "resigned"] = ""
    by: int | None = None
    ends: bool = False


class StandIn(Change):
    """A seat would let a bot go on for somebody who is away; `of` are those who were asked whether they agree."""

    seat: int
    absent: int
    of: list[int]


class StandInDecided(Change):
    """A seat that was asked agrees to that, or does not; whoever asked may withdraw it. The last to agree is `Handed`."""

    seat: int
    agree: bool


class Ended(Change):
    """A seat has ended the game, as everybody else had given up."""

    seat: int


class Rematched(Change):
    """The same players play once more, at another table."""

    seat: int
    table: str


class Left(Change):
    """A seat has left the guided game: from now on everybody plays freely."""

    seat: int


Talk = Said | Renamed | Handed
Seats = Sat | Renamed | Handed
AboutDeleting = Deleting | Decided
# what changes nothing of the table that is told apart from the position
Passing = Said | Undone | Asked | Consented | StandIn | StandInDecided | Deleting | Decided
AnyChange = (
    Sat
    | Moved
    | Undone
    | Asked
    | Consented
    | Said
    | Renamed
    | Handed
    | StandIn
    | StandInDecided
    | Ended
    | Rematched
    | Deleting
    | Decided
    | Left
)

SEATS = tuple(
    kind.__name__.lower() for kind in Seats.__args__
)  # the kinds of entries that tell who sits where

write = msgspec.json.Encoder().encode
read_opening = msgspec.json.Decoder(Opening).decode
read_change = msgspec.json.Decoder(AnyChange).decode
