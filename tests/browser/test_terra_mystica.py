"""Terra Mystica on its board: whole games by mouse, keyboard and finger, and every question it can ask."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import Moments
from browser.playing import and_hear, ended, my_turn, table_of, to_answer
from browser.tables import Tables, link
from browser.terra_mystica import PRESSABLE, Person, Stage, answers_of, board, press_answer, spot
from browser.visitors import (
    PHONE,
    Visitors,
    check_accessible,
    check_fits,
    forget_measures,
    keep_redraws,
    layout_shift,
)
from browser.words import t
from deskovka.core.game import Json
from deskovka.games.terra_mystica import GAME
from deskovka.server.terra_mystica.offers import form_of, offer
from deskovka.text import Texts
from games.terra_mystica.questions import Position, random_positions, rare_positions, rich_positions
from games.terra_mystica.table import position, put

MOST_SHIFT = 0.01
MOST_ANSWERS = 300


def sit(page: Page, table: str, secret: str) -> None:
    page.goto(link(table, secret))
    expect(my_turn(page)).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_a_whole_game_with_a_bot_by_mouse(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come()
    sit(page, seated.table, seated.host)
    person = Person(page, tables, (seated.table, seated.host))
    forget_measures(page)

    for number in range(MOST_ANSWERS):
        if not to_answer(page):
            break
        person.answer()
        if number == 20:
            nothing_has_jumped(visitors, page)
            check_accessible(page)
            visitors.picture(page, "middle")

    expect(ended(page)).to_be_visible()
    assert person.given.keys() >= {"choose", "build", "upgrade", "convert", "pass", "done"}
    visitors.picture(page, "end")
    check_accessible(page)


def nothing_has_jumped(visitors: Visitors, page: Page) -> None:
    """Since the measures were forgotten."""
    moved, shifts = layout_shift(page)
    keep_redraws(page, visitors.pictures)
    assert moved < MOST_SHIFT, shifts


def test_a_part_of_a_game_by_keyboard_alone(visitors: Visitors, tables: Tables) -> None:
    """Arrow keys to a hex or Tab to a button, Enter to choose, Enter to confirm."""
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come()
    sit(page, seated.table, seated.host)
    person = Person(page, tables, (seated.table, seated.host), seed=1)

    for _ in range(25):
        if to_answer(page):
            hex, answer = person.choose()
            person.given[answer["do"]] += 1
            and_hear(page, lambda: answer_by_keys(page, hex, answer["action"]))  # noqa: B023 - called at once

    assert person.given.keys() >= {"choose", "build", "pass"}


def answer_by_keys(page: Page, hex: str | None, action: str) -> None:
    if hex is not None:
        go_to_hex(page, hex)
        page.keyboard.press("Enter")
        if page.locator(".tm-choices [data-action]").count() > 1:
            tab_to(page, f'[data-action="{action}"]')
            page.keyboard.press("Enter")
    else:
        page.locator("body").focus()
        tab_to(page, f'[data-action="{action}"]')
        page.keyboard.press("Enter")
        if action == "done" or action.startswith(("leech", "decline")):
            return
    page.keyboard.press("Enter")


def go_to_hex(page: Page, hex: str) -> None:
    """From the hex the Tab key leads to, first to the row, then along it."""
    tab_to(page, "[data-hex]")
    target = spot(page, hex).bounding_box()
    assert target is not None
    for _ in range(30):
        here = page.locator("[data-hex]:focus").bounding_box()
        assert here is not None
        down, right = target["y"] - here["y"], target["x"] - here["x"]
        if abs(down) < 5 and abs(right) < 5:
            return
        key = ("Down" if down > 0 else "Up") if abs(down) >= 5 else ("Right" if right > 0 else "Left")
        page.keyboard.press(f"Arrow{key}")
    raise AssertionError(f"no way to {hex}")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {selector}")


def test_a_part_of_a_game_by_finger_on_a_phone(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    person = Person(page, tables, (seated.table, seated.host), seed=2)
    forget_measures(page)

    for _ in range(25):
        if to_answer(page):
            person.answer(Locator.tap)

    nothing_has_jumped(visitors, page)
    assert person.given.keys() >= {"choose", "build", "pass"}
    check_fits(page)
    check_accessible(page)


@pytest.fixture
def stage(visitors: Visitors, tables: Tables) -> Stage:
    """A page at a table of five that shows what the test wants."""
    seated = tables.make("terra_mystica", ["me"] * 5)
    page = visitors.come()
    stage = Stage(page, tables.now(seated.table, seated.host))
    page.goto(link(seated.table, seated.host))
    expect(board(page)).to_be_visible()
    return stage


def test_everything_that_is_legal_can_be_pressed_and_nothing_else(stage: Stage) -> None:
    positions = [*rare_positions(), *rich_positions()[::20]]
    for state, seat in positions:
        stage.show(state, seat)
        found = stage.page.evaluate(PRESSABLE)
        assert found == sorted({str(action) for action in GAME.legal(state, seat)})

    assert len(positions) > 80


def one_of_each_kind() -> Iterator[tuple[Position, str | None, Json]]:
    """An answer of every kind to every question."""
    met: set[tuple[str | None, str]] = set()
    for state, seat in [next(random_positions()), *rare_positions(), *rich_positions()[::3]]:
        offered = offer(state, seat)
        for hex, answer in answers_of(offered):
            kind = (offered["decision"], answer["do"])
            if kind not in met:
                met.add(kind)
                yield (state, seat), hex, answer


def test_every_kind_of_answer_to_every_question_is_sent_when_it_is_pressed(stage: Stage) -> None:
    pressed: set[str] = set()
    for (state, seat), hex, answer in one_of_each_kind():
        stage.show(state, seat)
        press_answer(stage.page, hex, answer)
        assert stage.hear()["action"] == answer["action"]
        pressed.add(answer["do"])

    assert pressed == {form_of(action).do for action in GAME.actions}


def test_transforming_and_building_is_one_answer_for_the_player(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "me"], {"factions": "giants,witches"})
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    both = None
    for _ in range(40):
        sight, _ = tables.legal(seated.table, seated.host)
        found = [
            (hex, answer)
            for hex, answer in answers_of(sight["options"])
            if hex is not None and "then" in answer
        ]
        if found:
            both = found[0]
            break
        kinds = [answer for _, answer in answers_of(sight["options"]) if answer["do"] != "convert"]
        action = kinds[0]["action"]
        tables.request(
            seated.table, seated.host, "move", seat=sight["seat"], asked=sight["asked"], action=action
        )
    assert both is not None
    hex, answer = both
    moves = tables.now(seated.table, seated.host)["moves"]

    spot(page, hex).click()
    page.locator(f'.tm-choices [data-action="{answer["action"]} . {answer["then"]["action"]}"]').click()
    page.locator(".tm-choices").get_by_role("button", name=t("play-confirm"), exact=True).click()

    expect(spot(page, hex)).to_have_attribute("aria-label", re.compile("dwelling"))
    assert tables.now(seated.table, seated.host)["moves"] == moves + 2


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_the_map_the_cults_and_the_own_board_are_seen_at_once(
    visitors: Visitors, tables: Tables, size: tuple[int, int]
) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come(size=ViewportSize(width=size[0], height=size[1]))
    sit(page, seated.table, seated.host)

    parts = [
        board(page),
        page.locator(".cults"),
        page.get_by_role("list", name=t("terra_mystica:scoring")),
        page.locator("article"),
    ]
    for part in parts:
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], box


def test_on_an_upright_tablet_the_question_stands_over_the_whole_map(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come(size=ViewportSize(width=768, height=1024), touch=True)
    page.goto(link(seated.table, seated.host))
    expect(my_turn(page)).to_be_visible()

    top, map_ = page.locator(".main > .bar").bounding_box(), board(page).bounding_box()
    assert top is not None and map_ is not None
    assert top["y"] + top["height"] <= map_["y"]
    for hex in ("A1", "A13", "I1", "I12"):
        expect(spot(page, hex)).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_question_for_the_map_brings_the_map(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    page.get_by_role("button", name=t("terra_mystica:to-actions")).tap()
    person = Person(page, tables, (seated.table, seated.host))
    person.answer(Locator.tap)
    assert person.given == {"choose": 1}

    glowing = page.locator("[data-hex].legal")
    expect(glowing.first).to_be_attached()
    middle = glowing.nth(glowing.count() // 2)
    expect(middle).to_be_in_viewport(ratio=1)
    top, hex = page.locator(".main > .bar").bounding_box(), middle.bounding_box()
    assert top is not None and hex is not None
    assert top["y"] + top["height"] <= hex["y"]


def test_on_a_phone_a_tab_brings_what_lies_behind_it(visitors: Visitors, moments: Moments) -> None:
    seated = moments("terra_mystica", 8)
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    panel = page.get_by_role("tabpanel")
    for part in ("cults", "me", "tiles"):
        page.evaluate("scrollTo(0, 0)")
        assert panel.evaluate("(one) => one.getBoundingClientRect().top > innerHeight / 2")
        page.get_by_role("tab", name=t(f"terra_mystica:tab-{part}"), exact=True).tap()
        expect(panel).to_have_accessible_name(t(f"terra_mystica:tab-{part}"))
        page.wait_for_function(
            "document.querySelector('#tm-panel').getBoundingClientRect().top < innerHeight / 2"
        )


def test_a_river_hex_says_why_nothing_can_be_built_there(stage: Stage) -> None:
    state = position("nomads", "witches")
    put(state, 0, "F3")
    stage.show(state, 0)
    spot(stage.page, "r3").click()
    stage.page.get_by_role("button", name=t("play-why")).click()

    asked = stage.hear()

    assert (asked["type"], asked["action"]) == ("what-if", "transform r3 to yellow")
    assert GAME.why_not(state, 0, GAME.read(asked["action"])) == "TM-9.1"


def test_the_end_shows_how_the_points_grew(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("terra_mystica", ["me", "random"])
    tables.play(seated.table, seated.host, 300)
    watcher = visitors.come("cs", "dark", PHONE, touch=True)
    watcher.goto(link(seated.table, seated.watch))
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    expect(ended(page)).to_be_visible()

    scores = [standing["score"] for standing in tables.now(seated.table, seated.host)["outcome"]]
    growth = page.get_by_role("region", name=t("end-growth"))
    for seat, score in enumerate(scores):
        expect(growth.get_by_role("row").nth(seat + 1).get_by_role("cell").last).to_have_text(str(score))
    expect(page.get_by_role("region", name=t("terra_mystica:final-places"))).to_be_visible()
    expect(watcher.get_by_role("region", name=t("end-growth", "cs"))).to_be_visible()
    for one in (page, watcher):
        one.wait_for_load_state("networkidle")
        check_accessible(one)
        check_fits(one)


def test_the_tiles_of_a_set_up_are_picked_by_what_they_do(visitors: Visitors, tables: Tables) -> None:
    """In the order of the rounds; what is not picked is drawn."""
    page = visitors.come("cs")
    page.goto("/new/terra_mystica")
    page.get_by_text(t("new-more", "cs"), exact=True).click()
    name = Texts("cs", "terra_mystica").name
    for tile in ("SCORE8", "SCORE3"):
        page.locator("#option-scoring").select_option(name(tile))
    page.locator("#option-scrolls").select_option(name("BON5"))
    page.get_by_role("button", name=t("new-create", "cs"), exact=True).click()

    page.wait_for_url("**/t/*")
    options = tables.now(*table_of(page))["info"]["options"]
    assert (options["scoring"], options["scrolls"]) == ("SCORE8,SCORE3", "BON5")
    expect(page.get_by_text(name("SCORE3"))).to_be_visible()
