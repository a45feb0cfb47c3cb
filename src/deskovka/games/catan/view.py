"""What a seat may see of a position, built from nothing."""

from __future__ import annotations

from deskovka.core.game import Json, Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.building import CITIES, ROADS, SETTLEMENTS
from deskovka.games.catan.development import CARDS, FreeRoad
from deskovka.games.catan.goods import GOODS, counts, size
from deskovka.games.catan.island import Island
from deskovka.games.catan.points import open_points, points
from deskovka.games.catan.robber import Discard
from deskovka.games.catan.state import NOBODY, CatanState
from deskovka.games.catan.trade import AnswerOffer, ChooseDeal, rate


def view(state: CatanState, seat: Seat | None) -> Json:
    over = not state.agenda
    return {
        "target": state.target,
        "turn": state.turn,
        "active": state.active,
        "rolled": state.rolled,
        "dice": list(state.dice),
        "robber": str(Hex(state.robber)),
        "hexes": hexes(state.island),
        "harbours": [{"edge": str(harbour.edge), "kind": harbour.kind} for harbour in state.island.harbours],
        "bank": goods(state.bank),
        "deck": sum(state.deck),
        "longest": nobody(state.longest),
        "army": nobody(state.army),
        "winner": nobody(state.winner),
        "rolls": state.rolls[2:],
        "card_played": state.card_played,
        "players": [player(state, other, seat, over) for other in range(state.seats)],
        "asked": question(state),
    }


def hexes(island: Island) -> Json:
    return [
        {"hex": str(Hex(hex)), "terrain": tile.terrain.value, "token": tile.token}
        for hex, tile in island.tiles.items()
    ]


def player(state: CatanState, owner: Seat, seat: Seat | None, over: bool) -> Json:
    """Hands and development cards are the owner's alone until the game is over."""
    seen = owner == seat or over
    return {
        "points": points(state, owner) if seen else open_points(state, owner),
        "cards": size(state.hands[owner]),
        "hand": goods(state.hands[owner]) if seen else None,
        "development": sum(state.cards[owner]),
        "own_cards": development(state, owner) if seen else None,
        "knights": state.knights[owner],
        "road": state.chains[owner],
        "roads": [str(Edge(edge)) for edge in bits(state.roads[owner])],
        "settlements": [str(Corner(corner)) for corner in bits(state.settlements[owner])],
        "cities": [str(Corner(corner)) for corner in bits(state.cities[owner])],
        "left": {
            "roads": ROADS - state.roads[owner].bit_count(),
            "settlements": SETTLEMENTS - state.settlements[owner].bit_count(),
            "cities": CITIES - state.cities[owner].bit_count(),
        },
        "rates": {good.value: rate(state, owner, kind) for kind, good in enumerate(GOODS)},
    }


def development(state: CatanState, owner: Seat) -> Json:
    """The cards, and how many of each were bought in this turn."""
    fresh = state.fresh if owner == state.active else [0] * len(CARDS)
    return {
        card.value: {"number": number, "fresh": new}
        for card, number, new in zip(CARDS, state.cards[owner], fresh)
        if number
    }


def goods(hand: int) -> Json:
    return dict(zip((good.value for good in GOODS), counts(hand)))


def nobody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def question(state: CatanState) -> Json:
    """What is asked now, of whom."""
    if not state.agenda:
        return None
    task = state.agenda[-1]
    found: dict[str, Json] = {"what": type(task).__name__, "seats": list(getattr(task, "seats", ()))}
    if isinstance(task, Discard):
        found["discards"] = {str(seat): size(state.hands[seat]) // 2 for seat in task.seats}
    if isinstance(task, FreeRoad):
        found["left"] = task.left
    if isinstance(task, AnswerOffer):
        below = state.agenda[-2]
        assert isinstance(below, ChooseDeal)
        found |= offer(state.active, below)
    if isinstance(task, ChooseDeal):
        found |= offer(state.active, task)
    return found


def offer(active: Seat, task: ChooseDeal) -> Json:
    return {
        "by": active,
        "give": goods(task.give),
        "get": goods(task.get),
        "replies": [
            {"seat": reply.seat, "give": goods(reply.give), "get": goods(reply.get), "agreed": reply.agreed}
            for reply in task.replies
        ],
    }
