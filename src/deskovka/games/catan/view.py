"""What a seat may see of a position, built from nothing."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision, Seat
from deskovka.core.grid import bits
from deskovka.games.catan.bank import rate
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.building import ROADS, SETTLEMENTS
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.goods import GOOD_NAMES, amounts, size
from deskovka.games.catan.island import Island
from deskovka.games.catan.points import points
from deskovka.games.catan.shapes import CardsView, CatanView, HexView, PlayerView
from deskovka.games.catan.state import NOBODY, CatanState


def view(state: CatanState, seat: Seat | None, decision: Decision[CatanState, Any] | None) -> CatanView:
    return view_of(common(state, decision), state, seat, over=decision is None)


def view_of(shared: CatanView, state: CatanState, seat: Seat | None, over: bool) -> CatanView:
    """What all see alike, and what this seat sees of its own; all that is secret when the game is over."""
    found = shared.copy()
    added: Any = found  # by the names of the modules
    seats = range(state.seats) if over else () if seat is None else (seat,)
    if seats:
        found["players"] = shared["players"].copy()
        for owner in seats:
            found["players"][owner] = with_own(shared["players"][owner], state, owner)
    if seat is not None:
        for name, show in state.book.own_views.items():
            added[name] = show(added[name], state, seat)
    return found


def common(state: CatanState, decision: Decision[CatanState, Any] | None) -> CatanView:
    """What everybody sees: it knows of no eyes."""
    return {
        "target": state.target,
        "turn": state.turn,
        "active": state.active,
        "rolled": state.rolled,
        "dice": list(state.dice),
        "robber": None if state.robber == NOBODY else str(Hex(state.robber)),
        "hexes": hexes(state.island),
        "harbours": [{"edge": str(harbour.edge), "kind": harbour.kind} for harbour in state.island.harbours],
        "bank": amounts(state.bank, state.book.kinds),
        "deck": sum(state.deck),
        "longest": nobody(state.longest),
        "army": nobody(state.army),
        "winner": nobody(state.winner),
        "rolls": state.rolls[2:],
        "card_played": state.card_played,
        "players": [player(state, owner) for owner in range(state.seats)],
        "asked": decision.told(state) if decision else None,
        "sea": part(state, "sea"),
        "unknown": part(state, "unknown"),
        "dragons": part(state, "dragons"),
        "treasures": part(state, "treasures"),
        "realm": part(state, "realm"),
        "canal": part(state, "canal"),
        "enchanted": part(state, "enchanted"),
    }


def part(state: CatanState, name: str) -> Any:
    """What a module adds, under a name of its own."""
    show = state.book.views.get(name)
    return None if show is None else show(state)


def hexes(island: Island) -> list[HexView]:
    return [
        {"hex": Hex.names[hex], "terrain": tile.terrain._value_, "token": tile.token}
        for hex, tile in island.tiles.items()
    ]


def with_own(shown: PlayerView, state: CatanState, owner: Seat) -> PlayerView:
    """Hands and development cards are the owner's alone until the game is over."""
    found = shown.copy()
    found["points"] = points(state, owner)
    found["hand"] = amounts(state.hands[owner], state.book.kinds)
    found["own_cards"] = development(state, owner)
    return found


def player(state: CatanState, owner: Seat) -> PlayerView:
    """What others see of a player."""
    fallen = state.settlements[owner] & state.book.fallen(state)  # pieces of cities
    return {
        "points": state.shown[owner],
        "cards": size(state.hands[owner]),
        "hand": None,
        "development": sum(state.cards[owner]),
        "own_cards": None,
        "knights": state.knights[owner],
        "road": state.chains[owner],
        "roads": [Edge.names[edge] for edge in bits(state.roads[owner])],
        "settlements": [Corner.names[corner] for corner in bits(state.settlements[owner])],
        "cities": [Corner.names[corner] for corner in bits(state.cities[owner])],
        "left": {
            "roads": ROADS - state.roads[owner].bit_count(),
            "settlements": SETTLEMENTS - (state.settlements[owner] & ~fallen).bit_count(),
            "cities": state.book.cities - (state.cities[owner] | fallen).bit_count(),
        },
        "rates": {GOOD_NAMES[kind]: rate(state, owner, kind) for kind in state.book.kinds},
    }


def development(state: CatanState, owner: Seat) -> dict[str, CardsView]:
    """The cards, how many of each were bought in this turn, and what they do here."""
    fresh = state.fresh if owner == state.active else (0,) * len(CARDS)
    return {
        card.value: {"number": number, "fresh": new, "effect": state.book.effects[card.value]}
        for card, number, new in zip(CARDS, state.cards[owner], fresh)
        if number
    }


def nobody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat
