"""Every page: whole, accessible, and fit for its screen, in both colours and both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Moments
from browser.playing import ended, table_of
from browser.tables import Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits, layout_shift
from browser.words import t, title
from deskovka.registry import NAMES
from deskovka.registry import game as find_game
from deskovka.text import Texts

MOST_SHIFT = 0.02  # of the layout; a tenth is what people begin to notice
LOOKS = [("en", "light", False), ("cs", "dark", False), ("cs", "light", True), ("en", "dark", True)]
MOMENTS = {"start": 0, "middle": 16, "end": 2000}  # how many times the person has answered, at most
looks = pytest.mark.parametrize(
    ("language", "theme", "phone"),
    LOOKS,
    ids=["en-light-desktop", "cs-dark-desktop", "cs-light-phone", "en-dark-phone"],
)


def come(visitors: Visitors, language: str, theme: str, phone: bool) -> Page:
    return visitors.come(language, theme, PHONE if phone else DESKTOP, touch=phone)


def look_at(visitors: Visitors, page: Page, name: str, part: str | None = None) -> None:
    page.wait_for_load_state("networkidle")
    visitors.picture(page, name)
    check_fits(page)
    check_accessible(page, part)


@looks
def test_the_pages_around_the_games(visitors: Visitors, language: str, theme: str, phone: bool) -> None:
    page = come(visitors, language, theme, phone)
    game = title("cartographers", language)
    places = {
        "home": ("/", t("home-title", language)),
        "new": ("/new/cartographers", t("new-title", language, game=game)),
        "rules": ("/rules", t("book-title", language)),
        "rules_of_a_game": ("/rules/cartographers", t("book-title-of", language, game=game)),
        "settings": ("/settings", t("set-title", language)),
        "licences": ("/licences", t("licences-title", language)),
    }
    for name, (path, heading) in places.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1, name=heading, exact=True)).to_be_visible()
        look_at(visitors, page, name)


@looks
def test_one_rule_of_a_book(visitors: Visitors, language: str, theme: str, phone: bool) -> None:
    """The same book, opened at a rule that stands out: only that one is looked at again."""
    page = come(visitors, language, theme, phone)
    page.goto("/rules/cartographers/CA-4.8")
    expect(page.locator('[id="CA-4.8"]')).to_be_focused()
    look_at(visitors, page, "one_rule", '[id="CA-4.8"]')


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
@pytest.mark.parametrize("game", NAMES)
def test_a_game(
    visitors: Visitors, moments: Moments, game: str, language: str, theme: str, phone: bool
) -> None:
    page = come(visitors, language, theme, phone)
    for moment, answers in MOMENTS.items():
        seated = moments(game, answers)
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


def test_a_rule_shows_its_examples_and_leads_to_others(visitors: Visitors) -> None:
    page = visitors.come("cs")
    page.goto("/rules/cartographers/CA-5.1")
    rules = find_game("cartographers").rules("cs").rules
    rule = page.locator('[id="CA-5.1"]')

    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    for example in rules["CA-5.1"].examples:
        expect(rule.get_by_text(example.why)).to_be_visible()
    expect(rule.get_by_role("img")).to_have_count(len(rules["CA-5.1"].examples))
    expect(rule.get_by_role("img").first).to_have_attribute("aria-label", re.compile("hora"))
    other = rules["CA-5.1"].see[0]
    rule.get_by_role("link", name=re.compile(re.escape(rules[other].heading))).click()
    expect(page.locator(f'[id="{other}"]')).to_be_focused()
    expect(page).to_have_url(re.compile(re.escape(other)))


def test_a_rule_is_found_without_accents(visitors: Visitors) -> None:
    page = visitors.come("cs")
    page.goto("/rules")
    page.get_by_role("searchbox", name=t("book-search", "cs")).fill("zricenina")

    found = len(find_game("cartographers").rules("cs").search("zricenina"))
    assert found > 3
    expect(page.get_by_text(t("book-found", "cs", count=found))).to_be_visible()


def test_a_set_up_that_cannot_be_is_refused_in_the_readers_language(visitors: Visitors) -> None:
    visitors.forgive("400 (Bad Request)")
    for language in ("en", "cs"):
        page, texts = visitors.come(language), Texts(language, "terra_mystica")
        page.goto("/new/terra_mystica")
        start = texts.t("option-start")
        page.get_by_label(start).select_option("5")
        page.get_by_role("button", name=t("new-create", language), exact=True).click()

        refused = texts.t("setup-no-player", option=start, number=5, seats=2)
        expect(page.get_by_role("alert")).to_have_text(refused)


def test_a_table_is_taken_off_the_list_and_put_back(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "good"])
    page = visitors.come("cs")
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("grid")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name=t("mine-title", "cs"))
    expect(mine).to_contain_text(t("bot-named", "cs", number=2, strength=t("strength-good", "cs")))

    mine.get_by_role("button").first.click()
    expect(mine.get_by_text(t("mine-removed", "cs"))).to_be_visible()
    mine.get_by_role("button", name=t("mine-undo", "cs")).click()
    page.reload()
    expect(mine.get_by_text(t("mine-your-turn", "cs"))).to_be_visible()


def test_nothing_jumps_while_pages_load(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    for path in (
        "/",
        "/new/terra_mystica",
        "/rules",
        "/rules/cartographers",
        "/settings",
        "/licences",
        f"/t/{seated.table}",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        moved, what = layout_shift(page)
        assert moved < MOST_SHIFT, (path, moved, what)


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


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_licences_of_all_that_is_in_the_page_are_found_from_the_settings(
    visitors: Visitors, language: str
) -> None:
    page = visitors.come(language)
    page.goto("/settings")
    page.get_by_role("link", name=t("set-licences", language), exact=True).click()

    expect(page).to_have_url(re.compile("/licences$"))
    expect(page.get_by_text("Permission is hereby granted").first).to_be_visible()
    page.get_by_text("@fluent/bundle").click()
    expect(page.get_by_text("Apache License")).to_be_visible()


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
