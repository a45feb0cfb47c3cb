"""Knights: recruiting, activating and promoting them, and what they do (CT-K8, CT-K10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNERS, Corner
from deskovka.games.catan.building import allowed, cut_roads, why_banned
from deskovka.games.catan.cities_knights.access import level, set_knights
from deskovka.games.catan.cities_knights.realm import POLITICS, Knights
from deskovka.games.catan.goods import Cards, holds
from deskovka.games.catan.hands import pay
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.roads import foreign_buildings
from deskovka.games.catan.state import CatanState, with_entry

RECRUIT: Final = int(Cards.read("wool+ore"))  # CT-K8.2
ACTIVATE: Final = int(Cards.read("grain"))  # CT-K8.3
PROMOTE: Final = int(Cards.read("wool+ore"))  # CT-K8.4
EACH_RANK: Final = 2  # pieces of a player, CT-K8.1
FORTRESS: Final = 3  # level of politics, CT-K5.4
MIGHTY: Final = 3


@value
class KnightRecruited(Event):
    seat: Seat
    corner: Corner


@value
class KnightActivated(Event):
    seat: Seat
    corner: Corner


@value
class KnightPromoted(Event):
    seat: Seat
    corner: Corner
    strength: int


@value
class Recruit(Action):
    """`recruit E7n`"""

    form = "recruit {corner}"
    corner: Corner


@value
class Activate(Action):
    """`activate E7n`"""

    form = "activate {knight}"
    knight: Corner


@value
class Promote(Action):
    """`promote E7n`"""

    form = "promote {knight}"
    knight: Corner


# Places and pieces


def knights_of(state: CatanState) -> Knights:
    realm = state.realm
    assert realm is not None
    return realm.knights


def rank_of(knights: Knights, seat: Seat, strength: int) -> int:
    """The corners of a seat's knights of a strength."""
    own = knights.corners[seat]
    if strength == MIGHTY:
        return own & knights.mighty
    return own & knights.strong if strength > 1 else own & ~knights.strong & ~knights.mighty


def left(knights: Knights, seat: Seat, strength: int) -> int:
    """CT-K8.1: the pieces in supply."""
    return EACH_RANK - rank_of(knights, seat, strength).bit_count()


def foreign_pieces(state: CatanState, seat: Seat) -> int:
    """CT-K8.6: buildings and knights of others, where own roads cannot go on."""
    knights = knights_of(state)
    return foreign_buildings(state, seat) | knights.all() & ~knights.corners[seat]


def empty_corners(state: CatanState) -> int:
    """Where neither a building nor a knight stands."""
    return ~(state.built | knights_of(state).all())


def recruit_places(state: CatanState, seat: Seat) -> int:
    """CT-K8.2: free intersections at own roads, and ships (CT-K11.1)."""
    places = state.ends[seat] & empty_corners(state)
    return allowed(state, bans, places) if (bans := state.book.bans_of_knights) else places


def everywhere(state: CatanState) -> int:
    return -1


def with_knight(knights: Knights, seat: Seat, corner: int, strength: int, active: bool) -> Knights:
    bit = 1 << corner
    return Knights(
        with_entry(knights.corners, seat, knights.corners[seat] | bit),
        knights.strong | bit if strength == MIGHTY - 1 else knights.strong,
        knights.mighty | bit if strength == MIGHTY else knights.mighty,
        knights.active | bit if active else knights.active,
        knights.fresh,
        knights.acted,
        knights.promoted,
    )


def without_knight(knights: Knights, seat: Seat, corner: int) -> Knights:
    rest = ~(1 << corner)
    return Knights(
        with_entry(knights.corners, seat, knights.corners[seat] & rest),
        knights.strong & rest,
        knights.mighty & rest,
        knights.active & rest,
        knights.fresh & rest,
        knights.acted & rest,
        knights.promoted & rest,
    )


def change_guard(
    state: CatanState, seat: Seat, knights: Knights, corners: int, play: Play[CatanState]
) -> None:
    """CT-K8.6: knights of a seat came to or left some corners; with NOWHERE for the seat, knights of several seats did."""
    set_knights(state, knights)
    cut_roads(state, seat, corners, play)


# Recruiting, activating, promoting


class RecruitKnight(Deed[CatanState, Recruit]):
    """CT-K8.2: a basic knight, inactive, on a free intersection of the own network."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Recruit]:
        if not holds(state.hands[seat], RECRUIT) or not left(knights_of(state), seat, 1):
            return ()
        return [RECRUITS[corner] for corner in bits(recruit_places(state, seat))]

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> Recruit | None:
        if holds(state.hands[seat], RECRUIT) and left(knights_of(state), seat, 1):
            places = recruit_places(state, seat)
            return RECRUITS[any_bit(places, random)] if places else None
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Recruit) -> RuleId | None:
        if not left(knights_of(state), seat, 1):
            return "CT-K8.1"
        rule = why_not_muster(state, seat, action.corner)
        if rule is not None:
            return rule
        return None if holds(state.hands[seat], RECRUIT) else "CT-K8.2"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: Recruit, play: Play[CatanState]
    ) -> None:
        pay(state, seat, RECRUIT)
        muster(state, seat, action.corner, 1, False, play)


def why_not_muster(state: CatanState, seat: Seat, corner: int) -> RuleId | None:
    """The rule against a new knight on a corner, whoever pays."""
    if recruit_places(state, seat) >> corner & 1:
        return None
    if not empty_corners(state) >> corner & 1:
        return "CT-B7.3"
    return why_banned(state, state.book.bans_of_knights, corner) or "CT-K8.2"


def muster(
    state: CatanState, seat: Seat, corner: Corner, strength: int, active: bool, play: Play[CatanState]
) -> None:
    """Put a knight on the board."""
    if play.heard:
        play.tell(KnightRecruited(seat, corner))
    knights = with_knight(knights_of(state), seat, int(corner), strength, active)
    change_guard(state, seat, knights, 1 << corner, play)
    stationed(state, 1 << corner, play)
    check_victory(state, play)


def stationed(state: CatanState, corners: int, play: Play[CatanState]) -> None:
    """Active knights stand where none stood before."""
    for follow in state.book.stationed:
        follow(state, corners, play)


class ActivateKnight(Deed[CatanState, Activate]):
    """CT-K8.3: one grain."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Activate]:
        if not holds(state.hands[seat], ACTIVATE):
            return ()
        return [ACTIVATIONS[corner] for corner in bits(resting(state, seat))]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Activate) -> RuleId | None:
        if not resting(state, seat) >> action.knight & 1 or not holds(state.hands[seat], ACTIVATE):
            return "CT-K8.3"
        return None

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: Activate, play: Play[CatanState]
    ) -> None:
        pay(state, seat, ACTIVATE)
        activate(state, seat, action.knight, play)


def resting(state: CatanState, seat: Seat) -> int:
    knights = knights_of(state)
    return knights.corners[seat] & ~knights.active


def activate(state: CatanState, seat: Seat, corner: Corner, play: Play[CatanState]) -> None:
    knights, bit = knights_of(state), 1 << corner
    set_knights(
        state,
        Knights(
            knights.corners,
            knights.strong,
            knights.mighty,
            knights.active | bit,
            knights.fresh | bit,
            knights.acted,
            knights.promoted,
        ),
    )
    if play.heard:
        play.tell(KnightActivated(seat, corner))
    stationed(state, bit, play)
    check_victory(state, play)


class PromoteKnight(Deed[CatanState, Promote]):
    """CT-K8.4: basic to strong, strong to mighty with the Fortress; each at most once a turn."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Promote]:
        if not holds(state.hands[seat], PROMOTE):
            return ()
        return promotions(state, seat)

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Promote) -> RuleId | None:
        rule = why_no_promotion(state, seat, action.knight)
        return rule if rule is not None else None if holds(state.hands[seat], PROMOTE) else "CT-K8.4"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: Promote, play: Play[CatanState]
    ) -> None:
        pay(state, seat, PROMOTE)
        promote(state, seat, action.knight, play)


def promotions(state: CatanState, seat: Seat) -> list[Promote]:
    """Whoever pays."""
    return [
        PROMOTIONS[corner]
        for corner in bits(knights_of(state).corners[seat])
        if why_no_promotion(state, seat, corner) is None
    ]


def why_no_promotion(state: CatanState, seat: Seat, corner: int) -> RuleId | None:
    knights = knights_of(state)
    if not knights.corners[seat] >> corner & 1 or knights.promoted >> corner & 1:
        return "CT-K8.4"
    strength = knights.strength(corner)
    if strength == MIGHTY:
        return "CT-K8.4"
    if strength == MIGHTY - 1 and level(state, seat, POLITICS) < FORTRESS:
        return "CT-K5.4"
    return None if left(knights, seat, strength + 1) else "CT-K8.1"


def promote(state: CatanState, seat: Seat, corner: Corner, play: Play[CatanState]) -> None:
    knights, bit = knights_of(state), 1 << corner
    strength = knights.strength(corner) + 1
    strong, mighty = (
        (knights.strong & ~bit, knights.mighty | bit)
        if strength == MIGHTY
        else (
            knights.strong | bit,
            knights.mighty,
        )
    )
    set_knights(state, knights.but(strong=strong, mighty=mighty, promoted=knights.promoted | bit))
    if play.heard:
        play.tell(KnightPromoted(seat, corner, strength))


RECRUITS: Final = tuple(Recruit(Corner(corner)) for corner in range(CORNERS))
ACTIVATIONS: Final = tuple(Activate(Corner(corner)) for corner in range(CORNERS))
PROMOTIONS: Final = tuple(Promote(Corner(corner)) for corner in range(CORNERS))
