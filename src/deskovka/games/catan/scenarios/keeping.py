"""Treasures that are looked at alone, and used or kept; what kept ones are good for (CT-T2.8 to CT-T2.11)."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_EDGES, EDGES, END_MASKS, Corner, Edge
from deskovka.games.catan.book import Source
from deskovka.games.catan.goods import Good
from deskovka.games.catan.island import Harbour
from deskovka.games.catan.scenarios.finding import treasures_of, turn_treasure, use_treasure
from deskovka.games.catan.scenarios.treasure_view import finder, unseen_by
from deskovka.games.catan.scenarios.treasures import Treasure
from deskovka.games.catan.seafarers.discovery import without
from deskovka.games.catan.seafarers.ships import own_buildings
from deskovka.games.catan.state import CatanState, recount, with_entry

ROOM: Final = 2  # cards more in hand, with one treasure: CT-T2.8
FOR_HARBOUR: Final = 2  # treasures
FOR_POINTS: Final = 3  # treasures for the first point, and one more for the second
MOST_KEPT: Final = 4  # CT-T2.9


@value
class UseTreasure(Action):
    """`use`"""

    form = "use"
    final = True


@value
class KeepTreasure(Action):
    """`keep`"""

    form = "keep"


@value
class PlaceHarbour(Action):
    """`harbour E7ne wool`"""

    form = "harbour {edge} {good}"
    edge: Edge
    good: Good


@value
class TreasureSeen(Event):
    """Which one, only the finder sees."""

    reveals = True
    seat: Seat
    treasure: Treasure | None

    def seen_by(self, seat: Seat | None) -> TreasureSeen:
        return self if seat == self.seat else TreasureSeen(self.seat, None)


@value
class TreasureKept(Event):
    """How many the seat keeps now."""

    seat: Seat
    number: int


@value
class HarbourPlaced(Event):
    seat: Seat
    edge: Edge
    good: Good


def look_at_treasure(state: CatanState, seat: Seat, corner: Corner, play: Play[CatanState]) -> None:
    """CT-T2.8; who keeps four already has no choice (CT-T2.9)."""
    treasures = treasures_of(state)
    if len(treasures.kept[seat]) >= MOST_KEPT:
        turn_treasure(state, seat, corner, play)
        return
    treasure = play.pick_hidden((seat,), treasures.bag, "treasure", corner)
    state.treasures = treasures.but(bag=without(treasures.bag, treasure), looked=treasure)
    play.tell(TreasureSeen(seat, treasure))
    state.agenda.append(DecideTreasure((seat,)))


@value
class DecideTreasure(Decision[CatanState, UseTreasure | KeepTreasure]):
    """CT-T2.8: use it at once, or keep it unused for good (CT-T2.10)."""

    rule = "CT-T2.8"
    answers = (UseTreasure, KeepTreasure)

    def options(self, state: CatanState, seat: Seat) -> list[UseTreasure | KeepTreasure]:
        return [UseTreasure(), KeepTreasure()]

    def resolve(
        self, state: CatanState, seat: Seat, action: UseTreasure | KeepTreasure, play: Play[CatanState]
    ) -> None:
        treasure = treasures_of(state).looked
        assert treasure is not None
        state.treasures = treasures_of(state).but(looked=None)
        if isinstance(action, UseTreasure):
            use_treasure(state, seat, treasure, play)
        else:
            keep_treasure(state, seat, treasure, play)


def keep_treasure(state: CatanState, seat: Seat, treasure: Treasure, play: Play[CatanState]) -> None:
    treasures = treasures_of(state)
    kept = tuple(sorted((*treasures.kept[seat], treasure)))
    state.treasures = treasures.but(kept=with_entry(treasures.kept, seat, kept))
    recount(state)
    play.tell(TreasureKept(seat, len(kept)))
    call_for_harbours(state)


# What kept treasures are good for


def room_for_cards(state: CatanState, seat: Seat) -> int:
    """CT-T2.8, CT-T2.14: with one treasure two cards more are safe."""
    return ROOM if treasures_of(state).kept[seat] else 0


def treasure_points(state: CatanState, seat: Seat) -> int:
    return max(0, len(treasures_of(state).kept[seat]) - FOR_POINTS + 1)


KEPT_TREASURES: Final = Source("CT-T2.8", "treasures", treasure_points)


def owed_harbour(state: CatanState, seat: Seat) -> bool:
    treasures = treasures_of(state)
    return len(treasures.kept[seat]) >= FOR_HARBOUR and not treasures.placed >> seat & 1


def call_for_harbours(state: CatanState) -> None:
    """CT-T2.11: whoever could not place a harbour so far may have room for it now."""
    if any(owed_harbour(state, seat) for seat in range(state.seats)):
        state.agenda.append(OWED_HARBOURS)


def room_by_building(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    call_for_harbours(state)


@value
class OwedHarbours(Step[CatanState]):
    """CT-T2.11: who has room for a harbour and has not placed one does it, in turn order."""

    rule = "CT-T2.11"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        for seat in (state.active, *state.after(state.active)):
            if owed_harbour(state, seat) and harbour_edges(state, seat):
                play.then(ChooseHarbour((seat,)), self)
                return


OWED_HARBOURS: Final = OwedHarbours()


def harbour_edges(state: CatanState, seat: Seat) -> int:
    """CT-T2.11: coast edges at own buildings, with no other harbour at either end."""
    island = state.island
    served = harbour_corners(state)
    found = 0
    for corner in bits(own_buildings(state, seat) & island.coast & ~served):
        for edge in CORNER_EDGES[corner]:
            if island.is_coast(edge) and not END_MASKS[edge] & served:
                found |= 1 << edge
    return found


def harbour_corners(state: CatanState) -> int:
    found = 0
    for harbour in state.island.harbours:
        found |= END_MASKS[harbour.edge]
    return found


@value
class ChooseHarbour(Decision[CatanState, PlaceHarbour]):
    """CT-T2.11: any of the special harbours still there, at a building on the coast."""

    rule = "CT-T2.11"
    answers = (PlaceHarbour,)

    def options(self, state: CatanState, seat: Seat) -> list[PlaceHarbour]:
        goods = treasures_of(state).harbours
        return [PlaceHarbour(Edge(edge), good) for edge in bits(harbour_edges(state, seat)) for good in goods]

    def why_not(self, state: CatanState, seat: Seat, action: PlaceHarbour) -> RuleId | None:
        there = action.good in treasures_of(state).harbours and 0 <= action.edge < EDGES
        return None if there and harbour_edges(state, seat) >> action.edge & 1 else self.rule

    def resolve(self, state: CatanState, seat: Seat, action: PlaceHarbour, play: Play[CatanState]) -> None:
        treasures = treasures_of(state)
        left = without(treasures.harbours, action.good)
        state.treasures = treasures.but(harbours=left, placed=treasures.placed | 1 << seat)
        state.island = state.island.with_harbour(Harbour(action.edge, action.good.value))
        play.tell(HarbourPlaced(seat, action.edge, action.good))


# What others do not see


def deal_treasures(state: CatanState, seat: Seat, random: Random) -> None:
    """CT-T2.16: what others keep, or have just looked at, may be anything a seat has not seen."""
    treasures = treasures_of(state)
    unseen = unseen_by(treasures, seat, finder(state))
    random.shuffle(unseen)
    kept = [own if owner == seat else draw(unseen, len(own)) for owner, own in enumerate(treasures.kept)]
    looked = treasures.looked
    if looked is not None and seat != finder(state):
        looked = unseen.pop()
    state.treasures = treasures.but(bag=tuple(sorted(unseen)), kept=tuple(kept), looked=looked)


def draw(unseen: list[Treasure], number: int) -> tuple[Treasure, ...]:
    """So many of the last ones, which are then gone."""
    return tuple(sorted([unseen.pop() for _ in range(number)]))
