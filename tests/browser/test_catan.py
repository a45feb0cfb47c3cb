"""Catan in the browser: whole games, trades between people, the robber, with mouse, finger and keyboard."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.catan import MOST_ANSWERS, Hands, answer, play_out, sit, wait_for
from browser.playing import and_hear, bar, ended, settings, to_answer
from browser.tables import Json, Tables, link
from browser.visitors import (
    DESKTOP,
    PHONE,
    TABLET,
    Visitors,
    check_accessible,
    check_fits,
    forget_measures,
    keep_redraws,
    layout_shift,
)
from browser.words import t
from deep.wire import Seated, Server, bearer

SMALL = ViewportSize(width=360, height=640)
MOST_SHIFT = 0.02


def test_two_people_and_a_bot_play_catan(visitors: Visitors, tables: Tables) -> None:
    """One with the mouse, the other with a finger on a phone."""
    seated = tables.make("catan", ["me", "open", "random"], {"target": "5"})
    bob_secret = tables.sit(seated.table, seated.others[1], "Bob")
    ann, bob = visitors.come(), visitors.come(theme="dark", size=PHONE, touch=True)
    sit(ann, seated, seated.host)
    sit(bob, seated, bob_secret)
    people = {seated.host: Hands(ann), bob_secret: Hands(bob, touch=True)}

    done = play_out(tables, seated, people, Random(7))

    for page in (ann, bob):
        expect(ended(page)).to_be_visible()
        expect(page.get_by_role("figure").filter(has_text=t("catan:rolls-expected"))).to_be_visible()
        check_accessible(page)
        check_fits(page)
    assert {"settle", "road", "roll", "end"} <= done
    drawn = len(tables.get(f"/api/tables/{seated.table}/draws", seated.host)["draws"])
    ann.get_by_role("button", name=t("chance-check"), exact=True).click()
    expect(ann.get_by_text(t("chance-good", count=drawn))).to_be_visible()


def test_two_people_trade(visitors: Visitors, tables: Tables) -> None:
    """An offer, a counter-offer, a deal: each sees the other's answers as they come."""
    seated = tables.make("catan", ["me", "open"])
    other = tables.sit(seated.table, seated.others[1], "Bob")
    give, get = until_they_can_trade(tables, seated, other)
    ann, bob = visitors.come(), visitors.come("en", "dark", PHONE, touch=True)
    sit(ann, seated, seated.host)
    sit(bob, seated, other)
    before = hands(tables, seated, other)

    Hands(ann).do(f"offer {give} for {get}")
    answers = ann.get_by_role("list", name=t("catan:answers"))
    expect(answers.get_by_text(t("catan:thinks"))).to_be_visible()
    expect(bob.get_by_role("button", name=t("catan:accept"), exact=True)).to_be_visible()
    visitors.picture(ann, "offered")
    visitors.picture(bob, "asked")
    check_accessible(bob)
    Hands(bob, touch=True).do(f"counter {get} for 2{give}")
    expect(answers.get_by_text(t("catan:counters"))).to_be_visible()
    visitors.picture(ann, "countered")
    check_accessible(ann)
    Hands(ann).do("deal 1")

    after = hands(tables, seated, other)
    assert after[0][give] == before[0][give] - 2 and after[0][get] == before[0][get] + 1
    assert after[1][give] == before[1][give] + 2 and after[1][get] == before[1][get] - 1
    for page in (ann, bob):
        expect(page.get_by_role("list", name=t("news"))).to_contain_text("Bob")


def hands(tables: Tables, seated: Seated, other: str) -> list[Json]:
    """What Ann and Bob hold, each as they see it themselves."""
    views = [tables.now(seated.table, secret)["sights"][0]["view"] for secret in (seated.host, other)]
    return [view["players"][seat]["hand"] for seat, view in enumerate(views)]


def until_they_can_trade(tables: Tables, seated: Seated, other: str) -> tuple[str, str]:
    """Play until Ann may offer a card of which she has two for one that Bob has and she has not."""
    for number in range(MOST_ANSWERS):
        asked = tables.asked(seated.table, seated.host)
        if asked and "trade" in asked[0]["options"] and asked[0]["options"]["decision"] == "TakeTurn":
            mine, theirs = hands(tables, seated, other)
            for give in (good for good in mine if mine[good] >= 2):
                for get in (good for good in theirs if theirs[good] and good != give):
                    return give, get
        tables.play(seated.table, seated.host if asked else other, 1, number)
    raise AssertionError("they never had anything to trade")


def test_cards_are_returned_and_the_robber_is_moved(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "random", "random"], {"target": "12"})
    sight = wait_for(tables, seated, seated.host, "Discard")
    page = visitors.come()
    sit(page, seated, seated.host)
    amount = sight["options"]["handful"]["size"]

    expect(page.get_by_role("button", name=t("catan:discard", count=amount))).to_be_disabled()
    visitors.picture(page, "discard")
    check_accessible(page)
    action = tables.legal(seated.table, seated.host)[1][-1]
    Hands(page).do(action)
    record = tables.client.get(f"/api/tables/{seated.table}/record", headers=bearer(seated.host)).text
    assert f"0 {action}\n" in record  # meanwhile bots may have robbed or rolled

    wait_for(tables, seated, seated.host, "MoveRobber")
    robbing = [action for action in tables.legal(seated.table, seated.host)[1] if " from " in action]
    hex = robbing[0].split()[1]
    hand = Hands(page)
    last = hand.prepare(*robbing[0].split())
    visitors.picture(page, "robber")
    check_accessible(page)
    and_hear(page, last.click)
    assert tables.now(seated.table, seated.host)["sights"][0]["view"]["robber"] == hex
    expect(page.get_by_role("list", name=t("news"))).to_contain_text("stole")


def test_goods_are_chosen_for_a_card(visitors: Visitors, tables: Tables) -> None:
    """CT-B9.7, CT-B9.8: both seats are played by one person, who buys cards until one asks for goods."""
    seated = tables.make("catan", ["me", "me"], {"target": "12"})
    random, wanted = Random(5), re.compile("plenty|monopoly")
    for _ in range(4 * MOST_ANSWERS):
        sight, actions = tables.legal(seated.table, seated.host)
        if any(map(wanted.match, actions)):
            break
        buying = [action for action in actions if re.match("buy|roll|bank .* for (wool|grain|ore)", action)]
        saving = [
            action for action in actions if action.split()[0] not in ("road", "settle", "city", "offer")
        ]
        action = random.choice(buying or saving or actions)
        tables.request(
            seated.table, seated.host, "move", seat=sight["seat"], asked=sight["asked"], action=action
        )
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated, seated.host)
    page.get_by_role("button", name=t("catan:uncover")).tap()

    last = Hands(page, touch=True).prepare(*next(filter(wanted.match, reversed(actions))).split())
    visitors.picture(page, "goods")
    check_accessible(page)
    and_hear(page, last.tap)

    assert not any(map(wanted.match, tables.legal(seated.table, seated.host)[1]))


def test_a_settlement_is_founded_by_keyboard_and_taken_back(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "open"])
    other = tables.sit(seated.table, seated.others[1], "Bob")
    if not tables.asked(seated.table, seated.host):
        tables.play(seated.table, other, 2)
    page = visitors.come()
    sit(page, seated, seated.host)
    page.locator('[data-key][tabindex="0"]').focus()

    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    and_hear(page, lambda: page.keyboard.press("Enter"))
    assert tables.asked(seated.table, seated.host)[0]["options"]["decision"] == "FoundRoad"

    and_hear(page, Hands(page).button("play-undo").click)
    assert tables.asked(seated.table, seated.host)[0]["options"]["decision"] == "FoundSettlement"


def test_a_place_that_does_not_light_up_says_why(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "random"])
    tables.play(seated.table, seated.host, 2)
    wait_for(tables, seated, seated.host, "FoundSettlement")
    page = visitors.come()
    sit(page, seated, seated.host)
    own = tables.now(seated.table, seated.host)["sights"][0]["view"]["players"][0]["settlements"][0]

    page.locator(f'[data-place="corner:{own}"] .area').click()
    Hands(page).button("play-why").click()

    expect(page.get_by_role("status").filter(has_text="CT-B7.3")).to_be_visible()


@pytest.fixture(scope="module")
def of_four(table_server: Server) -> Seated:
    """A table in the middle of its game, only to be looked at."""
    with Tables(table_server.url) as tables:
        seated = tables.make("catan", ["me", "random", "random", "random"], {"target": "12"})
        tables.play(seated.table, seated.host, 40, seed=3)
        wait_for(tables, seated, seated.host, "TakeTurn")
    return seated


@pytest.mark.parametrize(
    ("theme", "phone"), [("light", False), ("dark", False), ("light", True), ("dark", True)]
)
def test_the_middle_of_catan(visitors: Visitors, of_four: Seated, theme: str, phone: bool) -> None:
    seated = of_four
    page = visitors.come("cs" if phone else "en", theme, PHONE if phone else DESKTOP, touch=phone)
    page.goto(link(seated.table, seated.host))
    expect(page.get_by_role("group", name=t("catan:board", "cs" if phone else "en"))).to_be_visible()
    page.wait_for_load_state("networkidle")

    visitors.picture(page, "game")
    check_fits(page)
    check_accessible(page)


@pytest.fixture(scope="module")
def of_two(table_server: Server) -> Seated:
    """A table whose host may offer a trade, only to be looked at."""
    with Tables(table_server.url) as tables:
        seated = tables.make("catan", ["me", "open"])
        until_they_can_trade(tables, seated, tables.sit(seated.table, seated.others[1], "Bob"))
    return seated


@pytest.mark.parametrize("size", [DESKTOP, TABLET, SMALL], ids=["desktop", "tablet", "phone"])
def test_what_answers_is_in_sight(visitors: Visitors, of_two: Seated, size: ViewportSize) -> None:
    """The end of the turn, and all of the trade window, without scrolling; on a phone under the thumb."""
    seated = of_two
    touch = size["width"] < 800
    page = visitors.come(size=size, touch=touch)
    sit(page, seated, seated.host)
    hand = Hands(page, touch)

    end = hand.button("catan:end")
    expect(end).to_be_in_viewport(ratio=1)
    if touch:
        box = end.bounding_box()
        assert box and box["y"] > 0.7 * size["height"]
    hand.press(hand.button("catan:trade") if touch else page.locator("#ct-tab-trade"))
    expect(page.locator('[data-good="brick"]')).to_be_in_viewport(ratio=1)
    expect(hand.button("catan:offer")).to_be_in_viewport(ratio=1)


MAP_IN_SIGHT = """() => {
  const lit = document.querySelectorAll("[data-place^='edge:'][data-offers]").length > 0;
  const [bar, map] = [".play > .bar", ".map .box"].map((part) => document.querySelector(part).getBoundingClientRect());
  return lit && map.top >= bar.bottom - 1 && map.bottom <= innerHeight;
}"""


def test_on_a_phone_a_piece_that_is_picked_brings_the_map(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "random"])
    wait_for(tables, seated, seated.host, "TakeTurn", "road ")
    page = visitors.come("cs", "light", PHONE, touch=True)
    sit(page, seated, seated.host, "cs")
    road = page.locator('[data-build="road"]')
    road.evaluate("(road) => road.scrollIntoView({ block: 'center' })")
    assert not page.evaluate(MAP_IN_SIGHT)

    road.tap()

    page.wait_for_function(MAP_IN_SIGHT)


def test_the_news_are_there_after_a_reload_and_at_an_earlier_moment(
    visitors: Visitors, of_two: Seated
) -> None:
    page = visitors.come()
    sit(page, of_two, of_two.host)
    news = page.get_by_role("list", name=t("news"))
    rolled = re.compile(r"rolled \d+")
    expect(news).to_contain_text(rolled)

    page.reload()
    expect(news).to_contain_text(rolled)
    bar(page, "replay")
    page.get_by_role("button", name=t("replay-first")).click()
    expect(page.get_by_text(t("play-past"))).to_be_visible()
    expect(news).not_to_contain_text(rolled)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_jumps_on_the_island(visitors: Visitors, tables: Tables, phone: bool) -> None:
    seated = tables.make("catan", ["me", "random"], {"target": "12"})
    page = visitors.come(size=PHONE if phone else DESKTOP, touch=phone)
    sit(page, seated, seated.host)
    page.wait_for_load_state("networkidle")
    forget_measures(page)
    random, hand = Random(2), Hands(page, touch=phone)

    for _ in range(16):
        assert to_answer(page)
        if tables.asked(seated.table, seated.host):
            answer(tables, seated, seated.host, hand, random)

    moved, shifts = layout_shift(page)
    keep_redraws(page, visitors.pictures)
    assert moved < MOST_SHIFT, shifts


def test_catan_in_words(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "random"])
    page = visitors.come()
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))
    random = Random(4)

    for _ in range(12):
        assert to_answer(page)
        action = random.choice(tables.legal(seated.table, seated.host)[1])
        field = page.locator("#text-typed")
        field.fill(action)
        and_hear(page, lambda: field.press("Enter"))  # noqa: B023 - called at once

    check_accessible(page)


def test_two_people_at_one_screen_do_not_see_each_others_cards(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "me"])
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    uncover = page.get_by_role("button", name=t("catan:uncover"))
    hand = page.get_by_role("region", name=t("catan:my-cards"))
    expect(uncover).to_be_visible()
    expect(hand).to_have_count(0)
    check_accessible(page)

    uncover.click()
    expect(hand).to_be_visible()
    first = tables.asked(seated.table, seated.host)[0]["seat"]
    while tables.asked(seated.table, seated.host)[0]["seat"] == first:
        tables.play(seated.table, seated.host, 1)

    expect(uncover).to_be_visible()
    expect(hand).to_have_count(0)
