"""The table in words: heard in speaking order, answered by typing, with the focus where it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.playing import and_hear, settings
from browser.tables import Tables, link
from browser.visitors import PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deskovka.registry import NAMES
from deskovka.text import Texts


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_table_is_told_part_by_part(visitors: Visitors, tables: Tables, game: str, language: str) -> None:
    seated = tables.make(game, ["me", "random"])
    tables.play(seated.table, seated.host, 8)
    page = visitors.come(language, size=PHONE, touch=True)
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))
    told = tables.get(f"/api/tables/{seated.table}/spoken?seat=0&language={language}", seated.host)

    for line in told["lines"]:
        expect(page.get_by_role("listitem").filter(has_text=line).first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=told["question"])).to_be_visible()
    for part in told["parts"]:
        expect(page.get_by_role("heading", name=part["title"], exact=True)).to_be_visible()
    check_fits(page)
    check_accessible(page)


def test_an_answer_may_be_typed_in_the_words_of_the_reader(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("cartographers", ["me"])
    _, actions = tables.legal(seated.table, seated.host)
    _, terrain, spaces = actions[-1].split()
    texts = Texts("cs", "cartographers")
    page = visitors.come("cs")
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))
    field = page.get_by_role("textbox", name=t("text-typed", "cs"))

    field.fill(f"{texts.t('word-draw')} {texts.name(terrain).upper()} {spaces.replace('+', ' ').lower()}")
    and_hear(page, lambda: field.press("Enter"))

    expect(
        page.get_by_role("status").filter(has_text=t("text-done", "cs", action=actions[-1]))
    ).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    assert tables.now(seated.table, seated.host)["moves"] == 1


def test_a_place_of_the_island_is_typed_and_its_lands_are_told(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("catan", ["me", "me"], {"board": "beginner"})
    page = visitors.come("cs")
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))
    field = page.get_by_role("textbox", name=t("text-typed", "cs"))
    answers = page.get_by_role("list", name=t("text-actions", "cs")).get_by_role("button")
    shown = answers.filter(has_text="settle E7n")
    expect(shown.first).to_contain_text(Texts("cs", "catan").t("terrain-desert"))

    field.fill("vesnice e7n")
    and_hear(page, lambda: field.press("Enter"))

    done = t("text-done", "cs", action="settle E7n")
    expect(page.get_by_role("status").filter(has_text=done)).to_be_visible()
    assert tables.now(seated.table, seated.host)["moves"] == 1


def test_answers_are_reached_with_arrows_and_the_field_stays_while_others_play(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("cartographers", ["me", "open"])
    other = tables.sit(seated.table, seated.others[1], "Bob")
    page = visitors.come()
    settings(page, textMode=True)
    page.goto(link(seated.table, seated.host))
    field = page.get_by_role("textbox", name=t("text-typed"))
    answers = page.get_by_role("list", name=t("text-actions")).get_by_role("button")
    expect(answers.first).to_be_visible()

    field.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(answers.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(field).to_be_focused()
    and_hear(page, lambda: field.press("Enter"))
    expect(page.get_by_text(t("text-not-asked"))).to_be_visible()
    expect(field).to_be_focused()

    tables.play(seated.table, other, 1)
    drawn = tables.get(f"/api/tables/{seated.table}/log?language=en", seated.host)["happened"][-1]["words"][0]
    expect(page.get_by_role("status").filter(has_text=re.compile(re.escape(drawn)))).to_be_attached()
    expect(answers.first).to_be_visible()
    expect(field).to_be_focused()
