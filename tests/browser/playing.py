"""How people play at a table: in words, by keyboard, with a mouse, with a finger."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.tables import Tables, link
from browser.words import t

MOST_ANSWERS = 400
Answer = Callable[[Page], None]


def table_of(page: Page) -> tuple[str, str]:
    """The table somebody is at, and the secret their browser holds for it."""
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    held = page.evaluate("JSON.parse(localStorage.getItem('deskovka tables'))")
    return table, next(key["secret"] for key in held if key["table"] == table)


def settings(page: Page, **chosen: Any) -> None:
    """As if somebody had chosen it in the settings, before the page is opened."""
    page.add_init_script(
        f"""(() => {{
          const kept = JSON.parse(localStorage.getItem("deskovka settings") ?? "{{}}");
          localStorage.setItem("deskovka settings", JSON.stringify({{...kept, ...{json.dumps(chosen)}}}));
        }})()"""
    )


def ended(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("heading", name=t("end-title", language), level=1)


def my_turn(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(rf"^{re.escape(t('table-my-turn'))}$"))


def to_answer(page: Page) -> bool:
    """Wait until it is my turn; false when the game is over."""
    expect(my_turn(page).or_(ended(page)).first).to_be_visible()
    return not ended(page).is_visible()


def and_hear(page: Page, task: Callable[[], None]) -> None:
    """Do something, and wait until the page has drawn the server's news of it."""
    before = page.evaluate("window.redraws.length")
    task()
    page.wait_for_function("(before) => window.redraws.length > before", arg=before)


def play(page: Page, answer: Answer, answers: int = MOST_ANSWERS) -> int:
    """Answer whenever it is my turn, until the game is over, or so many times."""
    for given in range(answers):
        if not to_answer(page):
            return given
        answer(page)
    return answers


def in_words(page: Page, words: str = "") -> None:
    """Type some words of an answer, take the first that fits, or else the first of all."""
    field = page.locator("#text-typed")
    found = page.get_by_role("list", name=t("text-actions")).get_by_role("button")
    if words:
        field.fill(words)
        if found.count() == 0:
            field.fill("")
    found.first.click()
    and_hear(page, lambda: field.press("Enter"))


def passing_in_words(page: Page) -> None:
    in_words(page, "pass")


def grid(page: Page) -> Locator:
    return page.get_by_role("grid")


def space(page: Page, name: str) -> Locator:
    return grid(page).locator(f'[data-space="{name}"]')


def drawn_by_keys(page: Page) -> None:
    """Turned, where it fits then, or else on the next place where it does; Enter holds it there, Enter draws it."""
    page.keyboard.press("r")
    if not_fitting(page):
        page.keyboard.press("n")
    assert not not_fitting(page)
    page.keyboard.press("Enter")
    and_hear(page, lambda: page.keyboard.press("Enter"))


def drawn_by_enter(page: Page) -> None:
    """Enter alone finds a place, however the card lies and whatever is left of the map."""
    page.keyboard.press("Enter")
    and_hear(page, lambda: page.keyboard.press("Enter"))


def not_fitting(page: Page) -> bool:
    return page.locator(".tells.bad").count() > 0


def fitting_spaces(actions: list[str]) -> list[str]:
    """The spaces of one possible drawing."""
    return actions[len(actions) // 2].split()[-1].split("+")


def held_at(spaces: list[str]) -> str:
    """The space by which such a drawing is held: the one nearest to the middle of its box."""
    places = [(ord(name[0]), int(name[1:])) for name in spaces]
    middle = [(min(values) + max(values)) / 2 for values in zip(*places)]
    far = [(row - middle[0]) ** 2 + (column - middle[1]) ** 2 for row, column in places]
    return spaces[far.index(min(far))]


def drawn_by_pointer(page: Page, spaces: list[str], touch: bool = False) -> None:
    """Hold each form of each shape over the place of a possible drawing, until one fits, and draw it."""
    shapes = page.get_by_role("group", name=t("cartographers:shape")).get_by_role(
        "button", name=re.compile(r"\d")
    )
    turn = page.get_by_role("button", name=t("cartographers:turn"))
    mirror = page.get_by_role("button", name=t("cartographers:flip"))
    press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
    place = space(page, held_at(spaces))
    if touch:
        place.tap()  # a finger leaves the shape where it is
    for number in range(shapes.count()):
        press(shapes.nth(number))
        for change in [None, *[turn] * 3, mirror, *[turn] * 3]:
            if change is not None:
                press(change)
            if not touch:
                place.hover(force=True)
            if not not_fitting(page):
                if not touch:
                    place.click(force=True)
                confirm = page.get_by_role("button", name=t("cartographers:confirm"))
                and_hear(page, lambda: press(confirm))  # noqa: B023 - called at once
                return
    raise AssertionError(f"nothing fits over {spaces}")


def sit(page: Page, table: str, secret: str) -> None:
    page.goto(link(table, secret))
    expect(my_turn(page)).to_be_visible()


def draw(page: Page, tables: Tables, touch: bool = False) -> None:
    sight, actions = tables.legal(*table_of(page))
    page.wait_for_function("(asked) => window.asked.includes(asked)", arg=sight["asked"])
    drawn_by_pointer(page, fitting_spaces(actions), touch)


def bar(page: Page, part: str) -> None:
    page.get_by_role("navigation", name=t("bar")).get_by_role("button", name=t(f"bar-{part}")).click()
