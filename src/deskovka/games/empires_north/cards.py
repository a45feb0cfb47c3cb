"""Cards: what is printed on them (EN-3), and the box that holds those of a table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Self

from deskovka.core.values import extensible, value, word
from deskovka.games.empires_north.goods import NO_GAINS, Gains, Price

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ALL: Final = 0  # a count without a limit


@word
class CardName(str):
    """What a card is called in the notation: `wool-market`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        text = text.casefold()
        if not NAME.fullmatch(text):
            raise ValueError(f"{text!r} is not the name of a card")
        return cls(text)


class Tile(StrEnum):
    """The five action tiles (EN-1.3)."""

    EXPLORE = "explore"
    POPULATE = "populate"
    CONSTRUCT = "construct"
    HARVEST = "harvest"
    SAIL = "sail"


class Kind(StrEnum):
    """The kinds of cards (EN-3.1 to EN-3.11)."""

    START_FIELD = "start-field"
    FIELD = "field"
    FIELD_UPGRADE = "field-upgrade"
    FIELD_OR_UPGRADE = "field-or-upgrade"
    BOOST = "boost"
    LOCATION = "location"
    ISLAND = "island"


class Distance(StrEnum):
    """Of an island (EN-1.2)."""

    NEAR = "near"
    DISTANT = "distant"


class Ability(StrEnum):
    """The parts of a card that do something; points are counted by them."""

    ACTION = "action"
    FEATURE = "feature"
    BONUS = "bonus"
    BOOST = "boost"
    STORAGE = "storage"
    HARVEST = "harvest"
    PILLAGE = "pillage"


class Moment(StrEnum):
    """What features listen to (EN-12.1)."""

    EXPLORE = "explore"
    POPULATE = "populate"
    CONSTRUCT = "construct"
    HARVEST = "harvest"
    SAIL = "sail"
    SECOND_USE = "second_use"
    PILLAGE = "pillage"
    CONQUER = "conquer"
    BUILD = "build"
    ACTION = "action"
    ASSIGN = "assign"
    DISCARD = "discard"
    ATTACK = "attack"
    PASS = "pass"


ABILITIES: Final = tuple(Ability)
FIELD_KINDS: Final = (Kind.START_FIELD, Kind.FIELD, Kind.FIELD_UPGRADE, Kind.FIELD_OR_UPGRADE)


@extensible
@value
class Effect:
    """A word of the vocabulary: a step of a cost, or of what a card does. Each is one class in `effects/`."""

    def possible(self, state: Any, at: Any) -> bool:
        """Whether a cost can be met; whether what must be possible is (EN-6.21)."""
        return True

    def run(self, state: Any, at: Any, play: Any) -> None:
        """Do it, or put on the agenda what there is to choose."""
        raise NotImplementedError

    def plain(self) -> bool:
        """Whether it asks nothing and reveals nothing."""
        return False

    def only_adds(self) -> bool:
        """Whether others can only use what it brings, so that it comes before them (EN-12.2)."""
        return False

    def takes_from(self) -> frozenset[str]:
        """A cost: kinds of the supply, the empire, the hand. No two steps of a cost take from the same."""
        return frozenset()

    def always_possible(self) -> bool:
        return type(self).possible is Effect.possible


@value
class Body:
    """An ability: what it costs, exactly, and what it does, as far as possible (EN-12.3)."""

    cost: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()


@value
class Filter:
    """Which cards are meant: all that is given must fit; without anything, every card of the empire (EN-3.4)."""

    icons: tuple[str, ...] = ()  # one of them
    kind: str = ""  # location, field or island
    with_action: bool = False
    this: int = 0  # 1: this card itself, -1: any other

    def fits(self, card: Card) -> bool:
        """Whether a card is of this sort; which one it is, is asked elsewhere."""
        if self.kind and self.kind != card.group or self.with_action and card.action is None:
            return False
        if not self.icons:
            return True
        for icon in self.icons:
            if icon in card.icons:
                return True
        return False


@value
class Feature:
    """What works by itself each time something happens (EN-3.12)."""

    on: Moment
    by_opponent: bool
    cards: Filter
    body: Body


@value
class Storage:
    """What tokens on the card pay at the end of Lookout (EN-10.8)."""

    kinds: tuple[int, ...]
    every: int
    choose: tuple[Gains, ...]


@dataclass(slots=True, frozen=True, eq=False)
class Card:
    """A card of the box. Its words come from its parts."""

    name: CardName
    kind: Kind
    clan: str = ""  # none: an island
    distance: Distance | None = None
    icons: tuple[str, ...] = ()
    copies: int = 1
    pay: Price | None = None  # the cost of a location
    on: Tile | None = None  # with which action a field is built or a boost played
    produces: Gains = NO_GAINS
    pillage: Gains = NO_GAINS
    bonus: Body | None = None
    features: tuple[Feature, ...] = ()
    action: Body | None = None
    immediate: Body | None = None
    storage: Storage | None = None
    copy: Filter | None = None
    evidence: str = ""
    found: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)  # by language
    group: str = ""  # location, field, island or boost
    listens: frozenset[Moment] = frozenset()
    gives: frozenset[int] = frozenset()  # a field: the kinds of goods it gives, and so not workers
    fee: Price | None = None  # of its action, where to pay it is all that is asked


class Box:
    """The cards of a table, by name; the decks of the clans and of islands. Written in records as the own cards."""

    __slots__ = ("cards", "clans", "decks", "heard_abroad", "hearing", "islands", "own", "start")

    def __init__(self, cards: Iterable[Card], own: str = "") -> None:
        self.own = own
        self.cards = {card.name: card for card in cards}
        self.heard_abroad = frozenset(
            feature.on for card in self.cards.values() for feature in card.features if feature.by_opponent
        )
        self.hearing = {  # the cards that listen to each moment
            moment: frozenset([card.name for card in self.cards.values() if moment in card.listens])
            for moment in Moment
        }
        self.clans = tuple(dict.fromkeys(card.clan for card in self.cards.values() if card.clan))
        self.decks: dict[str, tuple[CardName, ...]] = {}
        self.start: dict[str, tuple[CardName, ...]] = {}
        for clan in self.clans:
            of_clan = [card for card in self.cards.values() if card.clan == clan]
            deck = [
                card.name for card in of_clan if card.kind != Kind.START_FIELD for _ in range(card.copies)
            ]
            self.decks[clan] = tuple(sorted(deck))
            self.start[clan] = tuple([card.name for card in of_clan if card.kind == Kind.START_FIELD])
        self.islands = tuple(
            [
                tuple(sorted([card.name for card in self.cards.values() if card.distance == distance]))
                for distance in Distance
            ]
        )

    def __getitem__(self, name: str) -> Card:
        return self.cards[name]  # type: ignore[index]

    @classmethod
    def read(cls, text: str) -> Box:
        return open_box(text)

    def __str__(self) -> str:
        return self.own

    def __reduce__(self) -> tuple[Any, ...]:
        return open_box, (self.own,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and other.own == self.own

    def __hash__(self) -> int:
        return hash(self.own)


OPENERS: Final[list[Any]] = []  # how a box is opened: filled by `box.py`, which knows the vocabulary


def open_box(own: str = "") -> Box:
    box: Box = OPENERS[0](own)
    return box
