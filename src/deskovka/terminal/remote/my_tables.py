"""The tables somebody sits at, and whose turn it is."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Json
from deskovka.registry import names as all_games
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.names import names_at
from deskovka.terminal.remote.seats import SeatsFile
from deskovka.terminal.remote.server import Server
from deskovka.terminal.replay import one_line
from deskovka.terminal.screen import Screen
from deskovka.text import Texts


def say_my_tables(screen: Screen, texts: Texts, file: SeatsFile) -> None:
    """Server by server, first the tables where one is asked."""
    found = False
    for server, links in file.by_server().items():
        held = [{"table": link.table, "secret": link.secret} for link in links]
        try:
            tables = Server(server).post("/api/tables/mine", {"tables": held})["tables"]
        except DeskovkaError:
            screen.say(texts.t("remote-my-tables-gone", server=server), "red")
            found = True
            continue
        for number, summary in enumerate(tables):
            if not number:
                screen.heading(server)
            screen.say(_line(texts, summary), "bold" if summary["my_turn"] else "")
            screen.say(f"  {_way_back(Link(server, summary['table']), summary)}", "dim")
            found = True
    screen.say(texts.t("remote-my-tables-how" if found else "remote-my-tables-none"))


def _way_back(table: Link, summary: Json) -> str:
    """What leads to the seat, of several at one table to this one."""
    return next((table.back_to(seat["seat"]) for seat in summary["seats"] if seat["yours"]), table.open)


def _line(texts: Texts, summary: Json) -> str:
    game = summary["game"]
    names = names_at(summary, texts)
    return texts.t(
        "remote-my-tables-line",
        game=Texts(texts.language, game).t("game-name") if game in all_games() else one_line(game),
        names=", ".join(names),
        turn=_turn(texts, summary, names),
    )


def _turn(texts: Texts, summary: Json, names: list[str]) -> str:
    if summary["over"]:
        return texts.t("remote-my-tables-over")
    if not summary["started"]:
        return texts.t("remote-my-tables-open")
    if summary["my_turn"]:
        return texts.t("remote-my-tables-yours")
    return texts.t("remote-my-tables-others", names=", ".join(names[seat] for seat in summary["waiting"]))
