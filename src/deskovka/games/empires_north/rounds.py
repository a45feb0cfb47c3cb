"""The round: Lookout, Action, Expedition, Cleanup (EN-5.1, EN-5.6, EN-8, EN-9.8)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Step
from deskovka.core.values import value
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.drawing import turn_island_up
from deskovka.games.empires_north.expedition import PhaseBegan, notice_last_round
from deskovka.games.empires_north.goods import KINDS, WORKER
from deskovka.games.empires_north.lookout import look_out
from deskovka.games.empires_north.state import DISCS, EmpiresState, with_sorted
from deskovka.games.empires_north.storage import StoragePays
from deskovka.games.empires_north.turn import NEXT_TURN

FACE_UP: Final = 2  # EN-4.1: islands of each distance


@value
class IslandsShown(Event):
    """The islands that lie face up now."""

    reveals = True
    near: tuple[CardName, ...]
    distant: tuple[CardName, ...]


@value
class BeginRound(Step[EmpiresState]):
    """EN-5.1, EN-5.6: every round begins with Lookout, the first too."""

    rule = "EN-5.1"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        state.round += 1
        state.phase = "lookout"
        state.active = state.first
        if play.heard:
            play.tell(PhaseBegan(state.round, state.phase))
        notice_last_round(state, play)
        state.agenda += [END_ROUND, ACTION_PHASE]
        state.agenda += [StoragePays(seat) for seat in reversed(state.from_first())]
        look_out(state, play)


@value
class ActionPhase(Step[EmpiresState]):
    """EN-6.1: the first player begins."""

    rule = "EN-6.1"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        state.phase = "action"
        play.tell(PhaseBegan(state.round, state.phase))
        state.agenda.append(NEXT_TURN[state.first])


@value
class EndRound(Step[EmpiresState]):
    """EN-8.3: the last round has no Cleanup; after any other comes the next."""

    rule = "EN-8.3"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        if not state.last:
            clean_up(state, play)
            state.agenda.append(BEGIN_ROUND)


def clean_up(state: EmpiresState, play: Play[EmpiresState]) -> None:
    """EN-8.1: workers, cards, discs, islands, the first player."""
    for seat in range(state.seats):
        state.supply[seat * KINDS + WORKER] += state.tired[seat]
        state.tired[seat] = 0
        state.empires[seat] = tuple(
            [piece.but(exhausted=False) if piece.exhausted else piece for piece in state.empires[seat]]
        )
        state.discs[seat] = DISCS
    for far in range(2):
        state.islands_gone[far] = with_sorted(state.islands_gone[far], *state.display[far])
        state.display[far] = ()
    show_islands(state, play)
    state.first = (state.first + 1) % state.seats


def show_islands(state: EmpiresState, play: Play[EmpiresState]) -> None:
    """EN-4.1: two near and two distant ones."""
    for far in range(2):
        for _ in range(FACE_UP):
            card = turn_island_up(state, far, play)
            if card is not None:
                state.display[far] = (*state.display[far], card)
    if play.heard:
        play.tell(IslandsShown(state.display[0], state.display[1]))


BEGIN_ROUND: Final = BeginRound()
ACTION_PHASE: Final = ActionPhase()
END_ROUND: Final = EndRound()
