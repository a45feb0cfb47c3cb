"""What two people agreed on is taken back only if both want that; options of a new table, and its map."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.tables import Json, Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t
from deep.wire import Seated
from deskovka.text import Texts


def owned(sight: Json, seat: int) -> list[str]:
    """The kinds of cards in the own hand."""
    cards = sight["view"]["players"][seat]["hand"] or {}
    return [good for good, number in cards.items() if number]


def traded(tables: Tables) -> tuple[Seated, list[str]]:
    """A table of two people who have just traded, and their secrets; the host is the one who offered."""
    seated = tables.make("catan", ["me", "open"], {"board": "beginner"})
    secrets = [seated.host, tables.sit(seated.table, seated.others[1], "Bob")]

    def answer(seat: int, wanted: str) -> None:
        [sight] = tables.asked(seated.table, secrets[seat])
        tables.request(seated.table, secrets[seat], "move", seat=seat, asked=sight["asked"], action=wanted)

    while True:
        seat = tables.now(seated.table, seated.host)["waiting"][0]
        sights = [tables.now(seated.table, secret)["sights"][0] for secret in secrets]
        _, actions = tables.legal(seated.table, secrets[seat])
        mine, theirs = owned(sights[0], 0), owned(sights[1], 1)
        goods = [(give, get) for give in mine for get in theirs if give != get]
        if seat == 0 and "end" in actions and goods:
            answer(0, "offer {} for {}".format(*goods[0]))
            answer(1, "accept")
            answer(0, "deal 1")
            return seated, secrets
        answer(seat, next((a for a in ("roll", "end") if a in actions), actions[0]))


@pytest.mark.parametrize("agree", [True, False], ids=["agrees", "refuses"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_partner_is_asked_before_a_trade_is_taken_back(
    visitors: Visitors, tables: Tables, language: str, agree: bool
) -> None:
    """CT-B6.2: both must agree."""
    seated, secrets = traded(tables)
    moves = tables.now(seated.table, seated.host)["moves"]
    active, partner = visitors.come(language), visitors.come(language, size=PHONE)
    active.goto(link(seated.table, secrets[0]))
    partner.goto(link(seated.table, secrets[1]))

    active.get_by_role("button", name=t("play-undo", language), exact=True).click()

    expect(active.get_by_text(t("wish-waits", language, names="Bob"))).to_be_visible()
    yes = partner.get_by_role("button", name=t("wish-agree", language))
    no = partner.get_by_role("button", name=t("wish-refuse", language))
    expect(yes).to_be_visible()
    for page, name in ((active, "asks"), (partner, "asked")):
        check_fits(page)
        check_accessible(page)
        visitors.picture(page, f"agreement_{name}_{language}")
    (yes if agree else no).click()

    expect(yes).to_have_count(0)
    expect(active.get_by_text(t("wish-waits", language, names="Bob"))).to_have_count(0)
    assert tables.now(seated.table, seated.host)["moves"] == (moves - 1 if agree else moves)


@pytest.mark.parametrize(("language", "size", "theme"), [("en", DESKTOP, "light"), ("cs", PHONE, "dark")])
def test_the_map_of_a_scenario_is_shown_before_there_is_a_table(
    visitors: Visitors, language: str, size: ViewportSize, theme: str
) -> None:
    texts = Texts(language, "catan")
    page = visitors.come(language, theme, size)
    page.goto("/new/catan")
    expect(page.get_by_role("img", name=t("catan:start-map", language))).to_be_visible()
    expect(page.get_by_text(t("catan:start-hidden", language))).to_have_count(0)
    page.get_by_role("button", name=t("new-add", language)).click()
    expect(page.get_by_role("heading", name=t("new-start", language, count=3))).to_be_visible()

    page.get_by_label(texts.t("option-scenario")).select_option("into-the-unknown")

    expect(page.get_by_text(t("catan:start-hidden", language))).to_be_visible()
    expect(page.get_by_text(t("catan:target", language, count=12))).to_be_visible()
    page.get_by_label(texts.t("option-cities-knights")).check()
    expect(page.get_by_text(t("catan:target", language, count=14))).to_be_visible()
    check_fits(page)
    check_accessible(page)
    visitors.picture(page, f"start_{language}")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_an_option_without_effect_is_disabled_with_the_reason(visitors: Visitors, language: str) -> None:
    """CT-B2.1: nothing is shuffled on the beginner's board."""
    texts = Texts(language, "catan")
    page = visitors.come(language, size=PHONE)
    page.goto("/new/catan")
    board = page.get_by_label(texts.t("option-board"))
    harbours = page.get_by_label(texts.t("option-harbours"))
    harbours.select_option("shuffled")

    board.select_option("beginner")

    expect(harbours).to_be_disabled()
    expect(harbours).to_have_value("printed")
    expect(page.get_by_text(texts.t("option-board-variable")).last).to_be_visible()
    check_accessible(page)
    visitors.picture(page, f"options_{language}")
    board.select_option("variable")
    expect(harbours).to_be_enabled()
    expect(harbours).to_have_value("shuffled")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_a_scenario_always_has_is_ticked_and_locked(visitors: Visitors, language: str) -> None:
    """CT-T0.4, CT-T0.5: with two players there are no scenarios; a button adds who is missing."""
    texts = Texts(language, "catan")
    page = visitors.come(language, size=PHONE)
    page.goto("/new/catan")
    scenario, knights = [page.get_by_label(texts.t(f"option-{id}")) for id in ("scenario", "cities-knights")]
    expect(scenario).to_be_disabled()

    page.get_by_role("button", name=t("new-widen", language, count=3)).first.click()
    scenario.select_option("enchanted-land")

    expect(knights).to_be_checked()
    expect(knights).to_be_disabled()
    expect(page.get_by_label(texts.t("option-target"))).to_be_disabled()
    check_fits(page)
    check_accessible(page)
    visitors.picture(page, f"implied_{language}")
    scenario.select_option("base")
    expect(knights).not_to_be_checked()
    expect(knights).to_be_enabled()
