"""Stepping through a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.others import is_class
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game, Seat
from deskovka.core.record import Record
from deskovka.registry import part
from deskovka.terminal.ending import last_line
from deskovka.terminal.face import Face
from deskovka.terminal.luck import say_luck
from deskovka.terminal.names import PERSON, names_of
from deskovka.terminal.score_sheet import say_ranking, say_sheet
from deskovka.terminal.screen import Screen
from deskovka.terminal.story import Moment, moments
from deskovka.terminal.typed_words import find_number, means
from deskovka.text import Texts, printable

LONGEST_NAME = 40


class NoSuchMove(DeskovkaError):
    """The record has no move or seat of that number."""


class Replay:
    """A record and the eyes it is watched with: those of one seat, or of a spectator."""

    def __init__(
        self, record: Record, game: Game[Any], screen: Screen, texts: Texts, seat: Seat | None
    ) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise NoSuchMove(
                f"--seat: expected 1 to {record.seats}, got {seat + 1}",
                "no-such-seat-recorded",
                most=record.seats,
                given=seat + 1,
            )
        self.record = record
        self.game = game
        self.screen = screen
        self.texts = texts
        self.seat = seat
        self.names = seat_names(record, texts)
        self.moments = moments(record, game)
        self.last = len(self.moments) - 1
        self.face: Face = part("terminal", game.name).FACE(game, screen, texts, self.names)
        self.face.set_up(record.options)

    def print_all(self, first: int) -> None:
        """Everything, without asking."""
        self._check(first)
        self._say_title()
        for moment in self.moments[first:]:
            self._say_moment(moment)
            if moment.number in (0, self.last) or any(event.reveals for event in moment.events):
                self._say_boards(moment)
        self._say_end()

    def step(self, first: int) -> None:
        """One moment after the other, forwards and backwards."""
        self._check(first)
        self._say_title()
        number, notice = first, ""
        while True:
            self.screen.page()
            self._say_moment(self.moments[number])
            self._say_boards(self.moments[number])
            self.screen.say(notice, "red")
            if number == self.last:
                self._say_end()
            try:
                typed = self.screen.ask(self.texts.t("replay-ask"))
            except EOFError:
                return
            if means(self.texts, typed, "quit") or not typed and number == self.last:
                return
            wanted = self._next(number, typed)
            notice = self.texts.t("replay-unknown", typed=typed, last=self.last) if wanted is None else ""
            number = number if wanted is None else wanted

    def _next(self, number: int, typed: str) -> int | None:
        """The moment somebody wants to see after this one; None if that is not understood."""
        if not typed:
            return min(number + 1, self.last)
        if means(self.texts, typed, "back"):
            return max(number - 1, 0)
        return 0 if typed == "0" else follow(find_number(typed, self.last))

    def _check(self, number: int) -> None:
        if not 0 <= number <= self.last:
            raise NoSuchMove(
                f"--move: expected 0 to {self.last}, got {number}",
                "no-such-move",
                most=self.last,
                given=number,
            )

    def _say_title(self) -> None:
        t = self.texts.t
        players = ", ".join(self.names)
        self.screen.say(t("replay-title", game=t("game-name"), moves=self.last, players=players), "bold")

    def _say_moment(self, moment: Moment) -> None:
        t = self.texts.t
        if moment.move is None:
            self.screen.heading(t("replay-start"))
        else:
            name = self.names[moment.move.seat]
            self.screen.heading(t("replay-move", number=moment.number, moves=self.last, name=name))
            if self.seat in (None, moment.move.seat):
                self.screen.say(f"> {moment.move.action}", "dim")
        for event in moment.events:
            if seen := event.seen_by(self.seat):
                self.screen.say(self.face.describe(seen))

    def _say_boards(self, moment: Moment) -> None:
        view = self.game.view(moment.state, self.seat)
        for line in self.face.status(view):
            self.screen.say(line)
        if not self.screen.plain:
            before = self.game.view(self.moments[max(moment.number - 1, 0)].state, self.seat)
            self.face.overview(view, self._shown(moment), before)

    def _shown(self, moment: Moment) -> Sequence[Seat]:
        """The seat that watches, or as many as there is room for, the one that moved among them."""
        if self.seat is not None:
            return [self.seat]
        seats = range(len(self.names))
        return seats if len(seats) <= 4 else [moment.move.seat if moment.move else 0]

    def _say_end(self) -> None:
        outcome = self.game.outcome(self.moments[-1].state)
        if outcome is None:
            self.screen.say(self.texts.t("replay-unfinished"))
            return
        for seat in range(len(self.names)) if self.seat is None else [self.seat]:
            self.screen.heading(self.texts.t("sheet-title", name=self.names[seat]))
            say_sheet(self.face, outcome.standings[seat].lines)
            if title := outcome.standings[seat].title:
                self.screen.say(self.texts.t("title", title=self.texts.name(title)), "bold")
        if len(self.names) > 1:
            say_ranking(self.face, outcome)
            self.screen.say(last_line(self.face, outcome, self._readers()), "bold")
        say_luck(self.face, self.record, outcome)
        self.screen.say(self.texts.t("replay-end"))

    def _readers(self) -> list[Seat]:
        """The seat that is called You, if there is one."""
        return [seat for seat, name in enumerate(self.names) if name == self.texts.t("person-alone")]


def one_line(text: str, most: int = LONGEST_NAME) -> str:
    """A name from a record or a server, or another text that may be as long."""
    return printable(" ".join(text.split()))[:most]


def follow(index: int | None) -> int | None:
    """Moves are counted from 1 where indices are counted from 0."""
    return None if index is None else index + 1


def seat_names(record: Record, texts: Texts) -> list[str]:
    """The names in the record, in the reader's language where they are those of a game in the terminal."""
    if len(record.names) == record.seats:
        known = [texts.has(f"bot-{name}") or name == PERSON or is_class(name) for name in record.names]
        return names_of(record.names, texts) if all(known) else [one_line(name) for name in record.names]
    return [texts.t("replay-seat", number=seat + 1) for seat in range(record.seats)]
