"""Features: what works by itself each time something happens (EN-3.12, EN-12.1, EN-12.2, EN-12.5)."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, CardName, Feature, Filter, Moment
from deskovka.games.empires_north.carrying import carry, usable, use, why_not_gold
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor
from deskovka.games.empires_north.state import NOBODY, NOWHERE, EmpiresState, Origin, Piece


@value
class Happening:
    """Something features listen to: who did it, to which card, and which pieces were there when it began."""

    moment: Moment
    seat: Seat
    before: int  # only pieces that came earlier see it (EN-12.5)
    card: CardName | None = None  # what it is about, as it counted in the empire
    serial: int = NOWHERE  # the same as a piece
    victim: Seat = NOBODY  # of an attack
    left: Piece | None = None  # the piece that was discarded, which sees it too


@value
class Waiting:
    """A feature that is to work."""

    serial: int
    card: CardName
    number: int  # of the features of the card


@value
class FeatureWorks(Event):
    """A feature begins to work: what follows comes from it."""

    seat: Seat
    card: CardName


@value
class NextFeature(Action):
    """`next 2`"""

    form = "next {number}"
    number: int


@value
class PayForFeature(Action):
    """`accept`, `accept food`: the second pays gold for the food"""

    form = "accept {gold_for}"
    gold_for: GoldFor = AS_USUAL


@value
class DeclineFeature(Action):
    """`decline`"""

    form = "decline"


@value
class Happened(Step[EmpiresState]):
    """EN-12.2: in turn order from the active player, the features of all who listen."""

    rule = "EN-12.2"
    what: Happening

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        what = self.what
        abroad = what.moment in state.box.heard_abroad
        if not abroad:
            found = listening(state, what.seat, what)
            if found:
                state.agenda.append(FeaturesWork(what.seat, found))
            return
        for seat in reversed([state.active, *state.after(state.active)]):
            found = listening(state, seat, what)
            if found:
                state.agenda.append(FeaturesWork(seat, found))


def listening(state: EmpiresState, seat: Seat, what: Happening) -> tuple[Waiting, ...]:
    """The features of a seat that see it."""
    found: list[Waiting] = []
    if what.moment == Moment.ATTACK and seat not in (what.seat, what.victim):
        return ()
    hearing = state.box.hearing[what.moment]
    for piece in state.empires[seat]:
        if (piece.copied or piece.card) in hearing and piece.serial < what.before:
            find_features(state, seat, piece, what, found)
    if what.left is not None and seat == what.seat and state.card_of(what.left).name in hearing:
        find_features(state, seat, what.left, what, found)
    return tuple(found)


def find_features(
    state: EmpiresState, seat: Seat, piece: Piece, what: Happening, found: list[Waiting]
) -> None:
    card = state.card_of(piece)
    for number, feature in enumerate(card.features):
        hears = feature.on == what.moment and feature.by_opponent == (seat != what.seat)
        if hears and concerns(state, feature.cards, piece, what):
            found.append(Waiting(piece.serial, card.name, number))


def concerns(state: EmpiresState, cards: Filter, piece: Piece, what: Happening) -> bool:
    """Whether a feature means the card the event is about, which may have left the empire."""
    if cards.this and (cards.this > 0) != (piece.serial == what.serial):
        return False
    return what.card is None or cards.fits(state.box.cards[what.card])


def feature_of(state: EmpiresState, waiting: Waiting) -> Feature:
    return state.box.cards[waiting.card].features[waiting.number]


def is_plain(feature: Feature) -> bool:
    """Whether it asks nothing and reveals nothing: then what it does is told with its card."""
    return not feature.body.cost and all(effect.plain() for effect in feature.body.do)


def only_adds(feature: Feature) -> bool:
    """Whether it gives always the same: then it comes first."""
    return not feature.body.cost and all(effect.only_adds() for effect in feature.body.do)


@value
class FeaturesWork(Step[EmpiresState]):
    """EN-12.2: the features of one owner. Those that only add come first: the others can use what they gave."""

    rule = "EN-12.2"
    seat: Seat
    waiting: tuple[Waiting, ...]

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        rest: list[Waiting] = []
        for waiting in self.waiting:
            if only_adds(feature_of(state, waiting)):
                work(state, self.seat, waiting, play)
            else:
                rest.append(waiting)
        if len(rest) > 1 and len({other.card for other in rest}) > 1:
            state.agenda.append(OrderFeatures((self.seat,), tuple(rest)))
        else:
            state.agenda += [Work(self.seat, waiting) for waiting in reversed(rest)]


@value
class Work(Step[EmpiresState]):
    """EN-3.12, EN-12.5: a feature works, for its card saw the event; one with a cost is offered."""

    rule = "EN-3.12"
    seat: Seat
    waiting: Waiting

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        work(state, self.seat, self.waiting, play)


def work(state: EmpiresState, seat: Seat, waiting: Waiting, play: Play[EmpiresState]) -> None:
    origin = Origin(seat, waiting.card, Ability.FEATURE, waiting.serial)
    body = feature_of(state, waiting).body
    if body.cost:
        if usable(state, origin, body):
            state.agenda.append(OfferFeature((seat,), origin, waiting))
        return
    if play.heard and not is_plain(feature_of(state, waiting)):
        play.tell(FeatureWorks(seat, waiting.card))
    carry(state, origin, body.do, play)


class OfferedFeature(TypedDict):
    """Which card offers something for a price."""

    card: str
    number: int


class WaitingCards(TypedDict):
    """The cards whose features wait, in the order of their numbers."""

    cards: list[str]


class Accept(Deed[EmpiresState, PayForFeature]):
    """EN-12.3: pay its cost, and it works."""

    def options(self, asked: OfferFeature, state: EmpiresState, seat: Seat) -> list[PayForFeature]:
        return [ACCEPT]

    def why_not(
        self, asked: OfferFeature, state: EmpiresState, seat: Seat, action: PayForFeature
    ) -> RuleId | None:
        return why_not_gold(state, asked.origin, feature_of(state, asked.waiting).body.cost, action.gold_for)

    def do(
        self,
        asked: OfferFeature,
        state: EmpiresState,
        seat: Seat,
        action: PayForFeature,
        play: Play[EmpiresState],
    ) -> None:
        play.tell(FeatureWorks(seat, asked.waiting.card))
        use(state, asked.origin, feature_of(state, asked.waiting).body, action.gold_for, play)


class Decline(Deed[EmpiresState, DeclineFeature]):
    """EN-12.3: a feature with a cost is optional each time."""

    def options(self, asked: OfferFeature, state: EmpiresState, seat: Seat) -> list[DeclineFeature]:
        return [DECLINE]

    def do(
        self,
        asked: OfferFeature,
        state: EmpiresState,
        seat: Seat,
        action: DeclineFeature,
        play: Play[EmpiresState],
    ) -> None:
        """Nothing happens."""


@value
class OfferFeature(Choice[EmpiresState]):
    """EN-12.3: pay for a feature, or not."""

    rule = "EN-12.3"
    answers = deeds({PayForFeature: Accept(), DeclineFeature: Decline()})
    partial = (PayForFeature,)
    origin: Origin
    waiting: Waiting

    def about(self, state: EmpiresState) -> OfferedFeature:
        return {"card": str(self.waiting.card), "number": self.waiting.number + 1}


class WorkNext(Deed[EmpiresState, NextFeature]):
    """EN-12.2: this one now, the others after it."""

    def options(self, asked: OrderFeatures, state: EmpiresState, seat: Seat) -> list[NextFeature]:
        return [NextFeature(number + 1) for number in range(len(asked.waiting))]

    def do(
        self,
        asked: OrderFeatures,
        state: EmpiresState,
        seat: Seat,
        action: NextFeature,
        play: Play[EmpiresState],
    ) -> None:
        rest = list(asked.waiting)
        chosen = rest.pop(action.number - 1)
        state.agenda += [FeaturesWork(seat, tuple(rest)), Work(seat, chosen)]


@value
class OrderFeatures(Choice[EmpiresState]):
    """EN-12.2: the owner chooses the order."""

    rule = "EN-12.2"
    answers = deeds({NextFeature: WorkNext()})
    waiting: tuple[Waiting, ...]

    def about(self, state: EmpiresState) -> WaitingCards:
        return {"cards": [str(waiting.card) for waiting in self.waiting]}


ACCEPT = PayForFeature()
DECLINE = DeclineFeature()
