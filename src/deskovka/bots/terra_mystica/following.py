"""Playing a turn to its end on a copy: every further choice of it is the one that is worth most."""

from __future__ import annotations

from functools import cached_property
from typing import Any, cast

from deskovka.bots.deciding import ImaginedChance
from deskovka.bots.terra_mystica.judge import Judge
from deskovka.bots.terra_mystica.plans import Plan
from deskovka.bots.terra_mystica.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Decision, Play, Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import COLOURS, SPADES
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.conversions import ORDAIN, Burn, Convert
from deskovka.games.terra_mystica.cults import UseKey
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.leech import CultistsStep
from deskovka.games.terra_mystica.passing import Pass, do_pass
from deskovka.games.terra_mystica.rounds import BonusSpades
from deskovka.games.terra_mystica.special_actions import SpecialChoice
from deskovka.games.terra_mystica.specials import UseSpace, why_not_use
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE, Transform

IMPOSSIBLE = -1000.0
# Questions to the seat whose turn it is, or about what it was just given.
PARTS_OF_A_TURN = (OwnChoices, SpecialChoice, UseKey, FinishTurn, UseSpades, BonusSpades, CultistsStep)
NO_CHANCE = ImaginedChance()  # after the set-up chance is never asked


class Thoughts:
    """One seat's thinking about one turn: the judge, and choices that need be thought of only once."""

    def __init__(self, state: TerraMysticaState, seat: Seat, weights: Weights = RULES_OF_THUMB) -> None:
        self.start = state
        self.seat = seat
        self.weights = weights
        self.tiles: dict[OwnChoices, Action] = {}

    @cached_property
    def judge(self) -> Judge:
        return Judge(self.start, self.seat, self.weights)

    def value(self, state: TerraMysticaState) -> float:
        """The points this seat can expect; while it chooses its faction, with that faction."""
        if self.start.factions[self.seat]:
            return self.judge.value(state)
        return Judge(state, self.seat, self.weights).value(state) if state.factions[self.seat] else 0.0

    def after(self, state: TerraMysticaState, plan: Plan) -> TerraMysticaState | None:
        """The position when a plan has been carried out, with all choices that belong to it.

        None if its conversions leave nothing to pay a missing spade with.
        """
        trial = state.copy()
        for action in plan[:-1]:
            answer(trial, self.seat, action)
        action = plan[-1]
        if isinstance(action, Pass):
            do_pass(trial, self.seat, action, Play(trial, NO_CHANCE, False))
            return trial
        if isinstance(action, UseSpace) and why_not_use(trial, self.seat, action.space, doubled=False):
            return None
        answer(trial, self.seat, action)
        self.finish(trial)
        return trial

    def worth_of(self, state: TerraMysticaState, plan: Plan) -> float:
        """What a plan leads to."""
        trial = self.after(state, plan)
        return IMPOSSIBLE if trial is None else self.judge.value(trial)

    def finish(self, state: TerraMysticaState) -> None:
        """Make all choices that are left of the turn."""
        while self.asked(state):
            answer(state, self.seat, self.choice(state))

    def asked(self, state: TerraMysticaState) -> bool:
        """Whether the next task is a question to this seat that belongs to its turn."""
        if not state.agenda:
            return False
        task = state.agenda[-1]
        return isinstance(task, Decision) and self.seat in task.seats and not isinstance(task, TakeTurn)

    def choice(self, state: TerraMysticaState) -> Action:
        """The best answer to a question that belongs to the turn."""
        decision = state.agenda[-1]
        if isinstance(decision, OwnChoices):
            known = self.tiles.get(decision)
            if known is not None and decision.why_not(state, self.seat, known) is None:
                return known
        answers = sensible_answers(state, self.seat)
        if len(answers) == 1:
            return answers[0]
        worths = [self.worth(state, action) for action in answers]
        best = answers[worths.index(max(worths))]
        if isinstance(decision, OwnChoices):
            self.tiles[decision] = best
        return best

    def worth(self, state: TerraMysticaState, action: Action) -> float:
        """What the position is worth after an answer and the best choices after it."""
        trial = state.copy()
        answer(trial, self.seat, action)
        self.finish(trial)
        return self.judge.value(trial)


def answer(state: TerraMysticaState, seat: Seat, action: Action) -> None:
    """Apply a legal answer without running on: what happens to others is left on the agenda."""
    decision = cast("Decision[TerraMysticaState, Any]", state.agenda.pop())
    decision.resolve(state, seat, action, Play(state, NO_CHANCE, False))


def sensible_answers(state: TerraMysticaState, seat: Seat) -> list[Action]:
    """The legal answers without those that are hardly ever good: conversions, spades away from home."""
    decision = cast("Decision[TerraMysticaState, Any]", state.agenda[-1])
    answers: list[Action] = [
        action
        for action in decision.options(state, seat)
        if not isinstance(action, (Convert, Burn)) or action == ORDAIN
    ]
    if isinstance(decision, (UseSpades, BonusSpades)):
        return towards_home(state, seat, answers)
    if isinstance(decision, FinishTurn):  # which spades an action takes was weighed when it was chosen
        return [action for action in answers if not isinstance(action, Transform)]
    return answers


def towards_home(state: TerraMysticaState, seat: Seat, answers: list[Action]) -> list[Action]:
    """Transformations into home terrain; if there are none, those that come nearer to it."""
    home = state.faction(seat).home
    moves = [action for action in answers if isinstance(action, Transform)]
    found: list[Action] = [action for action in moves if action.colour is COLOURS[home]]
    if not found:
        found = [
            action
            for action in moves
            if SPADES[COLOURS.index(action.colour)][home] < SPADES[state.terrain[action.hex]][home]
        ]
    found += [action for action in answers if action == DONE]
    return found or answers
