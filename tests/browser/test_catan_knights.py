"""Cities & Knights in the browser: each of its questions, its cards and knights, and a few turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

import pytest
from playwright.sync_api import expect

from browser.catan import PROGRESS, Hands, answer, sit
from browser.playing import and_hear, to_answer
from browser.tables import Tables
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.voyages import Moment, Voyages
from browser.words import t
from deep.wire import Seated, Server

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
DEEDS = ("activate", "promote", "march", "chase", "recruit", "wall", "improve", "bank")
PLAYED = tuple(card for card in PROGRESS if card not in ("printer", "constitution"))
Ruled = Callable[[str], Voyages]


@pytest.fixture(scope="module")
def ruled(table_server: Server) -> Iterator[Ruled]:
    """Games of bots with knights, which people go on with."""
    with Tables(table_server.url) as tables:
        yield cache(partial(Voyages, tables, knights=True))


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
