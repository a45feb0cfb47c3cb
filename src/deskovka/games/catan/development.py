"""Development cards (CT-B9)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import ClassVar, Final, TypedDict

from deskovka.core.game import Decision, Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.values import constants, value
from deskovka.games.catan.building import BuildRoad, Laying
from deskovka.games.catan.goods import GOODS, KINDS, NUMBER, Cards, Good, holds, pack, size
from deskovka.games.catan.hands import hand_over_all, pay, receive
from deskovka.games.catan.points import award_largest_army, check_victory
from deskovka.games.catan.state import CatanState

COST: Final = int(Cards.read("wool+grain+ore"))  # CT-B7.1


class Card(StrEnum):
    """The kinds of development cards, in the order in which a state counts them."""

    KNIGHT = "knight"
    ROAD_BUILDING = "road-building"
    PLENTY = "plenty"
    MONOPOLY = "monopoly"
    VICTORY_POINT = "victory-point"


IN_DECK: Final = {  # CT-B1.5
    Card.KNIGHT: 14,
    Card.ROAD_BUILDING: 2,
    Card.PLENTY: 2,
    Card.MONOPOLY: 2,
    Card.VICTORY_POINT: 5,
}
CARDS: Final = tuple(Card)
DECK: Final = tuple(IN_DECK[card] for card in CARDS)


@value
class CardBought(Event):
    """Which card, only the buyer sees."""

    reveals = True
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> CardBought:
        return self if seat == self.seat else CardBought(self.seat, None)


@value
class CardPlayed(Event):
    seat: Seat
    card: Card


@value
class PlentyTaken(Event):
    seat: Seat
    cards: Cards


@value
class Monopolised(Event):
    """How many cards each seat had to give."""

    reveals = True
    seat: Seat
    good: Good
    given: tuple[int, ...]


@value
class Buy(Deed[CatanState]):
    """`buy`"""

    form = "buy"
    final = True

    @classmethod
    def options(cls, state: CatanState, seat: Seat) -> list[Deed[CatanState]]:
        return [BUY] if BUY.why_not(state, seat) is None else []

    @classmethod
    def one(cls, state: CatanState, seat: Seat, random: Random) -> Deed[CatanState] | None:
        return BUY if holds(state.hands[seat], COST) and any(state.deck) else None

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        if not any(state.deck):
            return "CT-B9.1"
        return None if holds(state.hands[seat], COST) else "CT-B7.1"

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        pay(state, seat, COST)
        card = draw_card(state, seat, play)
        if play.heard:
            play.tell(CardBought(seat, card))
        if card is Card.VICTORY_POINT:
            check_victory(state, play)


def draw_card(state: CatanState, seat: Seat, play: Play[CatanState]) -> Card:
    """CT-B9.1: one of those left, which only its owner sees; it may not be played in this turn."""
    left = [card for card, number in zip(CARDS, state.deck) for _ in range(number)]
    card = play.pick_hidden((seat,), left, "development", sum(DECK) - len(left) + 1)
    number = CARDS.index(card)
    state.deck[number] -= 1
    state.cards[seat][number] += 1
    state.fresh[number] += 1
    return card


@value
@constants("place")
class PlayCard(Deed[CatanState]):
    """A development card that is played, named by its first word; each kind of card is a class of this."""

    place: ClassVar[int]  # where a state counts the card

    @classmethod
    def ways(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        """How a card in hand can be played."""
        raise NotImplementedError

    @classmethod
    def options(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        if state.card_played or state.cards[seat][cls.place] == state.fresh[cls.place]:
            return ()
        return cls.ways(state, seat)

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        """CT-B3.3, CT-B9.2, CT-B9.3: one card a turn of those in hand, none that was bought in it."""
        if not state.cards[seat][self.place]:
            return "CT-B3.3"
        if state.cards[seat][self.place] == state.fresh[self.place]:
            return "CT-B9.2"
        return "CT-B9.3" if state.card_played else self.why_no_effect(state, seat)

    def why_no_effect(self, state: CatanState, seat: Seat) -> RuleId | None:
        """The rule that forbids this way to play it."""
        return None

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        play_card(state, seat, self.place, play)
        self.take_effect(state, seat, play)

    def take_effect(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        raise NotImplementedError


def play_card(state: CatanState, seat: Seat, place: int, play: Play[CatanState]) -> None:
    """CT-B9.10: it does not come back."""
    state.cards[seat][place] -= 1
    state.card_played = True
    if play.heard:
        play.tell(CardPlayed(seat, CARDS[place]))


@value
class PlayKnight(PlayCard):
    """`knight`"""

    form = "knight"
    place = CARDS.index(Card.KNIGHT)

    @classmethod
    def ways(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        return (PLAY_KNIGHT,) if state.book.why_no_knight(state, seat) is None else ()

    def why_no_effect(self, state: CatanState, seat: Seat) -> RuleId | None:
        return state.book.why_no_knight(state, seat)

    def take_effect(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        state.book.knight(state, seat, play)


def knight_always_rides(state: CatanState, seat: Seat) -> RuleId | None:
    return None


def ride_out(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """CT-B9.5, CT-B10.1: the Knight counts for the army, and the robber is moved."""
    state.knights[seat] += 1
    thief = state.book.thief(state, seat, "knight")
    if thief is not None:
        state.agenda.append(thief)
    award_largest_army(state, seat, play)
    check_victory(state, play)


@value
class PlayRoadBuilding(PlayCard):
    """`road-building`"""

    form = "road-building"
    place = CARDS.index(Card.ROAD_BUILDING)

    @classmethod
    def ways(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        return (PLAY_ROAD_BUILDING,) if has_room(state, seat) else ()

    def why_no_effect(self, state: CatanState, seat: Seat) -> RuleId | None:
        return None if has_room(state, seat) else "CT-B9.6"

    def take_effect(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        lay_for_nothing(state, seat)


@value
class PlayPlenty(PlayCard):
    """`plenty wool+ore`"""

    form = "plenty {cards}"
    place = CARDS.index(Card.PLENTY)
    cards: Cards

    @classmethod
    def ways(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        pairs = PLAY_PLENTY_ONE if size(state.bank) < 2 else PLAY_PLENTY
        return [deed for deed in pairs if holds(state.bank, deed.cards)]

    def why_no_effect(self, state: CatanState, seat: Seat) -> RuleId | None:
        fits = size(self.cards) == min(2, size(state.bank)) and holds(state.bank, self.cards)
        return None if fits and self.cards else "CT-B9.7"

    def take_effect(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        receive(state, seat, self.cards)
        play.tell(PlentyTaken(seat, self.cards))


@value
class PlayMonopoly(PlayCard):
    """`monopoly ore`"""

    form = "monopoly {good}"
    final = True
    place = CARDS.index(Card.MONOPOLY)
    good: Good

    @classmethod
    def ways(cls, state: CatanState, seat: Seat) -> Sequence[Deed[CatanState]]:
        return PLAY_MONOPOLY

    def take_effect(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        given = [0] * state.seats
        for other in state.after(seat):
            given[other] = hand_over_all(state, other, seat, NUMBER[self.good])
        play.tell(Monopolised(seat, self.good, tuple(given)))


def has_room(state: CatanState, seat: Seat) -> bool:
    """Whether a road, or another piece for an edge, can be placed anywhere."""
    return any(kind.places(state, seat) for kind in state.book.laying)


def lay_for_nothing(state: CatanState, seat: Seat) -> None:
    """CT-B9.6: two pieces, or one where it is the last."""
    left = sum(kind.left(state, seat) for kind in state.book.laying)
    state.agenda.append(FreeRoad((seat,), min(2, left)))


class RoadsLeft(TypedDict):
    """How many roads are still free."""

    left: int


@value
class FreeRoad(Decision[CatanState, Laying]):
    """CT-B9.6: two roads for nothing, or one where there is no more room or piece."""

    rule = "CT-B9.6"
    answers = (BuildRoad,)
    left: int

    def kinds(self, state: CatanState) -> tuple[type[Laying], ...]:
        return state.book.laying

    def options(self, state: CatanState, seat: Seat) -> list[Laying]:
        return [kind.at(edge) for kind in state.book.laying for edge in bits(kind.places(state, seat))]

    def why_not(self, state: CatanState, seat: Seat, action: Laying) -> RuleId | None:
        return action.why_not_there(state, seat)

    def about(self, state: CatanState) -> RoadsLeft:
        return {"left": self.left}

    def resolve(self, state: CatanState, seat: Seat, action: Laying, play: Play[CatanState]) -> None:
        if self.left > 1:
            state.agenda.append(AnotherRoad(seat, self.left - 1))
        action.lay(state, seat, play)


@value
class AnotherRoad(Step[CatanState]):
    """CT-B9.6: the next one, if there is room for it when all that the first has set off is over."""

    rule = "CT-B9.6"
    seat: Seat
    left: int

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        if has_room(state, self.seat):
            state.agenda.append(FreeRoad((self.seat,), self.left))


BUY: Final = Buy()
PLAY_KNIGHT: Final = PlayKnight()
PLAY_ROAD_BUILDING: Final = PlayRoadBuilding()
PLAY_MONOPOLY: Final = tuple(PlayMonopoly(good) for good in GOODS)


def _pair(one: int, other: int) -> PlayPlenty:
    numbers = [0] * KINDS
    numbers[one] += 1
    numbers[other] += 1
    return PlayPlenty(Cards(pack(numbers)))


PLAY_PLENTY: Final = tuple(_pair(one, other) for one in range(KINDS) for other in range(one, KINDS))
PLAY_PLENTY_ONE: Final = tuple(PlayPlenty(Cards(1 << 7 * kind)) for kind in range(KINDS))


PLAYED: Final[tuple[type[PlayCard], ...]] = (PlayKnight, PlayRoadBuilding, PlayPlenty, PlayMonopoly)


def card_plays(state: CatanState, seat: Seat) -> list[Deed[CatanState]]:
    """The cards that may be played, in every way."""
    if state.card_played:
        return []
    return [deed for kind in PLAYED for deed in kind.options(state, seat)]
