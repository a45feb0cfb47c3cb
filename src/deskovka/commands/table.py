"""`deskovka table`: plays at a table of a server, from the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from queue import SimpleQueue
from typing import Annotated, Any

import typer

from deskovka.bots.player import bots
from deskovka.commands.options import Language, Plain
from deskovka.commands.play import read_options
from deskovka.commands.serve import default_database
from deskovka.core.errors import DeskovkaError, SetupError
from deskovka.core.game import Game, Json
from deskovka.registry import game as find_game
from deskovka.terminal.names import PERSON
from deskovka.terminal.remote.game import RemoteGame
from deskovka.terminal.remote.links import BadLink, Link, read_link, read_server
from deskovka.terminal.remote.mine import say_mine
from deskovka.terminal.remote.screen import TableScreen
from deskovka.terminal.remote.seats import SeatsFile
from deskovka.terminal.remote.server import Refused, Server, at_table
from deskovka.terminal.remote.table import RemoteTable
from deskovka.terminal.remote.wire import Inbox, require_sockets
from deskovka.terminal.screen import Screen
from deskovka.terminal.setting_up import checked_setup, chosen_text
from deskovka.text import Texts, choose_language

OPEN = "open"
UNKNOWN = "there is no such table, or the link is not one of its links"


def table(
    link: Annotated[
        str | None,
        typer.Argument(
            metavar="[LINK]",
            help="A link to a table: an invitation, your own seat or one for spectators. With --new the server.",
        ),
    ] = None,
    new: Annotated[
        str | None, typer.Option(metavar="GAME", help="Make a table of this game at the server.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="With --new, who plays, by seat: me (several times: at one keyboard), open (whoever gets the "
            "link) and bots, as in me,open,good."
        ),
    ] = None,
    chosen: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="OPTION=CHOICE", help="With --new, an option of the game; several times."
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="What the others call you; for several seats, as in Ann,Bob.")
    ] = None,
    word: Annotated[
        str, typer.Option(help="A word of your own that goes into the shuffling.", show_default=False)
    ] = "",
    mine: Annotated[
        bool, typer.Option("--mine", help="List your tables and whose turn it is; so does no LINK at all.")
    ] = False,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Play at a table of a server."""
    language = choose_language(lang)
    file = SeatsFile(Path(default_database()).with_name("seats.jsonl"))
    if new is None and (seats or chosen):
        raise SetupError("--seats and --set are for a new table: --new GAME")
    if link is None and new is None or mine:
        say_mine(Screen(plain), Texts(language), file)
        return
    if link is None:
        raise BadLink("--new needs the address of the server: deskovka table http://HOST/ --new GAME")
    require_sockets()
    inbox: Inbox = SimpleQueue()
    screen = TableScreen(inbox, plain)
    host = Visit(screen, language, file, name, word)
    try:
        host.play(host.make(link, new, seats, chosen or []) if new is not None else host.enter(link))
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
                raise explained(next_table, refusal) from None
            self._welcome(game := RemoteGame(table, self.screen, Texts(self.language, table.game.name)))
            next_table = game.run()
            if next_table:
                self._remember(next_table)

    # coming to a table

    def make(self, text: str, name: str, seats: str | None, chosen: list[str]) -> Link:
        """A new table with somebody of this keyboard at it."""
        server, game = Server(read_server(text)), find_game(name)
        players = read_players(game, seats)
        names = self._names(players.count(PERSON))
        options = read_options(chosen)
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
            raise SetupError(f"{server.url}: {refusal}") from None
        link = Link(server.url, made["table"], secret)
        self._remember(link)
        return link

    def enter(self, text: str) -> Link:
        """Sit down with an invitation; any other link is as good as it is."""
        link = read_link(text)
        if not link.secret:
            known = self.file.find(link)
            if known is None:
                raise BadLink(f"{link.open}: the link is not whole, and no seat there is remembered here")
            link = known
        try:
            info = Server(link.server).get(at_table(link), link.secret)["info"]
        except Refused as refusal:
            known = self.file.find(link) if refusal.code == "taken" else None
            if known is None:
                raise explained(link, refusal) from None
            return known
        if info["role"] == "invite":
            return self._sit(link)
        if info["role"] == "seat":
            self._remember(link)
        return link

    def _sit(self, link: Link) -> Link:
        [name] = self._names(1)
        secret = secrets.token_urlsafe(24)
        own = Link(link.server, link.table, secret)
        self._remember(own)  # before it is sent: nobody else knows the secret
        wish = {"type": "sit", "id": "sit", "name": name, "secret": secret, "word": self.word}
        try:
            Server(link.server).post(at_table(link, "/deeds"), wish, link.secret)
        except Refused as refusal:
            raise explained(link, refusal) from None
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

    def _remember(self, link: Link) -> None:
        try:
            self.file.remember(link)
        except DeskovkaError as error:
            self.screen.complain(error)

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
            screen.ask(t("begin"))


def read_players(game: Game[Any], text: str | None) -> list[str]:
    """`me,open,good`: by default somebody at this keyboard and one seat for whoever gets the link."""
    if text is None:
        return [PERSON, OPEN]
    players = [part.strip() for part in text.split(",")]
    for one in players:
        if one not in (PERSON, OPEN) and one not in bots(game):
            expected = ", ".join([PERSON, OPEN, *bots(game)])
            raise SetupError(f"--seats: {one!r} is nobody who could play: expected {expected}")
    return players


def player(kind: str, names: list[str]) -> Json:
    """A seat as the server wants to know of it; takes the next name for somebody here."""
    if kind == PERSON:
        return {"kind": "me", "name": names.pop(0)[:40]}
    return {"kind": "open"} if kind == OPEN else {"kind": "bot", "bot": kind}


def explained(link: Link, refusal: Refused) -> DeskovkaError:
    """Why a link leads nowhere, in one line."""
    return BadLink(f"{link.open}: {UNKNOWN if refusal.code == 'unknown-table' else refusal}")
