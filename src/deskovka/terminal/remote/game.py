"""A game at a server's table: the people at this keyboard are asked, the others are waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from deskovka.bots.player import bots
from deskovka.core.codec import Codec
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Json, Seat
from deskovka.core.outcome import Line
from deskovka.terminal.asides import Leave
from deskovka.terminal.ending import say_end
from deskovka.terminal.face import TakeBack
from deskovka.terminal.files import FileError, is_taken, same_file, write_text
from deskovka.terminal.remote.asides import RemoteAsides, WaitingAsides
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.names import bot_in_words, names_at
from deskovka.terminal.remote.position import RemotePosition
from deskovka.terminal.remote.screen import Event, TableScreen
from deskovka.terminal.remote.server import Refused, Unreachable
from deskovka.terminal.remote.story import Story
from deskovka.terminal.remote.table import RemoteTable
from deskovka.terminal.remote.wire import Lost
from deskovka.terminal.replay import one_line
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.saving import file_to_save, save_as
from deskovka.terminal.sitting import MOST_NEWS, Sitting
from deskovka.terminal.words import is_no, means
from deskovka.text import Texts

GRACE = 0.6  # seconds; who answers faster is not waited for in words
QUIET = 1.5  # seconds without news before it is said again who is waited for
MOST_REMARKS = 6
MOST_MAPS = 4  # boards that are shown at once
READS = 5  # how often the log is read until nothing happens meanwhile

Ready = Callable[[], bool]


class QuestionGone(Exception):
    """What somebody was asked is asked no more: another has taken something back, or a bot goes on."""


class BrokenTable(DeskovkaError):
    """The server cannot go on with this game."""


class RemoteGame(Sitting):
    """A table of a server. It may be left and come back to at any time."""

    def __init__(self, table: RemoteTable, screen: TableScreen, texts: Texts) -> None:
        super().__init__(table.game, screen, texts, names_at(table.info, texts), table.seats)
        self.screen: TableScreen = screen
        self.table = table
        self.own_files: set[str] = set()
        self.remarks: list[
            str
        ] = []  # what people said and did beside the game, since the last answer from here
        self.question: tuple[Seat, int] | None = None  # what somebody here is being asked
        self.idle = False  # whether nobody here is asked
        self.said_waiting = ""
        self.changed_at: float | None = None  # when something happened that is not shown yet
        self.lost = False
        self.chapters = Story(Codec(table.game.values), self.people)
        self.folded = 0
        self._read_log()
        table.told = self._told
        table.lost_or_back = self._lost_or_back
        screen.tick = self._tick
        screen.check = self._check

    def run(self) -> Link | None:
        """Play until the game is over or the people leave; gives the table of a rematch."""
        try:
            self.table.start()
            if not self.table.info["started"]:
                self._wait(lambda: bool(self.table.info["started"]))
            while self.table.outcome is None:
                if asked := self.table.asked:
                    self._ask(self.at_the_keyboard if self.at_the_keyboard in asked else asked[0])
                else:
                    self._wait(lambda: bool(self.table.asked or self.table.outcome))
            return self._end()
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
        return self.texts.t("remote-bye", command=f"deskovka table {self.table.link.open}")

    # what a person may ask for

    @property
    def watching_seat(self) -> Seat | None:
        """With whose eyes one looks while nobody here is asked; several people with secrets see what is open."""
        return self.people[0] if self.people and (len(self.people) == 1 or not self.face.secret) else None

    def news(self, seat: Seat) -> list[str]:
        """On a screen that is redrawn also what was said; otherwise without what was told line by line."""
        if self.screen.redrawn:
            return [*super().news(seat), *self.remarks]
        if len(self.people) == 1:
            self.told[seat] = max(self.told[seat], self.chapters.shown)
        return super().news(seat)

    def lines(self, seat: Seat) -> Sequence[Line]:
        return self.table.score_lines(seat)

    def save(self, file: str) -> None:
        if is_taken(file) and same_file(file) not in self.own_files:
            raise FileError(self.texts.t("save-taken", file=file))
        write_text(file, self.table.record("json" if file.endswith(".json") else "text"))
        self.own_files.add(same_file(file))

    def undo(self, seat: Seat) -> bool:
        return bool(self.table.sights[seat]["undo"]) and self.attempt("undo", seat=seat)

    def attempt(self, kind: str, **fields: Json) -> bool:
        """Do something at the table, or say why that is not done."""
        try:
            self._do(kind, **fields)
        except Refused as refusal:
            self._say_refused(refusal)
            return False
        return True

    def _do(self, kind: str, **fields: Json) -> Json:
        if self.lost:
            self.screen.say(self.texts.t("remote-lost"), "red")
        return self.table.do(kind, **fields)

    def hand_over(self, seat: Seat, bot: str) -> None:
        known = list(bots(self.game))
        mine = seat if seat in self.people else self.people[0]
        self.attempt("hand-over", seat=mine, bot=bot[:20] or ("good" if "good" in known else known[0]))

    def return_to(self, seat: Seat) -> None:
        handed = [other for other in self.people if self.table.info["seats"][other]["bot"]]
        self.attempt("take-back", seat=next(iter(handed), seat))

    def say_links(self) -> None:
        """The links whoever made the table may give away."""
        try:
            links = self.table.get("/links")
        except DeskovkaError as error:
            self.screen.complain(error)
            return
        server, table = self.table.link.server, self.table.link.table
        for seat, secret in links["seats"].items():
            number = int(seat) + 1
            self.screen.say(self.texts.t("remote-link-seat", number=number))
            self.screen.say_whole(Link(server, table, secret).whole)
        self.screen.say(self.texts.t("remote-link-watch"))
        self.screen.say_whole(Link(server, table, links["watch"]).whole)

    # a turn

    def _ask(self, seat: Seat) -> None:
        position = RemotePosition(self.table, seat)
        assert position.asked is not None
        self.question = seat, position.asked
        try:
            self.give_keyboard(seat)
            action = self.choose(position, RemoteAsides(self, position))
            if action is not None:
                self.question = None
                self._do("move", seat=seat, asked=position.asked, action=str(action))
                self.remarks.clear()
        except QuestionGone:
            if not self.table.info["seats"][seat]["bot"]:
                self._remark(self.texts.t("remote-code-late"))
        except Refused as refusal:
            self._remark(self._reason(refusal))
        finally:
            self.question = None

    def _check(self) -> None:
        """A question is dropped when the table has gone on without its answer."""
        if self.question:
            seat, number = self.question
            if seat not in self.table.asked or self.table.question(seat) != number:
                self.question = None
                raise QuestionGone

    def _say_refused(self, refusal: Refused) -> None:
        if refusal.rule:
            say_refusal(self.screen, self.texts, self.game.name, refusal.rule)
        else:
            self.screen.say(self._reason(refusal), "red")

    def _reason(self, refusal: Refused) -> str:
        key = f"remote-code-{refusal.code}"
        return self.texts.t(key) if self.texts.has(key) else one_line(str(refusal))

    # while others are waited for

    def _wait(self, ready: Ready) -> None:
        self.idle, self.said_waiting = True, ""
        try:
            self._tell_lines()
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
        asides = WaitingAsides(self, RemotePosition(self.table, self.watching_seat))
        takes = (lambda line: True) if self.screen.typed_at else asides.knows
        typed = self.screen.read_line(ready, takes)
        if not typed:
            return
        try:
            if not asides.obeys(typed):
                self.screen.say(self.texts.t("unknown", typed=typed), "red")
        except TakeBack:
            self._undo_latest()

    def _undo_latest(self) -> None:
        able = [seat for seat in self.people if self.table.sights[seat]["undo"]]
        latest = next((seat for seat in reversed(self.chapters.movers) if seat in able), None)
        if latest is None or not self.attempt("undo", seat=latest):
            self.screen.say(self.texts.t("nothing-to-undo"), "yellow")

    def show_waiting(self, again: bool = False) -> None:
        """Who is waited for; on a screen that is redrawn with the table above it."""
        line = self._waiting_line()
        started = self.table.info["started"]
        if started and (self.screen.redrawn or again or not self.said_waiting and not self.people):
            self._say_table()
        if started and self.screen.redrawn or again or line != self.said_waiting:
            self.screen.note(line, "bold")
        self.said_waiting, self.changed_at = line, None

    def _say_table(self) -> None:
        view, seats = self.table.view, range(len(self.names))
        self.screen.page()
        if self.screen.redrawn:
            for text in [*self._recent(), *self.remarks][-MOST_REMARKS:]:
                self.screen.say(f"  {text}")
        self.screen.heading(self.texts.t("game-name"))
        for text in self.face.status(view):
            self.screen.say(text)
        self.face.overview(view, seats if len(seats) <= MOST_MAPS else self.people or [0])

    def _recent(self) -> list[str]:
        """What happened lately, with what one did oneself."""
        seat = self.watching_seat
        story = self.story[self.told[seat] :] if seat is not None else self.story[-2 * MOST_NEWS :]
        seen = [known for _, event in story if (known := event.seen_by(seat))]
        told = [e for index, e in enumerate(seen) if not self.face.replaced(e, seen[index + 1 :])]
        return [self.face.describe(event) for event in told[-MOST_NEWS:]]

    def _waiting_line(self) -> str:
        t, seats = self.texts.t, self.table.info["seats"]
        if not self.table.info["started"]:
            return t("remote-missing", count=sum(seat["kind"] == "open" for seat in seats))
        handed = [seat for seat in self.people if seats[seat]["bot"]]
        if handed:
            return t("remote-bot-plays", strength=bot_in_words(self.texts, seats[handed[0]]["bot"]))
        return t("remote-waiting", names=", ".join(self.names[seat] for seat in self.table.waiting))

    def _tick(self) -> None:
        """Nothing has arrived for a moment: show what is new."""
        if self.idle and self.said_waiting and self.changed_at is not None:
            quiet = monotonic() - self.changed_at
            if self.screen.redrawn or quiet > QUIET:
                self.show_waiting()

    # what the server tells

    def _told(self, news: Json) -> None:
        if news["info"]:
            self._take_info()
        if news["complete"] and news["since"] <= self.folded:
            for happened in news["happened"]:
                if happened["seq"] > self.folded:
                    self.chapters.fold(happened)
                    self._remark_on(happened)
            self.folded = max(self.folded, news["seq"])
        else:
            with suppress(Unreachable):  # with the next news it is tried again
                self._read_log()
        if self.idle:
            self.changed_at = monotonic()
            self._tell_lines()

    def _take_info(self) -> None:
        info = self.table.info
        if info["broken"]:
            raise BrokenTable(
                f"the server cannot go on with this game after move {info['broken']['move']}: "
                f"{info['broken']['message']}"
            )
        self.names[:] = names_at(info, self.texts)
        self.people[:] = self.table.seats
        self.chapters.seat(self.people)

    def _tell_lines(self) -> None:
        """Where nothing is redrawn, events are told as they come."""
        if not self.screen.redrawn and self.table.info["started"]:
            seat = self.watching_seat
            first = max(self.chapters.shown, self.told.get(seat, 0) if seat is not None else 0)
            for line in self.in_words(self.story[first:], seat):
                self.screen.note(line)
            self.chapters.shown = len(self.story)

    def _read_log(self) -> None:
        """The whole story from the server; once more if something happened meanwhile."""
        table = self.table
        self._take_info()
        for _ in range(READS):
            seq = table.seq
            happened = table.get("/log")["happened"]
            dealt = table.get("/moves/0")["events"] if table.info["started"] else []
            if table.refresh() == seq:
                break
        self.folded = seq
        self.chapters = Story(self.chapters.codec, self.people)
        self.chapters.add(0, dealt)
        for thing in happened:
            self.chapters.fold({**thing, "events": thing["events"] if thing["kind"] == "moved" else []})
        self.story, self.told = self.chapters.events, self.chapters.told
        seat = self.watching_seat
        self.chapters.shown = len(self.story) if seat is None else self.told[seat]
        said = [thing for thing in happened if thing["kind"] == "said"]
        self.remarks = [self._said(thing) for thing in said[-MOST_REMARKS:]]

    def _remark_on(self, happened: Json) -> None:
        """What somebody did beside the game."""
        kind, seat, t = happened["kind"], happened["seat"], self.texts.t
        if kind == "said":
            self._remark(self._said(happened))
        elif seat in self.people:
            pass  # who does something knows it
        elif kind == "sat" and happened["text"] == "person":
            self._remark(t("remote-sat", name=one_line(happened["name"])))
        elif kind == "undone":
            self.screen.note(t("remote-undone", name=self.names[seat]), "yellow")
        elif kind == "handed":
            strength = bot_in_words(self.texts, happened["text"])
            self._remark(t("remote-handed", name=self.names[seat], strength=strength))
        elif kind == "back":
            self._remark(t("remote-back", name=self.names[seat]))
        elif kind == "rematch":
            self._remark(t("remote-wants-rematch", name=self.names[seat]))

    def _said(self, happened: Json) -> str:
        return self.texts.t("remote-said", name=self.names[happened["seat"]], text=happened["text"])

    def _remark(self, text: str) -> None:
        self.remarks = [*self.remarks, text][-MOST_REMARKS:]
        self.screen.note(text, "yellow")

    def _lost_or_back(self, event: Event) -> None:
        if isinstance(event, Lost):
            if not self.lost:
                self.screen.note(self.texts.t("remote-lost"), "red")
            self.lost = True
        else:
            self.lost = False
            self.screen.note(self.texts.t("remote-found"), "green")

    # the end

    def _end(self) -> Link | None:
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.page()
        for line in self._recent() if self.screen.redrawn else ():
            self.screen.say(line)
        say_end(self.face, outcome, self.people, self.table.view)
        return self._after_the_end() if self.people else None

    def _after_the_end(self) -> Link | None:
        while True:
            typed = self.screen.ask(self.texts.t("remote-end"))
            word, _, rest = typed.partition(" ")
            if is_no(typed) or means(self.texts, typed, "quit"):
                return None
            if means(self.texts, typed, "rematch"):
                if table := self._rematch():
                    return Link(self.table.link.server, table, self.table.link.secret)
            elif means(self.texts, word, "say") and rest:
                self.attempt("say", text=rest[:500])
            elif (file := file_to_save(self, typed)) is not None:
                save_as(self, file)
            else:
                self.screen.say(self.texts.t("remote-end-how", typed=typed), "red")

    def _rematch(self) -> str:
        try:
            answer = self._do("rematch")
        except Refused as refusal:
            self._say_refused(refusal)
            return ""
        table: str = answer["table"]
        return table
