"""The beginning of a season and the scoring at its end."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Seat, Step
from deskovka.core.values import value
from deskovka.games.cartographers.cards import EXPLORE_CARDS, SEASONS
from deskovka.games.cartographers.scoring import SCORERS, monster_penalty
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState, SeasonScore


@value
class SeasonScored(Event):
    """What a seat scored at the end of a season."""

    season: str
    seat: Seat
    score: SeasonScore


@value
class SeasonBegan(Event):
    """A new season begins, with one ambush card more in the deck."""

    season: str


@value
class ScoreSeason(Step[CartographersState]):
    """Every map is scored for the two cards under the edicts of this season."""

    rule = "CA-9.1"

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        season = state.this_season
        cards = [state.edicts[edict] for edict in season.edicts]
        scores = tuple([score_sheet(sheet, cards[0], cards[1]) for sheet in state.sheets])
        state.scores += (scores,)
        for seat, score in enumerate(scores):
            play.tell(SeasonScored(season.id, seat, score))


def score_sheet(sheet: Sheet, first: str, second: str) -> SeasonScore:
    """CA-9.2: two cards and the coins, less the monsters; the total may be negative (CA-9.7)."""
    return SeasonScore((SCORERS[first](sheet), SCORERS[second](sheet)), sheet.coins, monster_penalty(sheet))


@value
class BeginSeason(Step[CartographersState]):
    """All explore cards are shuffled together with one more ambush card."""

    rule = "CA-10.3"
    season: int

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        state.season = self.season
        state.deck = tuple(EXPLORE_CARDS)
        state.revealed = ()
        state.reveals = 0
        state.time = 0  # CA-8.3
        state.ruins = False  # CA-3.10
        state.hidden_ambushes += 1  # CA-10.4; those not revealed stay in the deck (CA-10.5)
        play.tell(SeasonBegan(SEASONS[self.season].id))
