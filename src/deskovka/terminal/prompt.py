"""Asking one person, and what may be typed beside the answer: help, rules, maps, the log, and the like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.registry import search_rules
from deskovka.terminal.face import Command, NotPlayed, Say, TakeBack, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.rule_text import say_by_id, say_contents, say_found, say_refusal
from deskovka.terminal.saving import save_as
from deskovka.terminal.score_sheet import say_sheet
from deskovka.terminal.typed_words import as_written, means

if TYPE_CHECKING:
    from deskovka.terminal.play import LocalGame
    from deskovka.terminal.terminal_game import TerminalGame


class Leave(Exception):
    """The person wants to stop playing."""


class WholeAction(Exception):
    """A whole legal action came instead of an answer: typed, or proposed by a bot."""

    def __init__(self, action: Action, remark: str = "") -> None:
        super().__init__(str(action))
        self.action = action
        self.remark = remark


class Prompt:
    """Asks one person and deals with all that is no answer."""

    def __init__(self, game: TerminalGame, position: Position) -> None:
        self.game = game
        self.position = position
        self.screen = game.screen
        self.texts = game.texts
        self.again: Say = nothing  # says the choices of the question once more
        self.commands: dict[str, Command] = {
            "help": self._help,
            "show": self._show,
            "undo": self._undo,
            "back": self._back,
            "rules": self._rules,
            "rule": self._rule,
            "score": self._score,
            **game.face.commands(position),
            "log": self._log,
            "save": self._save,
            **self.more_commands(),
            "quit": self._quit,
        }

    def more_commands(self) -> dict[str, Command]:
        """What can be typed at tables of one kind only."""
        return {}

    def ask(self, question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        """What was typed, once it is neither a command nor a whole action."""
        self.again = again
        while True:
            typed = self.game.ask(question, partial(self.phrases, words))
            if typed and self._is_command(typed):
                continue
            try:
                action = self.game.face.read(typed)
            except NotPlayed as error:
                self.screen.complain(error, self.texts)
                if error.rule:
                    say_refusal(self.screen, self.texts, self.position.game.name, error.rule)
                continue
            except DeskovkaError as error:  # no notation, or what it leads to cannot be worked out
                self.screen.complain(error, self.texts)
                continue
            if action is None:
                return typed
            rule = self.position.why_not(action)
            if rule is None:
                raise WholeAction(action)
            say_refusal(self.screen, self.texts, self.position.game.name, rule)
            if type(action) not in map(type, self.position.legal):
                self.screen.say(self.game.face.question(self.position))

    def phrases(self, words: Iterable[str] = ()) -> Iterator[str]:
        """What may be typed: words of the question, commands as the help writes them, rules, whole actions."""
        yield from words
        rules = list(self.position.game.rules(self.texts.language).rules)
        for command in self.commands:
            word = as_written(self.texts, command)
            yield word
            if command == "rule":
                yield from (f"{word} {rule}" for rule in rules)
        yield from self.actions()

    def actions(self) -> Iterable[str]:
        """Whole actions that may be typed."""
        return self.game.face.phrases(self.position)

    def _is_command(self, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = next((name for name in self.commands if means(self.texts, word, name)), None)
        if command is None:
            return False
        self.commands[command](rest.strip())
        return True

    def _help(self, rest: str) -> None:
        self.screen.say(self.texts.t("help-title"), "bold")
        self._say_commands()
        example = next(iter(map(self.game.face.written, self.position.legal)), "")
        self.screen.say(f"  {self.texts.t('help-notation', example=example)}")
        for line in self.game.face.help_lines():
            self.screen.say(line)

    def _say_commands(self) -> None:
        rule = next(iter(self.position.game.rules(self.texts.language).rules))
        for command in self.commands:
            self.screen.say(f"  {self.texts.t(f'help-{command}', rule=rule)}")

    def _show(self, rest: str) -> None:
        self.game.face.whole_page(self.position, self.game.news(self.position.seat))
        self.again()

    def _undo(self, rest: str) -> None:
        raise TakeBack(answer=True)

    def _back(self, rest: str) -> None:
        raise TakeBack(answer=False)

    def _rules(self, rest: str) -> None:
        rules = self.position.game.rules(self.texts.language)
        if not rest:
            say_contents(self.screen, self.texts, rules)
        elif not say_by_id(self.screen, self.texts, rules, rest):
            found = search_rules(self.position.game.name, self.texts.language, rest)
            say_found(self.screen, self.texts, rest, found)

    _rule = _rules

    def _score(self, rest: str) -> None:
        seat = self.position.seat
        self.screen.heading(self.texts.t("sheet-so-far", name=self.game.names[seat]))
        say_sheet(self.game.face, self.game.lines(seat))
        self.game.face.outlook(self.position.view, seat)

    def _log(self, rest: str) -> None:
        self._say_log(self.position.seat)

    def _say_log(self, seat: Seat | None) -> None:
        lines = self.game.log(seat)
        for number, what in lines:
            self.screen.say(self.texts.t("log-line", move=number, what=what))
        if not lines:
            self.screen.say(self.texts.t("log-empty"))

    def _save(self, rest: str) -> None:
        save_as(self.game, rest)

    def _quit(self, rest: str) -> None:
        self.game.stop()


class LocalPrompt(Prompt):
    """At a table on this machine: the state is here, so a bot can help, and only a file keeps the game."""

    def __init__(self, game: LocalGame, position: Position) -> None:
        self.local = game
        super().__init__(game, position)

    def more_commands(self) -> dict[str, Command]:
        return {"hint": self._hint}

    def _hint(self, rest: str) -> None:
        action = self.local.hint(self.position.seat)
        if action is None:
            self.screen.say(self.texts.t("no-hint"))
        else:
            suggested = self.game.face.suggested(self.position, action)
            raise WholeAction(action, self.texts.t("hint", action=suggested))
