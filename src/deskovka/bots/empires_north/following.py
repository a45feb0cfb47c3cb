"""Following an option to the end of the own action, with chance at its middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from deskovka.bots.empires_north.judge import Judge
from deskovka.core.chance import Chance
from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.expedition import NextShip
from deskovka.games.empires_north.gaining import Take, TakeResources
from deskovka.games.empires_north.paying import PayAny, PayGoods
from deskovka.games.empires_north.rounds import ActionPhase
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.storage import StoragePays
from deskovka.games.empires_north.tiles import BoostOrField
from deskovka.games.empires_north.turn import NextTurn

T = TypeVar("T")
BOUNDARIES: Final = (
    NextTurn,
    NextShip,
    StoragePays,
    ActionPhase,
)  # beyond them it is no longer the own action
LONGEST: Final = 12  # questions of one action that are answered
MOST_TRIED: Final = 40  # options of one question
FEWER: Final = 12  # of one that follows


class MiddlingChance(Chance):
    """Neither luck nor misfortune: of cards to draw the one in the middle, by what they are worth."""

    def __init__(self, worth: Callable[[Any], float]) -> None:
        super().__init__()
        self.worth = worth

    def pick(self, options: Sequence[T], *name: object) -> T:
        if isinstance(options[0], CardName):
            options = sorted(options, key=self.worth)
        return options[len(options) // 2]

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        return self.pick(options, *name)

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        return len(options) // 2


def within_action(state: EmpiresState) -> EmpiresState:
    """A copy in which nothing follows the own action."""
    trial = state.copy()
    for place in range(len(trial.agenda) - 1, -1, -1):
        if isinstance(trial.agenda[place], BOUNDARIES):
            trial.agenda = trial.agenda[place + 1 :]
            break
    return trial


class Following:
    """Tries options of one seat on copies of a position."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seat = judge.seat
        worths = judge.prospects(judge.seat, False).worths
        cards = judge.root.box.cards

        def worth(name: Any) -> float:
            card = cards[name]
            return worths.in_hand(card) if card.distance is None else worths.pillage(card)

        self.chance = MiddlingChance(worth)

    def asked(self, state: EmpiresState) -> Decision[EmpiresState, Any] | None:
        """What this seat is asked next within its action."""
        asked = GAME.decision(state)
        return asked if asked is not None and asked.seats == (self.seat,) else None

    def after(self, start: EmpiresState, option: Action) -> EmpiresState:
        state = start.copy()
        GAME.apply(state, self.seat, option, self.chance, heard=False)
        return state

    def options(self, state: EmpiresState, most: int) -> list[Action]:
        """All of them, or so many evenly spread."""
        found = GAME.legal(state, self.seat)
        if len(found) > most:
            found = [found[place * len(found) // most] for place in range(most)]
        return found

    def best(self, start: EmpiresState) -> Action:
        """The option whose action ends best."""
        options = self.options(start, MOST_TRIED)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: self.judge.value(self.end(self.after(start, option))))

    def end(self, state: EmpiresState) -> EmpiresState:
        """Answer all that follows within the action; a card played with it is followed through."""
        for _ in range(LONGEST):
            asked = self.asked(state)
            if asked is None:
                break
            if isinstance(asked, (TakeResources, PayAny)):
                state = self.after(state, self.goods(state, asked))
                continue
            states = [self.after(state, option) for option in self.options(state, FEWER)]
            if len(states) == 1:
                state = states[0]
            elif isinstance(asked, BoostOrField):
                state = max([self.end(one) for one in states], key=self.judge.value)
            else:
                state = max(states, key=self.judge.value)
        return state

    def goods(self, state: EmpiresState, asked: TakeResources | PayAny) -> Action:
        """The resources that are wanted most, or least."""
        prospects = self.judge.prospects(self.seat, False)
        options = asked.options(state, self.seat)
        held = state.holding(self.seat)
        sign = 1 if isinstance(asked, TakeResources) else -1

        def worth(option: Take | PayGoods) -> float:
            counts = option.goods.counts()
            return sign * prospects.goods([had + sign * more for had, more in zip(held, counts)])

        return max(options, key=worth)
