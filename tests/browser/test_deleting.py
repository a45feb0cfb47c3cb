"""Whoever made a table can delete it, and the others who play there are asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.tables import Tables, link
from browser.visitors import PHONE, Visitors, check_accessible, check_fits
from browser.words import t


def press(page: Page, key: str, language: str) -> None:
    page.get_by_role("button", name=t(key, language), exact=True).click()


def open_menu(page: Page, language: str) -> None:
    parts = page.get_by_role("navigation", name=t("bar", language))
    parts.get_by_role("button", name=t("bar-table", language)).click()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_before_it_begins_a_table_goes_after_a_question(
    visitors: Visitors, tables: Tables, language: str
) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    page = visitors.come(language, size=PHONE)
    page.goto(link(seated.table, seated.host))
    press(page, "delete", language)
    expect(page.get_by_text(t("delete-how", language))).to_be_visible()
    check_fits(page)
    check_accessible(page)
    press(page, "delete-no", language)
    press(page, "delete", language)
    press(page, "delete-yes", language)
    expect(page.get_by_text(t("fault-forgotten", language))).to_be_visible()
    check_accessible(page)
    visitors.picture(page, f"deleted_{language}")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_others_are_asked_before_a_table_goes(visitors: Visitors, tables: Tables, language: str) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    bob = tables.sit(seated.table, seated.others[1], "Bob")
    host, guest = visitors.come(language), visitors.come(language, size=PHONE)
    host.goto(link(seated.table, seated.host))
    guest.goto(link(seated.table, bob))
    open_menu(host, language)
    press(host, "delete", language)
    press(host, "delete-ask", language)
    waits = host.get_by_text(t("delete-waits", language, names="Bob"))
    expect(waits).to_be_visible()
    asks = guest.get_by_text(t("delete-asks", language))
    expect(asks).to_be_visible()
    for page, name in ((host, "asks"), (guest, "asked")):
        check_fits(page)
        check_accessible(page)
        visitors.picture(page, f"deleting_{name}_{language}")

    press(guest, "delete-refuse", language)
    expect(asks).to_have_count(0)
    expect(waits).to_have_count(0)

    press(host, "delete", language)
    press(host, "delete-ask", language)
    press(guest, "delete-agree", language)
    for page in (host, guest):
        expect(page.get_by_text(t("fault-forgotten", language))).to_be_visible()
