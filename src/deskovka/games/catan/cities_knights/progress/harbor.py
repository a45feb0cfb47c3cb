"""The Commercial Harbor (CT-K15.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import set_progress
from deskovka.games.catan.cities_knights.progress.deck import progress_of
from deskovka.games.catan.cities_knights.progress.playing import SKIP, PlayProgress, Skip
from deskovka.games.catan.goods import (
    COMMODITY_KINDS,
    GOODS,
    NUMBER,
    ONE,
    RESOURCE_KINDS,
    Cards,
    Good,
    count,
    kinds,
    only,
)
from deskovka.games.catan.hands import (
    hand_over,
    show,
    show_whether_any,
)
from deskovka.games.catan.state import CatanState

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


PLAY_COMMERCIAL_HARBOR: Final = PlayCommercialHarbor()
GIVE_ONE: Final = tuple(Give(Cards(one)) for one in ONE)
