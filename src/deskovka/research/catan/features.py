"""What a seat sees of Catan, in numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import numpy as np

from deskovka.core.game import Game, Seat
from deskovka.core.setup import Setup
from deskovka.games.catan.board import EDGE_ENDS, HEX_CORNERS, HEX_EDGES
from deskovka.games.catan.development import DECK
from deskovka.games.catan.goods import MASK, SHIFT, size
from deskovka.games.catan.island import HARBOUR_KINDS, Island, Terrain
from deskovka.games.catan.points import points
from deskovka.games.catan.robber import Discard
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, ChooseDeal
from deskovka.research.catan.answers import all_hexes, touched
from deskovka.research.catan.modules import PARTS
from deskovka.research.observing import MOST, Feature, Observer, Places, Row, decisions, numbered, small

TERRAINS: Final = {terrain: number for number, terrain in enumerate(Terrain, 1)}


def observer(game: Game[Any], setup: Setup, state: CatanState) -> Observer:
    return CatanObserver(game, state)


class CatanObserver(Observer):
    """The base game, and after it what each module adds."""

    def __init__(self, game: Game[Any], state: CatanState) -> None:
        hexes = sorted(state.island.tiles)
        self.seats = seats = state.seats
        self.hexes = Places(all_hexes(state))
        self.corners = Places(touched(hexes, HEX_CORNERS))
        self.edges = Places(touched(hexes, HEX_EDGES))
        self.orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        self.kinds = tuple(state.book.kinds)
        self.decisions = {name: number for number, name in enumerate(decisions(game), 1)}
        self._parameters: dict[type, tuple[str, str]] = {}
        self.parts = [part(self, state) for part in PARTS if getattr(state, part.name) is not None]
        self.features = self._features()
        for part in self.parts:
            self.features |= part.features
        self._island: Island | None = None
        self._board = small(())

    def _features(self) -> dict[str, Feature]:
        seats, kinds = self.seats, len(self.kinds)
        corners, edges, hexes = len(self.corners), len(self.edges), len(self.hexes)
        goods = "brick, lumber, wool, grain, ore" + (", paper, cloth, coin" if kinds > 5 else "")
        return {
            "terrain": Feature((hexes,), len(TERRAINS), f"of each hex: {numbered(TERRAINS)}"),
            "token": Feature((hexes,), 12, "number token of each hex; 0: none"),
            "harbour": Feature(
                (corners,), 6, "what each corner serves: 1 any 3:1, 2-6 brick, lumber, wool, grain, ore 2:1"
            ),
            "roads": Feature((seats, edges), 1, "by seat: own first, then the others in turn order"),
            "settlements": Feature((seats, corners), 1, "by seat"),
            "cities": Feature((seats, corners), 1, "by seat"),
            "hand": Feature((kinds,), 63, f"own cards: {goods}"),
            "bank": Feature((kinds,), 63, f"{goods}"),
            "development": Feature(
                (5,), 14, "own cards: knight, road building, plenty, monopoly, victory point"
            ),
            "fresh": Feature((5,), 14, "of them bought in this turn"),
            "players": Feature(
                (seats, 7),
                MOST,
                "by seat: points (own: with secret ones), cards, development cards, knights played, longest road, "
                "holds Longest Road, holds Largest Army",
            ),
            "table": Feature(
                (9,),
                MOST,
                "turn, seat whose turn it is (0: own), rolled, two dice, a development card was played, development "
                "cards left, place of the robber among the hexes (255: none), points to win",
            ),
            "asked": Feature(
                (5,),
                MOST,
                "what is asked: "
                + numbered(self.decisions)
                + "; whether it is asked of this seat, of how many, about whom (1: this seat, 2 the next one; 0: "
                "nobody), for how many things",
            ),
            "offer": Feature(
                (1 + seats, 2, kinds),
                63,
                f"a trade that is talked about, given and wanted by its maker: {goods}; then, by seat, what each "
                "would give and wants for it",
            ),
        }

    def row(self, state: CatanState, seat: Seat) -> Row:
        order = self.orders[seat]
        roads, settlements, cities = state.roads, state.settlements, state.cities
        if state.island is not self._island:
            self._see(state.island)
        found = [
            self._board,
            self.edges.of([roads[other] for other in order]),
            self.corners.of([settlements[other] for other in order] + [cities[other] for other in order]),
            small(self._numbers(state, seat, order)),
        ]
        found += [part.row(state, seat, order) for part in self.parts]
        row: Row = np.concatenate(found)
        return row

    def _see(self, island: Island) -> None:
        """The board is the same for many positions."""
        tiles = island.tiles
        harbours = [0] * len(self.corners)
        for harbour in island.harbours:
            for corner in EDGE_ENDS[harbour.edge]:
                harbours[self.corners.place[corner]] = HARBOUR_KINDS.index(harbour.kind) + 1
        self._board = small(
            [TERRAINS[tiles[hex].terrain if hex in tiles else Terrain.SEA] for hex in self.hexes.numbers]
            + [tiles[hex].token if hex in tiles else 0 for hex in self.hexes.numbers]
            + harbours
        )
        self._island = island

    def _numbers(self, state: CatanState, seat: Seat, order: list[Seat]) -> list[int]:
        hands, cards, kinds = state.hands, state.cards, self.kinds
        hand, bank = hands[seat], state.bank
        found = [hand >> SHIFT[kind] & MASK for kind in kinds]
        found += [bank >> SHIFT[kind] & MASK for kind in kinds]
        found += cards[seat]
        found += state.fresh if state.active == seat else NOTHING
        for other in order:
            found += (
                state.shown[other],
                size(hands[other]),
                sum(cards[other]),
                state.knights[other],
                state.chains[other],
                state.longest == other,
                state.army == other,
            )
        found[-7 * len(order)] = points(state, seat)
        seats, robber = self.seats, state.robber
        agenda = state.agenda
        asked: Any = agenda[-1] if agenda else None
        found += (
            min(state.turn, MOST),
            (state.active - seat) % seats,
            state.rolled,
            *state.dice,
            state.card_played,
            sum(state.deck),
            self.hex_place(robber),
            state.target,
            *(self._asked(asked, state, seat, order) if asked else UNASKED),
        )
        found += self._offer(asked, state, order)
        return found

    def _asked(self, asked: Any, state: CatanState, seat: Seat, order: list[Seat]) -> tuple[int, ...]:
        kind = type(asked)
        if kind not in self._parameters:
            known = {field.name for field in fields(kind)}
            self._parameters[kind] = (
                next((name for name in ABOUT if name in known), ""),
                next((name for name in AMOUNT if name in known), ""),
            )
        about, amount = self._parameters[kind]
        number = getattr(asked, amount) if amount else 0
        if kind is Discard and seat in asked.seats:
            number = size(state.hands[seat]) // 2
        return (
            self.decisions[kind.__name__],
            seat in asked.seats,
            len(asked.seats),
            1 + order.index(getattr(asked, about)) if about else 0,
            number,
        )

    def hex_place(self, hex: int) -> int:
        """Where a hex stands among all; MOST: it is none."""
        return self.hexes.place.get(hex, MOST)

    def corner_place(self, corner: int) -> int:
        """The same of a corner."""
        return self.corners.place.get(corner, MOST)

    def _offer(self, asked: Any, state: CatanState, order: list[Seat]) -> list[int]:
        """What is talked about while others answer an offer, or one of the answers is chosen."""
        kinds = self.kinds
        deal: Any = state.agenda[-2] if isinstance(asked, AnswerOffer) else asked
        if not isinstance(deal, ChooseDeal):
            return [0] * (2 * len(kinds) * (1 + self.seats))
        terms = [(deal.give, deal.get), *[(0, 0)] * self.seats]
        for reply in deal.replies:
            terms[1 + order.index(reply.seat)] = reply.give, reply.get
        return [cards >> SHIFT[kind] & MASK for sides in terms for cards in sides for kind in kinds]


NOTHING: Final = (0,) * len(DECK)
ABOUT: Final = ("victim", "by", "owner")  # fields of decisions
AMOUNT: Final = ("number", "left")
UNASKED: Final = (0,) * 5
