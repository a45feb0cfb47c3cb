"""Forms for scoring on paper, in words: what their lines are called, what is wrong with one, an empty one."""

from __future__ import annotations

from functools import cache

from deskovka.core.finding import plain
from deskovka.core.outcome import Line, tie_break
from deskovka.core.paper import Field, Filled, Paper, PaperError, Scored, Why
from deskovka.core.paper_text import COMMENT, PLAYER, Words
from deskovka.core.rules import LANGUAGES
from deskovka.text import Texts


@cache
def words_of(paper: Paper, game: str, language: str) -> Words:
    """What may be typed: fields and choices in every language."""
    everything = [Texts(known, game) for known in LANGUAGES]
    fields = {one.id for one in (*paper.common, *paper.own)} | {PLAYER}
    choices = {choice for one in (*paper.common, *paper.own) for choice in one.choices}
    return Words(
        {plain(label(texts, id)): id for texts in everything for id in fields},
        {plain(texts.name(id)): id for texts in everything for id in choices},
        label(Texts(language, game), PLAYER),
    )


def label(texts: Texts, id: str) -> str:
    """What a field is called."""
    return texts.t(f"paper-{id}")


def fault_text(texts: Texts, error: PaperError) -> str:
    """What is wrong, in the reader's words."""
    about = dict(error.about)
    if "field" in about:
        about["field"] = label(texts, str(about["field"]))
    if error.reason == "no-field":
        about["known"] = ", ".join(label(texts, id) for id in str(about["known"]).split(", "))
    if error.reason == "choice":
        about["known"] = ", ".join(texts.name(id) for id in str(about["known"]).split(", "))
    for named in ("card", "other"):
        if named in about and texts.has(f"name-{about[named]}"):
            about[named] = texts.name(str(about[named]))
    return texts.t(f"paper-fault-{error.reason}", **about)


def what_text(texts: Texts, line: Line) -> str:
    """What the points are for: a line of several words stands under the first of them."""
    text = ": ".join(texts.name(word) for word in line.what[1:] or line.what)
    return text[:1].upper() + text[1:]


def why_text(texts: Texts, why: Why) -> str:
    return texts.t(why.key, **why.about)


def verdict(texts: Texts, filled: Filled, scored: Scored) -> str:
    """Who won, if the game is over, and why at equal points."""
    names = [filled.names[seat] for seat in scored.winners]
    if not names:
        return texts.t("paper-goes-on")
    if len(names) == 1:
        told = texts.t("winner", name=names[0], feat=0)
    else:
        told = texts.t("winners", names=texts.t("and", first=", ".join(names[:-1]), last=names[-1]))
    broken = tie_break(scored.outcome)
    if broken is None or not texts.has("tie-broken"):
        return told
    which, more, fewer = broken
    return f"{told} {texts.t('tie-broken', which=which, more=more, fewer=fewer)}"


def empty_form(paper: Paper, game: str, texts: Texts) -> str:
    """A form to fill in, with what belongs into each line above it."""
    name = texts.t("game-name")
    least, most = paper.seats[0], paper.seats[-1]
    rows = _remarks(texts.t("paper-template", game=name, command=game.replace("_", "-")))
    rows += _lines(texts, paper.common)
    rows += ["", *_remarks(texts.t("paper-template-player", least=least, most=most))]
    for number in range(1, least + 1):
        rows += ["", f"{label(texts, PLAYER)}: {texts.t('person', number=number)}"]
        rows += _lines(texts, paper.own, explained=number == 1)
    return "\n".join(rows) + "\n"


def _lines(texts: Texts, fields: tuple[Field, ...], explained: bool = True) -> list[str]:
    """The fields, each below what belongs there; equal choices are listed once."""
    rows: list[str] = []
    listed: tuple[str, ...] = ()
    for one in fields:
        key = f"paper-{one.id}-help"
        if explained and texts.has(key):
            rows += _remarks(texts.t(key))
        if explained and one.choices != listed:
            rows += _remarks(", ".join(map(texts.name, one.choices)))
            listed = one.choices
        rows += _field(texts, one)
        if explained:
            rows += _other_blanks(texts, one)
    return rows


def _field(texts: Texts, one: Field) -> list[str]:
    name = label(texts, one.id)
    if one.kind == "drawing":
        _, drawing = one.blanks[0]
        return [f"{name}:", *drawing.splitlines()]
    default = texts.name(one.default) if one.kind == "choice" and one.default else one.default
    return [f"{name}: {default}".rstrip()]


def _other_blanks(texts: Texts, one: Field) -> list[str]:
    """What can be drawn on instead, as remarks."""
    return [
        row
        for id, drawing in one.blanks[1:]
        for row in _remarks(f"{texts.t(f'paper-{one.id}-{id}')}\n{drawing}")
    ]


def _remarks(text: str) -> list[str]:
    return [f"{COMMENT} {row}".rstrip() for row in text.splitlines()]
