"""A network that falls silent is noticed, said, and what was done meanwhile is done once; and who is away is seen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.tables import Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deep.silence import Network
from deep.wire import Server, server
from deskovka.registry import NAMES

WITHIN = 6.0  # seconds: a beat, its answer, and what a busy machine takes for them


def notice(page: Page, key: str, language: str = "en") -> None:
    expect(page.get_by_role("status").filter(has_text=t(key, language)).first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("cs", PHONE), ("en", DESKTOP)])
def test_a_silent_network_is_noticed_and_a_move_under_way_is_played_once(
    visitors: Visitors, tables: Tables, table_server: Server, language: str, size: ViewportSize
) -> None:
    seated = tables.make("cartographers", ["me"])
    with Network(table_server.port) as network:
        page = visitors.come(language, size=size)
        visitors.forgive_loss_of(network.url)
        page.goto(f"{network.url}{link(seated.table, seated.host)}")
        notice(page, "table-my-turn", language)

        network.fall_silent()
        start = time.monotonic()
        page.locator("body").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        network.until_swallowed()
        expect(page.get_by_text(t("network-kept", language, count=1))).to_be_visible()
        assert time.monotonic() < start + WITHIN
        check_fits(page)
        check_accessible(page)
        visitors.picture(page, f"network_lost_{language}")
        assert tables.now(seated.table, seated.host)["moves"] == 0

        network.heal()
        page.get_by_role("button", name=t("network-now", language)).click()
        notice(page, "network-back-sent", language)
        visitors.picture(page, f"network_back_{language}")
        page.wait_for_function("() => window.redraws.length > 1")
        now = tables.now(seated.table, seated.host)
        assert now["moves"] == 1 and now["seq"] == 1
        expect(page.get_by_text(t("network-lost", language))).to_have_count(0)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where nobody is waited for as long as people wait."""
    with server(tmp_path_factory.mktemp("hasty") / "tables.sqlite", program=("browser.hasty",)) as running:
        yield running


def press(page: Page, key: str, language: str = "en") -> None:
    page.get_by_role("button", name=t(key, language), exact=True).first.click()


def open_menu(page: Page, language: str) -> None:
    parts = page.get_by_role("navigation", name=t("bar", language))
    parts.get_by_role("button", name=t("bar-table", language)).click()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_bot_goes_on_for_who_is_away_and_they_take_it_back(
    visitors: Visitors, hasty: Server, language: str
) -> None:
    game = "cartographers"  # where everybody is asked
    visitors.url = hasty.url
    with Tables(hasty.url) as tables:
        seated = tables.make(game, ["open", "me"])
        bob = tables.sit(seated.table, seated.others[0], "Bob")
        host, guest = visitors.come(language, "dark"), visitors.come(language, size=PHONE)
        host.goto(link(seated.table, seated.host))
        guest.goto(link(seated.table, bob))
        open_menu(host, language)
        people = host.get_by_role("region", name=t("people", language)).get_by_role("listitem")
        expect(people.nth(0)).to_contain_text(t("sign-here", language))
        guest.goto("/")
        stand_in = host.get_by_role("button", name=t("absent-stand-in", language))
        expect(stand_in).to_be_visible()
        expect(people.nth(0)).to_contain_text(t("sign-away", language))
        check_fits(host)
        check_accessible(host)
        visitors.picture(host, f"away_{language}")
        stand_in.click()
        expect(people.nth(0)).to_contain_text("bot")
        expect(stand_in).to_have_count(0)
        visitors.picture(host, f"stood_in_{language}")

        guest.goto(f"{hasty.url}{link(seated.table, bob)}")
        back = guest.get_by_role("button", name=t("seat-take-back", language), exact=True)
        expect(back).to_be_visible()
        check_fits(guest)
        check_accessible(guest)
        visitors.picture(guest, f"mine_back_{language}")
        back.click()
        expect(back).to_have_count(0)
        assert tables.now(seated.table, bob)["info"]["seats"][0]["bot"] == ""


@pytest.mark.parametrize(("game", "language"), list(zip(NAMES, cycle(["en", "cs"]))))
def test_who_gives_up_leaves_a_bot_and_the_last_one_may_end_the_game(
    visitors: Visitors, tables: Tables, language: str, game: str
) -> None:
    seated = tables.make(game, ["me", "open"])
    bob = tables.sit(seated.table, seated.others[1], "Bob")
    host, guest = visitors.come(language), visitors.come(language, size=PHONE)
    host.goto(link(seated.table, seated.host))
    guest.goto(link(seated.table, bob))
    open_menu(guest, language)
    press(guest, "resign", language)
    expect(guest.get_by_text(t("resign-sure", language))).to_be_visible()
    check_accessible(guest)
    visitors.picture(guest, f"resigning_{game}_{language}")
    press(guest, "resign-yes", language)
    expect(host.get_by_text(t("alone", language))).to_be_visible()
    check_accessible(host)
    visitors.picture(host, f"alone_{game}_{language}")
    press(host, "alone-end", language)
    for page in (host, guest):
        expect(page.get_by_text(t("end-resigned-ended", language, name="Bob"))).to_be_visible()
        check_fits(page)
    check_accessible(host)
    visitors.picture(host, f"resigned_{game}_{language}")
