"""Help where one stands: what can be done now, and what everything on the board means."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Moments
from browser.playing import my_turn
from browser.tables import link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deskovka.registry import NAMES
from deskovka.registry import game as find_game

ANSWERS = 16  # so often the person has answered: there is something of everything on the board
every_game = pytest.mark.parametrize("game", NAMES)

# What is explained on the board and can be seen.
IN_SIGHT = """() => {
  const seen = [...document.querySelectorAll(".stage [data-about]")].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return [...new Set(seen.map((one) => one.dataset.about.split(":")[0]))];
}"""

# Where something lies that is explained: its middle, with nothing over it that tells what can be done there.
MIDDLES = """() => [...document.querySelectorAll(".stage [data-about]")].flatMap((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const there = document.elementFromPoint(x, y);
  const drawn = one instanceof SVGElement && there instanceof SVGElement;
  return there && (drawn || one.contains(there)) && !there.closest("[data-offers], [role=grid]") ? [{ x, y }] : [];
})"""


def come(visitors: Visitors, moments: Moments, game: str, language: str = "en", phone: bool = False) -> Page:
    seated = moments(game, ANSWERS)
    theme = "dark" if phone else "light"
    page = visitors.come(language, theme, PHONE if phone else DESKTOP, touch=phone)
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("button", name=t("help-now", language))).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def legend(page: Page) -> Locator:
    return page.locator("#beside [data-sign]")


def parts_of_the_table(page: Page) -> Iterator[None]:
    """The table as it is, and with each of its tabs open."""
    yield
    tabs = page.locator(".stage").get_by_role("tab")
    for number in range(tabs.count()):
        if tabs.nth(number).is_enabled():
            tabs.nth(number).click()
            yield


def explained(page: Page) -> dict[str, str]:
    """The signs of the legend with their words, once it shows all that is in sight."""
    page.wait_for_function(
        f"""() => {{
          const listed = [...document.querySelectorAll("#beside [data-sign]")];
          const worded = listed.filter((one) => /[^\\W\\d_]{{2}}.* /.test(one.innerText)); // the language is there
          const signs = worded.map((one) => one.dataset.sign);
          return worded.length === listed.length && ({IN_SIGHT})().every((sign) => signs.includes(sign));
        }}"""
    )
    listed = legend(page).evaluate_all("(signs) => signs.map((one) => [one.dataset.sign, one.innerText])")
    return dict(listed)


@every_game
def test_everything_in_sight_is_explained_in_both_languages(
    visitors: Visitors, moments: Moments, game: str
) -> None:
    page = come(visitors, moments, game)
    rules = {language: find_game(game).rules(language).rules for language in ("en", "cs")}
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("?")
    help = page.get_by_role("region", name=t("help-now"))
    expect(help.locator(".asks")).to_have_text(re.compile(r"\w{3}.*[.:]"))
    asked = help.locator("details").first
    expect(asked).to_have_attribute("open", "")
    asked_rule = asked.get_by_role("link").first.inner_text()
    expect(asked).to_contain_text(rules["en"][asked_rule].heading)
    expect(help.get_by_role("heading", name=t("help-goal"))).to_be_visible()

    english = {sign: words for _ in parts_of_the_table(page) for sign, words in explained(page).items()}
    page.get_by_role("button", name="Česky").click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_role("region", name=t("help-now", "cs"))).to_be_visible()
    czech = explained(page)

    assert len(english) > 8
    for told in (english, czech):
        for sign, words in told.items():
            text, _, rule = words.rstrip().rpartition(" ")
            assert rule in rules["en"], (sign, words)
            assert re.search(r"\w\w", text) and "about-" not in text and "now-" not in text, (sign, words)
    assert all(english[sign] != czech[sign] for sign in english.keys() & czech.keys())
    visitors.picture(page, "help")
    check_accessible(page, "#beside")


@every_game
def test_what_lies_under_the_pointer_is_explained(visitors: Visitors, moments: Moments, game: str) -> None:
    page = come(visitors, moments, game)
    note = page.get_by_role("tooltip")
    middles = page.evaluate(MIDDLES)
    for middle in (middles[0], middles[len(middles) // 2], middles[-1]):
        page.mouse.move(middle["x"] - 3, middle["y"])
        page.mouse.move(middle["x"], middle["y"])
        expect(note).to_contain_text(re.compile(r"\w\w-[A-Z]*\d"))
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)

    page.mouse.move(middles[0]["x"], middles[0]["y"])
    expect(note).to_be_visible()
    rule = note.get_by_role("link").inner_text()
    note.get_by_role("link").click()
    expect(page.get_by_role("region", name=t("bar-rules"))).to_contain_text(rule)
    expect(note).to_have_count(0)


@every_game
def test_what_has_the_focus_is_explained_by_a_key(visitors: Visitors, moments: Moments, game: str) -> None:
    page = come(visitors, moments, game, "cs")
    note = page.get_by_role("tooltip")
    for _ in range(60):
        page.keyboard.press("Tab")
        page.keyboard.press("i")
        if note.count():
            break

    expect(note).to_contain_text(t("about-rule", "cs"))
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("aria-describedby", "about")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(focused).not_to_have_attribute("aria-describedby", "about")


@every_game
def test_a_long_press_explains_and_does_nothing_else(visitors: Visitors, moments: Moments, game: str) -> None:
    page = come(visitors, moments, game, "cs", phone=True)
    note = page.get_by_role("tooltip")
    height = page.viewport_size["height"] if page.viewport_size else 0
    inside = [place for place in page.evaluate(MIDDLES) if 180 < place["y"] < height - 120]
    place = inside[len(inside) // 2]
    before = page.locator(".stage [aria-pressed=true]").count()
    finger = page.context.new_cdp_session(page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(note).to_contain_text(t("about-rule", "cs"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(note).to_be_visible()
    assert page.locator(".stage [aria-pressed=true]").count() == before
    box = note.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] >= 0
    visitors.picture(page, "note")
    check_fits(page)
    page.touchscreen.tap(20, 20)
    expect(note).to_have_count(0)
