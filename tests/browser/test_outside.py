"""Games of others on the page: one as any game is shown, one with the page it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.playing import ended, play, to_answer
from browser.tables import Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deep.wire import Server, server
from installing import Environment


@pytest.fixture(scope="module")
def table_server(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the tiny games installed."""
    with server(tmp_path_factory.mktemp("browser") / "tables.sqlite", environment=installed) as running:
        yield running


def guess_four(page: Page) -> None:
    page.get_by_role("button", name="Guess, 4").click()
    expect(page.get_by_role("button", name="Guess, 4").or_(ended(page))).to_be_enabled()


def first_space(page: Page) -> None:
    free = page.get_by_role("button", name=re.compile("^Space")).and_(page.locator(":enabled"))
    free.first.click()


def test_a_game_with_rules_only_is_played_from_the_home_page_to_its_end(
    visitors: Visitors, tables: Tables
) -> None:
    tables.get("/api/games", "")  # a server that was just started loads them
    page = visitors.come()
    page.goto("/")
    page.get_by_role("button", name=t("game-play-named", game="Guess the die")).click()
    page.get_by_role("button", name=t("game-name-go"), exact=True).click()
    expect(page.get_by_role("heading", name="What will the die show?")).to_be_visible()

    assert play(page, guess_four) == 8

    expect(ended(page)).to_be_visible()
    expect(
        page.get_by_role("cell", name="Near misses").or_(page.get_by_text("Near misses")).first
    ).to_be_visible()
    check_accessible(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_is_told_in_tables_and_words(
    visitors: Visitors, tables: Tables, theme: str, language: str, size: ViewportSize
) -> None:
    seated = tables.make("guess_the_die", ["me", "beginner", "good"])
    page = visitors.come(language, theme, size)
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("heading", name={"en": "What will", "cs": "Co padne"}[language])).to_be_visible()
    page.get_by_role("button", name={"en": "Guess, 4", "cs": "Tip, 4"}[language]).click()

    table = page.get_by_role("group", name={"en": "Points by round", "cs": "Body po kolech"}[language])
    expect(table.get_by_role("rowheader", name="Bot 3")).to_be_visible()
    expect(table.get_by_role("row").nth(1).get_by_role("cell")).to_have_count(1)
    visitors.picture(page, "table")
    check_accessible(page)
    check_fits(page)


def test_a_game_is_played_on_the_page_that_it_brings(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("tic_tac_toe", ["me", "good"])
    page = visitors.come(theme="dark")
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("button", name="Space 9")).to_be_enabled()
    check_accessible(page)
    visitors.picture(page, "board")

    while to_answer(page):
        marked = page.get_by_role("button", name=re.compile("^Space")).and_(page.locator(":disabled")).count()
        first_space(page)
        expect(
            page.get_by_role("button", name=re.compile("^Space"))
            .and_(page.locator(":disabled"))
            .nth(marked + 1)
            .or_(ended(page))
        ).to_be_visible()

    expect(ended(page)).to_be_visible()


def test_people_who_share_a_screen_look_one_after_the_other(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("guess_the_die", ["me", "me"])
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("button", name="Guess, 4")).to_have_count(0)

    page.get_by_role("button", name=t("any-uncover")).click()
    page.get_by_role("button", name="Guess, 4").click()

    expect(page.get_by_role("button", name=t("any-uncover"))).to_be_visible()
    expect(page.get_by_role("button", name="Guess, 4")).to_have_count(0)


def test_it_is_played_in_words_too(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("guess_the_die", ["me", "good"])
    page = visitors.come()
    page.add_init_script("localStorage.setItem('deskovka settings', JSON.stringify({ textMode: true }))")
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_text("Still to guess: Host 0").first).to_be_visible()

    page.get_by_label(t("text-typed")).fill("4")
    page.get_by_role("button", name=t("text-send"), exact=True).click()

    expect(page.get_by_text("The guess of Host 0: 4.").first).to_be_visible()
