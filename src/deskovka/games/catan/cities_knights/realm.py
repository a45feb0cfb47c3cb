"""What Cities & Knights adds to a position: small values, replaced when something changes, so that copies share them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, Self

from deskovka.core.game import Seat
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


class Part:
    """A value whose slots are set by hand: where the rules are compiled, one is made in a tenth of the time."""

    __slots__ = ()

    def but(self, **changes: Any) -> Self:
        """The same with some things changed."""
        return replace(self, **changes)  # type: ignore[type-var]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its fields, whether it is compiled or not."""
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])  # type: ignore[arg-type]


@dataclass(init=False, slots=True, unsafe_hash=True)
class Improvements(Part):
    """Levels, metropolises and walls."""

    levels: Final[tuple[tuple[int, ...], ...]]  # by seat and track
    metropolises: Final[tuple[int, ...]]  # corners, by track
    walls: Final[tuple[int, ...]]  # corners, by seat
    fallen: Final[int]  # corners of cities that lie on their side, CT-K9.5

    def __init__(
        self,
        levels: tuple[tuple[int, ...], ...],
        metropolises: tuple[int, ...] = (NOWHERE,) * 3,
        walls: tuple[int, ...] = (),
        fallen: int = 0,
    ) -> None:
        self.levels = levels
        self.metropolises = metropolises
        self.walls = walls
        self.fallen = fallen


@dataclass(init=False, slots=True, unsafe_hash=True)
class Knights(Part):
    """Where knights stand and what they may do; on a corner there is one at most."""

    corners: Final[tuple[int, ...]]  # by seat
    strong: Final[int]  # corners of strong knights
    mighty: Final[int]
    active: Final[int]
    fresh: Final[int]  # activated in this turn
    acted: Final[int]  # in this turn
    promoted: Final[int]  # in this turn

    def __init__(
        self,
        corners: tuple[int, ...],
        strong: int = 0,
        mighty: int = 0,
        active: int = 0,
        fresh: int = 0,
        acted: int = 0,
        promoted: int = 0,
    ) -> None:
        self.corners = corners
        self.strong = strong
        self.mighty = mighty
        self.active = active
        self.fresh = fresh
        self.acted = acted
        self.promoted = promoted

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


@dataclass(init=False, slots=True, unsafe_hash=True)
class Barbarians(Part):
    """Their ship, and what came of their landings."""

    step: Final[int]
    landings: Final[int]
    repelled: Final[int]  # of them
    defenders: Final[tuple[int, ...]]  # Defender of Catan cards, by seat
    face: Final[Face | None]  # of the event die, in the last roll

    def __init__(
        self,
        step: int = 0,
        landings: int = 0,
        repelled: int = 0,
        defenders: tuple[int, ...] = (),
        face: Face | None = None,
    ) -> None:
        self.step = step
        self.landings = landings
        self.repelled = repelled
        self.defenders = defenders
        self.face = face


@dataclass(init=False, slots=True, unsafe_hash=True)
class Held(Part):
    """A progress card in a hand or under a deck, and the seats that know which it is, as bits."""

    card: Final[int]  # its number among the kinds
    known: Final[int]

    def __init__(self, card: int, known: int) -> None:
        self.card = card
        self.known = known


@dataclass(init=False, slots=True, unsafe_hash=True)
class Deck(Part):
    """A deck: cards nobody has seen since the shuffle, in no order, and under them those that came back, in theirs."""

    unseen: Final[tuple[int, ...]]  # kinds
    under: Final[tuple[Held, ...]]

    def __init__(self, unseen: tuple[int, ...], under: tuple[Held, ...] = ()) -> None:
        self.unseen = unseen
        self.under = under

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)


@dataclass(init=False, slots=True, unsafe_hash=True)
class ProgressCards(Part):
    """The progress cards, and what lasts of played ones."""

    decks: Final[tuple[Deck, ...]]  # by track
    hands: Final[tuple[tuple[Held, ...], ...]]  # by seat, in the order of their kinds
    open: Final[tuple[tuple[int, ...], ...]]  # victory cards that lie open, as kinds, by seat
    merchant: Final[int]  # hex
    merchant_of: Final[Seat]
    fleet: Final[int]  # kinds of cards that are traded two for one in this turn, as bits
    played: Final[int]
    visited: Final[int]  # seats whose commodities a Commercial Harbor brought in this turn, as bits

    def __init__(
        self,
        decks: tuple[Deck, ...],
        hands: tuple[tuple[Held, ...], ...],
        open: tuple[tuple[int, ...], ...],
        merchant: int = NOWHERE,
        merchant_of: Seat = NOWHERE,
        fleet: int = 0,
        played: int = 0,
        visited: int = 0,
    ) -> None:
        self.decks = decks
        self.hands = hands
        self.open = open
        self.merchant = merchant
        self.merchant_of = merchant_of
        self.fleet = fleet
        self.played = played
        self.visited = visited

    def dealt(
        self, decks: tuple[Deck, ...], hands: tuple[tuple[Held, ...], ...], played: int = 0
    ) -> ProgressCards:
        """The same with other decks and hands, after so many more were played."""
        return ProgressCards(
            decks,
            hands,
            self.open,
            self.merchant,
            self.merchant_of,
            self.fleet,
            self.played + played,
            self.visited,
        )


@dataclass(init=False, slots=True, unsafe_hash=True)
class Realm(Part):
    """All of it."""

    improvements: Final[Improvements]
    knights: Final[Knights]
    barbarians: Final[Barbarians]
    progress: Final[ProgressCards]
    act_at_once: Final[bool]  # how the table reads CT-K8.5

    def __init__(
        self,
        improvements: Improvements,
        knights: Knights,
        barbarians: Barbarians,
        progress: ProgressCards,
        act_at_once: bool = False,
    ) -> None:
        self.improvements = improvements
        self.knights = knights
        self.barbarians = barbarians
        self.progress = progress
        self.act_at_once = act_at_once
