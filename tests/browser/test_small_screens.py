"""Phones, upright and on their side, and a page that is enlarged: what is asked and where it is answered is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import Moments
from browser.playing import my_turn
from browser.tables import Tables, link
from browser.visitors import PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deskovka.registry import NAMES

ON_ITS_SIDE = ViewportSize(width=740, height=360)
ENLARGED = ViewportSize(width=640, height=400)  # a desktop of 1280 x 800 at 200 %

# How many pixels of the window are left between what stands above and below it once the board was scrolled to.
ROOM = """() => {
  const stuck = document.querySelector(".playing > .top").getBoundingClientRect();
  const below = document.querySelector("nav.bar").getBoundingClientRect();
  return below.top - stuck.height;
}"""

# How much of something is cut off.
CUT = "(one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)"


def sit(page: Page, table: str, secret: str, language: str = "en") -> None:
    page.goto(link(table, secret))
    expect(page.get_by_role("navigation", name=t("bar", language))).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [ON_ITS_SIDE, ENLARGED], ids=["on_its_side", "enlarged"])
@pytest.mark.parametrize("game", NAMES)
def test_a_low_window_has_room_for_the_board(
    visitors: Visitors, moments: Moments, game: str, size: ViewportSize
) -> None:
    seated = moments(game, 16)
    page = visitors.come("cs", size=size, touch=True)
    sit(page, seated.table, seated.host, "cs")

    assert page.evaluate(ROOM) > 0.7 * size["height"]
    check_fits(page)
    visitors.picture(page, "low")


@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_whose_turn_it_is_is_not_cut(visitors: Visitors, moments: Moments, game: str) -> None:
    seated = moments(game, 16)
    for language in ("en", "cs"):
        page = visitors.come(language, size=PHONE, touch=True)
        sit(page, seated.table, seated.host, language)
        turn = page.get_by_role("status").filter(has_text=t("table-my-turn", language)).first
        expect(turn).to_be_visible()
        assert turn.evaluate(CUT) <= 1


def test_the_four_goals_of_cartographers_stand_under_the_map(visitors: Visitors, moments: Moments) -> None:
    seated = moments("cartographers", 16)
    page = visitors.come("cs", size=PHONE, touch=True)
    sit(page, seated.table, seated.host, "cs")
    goals = page.get_by_role("region", name=t("cartographers:edicts", "cs")).get_by_role("listitem")
    for number in range(4):
        expect(goals.nth(number)).to_be_in_viewport(ratio=1)
    words = goals.nth(1).locator("p")
    expect(words).not_to_be_visible()

    goals.nth(1).get_by_role("button").tap()
    expect(words).to_be_visible()
    check_accessible(page)
    check_fits(page)


def test_terra_mystica_opens_where_something_can_be_chosen(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "me"], {"factions": "witches,nomads"})
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    expect(page.locator("[data-hex].legal").first).to_be_attached()

    lit = page.locator("[data-hex].legal").all()
    seen = page.evaluate(
        """() => [...document.querySelectorAll("[data-hex].legal")].filter((hex) => {
          const { left, right, top, bottom } = hex.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        }).length"""
    )
    assert lit and seen >= 2


COVERS = """(note) => {
  const { left, right, top, bottom } = note.getBoundingClientRect();
  return [...document.querySelectorAll("[data-place][data-offers]")].filter((place) => {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > left && x < right && y > top && y < bottom;
  }).map((place) => place.dataset.place);
}"""


def test_a_note_in_catan_covers_no_place_that_lights_up(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "random"])
    page = visitors.come()
    sit(page, seated.table, seated.host)
    expect(my_turn(page)).to_be_visible()
    asked = page.get_by_role("list", name=t("catan:players")).locator("li.active")
    expect(asked).to_have_count(1)
    expect(asked).to_contain_text("Host 0")  # while founding, too, where it is nobody's turn yet
    places = page.locator("[data-place][data-offers]")
    expect(places.first).to_be_attached()
    covered = []
    for number in range(0, places.count(), 9):
        places.nth(number).locator(".area").dispatch_event("click")
        note = page.locator(".ct-choices")
        expect(note).to_be_visible()
        covered.append(note.evaluate(COVERS))
    assert covered == [[]] * len(covered)
