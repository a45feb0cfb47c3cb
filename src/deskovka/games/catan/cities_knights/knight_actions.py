"""What active knights do: move, drive others away, chase the robber (CT-K10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from deskovka.core.game import Decision, Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_MASKS, END_MASKS, HEX_CORNER_MASKS, Corner, around
from deskovka.games.catan.cities_knights.access import realm_of, set_knights
from deskovka.games.catan.cities_knights.knights import (
    MIGHTY,
    change_guard,
    empty_corners,
    foreign_pieces,
    knights_of,
    stationed,
    with_knight,
    without_knight,
)
from deskovka.games.catan.cities_knights.realm import NOWHERE, Knights
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.state import CatanState, with_entry


@value
class KnightMoved(Event):
    seat: Seat
    corner: Corner
    to: Corner


@value
class KnightDisplaced(Event):
    """A knight of another is driven from its corner."""

    seat: Seat
    owner: Seat
    corner: Corner


@value
class KnightWithdrew(Event):
    """A displaced knight goes to another corner."""

    seat: Seat
    corner: Corner
    to: Corner


@value
class KnightLost(Event):
    """A knight goes back to the supply."""

    seat: Seat
    corner: Corner


@value
class March(Action):
    """`march E7n to E8s`: a knight moves, and drives away a weaker one that stands there."""

    form = "march {knight} to {corner}"
    knight: Corner
    corner: Corner


@value
class ChaseRobber(Action):
    """`chase E7n`: the knight there drives the robber away."""

    form = "chase {knight}"
    knight: Corner


@value
class FleeTo(Action):
    """`flee E8s`: where a displaced knight goes."""

    form = "flee {corner}"
    corner: Corner


def moved_knight(knights: Knights, seat: Seat, corner: int, to: int) -> Knights:
    """It keeps strength and state."""
    there = without_knight(knights, seat, corner)
    bit, was = 1 << to, 1 << corner
    return Knights(
        with_entry(there.corners, seat, there.corners[seat] | bit),
        there.strong | (bit if knights.strong & was else 0),
        there.mighty | (bit if knights.mighty & was else 0),
        there.active | (bit if knights.active & was else 0),
        there.fresh | (bit if knights.fresh & was else 0),
        there.acted | (bit if knights.acted & was else 0),
        there.promoted | (bit if knights.promoted & was else 0),
    )


# What active knights do


def ready(state: CatanState, seat: Seat) -> int:
    """CT-K8.5: active knights that were not activated in this turn and have not acted in it."""
    realm = realm_of(state)
    knights = realm.knights
    tired = knights.acted if realm.act_at_once else knights.acted | knights.fresh
    return knights.corners[seat] & knights.active & ~tired


def why_not_ready(state: CatanState, seat: Seat, corner: int) -> RuleId | None:
    knights = knights_of(state)
    if not knights.corners[seat] >> corner & 1:
        return "CT-K10.1"
    return None if ready(state, seat) >> corner & 1 else "CT-K8.5"


def rest(knights: Knights, corner: int) -> Knights:
    """CT-K10.5: who has acted is inactive."""
    bit = 1 << corner
    return knights.but(active=knights.active & ~bit, fresh=knights.fresh & ~bit, acted=knights.acted | bit)


def along(edges: int, corner: int, blocked: int) -> int:
    """The corners that can be reached over these edges; nobody passes where it is blocked, but one can end there."""
    found = 1 << corner
    waiting = found
    while waiting:
        reached = around(END_MASKS, around(EDGE_MASKS, waiting) & edges) & ~found
        found |= reached
        waiting = reached & ~blocked
    return found & ~(1 << corner)


def marches(state: CatanState, seat: Seat, corner: int) -> int:
    """CT-K10.1, CT-K10.2: free corners along own roads, and those of weaker knights."""
    network = state.roads[seat] | state.book.sailing(state, seat)
    reached = along(network, corner, foreign_pieces(state, seat))
    return reached & (empty_corners(state) | weaker(state, seat, knights_of(state).strength(corner)))


def weaker(state: CatanState, seat: Seat, strength: int) -> int:
    """The corners of others' knights that are weaker than that."""
    knights = knights_of(state)
    if strength == 1:
        return 0
    others = knights.all() & ~knights.corners[seat] & ~knights.mighty
    return others if strength == MIGHTY else others & ~knights.strong


class MoveKnight(Deed[CatanState, March]):
    """CT-K10.1, CT-K10.2."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[March]:
        return [
            March(Corner(knight), Corner(corner))
            for knight in bits(ready(state, seat))
            for corner in bits(self.places(state, seat, knight))
        ]

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> March | None:
        knights = ready(state, seat)
        if not knights:
            return None
        knight = any_bit(knights, random)
        places = self.places(state, seat, knight)
        return March(Corner(knight), Corner(any_bit(places, random))) if places else None

    def places(self, state: CatanState, seat: Seat, knight: int) -> int:
        """Where it may go."""
        return marches(state, seat, knight)

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: March) -> RuleId | None:
        rule = why_not_ready(state, seat, action.knight)
        if rule is not None:
            return rule
        if self.places(state, seat, action.knight) >> action.corner & 1:
            return None
        owner = knights_of(state).owner(action.corner)
        if owner == NOWHERE or int(action.corner) == int(action.knight):
            return "CT-K10.1"
        return "CT-K10.3" if owner == seat else "CT-K10.2"

    def do(self, asked: object, state: CatanState, seat: Seat, action: March, play: Play[CatanState]) -> None:
        knights = standing = knights_of(state)
        driven = knights.owner(action.corner)
        if driven != NOWHERE:
            play.tell(KnightDisplaced(seat, driven, action.corner))
            standing = without_knight(knights, driven, int(action.corner))
        moved = rest(moved_knight(standing, seat, int(action.knight), int(action.corner)), action.corner)
        play.tell(self.told(seat, action))
        stirred = seat if driven == NOWHERE else NOWHERE
        change_guard(state, stirred, moved, 1 << action.knight | 1 << action.corner, play)
        if driven != NOWHERE:
            self.send_away(state, seat, driven, knights, action.corner, play)
        check_victory(state, play)

    def told(self, seat: Seat, action: March) -> Event:
        """What is said of the move."""
        return KnightMoved(seat, action.knight, action.corner)

    def send_away(
        self,
        state: CatanState,
        seat: Seat,
        owner: Seat,
        before: Knights,
        corner: Corner,
        play: Play[CatanState],
    ) -> None:
        """What becomes of a knight that stood there."""
        drive_away(state, owner, before, corner, play)


def drive_away(
    state: CatanState, owner: Seat, before: Knights, corner: Corner, play: Play[CatanState]
) -> None:
    """CT-K10.2: the owner puts a displaced knight on a corner it can reach, or takes it back."""
    if refuges(state, owner, corner):
        active = bool(before.active >> corner & 1)
        state.agenda.append(Flee((owner,), corner, before.strength(corner), active))
    else:
        play.tell(KnightLost(owner, corner))


def refuges(state: CatanState, owner: Seat, corner: int) -> int:
    """CT-K10.2: free corners along its owner's roads and ships; it does not go back to where it stood."""
    network = state.roads[owner] | state.book.sailing(state, owner)
    reached = along(network, corner, foreign_pieces(state, owner)) & empty_corners(state)
    return reached & state.book.shelter(state) & ~(1 << corner)


@value
class Flee(Decision[CatanState, FleeTo]):
    """CT-K10.2: where a displaced knight goes; it keeps strength and state."""

    rule = "CT-K10.2"
    answers = (FleeTo,)
    corner: Corner
    strength: int
    active: bool

    def options(self, state: CatanState, seat: Seat) -> list[FleeTo]:
        return [FleeTo(Corner(corner)) for corner in bits(refuges(state, seat, self.corner))]

    def resolve(self, state: CatanState, seat: Seat, action: FleeTo, play: Play[CatanState]) -> None:
        play.tell(KnightWithdrew(seat, self.corner, action.corner))
        knights = with_knight(knights_of(state), seat, int(action.corner), self.strength, self.active)
        change_guard(state, seat, knights, 1 << action.corner, play)
        stationed(state, 1 << action.corner, play)
        check_victory(state, play)


class DriveRobberAway(Deed[CatanState, ChaseRobber]):
    """CT-K10.4: a knight at the robber's hex moves it, and robs; not before the first landing."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[ChaseRobber]:
        if not realm_of(state).barbarians.landings or state.robber < 0:
            return ()
        near = ready(state, seat) & HEX_CORNER_MASKS[state.robber]
        return [ChaseRobber(Corner(knight)) for knight in bits(near)]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: ChaseRobber) -> RuleId | None:
        if not realm_of(state).barbarians.landings:
            return "CT-K9.6"
        rule = why_not_ready(state, seat, action.knight)
        if rule is not None:
            return rule
        there = state.robber >= 0 and HEX_CORNER_MASKS[state.robber] >> action.knight & 1
        return None if there else "CT-K10.4"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: ChaseRobber, play: Play[CatanState]
    ) -> None:
        set_knights(state, rest(knights_of(state), action.knight))
        state.agenda.append(MoveRobber((seat,), f"chase {action.knight}"))
