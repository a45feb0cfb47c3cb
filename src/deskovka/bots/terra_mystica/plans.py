"""What a turn may be: an action, and the conversions that make it payable."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.bots.terra_mystica.funding import fund
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.action_spaces import uses
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.bridges import bridges
from deskovka.games.terra_mystica.building import pieces_left
from deskovka.games.terra_mystica.cults import CULT_ORDER, ORDER_STEPS, TOP
from deskovka.games.terra_mystica.factions import UPGRADES, Kind
from deskovka.games.terra_mystica.goods import Goods, add
from deskovka.games.terra_mystica.passing import passes
from deskovka.games.terra_mystica.priests import SendPriest, free_space
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.specials import DOUBLE_TURN, ENGINEERS_BRIDGE, special_bit, why_not_use
from deskovka.games.terra_mystica.state import CULTS, KINDS, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import (
    TRANSFORMS,
    Spades,
    can_transform,
    leap_price,
    spade_price,
    spades_needed,
)
from deskovka.games.terra_mystica.tiles import PowerAction
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.upgrading import (
    ADVANCE,
    KIND_OF,
    UPGRADE_ACTIONS,
    Track,
    advance_price,
    upgrade_price,
)
from deskovka.games.terra_mystica.words import Build

NOTHING = Goods()
DIGGING = ("BON1", "ACTG", "ACTN")  # special actions that may make a hex home terrain
Plan = tuple[Action, ...]  # conversions, then the action they pay for


def plans(state: TerraMysticaState, seat: Seat) -> list[Plan]:
    """All turns worth thinking of, beside passing; a double turn is not among them."""
    found: list[Plan] = []
    for cost, power, action in wishes(state, seat):
        conversions = fund(state, seat, cost, power)
        if conversions is not None:
            found.append((*conversions, action))
    return found


def passing(state: TerraMysticaState) -> list[Plan]:
    return [(action,) for action in passes(state)]


def wishes(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    """Actions with their cost and the power they take."""
    yield from dwellings(state, seat)
    yield from upgrade_wishes(state, seat)
    yield from advance_wishes(state, seat)
    yield from priest_wishes(state, seat)
    yield from space_wishes(state, seat)


def dwellings(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    """A dwelling on home terrain, or on a hex made so with bought spades."""
    near, far = reachable(state, seat), leap_hexes(state, seat)
    if not (pieces_left(state, seat, Kind.D) and near | far):
        return
    home, price = state.faction(seat).home, state.faction(seat).costs[Kind.D]
    dearer = add(price, leap_price(state, seat)) if far else price
    for hex in bits(near | far):
        cost = price if near >> hex & 1 else dearer
        if state.terrain[hex] == home:
            yield cost, 0, Build(Hex(hex))
        else:
            spades = spades_needed(state, seat, hex, home)
            yield add(cost, spade_price(state, seat, spades)), 0, TRANSFORMS[hex][home]


def upgrade_wishes(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    for building, actions in UPGRADE_ACTIONS.items():
        kind = KIND_OF[building]
        if pieces_left(state, seat, kind):
            for hex in bits(state.pieces[seat * KINDS + UPGRADES[kind]]):
                yield upgrade_price(state, seat, hex, kind), 0, actions[hex]


def advance_wishes(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    faction = state.faction(seat)
    if faction.shipping is not None and state.shipping[seat] < faction.shipping[1]:
        yield advance_price(state, seat, Track.SHIP), 0, ADVANCE[Track.SHIP]
    if state.digging[seat] + 1 < len(faction.spade_cost):
        yield advance_price(state, seat, Track.DIG), 0, ADVANCE[Track.DIG]


def priest_wishes(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    """The best free space of each order, or a step with the priest coming home when none is free."""
    for cult in range(CULTS):
        if state.cults[seat * CULTS + cult] >= TOP - (0 if state.keys[seat] else 1):
            continue
        free = [steps for steps in ORDER_STEPS if free_space(state, cult, steps) is not None]
        yield Goods(priests=1), 0, SendPriest(CULT_ORDER[cult], max(free, default=1))


def space_wishes(state: TerraMysticaState, seat: Seat) -> Iterator[tuple[Goods, int, Action]]:
    """Power actions and special actions; where a hex is transformed, with the dwelling that may follow."""
    codes = list(state.tiles.power_actions)
    for use in uses(state, seat):
        power = state.tiles.power_actions.get(use.space)
        if power is not None:
            if not state.used_power >> codes.index(use.space) & 1 and possible(state, seat, power):
                cost = dwelling_if_payable(state, seat, power.power) if power.spades else NOTHING
                yield cost, power.power, use
        elif use.space == ENGINEERS_BRIDGE:
            if bridges(state, seat):
                yield state.faction(seat).bridge_cost or NOTHING, 0, use
        elif use.space != DOUBLE_TURN and why_not_use(state, seat, use.space, doubled=False) is None:
            yield dwelling_if_payable(state, seat, 0) if use.space in DIGGING else NOTHING, 0, use


def dwelling_if_payable(state: TerraMysticaState, seat: Seat, power: int) -> Goods:
    """The price of a dwelling, if it can be paid beside so much power."""
    price = state.faction(seat).costs[Kind.D]
    return price if fund(state, seat, price, power) is not None else NOTHING


def possible(state: TerraMysticaState, seat: Seat, power: PowerAction) -> bool:
    """Whether a power action leads to something, whatever its power."""
    if power.effect == "bridge":
        return bool(bridges(state, seat))
    return not power.spades or can_transform(state, seat, Spades(power.spades))


def may_double(state: TerraMysticaState, seat: Seat, turn: TakeTurn) -> bool:
    """Whether the double turn of the Chaos Magicians is at hand."""
    if turn.first or turn.second:
        return False
    bit = special_bit(state, seat, DOUBLE_TURN)
    return bool(bit and not state.used[seat] & bit)
