"""What the active player could do next: buildings with the trades that pay for them, and cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from deskovka.bots.catan.production import rates_of, robbed_dots
from deskovka.bots.catan.trying import CHANCE, after, funding, silent, with_road
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.deciding import Answers, decide
from deskovka.core.game import Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CITY,
    ROAD,
    SETTLEMENT,
    BuildRoad,
    chosen,
    city_places,
    road_places,
    settlement_places,
)
from deskovka.games.catan.development import BUY, COST, FreeRoad, card_plays
from deskovka.games.catan.game import GAME
from deskovka.games.catan.hands import pay
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.state import NOBODY, CatanState

MOST_CHOICES = 10  # that a card may ask for

Line = tuple[Action, ...]


@value
class Prospect:
    """Some deeds and what comes of them; `bonus` is for what the position does not show."""

    line: Line
    state: CatanState
    bonus: float = 0.0

    def worth(self, valuer: Valuer) -> float:
        return valuer.value(self.state) + self.bonus

    def then(self, other: Prospect) -> Prospect:
        return Prospect((*self.line, *other.line), other.state, self.bonus + other.bonus)


def builds(state: CatanState, seat: Seat) -> list[Line]:
    """Everything that can be built, each with the trades that make it payable."""
    found: list[Line] = []
    rates = rates_of(state, seat)
    for cost, deeds, places in (
        (CITY, BUILD_CITY, city_places(state, seat)),
        (SETTLEMENT, BUILD_SETTLEMENT, settlement_places(state, seat)),
        (ROAD, BUILD_ROAD, road_places(state, seat)),
    ):
        trades = funding(state.hands[seat], state.bank, rates, cost) if places else None
        if trades is not None:
            found += [(*trades, deed) for deed in chosen(deeds, places)]
    return found


def prospects(state: CatanState, valuer: Valuer) -> Iterator[Prospect]:
    """Everything that makes sense to do."""
    seat = valuer.seat
    for line in builds(state, seat):
        yield Prospect(line, after(state, seat, line))
    trades = funding(state.hands[seat], state.bank, rates_of(state, seat), COST) if any(state.deck) else None
    if trades is not None:
        found = after(state, seat, trades)
        pay(found, seat, COST)
        yield Prospect((*trades, BUY), found, valuer.bought(found))
    for deed in card_plays(state, seat):
        yield with_card(state, deed, valuer)


def with_card(state: CatanState, deed: Action, valuer: Valuer) -> Prospect:
    """A card played, with all the choices that belong to it."""
    found, bonus = after(state, valuer.seat, (deed,)), 0.0
    for _ in range(MOST_CHOICES):
        if len(found.agenda) <= len(state.agenda):
            break
        task = found.agenda[-1]
        if isinstance(task, MoveRobber):
            found.agenda.pop()
            action, stolen = valuer.robber(found)
            found.robber = int(action.hex)
            bonus += stolen
        elif isinstance(task, Step):
            found.agenda.pop()
            task.run(found, silent(found))
        elif GAME.waiting(found) == (valuer.seat,):
            answer = decide(GAME, FREE_ROADS, found, valuer, Random(0))
            GAME.apply(found, valuer.seat, answer, CHANCE, heard=False)
    return Prospect((deed,), found, bonus)


def free_road(state: CatanState, asked: FreeRoad, valuer: Valuer) -> BuildRoad:
    """Where a road for nothing helps most."""
    edges = bits(road_places(state, valuer.seat))
    return BUILD_ROAD[max(edges, key=lambda edge: valuer.value(with_road(state, valuer.seat, edge)))]


FREE_ROADS: Answers[Valuer] = {FreeRoad: free_road}


def best_line(state: CatanState, valuer: Valuer, width: int, depth: int) -> tuple[float, Line]:
    """What can be gained by some deeds, and by which: the best few lines are followed, deed after deed."""
    now = valuer.value(state)
    best: tuple[float, Line] = (0.0, ())
    beam = [Prospect((), state)]
    for _ in range(depth):
        found = [
            start.then(more)
            for start in beam
            if start.state.winner == NOBODY
            for more in prospects(start.state, valuer)
        ]
        worths = {id(prospect): prospect.worth(valuer) for prospect in found}
        beam = sorted(found, key=lambda prospect: -worths[id(prospect)])[:width]
        if beam and worths[id(beam[0])] - now > best[0]:
            best = worths[id(beam[0])] - now, beam[0].line
    return best


def card_before_the_roll(state: CatanState, seat: Seat) -> Action | None:
    """A card that sends the robber away from an own hex."""
    if robbed_dots(state, seat):
        for deed in card_plays(state, seat):
            found = after(state, seat, (deed,))
            if found.winner == seat or isinstance(found.agenda[-1], MoveRobber):
                return deed
    return None
