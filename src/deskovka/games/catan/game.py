"""Catan: the game as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import MappingProxyType
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.values import extensible
from deskovka.games.catan.checking import faults
from deskovka.games.catan.guessing import guess
from deskovka.games.catan.luck import CatanLots
from deskovka.games.catan.modules import rule_elsewhere
from deskovka.games.catan.points import feat_of
from deskovka.games.catan.setup import OPTIONS, set_up
from deskovka.games.catan.shapes import CatanView
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.view import common, view, view_of


@extensible
class CatanGame(Game[CatanState]):
    """The base game for two to four."""

    name = "catan"
    edition = "cs-base"
    rules_version = "1"
    seats = range(2, 5)
    options = OPTIONS
    first_game = MappingProxyType({"board": "beginner"})
    end_rule = "CT-B11.3"
    view_shape = CatanView

    def why_unasked(self, state: CatanState, action: Action) -> RuleId | None:
        """What this table does not play with is told by the rule of a table that does."""
        kind = type(action)
        if kind in state.book.deeds:
            return None
        return state.book.due.get(kind) or rule_elsewhere(kind)

    def set_up(self, setup: Setup, chance: Chance) -> CatanState:
        return set_up(setup, chance)

    def view(self, state: CatanState, seat: Seat | None) -> Json:
        return view(state, seat, self.decision(state))

    def views(self, state: CatanState) -> Callable[[Seat | None], Json]:
        decision = self.decision(state)
        shared = common(state, decision)
        return lambda seat: view_of(shared, state, seat, decision is None)

    def determinise(self, state: CatanState, seat: Seat, random: Random) -> CatanState:
        return guess(state, seat, random)

    def lines(self, state: CatanState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        """The sources of points; what is secret is its owner's until the game is over."""
        seen = eyes == seat or self.over(state)
        return tuple(
            Line(source.rule, (source.name,), source.count(state, seat))
            for source in state.book.sources
            if seen or not source.secret
        )

    def outcome(self, state: CatanState) -> Outcome | None:
        if not self.over(state):
            return None
        standings = []
        for seat in range(state.seats):
            lines = self.lines(state, seat, seat)
            score = sum(line.points for line in lines)
            standings.append(Standing(score, lines, won=seat == state.winner, feat=feat_of(state, seat)))
        return rank(tuple(standings))

    def tallies(self, state: CatanState) -> dict[str, int]:
        return {name: count(state) for name, count in state.book.tallies.items()}

    def luck(self) -> CatanLots:
        return CatanLots()

    def turns(self, state: CatanState) -> int:
        return state.turn

    def stage(self, state: CatanState) -> int:
        """The round of turns; 0 while the island is being settled."""
        return -(-state.turn // state.seats)

    def faults(self, state: CatanState) -> list[str]:
        return faults(state)


GAME: Final = CatanGame()
