"""Before the game: who sits where, how it will be played, and what binds the chance."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.tables import Tables, link
from browser.visitors import Visitors, check_accessible
from browser.words import t
from deskovka.text import Texts


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem").filter(has_text=re.compile(rf"^{number}"))


def memory(page: Page, table: str) -> Any:
    """What the browser remembers of a table."""
    return page.evaluate("(table) => JSON.parse(localStorage.getItem(`deskovka table ${table}`))", table)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_guest_reads_how_it_will_be_played(visitors: Visitors, tables: Tables, language: str) -> None:
    chosen = {"turn_order": "pass_order", "factions": "witches,nomads,giants"}
    seated = tables.make("terra_mystica", ["me", "open", "open"], chosen)
    texts = Texts(language, "terra_mystica")
    guest = visitors.come(language)
    guest.goto(link(seated.table, seated.others[1]))

    options = guest.get_by_role("region", name=t("new-options", language))
    for label, choice in (
        ("option-turn_order", texts.t("option-turn_order-pass_order")),
        ("option-factions", f"{texts.name('witches')}, {texts.name('nomads')}, {texts.name('giants')}"),
        ("option-tiles", texts.t("option-tiles-box")),
    ):
        row = options.locator("div").filter(has=guest.get_by_role("term").filter(has_text=texts.t(label)))
        expect(row.get_by_role("definition")).to_have_text(choice)


def test_what_is_secret_is_only_said_to_be_chosen(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open"], {"deck_spring": "hamlet,farmland"})
    guest = visitors.come()
    guest.goto(link(seated.table, seated.others[1]))

    options = guest.get_by_role("region", name=t("new-options"))
    expect(options.get_by_text(t("lobby-secret"))).to_be_visible()
    expect(options).not_to_contain_text(Texts("en", "cartographers").name("hamlet"))


def test_the_host_sees_who_comes_and_can_free_the_seat(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open", "open"])
    host, guest = visitors.come(), visitors.come()
    host.goto(link(seated.table, seated.host))
    first_link = host.get_by_role("textbox", name=t("lobby-link-of", number=2))
    expect(first_link).to_have_value(re.compile(seated.others[1]))
    guest.goto(link(seated.table, seated.others[1]))
    guest.get_by_label(t("lobby-name")).fill("Bob")
    guest.get_by_role("button", name=t("lobby-sit")).click()

    expect(host.get_by_role("status").filter(has_text=t("log-sat", name="Bob"))).to_be_visible()
    host.get_by_role("button", name=t("lobby-free-named", name="Bob")).click()
    check_accessible(host)
    host.get_by_role("button", name=t("lobby-free-yes"), exact=True).last.click()

    expect(guest.get_by_text(t("lobby-stood"))).to_be_visible()
    expect(first_link).to_have_value(re.compile("#"))
    assert seated.others[1] not in first_link.input_value()


def test_a_seat_changes_from_open_to_bot_and_back_and_bots_fill_the_rest(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me", "open", "open"])
    host = visitors.come()
    host.goto(link(seated.table, seated.host))
    who = host.get_by_label(t("lobby-change", number=2))

    who.select_option(label=t("new-kind-bot", strength=t("strength-beginner")))
    expect(
        host.get_by_text(t("bot-named", number=2, strength=t("strength-beginner")), exact=True)
    ).to_be_visible()
    who.select_option(label=t("new-kind-open"))
    expect(host.get_by_role("textbox", name=t("lobby-link-of", number=2))).to_be_visible()
    host.get_by_role("button", name=t("lobby-fill")).click()

    expect(host.get_by_role("grid")).to_be_visible()
    seats = tables.now(seated.table, seated.host)["info"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "good", "good"]


def test_a_link_is_shared_where_the_device_can(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    host = visitors.come()
    host.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    host.goto(link(seated.table, seated.host))

    label = f"{t('share')}: {t('lobby-link-of', number=2)}"
    host.get_by_role("button", name=label).click()

    assert host.evaluate("window.shared.url").endswith(link(seated.table, seated.others[1]))


def test_what_binds_the_chance_is_remembered_before_anybody_sits_down(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    guest = visitors.come()
    guest.goto(link(seated.table, seated.others[1]))
    expect(guest.get_by_role("button", name=t("lobby-sit"))).to_be_visible()

    kept = memory(guest, seated.table)
    assert kept["commitment"] == tables.now(seated.table, seated.host)["info"]["commitment"]
    assert kept["words"] is None
    guest.get_by_label(t("lobby-name")).fill("Bob")
    guest.get_by_text(t("new-word")).click()
    guest.get_by_role("textbox", name=t("new-word")).fill("jablko")
    guest.get_by_role("button", name=t("lobby-sit")).click()
    expect(guest.get_by_role("grid")).to_be_visible()
    assert memory(guest, seated.table)["words"] == ["jablko"]


def test_other_words_than_the_players_gave_are_noticed(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    tables.play(seated.table, seated.host, 200)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    check = page.get_by_role("button", name=t("chance-check"))
    check.click()
    expect(page.get_by_text(t("chance-words-good", count=0, words=""))).to_be_visible()

    page.evaluate(
        """(key) => localStorage.setItem(key, JSON.stringify({
          ...JSON.parse(localStorage.getItem(key)), words: ["jablko"] }))""",
        f"deskovka table {seated.table}",
    )
    check.click()

    expect(page.get_by_text(t("chance-words-bad", count=1, words="jablko"))).to_be_visible()
    expect(page.get_by_text(t("chance-bad"))).to_be_visible()


def test_a_table_that_does_not_open_says_why(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    tables.sit(seated.table, seated.others[1], "Bob")
    late = visitors.come("cs")

    late.goto("/t/abcdefghijkl")
    expect(late.get_by_role("alert")).to_have_text(t("table-no-key", "cs"))
    late.goto(link("abcdefghijkl", "x" * 32))
    expect(late.get_by_role("alert")).to_have_text(t("fault-unknown-table", "cs"))
    late.goto(link(seated.table, seated.others[1]))
    expect(late.get_by_role("alert")).to_have_text(t("fault-taken", "cs"))
    check_accessible(late)
    assert late.evaluate("localStorage.getItem('deskovka tables')") is None
