"""Scoring on paper in the browser: a picture is filled in, and the score is read below it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.paper.catan import fill
from browser.test_pages import come, look_at, looks
from browser.visitors import Visitors
from browser.words import t
from deskovka.registry import NAMES
from samples import of_game


def score_of(page: Page, player: str) -> Locator:
    return page.locator(f'[data-player="{player}"] .total')


@looks
@pytest.mark.parametrize("game", NAMES)
def test_a_picture_is_filled_in_and_scored(
    visitors: Visitors, game: str, language: str, theme: str, phone: bool
) -> None:
    page = come(visitors, language, theme, phone)
    page.goto(f"/score/{game}")
    sheet = of_game("browser.paper", game)
    first = "Hráč 1" if language == "cs" else "Player 1"

    sheet.fill(page)

    expect(score_of(page, first)).to_have_text(sheet.TOTAL)
    look_at(visitors, page, f"score_{game}")
    page.reload()
    expect(score_of(page, first)).to_have_text(sheet.TOTAL)


def test_the_sheet_is_cleared_brought_back_and_read_from_a_text(visitors: Visitors) -> None:
    """What the page writes as text it reads again; a mistake is told with its line."""
    page = come(visitors, "en", "light", False)
    page.goto("/score/catan")
    fill(page)
    expect(score_of(page, "Player 1")).to_have_text("4")
    text = page.locator("pre").text_content() or ""

    page.get_by_role("button", name=t("paper-clear", "en")).click()
    expect(score_of(page, "Player 1")).to_have_text("0")
    page.get_by_text(t("paper-text", "en")).click()
    pasted = page.get_by_role("textbox", name=t("paper-paste", "en"))
    pasted.fill("Player: A\nRods: E7ne")
    page.get_by_role("button", name=t("paper-read", "en")).click()
    expect(page.get_by_role("alert")).to_contain_text("Line 2: “Rods”")
    pasted.fill(text)
    page.get_by_role("button", name=t("paper-read", "en")).click()
    expect(score_of(page, "Player 1")).to_have_text("4")


def painted(page: Page, *spaces: str) -> list[str]:
    """What the page says of some spaces, without their names."""
    found = [page.locator(f'[data-space="{space}"]').get_attribute("aria-label") or "" for space in spaces]
    return [label.split(" ", 1)[1] for label in found]


def test_the_side_of_the_sheet_is_chosen_below_what_is_painted(visitors: Visitors) -> None:
    """CA-1.2, CA-1.4, CA-1.5: B4 is a mountain of side A, D6 wasteland of side B; for everybody, also who comes later."""
    page = come(visitors, "en", "light", False)
    page.goto("/score/cartographers")
    for space in ("A1", "D6"):
        page.locator(f'[data-space="{space}"]').click()
    assert painted(page, "A1", "B4", "D6") == ["forest", "mountain", "forest"]

    page.locator('[data-side="B"]').click()
    expect(page.locator('[data-side="B"]')).to_have_attribute("aria-pressed", "true")
    assert painted(page, "A1", "B4", "D6") == ["forest", "empty", "wasteland"]
    page.locator('[data-side="A"]').click()
    assert painted(page, "A1", "B4", "D6") == ["forest", "mountain", "forest"]
    page.locator('[data-side="B"]').click()
    page.get_by_role("button", name=t("paper-add", "en")).click()
    assert painted(page, "A1", "B4", "D6") == ["empty", "empty", "wasteland"]


ROW = tuple(f"E{column}" for column in range(2, 7))


def middle(page: Page, space: str) -> tuple[float, float]:
    box = page.locator(f'[data-space="{space}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_paints_and_takes_away_again(visitors: Visitors) -> None:
    """Also by a hand so quick that most spaces are jumped over; afterwards a click and a key count once."""
    page = come(visitors, "en", "light", False)
    page.goto("/score/cartographers")
    page.locator('[data-space="E2"]').scroll_into_view_if_needed()

    def drag(*spaces: str) -> None:
        page.mouse.move(*middle(page, spaces[0]))
        page.mouse.down()
        for space in spaces[1:]:
            page.mouse.move(*middle(page, space))
        page.mouse.up()

    drag("E2", "E6")
    assert painted(page, *ROW) == ["forest"] * 5
    drag("E6", "E4", "E6")
    assert painted(page, *ROW) == ["forest", "forest", "empty", "empty", "empty"]
    page.locator('[data-space="E6"]').click()
    page.locator('[data-space="E5"]').press("Enter")
    assert painted(page, *ROW) == ["forest", "forest", "empty", "forest", "forest"]


@pytest.mark.parametrize(("to", "paints"), [("E6", True), ("A2", False)])
def test_a_finger_paints_sideways_and_scrolls_up_and_down(visitors: Visitors, to: str, paints: bool) -> None:
    page = come(visitors, "en", "light", True)
    page.goto("/score/cartographers")
    page.locator('[data-space="E2"]').evaluate("space => space.scrollIntoView({block: 'center'})")
    before = page.evaluate("scrollY")
    finger = page.context.new_cdp_session(page)
    start, end = middle(page, "E2"), middle(page, to)
    for kind, part in [("touchStart", 0.0), *(("touchMove", step / 10) for step in range(1, 11))]:
        x, y = (one + (other - one) * part for one, other in zip(start, end))
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    if paints:
        expect(page.locator('[data-space="E6"]')).to_have_attribute("aria-label", "E6 forest")
        assert painted(page, *ROW) == ["forest"] * 5
        assert page.evaluate("scrollY") == before
    else:
        page.wait_for_function("before => scrollY > before", arg=before)
        assert painted(page, *ROW) == ["empty"] * 5


def test_a_removed_player_takes_nothing_along_that_concerns_the_others(visitors: Visitors) -> None:
    """The card of the second stays with the second, who is the first now."""
    page = come(visitors, "en", "light", False)
    page.goto("/score/catan")
    page.get_by_role("button", name=t("paper-add", "en")).click()
    page.locator("#common-target").fill("12")
    page.locator("#common-target").press("Enter")
    page.locator("#common-turn").select_option("1")
    page.locator("#common-longest-road").select_option("2")

    page.locator('[data-seat="0"]').click()
    page.get_by_role("button", name=t("paper-remove", "en", name="Player 1")).click()
    expect(page.locator("#common-target")).to_have_value("12")
    expect(page.locator("#common-longest-road")).to_have_value("1")
    expect(page.locator("#common-turn")).to_have_value("")


@looks
def test_what_belongs_into_a_field_is_told_at_a_touch(
    visitors: Visitors, language: str, theme: str, phone: bool
) -> None:
    page = come(visitors, language, theme, phone)
    page.goto("/score/cartographers")
    season = page.locator('[data-field="season"]')
    hint = page.locator("#common-season-help")
    expect(hint).to_be_hidden()
    expect(season.locator("select")).to_have_attribute("aria-describedby", "common-season-help")
    more = season.get_by_role("button")
    if phone:
        more.tap()
    else:
        more.click()
    expect(hint).to_be_visible()
    look_at(visitors, page, "score_help")
    more.press("Enter")
    expect(hint).to_be_hidden()


def test_the_home_page_and_the_rules_lead_there(visitors: Visitors) -> None:
    page = come(visitors, "en", "light", False)
    for path in ("/", "/rules"):
        page.goto(path)
        page.get_by_role("link", name=t("home-paper", "en")).click()
        expect(page.get_by_role("heading", level=1, name=t("paper-heading", "en"))).to_be_visible()
