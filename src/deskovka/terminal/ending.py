"""The end of a game: the boards, the score sheets, the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.core.outcome import Outcome
from deskovka.core.record import Record
from deskovka.terminal.face import Face
from deskovka.terminal.luck import say_luck
from deskovka.terminal.score_sheet import say_ranking, say_sheet

MOST_SHEETS = 2  # at a larger table only the people's own sheets are explained


def say_end(
    face: Face, outcome: Outcome, people: Sequence[Seat], view: Json, record: Record | None = None
) -> None:
    """How the game ended, for these people; the record, where it is at hand, tells luck from decisions."""
    seats = range(len(face.names))
    shown = seats if len(seats) <= MOST_SHEETS else people
    face.overview(view, shown)
    for seat in shown:
        face.screen.heading(face.texts.t("sheet-title", name=face.names[seat]))
        say_sheet(face, outcome.standings[seat].lines)
    if len(seats) > 1:
        say_ranking(face, outcome)
    if record:
        say_luck(face, record, outcome)
    face.screen.say()
    face.screen.say(last_line(face, outcome, people), "bold")


def last_line(face: Face, outcome: Outcome, people: Sequence[Seat]) -> str:
    """Who won; alone, the title."""
    texts, names = face.texts, [face.names[seat] for seat in outcome.winners]
    feat = outcome.standings[outcome.winners[0]].feat
    if len(outcome.standings) == 1:
        title = outcome.standings[0].title
        return texts.t("title", title=texts.name(title)) if title else texts.t("title-none")
    if len(names) > 1:
        return texts.t("winners", names=texts.t("and", first=", ".join(names[:-1]), last=names[-1]))
    if len(people) == 1 and outcome.winners == tuple(people):
        return texts.t("winner-you", feat=texts.name(feat.what) if feat else 0)
    return texts.t("winner", name=names[0], feat=texts.name(feat.what) if feat else 0)
