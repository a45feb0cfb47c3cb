"""What a drawing would score, as the table server tells it before it is confirmed."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.core.game import Seat
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, Draw
from deskovka.games.cartographers.scoring import monster_penalty, score
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, neighbour

LETTERS = "ABCD"


class EdictPreview(TypedDict):
    """The points under an edict before and after; `now`: whether it counts in this season."""

    letter: str
    card: str
    now: bool
    points: Annotated[list[int], 2]


class Preview(TypedDict):
    """The map that is drawn on, before and after: coins, points lost to monsters, and the points under each edict."""

    owner: Seat
    coins: Annotated[list[int], 2]
    monsters: Annotated[list[int], 2]
    edicts: list[EdictPreview]


def preview(state: CartographersState, seat: Seat, action: Draw) -> Preview:
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


def edict(state: CartographersState, number: int, before: Sheet, after: Sheet) -> EdictPreview:
    card = state.edicts[number]
    return {
        "letter": LETTERS[number],
        "card": card,
        "now": number in state.this_season.edicts,
        "points": [score(card, before), score(card, after)],
    }
