"""What people do at a table beside answering: share a screen, watch, leave and come back, look things up."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import and_hear, bar, draw, ended, grid, my_turn, settings, sit, table_of
from browser.tables import Tables, link
from browser.visitors import Visitors, check_accessible
from browser.words import t
from deep.wire import Seated

QUIET = {"deck_spring": "great_river,farmland,hamlet"}  # no ambush: everybody draws on their own map

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

# What the page asks the device to show, without bothering anybody.
NOTIFICATIONS = """
window.notified = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, options) { window.notified.push({ title, ...options }); }
  close() {}
};
"""


def with_bob(tables: Tables) -> tuple[Seated, str]:
    """A table for two people, and the secret of the second."""
    seated = tables.make("cartographers", ["me", "open"], QUIET)
    return seated, tables.sit(seated.table, seated.others[1], "Bob")


def map_of(page: Page, name: str) -> Locator:
    return page.get_by_role("grid", name=f"Map of {name}")


def turn_of(page: Page, *names: str) -> Locator:
    return page.get_by_text(t("table-turn-of", name=" and ".join(names)), exact=True)


def button(page: Page, key: str, **words: str) -> Locator:
    return page.get_by_role("button", name=t(key, **words), exact=True)


def test_two_people_at_one_screen_do_not_see_each_others_answers(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "me"], QUIET)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    expect(turn_of(page, "Host 0", "Host 1")).to_be_visible()
    expect(map_of(page, "Host 0")).to_be_visible()
    expect(button(page, "cartographers:here", name="Host 1")).not_to_be_visible()

    draw(page, tables)

    expect(page.get_by_text(t("cartographers:pass", name="Host 1"))).to_be_visible()
    expect(turn_of(page, "Host 1")).to_be_visible()
    expect(grid(page)).to_have_count(0)
    bar(page, "log")
    lines = page.get_by_role("list", name=t("bar-log")).get_by_role("listitem")
    expect(lines.last).to_contain_text("Host 0 has drawn.")  # and nothing of what was drawn
    expect(lines.filter(has_text="Host 0 drew")).to_have_count(0)
    visitors.picture(page, "pass_the_screen")
    check_accessible(page)

    button(page, "cartographers:here", name="Host 1").click()
    expect(page.locator(".pending")).to_have_count(0)
    draw(page, tables)

    expect(turn_of(page, "Host 0", "Host 1")).to_be_visible()
    expect(grid(page)).to_be_visible()
    expect(lines.filter(has_text="Host 0 drew")).to_be_visible()
    assert tables.now(seated.table, seated.host)["moves"] == 2


def test_who_watches_sees_the_game_and_nothing_secret(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    page = visitors.come()
    page.goto(link(seated.table, seated.watch))
    expect(page.get_by_text(t("table-waiting", names="Host 0 and Bob")).first).to_be_visible()

    tables.play(seated.table, bob, 1)

    expect(page.get_by_text(t("table-waiting", names="Host 0")).first).to_be_visible()
    expect(page.get_by_text(t("cartographers:state-drawn"), exact=True)).to_be_visible()
    expect(page.locator(".pending, .fresh")).to_have_count(0)
    for key in ("cartographers:confirm", "cartographers:undo"):
        expect(button(page, key)).to_have_count(0)
    expect(page.get_by_role("region", name=t("cartographers:edicts")).locator(".points")).to_have_text(
        [re.compile(r"^\d+$")] * 4
    )
    bar(page, "table")
    expect(page.get_by_label(t("menu-mine"))).to_have_count(0)
    expect(button(page, "seat-hand-over")).to_have_count(0)
    tables.play(seated.table, seated.host, 1)
    expect(page.locator(".fresh").first).to_be_visible()
    check_accessible(page)


def test_a_rematch_takes_everybody_along(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    while not tables.now(seated.table, seated.host)["outcome"]:
        for secret in (seated.host, bob):
            if tables.asked(seated.table, secret):
                tables.play(seated.table, secret, 1)
    first, second = visitors.come(), visitors.come()
    for page, secret in ((first, seated.host), (second, bob)):
        page.goto(link(seated.table, secret))
        expect(ended(page)).to_be_visible()

    button(first, "end-rematch").click()
    expect(first).not_to_have_url(re.compile(seated.table))
    expect(my_turn(first)).to_be_visible()
    button(second, "end-to-rematch").click()

    expect(my_turn(second)).to_be_visible()
    assert table_of(first)[0] == table_of(second)[0]


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    page = visitors.come()
    sit(page, seated.table, seated.host)
    bar(page, "table")

    button(page, "seat-hand-over").click()
    button(page, "seat-yes").click()
    expect(page.get_by_text(t("seat-bot-plays"))).to_be_visible()
    expect(page.get_by_text(t("table-waiting", names="Bob"), exact=True)).to_be_visible()
    expect(button(page, "cartographers:confirm")).to_have_count(0)
    button(page, "seat-take-back").click()
    expect(button(page, "seat-hand-over")).to_be_visible()
    tables.play(seated.table, bob, 1)

    expect(my_turn(page)).to_be_visible()
    draw(page, tables)
    assert tables.now(seated.table, seated.host)["moves"] == 3


def test_my_turn_is_told_to_who_looks_elsewhere(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    tables.play(seated.table, seated.host, 1)
    page = visitors.come()
    page.add_init_script(NOTIFICATIONS)
    settings(page, notify=True)
    page.goto(link(seated.table, seated.host))
    icon = page.locator('link[rel="icon"]')
    expect(page).to_have_title(t("title", game="Cartographers"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))

    page.evaluate(HIDE, True)
    tables.play(seated.table, bob, 1)

    expect(page).to_have_title(t("title-turn", game="Cartographers"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    [told] = page.evaluate("window.notified")
    assert (told["title"], told["body"]) == (t("table-my-turn"), "Cartographers")
    assert page.evaluate("(icon) => fetch(icon).then((found) => found.ok)", told["icon"])


def test_nobody_is_notified_who_looks_at_the_table_or_does_not_want_it(
    visitors: Visitors, tables: Tables
) -> None:
    seated, bob = with_bob(tables)
    tables.play(seated.table, seated.host, 1)
    pages = [visitors.come(), visitors.come()]
    for page, wanted in zip(pages, (True, False)):
        page.add_init_script(NOTIFICATIONS)
        settings(page, notify=wanted)
        page.goto(link(seated.table, seated.host))
        expect(page.get_by_text(t("table-waiting", names="Bob"), exact=True)).to_be_visible()
    pages[1].evaluate(HIDE, True)

    tables.play(seated.table, bob, 1)

    for page in pages:
        expect(my_turn(page)).to_be_visible()
        assert page.evaluate("window.notified") == []


def test_what_happened_meanwhile_is_gone_through_step_by_step(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    page = visitors.come()
    sit(page, seated.table, seated.host)
    draw(page, tables)
    log = page.get_by_role("navigation", name=t("bar")).get_by_role("button", name=t("bar-log"))
    expect(log).to_have_text(t("bar-log"))
    page.goto("/")
    tables.play(seated.table, bob, 1)

    sit(page, seated.table, seated.host)
    expect(log).to_have_text(re.compile(rf"{t('bar-log')}\s*\d+ {t('bar-new', count=1)}"))
    log.click()
    button(page, "log-steps").click()

    expect(page.get_by_text(t("replay-at", move=2, most=2)).first).to_be_visible()
    for lit in (page.locator(".middle .lit"), page.locator(".maps .lit")):
        expect(lit).to_be_visible()
    visitors.picture(page, "step")
    button(page, "replay-now").click()
    expect(my_turn(page)).to_be_visible()
    log.click()
    button(page, "log-seen").click()
    expect(page.get_by_text(t("log-news", count=0))).to_be_visible()
    expect(log).to_have_text(t("bar-log"))


def test_a_line_of_the_log_lights_its_place(visitors: Visitors, tables: Tables) -> None:
    seated, bob = with_bob(tables)
    for secret in (seated.host, bob):
        tables.play(seated.table, secret, 1)
    page = visitors.come()
    sit(page, seated.table, seated.host)
    bar(page, "log")
    lines = page.get_by_role("list", name=t("bar-log")).get_by_role("button")
    own, others = (lines.filter(has_text=f"{name} drew").last for name in ("Host 0", "Bob"))
    on_mine, on_bobs = page.locator(".middle .lit"), page.locator(".maps .lit")

    own.hover()
    expect(on_mine).to_be_visible()
    expect(on_bobs).to_have_count(0)
    others.focus()
    expect(on_bobs).to_be_visible()
    others.click()
    page.mouse.move(5, 5)
    expect(on_bobs).to_be_visible()
    visitors.picture(page, "lit")
    others.click()
    others.blur()
    page.mouse.move(5, 5)
    expect(on_bobs).to_have_count(0)


def test_looking_back_tells_who_has_drawn_in_a_round_that_is_not_over(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me", "open", "open"], QUIET)
    bob, _ = (tables.sit(seated.table, seated.others[seat], name) for seat, name in ((1, "Bob"), (2, "Cat")))
    tables.play(seated.table, bob, 1)
    page = visitors.come()
    sit(page, seated.table, seated.host)
    bobs, cats = (page.get_by_role("button", name=re.compile(f"map: {name}")) for name in ("Bob", "Cat"))

    expect(bobs).to_contain_text(t("cartographers:state-drawn"))
    expect(cats).to_contain_text(t("cartographers:state-asked"))
    bar(page, "replay")
    expect(cats).to_contain_text(t("cartographers:state-open"))
    expect(bobs).to_contain_text(t("cartographers:state-drawn"))
    page.get_by_role("button", name=t("replay-back")).click()
    expect(bobs).to_contain_text(t("cartographers:state-open"))


def test_the_map_of_another_is_large_on_demand(visitors: Visitors, tables: Tables) -> None:
    seated, _ = with_bob(tables)
    page = visitors.come()
    sit(page, seated.table, seated.host)

    page.get_by_role("button", name=re.compile("map: Bob")).click()

    dialog = page.get_by_role("dialog", name="Map of Bob")
    expect(dialog.get_by_role("grid")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("moves", [5, 200], ids=["during", "after"])
def test_the_downloaded_record_can_be_replayed(
    visitors: Visitors, tables: Tables, tmp_path: Path, moves: int
) -> None:
    seated = tables.make("cartographers", ["me"])
    played = tables.play(seated.table, seated.host, moves)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    bar(page, "table")

    with page.expect_download() as download:
        button(page, "menu-record").last.click()

    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".record"
    command = [sys.executable, "-m", "deskovka", "replay", "--all", "--plain", "--lang", "en", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert f"Move {played} of {played}" in told


def test_the_table_is_as_it_was_after_reloading_and_on_another_device(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me"])
    first, second = visitors.come(), visitors.come()
    sit(first, seated.table, seated.host)
    draw(first, tables)
    first.reload()
    expect(my_turn(first)).to_be_visible()
    bar(first, "table")
    mine = first.get_by_role("textbox", name=t("menu-mine")).input_value()
    sit(second, seated.table, mine.partition("#")[2])

    and_hear(first, lambda: draw(second, tables))

    maps = [page.evaluate(SPACES) for page in (first, second)]
    assert maps[0] == maps[1]
    assert tables.now(seated.table, seated.host)["moves"] == 2


SPACES = "[...document.querySelectorAll('[role=gridcell]')].map((space) => space.ariaLabel)"
