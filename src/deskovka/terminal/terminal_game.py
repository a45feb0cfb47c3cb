"""A game in the terminal, here or at a server: what the people at this keyboard are told, and how they are asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Event, Game, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line
from deskovka.registry import part
from deskovka.stopping import Stopped
from deskovka.terminal.completion import Phrases, no_phrases
from deskovka.terminal.face import Face, TakeBack
from deskovka.terminal.position import Position
from deskovka.terminal.prompt import Prompt, WholeAction
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

MOST_NEWS = 8  # lines; what is older is in the log


class TerminalGame(ABC):
    """A game on this machine or on a server, as the people at this keyboard know it."""

    def __init__(
        self, game: Game[Any], screen: Screen, texts: Texts, names: list[str], people: Sequence[Seat]
    ) -> None:
        self.game = game
        self.screen = screen
        self.texts = texts
        self.names = names
        self.people = list(people)
        self.face: Face = part("terminal", game.name).FACE(game, screen, texts, self.names)
        self.story: list[tuple[int, Event]] = []  # what happened, with the number of the move
        self.told = dict.fromkeys(self.people, 0)  # how much of the story each person knows
        self.at_the_keyboard: Seat | None = None

    @abstractmethod
    def lines(self, seat: Seat) -> Sequence[Line]:
        """Where the points of a seat come from, so far."""

    @abstractmethod
    def save(self, file: str) -> None:
        """Write the record into a file that nobody else has written."""

    @abstractmethod
    def stop(self) -> None:
        """Ask whether to stop playing, and say how to go on later; raises Leave."""

    @abstractmethod
    def undo(self, seat: Seat) -> str | None:
        """Take back the latest answer of a person; if that cannot be done, in words why."""

    # what people are told

    def news(self, seat: Seat) -> list[str]:
        """What happened since the last move of a seat, in words."""
        lines = self.in_words(self.story[self.told[seat] :], seat)
        older = len(lines) - MOST_NEWS
        return lines if older <= 0 else [self.texts.t("news-more", count=older), *lines[-MOST_NEWS:]]

    def in_words(self, story: Sequence[tuple[int, Event]], seat: Seat | None) -> list[str]:
        """Part of the story as a seat (None: a spectator) is told of it."""
        return [
            self.face.describe(seen)
            for _, event in story
            if (seen := event.seen_by(seat)) and (seat is None or self.face.newsworthy(seen, seat))
        ]

    def log(self, seat: Seat | None) -> list[tuple[int, str]]:
        """Everything a seat has seen, with the number of the move, each thing once."""
        seen = [(number, known) for number, event in self.story if (known := event.seen_by(seat))]
        events = [event for _, event in seen]
        return [
            (number, self.face.describe(event))
            for index, (number, event) in enumerate(seen)
            if not self.face.replaced(event, events[index + 1 :])
        ]

    # how they are asked

    def ask(self, question: str, phrases: Phrases = no_phrases) -> str:
        """What is typed; Ctrl-C and Ctrl-D at a terminal are a wish to stop, as is the command."""
        while True:
            try:
                return self.screen.ask(question, phrases)
            except (KeyboardInterrupt, EOFError) as wish:
                if isinstance(wish, Stopped) or not self.screen.typed_at:
                    raise
                self.screen.say()
                self.stop()

    def choose(self, position: Position, prompt: Prompt) -> Action | None:
        """What a person answers; None if an earlier answer was taken back instead."""
        notice = ""
        while True:
            self.face.page(position, self.news(position.seat))
            if notice:
                self.screen.say(notice, "yellow")
            try:
                action = self._decide(position, prompt)
                if action is not None:
                    return action
                notice = ""
            except TakeBack as wish:
                refused = self.undo(position.seat) if wish.answer else self.texts.t("nothing-to-undo")
                if refused is None:
                    return None
                notice = refused

    def give_keyboard(self, seat: Seat) -> None:
        """Where several people share it, what one has seen is hidden before the next one looks."""
        if self.face.secret and len(self.people) > 1 and self.at_the_keyboard != seat:
            self.screen.hide()
            self.ask(self.texts.t("pass-screen", name=self.names[seat]))
        self.at_the_keyboard = seat

    def _decide(self, position: Position, prompt: Prompt) -> Action | None:
        """What a person chose and confirmed; None if it was not confirmed."""
        whole: WholeAction | None = None
        while True:
            try:
                action = whole.action if whole else self.face.choose(position, prompt.ask)
                self.face.preview(position, action)
                remark = whole.remark if whole else ""
                if remark:
                    self.screen.say(remark, "yellow")
                sure = not remark and not self.face.confirms(position, action)
                return action if sure or self._confirmed(prompt, position, action) else None
            except WholeAction as said:
                whole = said

    def _confirmed(self, prompt: Prompt, position: Position, action: Action) -> bool:
        """Whether a person agrees with what the preview shows."""

        def again() -> None:
            self.face.preview(position, action)

        try:
            while typed := prompt.ask(self.texts.t("confirm"), again):
                self.screen.say(self.texts.t("unknown", typed=typed), "red")
        except TakeBack:
            return False
        return True
