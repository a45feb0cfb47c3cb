"""Cities & Knights in the browser: each of its questions, its cards and knights, and a few turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

import pytest
from playwright.sync_api import expect

from browser.catan import PROGRESS, Hands, answer, check_question, play_out, sit
from browser.playing import and_hear, ended, to_answer
from browser.tables import Tables
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.voyages import Moment, Voyages
from browser.words import t
from deep.wire import Seated, Server
from deskovka.core.game import Decision
from deskovka.games.catan.scenarios.canal import OnADesert
from deskovka.text import Texts

KNIGHTS = {"cities-knights": "yes"}
TURNS = 12
QUESTIONS = (
    "FoundCity",
    "ChooseMetropolis",
    "ChooseLoss",
    "Flee",
    "DrawAny",
    "FifthCard",
    "ChooseWater",
    "OfferGood",
    "GiveCommodity",
    "ChooseTwo",
    "PromoteFree",
    "SendRobber",
    "ChooseDeserter",
    "WelcomeDeserter",
    "LayAgain",
    "Sabotage",
    "TakeProgress",
    "ChooseGift",
)
ELSEWHERE = (
    ("great-canal", "StartOnADesert"),
    ("great-canal", "CallKnight"),
    ("great-canal", "LeaveTheFlood"),
    ("great-canal", "ChooseGold"),
    ("enchanted-land", "SendOff"),
    ("treasure-islands", "DrawAny"),
)
DEEDS = ("activate", "promote", "march", "chase", "recruit", "wall", "improve", "bank")
PLAYED = tuple(card for card in PROGRESS if card not in ("printer", "constitution"))
Ruled = Callable[[str], Voyages]


@pytest.fixture(scope="module")
def ruled(table_server: Server) -> Ruled:
    """Games of bots with knights, which people go on with."""
    return cache(partial(Voyages, table_server, knights=True))


def sitting(visitors: Visitors, seated: Seated, czech: bool) -> Hands:
    """Somebody with a mouse, in English, or with a finger on a dark phone, in Czech."""
    language = "cs" if czech else "en"
    page = visitors.come(language, "dark" if czech else "light", PHONE if czech else DESKTOP, touch=czech)
    sit(page, seated, seated.host, language)
    return Hands(page, czech, language)


def answered(visitors: Visitors, tables: Tables, moment: Moment, czech: bool) -> None:
    """Somebody takes the seat and answers as it was answered, by tapping."""
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech)
    visitors.picture(hand.page, "before")
    last = hand.prepare(*moment.move.action.split())
    visitors.picture(hand.page, "question")
    check_question(hand.page)
    check_fits(hand.page)
    check_accessible(hand.page)
    and_hear(hand.page, lambda: hand.press(last))
    later = tables.record(seated).moves[moment.number :]  # others may have been asked, too
    assert moment.move.action in [move.action for move in later if move.seat == moment.move.seat]


@pytest.mark.parametrize("decision", QUESTIONS)
def test_a_question_of_the_realm_is_answered(
    visitors: Visitors, tables: Tables, ruled: Ruled, decision: str
) -> None:
    answered(visitors, tables, ruled("base").asking(decision), czech=QUESTIONS.index(decision) % 2 == 0)


@pytest.mark.parametrize(("scenario", "decision"), ELSEWHERE)
def test_a_question_of_a_scenario_is_answered(
    visitors: Visitors, tables: Tables, ruled: Ruled, scenario: str, decision: str
) -> None:
    czech = ELSEWHERE.index((scenario, decision)) % 2 == 0
    answered(visitors, tables, ruled(scenario).asking(decision), czech)


def test_no_question_is_forgotten() -> None:
    named = {*QUESTIONS, *(decision for _, decision in ELSEWHERE)}
    parts = ("cities_knights", "scenarios.canal", "scenarios.crossing")
    found = {kind.__name__ for kind in kinds_of(Decision) if any(part in kind.__module__ for part in parts)}
    assert found - named == {OnADesert.__name__}  # which is asked as one of the two that come from it


def kinds_of(kind: type[object]) -> Iterator[type[object]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from kinds_of(narrower)


def test_a_knight_is_sent_to_the_enchanted_land(visitors: Visitors, tables: Tables, ruled: Ruled) -> None:
    for czech in (False, True):
        answered(visitors, tables, ruled("enchanted-land").crossing(), czech)


def test_a_wrong_goal_says_why_and_leaves_the_knight_chosen(
    visitors: Visitors, tables: Tables, ruled: Ruled
) -> None:
    """CT-K10.1: a building is no goal. It once was asked about as a place for a settlement."""
    moment = ruled("base").moment("march ")
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=False)
    goal = moment.move.action.split()[-1]
    confirm = hand.prepare(*moment.move.action.split())
    players = tables.now(seated.table, seated.host)["sights"][0]["view"]["players"]
    built = next(corner for player in players for corner in player["settlements"] + player["cities"])

    hand.press_place("corner", built)
    hand.button("play-why").click()

    expect(hand.page.get_by_role("status").filter(has_text="CT-K10.1")).to_be_visible()
    hand.press_place("corner", goal)
    and_hear(hand.page, confirm.click)
    assert tables.record(seated).moves[moment.number].action == moment.move.action


@pytest.mark.parametrize(
    ("scenario", "kind", "rule"),
    [
        ("great-canal", "ship", "CT-T5.22"),
        ("great-canal", "settle", "CT-T5.16"),
        ("enchanted-land", "road", "CT-T6.8"),
        ("enchanted-land", "settle", "CT-T6.6"),
        ("enchanted-land", "city", "CT-T6.7"),
        ("base", "road", "CT-K8.6"),
    ],
)
def test_the_page_says_why_nothing_can_be_built_there(
    visitors: Visitors, tables: Tables, ruled: Ruled, scenario: str, kind: str, rule: str
) -> None:
    """CT-T5.16, CT-T5.22, CT-T6.6, CT-T6.7, CT-T6.8, CT-K8.6: where nothing lights up, the rule that forbids it is told."""
    moment, place = ruled(scenario).forbidden(kind, rule)
    hand = sitting(visitors, moment.taken_up(tables), czech=True)
    hand.press_place("edge" if kind in ("road", "ship") else "corner", place)
    hand.press(hand.button("play-why"))
    expect(hand.page.get_by_role("status").filter(has_text=rule)).to_be_visible()
    visitors.picture(hand.page, "why")
    check_fits(hand.page)


def test_the_help_tells_what_holds_with_knights(visitors: Visitors, tables: Tables, ruled: Ruled) -> None:
    """CT-K3.4, CT-K6.2, CT-K4.1, CT-T6.29: not what holds in the base game alone."""
    seated = ruled("enchanted-land").moment("activate ").taken_up(tables)
    page = sitting(visitors, seated, czech=False).page
    page.keyboard.press("?")
    help = page.get_by_role("region", name=t("help-now"))
    expect(help.locator(".asks")).to_contain_text("play progress cards, as often")
    expect(help.locator("details").first.get_by_role("link").first).to_have_text("CT-K3.4")
    expect(help.get_by_text("sixth dragon")).to_contain_text("CT-T6.29")
    forest = help.locator('[data-sign="land"]').filter(has_text="Forest")
    expect(forest).to_contain_text("a card and a paper for each city")
    visitors.picture(page, "help")


def test_the_sixth_dragon_is_named_at_the_end(visitors: Visitors, tables: Tables, ruled: Ruled) -> None:
    """CT-T6.38: what points did not decide is said under the heading."""
    moment = ruled("enchanted-land").feat()
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=True)
    hand.do(moment.move.action)
    expect(ended(hand.page, hand.language)).to_be_visible()
    expect(hand.page.locator(".feat")).to_contain_text(Texts("cs", "catan").name("sixth-dragon"))
    expect(hand.page.locator(".feat").get_by_role("link", name="CT-T6.38")).to_be_visible()
    visitors.picture(hand.page, "feat")
    check_fits(hand.page)
    check_accessible(hand.page)


@pytest.mark.parametrize("scenario", ["base", "treasure-islands"])
def test_the_last_turn_with_knights(visitors: Visitors, tables: Tables, ruled: Ruled, scenario: str) -> None:
    """Somebody takes over the seat that is about to win, and does."""
    moment = ruled(scenario).last_turn()
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=scenario == "base")
    play_out(tables, seated, {seated.host: hand}, Random(5), moment.then)
    expect(ended(hand.page, hand.language)).to_be_visible()
    visitors.picture(hand.page, scenario)
    check_accessible(hand.page)
    check_fits(hand.page)


def test_the_pirate_is_chased_away(visitors: Visitors, tables: Tables, ruled: Ruled) -> None:
    voyages = ruled("seafarers")
    answered(visitors, tables, voyages.moment("chase-pirate"), czech=True)
    answered(visitors, tables, voyages.asking("MovePirate"), czech=False)


@pytest.mark.parametrize("verb", DEEDS)
def test_what_a_turn_offers_is_done(visitors: Visitors, tables: Tables, ruled: Ruled, verb: str) -> None:
    answered(visitors, tables, ruled("base").moment(f"{verb} "), czech=DEEDS.index(verb) % 2 == 0)


@pytest.mark.parametrize("card", PLAYED)
def test_a_progress_card_is_played(visitors: Visitors, tables: Tables, ruled: Ruled, card: str) -> None:
    answered(visitors, tables, ruled("base").moment(rf"{card}( |$)"), czech=PLAYED.index(card) % 2 == 0)


@pytest.mark.parametrize("event", ["CityPillaged", "CatanDefended", "MetropolisBuilt"])
def test_what_becomes_of_cities_is_noticed(
    visitors: Visitors, tables: Tables, ruled: Ruled, event: str
) -> None:
    hand = sitting(visitors, (moment := ruled("base").bringing(event)).taken_up(tables), czech=False)
    hand.do(moment.move.action)
    notice = hand.page.locator(".notice")
    expect(notice).to_be_visible()
    visitors.picture(hand.page, "notice")
    check_accessible(hand.page)
    notice.get_by_role("button", name=t("close")).click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_middle_of_a_game(
    visitors: Visitors, tables: Tables, ruled: Ruled, phone: bool, language: str, scheme: str
) -> None:
    scenario = "base" if (scheme == "dark") == phone else "seafarers"
    seated = ruled(scenario).fullest().taken_up(tables)
    page = visitors.come(language, scheme, PHONE if phone else DESKTOP, touch=phone)
    sit(page, seated, seated.host, language)
    visitors.picture(page, "middle")
    check_fits(page)
    check_accessible(page)
    Hands(page, phone, language).open_tab("improve")
    visitors.picture(page, "improve")
    check_fits(page)
    check_accessible(page)


def test_a_few_turns_with_the_keyboard_and_the_mouse(visitors: Visitors, tables: Tables) -> None:
    """From the first settlement and the first city on."""
    seated = tables.make("catan", ["me", "random", "random"], KNIGHTS)
    page = visitors.come()
    sit(page, seated, seated.host)
    hand, random = Hands(page), Random(4)
    for _ in range(TURNS):
        assert to_answer(page)
        if tables.asked(seated.table, seated.host):
            answer(tables, seated, seated.host, hand, random)
    visitors.picture(page, "turns")
    check_accessible(page)


def test_a_knight_is_commanded_by_keyboard(visitors: Visitors, tables: Tables, ruled: Ruled) -> None:
    """Enter on the knight, then on what it is to do, then on where it goes."""
    moment = ruled("base").moment("activate ")
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, czech=False)
    page = hand.page
    knight = page.locator(f'[data-place="corner:{moment.move.action.split()[1]}"]')
    knight.focus()
    page.keyboard.press("Enter")
    choice = page.locator(f'[data-action="{moment.move.action}"]')
    if choice.get_attribute("aria-pressed") == "false":
        choice.focus()
        page.keyboard.press("Enter")
    and_hear(page, lambda: page.keyboard.press("Enter"))
    assert tables.record(seated).moves[moment.number].action == moment.move.action
