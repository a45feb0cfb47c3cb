"""What can be seen of a position (TM-1.9: everything is open), built from nothing."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision, Seat
from deskovka.core.grid import bits
from deskovka.games.terra_mystica import rounds, specials
from deskovka.games.terra_mystica.board import COLOURS, NAMES, SPAN_NAMES
from deskovka.games.terra_mystica.factions import KIND_NAMES, Kind
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.shapes import MapHex, SeatView, TerraView
from deskovka.games.terra_mystica.state import CULTS, KINDS, LAST_ROUND, NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.tiles import CULT_NAMES

BUILDINGS = [kind.name for kind in Kind]
LANDSCAPES = [*(colour.value for colour in COLOURS), None]  # by number; the last one is the river


def view(state: TerraMysticaState, decision: Decision[TerraMysticaState, Any] | None) -> TerraView:
    tiles = state.tiles
    return {
        "round": state.round,
        "order": list(state.order),
        "passed": list(state.passed),
        "next": list(rounds.next_order(state)) if state.passed and state.round < LAST_ROUND else [],
        "asked": list(decision.seats) if decision else [],
        "question": decision.told(state) if decision else None,
        "scoring": [tiles.scorings[number].id for number in state.scoring],
        "map": hexes(state),
        "bridges": [{"span": SPAN_NAMES[span], "owner": owner} for span, owner in state.bridges],
        "power_actions": {
            code: not state.used_power >> number & 1 for number, code in enumerate(tiles.power_actions)
        },
        "scrolls": {
            tiles.scrolls[number].id: coins
            for number, coins in enumerate(state.scroll_coins)
            if coins != NOBODY and number not in state.scrolls
        },
        "favors": {tile.id: left for tile, left in zip(tiles.favors, state.favor_supply)},
        "towns": {tile.id: left for tile, left in zip(tiles.towns, state.town_supply)},
        "orders": {
            cult: [None if owner == NOBODY else owner for owner in state.orders[number * 4 : number * 4 + 4]]
            for number, cult in enumerate(CULT_NAMES)
        },
        "seats": [board(state, seat) for seat in range(state.seats)],
    }


def hexes(state: TerraMysticaState) -> list[MapHex]:
    """Every hex with its landscape, and what stands on it."""
    found: list[MapHex] = [
        {"hex": name, "terrain": LANDSCAPES[terrain]} for name, terrain in zip(NAMES, state.terrain)
    ]
    for number, pieces in enumerate(state.pieces):
        if pieces:
            seat, kind = divmod(number, KINDS)
            for hex in bits(pieces):
                found[hex]["owner"] = seat
                found[hex]["building"] = BUILDINGS[kind]
    return found


def board(state: TerraMysticaState, seat: Seat) -> SeatView:
    tiles = state.tiles
    return {
        "faction": state.factions[seat] or None,
        "points": state.points[seat],
        "coins": state.coins[seat],
        "workers": state.workers[seat],
        "priests": state.priests[seat],
        "bowls": [state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]],
        "cults": state.cults[seat * CULTS : seat * CULTS + CULTS],
        "shipping": state.shipping[seat],
        "digging": state.digging[seat],
        "keys": state.keys[seat],
        "favors": [tiles.favors[number].id for number in bits(state.favors[seat])],
        "towns": [tiles.towns[number].id for number in state.towns[seat]],
        "scroll": tiles.scrolls[state.scrolls[seat]].id if state.scrolls[seat] != NOBODY else None,
        "used": specials.used_spaces(state, seat),
        "income": rounds.income(state, seat)._asdict() if state.factions[seat] else {},
        "network": network(state, seat) if state.factions[seat] else 0,
        "leap_bonus": state.leap_bonus[seat],
        "buildings": {name: state.count(seat, kind) for kind, name in enumerate(KIND_NAMES)},
    }
