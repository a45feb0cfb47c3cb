"""Positions with knights, for the scenarios that are played with Cities & Knights alone.

Chance deals in order, so the map of The Great Canal always lies like this; `c` marks a hex of the canal, which leads from
the lake F9 to the desert C4:

        B3 F6   B4 F5   B5 H8   B6 S    B7 S    B8 S
    C3 F3   C4 D    C5c F10 C6 H4   C7 H2   C8 S    C9 S
  D3 S    D4 F12  D5 F4   D6c H9  D7 W5   D8c W6  D9c W5  D10 S
E3 S    E4 S    E5 S    E6c W6  E7 P9   E8c P10 E9 M3   E10c P3 E11 S
  F3 S    F4 D    F5 S    F6c P9  F7c P11 F8 M4   F9 lake F10 M10
    G3 S    G4 G8   G5 S    G6 S    G7 S    G8 M11  G9 M8
        H3 D    H4 S    H5 D    H6 G8   H7 S    H8 S

And that of Enchanted Land, whose own hexes are those with an `e`:

        B3 S    B4 S    B5 S    B6 S    B7 S    B8 S    B9 S
    C3 H12  C4 H3   C5 H8   C6 W9   C7 W4   C8 W6   C9 S    C10 S
  D3 W5   D4 P4   D5 P10  D6 P11  D7 S    D8 S    D9 S    D10 S   D11 S
E3 S    E4 P9   E5 F6   E6 F11  E7 S    E8e H4  E9e H8  E10e W3 E11 S   E12 S
  F3 D    F4 F10  F5 F5   F6 S    F7e W9  F8e D   F9e D   F10e G5 F11 S
    G3 M3   G4 M8   G5 S    G6e P10 G7e D   G8e D   G9e D   G10e F10
        H3 M2   H4 S    H5 S    H6e G5  H7e F2  H8e M6  H9e M3
"""

from __future__ import annotations

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Event, Play
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.access import (
    realm_of,
    set_barbarians,
    set_improvements,
    set_progress,
)
from deskovka.games.catan.cities_knights.knights import change_guard, knights_of, with_knight
from deskovka.games.catan.cities_knights.progress.deck import CARDS, DECK_OF
from deskovka.games.catan.cities_knights.realm import Deck, Held
from deskovka.games.catan.state import CatanState, with_entry
from games.catan import sea_table
from games.catan.table import play

CANAL = "great-canal"
ENCHANTED = "enchanted-land"


def position(scenario: str, seats: int = 3, rolled: bool = True, **chosen: str) -> CatanState:
    """No pieces, no cards in hand; seat 0 is asked what to do, the barbarians have landed before, and the robber is away."""
    state = sea_table.position(seats, 0, rolled, scenario, **chosen)
    state.robber = int(Hex.read("H5" if scenario == CANAL else "F3"))
    set_barbarians(state, realm_of(state).barbarians.but(landings=1))
    return state


def stand(state: CatanState, seat: int, *corners: str, strength: int = 1, active: bool = False) -> None:
    """Knights on corners, with nothing that follows from it."""
    for name in corners:
        corner = int(Corner.read(name))
        knights = with_knight(knights_of(state), seat, corner, strength, active)
        change_guard(state, seat, knights, 1 << corner, Play(state, ScriptedChance(()), heard=False))


def knight_at(state: CatanState, corner: str) -> tuple[int, int, bool]:
    """Whose knight stands there, how strong it is, and whether it is active."""
    knights, place = knights_of(state), Corner.read(corner)
    return knights.owner(place), knights.strength(place), bool(knights.active >> place & 1)


def corners_of(state: CatanState, seat: int) -> set[str]:
    """Where the knights of a seat stand, as everybody sees it."""
    return {knight["corner"] for knight in GAME.view(state, None)["realm"]["players"][seat]["knights"]}


def corners(names: str) -> set[str]:
    """Corners as the game writes them: each has a name for every hex it touches."""
    return {str(Corner.read(name)) for name in names.split()}


def learn(state: CatanState, seat: int, *levels: int) -> None:
    """Levels of trade, politics and science."""
    improvements = realm_of(state).improvements
    trade, politics, science = levels
    rows = with_entry(improvements.levels, seat, (trade, politics, science))
    set_improvements(state, improvements.but(levels=rows))


def hold(state: CatanState, seat: int, card: str) -> None:
    """A progress card from its deck."""
    kind = [known.value for known in CARDS].index(card)
    progress = realm_of(state).progress
    unseen = list(progress.decks[DECK_OF[kind]].unseen)
    unseen.remove(kind)
    decks = with_entry(progress.decks, DECK_OF[kind], Deck(tuple(unseen)))
    own = (*progress.hands[seat], Held(kind, 1 << seat))
    set_progress(state, progress.but(decks=decks, hands=with_entry(progress.hands, seat, own)))


def roll(state: CatanState, seat: int, red: int, yellow: int, face: str = "trade") -> list[Event]:
    return play(state, seat, "roll", chance=[str(red), str(yellow), face])


def next_turn(state: CatanState, seat: int = 0) -> None:
    """The others do nothing, and everybody rolls a 2 with no hex at play; then it is the seat's turn again."""
    play(state, seat, "end")
    for _ in range(state.seats):
        now = GAME.waiting(state)[0]
        play(state, now, "roll", chance=["1", "1", "trade"])
        if now == seat:
            return
        play(state, now, "end")


def attack(state: CatanState, seat: int = 0) -> list[Event]:
    """The barbarians land with the roll of a seat."""
    set_barbarians(state, realm_of(state).barbarians.but(step=6))
    return roll(state, seat, 1, 1, "ship")
