"""What others do is followed: a step at a time, seen to move, marked, heard, and gone through on coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import settings
from browser.tables import Tables, link
from browser.visitors import PHONE, Visitors, check_accessible, forget_measures, layout_shift
from browser.words import t
from deskovka.registry import NAMES

MOST_SHIFT = 0.02
BEGINNING = 4  # answers: in every game the next ones place something

# Every motion that begins; it stops where it is as long as the test looks at it.
MOTIONS = """
window.motions = [];
window.held = false;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const motion = animate.apply(this, how);
  window.motions.push(this.closest("[data-about]")?.dataset.about ?? this.className);
  if (window.held) motion.pause();
  return motion;
};
window.moving = () =>
  document.getAnimations().filter((motion) => motion.constructor.name === "Animation").length;
"""

# What would be heard: a sound is counted by its first tone.
LOUDSPEAKER = """
window.played = [];
const nothing = () => {};
const parameter = { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
window.AudioContext = class {
  constructor() { window.played.push("opened"); }
  state = "running"; currentTime = 0; sampleRate = 8; destination = {};
  createGain() { return { gain: parameter, connect: nothing }; }
  createBuffer() { return { getChannelData: () => [] }; }
};
window.OscillatorNode = window.AudioBufferSourceNode = class {
  connect(next) { return next; }
  start() { window.played.push("tone"); }
  stop() {}
};
window.BiquadFilterNode = class { connect(next) { return next; } };
"""


class Two:
    """A game of two people that has begun, and goes on when it is told to."""

    def __init__(self, tables: Tables, game: str) -> None:
        self.tables = tables
        self.seated = tables.make(game, ["me", "open"])
        self.people = (self.seated.host, tables.sit(self.seated.table, self.seated.others[1], "Bob"))
        self.go_on(BEGINNING)

    def go_on(self, answers: int) -> None:
        for number in range(answers):
            turn = next(person for person in self.people if self.asks(person))
            self.tables.play(self.seated.table, turn, 1, seed=number)

    def asks(self, person: str) -> bool:
        return bool(self.tables.asked(self.seated.table, person))


def watcher(visitors: Visitors, tables: Tables, game: str, pace: str) -> tuple[Page, Two]:
    """Somebody who watches, and wants to see everything move."""
    two = Two(tables, game)
    page = visitors.come(motion=True)
    page.add_init_script(MOTIONS)
    settings(page, pace=pace)
    open_table(page, two)
    return page, two


def open_table(page: Page, two: Two) -> None:
    page.goto(link(two.seated.table, two.seated.watch))
    expect(page.locator(".follow .line")).to_be_visible()
    page.wait_for_load_state("networkidle")


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{t('follow-skip')}\s*, \d"))


def missed(page: Page) -> Locator:
    return page.get_by_text(re.compile(r"^Since you looked: \d+ of \d+$"))


def news(page: Page) -> Locator:
    return page.locator("#follow-news").get_by_role("listitem")


def open_news(page: Page) -> None:
    page.locator(".follow .line").click()


@pytest.mark.parametrize("game", NAMES)
def test_moves_are_followed_marked_skipped_listed_and_gone_through_again(
    visitors: Visitors, tables: Tables, game: str
) -> None:
    page, two = watcher(visitors, tables, game, "slow")
    assert page.evaluate("window.motions") == []  # what was there is just there
    forget_measures(page)

    # one after the other, seen to move
    page.evaluate("window.held = true")
    two.go_on(3)
    expect(skip(page)).to_be_visible()
    page.wait_for_function("() => window.motions.length > 0")
    visitors.picture(page, "moving")

    # skipped: everything is as it is, marked, and nothing moves any more
    page.keyboard.press("Escape")
    expect(skip(page)).to_have_count(0)
    assert page.evaluate("window.moving()") == 0
    expect(page.locator(".marked").first).to_be_visible()
    moved, shifts = layout_shift(page)
    assert moved < MOST_SHIFT, shifts

    # the list tells what is news, and shows it again in order
    open_news(page)
    expect(news(page).last).to_be_visible()
    told = news(page).last.inner_text()
    expect(page.locator("#follow-news .fresh").last).to_be_visible()
    check_accessible(page, "#follow-news")
    page.evaluate("window.held = false")
    page.get_by_role("button", name=t("follow-again")).click()
    expect(missed(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(missed(page)).to_have_count(0)

    # away for a while, and back: it is gone through, until the board is tapped
    page.goto("/")
    two.go_on(2)
    page.goto(link(two.seated.table, two.seated.watch))
    expect(missed(page)).to_be_visible()
    visitors.picture(page, "coming_back")
    page.locator(".stage").click(position={"x": 3, "y": 3})
    expect(missed(page)).to_have_count(0)
    open_news(page)
    expect(news(page).filter(has_text=told).first).to_be_attached()


def test_what_was_missed_is_gone_through_in_order_and_the_present_follows(
    visitors: Visitors, tables: Tables
) -> None:
    page, two = watcher(visitors, tables, "cartographers", "quick")
    page.add_init_script(
        """window.gone = [];
        new MutationObserver(() => {
          const told = document.querySelector(".past .long")?.textContent;
          if (told && told !== window.gone.at(-1)) window.gone.push(told);
        }).observe(document, { subtree: true, childList: true, characterData: true });"""
    )
    count = 3
    page.goto("/")
    two.go_on(count)

    page.goto(link(two.seated.table, two.seated.watch))

    page.wait_for_function("(count) => window.gone.length === count", arg=count)
    expect(missed(page)).to_have_count(0)
    assert page.evaluate("window.gone") == [
        t("follow-missed", move=move + 1, count=count) for move in range(count)
    ]
    assert page.evaluate("window.motions.length") > 0


def test_motion_ends_when_the_device_asks_for_none_and_when_one_acts(
    visitors: Visitors, tables: Tables
) -> None:
    """Also while it moves, and without the page being opened again."""
    page, two = watcher(visitors, tables, "catan", "quick")
    page.evaluate("window.held = true")
    two.go_on(2)
    page.wait_for_function("() => window.moving() > 0")

    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => window.moving() === 0")
    expect(skip(page)).to_have_count(0)
    page.evaluate("window.motions.length = 0")
    shown = page.locator(".follow .count").inner_text()
    two.go_on(2)
    expect(page.locator(".follow .count")).not_to_have_text(shown)
    expect(skip(page)).to_have_count(0)
    assert page.evaluate("window.motions") == []

    page.emulate_media(reduced_motion="no-preference")
    two.go_on(2)
    page.wait_for_function("() => window.moving() > 0")


def test_the_tab_tells_of_ones_turn_while_moves_before_it_are_still_shown(
    visitors: Visitors, tables: Tables
) -> None:
    two = Two(tables, "terra_mystica")
    host, bob = two.people
    while not two.asks(bob):
        two.go_on(1)
    page = visitors.come(motion=True)
    settings(page, pace="slow")
    page.goto(link(two.seated.table, host))
    expect(page).to_have_title(t("title", game="Terra Mystica"))
    while not two.asks(host):
        two.go_on(1)

    expect(page).to_have_title(t("title-turn", game="Terra Mystica"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))


def test_sounds_wait_for_a_touch_and_are_not_heard_of_what_is_skipped(
    visitors: Visitors, tables: Tables
) -> None:
    page, two = watcher(visitors, tables, "catan", "slow")
    settings(page, sounds=True)
    page.add_init_script(LOUDSPEAKER)
    page.goto("/")
    open_table(page, two)
    two.go_on(1)
    page.wait_for_function("() => window.motions.length > 0")
    assert page.evaluate("window.played") == []

    page.keyboard.press("Escape")  # a touch of the page, and nothing that waits is shown step by step
    expect(skip(page)).to_have_count(0)
    two.go_on(4)
    page.wait_for_function("() => window.played.includes('tone')")
    expect(skip(page)).to_be_visible()
    before, after = page.evaluate(
        """async () => {
          const before = window.played.length;
          document.querySelector(".skip").click();
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          return [before, window.played.length];
        }"""
    )
    assert before == after


def test_a_phone_is_silent_unless_it_is_asked(visitors: Visitors) -> None:
    for page, loud in ((visitors.come(size=PHONE, touch=True), False), (visitors.come(), True)):
        page.goto("/settings")
        expect(page.get_by_role("checkbox", name=t("set-sounds"))).to_be_checked(checked=loud)
