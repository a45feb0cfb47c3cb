"""What is around every page: the first load, languages, colours, addresses that lead nowhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitors import Visitors, check_accessible
from browser.words import t

FIRST_LOAD = 120_000  # bytes as they travel


def test_the_first_page_is_light(visitors: Visitors) -> None:
    page = visitors.come()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    finished: list[dict[str, Any]] = []
    wire.on("Network.loadingFinished", lambda file: finished.append(file))

    page.goto("/")
    page.wait_for_load_state("networkidle")

    size = sum(file["encodedDataLength"] for file in finished)
    print(f"first load: {size / 1000:.1f} kB in {len(finished)} files")
    assert len(finished) >= 3
    assert size < FIRST_LOAD


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_page_speaks_the_language_of_the_browser_until_another_is_chosen(
    visitors: Visitors, language: str
) -> None:
    other = "cs" if language == "en" else "en"
    page = visitors.come(language=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("link", name=t("settings", language), exact=True)).to_be_visible()

    page.get_by_role("button", name="English" if language == "cs" else "Česky").click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    expect(page.get_by_role("link", name=t("settings", other), exact=True)).to_be_visible()

    page.reload()
    expect(page.get_by_role("link", name=t("settings", other), exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_colours_follow_the_device_until_others_are_chosen(visitors: Visitors, theme: str) -> None:
    page = visitors.come(theme=theme)
    page.goto("/")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(background)
    switch = page.get_by_role("button", name=t("theme-switch"))

    switch.click()

    expect(switch).to_have_attribute("aria-pressed", "true" if theme == "light" else "false")
    after = page.evaluate(background)
    assert after != before
    page.reload()
    expect(page.get_by_role("banner")).to_be_visible()
    assert page.evaluate(background) == after


def test_an_address_without_a_page_says_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.evaluate("history.pushState(null, '', '/no/such/page')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")

    expect(page.get_by_role("heading", name=t("nowhere"))).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name=t("to-home")).click()
    expect(page).to_have_url(f"{visitors.url}/")


def test_an_unknown_address_that_is_opened_has_a_page_and_games_go_by_any_name(visitors: Visitors) -> None:
    visitors.forgive("404 (Not Found)")
    page = visitors.come("cs")
    for nowhere in ("/nesmysl", "/settings/colours", "/rules/monopoly"):
        page.goto(nowhere)
        expect(page.get_by_role("main").get_by_role("link", name=t("to-home", "cs"))).to_be_visible()
    page.goto("/rules/terra-mystica")
    expect(page.get_by_role("heading", level=1, name="Terra Mystica")).to_be_visible()


def test_a_table_needs_its_link(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/t/abcdefghijkl")

    expect(page.get_by_text(t("table-no-key"))).to_be_visible()
    check_accessible(page)


def test_the_first_thing_the_keyboard_reaches_is_the_way_to_the_content(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    expect(page.get_by_role("banner")).to_be_visible()

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=t("skip"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
