"""Catan: the game as the rest of the program knows it."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.values import extensible
from deskovka.games.catan import robber, trade
from deskovka.games.catan.checking import faults
from deskovka.games.catan.guessing import guess
from deskovka.games.catan.points import CARD_POINTS, VICTORY_POINT
from deskovka.games.catan.setup import OPTIONS, set_up
from deskovka.games.catan.shapes import CatanView
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.view import view

# Answers to a question, and the rule that says when it is asked.
DUE: Final[dict[type[Action], RuleId]] = {
    robber.DiscardCards: "CT-B5.1",
    robber.PlaceRobber: "CT-B5.2",
    robber.Rob: "CT-B5.2",
    trade.Accept: "CT-B6.1",
    trade.Decline: "CT-B6.1",
    trade.Counter: "CT-B6.1",
    trade.Deal: "CT-B6.1",
    trade.Withdraw: "CT-B6.1",
}


@extensible
class CatanGame(Game[CatanState]):
    """The base game for two to four."""

    name = "catan"
    edition = "cs-base"
    rules_version = "1"
    seats = range(2, 5)
    options = OPTIONS
    end_rule = "CT-B11.3"
    view_shape = CatanView

    def why_unasked(self, state: CatanState, action: Action) -> RuleId | None:
        return DUE.get(type(action))

    def set_up(self, setup: Setup, chance: Chance) -> CatanState:
        return set_up(setup, chance)

    def view(self, state: CatanState, seat: Seat | None) -> Json:
        return view(state, seat, self.decision(state))

    def determinise(self, state: CatanState, seat: Seat, random: Random) -> CatanState:
        return guess(state, seat, random)

    def lines(self, state: CatanState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        """CT-B7.8 and the cards; victory point cards are the owner's secret until the game is over."""
        found = [
            Line("CT-B7.8", ("settlements",), state.settlements[seat].bit_count()),
            Line("CT-B7.8", ("cities",), 2 * state.cities[seat].bit_count()),
            Line("CT-B8.1", ("longest-road",), CARD_POINTS if state.longest == seat else 0),
            Line("CT-B10.1", ("largest-army",), CARD_POINTS if state.army == seat else 0),
        ]
        if eyes == seat or self.over(state):
            found.append(Line("CT-B9.9", ("victory-points",), state.cards[seat][VICTORY_POINT]))
        return tuple(found)

    def outcome(self, state: CatanState) -> Outcome | None:
        if not self.over(state):
            return None
        standings = []
        for seat in range(state.seats):
            lines = self.lines(state, seat, seat)
            score = sum(line.points for line in lines)
            standings.append(Standing(score, lines, won=seat == state.winner))
        return rank(tuple(standings))

    def turns(self, state: CatanState) -> int:
        return state.turn

    def stage(self, state: CatanState) -> int:
        """The round of turns; 0 while the island is being settled."""
        return -(-state.turn // state.seats)

    def faults(self, state: CatanState) -> list[str]:
        return faults(state)


GAME: Final = CatanGame()
