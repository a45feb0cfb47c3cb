"""The command that measures how long the page takes to redraw: what a server told in a real game is told to fresh pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import typer
from playwright.sync_api import Browser, Page, ViewportSize
from rich.console import Console

from browser.bot_games import BotGame
from browser.chromium import chromium
from browser.tables import Tables, link
from browser.visitors import AT_ONCE, DESKTOP, PHONE
from browser.voyages import Voyages
from deep.wire import Seated, Server, server
from deskovka.arena.match import Plan
from deskovka.core.replaying import retell
from deskovka.games.catan.modules import SCENARIOS
from deskovka.games.empires_north import GAME as EMPIRES
from deskovka.games.empires_north.state import EmpiresState
from deskovka.registry import NAMES

HEARD = """
window.heard = [];
const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...given,
  set(handle) {
    given.set.call(this, (event) => {
      if (event.data.startsWith('{"type":"news"')) window.heard.push(event.data);
      handle(event);
    });
  },
});
"""
# A socket that says what it is given, and how many milliseconds script and layout took for it.
TOLD = """
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.socket = this;
    setTimeout(() => this.onopen());
  }
  send() {}
  close() {}
};
window.tell = async (data) => {
  const start = performance.now();
  window.socket.onmessage({ data });
  for (let turn = 0; turn < 10; turn++) await null; // what waits to be drawn is drawn
  document.body.getBoundingClientRect();
  const took = performance.now() - start;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return took;
};
"""
QUICKLY = """localStorage.setItem("deskovka settings", JSON.stringify({ pace: "quick" }))"""
PAUSE = 20  # milliseconds, so that moves of bots come one by one
FOLLOWED = 1000  # milliseconds: longer than any step is shown where moves are shown quickly
SETTLED = 500  # milliseconds after which a page has nothing left to do
FULL_ROUND = 4  # of Empires of the North: about twenty cards in every empire


def main(
    moves: Annotated[int, typer.Option(min=1, help="Own answers of each game.")] = 15,
    runs: Annotated[int, typer.Option(min=1, help="Pages that are told the same; the fastest counts.")] = 3,
    scenario: Annotated[str, typer.Option(help="Of Catan, and nothing else then: a name, or all.")] = "",
    knights: Annotated[bool, typer.Option(help="That scenario with Cities & Knights.")] = False,
    motion: Annotated[bool, typer.Option(help="Everything that happens is seen to move.")] = False,
) -> None:
    """How long the page takes to redraw after each piece of news, by game, on a desktop and a phone."""
    console = Console()
    with (
        TemporaryDirectory(prefix="redraw-") as folder,
        chromium() as browser,
        server(Path(folder) / "tables.sqlite") as running,
        Tables(running.url) as tables,
    ):
        for name, seated in measured(running, tables, scenario, knights):
            heard = listen(browser, running.url, tables, seated, moves)
            for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
                times = [told(browser, running.url, seated, size, heard, motion) for _ in range(runs)]
                said = in_words([min(each) for each in zip(*times)])
                console.print(f"{name:>16}, {screen:7}: {said}", highlight=False, soft_wrap=True)


def measured(running: Server, tables: Tables, scenario: str, knights: bool) -> Iterator[tuple[str, Seated]]:
    """A table of every game, and one with four full empires; or, in the middle of a game of bots, scenarios of Catan."""
    if not scenario:
        for game in NAMES:
            yield game, tables.make(game, ["me", "random"])
        yield "four empires", full_empires(running, tables)
    for name in SCENARIOS if scenario == "all" else filter(None, [scenario]):
        yield name, Voyages(running, name, knights).middle().taken_up(tables)


def full_empires(running: Server, tables: Tables) -> Seated:
    """Empires of the North late in a game of four bots, with a person in the seat whose turn it is."""
    game = BotGame(Plan(EMPIRES.name, ("good",) * 4, 2, "redraw"), 1, running.database)
    for number, (state, _) in enumerate(retell(game.record, EMPIRES, heard=False)):
        assert isinstance(state, EmpiresState)
        if state.round == FULL_ROUND:
            break
    players = ["good"] * 4
    players[game.record.moves[number].seat] = "me"
    return tables.fork(game.seated, number, players)


def in_words(times: list[float]) -> str:
    """The first is told apart: it is the first time that the page's program runs."""
    first, *others = times
    most = sorted(others)[len(others) * 9 // 10]
    return (
        f"median {median(others):4.1f} ms, nine of ten within {most:4.1f}, longest {max(others):4.1f}, "
        f"of {len(others)}; the first {first:4.1f}"
    )


def listen(browser: Browser, url: str, tables: Tables, seated: Seated, moves: int) -> list[str]:
    """What the server tells in a game."""
    page = opened(browser, url, seated, DESKTOP, HEARD)
    page.wait_for_function("() => window.heard.length > 0")
    for move in range(moves):
        tables.play(seated.table, seated.host, 1, seed=move)
        page.wait_for_timeout(PAUSE)
    page.wait_for_timeout(SETTLED)
    heard: list[str] = page.evaluate("window.heard")
    page.context.close()
    return heard


def told(
    browser: Browser, url: str, seated: Seated, size: ViewportSize, heard: list[str], motion: bool
) -> list[float]:
    """How long a fresh page takes for each piece of news after the first, which it begins with."""
    page = opened(browser, url, seated, size, TOLD, motion)
    page.wait_for_function("() => Boolean(window.socket?.onmessage)")
    page.evaluate("(data) => tell(data)", heard[0])
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    times: list[float] = []
    for data in heard[1:]:
        if motion:
            page.wait_for_timeout(FOLLOWED)  # so that it is shown as soon as it is heard
        times.append(float(page.evaluate("(data) => tell(data)", data)))
    page.context.close()
    return times


def opened(
    browser: Browser, url: str, seated: Seated, size: ViewportSize, script: str, motion: bool = False
) -> Page:
    still: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
    context = browser.new_context(base_url=url, viewport=size, reduced_motion=still)
    context.add_init_script(QUICKLY if motion else AT_ONCE)
    context.add_init_script(script)
    page = context.new_page()
    page.goto(link(seated.table, seated.host))
    return page


if __name__ == "__main__":
    typer.run(main)
