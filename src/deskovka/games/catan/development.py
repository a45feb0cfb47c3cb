"""Development cards (CT-B9)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.building import BUILD_ROAD, ROADS, BuildRoad, place_road, road_places, why_not_road
from deskovka.games.catan.deeds import Deed
from deskovka.games.catan.goods import GOODS, KINDS, NUMBER, Cards, Good, holds, pack, size
from deskovka.games.catan.hands import hand_over_all, pay, receive
from deskovka.games.catan.points import VICTORY_POINT, award_largest_army, check_victory
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.state import NOBODY, CatanState

COST: Final = int(Cards.read("wool+grain+ore"))  # CT-B7.1


class Card(StrEnum):
    """The kinds of development cards, in the order in which a state counts them."""

    KNIGHT = "knight"
    ROAD_BUILDING = "road-building"
    PLENTY = "plenty"
    MONOPOLY = "monopoly"
    VICTORY_POINT = "victory-point"


CARDS: Final = tuple(Card)
KNIGHT: Final = 0  # their places there
ROAD_BUILDING: Final = 1
PLENTY: Final = 2
MONOPOLY: Final = 3
DECK: Final = (14, 2, 2, 2, 5)  # CT-B1.5


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
class Buy(Deed):
    """`buy`"""

    form = "buy"

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        if not any(state.deck):
            return "CT-B9.1"
        return None if holds(state.hands[seat], COST) else "CT-B7.1"

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        pay(state, seat, COST)
        left = [card for card, number in zip(CARDS, state.deck) for _ in range(number)]
        card = play.pick_hidden((seat,), left, "development", sum(DECK) - len(left) + 1)
        number = CARDS.index(card)
        state.deck[number] -= 1
        state.cards[seat][number] += 1
        state.fresh[number] += 1
        if play.heard:
            play.tell(CardBought(seat, card))
        if number == VICTORY_POINT:
            check_victory(state, play)


def why_not_play(state: CatanState, seat: Seat, card: int) -> RuleId | None:
    """CT-B3.3, CT-B9.2, CT-B9.3: one card a turn of those in hand, none that was bought in it."""
    if not state.cards[seat][card]:
        return "CT-B3.3"
    if state.cards[seat][card] == state.fresh[card]:
        return "CT-B9.2"
    return "CT-B9.3" if state.card_played else None


def play_card(state: CatanState, seat: Seat, card: int, play: Play[CatanState]) -> None:
    """CT-B9.10: it does not come back."""
    state.cards[seat][card] -= 1
    state.card_played = True
    if play.heard:
        play.tell(CardPlayed(seat, CARDS[card]))


@value
class PlayKnight(Deed):
    """`knight`"""

    form = "knight"

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        return why_not_play(state, seat, KNIGHT)

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        play_card(state, seat, KNIGHT, play)
        state.knights[seat] += 1
        state.agenda.append(MoveRobber((seat,), "knight"))
        award_largest_army(state, seat, play)
        check_victory(state, play)


@value
class PlayRoadBuilding(Deed):
    """`road-building`"""

    form = "road-building"

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        rule = why_not_play(state, seat, ROAD_BUILDING)
        return rule if rule is not None else None if road_places(state, seat) else "CT-B9.6"

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        play_card(state, seat, ROAD_BUILDING, play)
        state.agenda.append(FreeRoad((seat,), min(2, ROADS - state.roads[seat].bit_count())))


@value
class PlayPlenty(Deed):
    """`plenty wool+ore`"""

    form = "plenty {cards}"
    cards: Cards

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        rule = why_not_play(state, seat, PLENTY)
        if rule is not None:
            return rule
        fits = size(self.cards) == min(2, size(state.bank)) and holds(state.bank, self.cards)
        return None if fits and self.cards else "CT-B9.7"

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        play_card(state, seat, PLENTY, play)
        receive(state, seat, self.cards)
        play.tell(PlentyTaken(seat, self.cards))


@value
class PlayMonopoly(Deed):
    """`monopoly ore`"""

    form = "monopoly {good}"
    good: Good

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        return why_not_play(state, seat, MONOPOLY)

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        play_card(state, seat, MONOPOLY, play)
        given = [0] * state.seats
        for other in state.after(seat):
            given[other] = hand_over_all(state, other, seat, NUMBER[self.good])
        play.tell(Monopolised(seat, self.good, tuple(given)))


class RoadsLeft(TypedDict):
    """How many roads are still free."""

    left: int


@value
class FreeRoad(Decision[CatanState, BuildRoad]):
    """CT-B9.6: two roads for nothing, or one where there is no more room or piece."""

    rule = "CT-B9.6"
    answers = (BuildRoad,)
    left: int

    def options(self, state: CatanState, seat: Seat) -> list[BuildRoad]:
        return [BUILD_ROAD[edge] for edge in bits(road_places(state, seat))]

    def why_not(self, state: CatanState, seat: Seat, action: BuildRoad) -> RuleId | None:
        return why_not_road(state, seat, action.edge)

    def about(self, state: CatanState) -> RoadsLeft:
        return {"left": self.left}

    def resolve(self, state: CatanState, seat: Seat, action: BuildRoad, play: Play[CatanState]) -> None:
        place_road(state, seat, action.edge, play)
        if self.left > 1 and state.winner == NOBODY and road_places(state, seat):
            state.agenda.append(FreeRoad((seat,), self.left - 1))


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


def card_plays(state: CatanState, seat: Seat) -> list[Deed]:
    """The cards that may be played, in every way."""
    if state.card_played:
        return []
    playable = [number - fresh for number, fresh in zip(state.cards[seat], state.fresh)]
    found: list[Deed] = []
    if playable[KNIGHT]:
        found.append(PLAY_KNIGHT)
    if playable[ROAD_BUILDING] and road_places(state, seat):
        found.append(PLAY_ROAD_BUILDING)
    if playable[PLENTY]:
        short = size(state.bank) < 2
        found += [
            deed for deed in (PLAY_PLENTY_ONE if short else PLAY_PLENTY) if holds(state.bank, deed.cards)
        ]
    if playable[MONOPOLY]:
        found += PLAY_MONOPOLY
    return found
