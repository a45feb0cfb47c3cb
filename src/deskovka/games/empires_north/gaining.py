"""Gaining: from the general supply into the own one, at once (EN-2.8 to EN-2.12, EN-10.1)."""

from __future__ import annotations

from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import Ability, CardName
from deskovka.games.empires_north.drawing import DrawCards
from deskovka.games.empires_north.goods import (
    KINDS,
    NUMBER,
    RESOURCE_KINDS,
    WORKER,
    Gains,
    Handful,
    resources_taken,
)
from deskovka.games.empires_north.state import EmpiresState, Origin, earn

CLAN_SHIPS: Final = {"ulaf": 3}  # EN-1.5: ships of a clan in the box
OTHER_CLAN_SHIPS: Final = 2


@value
class Gained(Event):
    """What a card gave, and by which of its parts."""

    seat: Seat
    card: CardName
    ability: Ability
    goods: Handful
    points: int
    ships: int


@value
class Take(Action):
    """`take food,wood`"""

    form = "take {goods}"
    goods: Handful


class ByCard(TypedDict):
    """Which card asks, and by which of its parts."""

    card: str
    ability: str


def told_of(origin: Origin) -> ByCard:
    return {"card": str(origin.card), "ability": origin.ability.value}


def gain(state: EmpiresState, origin: Origin, gains: Gains, times: int, play: Play[EmpiresState]) -> None:
    """Everything at once; then what is chosen, then cards."""
    seat = origin.seat
    first = seat * KINDS
    for kind, amount in gains.supply:
        state.supply[first + kind] += amount * times
    if gains.points:
        earn(state, origin, gains.points * times)
    ships = gain_ships(state, seat, gains, times) if gains.neutral_ships or gains.clan_ships else 0
    if play.heard and times:
        tell_gain(state, origin, gains, times, ships, play)
    if gains.cards and times:
        state.agenda.append(DrawCards(seat, gains.cards * times))
    if (gains.any or gains.different) and times:
        for _ in range(times if gains.different else 1):
            amount = gains.different or gains.any * times
            ask(state, TakeResources((seat,), origin, amount, gains.different > 0), play)


def gain_ships(state: EmpiresState, seat: Seat, gains: Gains, times: int) -> int:
    """Neutral ones without limit (EN-2.9), of the own clan as many as are in the box (EN-1.5)."""
    most = CLAN_SHIPS.get(state.clans[seat], OTHER_CLAN_SHIPS)
    of_clan = min(gains.clan_ships * times, most - state.clan_ships[seat])
    state.clan_ships[seat] += of_clan
    ships = of_clan + gains.neutral_ships * times
    state.ships[seat] += ships
    return ships


def tell_gain(
    state: EmpiresState, origin: Origin, gains: Gains, times: int, ships: int, play: Play[EmpiresState]
) -> None:
    goods = [kind for kind, amount in gains.supply for _ in range(amount * times)]
    points = gains.points * times
    if goods or points or ships:
        play.tell(
            Gained(origin.seat, origin.card, origin.ability, Handful.of(goods), points, ships),
        )


def refresh(state: EmpiresState, seat: Seat, count: int) -> int:
    """EN-10.5: tired workers are available again; how many were."""
    rested = min(count, state.tired[seat])
    state.tired[seat] -= rested
    state.supply[seat * KINDS + WORKER] += rested
    return rested


@value
class TakeResources(Decision[EmpiresState, Take]):
    """EN-3.15: resources of one's choice; many are taken in portions, for all combinations are listed."""

    rule = "EN-10.1"
    answers = (Take,)
    origin: Origin
    amount: int
    different: bool

    def options(self, state: EmpiresState, seat: Seat) -> list[Take]:
        amount = min(self.amount, PORTION)
        return CHOICES.get((amount, self.different)) or _choices(amount, self.different)

    def why_not(self, state: EmpiresState, seat: Seat, action: Take) -> RuleId | None:
        if any(NUMBER[good] not in RESOURCE_KINDS for good in action.goods):
            return "EN-2.1"
        return None if action in self.options(state, seat) else self.rule

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: Take, play: Play[EmpiresState]) -> None:
        if self.amount > PORTION:
            rest = self.amount - PORTION
            state.agenda.append(TakeResources((seat,), self.origin, rest, self.different))
        for good in action.goods:
            state.supply[seat * KINDS + NUMBER[good]] += 1
        if play.heard:
            play.tell(Gained(seat, self.origin.card, self.origin.ability, action.goods, 0, 0))


PORTION: Final = 5  # resources chosen at a time
CHOICES: Final[dict[tuple[int, bool], list[Take]]] = {}


def _choices(amount: int, different: bool) -> list[Take]:
    """The same every time, and so made once."""
    CHOICES[amount, different] = [Take(goods) for goods in resources_taken(amount, different)]
    return CHOICES[amount, different]
