"""How Terra Mystica is played on its board, and a table that shows any position."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from browser.playing import and_hear
from browser.tables import Tables
from browser.words import t
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.server.terra_mystica import offer

Json = Any
Press = Callable[[Locator], None]
OWN_BUTTONS = ("leech", "decline", "done")

# Every action there is something to press for, those of a hex after the hex was pressed.
PRESSABLE = """async () => {
  const found = new Set();
  const gather = () => {
    for (const one of document.querySelectorAll("[data-action]")) {
      if (one.getClientRects().length && !one.disabled) one.dataset.action.split(" . ").slice(0, 1).forEach((action) => found.add(action));
    }
  };
  gather();
  for (const hex of document.querySelectorAll("[data-hex].legal")) {
    hex.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let turn = 0; turn < 5; turn++) await null; // what waits to be drawn is drawn
    gather();
  }
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  return [...found].sort();
}"""

# In the place of the server: `first` is the table as it is when somebody comes.
STAGE = """
window.sent = [];
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.show = (news) => {
      this.onmessage({ data: JSON.stringify(news) });
      return new Promise((drawn) => setTimeout(drawn));
    };
    setTimeout(() => this.onopen());
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.type === "hello") return setTimeout(() => window.show(first));
    if (message.type === "beat") return setTimeout(() => this.onmessage({ data: '{"type":"alive"}' }));
    window.sent.push(message);
    const type = message.type === "what-if" ? "answer" : "done";
    setTimeout(() => this.onmessage({ data: JSON.stringify({ type, id: message.id, seq: 0 }) }));
  }
  close() {}
};
"""


def answers_of(offered: Json) -> list[tuple[str | None, Json]]:
    """Every answer with its hex, if it has one."""
    on_hexes = [(hex, answer) for hex, answers in offered["hexes"].items() for answer in answers]
    return [*on_hexes, *((None, answer) for answer in offered["others"])]


def board(page: Page) -> Locator:
    return page.get_by_role("group", name=t("terra_mystica:board"))


def spot(page: Page, hex: str) -> Locator:
    return board(page).locator(f'[data-hex="{hex}"]')


def press_answer(page: Page, hex: str | None, answer: Json, press: Press = Locator.click) -> None:
    """Whatever a person presses for an answer, the confirmation included."""
    button = f'[data-action="{answer["action"]}"]'
    confirm = page.get_by_role("button", name=t("play-confirm"), exact=True).first
    if hex is not None:
        press(spot(page, hex))
        choices = page.locator(".tm-choices")
        if choices.locator("[data-action]").count() > 1:
            press(choices.locator(button))
        press(choices.get_by_role("button", name=t("play-confirm"), exact=True))
    elif answer["do"] in OWN_BUTTONS:
        press(page.locator(f".bar {button}"))
    else:
        if answer["do"] == "bridge":
            press(board(page).locator(button))
        else:
            press(page.locator(f"#tm-panel {button}"))
        press(confirm)


class Person:
    """Somebody who plays on the board: tries every kind of answer, then passes."""

    def __init__(self, page: Page, tables: Tables, at: tuple[str, str], seed: int = 0) -> None:
        self.page = page
        self.tables = tables
        self.at = at
        self.random = Random(seed)
        self.given: Counter[str] = Counter()

    def choose(self) -> tuple[str | None, Json]:
        """Of the kinds that can be answered the one that was given least often; building and passing often enough."""
        sight, _ = self.tables.legal(*self.at)
        answers = answers_of(sight["options"])
        weights = {"build": 3, "upgrade": 3, "pass": 2, "leech": 3, "done": 4}
        least = min(self.given[answer["do"]] / weights.get(answer["do"], 1) for _, answer in answers)
        rare = [
            (hex, answer)
            for hex, answer in answers
            if self.given[answer["do"]] / weights.get(answer["do"], 1) == least
        ]
        return self.random.choice(rare)

    def answer(self, press: Press = Locator.click) -> None:
        hex, answer = self.choose()
        self.given[answer["do"]] += 1
        and_hear(self.page, lambda: press_answer(self.page, hex, answer, press))


class Stage:
    """A table whose server is the test: it shows a page any position, and hears what is answered."""

    def __init__(self, page: Page, news: Json) -> None:
        self.page = page
        self.news = news
        page.add_init_script(f"const first = {json.dumps(news)};{STAGE}")

    def show(self, state: TerraMysticaState, seat: int) -> None:
        """The position as the seat sees it that is asked."""
        offered = offer(state, seat)
        self.news["seq"] += 1
        asked = {"asked": self.news["seq"], "options": offered, "undo": False}
        question = {"kind": offered["decision"], "rule": ""}
        sight = {"seat": seat, "view": GAME.view(state, seat), "question": question, **asked}
        self.news |= {"since": self.news["seq"] - 1, "happened": [], "waiting": [seat], "sights": [sight]}
        self.page.evaluate("(news) => show(news)", self.news)

    def hear(self) -> Json:
        """The one thing that was sent since the last time."""
        self.page.wait_for_function("sent.length > 0")
        [message] = self.page.evaluate("sent.splice(0)")
        return message
