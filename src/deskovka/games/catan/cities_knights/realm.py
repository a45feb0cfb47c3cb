"""What Cities & Knights adds to a position: small values, replaced when something changes, so that copies share them."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from deskovka.core.game import Seat
from deskovka.core.values import value
from deskovka.games.catan.goods import NUMBER, Good

NOWHERE: Final = -1
LEVELS: Final = 5  # of a track, CT-K5.1
LANDING: Final = 7  # steps of the barbarians' ship, CT-K9.1


class Track(StrEnum):
    """The three tracks of city improvements, each with a deck of progress cards (CT-K5.1, CT-K2.4)."""

    TRADE = "trade"
    POLITICS = "politics"
    SCIENCE = "science"


TRACKS: Final = tuple(Track)
TRADE, POLITICS, SCIENCE = range(3)  # their places in a row of levels
COMMODITY: Final = (NUMBER[Good.CLOTH], NUMBER[Good.COIN], NUMBER[Good.PAPER])  # by track


class Face(StrEnum):
    """The event die: three ships, and a gate of each colour (CT-K3.2)."""

    SHIP = "ship"
    TRADE = "trade"
    POLITICS = "politics"
    SCIENCE = "science"


FACES: Final = (Face.SHIP, Face.SHIP, Face.SHIP, Face.TRADE, Face.POLITICS, Face.SCIENCE)


@value
class Improvements:
    """Levels, metropolises and walls."""

    levels: tuple[tuple[int, int, int], ...]  # by seat and track
    metropolises: tuple[int, ...] = (NOWHERE,) * 3  # corners, by track
    walls: tuple[int, ...] = ()  # corners, by seat
    fallen: int = 0  # corners of cities that lie on their side, CT-K9.5

    def but(self, **changes: Any) -> Improvements:
        """The same with some things changed."""
        return replace(self, **changes)


@value
class Knights:
    """Where knights stand and what they may do; on a corner there is one at most."""

    corners: tuple[int, ...]  # by seat
    strong: int = 0  # corners of strong knights
    mighty: int = 0
    active: int = 0
    fresh: int = 0  # activated in this turn
    acted: int = 0  # in this turn
    promoted: int = 0  # in this turn

    def but(self, **changes: Any) -> Knights:
        """The same with some things changed."""
        return replace(self, **changes)

    def all(self) -> int:
        """Every corner with a knight."""
        found = 0
        for corners in self.corners:
            found |= corners
        return found

    def strength(self, corner: int) -> int:
        """CT-K8.1: 1, 2 or 3."""
        return 3 if self.mighty >> corner & 1 else 2 if self.strong >> corner & 1 else 1

    def owner(self, corner: int) -> Seat:
        """Whose knight stands there; NOWHERE: nobody's."""
        for seat, corners in enumerate(self.corners):
            if corners >> corner & 1:
                return seat
        return NOWHERE


@value
class Barbarians:
    """Their ship, and what came of their landings."""

    step: int = 0
    landings: int = 0
    repelled: int = 0  # of them
    defenders: tuple[int, ...] = ()  # Defender of Catan cards, by seat
    face: Face | None = None  # of the event die, in the last roll

    def but(self, **changes: Any) -> Barbarians:
        """The same with some things changed."""
        return replace(self, **changes)


@value
class Held:
    """A progress card in a hand or under a deck, and the seats that know which it is, as bits."""

    card: int  # its number among the kinds
    known: int


@value
class Deck:
    """A deck: cards nobody has seen since the shuffle, in no order, and under them those that came back, in theirs."""

    unseen: tuple[int, ...]  # kinds
    under: tuple[Held, ...] = ()

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)


@value
class ProgressCards:
    """The progress cards, and what lasts of played ones."""

    decks: tuple[Deck, ...]  # by track
    hands: tuple[tuple[Held, ...], ...]  # by seat, in the order of their kinds
    open: tuple[tuple[int, ...], ...]  # victory cards that lie open, as kinds, by seat
    merchant: int = NOWHERE  # hex
    merchant_of: Seat = NOWHERE
    fleet: int = 0  # kinds of cards that are traded two for one in this turn, as bits
    played: int = 0
    visited: int = 0  # seats whose commodities a Commercial Harbor brought in this turn, as bits

    def but(self, **changes: Any) -> ProgressCards:
        """The same with some things changed."""
        return replace(self, **changes)


@value
class Realm:
    """All of it."""

    improvements: Improvements
    knights: Knights
    barbarians: Barbarians
    progress: ProgressCards
    act_at_once: bool = False  # how the table reads CT-K8.5

    def but(self, **changes: Any) -> Realm:
        """The same with some things changed."""
        return replace(self, **changes)
