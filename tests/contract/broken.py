"""Tic-tac-toe with one thing wrong each: what the contract tests must notice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from deskovka.core.chance import Chance
from deskovka.core.collecting import values_in
from deskovka.core.game import Game, Json, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Outcome, Standing, rank
from deskovka.core.rules import RuleList, read_rules
from deskovka.core.setup import Setup
from deskovka.core.values import value
from tic_tac_toe.game import EMPTY, SPACES, Board, Mark, Marked, PutMark, TicTacToe


class Broken(TicTacToe):
    """Its rules lie in the folder of the game that is whole; its board and its question may be others."""

    board: type[Board] = Board
    question: type[PutMark] = PutMark

    @property
    def actions(self) -> tuple[type[Action], ...]:
        return (Mark,)

    @property
    def values(self) -> tuple[type, ...]:
        return (*values_in(TicTacToe), self.board, self.question)

    def rules(self, language: str) -> RuleList:
        return read_rules("tic_tac_toe", language)

    def set_up(self, setup: Setup, chance: Chance) -> Board:
        return self.board([self.question((0,))], [EMPTY] * len(SPACES))


@dataclass
class SharedBoard(Board):
    def copy(self) -> Self:
        return type(self)(self.agenda.copy(), self.marks)


class SharesItsBoard(Broken):
    name = "shares_its_board"
    board = SharedBoard


@value
class AlsoTaken(PutMark):
    def why_not(self, state: Board, seat: Seat, action: Mark) -> str | None:
        return None if action.space in SPACES else self.rule

    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        state.marks[action.space - 1] = seat
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(AlsoTaken((1 - seat,)))


class AllowsTakenSpaces(Broken):
    name = "allows_taken_spaces"
    question = AlsoTaken


@value
class Unnamed(PutMark):
    rule = "TT-9.9"


class QuotesNoRule(Broken):
    name = "quotes_no_rule"
    question = Unnamed


@value
class NeverTheLast(PutMark):
    def sample(self, state: Board, seat: Seat, random: Random) -> Mark:
        options = list(self.options(state, seat))
        return random.choice(options[:-1] or options)

    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        state.marks[action.space - 1] = seat
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(NeverTheLast((1 - seat,)))


class SamplesNotAll(Broken):
    name = "samples_not_all"
    question = NeverTheLast


@value
class Endless(PutMark):
    def options(self, state: Board, seat: Seat) -> Iterable[Mark]:
        return [Mark(space) for space in SPACES]

    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        play.then(Endless((1 - seat,)))


class RunsForEver(Broken):
    name = "runs_for_ever"
    question = Endless


@value
class Impatient(PutMark):
    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        state.marks[action.space - 1] = seat
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(Impatient((seat,)))


class ForgetsTurns(Broken):
    name = "forgets_turns"
    question = Impatient


class MiscountsPoints(Broken):
    name = "miscounts_points"

    def outcome(self, state: Board) -> Outcome | None:
        if not self.over(state):
            return None
        return rank(tuple(Standing(7, self.lines(state, seat)) for seat in range(2)))


class GuessesTheVisible(Broken):
    name = "guesses_the_visible"

    def determinise(self, state: Board, seat: Seat, random: Random) -> Board:
        return self.board(state.agenda.copy(), [EMPTY] * len(SPACES))


class KnowsTheTruth(Broken):
    """Shows each seat something of its own, which the others' guesses get right."""

    name = "knows_the_truth"
    view_shape = Any  # type: ignore[assignment]

    def view(self, state: Board, seat: Seat | None) -> Json:
        own = None if seat is None else state.marks.count(seat)
        return {"own": own, "asked": list(self.waiting(state))}


class SaysNothingIsHidden(KnowsTheTruth):
    """And yet each seat sees something of its own."""

    name = "says_nothing_is_hidden"
    open = True


class TellsSpectators(KnowsTheTruth):
    """Guesses differ, and spectators see what they guess."""

    name = "tells_spectators"

    def view(self, state: Board, seat: Seat | None) -> Json:
        marks = [mark if seat is None or mark == seat else None for mark in state.marks]
        return {"marks": marks, "asked": list(self.waiting(state))}

    def determinise(self, state: Board, seat: Seat, random: Random) -> Board:
        guess = state.copy()
        others = [place for place, mark in enumerate(state.marks) if mark != seat]
        marks = [state.marks[place] for place in others]
        random.shuffle(marks)
        for place, mark in zip(others, marks):
            guess.marks[place] = mark
        return guess

    def faults(self, state: Board) -> list[str]:
        return []


@dataclass
class CertainBoard(Board):
    lucky: int = 0  # a number nobody sees
    certain: bool = False

    def copy(self) -> Self:
        return type(self)(self.agenda.copy(), self.marks.copy(), self.lucky, self.certain)


class ForgetsByGuessing(Broken):
    """Guesses a number, and takes it for the truth from then on."""

    name = "forgets_by_guessing"
    board = CertainBoard

    def determinise(self, state: Board, seat: Seat, random: Random) -> Board:
        assert isinstance(state, CertainBoard)
        guess = state.copy()
        if not state.certain:
            guess.lucky, guess.certain = random.randrange(1000), True
        return guess


@value
class Dicing(PutMark):
    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        place = UNSEEDED.choice([space - 1 for space in SPACES if state.at(space) == EMPTY])
        state.marks[place] = seat
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(Dicing((1 - seat,)))


UNSEEDED = Random(1)


class RollsItsOwnDice(Broken):
    name = "rolls_its_own_dice"
    question = Dicing


class ForgetsAnEvent(Broken):
    name = "forgets_an_event"

    @property
    def values(self) -> tuple[type, ...]:
        return tuple(kind for kind in super().values if kind is not Marked)


class SaysMoreThanItDeclares(Broken):
    name = "says_more_than_it_declares"

    def view(self, state: Board, seat: Seat | None) -> Json:
        return {**super().view(state, seat), "left": state.marks.count(EMPTY)}


@value
class Misplaced(Marked):
    """Declares a number and holds a text."""

    space: int


@value
class TellsNonsense(PutMark):
    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        state.marks[action.space - 1] = seat
        told: Any = str(action.space)
        play.tell(Misplaced(seat, told))
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(TellsNonsense((1 - seat,)))


class DeclaresAnotherEvent(Broken):
    name = "declares_another_event"
    question = TellsNonsense

    @property
    def values(self) -> tuple[type, ...]:
        return (*super().values, Misplaced)


@value
class Shouted(Mark):
    """Writes what cannot be read."""

    def __str__(self) -> str:
        return f"mark {self.space}!"


@value
class Shouting(PutMark):
    answers = (Mark, Shouted)  # type: ignore[assignment]

    def options(self, state: Board, seat: Seat) -> Iterable[Mark]:
        return [Shouted(space) for space in SPACES if state.at(space) == EMPTY]


class CannotBeRead(Broken):
    name = "cannot_be_read"
    question = Shouting


def broken_games() -> list[Game[Any]]:
    return [
        SharesItsBoard(),
        AllowsTakenSpaces(),
        QuotesNoRule(),
        SamplesNotAll(),
        ForgetsTurns(),
        MiscountsPoints(),
        GuessesTheVisible(),
        KnowsTheTruth(),
        SaysNothingIsHidden(),
        TellsSpectators(),
        ForgetsByGuessing(),
        RollsItsOwnDice(),
        ForgetsAnEvent(),
        SaysMoreThanItDeclares(),
        DeclaresAnotherEvent(),
        CannotBeRead(),
    ]
