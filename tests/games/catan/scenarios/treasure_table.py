"""Positions with treasures for the rule tests; the maps as chance lays them in order, ?? is a face-down hex.

Treasure Islands, with treasures at E11n, D4sw, ...; the pirate stands on E3, the robber on the desert F8:

        B3 ??   B4 S    B5 H6   B6 H2   B7 H5   B8 S    B9 ??
    C3 ??   C4 S    C5 W3   C6 W9   C7 W10  C8 W8   C9 S    C10 ??
  D3 S    D4 S    D5 P8   D6 P4   D7 P11  D8 P3   D9 F4   D10 S   D11 S
E3 S    E4 ??   E5 S    E6 F10  E7 F5   E8 F6   E9 M11  E10 S   E11 ??  E12 S
  F3 ??   F4 S    F5 S    F6 M9   F7 M12  F8 D    F9 S    F10 S   F11 ??
    G3 S    G4 ??   G5 S    G6 S    G7 S    G8 S    G9 ??   G10 S
        H3 ??   H4 S    H5 ??   H6 ??   H7 ??   H8 S    H9 ??

Into the Unknown for three, with treasures at D6n, D5nw, D8ne, H4se, ...; the robber stands on B3:

        B3 D    B4 H10  B5 H8   B6 W4   B7 W6   B8 W10
    C3 P5   C4 S    C5 S    C6 S    C7 S    C8 S    C9 P8
  D3 P4   D4 S    D5 ??   D6 ??   D7 ??   D8 ??   D9 S    D10 P2
E3 S    E4 F9   E5 S    E6 ??   E7 ??   E8 ??   E9 ??   E10 S   E11 S
  F3 F3   F4 S    F5 ??   F6 ??   F7 ??   F8 ??   F9 ??   F10 D
    G3 M6   G4 S    G5 ??   G6 ??   G7 ??   G8 ??   G9 G8
        H3 M11  H4 S    H5 ??   H6 D    H7 G6   H8 S
"""

from __future__ import annotations

from typing import Any

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.scenarios.finding import treasures_of
from deskovka.games.catan.scenarios.treasures import Treasure
from deskovka.games.catan.seafarers.discovery import without
from deskovka.games.catan.state import CatanState, recount
from games.catan.sea_table import position, put
from games.catan.table import give

SHIP = "lumber+wool"


def near_a_treasure() -> CatanState:
    """Treasure Islands: a ship on E11nw reaches the treasure at E11n, and the face-down hex E11 with both its ends."""
    state = position(scenario="treasure-islands")
    put(state, 0, settlements="E10n", ships="E10ne")
    give(state, 0, SHIP)
    return state


def near_an_island() -> CatanState:
    """Treasure Islands: a ship on E10ne reaches the face-down hex E11, and no treasure."""
    state = position(scenario="treasure-islands")
    put(state, 0, settlements="E10n")
    give(state, 0, SHIP)
    return state


def at_the_unknown(seats: int = 3) -> CatanState:
    """Into the Unknown for three: a ship on C5e reaches the treasure at D6n, and the face-down hex D6."""
    state = position(seats, scenario="into-the-unknown")
    put(state, 0, settlements="C5ne")
    give(state, 0, SHIP)
    return state


def keep(state: CatanState, seat: int, *kinds: str) -> None:
    """A seat keeps treasures that nobody has looked at yet; they came from marks far out."""
    treasures = treasures_of(state)
    bag, kept = treasures.bag, treasures.kept[seat]
    for kind in kinds:
        bag, kept = without(bag, Treasure(kind)), tuple(sorted((*kept, Treasure(kind))))
    all_kept = (*treasures.kept[:seat], kept, *treasures.kept[seat + 1 :])
    far = [int(Corner.read(name)) for name in ("H7s", "G9se", "G8ne", "F10ne", "G7se")]
    places = treasures.places
    for corner in far[: len(kinds)]:
        places &= ~(1 << corner)
    state.treasures = treasures.but(bag=bag, kept=all_kept, places=places)
    recount(state)


def bag_of(state: CatanState) -> list[str]:
    return [kind.value for kind in treasures_of(state).bag]


def empty_deck(state: CatanState) -> None:
    """All development cards were bought, played, and are gone."""
    state.deck = [0] * len(state.deck)


def terrain(state: CatanState, hex: str) -> str:
    return state.island.tiles[int(Hex.read(hex))].terrain.value


def token(state: CatanState, hex: str) -> int:
    return state.island.tiles[int(Hex.read(hex))].token


def seen(state: CatanState, seat: int | None) -> Any:
    """What a seat, or a spectator, sees of the treasures."""
    return GAME.view(state, seat)["treasures"]


def asked(state: CatanState) -> str:
    """What is asked now."""
    return type(GAME.decision(state)).__name__
