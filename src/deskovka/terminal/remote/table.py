"""A table of a server as its client knows it: what it is told is remembered, what is wanted is sent and awaited."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game, Json, Seat
from deskovka.core.outcome import Feat, Line, Outcome, Standing
from deskovka.registry import game as find_game
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.screen import Event, TableScreen
from deskovka.terminal.remote.server import Refused, Server, at_table
from deskovka.terminal.remote.wire import Heard, Wire

Told = Callable[[Json], None]


class NotWelcome(DeskovkaError):
    """The server knows the table or the secret no more."""


class Deleted(Exception):
    """The table is gone, by somebody's wish."""


class RemoteTable:
    """The latest that is known; `told` hears of all news, `lost_or_back` of the connection."""

    def __init__(self, link: Link, screen: TableScreen) -> None:
        self.link = link
        self.screen = screen
        self.server = Server(link.server)
        self.wire = Wire(link, screen.inbox)
        self.answers: dict[str, Json] = {}
        self.info: Json = {}
        self.sights: dict[Seat | None, Json] = {}
        self.waiting: list[Seat] = []
        self.moves = 0
        self.seq = 0
        self.outcome: Outcome | None = None
        self.presence: Json = {"seats": [], "watching": 0}
        self._remember(self.get(""))
        self.game: Game[Any] = find_game(str(self.info["game"]))
        self.told: Told = lambda news: None
        self.present: Told = lambda before: None  # who is here has changed
        self.lost_or_back: Callable[[Event], None] = lambda event: None
        screen.arrived = self._arrived

    def start(self, seen: int) -> None:
        self.wire.start(seen)

    def close(self) -> None:
        self.wire.close()

    # what is known

    @property
    def seats(self) -> list[Seat]:
        """The seats of the people at this keyboard."""
        return [seat["seat"] for seat in self.info["seats"] if seat["yours"]]

    @property
    def asked(self) -> list[Seat]:
        """The own seats that must answer, unless a bot does."""
        if not self.info["started"] or self.outcome:
            return []
        bots = {seat["seat"] for seat in self.info["seats"] if seat["bot"]}
        return [seat for seat in self.seats if seat not in bots and self.question(seat) is not None]

    def question(self, seat: Seat) -> int | None:
        """The number of the question a seat is asked."""
        sight = self.sights.get(seat)
        number: int | None = sight["asked"] if sight else None
        return number

    @property
    def view(self) -> Json:
        """What the people at this keyboard see; of several the first."""
        return next(iter(self.sights.values()))["view"]

    # what is wanted

    def do(self, kind: str, **fields: Json) -> Json:
        """Send a message and wait for its answer, and until everything it led to is known here."""
        id = secrets.token_hex(8)
        self.wire.send({"type": kind, "id": id, **fields})
        self.screen.pump(lambda: id in self.answers)
        answer = self.answers.pop(id)
        if answer["type"] == "refused":
            raise Refused(answer["code"], answer["message"], answer["rule"])
        if answer["type"] == "done":
            self.screen.pump(lambda: self.seq >= answer["seq"])
        return answer

    def refresh(self) -> int:
        """How the table is now, and the number of what happened there last."""
        self._remember(self.get(""))
        return self.seq

    def get(self, rest: str) -> Json:
        return self.server.get(at_table(self.link, rest), self.link.secret)

    def record(self, form: str) -> str:
        return self.server.get_text(at_table(self.link, f"/record?form={form}"), self.link.secret)

    def score_lines(self, seat: Seat) -> list[Line]:
        return _lines(self.get("/scores")["seats"][seat])

    # what is told

    def _arrived(self, event: Event) -> None:
        if not isinstance(event, Heard):
            self.lost_or_back(event)
            return
        message = event.message
        if message["type"] == "news":
            self._remember(message)
            self.told(message)
        elif message["type"] == "presence":
            before, self.presence = self.presence, message
            self.present(before)
        elif message.get("id"):
            self.answers[message["id"]] = message
        elif message["type"] == "refused" and message["code"] == "forgotten":
            raise Deleted
        elif message["type"] == "refused":
            refusal = Refused(message["code"], message["message"])
            raise NotWelcome(f"{self.link.open}: {refusal}", "at-link", link=self.link.open) from refusal

    def _remember(self, news: Json) -> None:
        if news["seq"] < self.seq:
            return  # something later is known already
        self.seq, self.moves, self.waiting = news["seq"], news["moves"], news["waiting"]
        self.wish: Json = news["wish"]
        self.deletion: Json = news["deletion"]
        self.stand_in: Json = news["stand_in"]
        self.info = news["info"] or self.info
        if news["sights"] is not None:
            self.sights = {sight["seat"]: sight for sight in news["sights"]}
        if news["outcome"] is not None:
            self.outcome = _outcome(news["outcome"])


def _outcome(standings: list[Json]) -> Outcome:
    return Outcome(
        tuple(
            Standing(
                standing["score"],
                tuple(_lines(standing["lines"])),
                tuple(standing["tie_breaks"]),
                standing["title"],
                standing["played"],
                feat=Feat(**standing["feat"]) if standing["feat"] else None,
            )
            for standing in standings
        ),
        tuple(standing["place"] for standing in standings),
    )


def _lines(lines: list[Json]) -> list[Line]:
    return [Line(line["rule"], tuple(line["what"]), line["points"]) for line in lines]
