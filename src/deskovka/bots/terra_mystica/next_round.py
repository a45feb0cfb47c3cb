"""Thinking beyond the pass: the income of the next round, and what can be made of it."""

from __future__ import annotations

from deskovka.bots.terra_mystica.following import Thoughts
from deskovka.bots.terra_mystica.rest_of_round import RestOfRound
from deskovka.core.game import Seat
from deskovka.games.terra_mystica.power import gain
from deskovka.games.terra_mystica.rounds import cult_bonus, income
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn


def begin_next_round(end: TerraMysticaState, seat: Seat) -> TerraMysticaState:
    """The first turn of a seat in the next round, if nobody else did anything; bonus spades are left out."""
    state = end.copy()
    gain(state, seat, cult_bonus(state, seat))
    state.round += 1
    state.passed = ()
    state.used_power = 0
    state.used = [0] * state.seats
    gain(state, seat, income(state, seat))
    state.agenda = [TakeTurn((seat,))]
    state.built.clear()
    return state


def worth_of_next_round(end: TerraMysticaState, thoughts: Thoughts, width: int, depth: int) -> float:
    """What a position at passing is worth, seen from the end of the next round."""
    seat = thoughts.seat
    spades = thoughts.judge.later.spade * cult_bonus(end, seat).spades
    state = begin_next_round(end, seat)
    lines = RestOfRound(state, Thoughts(state, seat, thoughts.judge.weights), width, depth).search()
    return lines[0].worth + spades
