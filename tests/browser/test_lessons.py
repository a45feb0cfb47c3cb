"""Guided first games as a newcomer meets them: from the home page, by tapping what is ringed, to the way on."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.playing import and_hear, settings, table_of
from browser.tables import Tables
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from browser.words import t, title
from deskovka.core.chance import HIDDEN
from deskovka.core.lesson import Lesson, LessonWords, Step
from deskovka.registry import lesson, lesson_words, names

# Where to press, once the ring lies around the thing it is about.
MIDDLE = """(point) => {
  const [key, ...rest] = point.split(":");
  const things = [...document.querySelectorAll(`[data-${key}="${CSS.escape(rest.join(":"))}"]`)];
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const ring = document.querySelector(`[data-ring="${CSS.escape(point)}"]`);
  const [x, y] = ring ? middle(ring) : [NaN, NaN];
  return things.map(middle).find(([left, top]) => Math.hypot(left - x, top - y) < 2) ?? false;
}"""
TODO_IN_SIGHT = """() => {
  const [todo, ways, roof] = [".todo", ".ways", ".coach"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return todo.top >= roof.top && todo.bottom <= Math.max(ways.top, 0) + 1;
}"""
TAUGHT = [name for name in names() if lesson(name)]
games = pytest.mark.parametrize("game", TAUGHT)


class Learner(NamedTuple):
    """Somebody who does what the guide says."""

    page: Page
    language: str
    touch: bool

    def press(self, place: Locator) -> None:
        if self.touch:
            place.tap()
        else:
            place.click()

    def button(self, key: str, **words: str) -> Locator:
        return self.page.get_by_role("button", name=t(key, self.language, **words), exact=True)

    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=t("lesson", self.language), exact=True)

    def is_told(self, step: Step, words: LessonWords) -> None:
        expect(self.coach()).to_have_attribute("data-step", step.id)
        expect(self.coach().get_by_role("heading", level=2)).to_have_text(words.steps[step.id].title)

    def is_shown(self, step: Step, words: LessonWords) -> None:
        """The step is told with what is to be done, its first thing is ringed, and nothing lies over that."""
        self.is_told(step, words)
        if step.move:
            expect(self.coach().get_by_text(words.steps[step.id].todo)).to_be_visible()
            self.page.wait_for_function(TODO_IN_SIGHT)
        if step.points:
            expect(ring(self.page, step.points[0])).to_be_visible()

    def follows(self, step: Step) -> None:
        """Taps what is ringed, one thing after the other; or reads on."""
        if not step.move:
            return self.press(self.button("lesson-next"))
        for answer in step.answers:
            if answer.points:  # otherwise there is nothing to choose, and the page goes on by itself
                *before, last = answer.points
                for point in before:
                    self.taps(point)
                and_hear(self.page, functools.partial(self.taps, last))

    def taps(self, point: str) -> None:
        """In the middle of the ring, whatever the page has there; nothing has to be scrolled to."""
        expect(ring(self.page, point)).to_be_visible()
        expect(thing(self.page, point)).to_be_enabled()
        x, y = self.page.wait_for_function(MIDDLE, arg=point).json_value()
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)


def come(visitors: Visitors, language: str, size: ViewportSize = DESKTOP, touch: bool = False) -> Learner:
    return Learner(visitors.come(language, "dark" if touch else "light", size, touch), language, touch)


def ring(page: Page, point: str) -> Locator:
    return page.locator(f'[data-ring="{point}"]')


def thing(page: Page, point: str) -> Locator:
    key, _, name = point.partition(":")
    return page.locator(f'[data-{key}="{name}"]').locator("visible=true").first


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def begin(learner: Learner, game: str) -> None:
    """The home page offers it to whoever is new."""
    learner.page.goto("/")
    learner.press(learner.button("learn-named", game=title(game, learner.language)))
    expect(learner.coach()).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "touch"), [("en", DESKTOP, False), ("cs", PHONE, True)], ids=["desktop", "phone"]
)
@games
def test_a_newcomer_follows_the_guide_to_the_end(
    visitors: Visitors, tables: Tables, game: str, language: str, size: ViewportSize, touch: bool
) -> None:
    """Everything is done by tapping what is ringed; in the middle they leave, and go on from the home page."""
    steps, words = taught(game).steps, lesson_words(game, language)
    named = title(game, language)
    learner = come(visitors, language, size, touch)
    page = learner.page
    begin(learner, game)

    for number, step in enumerate(steps[:-1]):
        learner.is_shown(step, words)
        if number == len(steps) // 2:
            check_accessible(page)
            learner.press(learner.button("lesson-leave"))
            learner.press(page.get_by_role("link", name=t("lesson-later", language)))
            learner.press(learner.button("learn-go-on-named", game=named))
            learner.is_shown(step, words)
        page.screenshot(path=visitors.pictures / f"{number + 1:02}_{step.id}.png")
        check_fits(page)
        learner.follows(step)

    learner.is_told(steps[-1], words)
    learnt = learner.coach().get_by_role("listitem")
    expect(learnt).to_have_text(list(words.learnt))
    check_accessible(page)
    page.screenshot(path=visitors.pictures / f"{len(steps)}_{steps[-1].id}.png")
    told = taught(game).record.moves
    made = tables.record_of(*table_of(page)).moves[: len(told)]  # the others may have gone on
    assert len(made) == len(told)
    assert [one for one in made if HIDDEN not in str(one)] == [
        one for one, shown in zip(told, made) if HIDDEN not in str(shown)
    ]
    learner.press(page.get_by_role("link", name=t("lesson-new", language)))
    expect(
        page.get_by_role("heading", level=1, name=t("new-title", language, game=named), exact=True)
    ).to_be_visible()
    page.goto("/")
    expect(learner.button("learn-again-named", game=named)).to_be_visible()
    expect(learner.button("game-play-named", game=named)).to_have_accessible_description(
        t("game-play-first", language)
    )


@games
def test_another_move_is_refused_kindly_and_the_guide_goes_on(
    visitors: Visitors, tables: Tables, game: str
) -> None:
    """In words, where anything may be typed; read, looked back at, and left for a free game."""
    steps, words = taught(game).steps, lesson_words(game, "en")
    asking = next(number for number, step in enumerate(steps) if step.move)
    learner = come(visitors, "en")
    page = learner.page
    settings(page, textMode=True)
    begin(learner, game)
    for step in steps[:asking]:
        learner.is_told(step, words)
        learner.follows(step)
    field = page.get_by_role("textbox", name=t("text-typed"))
    _, actions = tables.legal(*table_of(page))
    wanted = steps[asking].move

    field.fill(next(action for action in actions if action != wanted))
    field.press("Enter")
    expect(page.get_by_text(t("fault-lesson"))).to_be_visible()
    learner.is_told(steps[asking], words)

    field.fill(wanted)
    and_hear(page, lambda: field.press("Enter"))
    learner.is_told(steps[asking + 1], words)
    learner.press(learner.button("lesson-back"))
    learner.is_told(steps[asking], words)
    learner.press(learner.button("lesson-next"))
    learner.is_told(steps[asking + 1], words)

    learner.press(learner.button("lesson-leave"))
    learner.press(learner.button("lesson-free"))
    expect(learner.coach()).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile(re.escape(t("learn-go-on"))))).to_have_count(0)
