"""Catan at sea in the browser: every scenario played to its end, each of its questions, undo, looking back and forks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from random import Random

import pytest
from playwright.sync_api import expect

from browser.catan import Hands, answer, check_question, play_out, sit
from browser.playing import and_hear, bar, ended, table_of, to_answer
from browser.tables import Json, Tables
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.voyages import Voyages
from browser.words import t
from deep.wire import Seated, Server
from deskovka.games.catan.modules import SCENARIOS

TURNS = 12
QUESTIONS = (
    ("into-the-unknown", "use|keep"),
    ("treasure-islands", "take"),
    ("greater-catan", "token from"),
    ("desert-dragons", "gather"),
    ("desert-dragons", "dragon from"),
    ("desert-dragons", "beat"),
    ("desert-dragons", "steal"),
    ("desert-dragons", "spare"),
    ("enchanted-land", "fight"),
)
Sailed = Callable[[str], Voyages]


@pytest.fixture(scope="module")
def sailed(table_server: Server) -> Sailed:
    """Games of bots in a scenario, which people go on with."""
    return cache(partial(Voyages, table_server))


def sitting(visitors: Visitors, seated: Seated, czech: bool) -> Hands:
    """Somebody with a mouse, in English, or with a finger on a dark phone, in Czech."""
    language = "cs" if czech else "en"
    page = visitors.come(language, "dark" if czech else "light", PHONE if czech else DESKTOP, touch=czech)
    sit(page, seated, seated.host, language)
    return Hands(page, czech, language)


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_last_turn_of_a_scenario(
    visitors: Visitors, tables: Tables, sailed: Sailed, scenario: str
) -> None:
    """Somebody takes over the seat that is about to win, and does."""
    moment = sailed(scenario).last_turn()
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=list(SCENARIOS).index(scenario) % 2 == 0)

    play_out(tables, seated, {seated.host: hand}, Random(5), moment.then)

    expect(ended(hand.page, hand.language)).to_be_visible()
    visitors.picture(hand.page, scenario)
    check_accessible(hand.page)
    check_fits(hand.page)


@pytest.mark.parametrize(("scenario", "answers"), QUESTIONS)
def test_a_question_of_the_sea_is_answered(
    visitors: Visitors, tables: Tables, sailed: Sailed, scenario: str, answers: str
) -> None:
    moment = sailed(scenario).moment(answers)
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=QUESTIONS.index((scenario, answers)) % 2 == 0)

    last = hand.prepare(*moment.move.action.split())
    visitors.picture(hand.page, "question")
    check_question(hand.page)
    check_fits(hand.page)
    check_accessible(hand.page)
    and_hear(hand.page, lambda: hand.press(last))

    assert tables.record(seated).moves[moment.number].action == moment.move.action


@pytest.mark.parametrize(
    ("scenario", "event", "word"),
    [
        ("into-the-unknown", "HexTurned", "discovered"),
        ("into-the-unknown", "TreasureSeen", "treasure"),
        ("desert-dragons", "DragonsGathered", "woke"),
        ("great-canal", "CanalDug", "dug the canal"),
        ("great-canal", "CanalCompleted", "complete"),
        ("enchanted-land", "KnightCrossed", "knight"),
        ("enchanted-land", "DragonDefeated", "beat the dragon"),
        ("enchanted-land", "FightLost", "lost to the dragon"),
    ],
)
def test_what_changes_the_map_is_noticed(
    visitors: Visitors, tables: Tables, sailed: Sailed, scenario: str, event: str, word: str
) -> None:
    """A sentence over the map and a ring around the place, until they are closed."""
    moment = sailed(scenario).bringing(event)
    hand = sitting(visitors, moment.taken_up(tables), czech=False)
    page = hand.page
    hand.do(moment.move.action)
    notice = page.locator(".notice").filter(has_text=word)
    expect(notice).to_be_visible()
    expect(page.locator(".noted").first).to_be_attached()
    visitors.picture(page, "notice")
    check_accessible(page)

    notice.get_by_role("button", name=t("close")).click()
    expect(notice).to_have_count(0)
    expect(page.locator(".noted, .lifted")).to_have_count(0)


def test_a_ship_that_moved_is_taken_back(visitors: Visitors, tables: Tables, sailed: Sailed) -> None:
    moment = sailed("seafarers").moment("move ")
    seated = moment.taken_up(tables)
    before = ships(tables, seated)
    hand = sitting(visitors, seated, czech=False)

    hand.do(moment.move.action)
    assert ships(tables, seated) != before
    and_hear(hand.page, hand.button("play-undo").click)
    assert ships(tables, seated) == before


def ships(tables: Tables, seated: Seated) -> list[str]:
    [sight] = tables.now(seated.table, seated.host)["sights"]
    found: list[str] = sight["view"]["sea"]["players"][sight["seat"]]["ships"]
    return found


@pytest.mark.parametrize("scenario", ["into-the-unknown", "desert-dragons"])
def test_looking_back_at_sea_and_going_on_from_there(
    visitors: Visitors, tables: Tables, sailed: Sailed, scenario: str
) -> None:
    """What was unknown then lies face down again, and the new table begins with what was known."""
    seated = sailed(scenario).last_turn().taken_up(tables)
    hand = sitting(visitors, seated, czech=False)
    page = hand.page
    bar(page, "replay")
    page.get_by_role("button", name=t("replay-first")).click()
    then = tables.get(f"/api/tables/{seated.table}/moves/0", seated.host)["sights"][0]["view"]
    expect(page.locator('[data-place^="hex:"][aria-label*="face down"]')).to_have_count(unknown(then))

    page.get_by_role("button", name=t("replay-last")).click()
    now = tables.now(seated.table, seated.host)
    at = t("replay-at", move=now["moves"], most=now["moves"])
    expect(page.get_by_text(at).first).to_be_visible()
    page.get_by_role("button", name=t("fork"), exact=True).click()

    expect(page).not_to_have_url(re.compile(seated.table))
    expect(page.get_by_role("group", name=t("catan:sea-board"))).to_be_visible()
    table, secret = table_of(page)
    forked = tables.now(table, secret)
    assert forked["info"]["origin"] == {"kind": "fork", "table": seated.table, "move": now["moves"]}
    old, new = (news["sights"][0]["view"] for news in (now, forked))
    for part in ("sea", "unknown", "dragons", "treasures"):
        assert new[part] == old[part]


def unknown(view: Json) -> int:
    return sum(hex["terrain"] == "unknown" for hex in view["hexes"])


def test_somebody_sails_into_the_unknown(visitors: Visitors, tables: Tables) -> None:
    """Both roads of the founding are ships, and then a few turns."""
    seated = tables.make("catan", ["me", "random", "random"], {"scenario": "into-the-unknown"})
    page = visitors.come()
    sit(page, seated, seated.host)
    hand, random, ships = Hands(page), Random(3), 0

    while tables.now(seated.table, seated.host)["sights"][0]["view"]["turn"] == 0:
        assert to_answer(page)
        if not tables.asked(seated.table, seated.host):
            continue
        actions = tables.legal(seated.table, seated.host)[1]
        sailing = [action for action in actions if action.startswith("ship ")]
        ships += bool(sailing)
        and_hear(page, hand.prepare(*(sailing or actions)[0].split()).click)
    assert ships > 0
    assert (
        len(tables.now(seated.table, seated.host)["sights"][0]["view"]["sea"]["players"][0]["ships"]) == ships
    )

    for _ in range(TURNS):
        assert to_answer(page)
        if tables.asked(seated.table, seated.host):
            answer(tables, seated, seated.host, hand, random)
    check_accessible(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_middle_of_a_scenario(visitors: Visitors, tables: Tables, scenario: str, phone: bool) -> None:
    seated = tables.make("catan", ["me", "random", "random"], {"scenario": scenario})
    tables.play(seated.table, seated.host, 60, seed=2)
    language = "cs" if phone else "en"
    page = visitors.come(language, "dark" if phone else "light", PHONE if phone else DESKTOP, touch=phone)
    sit(page, seated, seated.host, language)

    visitors.picture(page, scenario)
    check_fits(page)
    check_accessible(page)
