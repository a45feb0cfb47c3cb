"""The trade cards (CT-K15.1 to CT-K15.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex
from deskovka.games.catan.cities_knights.access import set_progress
from deskovka.games.catan.cities_knights.progress.deck import progress_of
from deskovka.games.catan.cities_knights.progress.playing import PlayProgress
from deskovka.games.catan.goods import (
    COMMODITIES,
    COMMODITY_KINDS,
    GOLD,
    GOODS,
    NUMBER,
    ONE,
    RESOURCE_KINDS,
    RESOURCES,
    Cards,
    Good,
    count,
    handfuls,
    kinds,
    only,
    size,
)
from deskovka.games.catan.hands import (
    give_secretly,
    hand_over,
    hand_over_all,
    look_at,
    show,
    show_whether_any,
)
from deskovka.games.catan.points import check_victory, points
from deskovka.games.catan.state import CatanState, recount

TAKEN: Final = 2  # cards of a Master Merchant, CT-K15.2
MONOPOLY: Final = 2  # cards of a resource from each, CT-K15.5


# Commercial Harbor


@value
class PlayCommercialHarbor(Action):
    """`commercial-harbor`"""

    form = "commercial-harbor"


@value
class Give(Action):
    """`give wool`"""

    form = "give {cards}"
    final = True
    cards: Cards


@value
class Skip(Action):
    """`skip`"""

    form = "skip"


@value
class HarborTraded(Event):
    """A resource for a commodity: it tells what the partner had."""

    reveals = True
    seat: Seat
    partner: Seat
    give: Cards
    get: Cards


@value
class HarborInVain(Event):
    """CT-K15.1: who has no commodity gives and gets nothing."""

    reveals = True
    seat: Seat
    partner: Seat


class CommercialHarbor(PlayProgress[PlayCommercialHarbor]):
    """CT-K15.1: each opponent may be offered a resource, for which it must give a commodity if it has one."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayCommercialHarbor]:
        able = only(state.hands[seat], RESOURCE_KINDS) and partners_left(state, seat)
        return (PLAY_COMMERCIAL_HARBOR,) if able else ()

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayCommercialHarbor, play: Play[CatanState]
    ) -> None:
        show_whether_any(state, seat, RESOURCE_KINDS)
        ask_next_partner(state, OfferGood((seat,), partners_left(state, seat), (), ()), play)


def partners_left(state: CatanState, seat: Seat) -> tuple[Seat, ...]:
    """Opponents with cards with whom there was no exchange in this turn."""
    visited = progress_of(state).visited
    return tuple([other for other in state.after(seat) if state.hands[other] and not visited >> other & 1])


class HarborOffer(TypedDict):
    """Whom a resource is offered to."""

    partner: Seat


class OfferResource(Deed[CatanState, Give]):
    """One of the own resources."""

    def options(self, asked: OfferGood, state: CatanState, seat: Seat) -> list[Give]:
        left = state.hands[seat] - sum(ONE[NUMBER[good]] for good in asked.goods)
        return [GIVE_ONE[kind] for kind in RESOURCE_KINDS if count(left, kind)]

    def do(
        self, asked: OfferGood, state: CatanState, seat: Seat, action: Give, play: Play[CatanState]
    ) -> None:
        [kind] = kinds(action.cards)
        chosen = OfferGood(
            asked.seats, asked.partners[1:], (*asked.called, asked.partners[0]), (*asked.goods, GOODS[kind])
        )
        show(state, seat, sum(ONE[NUMBER[good]] for good in chosen.goods))
        ask_next_partner(state, chosen, play)


class SkipPartner(Deed[CatanState, Skip]):
    """Nothing is offered to this one."""

    def options(self, asked: OfferGood, state: CatanState, seat: Seat) -> Sequence[Skip]:
        return () if len(asked.partners) == 1 and not asked.called else (SKIP,)

    def why_not(self, asked: OfferGood, state: CatanState, seat: Seat, action: Skip) -> RuleId | None:
        return None if self.options(asked, state, seat) else "CT-K6.6"

    def do(
        self, asked: OfferGood, state: CatanState, seat: Seat, action: Skip, play: Play[CatanState]
    ) -> None:
        rest = OfferGood(asked.seats, asked.partners[1:], asked.called, asked.goods)
        ask_next_partner(state, rest, play)


@value
class OfferGood(Choice[CatanState]):
    """CT-K15.1: what the first of some partners is offered; others were called on with a good each."""

    rule = "CT-K15.1"
    answers = deeds({Give: OfferResource(), Skip: SkipPartner()})
    partners: tuple[Seat, ...]
    called: tuple[Seat, ...]
    goods: tuple[Good, ...]

    def about(self, state: CatanState) -> HarborOffer:
        return {"partner": self.partners[0]}


def ask_next_partner(state: CatanState, asked: OfferGood, play: Play[CatanState]) -> None:
    """The next one, as long as there are resources; then all who were called on answer at once."""
    seat = asked.seats[0]
    left = state.hands[seat] - sum(ONE[NUMBER[good]] for good in asked.goods)
    if asked.partners and only(left, RESOURCE_KINDS):
        state.agenda.append(asked)
        return
    progress = progress_of(state)
    visited = progress.visited
    choosing: list[Seat] = []
    goods: list[Good] = []
    for partner, good in zip(asked.called, asked.goods):
        if not show_whether_any(state, partner, COMMODITY_KINDS):
            play.tell(HarborInVain(seat, partner))
            continue
        visited |= 1 << partner
        held = kinds(only(state.hands[partner], COMMODITY_KINDS))
        if len(held) > 1:
            choosing.append(partner)
            goods.append(good)
        else:
            exchange(state, seat, partner, good, GOODS[held[0]], play)
    set_progress(state, progress.but(visited=visited))
    if choosing:
        state.agenda.append(GiveCommodity(tuple(choosing), seat, tuple(choosing), tuple(goods)))


def exchange(
    state: CatanState, seat: Seat, partner: Seat, good: Good, commodity: Good, play: Play[CatanState]
) -> None:
    give, get = Cards(ONE[NUMBER[good]]), Cards(ONE[NUMBER[commodity]])
    hand_over(state, seat, partner, give)
    hand_over(state, partner, seat, get)
    play.tell(HarborTraded(seat, partner, give, get))


class HarborCall(TypedDict):
    """Who offers, and which resource to each of those seats."""

    by: Seat
    goods: dict[str, str]


@value
class GiveCommodity(Decision[CatanState, Give]):
    """CT-K15.1: which commodity is given."""

    rule = "CT-K15.1"
    answers = (Give,)
    by: Seat
    called: tuple[Seat, ...]
    goods: tuple[Good, ...]

    def options(self, state: CatanState, seat: Seat) -> list[Give]:
        return [GIVE_ONE[kind] for kind in kinds(only(state.hands[seat], COMMODITY_KINDS))]

    def about(self, state: CatanState) -> HarborCall:
        offered = zip(self.called, self.goods)
        return {"by": self.by, "goods": {str(seat): good.value for seat, good in offered}}

    def resolve(self, state: CatanState, seat: Seat, action: Give, play: Play[CatanState]) -> None:
        good = self.goods[self.called.index(seat)]
        [kind] = kinds(action.cards)
        exchange(state, self.by, seat, good, GOODS[kind], play)


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


PLAY_COMMERCIAL_HARBOR: Final = PlayCommercialHarbor()
SKIP: Final = Skip()
GIVE_ONE: Final = tuple(Give(Cards(one)) for one in ONE)
RESOURCE_MONOPOLIES: Final = tuple(PlayResourceMonopoly(good) for good in RESOURCES)
TRADE_MONOPOLIES: Final = tuple(PlayTradeMonopoly(good) for good in COMMODITIES)
