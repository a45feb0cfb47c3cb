"""How people play Catan in the browser: with a mouse or a finger, and until they are asked something."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.playing import and_hear
from browser.tables import Json, Tables, link
from browser.words import t
from deep.wire import Seated
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.text import Texts

MOST_ANSWERS = 600
# What makes a game short, or is worth seeing in it, the best first.
REIGNING = ("metropolis", "improve", "fight", "promote", "activate", "recruit", "march", "wall")
EAGER = ("settle", "city", "buy", *REIGNING, "road", "accept", "deal")
KEEPING = ("roll", "end", "decline", "withdraw")
PRESSED = ("roll", "end", "accept", "decline", "withdraw")
LISTED = ("use", "keep", "steal", "spare", "draw", "give", "return", "pick")
HANDFULS = ("discard", "take", "choose", "present")
PLACES = {
    "settle": "corner",
    "city": "corner",
    "road": "edge",
    "ship": "edge",
    "harbour": "edge",
    "robber": "hex",
    "pirate": "hex",
    "turn": "hex",
    "token": "hex",
    "gather": "hex",
    "dragon": "hex",
    "beat": "hex",
    "wall": "corner",
    "recruit": "corner",
    "activate": "corner",
    "promote": "corner",
    "chase": "corner",
    "chase-pirate": "corner",
    "fight": "corner",
    "dismiss": "corner",
    "lose": "corner",
    "flee": "corner",
    "metropolis": "corner",
}
CARD_PLACES = {
    "merchant": "hex",
    "inventor": "hex",
    "engineer": "corner",
    "medicine": "corner",
    "intrigue": "corner",
    "diplomat": "edge",
}
PROGRESS = tuple(card.value for card in Progress)
PLACE = re.compile(r"[A-Z]\d")
GOOD = re.compile(r"(\d*)([a-z]+)")


class Hands:
    """Somebody who does with a mouse or a finger what an answer says."""

    def __init__(self, page: Page, touch: bool = False, language: str = "en") -> None:
        self.page = page
        self.press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
        self.touch = touch
        self.language = language

    def button(self, key: str, **words: Json) -> Locator:
        return self.page.get_by_role("button", name=t(key, self.language, **words), exact=True).first

    def do(self, action: str) -> None:
        """Everything up to the last press, and then that one, until the server has answered."""
        last = self.prepare(*action.split())
        and_hear(self.page, lambda: self.press(last))

    def prepare(self, verb: str, *rest: str) -> Locator:
        if verb in PRESSED:
            return self.button(f"catan:{verb}")
        if verb == "move":
            return self.move_ship(rest[0], rest[2])
        if verb == "march":
            return self.march(rest[0], rest[2])
        if verb == "improve":
            self.open_tab("improve")
            self.press(self.page.locator(f'[data-build="improve {rest[0]}"]'))
            return self.button("play-confirm")
        if verb == "skip" and not self.page.locator('[data-action="skip"]').count():
            return self.button("catan:do-skip")
        if verb in PLACES:
            return self.point(" ".join((verb, *rest)))
        if verb in CARD_PLACES:
            return self.play_at(verb, *rest)
        if verb in PROGRESS:
            return self.play_progress(verb, *rest)
        if verb == "knight":
            self.press(self.page.locator(f'[data-card="{verb}"]'))
            return self.button("play-confirm")
        if verb == "buy":
            self.open_tab("build")
            self.press(self.page.locator('[data-build="buy"]'))
            return self.button("play-confirm")
        if verb == "deal":
            return self.page.locator(f'[data-seat="{rest[0]}"] button')
        if verb in (*LISTED, "skip"):
            return self.page.locator(f'[data-action="{" ".join((verb, *rest))}"]')
        if verb in HANDFULS:
            self.balance("", rest[0])
            return self.button(f"catan:{verb}", count=sum(number for _, number in counted(rest[0])))
        if verb in ("plenty", "monopoly"):
            return self.choose_goods(verb, rest[0])
        return self.trade(verb, rest[0], rest[2])

    def point(self, action: str) -> Locator:
        """A place of the island, and what is to be done there."""
        verb, *rest = action.split()
        self.press_place(PLACES[verb], next(filter(PLACE.match, rest)))
        choice = self.page.locator(f'[data-action="{action}"]')
        if choice.get_attribute("aria-pressed") == "false":
            self.press(choice)
        return self.page.locator(".ct-choices .main")

    def move_ship(self, ship: str, to: str) -> Locator:
        """The ship, and then one of the places that light up."""
        self.press_place("edge", ship)
        self.press_place("edge", to)
        return self.page.locator(".ct-choices .main")

    def march(self, knight: str, to: str) -> Locator:
        """The knight, that it is to move, and then one of the places that light up."""
        self.press_place("corner", knight)
        way = self.page.locator(f'.ct-choices [data-action^="march {knight}"]')
        if way.count():
            self.press(way)
        self.press_place("corner", to)
        return self.page.locator(".ct-choices .main")

    def open_tab(self, name: str) -> None:
        tab = self.page.locator(f"#ct-tab-{name}")
        if tab.count() and tab.get_attribute("aria-selected") == "false":
            self.press(tab)

    def press_card(self, card: str) -> None:
        """In the hand, or where a fifth card lies over it."""
        instead = self.page.locator(f'[data-play="{card}"]')
        self.press(instead if instead.count() else self.page.locator(f'[data-card="{card}"]'))

    def play_at(self, card: str, *places: str) -> Locator:
        self.press_card(card)
        for place in places:
            self.press_place(CARD_PLACES[card], place)
        return self.page.locator(".ct-choices .main")

    def play_progress(self, card: str, *about: str) -> Locator:
        self.press_card(card)
        for die, face in zip(("red", "yellow"), about if card == "alchemist" else ()):
            self.press(self.page.locator(f'[data-die="{die} {face}"]'))
        choice = self.page.locator(f'#ct-desk [data-action="{" ".join((card, *about))}"]')
        if not choice.count() and card != "alchemist":
            return self.button("play-confirm")
        if choice.count():
            self.press(choice)
        return self.button("catan:play-card", card=Texts(self.language, "catan").t(f"card-{card}"))

    def press_place(self, kind: str, name: str) -> None:
        spot = self.page.locator(f'[data-place="{kind}:{name}"]')
        self.press(spot.locator("polygon" if kind == "hex" else ".area"))

    def choose_goods(self, card: str, goods: str) -> Locator:
        self.press(self.page.locator(f'[data-card="{card}"]'))
        if card == "monopoly":
            self.press(self.page.locator(f'[data-action="monopoly {goods}"]'))
        else:
            self.balance("", goods)
        return self.button("catan:play-card", card=Texts(self.language, "catan").t(f"card-{card}"))

    def trade(self, verb: str, give: str, get: str) -> Locator:
        if verb == "counter":
            self.press(self.button("catan:counter"))
        else:
            tab = self.page.locator("#ct-tab-trade")
            self.press(self.button("catan:trade") if self.touch else tab)
        self.balance(give, get)
        return self.button(
            {"bank": "catan:with-bank", "offer": "catan:offer", "counter": "catan:counter-send"}[verb]
        )

    def balance(self, give: str, get: str) -> None:
        """Plus and minus of every good until these cards are given and got."""
        wanted = {good: -number for good, number in counted(give)} | dict(counted(get))
        for row in self.page.locator("[data-good]").all():
            good = row.get_attribute("data-good") or ""
            missing = wanted.get(good, 0) - int(row.get_attribute("data-value") or 0)
            side = row.get_by_role("button").nth(1 if missing > 0 else 0)
            for _ in range(abs(missing)):
                self.press(side)


def counted(cards: str) -> list[tuple[str, int]]:
    return [(good, int(number or 1)) for number, good in GOOD.findall(cards)]


def choose(actions: list[str], random: Random) -> str:
    """An answer that brings the game on, sometimes a trade or a card."""
    found: dict[str, list[str]] = {}
    for action in actions:
        found.setdefault(action.split()[0], []).append(action)
    for verb in (*EAGER, "roll", "end", "decline", "withdraw"):
        if verb in found and random.random() < 0.8:
            return random.choice(found[verb])
    return random.choice(random.choice(list(found.values())))


def answer(
    tables: Tables, seated: Seated, secret: str, hand: Hands, random: Random, wished: Sequence[str] = ()
) -> str:
    """Answer what somebody is asked, and wait until the server has it: others answer at the same time."""
    sight, actions = tables.legal(seated.table, secret)
    action = next((wish for wish in wished if wish in actions), None) or choose(actions, random)
    hand.page.wait_for_function("(asked) => window.asked.includes(asked)", arg=sight["asked"])
    hand.do(action)
    while any(asked["asked"] == sight["asked"] for asked in tables.asked(seated.table, secret)):
        hand.page.wait_for_timeout(20)
    return action


def play_out(
    tables: Tables,
    seated: Seated,
    people: dict[str, Hands],
    random: Random,
    wished: Sequence[str] = (),
    most: int = MOST_ANSWERS,
) -> set[str]:
    """Everybody answers, if possible what is wished next, until the game is over: the kinds of what they did."""
    done: set[str] = set()
    page = next(iter(people.values())).page
    answers = 0
    while not tables.newest(seated.table, seated.host)["outcome"]:
        secret = next((one for one in people if tables.asked(seated.table, one)), None)
        if secret is None:
            page.wait_for_timeout(20)
            continue
        action = answer(tables, seated, secret, people[secret], random, wished)
        if action in wished:
            wished = wished[wished.index(action) + 1 :]
        done.add(action.split()[0])
        answers += 1
        assert answers < most
    return done


def sit(page: Page, seated: Seated, secret: str, language: str = "en") -> None:
    page.goto(link(seated.table, secret))
    board, islands = t("catan:board", language), t("catan:sea-board", language)
    expect(page.get_by_role("group", name=re.compile(f"^({board}|{islands})$"))).to_be_visible()


def check_question(page: Page) -> None:
    """What is asked can be read as a whole."""
    question, frame = [page.locator(f".bar .{part}").bounding_box() for part in ("question", "words")]
    assert question and frame
    over = max(frame["y"] - question["y"], question["y"] + question["height"] - frame["y"] - frame["height"])
    assert over < 1, f"{page.url}: the question is cut by {over} px"


def wait_for(tables: Tables, seated: Seated, secret: str, decision: str, able: str = "") -> Json:
    """Keep all cards of somebody until they are asked that, and can do what is named."""
    for _ in range(MOST_ANSWERS):
        while not tables.asked(seated.table, secret):
            assert not tables.now(seated.table, secret)["outcome"]
        sight, actions = tables.legal(seated.table, secret)
        if sight["options"]["decision"] == decision and any(action.startswith(able) for action in actions):
            return sight
        action = next((action for action in actions if action in KEEPING), actions[0])
        tables.request(seated.table, secret, "move", seat=sight["seat"], asked=sight["asked"], action=action)
    raise AssertionError(f"nobody was asked: {decision}")
