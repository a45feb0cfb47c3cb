"""The draw phase: everybody draws a shape of the card on the own map, at the same time."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.values import value
from deskovka.games.cartographers.cards import (
    AMBUSH_CARDS,
    ANY_SQUARE,
    EXPLORE_CARDS,
    Draw,
    Drawings,
)
from deskovka.games.cartographers.sheet import MAP_GRID, SIZE, Cells, Sheet, Terrain
from deskovka.games.cartographers.state import CartographersState, neighbour

NOWHERE = 1 << SIZE  # outside the map: ruins must be covered, and none is left


@value
class Answered(Event):
    """A seat has drawn; the others see that, but not what."""

    seat: Seat
    drawing: Draw | None

    def seen_by(self, seat: Seat | None) -> Answered:
        return self if seat == self.seat else Answered(self.seat, None)


@value
class Drawn(Event):
    """What a seat has drawn, on whose map, and the coins its owner earned by it."""

    reveals = True
    seat: Seat
    owner: Seat
    terrain: Terrain
    cells: Cells
    coins: int


class Question:
    """What a map and a card leave to one seat: shapes of the card, or a single square."""

    __slots__ = ("drawings", "free", "site", "square")

    def __init__(self, sheet: Sheet, drawings: Drawings, square: Drawings, ruins: bool) -> None:
        self.free = sheet.empty
        self.drawings = drawings
        self.square = square
        self.site = (
            (sheet.map.ruins & self.free or NOWHERE) if ruins else 0
        )  # what must be covered; 0: nothing

    def fits(self) -> bool:
        """Whether a shape of the card can be drawn as it must be."""
        return self.drawings.fits(self.free, self.site)

    def options(self) -> list[Draw]:
        return self.drawings.fitting(self.free, self.site) or self.square.fitting(self.free, 0)

    def sample(self, random: Random) -> Draw:
        draw = self.drawings.sample(self.free, self.site, random) or self.square.sample(self.free, 0, random)
        assert draw is not None  # nobody with a full map is asked (CA-4.11)
        return draw


@value
class DrawTerrain(Decision[CartographersState, Draw]):
    """Choose a terrain and a shape of the card and draw it; passing is not allowed (CA-4.2)."""

    rule = "CA-4.1"
    answers = (Draw,)
    kept_back = True

    def options(self, state: CartographersState, seat: Seat) -> list[Draw]:
        return question(state, seat).options()

    def sample(self, state: CartographersState, seat: Seat, random: Random) -> Draw:
        if not state.ruins:
            free = MAP_GRID.all & ~state.sheets[seat].filled
            draw = EXPLORE_CARDS[state.card].drawings.sample(free, 0, random)
            if draw is not None:
                return draw
        return question(state, seat).sample(random)

    def why_not(self, state: CartographersState, seat: Seat, action: Draw) -> RuleId | None:
        return why_not_draw(state, seat, action)

    def resolve(
        self, state: CartographersState, seat: Seat, action: Draw, play: Play[CartographersState]
    ) -> None:
        keep_back(state, seat, action, play)


def question(state: CartographersState, seat: Seat) -> Question:
    """CA-4.8, CA-6.8: a single square takes a terrain of the card; after ruins any terrain."""
    card = EXPLORE_CARDS[state.card]
    square = ANY_SQUARE if state.ruins or state.any_fallback else card.square
    return Question(state.sheets[seat], card.drawings, square, state.ruins)


def why_not_draw(state: CartographersState, seat: Seat, action: Draw) -> RuleId | None:
    """The rule against a drawing on the own map."""
    cells, card = action.cells, EXPLORE_CARDS[state.card]
    if cells & state.sheets[seat].filled:
        return "CA-4.3"
    of_the_card = cells in card.drawings.known
    if of_the_card and not state.ruins and action.terrain in card.terrains:
        return None
    asked = question(state, seat)
    if of_the_card and (not asked.site or cells & asked.site):
        return None if action.terrain in card.terrains else "CA-4.1"
    single = cells in asked.square.known
    if not of_the_card and not single:
        return "CA-4.1"
    if asked.fits():
        return "CA-6.5" if state.ruins else "CA-4.9"
    if not single:
        return "CA-6.9"
    return None if action.terrain in asked.square.terrains else "CA-4.8"


def keep_back(state: CartographersState, seat: Seat, action: Draw, play: Play[CartographersState]) -> None:
    """Answers stay secret until all are in."""
    assert state.answers is not None
    state.answers[seat] = action
    if play.heard:
        play.tell(Answered(seat, action))


@value
class ShowDrawings(Step[CartographersState]):
    """All have drawn: the drawings are shown, and coins are marked at once (CA-5.9)."""

    rule = "CA-4.6"

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        assert state.answers is not None
        ambush = AMBUSH_CARDS.get(state.card)
        card = None if ambush else EXPLORE_CARDS[state.card]
        sheets = state.sheets
        for seat, drawing in enumerate(state.answers):
            if drawing is None:
                continue
            owner = neighbour(state, seat) if ambush else seat
            before = sheets[owner]
            after = before.draw(drawing.terrain, drawing.cells, card.coins(drawing.cells) if card else 0)
            sheets[owner] = after
            if play.heard:
                coins = after.coins - before.coins
                play.tell(Drawn(seat, owner, drawing.terrain, drawing.cells, coins))
        state.answers = None
        state.card = ""
        if card:
            state.ruins = False  # CA-6.11; an ambush leaves the flag (CA-6.12, CA-7.12)
