"""What a seat may see, built from nothing."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision, Json, Seat
from deskovka.games.empires_north.effects.find import BuildOrKeep
from deskovka.games.empires_north.expedition import ChooseIsland, PillageOrConquer
from deskovka.games.empires_north.goods import GOODS
from deskovka.games.empires_north.names import names_of
from deskovka.games.empires_north.state import NOWHERE, TILES, EmpiresState, Ship, amounts


def view(state: EmpiresState, decision: Decision[EmpiresState, Any] | None, eyes: Seat | None) -> Json:
    return view_of(common(state, decision), state, decision, eyes)


def view_of(
    shared: Json, state: EmpiresState, decision: Decision[EmpiresState, Any] | None, eyes: Seat | None
) -> Json:
    """What all see alike, and what these eyes see of their own."""
    found = {**shared}
    if eyes is not None:
        found["players"] = [*shared["players"]]
        found["players"][eyes] = with_own(shared["players"][eyes], state, eyes)
    if isinstance(decision, BuildOrKeep) and eyes in decision.seats:
        found["drawn"] = str(decision.card)
    return found


def common(state: EmpiresState, decision: Decision[EmpiresState, Any] | None) -> Json:
    """What everybody sees: it knows of no eyes."""
    return {
        "round": state.round,
        "phase": state.phase,
        "last": state.last,
        "first": state.first,
        "active": state.active,
        "circle": [TILES[tile].value for tile in state.circle],
        "players": [player(state, seat) for seat in range(state.seats)],
        "queue": [ship_told(ship) for ship in state.queue],
        "arriving": ship_told(decision.ship)
        if isinstance(decision, ChooseIsland | PillageOrConquer)
        else None,
        "near": islands(state, 0),
        "distant": islands(state, 1),
        "asked": decision.told(state) if decision is not None else None,
        "drawn": None,
    }


def with_own(shown: Json, state: EmpiresState, seat: Seat) -> Json:
    """With the cards a player alone sees."""
    own = {"hand": state.hands[seat], "aside": state.aside[seat], "kept": state.kept[seat]}
    return {**shown, **{name: words(cards) for name, cards in own.items()}}


def player(state: EmpiresState, seat: Seat) -> Json:
    """What others see of a player."""
    return {
        "clan": state.clans[seat] or None,
        "points": state.points[seat],
        "supply": amounts(state.holding(seat)),
        "tired": state.tired[seat],
        "ships": state.ships[seat],
        "passed": bool(state.passed >> seat & 1),
        "hand_size": len(state.hands[seat]),
        "hand": None,
        "known": words(state.known[seat]),
        "aside_size": len(state.aside[seat]),
        "aside": None,
        "kept": None,
        "deck_size": len(state.decks[seat]),
        "discards": words(state.discards[seat]),
        "empire": empire(state, seat),
        "discs": [disc_told(disc) for disc in state.discs[seat]],
    }


def words(cards: tuple[str, ...]) -> list[str]:
    return [str(card) for card in cards]


def empire(state: EmpiresState, seat: Seat) -> list[Json]:
    names = names_of(state.empires[seat])
    called = {piece.serial: str(name) for piece, name in zip(state.empires[seat], names)}
    return [
        {
            "name": called[piece.serial],
            "card": str(piece.card),
            "copied": str(piece.copied) if piece.copied else None,
            "exhausted": piece.exhausted,
            "onto": called.get(piece.onto) if piece.onto != NOWHERE else None,
            "tokens": {good: count for good, count in amounts(piece.tokens).items() if count},
        }
        for piece in state.empires[seat]
    ]


def disc_told(disc: int) -> Json:
    return {"tile": TILES[disc // 2].value if disc >= 0 else None, "exhausted": disc >= 0 and disc % 2 == 1}


def ship_told(ship: Ship) -> Json:
    provisions = None if ship.provisions == NOWHERE else GOODS[ship.provisions].value
    return {"owner": ship.owner, "provisions": provisions, "raze": ship.raze}


def islands(state: EmpiresState, far: int) -> Json:
    return {
        "face_up": words(state.display[far]),
        "deck_size": len(state.islands[far]),
        "discards": words(state.islands_gone[far]),
    }
