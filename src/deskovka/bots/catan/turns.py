"""What the active player could do next: buildings with the trades that pay for them, and cards."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.bots.catan.production import rates_of, robbed_dots
from deskovka.bots.catan.trying import after, funding, silent, with_road
from deskovka.bots.catan.valuer import Valuer
from deskovka.core.game import Deed, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CITY,
    ROAD,
    SETTLEMENT,
    chosen,
    city_places,
    road_places,
    settlement_places,
)
from deskovka.games.catan.development import (
    BUY,
    COST,
    PLAY_KNIGHT,
    PLAY_ROAD_BUILDING,
    card_plays,
    play_card,
)
from deskovka.games.catan.hands import pay
from deskovka.games.catan.state import NOBODY, CatanState

Line = tuple[Deed[CatanState], ...]


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
        if deed == PLAY_KNIGHT:
            yield with_knight(state, valuer)
        elif deed == PLAY_ROAD_BUILDING:
            yield with_two_roads(state, valuer)
        else:
            yield Prospect((deed,), after(state, seat, (deed,)))


def with_knight(state: CatanState, valuer: Valuer) -> Prospect:
    """A knight sends the robber where it hurts most."""
    found = after(state, valuer.seat, (PLAY_KNIGHT,))
    action, bonus = valuer.robber(found)
    found.robber = int(action.hex)
    return Prospect((PLAY_KNIGHT,), found, bonus)


def with_two_roads(state: CatanState, valuer: Valuer) -> Prospect:
    found = state.copy()
    play_card(found, valuer.seat, PLAY_ROAD_BUILDING.place, silent(found))
    for _ in range(2):
        places = road_places(found, valuer.seat)
        if places and found.winner == NOBODY:
            found = with_road(found, valuer.seat, best_road(found, places, valuer))
    return Prospect((PLAY_ROAD_BUILDING,), found)


def best_road(state: CatanState, places: int, valuer: Valuer) -> int:
    """Where a road for nothing helps most."""
    return max(bits(places), key=lambda edge: valuer.value(with_road(state, valuer.seat, edge)))


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


def knight_first(state: CatanState, seat: Seat) -> bool:
    """Whether a knight should come before the roll: the robber stands on an own hex."""
    return PLAY_KNIGHT.why_not(state, seat) is None and robbed_dots(state, seat) > 0
