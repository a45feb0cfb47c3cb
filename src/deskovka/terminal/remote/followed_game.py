"""A game at a server's table, followed by the people here: what they are told, what they do beside answering."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from deskovka.bots.player import bots
from deskovka.core.codec import Codec
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Json, Seat
from deskovka.core.outcome import Line
from deskovka.terminal.files import FileError, is_taken, same_file, write_text
from deskovka.terminal.prompt import Leave
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.names import bot_in_words, names_at
from deskovka.terminal.remote.screen import Event, TableScreen
from deskovka.terminal.remote.server import Refused, Unreachable
from deskovka.terminal.remote.story import Story
from deskovka.terminal.remote.table import RemoteTable
from deskovka.terminal.remote.wire import Lost
from deskovka.terminal.replay import one_line
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.screen import LONGEST_ERROR
from deskovka.terminal.terminal_game import MOST_NEWS, TerminalGame
from deskovka.terminal.typed_words import is_no, is_yes
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

MOST_REMARKS = 6
READS = 5  # how often the log is read until nothing happens meanwhile


class BrokenTable(DeskovkaError):
    """The server cannot go on with this game."""


class FollowedGame(TerminalGame):
    """The story comes from the server's log and news; what people say beside the game are remarks."""

    def __init__(self, table: RemoteTable, screen: TableScreen, texts: Texts) -> None:
        super().__init__(table.game, screen, texts, names_at(table.info, texts), table.seats)
        self.face.set_up(table.info["options"])
        self.screen: TableScreen = screen
        self.table = table
        self.own_files: set[str] = set()  # what this game has written
        self.remarks: list[str] = []  # what people said and did since the last answer from here
        self.lost = False  # whether there is no connection
        self.taken_back = False  # whether an answer from here was, since the question at hand was asked
        self.chapters = Story(Codec(table.game.values), self.people)
        self.folded = 0  # the number of what happened last in the story
        self._read_log()
        table.told = self._told
        table.lost_or_back = self._lost_or_back
        table.present = self._present

    def heard_news(self) -> None:
        """Something happened, and the story knows it."""

    @property
    def watching_seat(self) -> Seat | None:
        """With whose eyes one looks while nobody here is asked; several people with secrets see what is open."""
        return self.people[0] if self.people and (len(self.people) == 1 or not self.face.secret) else None

    # what people are told

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

    def stop(self) -> None:
        """The table stays; nothing need be saved."""
        if is_yes(self.texts, self.screen.ask(self.texts.t("remote-quit"))):
            raise Leave

    def undo(self, seat: Seat) -> str | None:
        if not self.table.sights[seat]["undo"]:
            return self.texts.t("nothing-to-undo")
        try:
            self.do("undo", seat=seat)
        except Refused as refusal:
            return self.reason(refusal)
        return self._waits_for_agreement()

    def _waits_for_agreement(self) -> str | None:
        """Whose agreement is waited for before something is taken back."""
        wish = self.table.wish
        if not wish or wish["seat"] not in self.people:
            return None
        return self.texts.t("remote-wish-waits", names=", ".join(self.names[seat] for seat in wish["of"]))

    @property
    def asked_to_agree(self) -> Seat | None:
        """The person here who is asked to take something back."""
        wish = self.table.wish
        return next((seat for seat in wish["of"] if seat in self.people), None) if wish else None

    def consent(self, agree: bool) -> None:
        """Answer for the person here who is asked."""
        mine = self.asked_to_agree
        if mine is None:
            self.screen.say(self.texts.t("error-refused-not-asked"), "yellow")
        elif self.attempt("consent", seat=mine, agree=agree):
            self.screen.say(self.texts.t("remote-agreed" if agree else "remote-refused"), "yellow")

    # deleting the table

    @property
    def asked_to_delete(self) -> bool:
        """Whether somebody here is asked if the table may go."""
        wish = self.table.deletion
        return bool(wish) and any(seat in self.people for seat in wish["of"])

    def delete(self, rest: str) -> None:
        """Wish the table away, or agree to it; or, with a no, do neither any more."""
        if rest and is_no(rest):
            if self.attempt("delete", agree=False):
                self.screen.say(self.texts.t("remote-delete-kept"), "yellow")
            return
        info = self.table.info
        others = info["started"] and any(
            seat["kind"] == "person" and not seat["yours"] for seat in info["seats"]
        )
        key = "remote-delete-others" if others and not self.asked_to_delete else "remote-delete"
        if is_yes(self.texts, self.screen.ask(self.texts.t(key))) and self.attempt("delete"):
            self._say_who_must_agree()

    def _say_who_must_agree(self) -> None:
        wish = self.table.deletion
        if wish and wish["of"]:
            names = ", ".join(self.names[seat] for seat in wish["of"])
            self.screen.say(self.texts.t("remote-delete-waits", names=names), "yellow")

    def attempt(self, kind: str, **fields: Json) -> bool:
        """Do something at the table, or say why that is not done."""
        try:
            self.do(kind, **fields)
        except Refused as refusal:
            self.say_refused(refusal)
            return False
        return True

    def do(self, kind: str, **fields: Json) -> Json:
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

    # who is here, and whose seat a bot plays

    def name_and_state(self, seat: Seat) -> str:
        """A name, and whether its person is away."""
        away = any(one["seat"] == seat and not one["here"] for one in self.table.presence["seats"])
        return self.texts.t("remote-name-away", name=self.names[seat]) if away else self.names[seat]

    def say_who(self) -> None:
        with suppress(DeskovkaError):  # what was told before is nearly as good
            self.table.presence = self.table.get("/presence")
        here = {one["seat"]: one for one in self.table.presence["seats"]}
        for seat, info in enumerate(self.table.info["seats"]):
            self.screen.say(f"  {self.names[seat]}: {self._state_of(info, here.get(seat))}")
        if watching := self.table.presence["watching"]:
            self.screen.say(f"  {self.texts.t('remote-watchers', count=watching)}")

    def _state_of(self, info: Json, presence: Json) -> str:
        t = self.texts.t
        if info["kind"] == "open":
            return t("remote-state-open")
        if info["kind"] == "bot":
            return t("remote-state-bot")
        strength = bot_in_words(self.texts, info["bot"]) if info["bot"] else ""
        found = [t(f"remote-state-{info['why'] or 'own'}", strength=strength)] if strength else []
        if presence and not presence["here"]:
            away = presence["away"]
            found.append(t("remote-state-away", minutes=-1 if away is None else away // 60))
        return ", ".join(found) or t("remote-state-here")

    @property
    def absent(self) -> list[Seat]:
        """Those who may be away for long enough that a bot goes on; the server decides."""
        return [one["seat"] for one in self.table.presence["seats"] if one["absent_in"] is not None]

    def stand_in(self, rest: str) -> None:
        """Let a bot go on for who is away, or agree to it; with a no, rather wait."""
        wish = self.table.stand_in
        if rest and is_no(rest):
            if wish is None:
                self.screen.say(self.texts.t("error-refused-not-asked"), "yellow")
            elif self.attempt("stand-in", seat=wish["absent"], agree=False):
                self.screen.say(self.texts.t("remote-stand-in-kept"), "yellow")
            return
        seat = wish["absent"] if wish else next(iter(self.absent), None)
        if seat is None:
            self.screen.say(self.texts.t("error-refused-not-absent"), "yellow")
        elif self.attempt("stand-in", seat=seat):
            wish = self.table.stand_in
            names = ", ".join(self.names[other] for other in wish["of"]) if wish else ""
            if names:
                self.screen.say(self.texts.t("remote-stand-in-waits", names=names), "yellow")

    def resign(self, seat: Seat) -> None:
        mine = seat if seat in self.people else self.people[0]
        if is_yes(self.texts, self.screen.ask(self.texts.t("remote-resign"))):
            self.attempt("resign", seat=mine)

    @property
    def alone(self) -> bool:
        """Whether everybody but somebody here has given up."""
        left = [seat["seat"] for seat in self.table.info["seats"] if seat["why"] != "resigned"]
        return len(left) == 1 and left[0] in self.people and len(self.names) > 1

    def end(self) -> None:
        self.attempt("end")

    def say_who_resigned(self) -> None:
        for seat in self.table.info["seats"]:
            if seat["why"] == "resigned":
                key = "remote-resigned-ended" if self.table.info["ended"] else "remote-resigned-end"
                self.screen.say(self.texts.t(key, name=self.names[seat["seat"]]), "yellow")

    def _present(self, before: Json) -> None:
        """Tell who has come and who has left, of those who were here or away before."""
        known = {one["seat"]: one["here"] for one in before["seats"]}
        for one in self.table.presence["seats"]:
            if one["seat"] not in self.people and known.get(one["seat"], one["here"]) != one["here"]:
                key = "remote-comes" if one["here"] else "remote-leaves"
                self.remark(self.texts.t(key, name=self.names[one["seat"]]))

    def say_links(self) -> None:
        """The links whoever made the table may give away."""
        try:
            links = self.table.get("/links")
        except DeskovkaError as error:
            self.screen.complain(error, self.texts)
            return
        server, table = self.table.link.server, self.table.link.table
        for seat, secret in links["seats"].items():
            number = int(seat) + 1
            self.screen.say(self.texts.t("remote-link-seat", number=number))
            self.screen.say_whole(Link(server, table, secret).whole)
        self.screen.say(self.texts.t("remote-link-watch"))
        self.screen.say_whole(Link(server, table, links["watch"]).whole)

    def recent(self) -> list[str]:
        """What happened lately, with what one did oneself."""
        seat = self.watching_seat
        story = self.story[self.told[seat] :] if seat is not None else self.story[-2 * MOST_NEWS :]
        seen = [known for _, event in story if (known := event.seen_by(seat))]
        told = [e for index, e in enumerate(seen) if not self.face.replaced(e, seen[index + 1 :])]
        return [self.face.describe(event) for event in told[-MOST_NEWS:]]

    def tell_lines(self) -> None:
        """Where nothing is redrawn, events are told as they come."""
        if not self.screen.redrawn and self.table.info["started"]:
            seat = self.watching_seat
            first = max(self.chapters.shown, self.told.get(seat, 0) if seat is not None else 0)
            for line in self.in_words(self.story[first:], seat):
                self.screen.note(line)
            self.chapters.shown = len(self.story)

    # what is refused

    def say_refused(self, refusal: Refused) -> None:
        if refusal.rule:
            say_refusal(self.screen, self.texts, self.game.name, refusal.rule)
        else:
            self.screen.say(self.reason(refusal), "red")

    def reason(self, refusal: Refused) -> str:
        return one_line(in_words(refusal, self.texts), LONGEST_ERROR)

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
        self.heard_news()

    def _take_info(self) -> None:
        info = self.table.info
        if info["broken"]:
            raise BrokenTable(
                f"the server cannot go on with this game after move {info['broken']['move']}: "
                f"{info['broken']['message']}",
                "table-broken",
                number=info["broken"]["move"],
            )
        self.names[:] = names_at(info, self.texts)
        self.people[:] = self.table.seats
        self.chapters.seat(self.people)

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
            if thing["seq"] <= seq:
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
            self.remark(self._said(happened))
        elif seat in self.people:  # who does something knows it; but others may agree to it at any time
            self.taken_back = self.taken_back or kind == "undone"
        elif kind == "sat" and happened["text"] == "person":
            self.remark(t("remote-sat", name=one_line(happened["name"])))
        elif kind == "wished":
            if self.asked_to_agree is not None:
                self.remark(t("remote-wished", name=self.names[seat]))
        elif kind == "delete-wished":
            self.remark(t("remote-delete-wished" if self.asked_to_delete else "remote-delete-wanted"))
        elif kind == "delete-refused":
            self.remark(t("remote-delete-kept"))
        elif kind == "delete-agreed":
            self.remark(t("remote-delete-agreed", name=self.names[seat]))
        elif kind == "stands":
            self.remark(t("remote-stands", name=self.names[seat]))
        elif kind == "undone":
            self.screen.note(t("remote-undone", name=self.names[seat]), "yellow")
        elif kind == "handed":
            strength = bot_in_words(self.texts, happened["text"])
            self.remark(t("remote-handed", name=self.names[seat], strength=strength))
        elif kind in ("stood-in", "resigned"):
            strength = bot_in_words(self.texts, happened["text"])
            self.remark(t(f"remote-{kind}", name=self.names[seat], strength=strength))
            if self.alone:
                self.remark(t("remote-alone"))
        elif kind == "stand-in-wished":
            wish = self.table.stand_in
            asked = wish and any(other in self.people for other in wish["of"])
            by = self.names[happened["by"]]
            if happened["by"] not in self.people:
                self.remark(
                    t(
                        "remote-stand-in-asked" if asked else "remote-stand-in-wished",
                        name=self.names[seat],
                        by=by,
                    )
                )
        elif kind == "stand-in-agreed":
            self.remark(t("remote-stand-in-agreed", name=self.names[seat]))
        elif kind == "stand-in-refused":
            self.remark(t("remote-stand-in-refused", name=self.names[seat]))
        elif kind == "moved" and happened["hurried"]:
            strength = bot_in_words(self.texts, happened["hurried"])
            self.remark(t("remote-hurried", name=self.names[seat], strength=strength))
        elif kind == "back":
            self.remark(t("remote-back", name=self.names[seat]))
        elif kind == "rematch":
            self.remark(t("remote-wants-rematch", name=self.names[seat]))

    def _said(self, happened: Json) -> str:
        return self.texts.t("remote-said", name=self.names[happened["seat"]], text=happened["text"])

    def remark(self, text: str) -> None:
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
