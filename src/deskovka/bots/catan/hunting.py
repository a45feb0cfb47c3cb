"""The Enchanted Land: what a knight over there may still win, and what it takes to send one."""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.catan.places import by_ship
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.cities_knights.knight_actions import March, ready
from deskovka.games.catan.cities_knights.knights import ACTIVATE, MIGHTY, PROMOTE, RECRUIT, knights_of
from deskovka.games.catan.goods import counts
from deskovka.games.catan.scenarios.crossing import MoveInEnchantedLand
from deskovka.games.catan.scenarios.dragon_fights import TO_WIN
from deskovka.games.catan.scenarios.land import EnchantedLand
from deskovka.games.catan.seafarers.discovery import without
from deskovka.games.catan.seafarers.ships import SHIP, SHIPS, sea_of
from deskovka.games.catan.state import CatanState

CYCLE = 2.2  # rounds from one fight to the next: to be called, to move, to be called again, to fight
CALLED = 0.95  # of them, what an activation saves: what is missing is grain rather than time
MOVED = 1.1  # and what is left beside a dragon
ROUNDS = (4.0, 20.0)  # that are left at the end of a game, about, and that it lasts besides
STAY = 0.88  # how likely it is still going on after one more fight
GRAIN = 0.05  # points, what a fight costs
PLANNED = 0.7  # how much of it counts before a knight has come over
PROMISED = 0.4  # how much of what a mighty knight would win counts as soon as there is a Fortress

Plan = tuple[list[int], float]  # what it costs, by kind, and what it brings


def land_corners(state: CatanState) -> int:
    """The corners of the enchanted land."""
    moving = state.book.after_roll[March]
    assert isinstance(moving, MoveInEnchantedLand)
    return moving.corners


def knight_abroad(state: CatanState, seat: Seat) -> int:
    """The corner of a seat's knight in the enchanted land; -1: it has none there."""
    if not isinstance(state.land, EnchantedLand) or not state.land.crossed >> seat & 1:
        return -1
    return (knights_of(state).corners[seat] & land_corners(state)).bit_length() - 1


def hunt_worth(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> float:
    """What the knight over there may still win, in points."""
    corner = knight_abroad(state, seat)
    if corner < 0:
        return 0.0
    land, strength = state.land, knights_of(state).strength(corner)
    assert isinstance(land, EnchantedLand)
    here = beaten_by(land, corner, strength) if land.dragons >> corner & 1 else 0.0
    return quarry(land, seat, strength, weights, lasting, delay(state, seat, corner, here > 0), here)


def delay(state: CatanState, seat: Seat, corner: int, here: bool) -> float:
    """Rounds until the knight can fight: first it must be active, then stand beside a dragon, then be active again."""
    if ready(state, seat) >> corner & 1:
        return 0.0 if here else CYCLE - 1
    called = knights_of(state).active >> corner & 1
    return (MOVED if here else CYCLE) - (CALLED if called else 0.0)


def quarry(
    land: EnchantedLand,
    seat: Seat,
    strength: int,
    weights: Weights,
    lasting: float,
    waiting: float = CYCLE,
    here: float = 0.0,
) -> float:
    """What a knight of this strength will win from some rounds on; `here`: its chance in the first fight, if known."""
    flags = [*land.unseen, *[flag for _, flag in land.seen]]
    beatable = sum([flag <= strength for flag in flags])
    if not beatable:
        return 0.0
    usual = beatable / len(flags)
    least, more = ROUNDS
    fights = (least + more * lasting - waiting) / CYCLE
    missing, first = TO_WIN - land.beaten[seat], here or usual
    won = 1 + STAY * prey(usual, fights, missing - 1, beatable - 1, weights.crown)
    lost = STAY * prey(usual, fights, missing, beatable, weights.crown)
    found = first * won + (1 - first) * lost - GRAIN
    return weights.hunt * found * float(STAY ** (waiting / CYCLE))


def prey(chance: float, fights: float, missing: int, beatable: int, crown: float) -> float:
    """What so many fights bring on average."""
    whole = int(fights)
    less = caught(chance, whole, missing, beatable, crown)
    return less + (fights - whole) * (caught(chance, whole + 1, missing, beatable, crown) - less)


@lru_cache(4096)
def caught(chance: float, fights: int, missing: int, beatable: int, crown: float) -> float:
    """Fight after fight, until so many dragons are beaten, which wins the game, or none is left that could be."""
    if not missing:
        return crown
    if not beatable or not fights:
        return 0.0
    won = 1 + STAY * caught(chance, fights - 1, missing - 1, beatable - 1, crown)
    lost = STAY * caught(chance, fights - 1, missing, beatable, crown)
    return chance * won + (1 - chance) * lost - GRAIN


def fortress_worth(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> float:
    """What a Fortress promises to who has a knight to send, or one that is not mighty over there."""
    land = state.land
    if not isinstance(land, EnchantedLand):
        return 0.0
    corner = knight_abroad(state, seat)
    strength = MIGHTY - 1 if corner < 0 else knights_of(state).strength(corner)
    more = quarry(land, seat, MIGHTY, weights, lasting) - quarry(land, seat, strength, weights, lasting)
    return PROMISED * max(0.0, more)


def beaten_by(land: EnchantedLand, corner: int, strength: int) -> float:
    """How likely a knight of this strength beats the dragon on a corner."""
    known = land.flag(corner)
    if known:
        return float(known <= strength)
    return sum([flag <= strength for flag in land.unseen]) / len(land.unseen)


def crossing_plans(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> list[Plan]:
    """Ships to the nearest coast of the enchanted land, and an active knight to go over."""
    land = state.land
    if not isinstance(land, EnchantedLand) or land.crossed >> seat & 1:
        return []
    goals = land_corners(state)
    ships = next((far for far, corners in enumerate(by_ship(state, seat)) if corners & goals), None)
    if ships is None or ships > SHIPS - sea_of(state).ships[seat].bit_count():
        return []
    knights = knights_of(state)
    strengths = {knights.strength(corner): corner for corner in bits(knights.corners[seat])}
    strength = max(strengths, default=1)
    cost = ships * SHIP
    if not strengths:
        cost += RECRUIT + ACTIVATE
    elif not knights.active >> strengths[strength] & 1:
        cost += ACTIVATE
    sure = PLANNED * weights.certainty_at_sea**ships
    found = [(counts(cost), quarry(land, seat, strength, weights, lasting) * sure)]
    if strength == 1:
        found.append((counts(cost + PROMOTE), quarry(land, seat, strength + 1, weights, lasting) * sure))
    return found


def prey_at(state: CatanState, knight: int, corner: int) -> float:
    """How promising a move is: a landing with the strongest knight, or a dragon that it may beat."""
    land, strength = state.land, knights_of(state).strength(knight)
    if not isinstance(land, EnchantedLand) or not land_corners(state) >> corner & 1:
        return 0.0
    if not land_corners(state) >> knight & 1:
        return float(strength)
    return beaten_by(land, corner, strength) if land.dragons >> corner & 1 else 0.0


def flags_at(state: CatanState, corner: int) -> dict[int, float]:
    """How likely a dragon has which flag, from the lowest to the highest."""
    land = state.land
    assert isinstance(land, EnchantedLand)
    flag = land.flag(corner)
    if flag:
        return {flag: 1.0}
    return {flag: land.unseen.count(flag) / len(land.unseen) for flag in sorted(set(land.unseen))}


def seen_flag(state: CatanState, corner: int, flag: int) -> CatanState:
    """A copy in which a dragon is known to have a flag."""
    found, land = state.copy(), state.land
    assert isinstance(land, EnchantedLand)
    if not land.flag(corner):
        found.land = land.but(
            unseen=without(land.unseen, flag), seen=tuple(sorted([*land.seen, (corner, flag)]))
        )
    return found
