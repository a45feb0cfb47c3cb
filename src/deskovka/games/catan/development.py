"""Development cards (CT-B9)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final, TypedDict, TypeVar

from deskovka.core.game import Decision, Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.building import BuildRoad
from deskovka.games.catan.goods import NUMBER, ONE, RESOURCE_KINDS, RESOURCES, Cards, Good, holds, size
from deskovka.games.catan.hands import hand_over_all, pay, receive
from deskovka.games.catan.points import award_largest_army, check_victory
from deskovka.games.catan.state import CatanState, with_entry

COST: Final = int(Cards.read("wool+grain+ore"))  # CT-B7.1

A = TypeVar("A", bound=Action)


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
KNIGHT: Final = CARDS.index(Card.KNIGHT)  # where a state counts them
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
class Buy(Action):
    """`buy`"""

    form = "buy"
    final = True


class BuyCard(Deed[CatanState, Buy]):
    """CT-B9.1: the next card of the deck."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[Buy]:
        return [BUY] if self.why_not(asked, state, seat, BUY) is None else []

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> Buy | None:
        return BUY if holds(state.hands[seat], COST) and any(state.deck) else None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Buy) -> RuleId | None:
        if not any(state.deck):
            return "CT-B9.1"
        return None if holds(state.hands[seat], COST) else "CT-B7.1"

    def do(self, asked: object, state: CatanState, seat: Seat, action: Buy, play: Play[CatanState]) -> None:
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
    state.fresh = with_entry(state.fresh, number, state.fresh[number] + 1)
    return card


@value
class CardFound(Event):
    """Which card, only the finder sees."""

    reveals = True
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> CardFound:
        return self if seat == self.seat else CardFound(self.seat, None)


def find_card(state: CatanState, seat: Seat, play: Play[CatanState]) -> bool:
    """CT-T1.14: a card that was not bought, but counts so; whether there was one."""
    if not any(state.deck):
        return False
    card = draw_card(state, seat, play)
    play.tell(CardFound(seat, card))
    return True


class PlayCard(Deed[CatanState, A]):
    """A development card that is played; each kind of card is a class of this."""

    def __init__(self, card: Card) -> None:
        self.place = CARDS.index(card)  # where a state counts the card

    def ways(self, state: CatanState, seat: Seat) -> Sequence[A]:
        """How a card in hand can be played."""
        raise NotImplementedError

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[A]:
        if state.card_played or state.cards[seat][self.place] == state.fresh[self.place]:
            return ()
        return self.ways(state, seat)

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: A) -> RuleId | None:
        """CT-B3.3, CT-B9.2, CT-B9.3: one card a turn of those in hand, none that was bought in it."""
        if not state.cards[seat][self.place]:
            return "CT-B3.3"
        if state.cards[seat][self.place] == state.fresh[self.place]:
            return "CT-B9.2"
        return "CT-B9.3" if state.card_played else self.why_no_effect(state, seat, action)

    def why_no_effect(self, state: CatanState, seat: Seat, action: A) -> RuleId | None:
        """The rule that forbids this way to play it."""
        return None

    def do(self, asked: object, state: CatanState, seat: Seat, action: A, play: Play[CatanState]) -> None:
        """CT-B9.10: it does not come back."""
        state.cards[seat][self.place] -= 1
        state.card_played = True
        if play.heard:
            play.tell(CardPlayed(seat, CARDS[self.place]))
        self.take_effect(state, seat, action, play)

    def take_effect(self, state: CatanState, seat: Seat, action: A, play: Play[CatanState]) -> None:
        raise NotImplementedError


@value
class PlayKnight(Action):
    """`knight`"""

    form = "knight"


class Knight(PlayCard[PlayKnight]):
    """CT-B9.5: the robber moves, and the army grows."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayKnight]:
        return (PLAY_KNIGHT,)

    def take_effect(self, state: CatanState, seat: Seat, action: PlayKnight, play: Play[CatanState]) -> None:
        state.knights = with_entry(state.knights, seat, state.knights[seat] + 1)
        thief = state.book.thief(state, seat, "knight")
        if thief is not None:
            state.agenda.append(thief)
        award_largest_army(state, seat, play)
        check_victory(state, play)


@value
class PlayRoadBuilding(Action):
    """`road-building`"""

    form = "road-building"


class RoadBuilding(PlayCard[PlayRoadBuilding]):
    """CT-B9.6: two roads for nothing."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayRoadBuilding]:
        return (PLAY_ROAD_BUILDING,) if has_room(state, seat) else ()

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayRoadBuilding) -> RuleId | None:
        return None if has_room(state, seat) else "CT-B9.6"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayRoadBuilding, play: Play[CatanState]
    ) -> None:
        lay_for_nothing(state, seat)


@value
class PlayPlenty(Action):
    """`plenty wool+ore`"""

    form = "plenty {cards}"
    cards: Cards


class Plenty(PlayCard[PlayPlenty]):
    """CT-B9.7: two cards of the bank."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayPlenty]:
        pairs = PLAY_PLENTY_ONE if size(state.bank) < 2 else PLAY_PLENTY
        return [action for action in pairs if holds(state.bank, action.cards)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayPlenty) -> RuleId | None:
        fits = size(action.cards) == min(2, size(state.bank)) and holds(state.bank, action.cards)
        return None if fits and action.cards else "CT-B9.7"

    def take_effect(self, state: CatanState, seat: Seat, action: PlayPlenty, play: Play[CatanState]) -> None:
        receive(state, seat, action.cards)
        play.tell(PlentyTaken(seat, action.cards))


@value
class PlayMonopoly(Action):
    """`monopoly ore`"""

    form = "monopoly {good}"
    final = True
    good: Good


class Monopoly(PlayCard[PlayMonopoly]):
    """CT-B9.8: all cards of a kind that the others have."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMonopoly]:
        return PLAY_MONOPOLY

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayMonopoly) -> RuleId | None:
        return None if action in PLAY_MONOPOLY else "CT-B9.8"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayMonopoly, play: Play[CatanState]
    ) -> None:
        given = [0] * state.seats
        for other in state.after(seat):
            given[other] = hand_over_all(state, other, seat, NUMBER[action.good])
        play.tell(Monopolised(seat, action.good, tuple(given)))


def has_room(state: CatanState, seat: Seat) -> bool:
    """Whether a road, or another piece for an edge, can be placed anywhere."""
    return any(piece.places(state, seat) for piece in state.book.laying.values())


def lay_for_nothing(state: CatanState, seat: Seat) -> None:
    """CT-B9.6: two pieces, or one where it is the last."""
    left = sum(piece.left(state, seat) for piece in state.book.laying.values())
    state.agenda.append(FreeRoad((seat,), min(2, left)))


class RoadsLeft(TypedDict):
    """How many roads are still free."""

    left: int


@value
class FreeRoad(Decision[CatanState, Action]):
    """CT-B9.6: two roads for nothing, or one where there is no more room or piece."""

    rule = "CT-B9.6"
    answers = (BuildRoad,)
    left: int

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        return state.book.laying

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        return [
            piece.at(edge) for piece in state.book.laying.values() for edge in bits(piece.places(state, seat))
        ]

    def why_not(self, state: CatanState, seat: Seat, action: Any) -> RuleId | None:
        return state.book.laying[type(action)].why_not_there(state, seat, action.edge)

    def about(self, state: CatanState) -> RoadsLeft:
        return {"left": self.left}

    def resolve(self, state: CatanState, seat: Seat, action: Any, play: Play[CatanState]) -> None:
        if self.left > 1:
            state.agenda.append(AnotherRoad(seat, self.left - 1))
        state.book.laying[type(action)].lay(state, seat, action.edge, play)


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
PLAY_MONOPOLY: Final = tuple(PlayMonopoly(good) for good in RESOURCES)


def _pair(one: int, other: int) -> PlayPlenty:
    return PlayPlenty(Cards(ONE[one] + ONE[other]))


PLAY_PLENTY: Final = tuple(_pair(one, other) for one in RESOURCE_KINDS for other in RESOURCE_KINDS[one:])
PLAY_PLENTY_ONE: Final = tuple(PlayPlenty(Cards(ONE[kind])) for kind in RESOURCE_KINDS)


PLAYED: Final[dict[type[Action], Deed[CatanState, Any]]] = {
    PlayKnight: Knight(Card.KNIGHT),
    PlayRoadBuilding: RoadBuilding(Card.ROAD_BUILDING),
    PlayPlenty: Plenty(Card.PLENTY),
    PlayMonopoly: Monopoly(Card.MONOPOLY),
}


def card_plays(state: CatanState, seat: Seat) -> list[Action]:
    """The cards that may be played, in every way."""
    if state.card_played:
        return []
    return [action for kind in PLAYED for action in state.book.before_roll[kind].options(None, state, seat)]
