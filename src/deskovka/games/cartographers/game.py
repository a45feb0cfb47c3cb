"""Cartographers: the game as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, Seat
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.values import extensible
from deskovka.games.cartographers.ambush import DrawMonsters
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, SCORING_CARDS, SEASONS
from deskovka.games.cartographers.drawing import DrawTerrain
from deskovka.games.cartographers.luck import ExploreLots
from deskovka.games.cartographers.setup import OPTIONS, set_up
from deskovka.games.cartographers.shapes import CartographersView
from deskovka.games.cartographers.sheet import COIN_TRACK, Sheet
from deskovka.games.cartographers.solo import title_for
from deskovka.games.cartographers.state import CartographersState, Deal
from deskovka.games.cartographers.view import common, view, view_of

EDICT_LETTERS = "ABCD"


@extensible
class Cartographers(Game[CartographersState]):
    """Kartografové, the edition of 2019: both sides of the sheet, any number of players, solo."""

    name = "cartographers"
    edition = "2019-cs"
    rules_version = "1"
    seats = range(1, 101)  # CA-1.1: the box holds 100 sheets
    options = OPTIONS
    end_rule = "CA-10.1"
    view_shape = CartographersView

    def set_up(self, setup: Setup, chance: Chance) -> CartographersState:
        return set_up(setup, chance)

    def view(self, state: CartographersState, seat: Seat | None) -> Json:
        return view(state, seat, self.waiting(state))

    def views(self, state: CartographersState) -> Callable[[Seat | None], Json]:
        shared = common(state, self.waiting(state))
        return lambda seat: view_of(shared, state, seat)

    def determinise(self, state: CartographersState, seat: Seat, random: Random) -> CartographersState:
        """What others have drawn on this card is guessed; the decks are bags already, unless they were fixed."""
        guess = state.copy()
        guess.deal = Deal()
        if guess.answers is not None:
            decision = DrawMonsters(()) if guess.card in AMBUSH_CARDS else DrawTerrain(())
            for other, drawing in enumerate(guess.answers):
                if drawing is not None and other != seat:
                    guess.answers[other] = decision.sample(guess, other, random)
        return guess

    def lines(self, state: CartographersState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        """CA-9.2 for each season played; alone also the numbers of the scoring cards (CA-14.13)."""
        found: list[Line] = []
        for season, scores in zip(SEASONS, state.scores):
            score = scores[seat]
            for edict, points in zip(season.edicts, score.cards):
                found.append(Line("CA-9.1", (season.id, EDICT_LETTERS[edict], state.edicts[edict]), points))
            found.append(Line("CA-9.4", (season.id, "coins"), score.coins))
            found.append(Line("CA-9.5", (season.id, "monsters"), -score.monsters))
        if state.seats == 1 and self.over(state):
            for card in state.edicts:
                found.append(Line("CA-14.13", ("solo", card), -SCORING_CARDS[card].solo, "solo"))
        return tuple(found)

    def outcome(self, state: CartographersState) -> Outcome | None:
        """CA-11: the highest sum wins, ties by fewer points lost to monsters (CA-11.2, CA-11.3)."""
        if not self.over(state):
            return None
        standings = []
        for seat in range(state.seats):
            lines = self.lines(state, seat)
            score = sum(line.points for line in lines)
            title = title_for(score) if state.seats == 1 else None
            lost = sum(season[seat].monsters for season in state.scores)
            standings.append(Standing(score, lines, (-lost,), title.id if title else None))
        return rank(tuple(standings))

    def luck(self) -> ExploreLots:
        return ExploreLots()

    def turns(self, state: CartographersState) -> int:
        return state.turns

    def stage(self, state: CartographersState) -> int:
        """The season, counted from 0."""
        return state.season

    def faults(self, state: CartographersState) -> list[str]:
        found = [fault for sheet in state.sheets for fault in sheet_faults(sheet)]
        if len({sheet.map.id for sheet in state.sheets}) != 1:
            found.append("all players use the same side (CA-1.2)")
        if sorted(state.deck + state.revealed) != sorted(EXPLORE_CARDS):
            found.append("the deck and the column together are all explore cards (CA-10.3)")
        if state.time != sum(EXPLORE_CARDS[card].time for card in state.revealed):
            found.append("time is the sum of the column (CA-8.1)")
        resolved = len(AMBUSH_CARDS) - len(state.ambushes)
        if state.hidden_ambushes + resolved != state.season + 1:
            found.append("one ambush card enters before each season (CA-10.7)")
        if len(state.scores) != state.season + self.over(state):
            found.append("each season is scored once (CA-9.1)")
        if not self.over(state) and (state.answers is None or not self.waiting(state)):
            found.append("somebody is asked until the game is over")
        return found


def sheet_faults(sheet: Sheet) -> list[str]:
    found = []
    printed = sheet.map.mountains | sheet.map.wasteland
    if (
        sum(sheet.cells) + printed != sheet.filled
        or sum(map(int.bit_count, sheet.cells)) != (sheet.filled & ~printed).bit_count()
    ):
        found.append("every space holds one thing (CA-4.3)")
    if sheet.filled & ~sheet.map.grid.all:
        found.append("nothing lies outside the map (CA-4.3)")
    if not 0 <= sheet.coins <= COIN_TRACK:
        found.append("the coin track has 14 coins (CA-5.7)")
    return found
