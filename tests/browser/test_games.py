"""Whole games in the browser, and what people do during one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Moments
from browser.playing import (
    Answer,
    and_hear,
    bar,
    draw,
    drawn_by_enter,
    drawn_by_keys,
    ended,
    grid,
    in_words,
    my_turn,
    passing_in_words,
    play,
    settings,
    sit,
    space,
    table_of,
    to_answer,
)
from browser.tables import Tables, link
from browser.visitors import (
    DESKTOP,
    LOW_PHONE,
    PHONE,
    TABLET,
    WIDE,
    Visitors,
    check_accessible,
    forget_measures,
    keep_redraws,
    layout_shift,
)
from browser.words import t, title
from deep.wire import Server
from deskovka.registry import NAMES
from deskovka.registry import game as find_game

MOST_SHIFT = 0.01


def test_two_people_and_a_bot_play_cartographers(visitors: Visitors, tables: Tables) -> None:
    """One with the mouse, the other in words; each in a browser of their own."""
    seated = tables.make("cartographers", ["me", "open", "random"])
    ann, bob = visitors.come(), visitors.come("en", "dark")
    settings(bob, textMode=True)
    ann.goto(link(seated.table, seated.host))
    bob.goto(link(seated.table, seated.others[1]))
    bob.get_by_label(t("lobby-name")).fill("Bob")
    bob.get_by_role("button", name=t("lobby-sit")).click()
    expect(my_turn(ann)).to_be_visible()

    for _ in range(200):
        if not to_answer(ann):
            break
        draw(ann, tables)
        if to_answer(bob):
            in_words(bob)

    for page in (ann, bob):
        expect(ended(page)).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text="Bob").first).to_be_visible()


@pytest.mark.parametrize("answer", [drawn_by_keys, drawn_by_enter])
def test_a_solo_game_by_keyboard_alone(visitors: Visitors, answer: Answer) -> None:
    page = visitors.come()
    page.goto("/new/cartographers")
    page.get_by_role("button", name=t("new-remove-named", number=2)).press("Enter")
    page.get_by_role("button", name=t("new-create-play")).press("Enter")
    expect(grid(page)).to_be_visible()
    page.locator("body").focus()

    answers = play(page, answer)

    assert answers > 15
    expect(ended(page)).to_be_visible()
    check_accessible(page)


def test_terra_mystica_with_a_bot_in_words(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come()
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))

    answers = play(page, passing_in_words)

    assert answers > 6
    expect(ended(page)).to_be_visible()
    check_accessible(page)


@pytest.mark.parametrize("part", ["log", "chat", "scores", "replay", "rules", "table"])
def test_everything_beside_the_game(visitors: Visitors, moments: Moments, part: str) -> None:
    seated = moments("cartographers", 8)
    page = visitors.come(theme="dark" if part in ("log", "replay") else "light")
    sit(page, seated.table, seated.host)

    bar(page, part)

    expect(page.get_by_role("region", name=t(f"bar-{part}"), exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    visitors.picture(page, part)
    check_accessible(page)


@pytest.mark.parametrize("game", NAMES)
def test_a_stranger_says_a_name_once_and_plays_against_beginners(
    visitors: Visitors, tables: Tables, game: str
) -> None:
    page = visitors.come()
    page.goto("/")
    play = page.get_by_role("button", name=t("game-play-named", game=title(game)))
    expect(play).to_have_accessible_description(t("game-play-first"))
    play.click()
    page.get_by_role("textbox", name=t("game-name-ask")).fill("Žofie")
    page.get_by_role("button", name=t("game-name-go"), exact=True).click()

    expect(my_turn(page)).to_be_visible()
    info = tables.now(*table_of(page))["info"]
    assert [seat["name"] for seat in info["seats"] if seat["yours"]] == ["Žofie"]
    assert {seat["bot"] for seat in info["seats"] if seat["bot"]} == {"beginner"}
    first = find_game(game).first_game
    assert {name: info["options"][name] for name in first} == dict(first)
    page.goto("/")
    expect(play).to_have_accessible_description(t("game-play-last"))
    play.click()
    expect(my_turn(page)).to_be_visible()  # and nobody was asked for a name


@pytest.mark.parametrize("size", [LOW_PHONE, PHONE], ids=["low", "phone"])
def test_on_a_phone_a_shape_is_turned_and_drawn_without_scrolling(
    visitors: Visitors, tables: Tables, size: ViewportSize
) -> None:
    seated = tables.make("cartographers", ["me", "random"])
    page = visitors.come(size=size, touch=True)
    sit(page, seated.table, seated.host)

    space(page, "F6").tap()
    page.evaluate("scrollTo(0, 0)")

    below = grid(page).bounding_box()
    above = page.get_by_role("navigation", name=t("bar")).bounding_box()
    assert below and above
    for name in ("cartographers:turn", "cartographers:flip", "cartographers:confirm", "play-cancel"):
        button = page.get_by_role("button", name=t(name)).bounding_box()
        assert button, name
        assert below["y"] + below["height"] <= button["y"], name
        assert button["y"] + button["height"] <= above["y"], name


def test_a_finished_drawing_can_be_taken_back(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    tables.sit(seated.table, seated.others[1], "Bob")
    page = visitors.come()
    sit(page, seated.table, seated.host)
    draw(page, tables)
    undo = page.get_by_role("button", name=t("cartographers:undo"))
    expect(undo).to_be_visible()

    and_hear(page, undo.click)

    expect(my_turn(page)).to_be_visible()
    assert tables.now(seated.table, seated.host)["moves"] == 0


def test_what_does_not_fit_is_refused_with_its_rule(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    page = visitors.come()
    settings(page, textMode=True)
    sit(page, seated.table, seated.host)
    terrain = tables.legal(seated.table, seated.host)[1][0].split()[1]

    page.locator("#text-typed").fill(f"draw {terrain} A1+A2+A3+A4+A5+A6+A7")
    page.keyboard.press("Enter")

    expect(page.get_by_role("status").filter(has_text=re.compile(r"CA-\d"))).to_be_visible()
    assert tables.now(seated.table, seated.host)["moves"] == 0


def test_ruins_that_must_be_covered_are_marked_and_the_reason_stands_beside_the_shape(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me"], {"deck_spring": "temple_ruins,hamlet"})
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    above = page.locator("svg.above")

    expect(above.locator(".wanted")).to_have_count(1)
    space(page, "F5").tap(force=True)
    expect(above.get_by_text(t("cartographers:why-ruins"))).to_be_in_viewport()
    page.get_by_role("button", name=t("cartographers:confirm")).tap(force=True)
    refusal = page.get_by_role("status").filter(has_text="CA-6.5")
    expect(refusal).to_be_visible()

    space(page, "B6").tap(force=True)
    expect(above.get_by_text(t("cartographers:why-ruins"))).to_have_count(0)
    expect(refusal).to_be_hidden()


def test_looking_back_and_going_on_from_there(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    tables.play(seated.table, seated.host, 6)
    page = visitors.come()
    sit(page, seated.table, seated.host)

    bar(page, "replay")
    page.get_by_role("button", name=t("replay-first")).click()
    expect(page.get_by_text(t("replay-at", move=0, most=6)).first).to_be_visible()
    page.get_by_role("button", name=t("replay-next")).click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(t("replay-at", move=2, most=6)).first).to_be_visible()
    page.get_by_role("button", name=t("fork"), exact=True).click()

    expect(page).not_to_have_url(re.compile(seated.table))
    expect(my_turn(page)).to_be_visible()
    assert tables.now(*table_of(page))["info"]["origin"] == {"kind": "fork", "table": seated.table, "move": 2}


def test_after_the_game_the_chance_can_be_checked(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    tables.play(seated.table, seated.host, 200)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    expect(ended(page)).to_be_visible()
    drawn = len(tables.get(f"/api/tables/{seated.table}/draws", seated.host)["draws"])

    page.get_by_role("button", name=t("chance-check"), exact=True).click()

    assert drawn > 10
    expect(page.get_by_text(t("chance-good", count=drawn))).to_be_visible()
    check_accessible(page)


def test_the_language_can_be_changed_during_a_game(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    page = visitors.come()
    sit(page, seated.table, seated.host)

    page.get_by_role("button", name="Česky").click()

    expect(page.get_by_role("status").filter(has_text=t("table-my-turn", "cs")).first).to_be_visible()
    expect(page.get_by_role("button", name=t("cartographers:confirm", "cs"))).to_be_visible()


@pytest.mark.parametrize(
    "size", [LOW_PHONE, PHONE, TABLET, DESKTOP, WIDE], ids=["low_phone", "phone", "tablet", "desktop", "wide"]
)
def test_nothing_jumps_while_somebody_plays(visitors: Visitors, tables: Tables, size: ViewportSize) -> None:
    """With a mouse; on a phone a finger is enough."""
    seated = tables.make("cartographers", ["me", "random"])
    phone = size in (LOW_PHONE, PHONE)
    page = visitors.come(size=size, touch=phone)
    sit(page, seated.table, seated.host)
    page.wait_for_load_state("networkidle")
    forget_measures(page)

    for _ in range(6):
        to_answer(page)
        draw(page, tables, touch=phone)

    moved, shifts = layout_shift(page)
    keep_redraws(page, visitors.pictures)
    assert moved < MOST_SHIFT, shifts
    assert tables.now(seated.table, seated.host)["moves"] >= 6


def test_a_killed_server_is_waited_for(
    visitors: Visitors, tables: Tables, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What was answered meanwhile is sent again, and done once."""
    database = tmp_path_factory.mktemp("killed") / "tables.sqlite"
    first = Server(database, "--no-limits")
    with Tables(first.url) as own:
        seated = own.make("cartographers", ["me"])
    page = visitors.come()
    visitors.forgive_loss_of(first.url)
    page.goto(f"{first.url}{link(seated.table, seated.host)}")
    expect(my_turn(page)).to_be_visible()

    first.kill()
    expect(page.get_by_text(t("network-lost"))).to_be_visible()
    page.locator("body").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    second = Server(database, "--no-limits", port=first.port)
    try:
        expect(page.get_by_text(t("network-lost"))).not_to_be_visible()
        with Tables(second.url) as own:
            page.wait_for_function("window.redraws.length >= 2")
            assert own.now(seated.table, seated.host)["moves"] == 1
    finally:
        second.stop()
