"""How Empires of the North is played on its page, and a table that shows any position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from browser.playing import and_hear
from browser.tables import Tables
from browser.terra_mystica import Stage
from deskovka.core.chance import RandomChance
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.state import EmpiresState
from deskovka.server.empires_north import offer

Json = Any
Press = Callable[[Locator], None]
Position = tuple[EmpiresState, int]

IN_HAND = ("build", "boost", "field", "upgrade", "construct", "drop")
ON_TILES = ("disc", "again", "shift")
PLAIN = ("nothing", "home", "enough", "decline")
WEIGHTS = {
    "build": 6,
    "construct": 6,
    "field": 6,
    "upgrade": 6,
    "use": 4,
    "disc": 4,
    "pass": 2,
    "keep": 9,
}  # of answers a person likes
MOST_LISTED = 6  # ways to choose goods: where there are more, they are counted out

# Every action there is something to press for: those of a place after it was pressed, those of others' cards after
# their owners were.
PRESSABLE = """async () => {
  const found = new Set();
  const drawn = async () => { for (let turn = 0; turn < 8; turn++) await null; };
  const gather = (part) => {
    for (const one of document.querySelectorAll(`${part} [data-action]`)) {
      if (one.getClientRects().length && !one.disabled) found.add(one.dataset.action);
    }
  };
  const places = async () => {
    for (const place of document.querySelectorAll("[data-can][data-spot]")) {
      place.click();
      await drawn();
      gather(".sheet");
      for (const way of document.querySelectorAll(".sheet .way[aria-pressed=false]")) {
        way.click();
        await drawn();
        gather(".sheet");
      }
      const confirm = document.querySelector(".bar .confirm");
      if (confirm) found.add(confirm.dataset.chosen);
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await drawn();
    }
  };
  gather(".play");
  for (const player of document.querySelectorAll(".players [data-seat]")) {
    player.click();
    await drawn();
    await places();
  }
  return [...found].sort();
}"""


def spot_of(answer: Json) -> str | None:
    """Where on the table an answer is given."""
    do = answer["do"]
    if do in IN_HAND:
        return f"hand:{answer['card']}"
    if do in ON_TILES:
        return f"tile:{answer['tile']}"
    if do == "attack":
        return f"theirs:{answer['victim']}:{answer['piece']}"
    if "piece" in answer:
        return f"mine:{answer['piece']}"
    if do in ("forward", "voyage"):
        return f"ship:{answer['place']}"
    if do == "island":
        return f"island:{answer['card']}"
    return f"deck:{answer['distance']}" if do == "unseen" else None


def press_answer(
    page: Page, offered: Json, aside: list[str], answer: Json, press: Press = Locator.click
) -> None:
    """Whatever a person presses for an answer, the confirmation included."""
    button = page.locator(f'.play [data-action="{answer["action"]}"]').first
    spot = spot_of(answer)
    if spot is not None:
        press_spot(page, offered, spot, answer, press)
    elif answer["do"] == "keep":
        left = list(enumerate(aside))
        for card in answer["cards"]:
            place = next(place for place in left if place[1] == card)
            left.remove(place)
            press(page.locator(f'[data-spot="aside:{place[0]}"]'))
        press(button)
    elif answer["do"] in ("pass", "home"):
        press(button)
        press(page.locator(".bar .confirm"))
    elif answer["do"] in ("take", "pay", "assign") and len(offered["answers"]) > MOST_LISTED:
        for good in answer["goods"]:
            press(page.locator(f'[data-more="{good}"]'))
        press(button)
    else:
        press(button)
        if "otherwise" in answer:
            press(page.locator(".bar .confirm"))


def press_spot(page: Page, offered: Json, spot: str, answer: Json, press: Press) -> None:
    """The place, then which of its answers, then that it is meant."""
    if spot.startswith("theirs:"):
        press(page.locator(f'.players [data-seat="{answer["victim"]}"]').first)
    press(page.locator(f'[data-spot="{spot}"]').first)
    if sum(spot_of(other) == spot for other in offered["answers"]) > 1:
        press(page.locator(f'.sheet [data-action="{answer["action"]}"]').first)
    press(page.locator(".bar .confirm"))


def goes_on(offered: Json) -> bool:
    """Whether the page answers by itself, after another answer."""
    return len(offered["answers"]) == 1 and offered["answers"][0]["do"] != "pass"


class Person:
    """Somebody who plays on the page: the kinds of answers that were given least often, building rather than passing."""

    def __init__(self, page: Page, tables: Tables, at: tuple[str, str], seed: int = 0) -> None:
        self.page = page
        self.tables = tables
        self.at = at
        self.random = Random(seed)
        self.given: Counter[str] = Counter()

    def answer(self, press: Press = Locator.click) -> None:
        """Once, if there is something to choose: where there is not, the page goes on by itself."""
        asked = self.tables.asked(*self.at)
        while asked and self.given and goes_on(asked[0]["options"]):
            self.page.wait_for_timeout(20)
            asked = self.tables.asked(*self.at)
        if not asked:
            return
        sight = asked[0]
        self.page.wait_for_function("(asked) => window.asked.includes(asked)", arg=sight["asked"])
        offered = sight["options"]
        weighed = [(self.given[one["do"]] / WEIGHTS.get(one["do"], 1), one) for one in offered["answers"]]
        least = min(given for given, _ in weighed)
        answer = self.random.choice([one for given, one in weighed if given == least])
        self.given[answer["do"]] += 1
        aside = sight["view"]["players"][sight["seat"]]["aside"] or []
        and_hear(self.page, lambda: press_answer(self.page, offered, aside, answer, press))


class NorthStage(Stage):
    """A table whose server is the test: it shows any position, and hears what is answered."""

    def show(self, state: Any, seat: int) -> None:
        offered = offer(state, seat)
        self.news["seq"] += 1
        asked = {"asked": self.news["seq"], "options": offered, "undo": False}
        question = {"kind": offered["decision"], "rule": ""}
        sight = {"seat": seat, "view": GAME.view(state, seat), "question": question, **asked}
        for one in self.news["info"]["seats"]:
            one["yours"] = one["seat"] == seat
        self.news |= {"since": self.news["seq"] - 1, "happened": [], "waiting": [seat], "sights": [sight]}
        self.page.evaluate("(news) => show(news)", self.news)


def random_positions(games: int) -> Iterator[Position]:
    """Every question of random games of four."""
    for seed in range(games):
        random = Random(seed)
        state = GAME.new_game(GAME.setup(4, {}), RandomChance(random))
        while not GAME.over(state):
            seat = GAME.waiting(state)[0]
            yield state.copy(), seat
            actions = GAME.legal(state, seat)
            busy = [action for action in actions if str(action) != "pass"]
            action = random.choice(busy if busy and random.random() < 0.8 else actions)
            GAME.apply(state, seat, action, RandomChance(random))
