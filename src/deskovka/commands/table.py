"""`deskovka table`: plays at a table of a server, from the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from deskovka.commands.options import read_options, read_seats
from deskovka.commands.serve import default_database
from deskovka.core.errors import DeskovkaError, SetupError
from deskovka.core.game import Json, Seat
from deskovka.registry import game as find_game
from deskovka.terminal.names import PERSON
from deskovka.terminal.remote.game import RemoteGame
from deskovka.terminal.remote.links import BadLink, Link, read_link, read_server
from deskovka.terminal.remote.my_tables import say_my_tables
from deskovka.terminal.remote.screen import TableScreen
from deskovka.terminal.remote.seats import SeatsFile
from deskovka.terminal.remote.server import Refused, Server, at_table
from deskovka.terminal.remote.table import RemoteTable
from deskovka.terminal.remote.wire import Inbox, require_sockets
from deskovka.terminal.replay import one_line
from deskovka.terminal.screen import Screen
from deskovka.terminal.setting_up import checked_setup, chosen_text
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

OPEN = "open"


def table(
    *,
    language: str,
    link: str | None,
    new: str | None,
    seats: str | None,
    chosen: Sequence[str],
    name: str | None,
    word: str | None,
    mine: bool,
    plain: bool,
) -> None:
    """Play at a table of a server."""
    texts = Texts(language)
    file = SeatsFile(Path(default_database()).with_name("seats.jsonl"))
    if new is None and (seats or chosen):
        raise SetupError(texts.t("error-only-new"))
    if link is None and new is None or mine:
        say_my_tables(Screen(plain), texts, file)
        return
    if link is None:
        raise BadLink(texts.t("error-new-where"))
    require_sockets()
    screen = TableScreen(Inbox(), plain)
    host = Visit(screen, language, file, name, word or "")
    try:
        host.play(host.make(link, new, seats, chosen) if new is not None else host.enter(link))
    finally:
        screen.close()


class Visit:
    """Somebody comes to a table, sits down or is known there, and plays; a rematch follows at its own table."""

    def __init__(
        self, screen: TableScreen, language: str, file: SeatsFile, name: str | None, word: str
    ) -> None:
        self.screen = screen
        self.language = language
        self.texts = Texts(language)
        self.file = file
        self.name = name
        self.word = word

    def play(self, link: Link) -> None:
        next_table: Link | None = link
        while next_table:
            try:
                table = RemoteTable(next_table, self.screen)
            except Refused as refusal:
                raise self._explained(next_table, refusal) from None
            self._welcome(game := RemoteGame(table, self.screen, Texts(self.language, table.game.name)))
            next_table = game.run()
            if next_table:
                self._remember(next_table)

    # coming to a table

    def make(self, text: str, name: str, seats: str | None, chosen: Sequence[str]) -> Link:
        """A new table with somebody of this keyboard at it."""
        server, game = Server(read_server(text)), find_game(name)
        players = [PERSON, OPEN] if seats is None else read_seats(game, seats, self.texts, PERSON, OPEN)
        names = self._names(players.count(PERSON))
        options = read_options(chosen, self.texts, game)
        checked_setup(Texts(self.language, game.name), game, len(players), options)
        wish = {
            "game": game.name,
            "seats": [player(kind, names) for kind in players],
            "options": options,
            "word": self.word,
        }
        secret = secrets.token_urlsafe(24)
        try:
            made = server.post("/api/tables", wish, secret)
        except Refused as refusal:
            raise BadLink(f"{server.url}: {refusal}", "at-link", link=server.url) from refusal
        link = Link(server.url, made["table"], secret)
        self._remember(link)
        return link

    def enter(self, text: str) -> Link:
        """Sit down with an invitation; any other link is as good as it is."""
        link = read_link(text)
        if not link.secret:
            link = self._remembered(link)
        try:
            info = Server(link.server).get(at_table(link), link.secret)["info"]
        except Refused as refusal:
            if refusal.code != "taken" or not self.file.at(link):
                raise self._explained(link, refusal) from None
            return self.file.taken_with(link) or self._remembered(link)
        if info["role"] == "invite":
            return self._sit(link)
        if info["role"] == "seat":
            self._remember(link)
        return link

    def _remembered(self, link: Link) -> Link:
        """The seat on this machine that a link without a secret leads to."""
        known = self.file.at(link)
        if not known:
            raise BadLink(self.texts.t("error-link-not-whole", link=link.open))
        if len(known) == 1 and link.seat is None:
            return known[0]
        found = [(seat, name, own) for own in known for seat, name in seats_of(own)]
        fitting = dict.fromkeys(own for seat, _, own in found if link.seat in (None, seat))
        if len(fitting) == 1:
            return next(iter(fitting))
        seats = ", ".join(f"{own.back_to(seat)} ({name})" for seat, name, own in sorted(found))
        if not seats:
            raise BadLink(f"{link.open}: {self.texts.t('error-refused-unknown-table')}")
        key = "error-several-seats" if fitting else "error-no-such-seat"
        raise BadLink(self.texts.t(key, link=link.open, seat=(link.seat or 0) + 1, seats=seats))

    def _sit(self, link: Link) -> Link:
        [name] = self._names(1)
        secret = secrets.token_urlsafe(24)
        own = Link(link.server, link.table, secret)
        self._remember(own, link.secret)  # before it is sent: nobody else knows the secret
        wish = {"type": "sit", "id": "sit", "name": name, "secret": secret, "word": self.word}
        try:
            Server(link.server).post(at_table(link, "/deeds"), wish, link.secret)
        except Refused as refusal:
            raise self._explained(link, refusal) from None
        self.screen.say(self.texts.t("remote-your-link"))
        self.screen.say_whole(own.whole)
        self.screen.say(self.texts.t("remote-kept"), "dim")
        return own

    def _names(self, count: int) -> list[str]:
        """The names of the people here, who are asked if it was not said."""
        if not count:
            return []
        given = self.name
        while not given or not given.strip():
            try:
                given = self.screen.ask(self.texts.t("remote-ask-name"))
            except EOFError:
                raise SetupError(self.texts.t("remote-no-name")) from None
        names = [part.strip() for part in given.split(",")] if count > 1 else [given.strip()]
        numbers = range(len(names) + 1, count + 1)
        return [*names, *(f"{names[0]} {number}" for number in numbers)][:count]

    def _remember(self, link: Link, invitation: str = "") -> None:
        try:
            self.file.remember(link, invitation)
        except DeskovkaError as error:
            self.screen.complain(error, self.texts)

    def _explained(self, link: Link, refusal: Refused) -> DeskovkaError:
        """Why a link leads nowhere, in one line."""
        told = in_words(refusal, self.texts)
        return BadLink(f"{link.open}: {told}")

    # what is said first

    def _welcome(self, game: RemoteGame) -> None:
        t, info, screen = game.texts.t, game.table.info, self.screen
        screen.say(t("welcome", game=t("game-name"), players=", ".join(game.names)), "bold")
        known = {option.id: option for option in game.game.options}
        for option, text in info["options"].items():
            if option in known:
                choice = chosen_text(game.texts, known[option], text)
                screen.say(t("option-line", option=t(f"option-{option}"), choice=choice))
        screen.say(t("commitment"), "dim")
        screen.say(info["commitment"], "dim")
        if not game.people:
            screen.say(t("remote-watching"))
        if info["host"] and not info["over"]:
            game.say_links()
        screen.say(t("welcome-help"))
        if screen.redrawn and info["started"]:
            with suppress(EOFError):  # Ctrl-D; whether the input has ended, the first question will tell
                screen.ask(t("begin"))


def player(kind: str, names: list[str]) -> Json:
    """A seat as the server wants to know of it; takes the next name for somebody here."""
    if kind == PERSON:
        return {"kind": "me", "name": names.pop(0)[:40]}
    return {"kind": "open"} if kind == OPEN else {"kind": "bot", "bot": kind}


def seats_of(link: Link) -> list[tuple[Seat, str]]:
    """The seats and names of somebody at a table; none where the server knows the secret no more."""
    try:
        info = Server(link.server).get(at_table(link), link.secret)["info"]
    except Refused:
        return []
    return [(seat["seat"], one_line(seat["name"])) for seat in info["seats"] if seat["yours"]]
