"""Actions 6 and 7: power actions and special actions."""

from __future__ import annotations

from deskovka.core.game import Event, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import LAND, NEAR, Hex
from deskovka.games.terra_mystica.bridges import why_no_bridge
from deskovka.games.terra_mystica.building import pieces_left
from deskovka.games.terra_mystica.factions import Building, Kind
from deskovka.games.terra_mystica.power import can_pay
from deskovka.games.terra_mystica.state import NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import Spades, can_transform
from deskovka.games.terra_mystica.upgrading import upgrades
from deskovka.games.terra_mystica.words import Build, Code

FACTION_BIT, SCROLL_BIT, FIRST_FAVOR_BIT = 1, 2, 4
ENGINEERS_BRIDGE = "ACTE"
DOUBLE_TURN = "ACTC"


@value
class UseSpace(Action):
    """`action ACT4`, `action BON1`, `action FAV6`, `action ACTW`"""

    form = "action {space}"
    space: Code


@value
class SpaceUsed(Event):
    """A seat used a power action or a special action."""

    seat: Seat
    space: Code


def special_bit(state: TerraMysticaState, seat: Seat, space: str) -> int:
    """The special action of this seat that has this code, as a bit; 0: it has none."""
    faction = state.faction(seat)
    if space == faction.special and state.has(seat, Kind.SH):
        return FACTION_BIT
    scroll = state.scrolls[seat]
    if scroll != NOBODY and state.tiles.scrolls[scroll].id == space and state.tiles.scrolls[scroll].action:
        return SCROLL_BIT
    number = state.tiles.favor_index.get(space)
    if number is not None and state.tiles.favors[number].action and state.favors[seat] >> number & 1:
        return FIRST_FAVOR_BIT << number
    return 0


def used_spaces(state: TerraMysticaState, seat: Seat) -> list[str]:
    """The special actions of this seat that are covered."""
    if not state.factions[seat]:
        return []
    own = (space for space in spaces(state, seat) if space not in state.tiles.power_actions)
    return [space for space in own if state.used[seat] & special_bit(state, seat, space)]


def spaces(state: TerraMysticaState, seat: Seat) -> list[str]:
    """The action spaces this seat might use, covered or not."""
    found = list(state.tiles.power_actions)
    faction = state.faction(seat)
    if faction.special:
        found.append(faction.special)
    if faction.bridge_cost:
        found.append(ENGINEERS_BRIDGE)
    scroll = state.scrolls[seat]
    if scroll != NOBODY and state.tiles.scrolls[scroll].action:
        found.append(state.tiles.scrolls[scroll].id)
    found += [
        tile.id
        for number, tile in enumerate(state.tiles.favors)
        if tile.action and state.favors[seat] >> number & 1
    ]
    return found


def why_not_use(state: TerraMysticaState, seat: Seat, space: str, doubled: bool) -> RuleId | None:
    """The rule against using an action space; what it leads to must be possible."""
    power = state.tiles.power_actions.get(space)
    if power is not None:
        if state.used_power >> list(state.tiles.power_actions).index(space) & 1:
            return "TM-16.2"
        if state.bowl3[seat] < power.power:
            return "TM-16.1"
        if power.effect == "bridge":
            return why_no_bridge(state, seat)
        return _why_no_spades(state, seat, power.spades) if power.spades else None
    if space == ENGINEERS_BRIDGE:
        return _why_no_engineers_bridge(state, seat)
    bit = special_bit(state, seat, space)
    if not bit:
        return "TM-17.2"
    if doubled and space == DOUBLE_TURN:
        return "TM-38.8"
    if state.used[seat] & bit:
        return "TM-17.1"
    return _why_not_special(state, seat, space)


def _why_no_spades(state: TerraMysticaState, seat: Seat, spades: int) -> RuleId | None:
    return None if can_transform(state, seat, Spades(spades)) else "TM-9.16"


def _why_no_engineers_bridge(state: TerraMysticaState, seat: Seat) -> RuleId | None:
    cost = state.faction(seat).bridge_cost
    if cost is None or not can_pay(state, seat, cost):
        return "TM-36.1"
    return "TM-36.2" if why_no_bridge(state, seat) else None


def _why_not_special(state: TerraMysticaState, seat: Seat, space: str) -> RuleId | None:
    piece = {"ACTW": Kind.D, "ACTS": Kind.TP}.get(space)
    if piece is not None and not pieces_left(state, seat, piece):
        return "TM-1.2"
    if space == "ACTW":
        return None if rides(state, seat) else "TM-33.2"
    if space == "ACTS":
        return None if upgrades(state, seat, Building.TP, free=True) else "TM-32.2"
    if space == "ACTN":
        return None if sandstorm_hexes(state, seat) else "TM-25.2"
    if space == "ACTG":
        return None if can_transform(state, seat, Spades(2)) else "TM-37.3"
    scroll = state.scrolls[seat]
    if (
        scroll != NOBODY
        and state.tiles.scrolls[scroll].id == space
        and state.tiles.scrolls[scroll].action == "spade"
    ):
        return _why_no_spades(state, seat, 1)
    return None


def rides(state: TerraMysticaState, seat: Seat) -> list[Build]:
    """TM-33.2, TM-33.3: free hexes of the home terrain anywhere."""
    if not pieces_left(state, seat, Kind.D):
        return []
    free, home = LAND & ~state.occupied, state.faction(seat).home
    return [
        Build(Hex(hex)) for hex, terrain in enumerate(state.terrain) if terrain == home and free >> hex & 1
    ]


def sandstorm_hexes(state: TerraMysticaState, seat: Seat) -> int:
    """TM-25.2, TM-25.3, TM-25.6: free hexes over an edge, no bridges, no ships, not desert already."""
    near, hexes = 0, state.own[seat]
    while hexes:
        low = hexes & -hexes
        near |= NEAR[low.bit_length() - 1]
        hexes ^= low
    near &= LAND & ~state.occupied
    home = state.faction(seat).home
    return sum(
        1 << hex for hex in range(len(state.terrain)) if near >> hex & 1 and state.terrain[hex] != home
    )
