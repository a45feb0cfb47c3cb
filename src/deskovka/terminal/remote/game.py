"""A game at a server's table: the people at this keyboard are asked, the others are waited for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Seat
from deskovka.core.record import Record
from deskovka.stopping import Stopped
from deskovka.terminal.ending import say_end
from deskovka.terminal.face import TakeBack
from deskovka.terminal.prompt import Leave
from deskovka.terminal.remote.followed_game import MOST_REMARKS, FollowedGame
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.names import bot_in_words
from deskovka.terminal.remote.position import RemotePosition
from deskovka.terminal.remote.prompts import RemotePrompt, WaitingPrompt
from deskovka.terminal.remote.screen import TableScreen
from deskovka.terminal.remote.server import Refused
from deskovka.terminal.remote.table import Deleted, RemoteTable
from deskovka.terminal.saving import file_to_save, save_as
from deskovka.terminal.typed_words import as_written, is_no, means
from deskovka.text import Texts

GRACE = 0.6  # seconds; who answers faster is not waited for in words
QUIET = 1.5  # seconds without news before it is said again who is waited for
MOST_MAPS = 4  # boards that are shown at once

Ready = Callable[[], bool]


class QuestionGone(Exception):
    """What somebody was asked is asked no more: another has taken something back, or a bot goes on."""


class RemoteGame(FollowedGame):
    """A table of a server. It may be left and come back to at any time."""

    def __init__(self, table: RemoteTable, screen: TableScreen, texts: Texts) -> None:
        super().__init__(table, screen, texts)
        self.question: tuple[Seat, int] | None = None  # what somebody here is being asked
        self.idle = False  # whether nobody here is asked
        self.listening = False  # whether a line may be typed that answers nothing
        self.said_waiting = ""
        self.changed_at: float | None = None  # when something happened that is not shown yet
        screen.tick = self._tick
        screen.check = self._check

    def run(self) -> Link | None:
        """Play until the game is over or the people leave; gives the table of a rematch."""
        try:
            self.table.start(self.folded)
            if self.asked_to_delete:
                self.remark(self.texts.t("remote-delete-wished"))
            if not self.table.info["started"]:
                self._wait(lambda: bool(self.table.info["started"]))
            while self.table.outcome is None:
                if asked := self.table.asked:
                    self._ask(self.at_the_keyboard if self.at_the_keyboard in asked else asked[0])
                else:
                    self._wait(lambda: bool(self.table.asked or self.table.outcome))
            return self._end()
        except Deleted:
            self.screen.say(self.texts.t("error-refused-forgotten"), "bold")
            with suppress(EOFError):  # a line may be half typed
                self.screen.ask(self.texts.t("remote-deleted"))
        except Leave:
            self.screen.say_whole(self._how_back())
        except EOFError:
            self.screen.say()
            self.screen.say(self.texts.t("end-of-input"))
            if self.table.outcome is None:
                self.screen.say_whole(self._how_back())
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"{self.texts.t('interrupted')} {self._how_back()}") from None
        finally:
            self.table.close()
        return None

    def _how_back(self) -> str:
        link = self.table.link
        back = (
            link.back_to(self.people[0]) if self.people else link.whole
        )  # a spectator is remembered nowhere
        return self.texts.t("remote-bye", command=f"deskovka table {back}")

    # a turn

    def _ask(self, seat: Seat) -> None:
        position = RemotePosition(self.table, seat)
        assert position.asked is not None
        self.question, self.taken_back = (seat, position.asked), False
        try:
            self.give_keyboard(seat)
            action = self.choose(position, RemotePrompt(self, position))
            if action is not None:
                self.question = None
                self.do("move", seat=seat, asked=position.asked, action=str(action))
                self.remarks.clear()
        except QuestionGone:
            if not self.table.info["seats"][seat]["bot"]:
                self.remark(self.texts.t("remote-taken-back" if self.taken_back else "error-refused-late"))
        except Refused as refusal:
            self.remark(self.reason(refusal))
        finally:
            self.question = None

    def _check(self) -> None:
        """A question is dropped when the table has gone on without its answer."""
        if self.question:
            seat, number = self.question
            if seat not in self.table.asked or self.table.question(seat) != number:
                self.question = None
                raise QuestionGone

    # while others are waited for

    def _wait(self, ready: Ready) -> None:
        self.idle, self.said_waiting = True, ""
        try:
            self.tell_lines()
            self.screen.pump(ready, GRACE)
            if not ready():
                self._let_go_of_keyboard()
                self.show_waiting()
            while not ready():
                self._listen(ready)
        finally:
            self.idle, self.changed_at = False, None

    def _let_go_of_keyboard(self) -> None:
        """Nobody here is asked: whoever looks next sees nothing of what the last one saw."""
        if self.face.secret and len(self.people) > 1 and self.at_the_keyboard is not None:
            self.screen.hide()
            self.at_the_keyboard = None

    def _listen(self, ready: Ready) -> None:
        """One line that is typed while nobody is asked."""
        prompt = WaitingPrompt(self, RemotePosition(self.table, self.watching_seat))
        takes = (lambda line: True) if self.screen.typed_at else prompt.knows
        self.listening = True
        try:
            typed = self.screen.read_line(ready, takes, prompt.phrases)
        except (KeyboardInterrupt, EOFError) as wish:
            if isinstance(wish, Stopped) or not self.screen.typed_at:
                raise
            self.screen.say()
            self.stop()
            return
        finally:
            self.listening = False
        if not typed:
            return
        try:
            if not prompt.obeys(typed):
                self.screen.say(self.texts.t("unknown", typed=typed), "red")
        except TakeBack:
            self._undo_latest()

    def _undo_latest(self) -> None:
        able = [seat for seat in self.people if self.table.sights[seat]["undo"]]
        latest = next((seat for seat in reversed(self.chapters.movers) if seat in able), None)
        refused = self.texts.t("nothing-to-undo") if latest is None else self.undo(latest)
        if refused is not None:
            self.screen.say(refused, "yellow")

    def show_waiting(self, again: bool = False) -> None:
        """Who is waited for; on a screen that is redrawn with the table above it."""
        line = self._waiting_line()
        started = self.table.info["started"]
        with self.screen.above_prompt():
            if started and (self.screen.redrawn or again or not self.said_waiting and not self.people):
                self._say_table()
            if started and self.screen.redrawn or again or line != self.said_waiting:
                self.screen.note(line, "bold")
        self.said_waiting, self.changed_at = line, None

    def _say_table(self) -> None:
        view, seats = self.table.view, range(len(self.names))
        self.screen.page()
        if self.screen.redrawn:
            for text in [*self.recent(), *self.remarks][-MOST_REMARKS:]:
                self.screen.say(f"  {text}")
        self.screen.heading(self.texts.t("game-name"))
        for text in self.face.status(view):
            self.screen.say(text)
        self.face.overview(view, seats if len(seats) <= MOST_MAPS else self.people or [0])

    def _waiting_line(self) -> str:
        t, seats = self.texts.t, self.table.info["seats"]
        if not self.table.info["started"]:
            return t("remote-missing", count=sum(seat["kind"] == "open" for seat in seats))
        handed = [seat for seat in self.people if seats[seat]["bot"]]
        if handed and seats[handed[0]]["why"] == "resigned":
            return t("remote-resigned-plays", strength=bot_in_words(self.texts, seats[handed[0]]["bot"]))
        if handed:
            return t("remote-bot-plays", strength=bot_in_words(self.texts, seats[handed[0]]["bot"]))
        line = t("remote-waiting", names=", ".join(map(self.name_and_state, self.table.waiting)))
        able = RemotePosition(self.table, self.watching_seat)
        if able.may is None:
            return line
        return f"{line} {t('remote-may', actions=', '.join(map(self.face.written, able.legal)))}"

    def heard_news(self) -> None:
        if self.idle:
            self.changed_at = monotonic()
            self.tell_lines()

    def _tick(self) -> None:
        """Nothing has arrived for a moment: show what is new."""
        if self.listening and self.changed_at is not None:
            quiet = monotonic() - self.changed_at
            if self.screen.redrawn or quiet > QUIET:
                self.show_waiting()

    # the end

    def _end(self) -> Link | None:
        outcome = self.table.outcome
        assert outcome is not None
        self.tell_lines()
        self.screen.page()
        for line in self.recent() if self.screen.redrawn else ():
            self.screen.say(line)
        self.say_who_resigned()
        say_end(self.face, outcome, self.people, self.table.view, self._record())
        return self._after_the_end() if self.people else None

    def _record(self) -> Record | None:
        """Nothing if it cannot be had: the end is told in any case."""
        try:
            return Record.read(self.table.record("text"))
        except DeskovkaError:
            return None

    def _after_the_end(self) -> Link | None:
        while True:
            typed = self.screen.ask(self.texts.t("remote-end"), self._words_at_the_end)
            word, _, rest = typed.partition(" ")
            if is_no(typed) or means(self.texts, typed, "quit"):
                return None
            if means(self.texts, typed, "rematch"):
                if table := self._rematch():
                    return Link(self.table.link.server, table, self.table.link.secret)
            elif means(self.texts, word, "delete"):
                self.delete(rest)
            elif means(self.texts, word, "say") and rest:
                self.attempt("say", text=rest[:500])
            elif (file := file_to_save(self, typed)) is not None:
                save_as(self, file)
            else:
                self.screen.say(self.texts.t("remote-end-how", typed=typed), "red")

    def _words_at_the_end(self) -> list[str]:
        rematch = self.texts.t("command-rematch").split()[0]
        return [rematch, *(as_written(self.texts, command) for command in ("save", "say", "quit"))]

    def _rematch(self) -> str:
        try:
            answer = self.do("rematch")
        except Refused as refusal:
            self.say_refused(refusal)
            return ""
        table: str = answer["table"]
        return table
