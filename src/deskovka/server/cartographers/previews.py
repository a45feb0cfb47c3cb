"""What a drawing would score, as the table server tells it before it is confirmed."""

from __future__ import annotations

from deskovka.core.game import Json, Seat
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, Draw
from deskovka.games.cartographers.scoring import monster_penalty, score
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, neighbour

LETTERS = "ABCD"


def preview(state: CartographersState, seat: Seat, action: Draw) -> Json:
    """The map that is drawn on, before and after: coins, points lost to monsters, and the points under each edict.

    {"owner": 1, "coins": [2, 3], "monsters": [0, 1], "edicts": [{"letter": "A", "card": "greenbough", "now": true,
    "points": [4, 5]}, ...]}; `now` are the edicts of this season.
    """
    owner = neighbour(state, seat) if state.card in AMBUSH_CARDS else seat
    card = EXPLORE_CARDS.get(state.card)
    before = state.sheets[owner]
    after = before.draw(action.terrain, action.cells, card.coins(action.cells) if card else 0)

    return {
        "owner": owner,
        "coins": [before.coins, after.coins],
        "monsters": [monster_penalty(before), monster_penalty(after)],
        "edicts": [edict(state, number, before, after) for number in range(len(LETTERS))],
    }


def edict(state: CartographersState, number: int, before: Sheet, after: Sheet) -> Json:
    card = state.edicts[number]
    return {
        "letter": LETTERS[number],
        "card": card,
        "now": number in state.this_season.edicts,
        "points": [score(card, before), score(card, after)],
    }
