"""Scoring on paper in the browser: a picture is filled in, and the score is read below it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.test_pages import come, look_at, looks
from browser.visitors import Visitors
from browser.words import t

CARDS = {"a": "sentinel_wood", "b": "canal_lake", "c": "great_city", "d": "cauldrons"}
LINE = ("E7ne", "E7e", "E7se", "E7sw", "E7w")


def score_of(page: Page, player: str) -> Locator:
    return page.locator(f'[data-player="{player}"] .total')


def fill_cartographers(page: Page) -> None:
    """CA-9.2: one forest at the edge for Sentinel Wood in winter, and two coins."""
    for letter, card in CARDS.items():
        page.locator(f"#common-{letter}").select_option(card)
    page.locator("#common-season").select_option("winter")
    page.locator('[data-space="A1"]').click()
    for _ in range(2):
        page.locator('[data-field="coins"] button').last.click()


def put(page: Page, piece: str, *places: str, kind: str) -> None:
    page.locator(f'[data-piece="{piece}"]').click()
    for place in places:
        page.locator(f'[data-place="{kind}:{place}"]').press("Enter")


def fill_catan(page: Page) -> None:
    """CT-B7.8, CT-B8.1: five roads in a row and a city."""
    put(page, "roads", *LINE, kind="edge")
    put(page, "cities", "E7n", kind="corner")


def fill_terra_mystica(page: Page) -> None:
    """TM-24.2, TM-24.5: 8 for fire, 18 for the network, 60 so far."""
    page.locator("#own-faction").select_option("witches")
    page.locator("#own-so-far").fill("60")
    page.locator("#own-fire").fill("5")
    page.locator("#own-fire").press("Enter")
    for hex in ("A1", "A2"):
        page.locator(f'[data-hex="{hex}"]').press("Enter")
    page.locator('[data-seat="1"]').click()
    page.locator("#own-faction").select_option("giants")


GAMES = {
    "cartographers": (fill_cartographers, "3"),
    "catan": (fill_catan, "4"),
    "terra_mystica": (fill_terra_mystica, "86"),
}


@looks
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_filled_in_and_scored(
    visitors: Visitors, game: str, language: str, theme: str, phone: bool
) -> None:
    page = come(visitors, language, theme, phone)
    page.goto(f"/score/{game}")
    fill, total = GAMES[game]
    first = "Hráč 1" if language == "cs" else "Player 1"

    fill(page)

    expect(score_of(page, first)).to_have_text(total)
    look_at(visitors, page, f"score_{game}")
    page.reload()
    expect(score_of(page, first)).to_have_text(total)


def test_the_sheet_is_cleared_brought_back_and_read_from_a_text(visitors: Visitors) -> None:
    """What the page writes as text it reads again; a mistake is told with its line."""
    page = come(visitors, "en", "light", False)
    page.goto("/score/catan")
    fill_catan(page)
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


def test_the_home_page_and_the_rules_lead_there(visitors: Visitors) -> None:
    page = come(visitors, "en", "light", False)
    for path in ("/", "/rules"):
        page.goto(path)
        page.get_by_role("link", name=t("home-paper", "en")).click()
        expect(page.get_by_role("heading", level=1, name=t("paper-heading", "en"))).to_be_visible()
