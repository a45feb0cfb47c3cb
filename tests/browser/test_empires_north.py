"""Empires of the North on its page: whole games by tapping, every question, keyboard, phone, both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Moments
from browser.empires_north import (
    MOST_LISTED,
    PRESSABLE,
    Json,
    NorthStage,
    Person,
    Position,
    goes_on,
    press_answer,
    random_positions,
)
from browser.playing import and_hear, ended, my_turn, to_answer
from browser.tables import Tables, link
from browser.visitors import (
    DESKTOP,
    PHONE,
    Visitors,
    check_accessible,
    check_fits,
    keep_redraws,
)
from browser.words import t
from deskovka.core.notation import verb
from deskovka.games.empires_north import CARDS, GAME
from deskovka.server.empires_north import material, offer
from deskovka.text import Texts

MOST_ANSWERS = 400
WHOLE_GAME = 10_000  # answers: to its end
COUNTED = ("take", "pay", "assign")


def sit(page: Page, table: str, secret: str) -> None:
    page.goto(link(table, secret))
    expect(page.locator(".play .bar .question")).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_a_whole_game_is_played_by_tapping_what_is_offered(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("empires_north", ["me", "good"])
    page = visitors.come()
    sit(page, seated.table, seated.host)
    person = Person(page, tables, (seated.table, seated.host))

    for _ in range(MOST_ANSWERS):
        if not to_answer(page):
            break
        person.answer()

    expect(ended(page)).to_be_visible()
    assert {"clan", "keep", "disc", "build", "pass"} <= set(person.given)
    check_accessible(page)


PLACES = """() => [".bar .question", "#en-tiles", "#en-sea", ".players [data-seat='1']"].map((part) => {
  const { left, top, width } = document.querySelector(part).getBoundingClientRect();
  return [left, part.startsWith(".bar") ? 0 : top + scrollY, width].map(Math.round);
})"""


def close_summary(summary: Locator) -> None:
    """What a round brought has been read."""
    summary.get_by_role("button", name=t("close")).click()


def test_with_a_finger_on_a_phone_the_table_stays_where_it_is_and_nothing_is_cut_off(
    visitors: Visitors, tables: Tables
) -> None:
    """Only the cards of the hand and the empire move, when there are more or fewer of them."""
    seated = tables.make("empires_north", ["me", "random"], {"clans": "glenn,ulaf"})
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)
    page.add_locator_handler(page.locator("aside.summary"), close_summary)
    person = Person(page, tables, (seated.table, seated.host), seed=1)
    places = page.evaluate(PLACES)

    for _ in range(25):
        to_answer(page)
        person.answer(Locator.tap)
        assert page.evaluate(PLACES) == places
        check_fits(page)

    keep_redraws(page, visitors.pictures)


@pytest.fixture
def stage(visitors: Visitors, tables: Tables) -> NorthStage:
    """A page at a table of four that shows what the test wants."""
    seated = tables.make("empires_north", ["me"] * 4)
    page = visitors.come()
    stage = NorthStage(page, tables.now(seated.table, seated.host))
    page.goto(link(seated.table, seated.host))
    expect(page.locator(".play .bar .question")).to_be_visible()
    return stage


def offered_actions(offered: Json) -> set[str]:
    """In every way in which they can be paid."""
    return {way["action"] for one in offered["answers"] for way in (one, *one.get("otherwise", ()))}


def counted(offered: Json) -> bool:
    """Whether cards or goods are counted out, so that a button is there only when enough are chosen."""
    answers = offered["answers"]
    return answers[0]["do"] == "keep" or answers[0]["do"] in COUNTED and len(answers) > MOST_LISTED


def test_everything_that_is_legal_can_be_pressed_and_nothing_else(stage: NorthStage) -> None:
    positions = 0
    for state, seat in list(random_positions(2))[::9]:
        offered = offer(state, seat)
        if counted(offered):
            continue
        positions += 1
        stage.show(state, seat)
        found = stage.page.evaluate(PRESSABLE)
        assert set(found) == offered_actions(offered), offered["decision"]

    assert positions > 40


def one_of_each_kind() -> Iterator[tuple[Position, Json]]:
    """An answer of every kind to every question of some random games."""
    met: set[tuple[str | None, str]] = set()
    for state, seat in random_positions(12):
        decision = GAME.decision(state)
        kinds = {verb(type(action)) for action in GAME.legal(state, seat)}
        if {(type(decision).__name__, kind) for kind in kinds} <= met:
            continue
        offered = offer(state, seat)
        for answer in [] if goes_on(offered) else offered["answers"]:
            kind = (type(decision).__name__, answer["do"])
            if kind not in met:
                met.add(kind)
                yield (state, seat), answer


def test_every_kind_of_answer_to_every_question_is_sent_when_it_is_pressed(stage: NorthStage) -> None:
    pressed: set[str] = set()
    for (state, seat), answer in one_of_each_kind():
        stage.show(state, seat)
        press_answer(stage.page, offer(state, seat), [str(card) for card in state.aside[seat]], answer)
        assert stage.hear()["action"] == answer["action"]
        pressed.add(answer["do"])

    assert len(pressed) > 30, sorted(pressed)


def test_a_card_is_enlarged_with_its_words_its_rules_and_its_evidence(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("empires_north", ["me", "random"], {"clans": "glenn,ulaf"})
    for language in ("en", "cs"):
        page = visitors.come(language)
        sit(page, seated.table, seated.host)
        card = material(GAME.setup(2, {}), language)["cards"]["pasture"]
        page.locator('[data-spot="mine:pasture"]').click()
        sheet = page.get_by_role("region", name=t("empires_north:ui-card-large", language))

        expect(sheet.get_by_role("heading", name=card["name"])).to_be_visible()
        for line in (*card["lines"], *card["evidence"]):
            expect(sheet).to_contain_text(line)
        expect(sheet.get_by_role("link", name="EN-3.5")).to_be_visible()
        check_accessible(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_by_keyboard_alone(visitors: Visitors, tables: Tables) -> None:
    """Cards to keep, then a disc on a tile: chosen by Enter, confirmed by Enter once more."""
    seated = tables.make("empires_north", ["me", "random"], {"clans": "glenn,ulaf"})
    page = visitors.come()
    sit(page, seated.table, seated.host)
    for place in range(3):
        page.locator(f'[data-spot="aside:{place}"]').press("Enter")
    and_hear(page, lambda: page.locator(".keep .confirm").press("Enter"))
    expect(my_turn(page)).to_be_visible()
    and_hear(page, lambda: page.locator(".keep .confirm").press("Enter"))
    to_answer(page)

    populate = page.locator('[data-spot="tile:populate"]')
    populate.press("Enter")
    expect(populate).to_have_attribute("aria-pressed", "true")
    and_hear(page, lambda: populate.press("Enter"))

    view = tables.newest(seated.table, seated.host)["sights"][0]["view"]
    assert any(disc["tile"] == "populate" for disc in view["players"][0]["discs"])


def test_a_rival_s_empire_is_seen_in_full_at_a_tap(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("empires_north", ["me", "random"], {"clans": "glenn,ulaf"})
    page = visitors.come(size=PHONE, touch=True)
    sit(page, seated.table, seated.host)

    page.get_by_role("button", name=t("empires_north:ui-fold")).tap()
    page.locator('.players [data-seat="1"]').first.tap()
    expect(page.locator('[data-spot^="theirs:1:"]')).to_have_count(3)
    page.get_by_role("button", name=t("empires_north:ui-to-mine")).tap()
    expect(page.locator('[data-spot^="mine:"]')).to_have_count(3)


def test_whoever_watches_sees_all_empires_and_no_hand(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("empires_north", ["me", "random"], {"clans": "glenn,ulaf"})
    tables.play(seated.table, seated.host, 6)
    page = visitors.come("cs", "dark")
    sit(page, seated.table, seated.watch)

    page.locator('.players [data-seat="1"]').first.click()
    expect(page.locator('[data-spot^="theirs:1:"]').first).to_be_visible()
    page.get_by_text(t("empires_north:ui-piles", "cs")).click()
    expect(page.get_by_role("heading", name=t("empires_north:ui-discards", "cs"))).to_be_visible()
    expect(page.locator('[data-spot^="hand:"]')).to_have_count(0)
    check_accessible(page)


def test_why_a_card_cannot_be_built_is_told_with_its_rule(stage: NorthStage) -> None:
    for state, seat in random_positions(1):
        offered = offer(state, seat)
        buildable = {one.get("card") for one in offered["answers"] if one["do"] == "build"}
        dear = [card for card in state.hands[seat] if state.box[card].pay and card not in buildable]
        if offered["decision"] == "TakeTurn" and dear:
            break
    stage.show(state, seat)
    stage.page.locator(f'[data-spot="hand:{dear[0]}"]').click()
    stage.page.get_by_role("button", name=t("play-why")).click()

    asked = stage.hear()

    assert (asked["type"], asked["action"]) == ("what-if", f"build {dear[0]}")


def test_the_deck_of_a_clan_is_drawn_when_somebody_looks_into_it(visitors: Visitors, tables: Tables) -> None:
    """And not before: all decks together took the page several frames."""
    seated = tables.make("empires_north", ["me", "random"])
    page = visitors.come()
    sit(page, seated.table, seated.host)
    to_answer(page)
    clan = page.locator(".clans article").filter(has=page.locator('[data-action="clan glenn"]'))
    cards = material(GAME.setup(2, {}), "en")["clans"]["glenn"]
    expect(clan.locator(".card .name")).to_have_count(len(cards["start"]))

    clan.locator("summary").click()

    expect(clan.locator(".card .name")).to_have_count(len(cards["start"]) + len(cards["deck"]))


def test_the_page_of_a_new_table_shows_the_clans_and_says_where_their_cards_come_from(
    visitors: Visitors,
) -> None:
    page = visitors.come("cs", "dark", PHONE, touch=True)
    page.goto("/new/empires_north")
    expect(page.get_by_text(Texts("cs", "empires_north").t("game-cards"))).to_be_visible()
    page.get_by_role("button", name="Glenn").tap()
    expect(page.get_by_text("Pastvina")).to_be_visible()
    check_accessible(page)
    check_fits(page)


def test_more_choices_of_a_new_table_stay_open_and_tell_what_becomes_of_them(visitors: Visitors) -> None:
    page = visitors.come()
    words = Texts("en", "empires_north")
    visitors.forgive("/start: Failed to load resource: the server responded with a status of 400")
    page.goto("/new/empires_north")
    page.get_by_text(t("new-more"), exact=True).click()
    clans = page.get_by_label(words.t("option-clans"))
    expect(page.get_by_text(words.t("option-clans-hint"))).to_be_visible()
    for clan in ("glenn", "ulaf", "panuk"):
        clans.select_option(clan)
    expect(page.get_by_text("3 clans are named, but there are only 2 seats")).to_be_visible()
    own = page.get_by_label(words.t("option-cards"))

    own.set_input_files(
        {"name": "good.toml", "mimeType": "text/plain", "buffer": CARDS.template(("glenn",)).encode()}
    )
    expect(page.get_by_text(t("new-document-chosen", file="good.toml"))).to_be_visible()
    page.get_by_text(t("new-more-changed", count=2)).click()
    expect(own).to_be_hidden()
    own.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": b"[vikings]"})
    expect(page.get_by_text(t("new-document-wrong", file="bad.toml", count=1))).to_be_visible()


def test_on_a_phone_the_result_begins_with_the_ranking(visitors: Visitors, moments: Moments) -> None:
    seated = moments("empires_north", WHOLE_GAME)
    page = visitors.come(size=PHONE, touch=True)
    page.goto(link(seated.table, seated.host))
    page.get_by_role("button", name=t("end-board")).tap()
    expect(page.locator("#en-sea")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0

    page.get_by_role("button", name=t("bar-result")).tap()

    expect(page.locator(".ranking li").first).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_name_of_a_card_is_cut_off(visitors: Visitors, language: str) -> None:
    """Nor where the browser knows not how to divide words, or does not know it yet."""
    page = visitors.come(language, "light", PHONE, touch=True)
    page.goto("/new/empires_north")
    page.add_style_tag(content=".name { hyphens: none !important; }")
    cut = []
    for clan in page.locator(".start li button").all():
        clan.tap()
        names = page.locator(".start .cards .name span")
        expect(names.first).to_be_visible()
        cut += names.evaluate_all(
            "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
        )
    assert not cut


# What is cut off in the bar, before and after each tile that can be chosen is pressed.
CUT_OFF = """async () => {
  const found = [];
  const drawn = async () => { for (let turn = 0; turn < 8; turn++) await null; };
  const look = (part) => {
    for (const one of document.querySelectorAll(`.play .bar ${part}`)) {
      const cut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
      if (cut) found.push(one.textContent.trim());
    }
  };
  await drawn();
  look(".question");
  look(".parts");
  for (const tile of document.querySelectorAll("[data-spot^='tile:'][data-can]")) {
    tile.click();
    await drawn();
    look(".words");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await drawn();
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("place", ["phone", "phone with a guide", "desk with a guide", "desk with a panel"])
def test_no_question_is_cut_off(visitors: Visitors, tables: Tables, language: str, place: str) -> None:
    phone = place.startswith("phone")
    page = visitors.come(language, "light", PHONE if phone else DESKTOP, touch=phone)
    seated = tables.make("empires_north", ["me"] * 4)
    stage = NorthStage(page, tables.now(seated.table, seated.host))
    sit(page, seated.table, seated.host)
    beside = {"guide": "coached", "panel": "beside"}.get(place.split()[-1], "")
    page.locator(".playing").evaluate("(playing, beside) => beside && playing.classList.add(beside)", beside)
    shown, cut = set(), []
    for state, seat in random_positions(2):
        decision = type(GAME.decision(state)).__name__
        if decision in shown:
            continue
        shown.add(decision)
        stage.show(state, seat)
        cut += page.evaluate(CUT_OFF)
    assert len(shown) > 12 and not cut, cut


COVERED = """(card) => {
  const { top, bottom, left, right } = card.querySelector(".tokens").getBoundingClientRect();
  return [...card.querySelectorAll(".line .sign, .coin, .medal")].some((part) => {
    const box = part.getBoundingClientRect();
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return middle[0] > left && middle[0] < right && middle[1] > top && middle[1] < bottom;
  });
}"""


def test_what_lies_on_a_card_covers_nothing_that_is_printed_on_it(visitors: Visitors, tables: Tables) -> None:
    page = visitors.come(size=PHONE, touch=True)
    seated = tables.make("empires_north", ["me"] * 4)
    stage = NorthStage(page, tables.now(seated.table, seated.host))
    sit(page, seated.table, seated.host)
    seen: set[str] = set()
    for state, seat in random_positions(4):
        empire = GAME.view(state, seat)["players"][seat]["empire"]
        laden = {piece["card"] for piece in empire if piece["tokens"] and not piece["onto"]}
        if not laden - seen:
            continue
        seen |= laden
        stage.show(state, seat)
        cards = page.locator(".empire .card", has=page.locator(".tokens"))
        expect(cards.first.locator(".line").first).to_be_visible()
        assert not [card for card in cards.all() if card.evaluate(COVERED)], laden
    assert len(seen) > 2


def test_on_a_phone_the_clans_stand_under_the_question(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("empires_north", ["me", "beginner", "beginner"])
    page = visitors.come("cs", "light", PHONE, touch=True)
    sit(page, seated.table, seated.host)
    clan = page.locator(".clans article").first
    expect(clan).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0
    name = clan.get_by_role("heading").bounding_box()
    assert name and name["y"] < PHONE["height"] * 0.75


def test_goods_that_are_counted_out_say_how_many_are_missing(stage: NorthStage) -> None:
    state, seat = next(
        (state, seat)
        for state, seat in random_positions(20)
        if (answers := offer(state, seat)["answers"])
        and answers[0]["do"] in COUNTED
        and len(answers) > MOST_LISTED
        and {len(one["goods"]) for one in answers} == {2}
    )
    stage.show(state, seat)
    sheet = stage.page.locator(".play .sheet section")
    expect(
        sheet.get_by_role("button", name=t("empires_north:ui-keep-so-far", count=0, most=2))
    ).to_be_disabled()

    sheet.locator("[data-more]:enabled").first.click()

    expect(
        sheet.get_by_role("button", name=t("empires_north:ui-keep-so-far", count=1, most=2))
    ).to_be_disabled()


def test_the_newest_of_what_happened_is_in_sight_however_quickly_it_came(
    visitors: Visitors, tables: Tables
) -> None:
    seated = tables.make("empires_north", ["me", "me"], {"clans": "glenn,ulaf"})
    page = visitors.come()
    sit(page, seated.table, seated.host)
    news = page.get_by_role("list", name=t("news"), exact=True)

    def others_play() -> None:
        tables.play(seated.table, seated.host, 5)

    for _ in range(4):
        and_hear(page, others_play)
        page.wait_for_function(
            "(list) => list.scrollHeight > list.clientHeight"
            " && list.scrollHeight - list.scrollTop - list.clientHeight < 2",
            arg=news.element_handle(),
        )


def test_the_points_of_a_round_are_told_with_what_they_are(visitors: Visitors, tables: Tables) -> None:
    seated = tables.make("empires_north", ["me", "me"], {"clans": "glenn,ulaf"})
    while tables.newest(seated.table, seated.host)["sights"][0]["view"]["round"] < 2:
        tables.play(seated.table, seated.host, 1)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    summary = page.get_by_role("complementary", name=t("empires_north:summary", round=1))
    expect(summary.get_by_text(t("empires_north:summary-note"))).to_be_visible()


def test_the_table_is_looked_at_under_a_question_on_a_desk_too(stage: NorthStage) -> None:
    for state, seat in random_positions(2):
        if type(GAME.decision(state)).__name__ == "SailWith":
            break
    stage.show(state, seat)
    page = stage.page
    island = page.locator("#en-sea .card").last
    answers = page.locator(".sheet [data-action]")
    expect(answers.first).to_be_visible()

    page.get_by_role("button", name=t("empires_north:ui-fold")).click()

    expect(answers.first).to_be_hidden()
    island.click(trial=True)
    page.get_by_role("button", name=t("empires_north:ui-unfold")).click()
    expect(answers.first).to_be_visible()


def test_where_no_picture_is_clicked_the_form_takes_the_whole_width(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/score/empires_north")
    expect(page.get_by_text(t("paper-lead-typed"))).to_be_visible()
    name, section = (
        page.locator("#paper-name"),
        page.locator("section").filter(has=page.locator("#paper-name")),
    )
    left, whole = name.bounding_box(), section.bounding_box()
    assert left and whole and left["x"] - whole["x"] < 20
    check_fits(page)
