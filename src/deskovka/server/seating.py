"""Who sits where at a table, and what proves it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec.structs import replace

from deskovka.core.game import Seat
from deskovka.core.values import value
from deskovka.server import log
from deskovka.server.keys import key_of, result_link, same_key
from deskovka.server.refusals import Refusal


@value
class Viewer:
    """Whoever looks at a table: the seats held, and whether it is the one who made the table."""

    role: Literal["seat", "invite", "watch", "result"]
    seats: tuple[Seat, ...]
    host: bool
    key: str


class Seating:
    """The chairs of a table, and the keys that fit them."""

    def __init__(self, id: str, opening: log.Opening) -> None:
        self.id = id
        self.opening = opening
        self.chairs = list(opening.chairs)
        self.used_invitations: dict[str, Seat] = {}
        self.seatings = 0  # how often somebody took a seat or lost it
        self._held: dict[str, tuple[Seat, ...]] = {}  # by key, since somebody took a seat or lost it
        self.seated_at = [0] * len(self.chairs)  # the entry that seated whoever sits there
        self.started = opening.dealt is not None or bool(opening.position)

    def knows(self, secret: str) -> bool:
        """Whether a secret opens anything here, or did."""
        return self.known_key(key_of(secret))

    def viewer(self, secret: str) -> Viewer | None:
        """Who a secret proves somebody to be. All keys are compared, whichever fits."""
        key = key_of(secret)
        host = same_key(key, self.opening.host)
        watches = same_key(key, self.opening.watch)
        fits = [seat for seat, chair in enumerate(self.chairs) if same_key(key, chair.key)]
        used = [seat for old, seat in self.used_invitations.items() if same_key(key, old)]
        held = tuple(seat for seat in fits if self.chairs[seat].kind == "person")
        if held or host:
            return Viewer("seat", held, host, key)
        if fits:
            return Viewer("invite", tuple(fits), False, key)
        if used:
            raise Refusal("taken", f"this invitation has been used: somebody sits in seat {used[0] + 1}")
        if watches:
            return Viewer("watch", (), False, key)
        return Viewer("result", (), False, key) if same_key(key, key_of(self.result)) else None

    @property
    def result(self) -> str:
        """The secret of the link to the result: it opens the table when the game is over."""
        return result_link(self.opening.host, self.id)

    def held(self, viewer: Viewer) -> tuple[Seat, ...]:
        """The seats a viewer holds now: before the start, whoever made the table takes and gives them."""
        if viewer.role != "seat":
            return ()
        found = self._held.get(viewer.key)
        if found is None:
            found = tuple([seat for seat, chair in enumerate(self.chairs) if chair.key == viewer.key])
            self._held[viewer.key] = found
        return found

    def seated_by(self, invitation: str, secret: str) -> int | None:
        """When an invitation was used for the seat that a secret proves."""
        seat = self.used_invitations.get(key_of(invitation))
        if seat is None or not same_key(self.chairs[seat].key, key_of(secret)):
            return None
        return self.seated_at[seat]

    def was_accepted(self, invitation: str) -> bool:
        """Whether somebody sits where an invitation was for, and not because the host took it back."""
        seat = self.used_invitations.get(key_of(invitation))
        if seat is None:
            return False
        chair = self.chairs[seat]
        return chair.kind == "person" and not same_key(chair.key, self.opening.host)

    def invitations(self, seat: Seat) -> int:
        """How many invitations to a seat were used up."""
        return sum(other == seat for other in self.used_invitations.values())

    def known_key(self, key: str) -> bool:
        known = [self.opening.host, self.opening.watch, key_of(self.result)]
        known += [chair.key for chair in self.chairs]
        return any([same_key(key, other) for other in known if other] + [key in self.used_invitations])

    def bot_of(self, seat: Seat) -> str:
        """Who decides in a seat, if it is a bot."""
        return self.chairs[seat].bot

    def has_resigned(self, seat: Seat) -> bool:
        return self.chairs[seat].why == "resigned"

    @property
    def missing(self) -> list[Seat]:
        return missing(self.chairs)

    def follow_seating(self, seq: int, change: log.Seats) -> None:
        """Take over an entry that tells who sits where."""
        if isinstance(change, log.Sat):
            before = self.chairs[change.seat]
            if before.kind == "open" and change.chair.kind != "open":
                self.used_invitations[before.key] = change.seat
            self.chairs[change.seat] = change.chair
            self._held.clear()
            self.seatings += 1
            self.seated_at[change.seat] = seq
            self.started = self.started or change.dealt is not None
        elif isinstance(change, log.Renamed):
            for seat in change.seats:
                self.chairs[seat] = replace(self.chairs[seat], name=change.name)
        else:
            why = change.why or "own" if change.bot else ""  # older logs do not say
            self.chairs[change.seat] = replace(self.chairs[change.seat], bot=change.bot, why=why)


def missing(chairs: Collection[log.Chair]) -> list[Seat]:
    return [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]


def seed_words(chairs: Collection[log.Chair]) -> list[str]:
    """What the players added to the seed, in the order of their seats."""
    return [chair.word for chair in chairs if chair.word]
