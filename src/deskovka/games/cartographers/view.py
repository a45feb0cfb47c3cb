"""What a seat may see of a position, built from nothing."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.cartographers.cards import AMBUSH_CARDS
from deskovka.games.cartographers.scoring import score_all
from deskovka.games.cartographers.shapes import CartographersView, MapView, ScoreView
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, SeasonScore, neighbour


def view(state: CartographersState, seat: Seat | None, asked: tuple[Seat, ...]) -> CartographersView:
    return view_of(common(state, asked), state, seat)


def view_of(shared: CartographersView, state: CartographersState, seat: Seat | None) -> CartographersView:
    """What all see alike, and what this seat has drawn and draws on."""
    found = shared.copy()
    if seat is not None:
        own = state.answers[seat] if state.answers else None
        found["own_answer"] = str(own) if own else None
        found["draws_on"] = neighbour(state, seat) if state.card in AMBUSH_CARDS else seat
    return found


def common(state: CartographersState, asked: tuple[Seat, ...]) -> CartographersView:
    """What everybody sees: it knows of no eyes."""
    return {
        "season": state.this_season.id,
        "time": state.time,
        "limit": state.this_season.limit,
        "edicts": list(state.edicts),
        "revealed": list(state.revealed),
        "card": state.card,
        "ruins": state.ruins,
        "deck": {"cards": len(state.deck) + state.hidden_ambushes, "ambushes": state.hidden_ambushes},
        "ambushes_left": list(state.ambushes),
        "any_fallback": state.any_fallback,
        "asked": list(asked),
        "answered": [seat for seat, drawing in enumerate(state.answers or []) if drawing],
        "own_answer": None,
        "draws_on": None,
        "maps": [view_sheet(sheet, state.edicts) for sheet in state.sheets],
        "scores": [[view_score(score) for score in season] for season in state.scores],
    }


def view_sheet(sheet: Sheet, edicts: tuple[str, ...]) -> MapView:
    """A map, what it would score under each edict, and the mountains whose coin can still be earned (CA-5.1)."""
    return {
        "rows": sheet.rows(),
        "coins": sheet.coins,
        "points": score_all(edicts, sheet),
        "mountains": sheet.open_mountains(),
    }


def view_score(score: SeasonScore) -> ScoreView:
    return {
        "cards": list(score.cards),
        "coins": score.coins,
        "monsters": score.monsters,
        "total": score.total,
    }
