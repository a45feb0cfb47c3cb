"""Playing on: the next cards as they may come, and a quick player who draws them all on one sheet."""

from __future__ import annotations

from random import Random

from deskovka.bots.cartographers.evaluation import Experience, Judge, judge
from deskovka.bots.cartographers.good import rank
from deskovka.bots.cartographers.prospects import beside
from deskovka.games.cartographers.cards import (
    AMBUSH_CARDS,
    ANY_SQUARE,
    EXPLORE_CARDS,
    SEASONS,
    Draw,
    ExploreCard,
)
from deskovka.games.cartographers.season import score_sheet
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState

Scored = tuple[str, str] | None  # the two scoring cards at the end of a season


class Turn:
    """A card to come: whether ruins or a scoring go before it, and how sheets are judged after it."""

    __slots__ = ("card", "eye", "late", "ruins", "scored")

    def __init__(self, card: ExploreCard, ruins: bool, late: bool, scored: Scored, eye: Judge) -> None:
        self.card = card
        self.ruins = ruins
        self.late = late  # in a later season
        self.scored = scored
        self.eye = eye


def guess_turns(state: CartographersState, count: int, known: Experience, random: Random) -> list[Turn]:
    """The next cards, as likely as any others; ambushes are left out, they strike every plan alike."""
    map, edicts, season, time = state.sheets[0].map, state.edicts, state.season, state.time
    deck = [EXPLORE_CARDS[card] for card in state.deck]
    ruins = state.ruins and state.card in AMBUSH_CARDS  # CA-7.12: the flag waits for the next terrain card
    scored: Scored = None
    turns: list[Turn] = []
    while len(turns) < count:
        if time >= SEASONS[season].limit:
            if season + 1 == len(SEASONS):
                break
            first, second = SEASONS[season].edicts
            scored = edicts[first], edicts[second]
            season, time, deck = season + 1, 0, list(EXPLORE_CARDS.values())
        card = deck.pop(int(random.random() * len(deck)))
        time += card.time
        if card.ruins:
            ruins = True
            continue
        eye = judge(map, edicts, season, time, known)
        turns.append(Turn(card, ruins, season > state.season, scored, eye))
        ruins, scored = False, None
    return turns


class Replies:
    """The drawings of each card, ranked on one sheet; the order is still a good guide some turns later."""

    def __init__(self, sheet: Sheet, any_fallback: bool, first: int, near: int) -> None:
        self.sheet = sheet
        self.any_fallback = any_fallback
        self.first = first  # how many of the best drawings are looked at
        self.near = near  # and how many more that touch something drawn since
        self.known: dict[tuple[object, ...], tuple[Sheet, float]] = {}
        self.ranked: dict[tuple[str, bool], list[Draw]] = {}

    def fitting(self, sheet: Sheet, turn: Turn) -> list[Draw]:
        """The legal drawings worth looking at."""
        filled, first, near = sheet.filled, self.first, self.near
        site = sheet.empty_ruins if turn.ruins else -1
        around = beside(filled & ~self.sheet.filled)
        found: list[Draw] = []
        for draw in self.rank(turn):
            cells = draw.cells
            if cells & filled or not cells & site:
                continue
            if first:
                first -= 1
            elif not near:
                break
            elif cells & around:
                near -= 1
            else:
                continue
            found.append(draw)
        return found or self.squares(sheet, turn)

    def rank(self, turn: Turn) -> list[Draw]:
        """All drawings of a card on the first sheet, the best first; later seasons have their own order."""
        key, card = (turn.card.id, turn.late), turn.card
        if key not in self.ranked:
            draws = card.drawings.fitting(self.sheet.empty, 0)
            worths = rank(self.sheet, draws, lambda draw: card.coins(draw.cells), turn.eye)
            self.ranked[key] = [draw for _, draw in worths]
        return self.ranked[key]

    def squares(self, sheet: Sheet, turn: Turn) -> list[Draw]:
        """Where no shape fits: single squares, not all of them on a map that is still wide open."""
        square = ANY_SQUARE if turn.ruins or self.any_fallback else turn.card.square
        draws = square.fitting(sheet.empty, 0)
        return draws[:: 1 + len(draws) // 60]


def play_on(sheet: Sheet, worth: float, turns: list[Turn], replies: Replies) -> float:
    """What a sheet, worth so much now, is worth when the turns have been played with the best replies."""
    points = 0
    for turn in turns:
        if turn.scored:
            points += score_sheet(sheet, *turn.scored).total
        if sheet.empty:
            sheet, worth = best_reply(sheet, turn, replies)
        else:
            worth = turn.eye.worth(sheet)
    return points + worth


def best_reply(sheet: Sheet, turn: Turn, replies: Replies) -> tuple[Sheet, float]:
    """The sheet after the best drawing of a card, and what it is worth then."""
    key = sheet.cells, sheet.coins, turn.card.id, turn.ruins, turn.eye
    known = replies.known.get(key)
    if known is not None:
        return known
    coins, worth_after = turn.card.coins, turn.eye.worth_after
    best = -1e9
    for draw in replies.fitting(sheet, turn):
        worth = worth_after(sheet, draw.terrain, draw.cells, coins(draw.cells))
        if worth > best:
            best, chosen = worth, draw
    known = sheet.draw(chosen.terrain, chosen.cells, coins(chosen.cells)), best
    replies.known[key] = known
    return known
