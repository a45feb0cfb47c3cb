"""What a seat sees of Cartographers, in numbers."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Game, Seat
from deskovka.core.grid import bits
from deskovka.core.setup import Setup
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, SCORING_CARDS, SEASONS, Draw
from deskovka.games.cartographers.scoring import score_all
from deskovka.games.cartographers.sheet import MAP_GRID, SIZE, Sheet, Terrain
from deskovka.games.cartographers.state import CartographersState, neighbour
from deskovka.research.observing import MOST, Feature, Kept, Observer, Places, Row, joined, numbered, packed

TERRAINS: Final = ", ".join(terrain.name.lower() for terrain in Terrain)
SPACES: Final = Places(bits(MAP_GRID.all))
NOTHING_DRAWN: Final = bytes(len(SPACES))
CARDS: Final = {card: number for number, card in enumerate((*EXPLORE_CARDS, *AMBUSH_CARDS), 1)}
EDICTS: Final = {card: number for number, card in enumerate(SCORING_CARDS, 1)}


def observer(game: Game[Any], setup: Setup, state: CartographersState) -> Observer:
    return CartographersObserver(state)


class CartographersObserver(Observer):
    """The maps as planes of spaces, row by row, and the cards by their numbers."""

    def __init__(self, state: CartographersState) -> None:
        self.seats = seats = state.seats
        self.orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        printed = state.sheets[0].map
        self._printed = SPACES.of((printed.mountains, printed.ruins, printed.wasteland)).tobytes()
        self._sheets = Kept(seen_of)
        self._unscored = [(0,) * (4 * seats * left) for left in range(len(SEASONS), -1, -1)]
        self.features = {
            "printed": Feature((3, SIZE, SIZE), 1, "of the sheet: mountains, ruins, wasteland"),
            "maps": Feature(
                (seats, len(Terrain), SIZE, SIZE),
                1,
                f"by seat: own first, then the others in turn order; by terrain: {TERRAINS}",
            ),
            "drawn": Feature(
                (SIZE, SIZE),
                len(Terrain),
                f"what this seat has drawn on this card, counted from 1: {TERRAINS}",
            ),
            "summits": Feature(
                (seats, len(printed.rings)),
                1,
                "by seat: the mountains whose coin can still be earned, row by row",
            ),
            "players": Feature(
                (seats, 7),
                MOST,
                "by seat: is asked, has drawn on this card, coins, points its map would bring under edicts A, B, C, D",
            ),
            "scores": Feature(
                (len(SEASONS), seats, 4),
                MOST,
                "by season that was scored, then by seat: points under both edicts, coins, points lost to monsters",
            ),
            "edicts": Feature((4,), len(EDICTS), f"scoring cards under A, B, C, D: {numbered(EDICTS)}"),
            "revealed": Feature(
                (len(EXPLORE_CARDS),),
                len(EXPLORE_CARDS),
                f"place in the column of this season (0: in the deck) of {', '.join(EXPLORE_CARDS)}",
            ),
            "ambushes": Feature(
                (len(AMBUSH_CARDS),),
                1,
                f"which have not been revealed in this game: {', '.join(AMBUSH_CARDS)}",
            ),
            "table": Feature(
                (8,),
                MOST,
                "season from 0, time, its limit, ruins flag, explore cards in the deck, ambush cards in it, a single "
                f"square may be of any terrain, the card that is drawn: {numbered(CARDS)}",
            ),
            "asked": Feature(
                (4,),
                MOST,
                "what is asked: 1 to draw terrain, 2 monsters (0: nothing); whether it is asked of this seat, of how "
                "many; on whose map this seat draws (1: its own, 2: that of the next one)",
            ),
        }

    def row(self, state: CartographersState, seat: Seat) -> Row:
        order = self.orders[seat]
        sheets = [state.sheets[other] for other in order]
        maps, summits = zip(*[self._sheets.of(sheet) for sheet in sheets])
        own = state.answers[seat] if state.answers else None
        return joined(
            (
                self._printed,
                *maps,
                drawn(own) if own else NOTHING_DRAWN,
                *summits,
                packed(self._numbers(state, seat, order, sheets)),
            )
        )

    def _numbers(
        self, state: CartographersState, seat: Seat, order: list[Seat], sheets: list[Sheet]
    ) -> list[int]:
        agenda, answers, edicts = state.agenda, state.answers, state.edicts
        asked: Any = agenda[-1] if agenda else None
        seats = asked.seats if asked else ()
        found: list[int] = []
        for other, sheet in zip(order, sheets):
            has_drawn = answers is not None and answers[other] is not None
            found += (other in seats, has_drawn, sheet.coins, *score_all(edicts, sheet))
        for scores in state.scores:
            for other in order:
                score = scores[other]
                found += (*score.cards, score.coins, score.monsters)
        found += self._unscored[len(state.scores)]
        found += [EDICTS[card] for card in edicts]
        revealed = dict.fromkeys(EXPLORE_CARDS, 0)
        for place, card in enumerate(state.revealed, 1):
            revealed[card] = place
        found += revealed.values()
        found += [card in state.ambushes for card in AMBUSH_CARDS]
        ambush = state.card in AMBUSH_CARDS
        found += (
            state.season,
            state.time,
            state.this_season.limit,
            state.ruins,
            len(state.deck),
            state.hidden_ambushes,
            state.any_fallback,
            CARDS.get(state.card, 0),
            (2 if ambush else 1) if asked else 0,
            seat in seats,
            len(seats),
            (neighbour(state, seat) - seat) % self.seats + 1 if ambush else 1,
        )
        return found


def seen_of(sheet: Sheet) -> tuple[bytes, bytes]:
    """What is drawn on a map, a plane for each terrain; the mountains with an empty side."""
    filled = sheet.filled
    return SPACES.of(sheet.cells).tobytes(), bytes([ring & filled != ring for ring in sheet.map.rings])


def drawn(draw: Draw) -> bytes:
    """The spaces of a drawing, with its terrain."""
    return (SPACES.of((draw.cells,)) * (draw.terrain + 1)).tobytes()
