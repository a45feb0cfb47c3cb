"""When a game, a season or a round is over: the end page, its charts, the link to it, and records that are opened."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Locator, Page, expect

from browser.conftest import Moments
from browser.playing import bar, ended
from browser.tables import Tables, link
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t

RECORDS = Path(__file__).parents[1] / "playthroughs"
WHOLE = 10_000  # answers: more than any game has
DROP = """(files) => {
  const carried = new DataTransfer();
  for (const [name, text] of files) carried.items.add(new File([text], name));
  const on = (kind) => document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
  on("dragover");
  window.dropped = () => on("drop");
}"""


def region(page: Page, key: str, language: str = "en") -> Locator:
    return page.get_by_role("region", name=t(key, language), exact=True)


def drop(page: Page, name: str, text: str) -> None:
    """A file is dragged over the page, which says so, and is let go."""
    page.evaluate(DROP, [[name, text]])
    expect(page.get_by_text(t("record-drop"))).to_be_visible()
    page.evaluate("window.dropped()")


def test_whoever_won_is_celebrated_and_the_own_row_is_marked_in_words(
    visitors: Visitors, tables: Tables, moments: Moments
) -> None:
    seated = moments("cartographers", WHOLE)
    outcome = tables.now(seated.table, seated.host)["outcome"]
    page, watcher = visitors.come(), visitors.come("cs", "dark", PHONE, touch=True)
    page.goto(link(seated.table, seated.host))
    watcher.goto(link(seated.table, seated.watch))

    expect(ended(page)).to_be_visible()
    own = page.get_by_role("listitem").filter(has_text=t("end-you")).filter(has_text="Host 0")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(f"{outcome[0]['place']}.")
    won = page.get_by_role("status").filter(has_text=re.compile("won"))
    missing = outcome[1]["score"] - outcome[0]["score"]
    if outcome[0]["place"] == 1:
        expect(won).to_have_text(t("end-won-you"))
    else:
        expect(won).to_contain_text(t("end-lost", place=2, points=missing, text=str(missing)))
    expect(page.locator(".sky")).to_have_count(0)  # where nothing is to move, nothing falls
    expect(ended(watcher, "cs")).to_be_visible()
    expect(watcher.get_by_text(t("end-you", "cs"), exact=True)).to_have_count(0)
    for one in (page, watcher):
        one.wait_for_load_state("networkidle")
        check_accessible(one)
        check_fits(one)
    visitors.picture(page, "end")
    visitors.picture(watcher, "end_phone")


def test_paper_falls_once_for_those_who_like_things_to_move(visitors: Visitors, moments: Moments) -> None:
    seated = moments("cartographers", WHOLE)
    page = visitors.come()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(link(seated.table, seated.watch))
    expect(page.locator(".sky i").first).to_be_attached()
    page.reload()
    expect(ended(page)).to_be_visible()
    expect(page.locator(".sky")).to_have_count(0)


def test_luck_is_shown_beside_what_was_to_be_expected(
    visitors: Visitors, tables: Tables, moments: Moments
) -> None:
    seated = moments("catan", WHOLE)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    told = tables.get(f"/api/tables/{seated.table}/luck?language=en", seated.host)

    luck = region(page, "end-luck")
    expect(luck).to_contain_text(told["about"])
    for share in told["measures"][0]["shares"]:
        expect(luck).to_contain_text(share["sentence"])
    last = told["measures"][-1]["shares"][-1]["sentence"]
    expect(luck.get_by_text(last, exact=True).last).to_be_hidden()
    luck.get_by_text(t("end-luck-more", count=len(told["measures"]) - 2)).click()
    expect(luck.get_by_text(last, exact=True).last).to_be_visible()


def test_a_slider_tells_the_points_of_any_round(visitors: Visitors, tables: Tables, moments: Moments) -> None:
    seated = moments("catan", WHOLE)
    growth = tables.get(f"/api/tables/{seated.table}/growth", seated.host)
    page = visitors.come()
    page.goto(link(seated.table, seated.host))
    slider = page.get_by_role("slider", name=t("end-growth-part"))
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{t('end-growth-start')}, "))
    page.keyboard.press("ArrowRight")
    after_first = growth["points"][len(growth["stages"]) - 1 - growth["stages"][::-1].index(1)]
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^1, .*Host 0 {after_first[0]}\b"))
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^{growth['stages'][-1]}, "))


def test_the_link_to_the_result_opens_it_for_anybody_without_the_chat(
    visitors: Visitors, tables: Tables, moments: Moments
) -> None:
    seated = moments("cartographers", WHOLE)
    page, stranger = visitors.come(), visitors.come("cs", size=PHONE)
    page.goto(link(seated.table, seated.host))
    share = region(page, "end-share")
    share.get_by_role("button", name=t("copy")).click()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == share.get_by_role("textbox").input_value()
    assert seated.host not in address and seated.watch not in address

    stranger.goto(address)
    expect(ended(stranger, "cs")).to_be_visible()
    expect(region(stranger, "end-luck", "cs")).to_be_visible()
    expect(stranger.get_by_role("button", name=t("bar-chat", "cs"), exact=True)).to_have_count(0)
    stranger.get_by_role("navigation", name=t("bar", "cs")).get_by_role(
        "button", name=t("bar-replay", "cs")
    ).click()
    moves = tables.now(seated.table, seated.host)["moves"]
    expect(stranger.get_by_text(t("replay-move", "cs", move=moves, most=moves)).first).to_be_visible()


def test_a_record_dropped_on_the_page_is_opened(visitors: Visitors) -> None:
    visitors.forgive("400")
    text = (RECORDS / "catan_two.record").read_text()
    page = visitors.come()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, "ours.record", text)

    expect(ended(page)).to_be_visible()
    scores = text.rstrip().rpartition("score ")[2].split()
    for score in scores:
        points = t("end-points", points=int(score), text=score)
        expect(page.get_by_role("listitem").get_by_text(points, exact=True)).to_have_count(
            scores.count(score)
        )
    expect(region(page, "end-luck")).to_be_visible()
    expect(region(page, "end-share")).to_have_count(0)
    page.get_by_role("button", name=t("chance-check")).click()
    expect(page.get_by_text(t("chance-record-good"))).to_be_visible()
    bar(page, "log")
    expect(page.get_by_role("list", name=t("bar-log")).get_by_role("listitem").first).to_be_visible()
    bar(page, "scores")
    expect(page.locator(".scores details")).to_have_count(2)
    bar(page, "replay")
    page.get_by_role("button", name=t("replay-first"), exact=True).click()
    expect(page.get_by_role("button", name=t("replay-back"), exact=True)).to_be_disabled()
    page.get_by_role("button", name=t("replay-next"), exact=True).click()
    expect(page.get_by_text("settlement on", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name=t("fork"))).to_have_count(0)
    page.wait_for_load_state("networkidle")
    visitors.picture(page, "record")
    page.reload()
    expect(ended(page)).to_be_visible()

    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 settle"))
    lines.insert(first, lines[first])
    page.goto("/")
    wrong = FilePayload(name="wrong.record", mimeType="text/plain", buffer="\n".join(lines).encode())
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("heading", name="wrong.record")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text=f"line {first + 2}:")).to_be_visible()
    check_accessible(page)
    drop(page, "large.record", "x" * 200_001)
    expect(page.get_by_text(t("record-large", file="large.record"))).to_be_visible()
    drop(page, "ours.record", text)
    expect(ended(page)).to_be_visible()


def test_a_record_is_chosen_by_keyboard_and_shown_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come("cs", "dark", PHONE)
    page.goto("/record")
    chooser = page.get_by_label(t("record-open", "cs"))
    page.wait_for_load_state("networkidle")
    with page.expect_file_chooser() as asked:
        chooser.press("Space")
    asked.value.set_files(RECORDS / "empires_north_two.record")
    expect(ended(page, "cs")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_accessible(page)
    check_fits(page)
    visitors.picture(page, "record_phone")


def test_what_a_season_brought_is_told_until_it_was_read(visitors: Visitors, tables: Tables) -> None:
    spring = "great_river,farmland,hamlet,fishing_village,orchard,forgotten_forest"
    seated = tables.make("cartographers", ["me", "me"], {"deck_spring": spring})
    while tables.newest(seated.table, seated.host)["sights"][0]["view"]["season"] == "spring":
        tables.play(seated.table, seated.host, 1)
    growth = tables.get(f"/api/tables/{seated.table}/growth", seated.host)["ended"][0]
    title = t("cartographers:summary", season="spring")
    page = visitors.come(size=DESKTOP)
    page.goto(link(seated.table, seated.host))

    summary = page.get_by_role("complementary", name=title)
    expect(summary).to_be_visible()
    for seat, lines in enumerate(growth["gained"]):
        points = sum(line["points"] for line in lines)
        told = f"+{points}" if points > 0 else str(points).replace("-", "\u2212")
        expect(summary.get_by_role("listitem").filter(has_text=f"Host {seat}").locator("b")).to_have_text(
            told
        )
    visitors.picture(page, "season")
    check_accessible(page)
    page.reload()
    expect(summary).to_be_visible()
    summary.get_by_role("button", name=t("close")).click()
    expect(summary).to_have_count(0)
    page.reload()
    bar(page, "log")
    expect(page.get_by_role("list", name=t("bar-log")).get_by_role("listitem").first).to_be_visible()
    expect(summary).to_have_count(0)
