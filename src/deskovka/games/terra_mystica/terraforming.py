"""Spades and what they make of the map; dwellings."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.core.game import Event, Play, RuleId, Seat
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import COLOURS, HEXES, LAND, SPADES, Colour, Hex
from deskovka.games.terra_mystica.building import building_event, pieces_left
from deskovka.games.terra_mystica.factions import Faction, Kind
from deskovka.games.terra_mystica.goods import Goods, add
from deskovka.games.terra_mystica.power import can_pay, gain_power, pay
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.state import Source, TerraMysticaState
from deskovka.games.terra_mystica.tiles import Event as Scored
from deskovka.games.terra_mystica.words import Transform

NO_SPADES = 99  # more than anybody has
LEAP_VP = 4  # TM-26.2, TM-35.2


@value
class Transformed(Event):
    """A seat changed the terrain of a hex with so many spades."""

    seat: Seat
    hex: Hex
    colour: Colour
    spades: int


@value
class Spades:
    """The spades of an action while they are used: the free ones that are left, and the hexes they went to so far."""

    free: int = 0
    turned: tuple[tuple[int, int], ...] = ()  # each hex with the terrain it had before
    leapt: bool = False  # one of those hexes was tunnelled or flown to (TM-26.5, TM-35.4)
    bonus: bool = False  # of a cult: none are bought, no hex need become home terrain (TM-23.5, TM-23.10)

    def touched(self) -> int:
        """The hexes they went to."""
        return sum(1 << hex for hex, _ in self.turned)

    def before(self, hex: int) -> int | None:
        """The terrain a hex had before this action, if spades went to it."""
        for turned, terrain in self.turned:
            if turned == hex:
                return terrain
        return None


def spades_needed(state: TerraMysticaState, seat: Seat, hex: int, target: int) -> int:
    return spades_between(state.faction(seat), state.terrain[hex], target)


def spades_between(faction: Faction, terrain: int, target: int) -> int:
    """TM-9.4, TM-9.6; Giants always need two, for their home only (TM-9.10)."""
    if faction.home_spades:
        return faction.home_spades if target == faction.home else NO_SPADES
    return SPADES[terrain][target]


def spade_price(state: TerraMysticaState, seat: Seat, spades: int) -> Goods:
    """TM-9.7: workers by the digging track, or priests (TM-30.1)."""
    faction = state.faction(seat)
    cost = faction.spade_cost[state.digging[seat]] * spades
    return Goods(priests=cost) if faction.pays_priests else Goods(workers=cost)


def leap_price(state: TerraMysticaState, seat: Seat) -> Goods:
    cost = state.faction(seat).leap_cost
    assert cost is not None
    return cost[state.has(seat, Kind.SH)]


def most_spades(state: TerraMysticaState, seat: Seat, spades: Spades, hex: int | None, leap: bool) -> int:
    """How many spades can go to a hex (None: to one that none went to yet): the free ones, and those that can be bought.

    They are bought for the only hex of an action (TM-9.12, TM-9.15).
    """
    faction = state.faction(seat)
    workers, priests = state.workers[seat], state.priests[seat]
    if leap:
        price = leap_price(state, seat)
        workers, priests = workers - price.workers, priests - price.priests
        if min(workers, priests) < 0:
            return -1
    if spades.bonus or len(spades.turned) > 1 or spades.turned and spades.turned[0][0] != hex:
        return spades.free
    return (
        spades.free
        + (priests if faction.pays_priests else workers) // faction.spade_cost[state.digging[seat]]
    )


def strays(state: TerraMysticaState, seat: Seat, spades: Spades, hex: int | None = None) -> bool:
    """TM-9.15: whether one of the other hexes that share the spades is not home terrain."""
    home = state.faction(seat).home
    return not spades.bonus and any(
        state.terrain[turned] != home for turned, _ in spades.turned if turned != hex
    )


def why_not_transform(
    state: TerraMysticaState, seat: Seat, action: Transform, spades: Spades, near: int, far: int
) -> RuleId | None:
    """The rule against a transformation; `near` hexes are reachable, `far` ones by tunnel or carpet."""
    hex, target = action.hex, COLOURS.index(action.colour)
    if not LAND >> hex & 1:
        return "TM-9.1"
    if state.terrain[hex] == target:
        return "TM-9.4"
    if state.occupied >> hex & 1:
        return "TM-9.2"
    before, leap = spades.before(hex), False
    if before is None:
        if spades.turned and not spades.free:
            return "TM-9.11"
        leap = not near >> hex & 1
        if leap and (rule := _why_not_leap(state, seat, hex, spades.leapt, far)):
            return rule
    elif state.terrain[hex] == state.faction(seat).home:
        return "TM-9.11"
    elif not on_the_way(before, state.terrain[hex], target):
        return "TM-9.4"
    needed = spades_needed(state, seat, hex, target)
    if needed == NO_SPADES:
        return "TM-9.10"
    if needed > most_spades(state, seat, spades, hex, leap):
        return "TM-23.5" if spades.bonus else "TM-9.7" if spades.touched() in (0, 1 << hex) else "TM-9.15"
    if target != state.faction(seat).home and strays(state, seat, spades, hex):
        return "TM-9.15"
    return None


def on_the_way(before: int, now: int, target: int) -> bool:
    """TM-9.4, TM-6.4: whether a further spade goes on by the shorter way from the first terrain of a hex."""
    return SPADES[before][target] == SPADES[before][now] + SPADES[now][target]


LEAP_RULES = {"fakirs": ("TM-26.2", "TM-26.5"), "dwarves": ("TM-35.2", "TM-35.4")}  # the price, only once


def _why_not_leap(state: TerraMysticaState, seat: Seat, hex: int, leapt: bool, far: int) -> RuleId | None:
    """The rule against a tunnel or a carpet flight to a hex, where there may have been one in this action."""
    if not far >> hex & 1:
        return "TM-9.1"
    price, once = LEAP_RULES[state.factions[seat]]
    if leapt:
        return once
    return None if can_pay(state, seat, leap_price(state, seat)) else price


def transform(
    state: TerraMysticaState,
    seat: Seat,
    action: Transform,
    spades: Spades,
    near: int,
    play: Play[TerraMysticaState],
) -> Spades:
    """Change a hex; returns what is left of the free spades."""
    hex, target, faction = action.hex, COLOURS.index(action.colour), state.faction(seat)
    needed = spades_needed(state, seat, hex, target)
    bought = max(0, needed - spades.free)
    turned, leapt = spades.turned, spades.leapt
    if spades.before(hex) is None:
        turned += ((int(hex), state.terrain[hex]),)
        if not near >> hex & 1:
            leap(state, seat)
            leapt = True
    if bought:
        pay(state, seat, spade_price(state, seat, bought))
        state.score(seat, bought * faction.vp_per_bought_spade, Source.FACTION)
    state.terrain[hex] = target
    score_spades(state, seat, needed)
    if play.heard:
        play.tell(Transformed(seat, hex, action.colour, needed))
    return Spades(max(0, spades.free - needed), turned, leapt, spades.bonus)


def score_spades(state: TerraMysticaState, seat: Seat, spades: int) -> None:
    """TM-9.17 in phase II only; Halflings and Alchemists always (TM-27.1, TM-29.3, TM-23.12)."""
    faction = state.faction(seat)
    if state.acting:
        state.score(seat, spades * state.round_tile.vp[Scored.SPADE], Source.ROUND)
    state.score(seat, spades * faction.vp_per_spade, Source.FACTION)
    if faction.power_per_spade and state.has(seat, Kind.SH):
        gain_power(state, seat, spades * faction.power_per_spade)


def leap(state: TerraMysticaState, seat: Seat) -> None:
    """A tunnel or a carpet flight: its price and its points."""
    pay(state, seat, leap_price(state, seat))
    state.score(seat, LEAP_VP, Source.FACTION)


def transformations(state: TerraMysticaState, seat: Seat, spades: Spades) -> Iterator[Transform]:
    """All that is legal."""
    for hex, before in spades.turned:
        yield from _continued(state, seat, spades, hex, before)
    if spades.turned and not spades.free:
        return
    near = reachable(state, seat)
    yield from _begun(
        state, seat, spades, near & ~spades.touched(), most_spades(state, seat, spades, None, False)
    )
    if state.faction(seat).leap and not spades.leapt:
        far = leap_hexes(state, seat) & ~near & ~spades.touched()
        yield from _begun(state, seat, spades, far, most_spades(state, seat, spades, None, True))


def _continued(
    state: TerraMysticaState, seat: Seat, spades: Spades, hex: int, before: int
) -> Iterator[Transform]:
    """TM-6.4: how a hex can go on that spades went to already; as home terrain it is finished."""
    now, home = state.terrain[hex], state.faction(seat).home
    most = most_spades(state, seat, spades, hex, False)
    if now == home or not most:
        return
    only_home = strays(state, seat, spades, hex)
    for target in WITHIN[now][min(3, most)]:
        if on_the_way(before, now, target) and (target == home or not only_home):
            yield TRANSFORMS[hex][target]


def _begun(
    state: TerraMysticaState, seat: Seat, spades: Spades, hexes: int, most: int
) -> Iterator[Transform]:
    """What can be made of some hexes with at most so many spades each."""
    faction = state.faction(seat)
    only_home = bool(faction.home_spades) or strays(state, seat, spades)
    if most < max(1, faction.home_spades):
        return
    while hexes:
        low = hexes & -hexes
        hexes ^= low
        hex = low.bit_length() - 1
        terrain = state.terrain[hex]
        if not only_home:
            for target in WITHIN[terrain][min(3, most)]:
                yield TRANSFORMS[hex][target]
        elif terrain != faction.home and spades_needed(state, seat, hex, faction.home) <= most:
            yield TRANSFORMS[hex][faction.home]


def can_transform(state: TerraMysticaState, seat: Seat, spades: Spades) -> bool:
    return next(transformations(state, seat, spades), None) is not None


# The terrains at most so many spades away, and one action for each transformation of the map.
WITHIN = tuple(
    tuple(tuple(to for to in range(7) if 0 < SPADES[terrain][to] <= most) for most in range(4))
    for terrain in range(7)
)
TRANSFORMS = tuple(tuple(Transform(Hex(hex), colour) for colour in COLOURS) for hex in range(HEXES))


def why_not_build(state: TerraMysticaState, seat: Seat, hex: int, near: int, far: int) -> RuleId | None:
    """The rule against a dwelling on a hex that already is home terrain."""
    if not LAND >> hex & 1 or state.terrain[hex] != state.faction(seat).home:
        return "TM-9.3"
    if state.occupied >> hex & 1:
        return "TM-9.2"
    if not near >> hex & 1:
        rule = _why_not_leap(state, seat, hex, False, far)
        if rule:
            return rule
    if not pieces_left(state, seat, Kind.D):
        return "TM-1.2"
    price = state.faction(seat).costs[Kind.D]
    if not near >> hex & 1:
        price = add(price, leap_price(state, seat))
    return None if can_pay(state, seat, price) else "TM-9.18"


def build(state: TerraMysticaState, seat: Seat, hex: int, near: int, play: Play[TerraMysticaState]) -> int:
    """TM-9.18, TM-9.20: pay and build a dwelling; returns the towns founded."""
    if not near >> hex & 1:
        leap(state, seat)
    pay(state, seat, state.faction(seat).costs[Kind.D])
    return building_event(state, seat, hex, Kind.D, play)
