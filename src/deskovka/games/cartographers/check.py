"""The check phase: whether the season goes on."""

from __future__ import annotations

from deskovka.core.game import Play, Step
from deskovka.core.values import value
from deskovka.games.cartographers.explore import EXPLORE
from deskovka.games.cartographers.state import CartographersState


@value
class CheckTime(Step[CartographersState]):
    """Turns follow each other until the time of the revealed cards reaches the limit; it is over then at once.

    An ambush adds no time (CA-3.7). Without cards a season would end too, but the deck never runs out (CA-3.9).
    """

    rule = "CA-8.1"

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        if state.time < state.this_season.limit and (state.deck or state.hidden_ambushes):
            play.then(EXPLORE, self)
