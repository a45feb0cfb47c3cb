"""What an action takes from a seat and brings it at once, read off a copy of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Decision, Play, Seat, Task
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import OfferTop, TakeSteps, UseKey
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.special_actions import (
    ChooseBridge,
    ChooseCult,
    FreeTradingPost,
    Ride,
    Sandstorm,
)
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import spades_needed
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import Transform

Amounts = dict[str, int]
HELD = ("c", "w", "p", "vp", "key", "ship", "dig", "leap", *CULT_NAMES)


class Moment:
    """A question to a seat, and what the seat has when it is asked."""

    def __init__(
        self, state: TerraMysticaState, seat: Seat, decision: Decision[TerraMysticaState, Any]
    ) -> None:
        self.state = state
        self.seat = seat
        self.decision = decision
        self.held = held(state, seat)
        self.tokens, self.moved = power(state, seat)
        self.granted = granted([decision])

    def change(self, action: Action, after: TerraMysticaState) -> tuple[Amounts, Amounts]:
        """Cost and gain of the action itself, without what others answer and without the end of the round.

        No action pays and brings the same good, so the difference of before and after tells both.
        """
        cost: Amounts = {}
        gain: Amounts = {}
        for name, had, has in zip(HELD, self.held, held(after, self.seat)):
            if has > had:
                gain[name] = has - had
            elif has < had:
                cost[name] = had - has
        self._count_power(after, cost, gain)
        if isinstance(action, Transform) and isinstance(self.decision, (UseSpades, FinishTurn, BonusSpades)):
            needed = spades_needed(self.state, self.seat, action.hex, COLOURS.index(action.colour))
            if free := min(self.decision.spades.free, needed):
                cost["spades"] = free
        for name, amount in granted(after.agenda[len(self.state.agenda) - 1 :]).items():
            more = amount - self.granted.get(name, 0)
            if more > 0:
                gain[name] = more
        return cost, gain

    def after(self, action: Action) -> TerraMysticaState:
        """A copy after the action and the cult steps that belong to it; nothing else runs on."""
        after = self.state.copy()
        after.agenda.pop()
        play = Play(after, ScriptedChance(()), heard=False)
        self.decision.resolve(after, self.seat, action, play)
        while isinstance(task := after.agenda[-1], (TakeSteps, OfferTop)):
            after.agenda.pop()
            task.run(after, play)
        return after

    def _count_power(self, after: TerraMysticaState, cost: Amounts, gain: Amounts) -> None:
        """TM-6.1, TM-6.2: gained power moves a token on by one bowl, spent power moves it back by two.

        A sacrifice (TM-6.7) brings as many tokens to bowl III as leave the game, whatever lies in bowl I.
        """
        tokens, moved = power(after, self.seat)
        if tokens > self.tokens:
            gain["tokens"] = tokens - self.tokens  # those of a faction board, as they lie on it
            return
        if tokens < self.tokens:
            cost["tokens"] = gain["bowl3"] = self.tokens - tokens
        elif moved > self.moved:
            gain["pw"] = moved - self.moved
        elif moved < self.moved:
            cost["pw"] = (self.moved - moved) // 2


def held(state: TerraMysticaState, seat: Seat) -> tuple[int, ...]:
    """What can be counted, in the order of HELD."""
    first = seat * CULTS
    return (
        state.coins[seat],
        state.workers[seat],
        state.priests[seat],
        state.points[seat],
        state.keys[seat],
        state.shipping[seat],
        state.digging[seat],
        state.leap_bonus[seat],
        *state.cults[first : first + CULTS],
    )


def power(state: TerraMysticaState, seat: Seat) -> tuple[int, int]:
    """The tokens in the bowls, and how many bowls they have moved on from the first."""
    second, third = state.bowl2[seat], state.bowl3[seat]
    return state.bowl1[seat] + second + third, second + 2 * third


def granted(tasks: Iterable[Task[TerraMysticaState]]) -> Amounts:
    """What the questions among some tasks let a seat choose or do."""
    found: Amounts = {}
    for task in tasks:
        grants = GRANTS.get(type(task))
        if grants:
            for name, amount in grants(task).items():
                found[name] = found.get(name, 0) + amount
    return found


GRANTS: dict[type, Callable[[Any], Amounts]] = {
    OwnChoices: lambda task: {
        "favor": task.favors,
        "town": task.towns,
        "ordain": task.ordain,
        "steps": task.steps[1] if task.steps else 0,
    },
    UseKey: lambda task: {"climb": 1},
    UseSpades: lambda task: {"spades": task.spades.free},
    ChooseBridge: lambda task: {"bridge": 1},
    ChooseCult: lambda task: {"steps": task.steps},
    Sandstorm: lambda task: {"sandstorm": 1},
    Ride: lambda task: {"dwelling": 1},
    FreeTradingPost: lambda task: {"trading_post": 1},
    TakeTurn: lambda task: {"turns": 2 * task.first},
}
