"""Every page: whole, accessible, and fit for its screen, in both colours and both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Moments
from browser.playing import ended, table_of
from browser.tables import Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t, title

LOOKS = [("en", "light", False), ("cs", "dark", False), ("cs", "light", True), ("en", "dark", True)]
MOMENTS = {"start": 0, "middle": 16, "end": 2000}  # how many times the person has answered, at most
looks = pytest.mark.parametrize(
    ("language", "theme", "phone"),
    LOOKS,
    ids=["en-light-desktop", "cs-dark-desktop", "cs-light-phone", "en-dark-phone"],
)


def come(visitors: Visitors, language: str, theme: str, phone: bool) -> Page:
    return visitors.come(language, theme, PHONE if phone else DESKTOP, touch=phone)


def look_at(visitors: Visitors, page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    visitors.picture(page, name)
    check_fits(page)
    check_accessible(page)


@looks
def test_the_pages_around_the_games(visitors: Visitors, language: str, theme: str, phone: bool) -> None:
    page = come(visitors, language, theme, phone)
    game = title("cartographers", language)
    places = {
        "home": ("/", t("home-title", language)),
        "new": ("/new/cartographers", t("new-title", language, game=game)),
        "rules": ("/rules", t("book-title", language)),
        "rules_of_a_game": ("/rules/cartographers", t("book-title-of", language, game=game)),
        "one_rule": ("/rules/cartographers/CA-4.8", t("book-title-of", language, game=game)),
        "settings": ("/settings", t("set-title", language)),
    }
    for name, (path, heading) in places.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1, name=heading, exact=True)).to_be_visible()
        look_at(visitors, page, name)


@looks
def test_the_table_before_the_game(
    visitors: Visitors, tables: Tables, language: str, theme: str, phone: bool
) -> None:
    seated = tables.make("cartographers", ["me", "open", "good"])
    host, guest = come(visitors, language, theme, phone), come(visitors, language, theme, phone)

    host.goto(link(seated.table, seated.host))
    waiting = host.get_by_role("textbox", name=t("lobby-link-of", language, number=2))
    expect(waiting).to_have_value(re.compile(rf"/t/{seated.table}#{seated.others[1]}$"))
    look_at(visitors, host, "host")
    guest.goto(link(seated.table, seated.others[1]))
    expect(guest.get_by_role("heading", level=1, name=t("lobby-invited", language))).to_be_visible()
    look_at(visitors, guest, "guest")


@looks
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", ["cartographers", "terra_mystica"])
def test_a_game(
    visitors: Visitors,
    moments: Moments,
    game: str,
    moment: str,
    language: str,
    theme: str,
    phone: bool,
) -> None:
    seated = moments(game, MOMENTS[moment])
    page = come(visitors, language, theme, phone)
    page.goto(link(seated.table, seated.host))

    expect(page.get_by_role("navigation", name=t("bar", language))).to_be_visible()
    expect(ended(page, language)).to_have_count(int(moment == "end"))
    look_at(visitors, page, moment)


def test_a_rule_is_found_by_words_and_by_its_number(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/rules/cartographers")
    expect(page.get_by_text("CA-4.8").first).to_be_visible()
    search = page.get_by_role("searchbox", name=t("book-search"))

    search.fill("CA-4.8")
    expect(page.get_by_text(t("book-found", count=1))).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text(t("book-found", count=0))).to_be_visible()


def test_settings_are_kept(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/settings")
    page.get_by_role("textbox", name=t("set-name")).fill("Žofie")
    page.get_by_role("radio", name=t("set-theme-dark")).check()
    page.get_by_role("checkbox", name=t("set-text")).check()
    page.reload()

    expect(page.get_by_role("textbox", name=t("set-name"))).to_have_value("Žofie")
    expect(page.get_by_role("radio", name=t("set-theme-dark"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=t("set-text"))).to_be_checked()
    expect(page.locator("html")).to_have_class(re.compile(r"\bdark\b"))


def test_a_table_is_set_up_shared_and_taken(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    host.goto("/")
    host.get_by_role("link", name=t("game-new-named", game="Cartographers")).click()
    host.get_by_label(t("new-your-name")).fill("Ann")
    host.get_by_role("button", name=t("new-add")).click()
    host.get_by_label(t("new-seat-who", number=3)).select_option(
        label=t("new-kind-bot", strength=t("strength-good"))
    )
    host.get_by_role("button", name=t("new-create"), exact=True).click()
    invitation = host.get_by_role("textbox", name=t("lobby-link-of", number=2))
    expect(invitation).to_have_value(re.compile("#"))

    host.get_by_role("button", name=t("lobby-copy-of", number=2)).click()
    copied = host.evaluate("navigator.clipboard.readText()")
    assert copied == invitation.input_value()
    guest.goto(copied)
    guest.get_by_label(t("lobby-name")).fill("Bob")
    guest.get_by_role("button", name=t("lobby-sit")).click()

    for page in (host, guest):
        expect(page.get_by_role("grid")).to_be_visible()
    assert table_of(host)[0] == table_of(guest)[0]
    assert table_of(host)[1] != table_of(guest)[1]
    guest.reload()
    expect(guest.get_by_role("grid")).to_be_visible()
    host.goto("/")
    expect(host.get_by_text(t("mine-your-turn"))).to_be_visible()
