"""What a seat may see of a position, built from nothing."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.cartographers.cards import AMBUSH_CARDS
from deskovka.games.cartographers.scoring import score_all
from deskovka.games.cartographers.shapes import CartographersView, MapView, ScoreView
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, SeasonScore, neighbour


def view(state: CartographersState, seat: Seat | None, asked: tuple[Seat, ...]) -> CartographersView:
    answers = state.answers or []
    own = answers[seat] if seat is not None and answers else None
    ambush = state.card in AMBUSH_CARDS
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
        "answered": [other for other, drawing in enumerate(answers) if drawing],
        "own_answer": str(own) if own else None,
        "draws_on": neighbour(state, seat) if ambush and seat is not None else seat,
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
