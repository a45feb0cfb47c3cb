"""Positions with Cities & Knights for the rule tests: on the beginner's board, in the middle of a turn.

What `games.catan.table` does for roads, buildings and cards, this does for knights, walls, levels and progress cards;
places and names are those of the notation.
"""

from __future__ import annotations

from collections.abc import Iterable

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
from deskovka.games.catan.cities_knights.knights import change_guard, with_knight
from deskovka.games.catan.cities_knights.progress.deck import CARDS, DECK_OF, Progress, with_card
from deskovka.games.catan.cities_knights.realm import TRACKS, Deck, Held, Track
from deskovka.games.catan.state import CatanState, recount, with_entry
from games.catan import table

STRENGTHS = {"basic": 1, "strong": 2, "mighty": 3}


def new_table(seats: int = 3, first: int = 0, **chosen: str) -> CatanState:
    """A game on the beginner's board: the seat `first` is asked for a settlement."""
    return table.new_table(seats, first, **{"cities-knights": "yes", **chosen})


def position(
    seats: int = 3, turn: int = 0, rolled: bool = True, landed: bool = False, **chosen: str
) -> CatanState:
    """An empty board, no cards in hand; seat `turn` is asked what to do, after the roll unless told otherwise."""
    state = table.position(seats, turn, rolled, **{"cities-knights": "yes", **chosen})
    if landed:
        land(state)
    return state


# The board


def land(state: CatanState) -> None:
    """The barbarians have landed once: robber and pirate are active."""
    set_barbarians(state, realm_of(state).barbarians.but(landings=1))


def sail_to(state: CatanState, step: int) -> None:
    """The barbarians' ship has made so many steps of its seven."""
    set_barbarians(state, realm_of(state).barbarians.but(step=step))


def knights(
    state: CatanState, seat: int, corners: str, strength: str = "basic", *, active: bool = False
) -> None:
    """Knights that were recruited, and activated, in an earlier turn."""
    quiet = Play(state, ScriptedChance(()), heard=False)
    for name in corners.split():
        corner = int(Corner.read(name))
        placed = with_knight(realm_of(state).knights, seat, corner, STRENGTHS[strength], active)
        change_guard(state, seat, placed, 1 << corner, quiet)


def walls(state: CatanState, seat: int, corners: str) -> None:
    """Walls under cities."""
    improvements = realm_of(state).improvements
    built = improvements.walls[seat] | sum(1 << Corner.read(name) for name in corners.split())
    set_improvements(state, improvements.but(walls=with_entry(improvements.walls, seat, built)))


def levels(state: CatanState, seat: int, *, trade: int = 0, politics: int = 0, science: int = 0) -> None:
    """How far a seat has come on the three tracks; metropolises are put for themselves."""
    improvements = realm_of(state).improvements
    row = (trade, politics, science)
    set_improvements(state, improvements.but(levels=with_entry(improvements.levels, seat, row)))


def metropolis(state: CatanState, track: str, corner: str) -> None:
    """The metropolis of a track, on a city."""
    improvements = realm_of(state).improvements
    placed = with_entry(improvements.metropolises, number_of(track), int(Corner.read(corner)))
    set_improvements(state, improvements.but(metropolises=placed))
    recount(state)


def merchant(state: CatanState, seat: int, hex: str) -> None:
    """The merchant stands there and is held by a seat."""
    progress = realm_of(state).progress
    set_progress(state, progress.but(merchant=int(Hex.read(hex)), merchant_of=seat))
    recount(state)


# Progress cards


def number_of(track: str) -> int:
    return TRACKS.index(Track(track))


def kind_of(card: str) -> int:
    return CARDS.index(Progress(card))


def hold(state: CatanState, seat: int, *cards: str) -> None:
    """Progress cards in hand, which were drawn in an earlier turn."""
    for card in cards:
        kind = kind_of(card)
        take_from_deck(state, kind)
        progress = realm_of(state).progress
        set_progress(state, progress.but(hands=with_card(progress.hands, seat, Held(kind, 1 << seat))))


def lay_open(state: CatanState, seat: int, *cards: str) -> None:
    """Victory cards that lie before a seat."""
    for card in cards:
        take_from_deck(state, kind_of(card))
        progress = realm_of(state).progress
        shown = (*progress.open[seat], kind_of(card))
        set_progress(state, progress.but(open=with_entry(progress.open, seat, shown)))
    recount(state)


def take_from_deck(state: CatanState, kind: int) -> None:
    progress = realm_of(state).progress
    deck = progress.decks[DECK_OF[kind]]
    place = deck.unseen.index(kind)
    rest = Deck(deck.unseen[:place] + deck.unseen[place + 1 :], deck.under)
    set_progress(state, progress.but(decks=with_entry(progress.decks, DECK_OF[kind], rest)))


def turn_over(state: CatanState, track: str) -> None:
    """Everything in a deck was played once, in the order of the kinds: everybody knows what comes next."""
    progress = realm_of(state).progress
    deck = progress.decks[number_of(track)]
    known = Deck((), (*deck.under, *[Held(kind, -1) for kind in deck.unseen]))
    set_progress(state, progress.but(decks=with_entry(progress.decks, number_of(track), known)))


def empty_deck(state: CatanState, track: str) -> None:
    """A deck without cards; where they are nobody asks."""
    progress = realm_of(state).progress
    set_progress(state, progress.but(decks=with_entry(progress.decks, number_of(track), Deck(()))))


def progress(state: CatanState, seat: int) -> list[str]:
    """The cards a seat has in hand, in the order of their kinds."""
    return [CARDS[held.card].value for held in realm_of(state).progress.hands[seat]]


def shown(state: CatanState, seat: int) -> list[str]:
    """The victory cards that lie open before a seat."""
    return [CARDS[kind].value for kind in realm_of(state).progress.open[seat]]


def under(state: CatanState, track: str) -> list[str]:
    """The cards that came back under a deck, the first one first."""
    return [CARDS[held.card].value for held in realm_of(state).progress.decks[number_of(track)].under]


def unseen(state: CatanState, track: str) -> list[str]:
    """The cards of a deck that nobody has seen since the shuffle, in the order of their kinds."""
    return [CARDS[kind].value for kind in realm_of(state).progress.decks[number_of(track)].unseen]


# Moves


def roll(
    state: CatanState, red: int, yellow: int, face: str = "ship", chance: Iterable[str] = ()
) -> list[Event]:
    """The active player rolls; `face` is the ship or the colour of a gate, then chance deals the cards that are drawn."""
    state.rolled = False
    return table.play(state, state.active, "roll", chance=[str(red), str(yellow), face, *chance])


def attack(state: CatanState, red: int = 1, yellow: int = 1) -> list[Event]:
    """The barbarians make their seventh step; the two that is rolled is the pasture C6."""
    sail_to(state, 6)
    return roll(state, red, yellow, "ship")


def knights_of(state: CatanState, seat: int) -> dict[str, str]:
    """The knights of a seat as everybody sees them: `{"E7n": "basic"}`, an active one `"basic active"`."""
    names = {strength: name for name, strength in STRENGTHS.items()}
    return {
        one["corner"]: names[one["strength"]] + " active" * one["active"]
        for one in GAME.view(state, None)["realm"]["players"][seat]["knights"]
    }


def at(corner: str) -> str:
    """A corner as the game writes it: it has a name for each of its hexes."""
    return str(Corner.read(corner))
