"""Four progress cards in hand at most (CT-K6.4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Play, Step
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.state import CatanState

MOST: Final = 4


@value
class LimitHands(Step[CatanState]):
    """Whoever has a fifth card returns one; the active player may play one instead, and is asked before the others."""

    rule = "CT-K6.4"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        hands = realm_of(state).progress.hands
        asked = state.book.fifth_card
        if len(hands[state.active]) > MOST:
            state.agenda += [self, asked((state.active,))]  # a card that was played may have brought another
            return
        full = [seat for seat in state.after(state.active) if len(hands[seat]) > MOST]
        if full:
            state.agenda.append(asked(tuple(full)))


LIMIT_HANDS: Final = LimitHands()
