"""A game of which nothing is known but its rules, as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game, Json, Seat
from deskovka.core.notation import Action
from deskovka.terminal.any_game.choosing import Choosing
from deskovka.terminal.any_game.words import Row, Wording
from deskovka.terminal.face import AskLine, Face
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts


class AnyFace(Face):
    """The view in words, and the options in numbered lists."""

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, screen, texts, names)
        self.wording = Wording(texts, names, game.view_shape)

    def page(self, position: Position, news: Sequence[str]) -> None:
        self.screen.page()
        if news:
            self.screen.say(self.texts.t("news-title"), "dim")
            for line in news:
                self.screen.say(line if self.screen.plain else f"  {line}")
        self.screen.heading(self.names[position.seat])
        for line in self.status(position.view):
            self.screen.say(line)
        self.overview(position.view, ())
        self.screen.say(self.question(position), "bold")

    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        self.page(position, news)

    def choose(self, position: Position, ask: AskLine) -> Action:
        return Choosing(self, position, ask).action()

    def preview(self, position: Position, action: Action) -> None:
        if self.confirms(position, action):
            self.screen.say(self.texts.t("preview", action=self.wording.whole(action)), "bold")

    def confirms(self, position: Position, action: Action) -> bool:
        return action.final

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        for title, rows in self.wording.parts(view):
            self.screen.say(title, "" if self.screen.plain else "bold")
            for row in rows:
                self.screen.say(self._indented(row))

    def _indented(self, row: Row) -> str:
        depth, text = row
        return text if self.screen.plain else "  " * (depth + 1) + text

    def outlook(self, view: Json, seat: Seat) -> None:
        """Nothing is known of what may come."""

    def status(self, view: Json) -> list[str]:
        return self.wording.simple(view)

    def question(self, position: Position) -> str:
        """The text of the decision, or the heading of the rule it follows."""
        if self.texts.has(position.decision):
            return self.texts.t(position.decision)
        return self.game.rules(self.texts.language).rules[position.asked_for.rule].heading

    def in_words(self, position: Position) -> list[str]:
        return self.status(position.view)

    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        return [(title, [text for _, text in rows]) for title, rows in self.wording.parts(view)]
