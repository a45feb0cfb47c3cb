"""What a person at a server's table may type beside the answer, and while others are waited for."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from deskovka.core.errors import DeskovkaError
from deskovka.core.notation import Action
from deskovka.terminal.face import Command
from deskovka.terminal.prompt import Prompt
from deskovka.terminal.remote.position import RemotePosition
from deskovka.terminal.score_sheet import say_sheet
from deskovka.terminal.typed_words import means

if TYPE_CHECKING:
    from deskovka.terminal.remote.game import RemoteGame

IN_THE_LOBBY = ("help", "rules", "rule", "say", "links", "delete", "quit")
NOT_WHILE_WAITING = ("back",)
NOT_FOR_SPECTATORS = (
    "undo",
    "agree",
    "refuse",
    "back",
    "say",
    "bot",
    "return",
    "absent",
    "resign",
    "end-game",
    "delete",
)


class RemotePrompt(Prompt):
    """Chat, links, a bot for one's seat; no hint, as nobody here knows the whole position."""

    def __init__(self, game: RemoteGame, position: RemotePosition) -> None:
        self.remote = game
        self.position: RemotePosition = position
        super().__init__(game, position)

    def more_commands(self) -> dict[str, Command]:
        commands: dict[str, Command] = {
            "agree": lambda rest: self.remote.consent(agree=True),
            "refuse": lambda rest: self.remote.consent(agree=False),
            "say": self._say,
            "bot": self._bot,
            "return": self._return,
            "who": lambda rest: self.remote.say_who(),
            "absent": self.remote.stand_in,
            "resign": lambda rest: self.remote.resign(self.position.seat),
            "end-game": lambda rest: self.remote.end(),
            "delete": self.remote.delete,
        }
        return {**commands, "links": self._links} if self.remote.table.info["host"] else commands

    def _is_command(self, typed: str) -> bool:
        """To agree or refuse may also be the answer, unless somebody wishes to take something back.

        To return something is an action.
        """
        word, _, rest = typed.partition(" ")
        if rest.strip() and means(self.texts, word, "return"):
            return False
        answer = self.position.asked is not None and self.remote.asked_to_agree is None
        if answer and any(means(self.texts, typed, command) for command in ("agree", "refuse")):
            return False
        return super()._is_command(typed)

    def _say(self, rest: str) -> None:
        if rest:
            self.remote.attempt("say", text=rest[:500])
        else:
            self.screen.say(self.texts.t("say-how"), "red")

    def _bot(self, rest: str) -> None:
        self.remote.hand_over(self.position.seat, rest)

    def _return(self, rest: str) -> None:
        self.remote.return_to(self.position.seat)

    def _links(self, rest: str) -> None:
        self.remote.say_links()

    def _score(self, rest: str) -> None:
        """At a server points so far are asked for, of everybody where one only watches."""
        everybody = range(len(self.remote.names))
        seats = [self.position.seat] if self.remote.question else self.remote.people or everybody
        try:
            for seat in seats:
                lines = self.remote.lines(seat)
                self.screen.heading(self.texts.t("sheet-so-far", name=self.remote.names[seat]))
                say_sheet(self.remote.face, lines)
                self.remote.face.outlook(self.position.view, seat)
        except DeskovkaError as error:
            self.screen.complain(error, self.texts)


class WaitingPrompt(RemotePrompt):
    """For somebody who is not asked anything now."""

    def __init__(self, game: RemoteGame, position: RemotePosition) -> None:
        super().__init__(game, position)
        self.commands["show"] = lambda rest: game.show_waiting(again=True)
        self.commands["log"] = self._log
        kept = self.commands if game.table.info["started"] else IN_THE_LOBBY
        left_out = NOT_WHILE_WAITING if game.people else NOT_FOR_SPECTATORS
        self.commands = {
            name: command for name, command in self.commands.items() if name in kept and name not in left_out
        }

    def actions(self) -> Iterable[str]:
        """What may be done though others are asked."""
        return map(self.game.face.written, self.position.legal)

    def knows(self, typed: str) -> bool:
        """Whether a line begins with a command, or may be done."""
        word = typed.partition(" ")[0]
        return any(means(self.texts, word, name) for name in self.commands) or self._aside(typed) is not None

    def obeys(self, typed: str) -> bool:
        """Do what a line says; False if it is no command, and nothing that may be done."""
        if self._is_command(typed):
            return True
        action = self._aside(typed)
        if action is None:
            return False
        position = self.position
        self.remote.attempt("move", seat=position.seat, asked=position.may, action=str(action))
        return True

    def _aside(self, typed: str) -> Action | None:
        if self.position.may is None:
            return None
        with suppress(DeskovkaError):
            action = self.game.face.read(typed)
            return action if action in self.position.legal else None
        return None

    def _help(self, rest: str) -> None:
        self.screen.say(self.texts.t("help-title-waiting"), "bold")
        self._say_commands()

    def _log(self, rest: str) -> None:
        self._say_log(self.remote.watching_seat)
