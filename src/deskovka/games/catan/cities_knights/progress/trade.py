"""The trade cards (CT-K15.1 to CT-K15.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex
from deskovka.games.catan.cities_knights.access import set_progress
from deskovka.games.catan.cities_knights.progress.deck import progress_of
from deskovka.games.catan.cities_knights.progress.playing import PlayProgress
from deskovka.games.catan.goods import (
    COMMODITIES,
    GOLD,
    GOODS,
    NUMBER,
    ONE,
    RESOURCES,
    Cards,
    Good,
    count,
    handfuls,
    size,
)
from deskovka.games.catan.hands import (
    give_secretly,
    hand_over,
    hand_over_all,
    look_at,
)
from deskovka.games.catan.points import check_victory, points
from deskovka.games.catan.state import CatanState, recount

TAKEN: Final = 2  # cards of a Master Merchant, CT-K15.2
MONOPOLY: Final = 2  # cards of a resource from each, CT-K15.5


# Master Merchant


@value
class PlayMasterMerchant(Action):
    """`master-merchant 2`"""

    form = "master-merchant {victim}"
    final = True
    victim: Seat


@value
class HandShown(Event):
    """What was seen, only the two of them know."""

    reveals = True
    seat: Seat
    victim: Seat
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> HandShown:
        return self if seat in (self.seat, self.victim) else HandShown(self.seat, self.victim, None)


@value
class CardsTaken(Event):
    """So many cards; which, only the two of them see."""

    reveals = True
    seat: Seat
    victim: Seat
    number: int
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> CardsTaken:
        if seat in (self.seat, self.victim):
            return self
        return CardsTaken(self.seat, self.victim, self.number, None)


class MasterMerchant(PlayProgress[PlayMasterMerchant]):
    """CT-K15.2: look at the hand of one with more points, and take two cards."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMasterMerchant]:
        return [PlayMasterMerchant(other) for other in richer(state, seat) if state.hands[other]]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayMasterMerchant) -> RuleId | None:
        if action in self.ways(state, seat):
            return None
        return "CT-K6.6" if action.victim in richer(state, seat) else "CT-K15.2"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayMasterMerchant, play: Play[CatanState]
    ) -> None:
        victim = action.victim
        look_at(state, seat, victim)
        play.tell(HandShown(seat, victim, Cards(state.hands[victim])))
        if size(state.hands[victim]) <= TAKEN:
            take_chosen(state, seat, victim, Cards(state.hands[victim]), play)
        else:
            state.agenda.append(ChooseTwo((seat,), victim))


def richer(state: CatanState, seat: Seat) -> list[Seat]:
    """CT-K15.26: the opponents with more points."""
    own = points(state, seat)
    return [other for other in state.after(seat) if points(state, other) > own]


def take_chosen(state: CatanState, seat: Seat, victim: Seat, cards: Cards, play: Play[CatanState]) -> None:
    give_secretly(state, victim, seat, cards)
    play.tell(CardsTaken(seat, victim, size(cards), cards))


class Victim(TypedDict):
    """Whose cards are looked at."""

    victim: Seat


@value
class TakeFrom(Action):
    """`choose 2ore`: of the hand that is shown."""

    form = "choose {cards}"
    final = True
    secret = True
    cards: Cards


@value
class ChooseTwo(Decision[CatanState, TakeFrom]):
    """CT-K15.2: two cards of a hand that is shown."""

    rule = "CT-K15.2"
    answers = (TakeFrom,)
    victim: Seat

    def options(self, state: CatanState, seat: Seat) -> list[TakeFrom]:
        return [TakeFrom(Cards(cards)) for cards in handfuls(state.hands[self.victim], TAKEN)]

    def about(self, state: CatanState) -> Victim:
        return {"victim": self.victim}

    def resolve(self, state: CatanState, seat: Seat, action: TakeFrom, play: Play[CatanState]) -> None:
        take_chosen(state, seat, self.victim, action.cards, play)


# Merchant and Merchant Fleet


@value
class PlayMerchant(Action):
    """`merchant E7`"""

    form = "merchant {hex}"
    hex: Hex


@value
class MerchantMoved(Event):
    seat: Seat
    hex: Hex
    land: str  # its terrain


class Merchant(PlayProgress[PlayMerchant]):
    """CT-K15.3: on a hex that produces a resource, at an own building; a point while it is held."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMerchant]:
        return [PlayMerchant(Hex(hex)) for hex in merchant_hexes(state, seat)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayMerchant) -> RuleId | None:
        if action in self.ways(state, seat):
            return None
        progress = progress_of(state)
        stays = (progress.merchant, progress.merchant_of) == (action.hex, seat)
        return "CT-K6.6" if stays else "CT-K15.3"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayMerchant, play: Play[CatanState]
    ) -> None:
        set_progress(state, progress_of(state).but(merchant=int(action.hex), merchant_of=seat))
        recount(state)
        play.tell(MerchantMoved(seat, action.hex, state.island.tiles[action.hex].terrain.value))
        check_victory(state, play)


def merchant_hexes(state: CatanState, seat: Seat) -> list[int]:
    """CT-K11.8: not on gold; not where the own merchant stands already."""
    progress = progress_of(state)
    own = state.settlements[seat] | state.cities[seat]
    standing = progress.merchant if progress.merchant_of == seat else -1
    return [
        hex
        for hex in bits(state.island.land)
        if hex != standing
        and HEX_CORNER_MASKS[hex] & own
        and (kind := state.island.tiles[hex].kind) is not None
        and kind != GOLD
    ]


@value
class PlayMerchantFleet(Action):
    """`merchant-fleet wool`"""

    form = "merchant-fleet {good}"
    good: Good


@value
class FleetNamed(Event):
    seat: Seat
    good: Good


class MerchantFleet(PlayProgress[PlayMerchantFleet]):
    """CT-K15.4: the bank takes two of a kind for the rest of the turn."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMerchantFleet]:
        fleet = progress_of(state).fleet
        return [PlayMerchantFleet(good) for kind, good in enumerate(GOODS) if not fleet >> kind & 1]

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayMerchantFleet, play: Play[CatanState]
    ) -> None:
        progress = progress_of(state)
        set_progress(state, progress.but(fleet=progress.fleet | 1 << NUMBER[action.good]))
        play.tell(FleetNamed(seat, action.good))


# The monopolies


@value
class PlayResourceMonopoly(Action):
    """`resource-monopoly ore`"""

    form = "resource-monopoly {good}"
    final = True
    good: Good


@value
class PlayTradeMonopoly(Action):
    """`trade-monopoly coin`"""

    form = "trade-monopoly {good}"
    final = True
    good: Good


@value
class Levied(Event):
    """How many cards of a kind each seat had to give."""

    reveals = True
    seat: Seat
    good: Good
    given: tuple[int, ...]


class ResourceMonopoly(PlayProgress[PlayResourceMonopoly]):
    """CT-K15.5: two cards of a resource from everybody, or one who has one."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayResourceMonopoly]:
        return RESOURCE_MONOPOLIES if others_have_cards(state, seat) else ()

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayResourceMonopoly) -> RuleId | None:
        if action not in RESOURCE_MONOPOLIES:
            return "CT-K15.5"
        return None if others_have_cards(state, seat) else "CT-K6.6"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayResourceMonopoly, play: Play[CatanState]
    ) -> None:
        levy(state, seat, action.good, MONOPOLY, play)


class TradeMonopoly(PlayProgress[PlayTradeMonopoly]):
    """CT-K15.6: a card of a commodity from everybody."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayTradeMonopoly]:
        return TRADE_MONOPOLIES if others_have_cards(state, seat) else ()

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayTradeMonopoly) -> RuleId | None:
        if action not in TRADE_MONOPOLIES:
            return "CT-K15.6"
        return None if others_have_cards(state, seat) else "CT-K6.6"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayTradeMonopoly, play: Play[CatanState]
    ) -> None:
        levy(state, seat, action.good, 1, play)


def others_have_cards(state: CatanState, seat: Seat) -> bool:
    return any(state.hands[other] for other in state.after(seat))


def levy(state: CatanState, seat: Seat, good: Good, most: int, play: Play[CatanState]) -> None:
    """Everybody gives so many cards of a kind, as far as they have them."""
    given = [0] * state.seats
    for other in state.after(seat):
        given[other] = levy_from(state, seat, other, NUMBER[good], most)
    play.tell(Levied(seat, good, tuple(given)))


def levy_from(state: CatanState, seat: Seat, other: Seat, kind: int, most: int) -> int:
    held = count(state.hands[other], kind)
    if held < most:  # everybody sees that these are all
        return hand_over_all(state, other, seat, kind)
    hand_over(state, other, seat, most * ONE[kind])
    return most


RESOURCE_MONOPOLIES: Final = tuple(PlayResourceMonopoly(good) for good in RESOURCES)
TRADE_MONOPOLIES: Final = tuple(PlayTradeMonopoly(good) for good in COMMODITIES)
