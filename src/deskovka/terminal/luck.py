"""Luck apart from decisions, when a game is over."""

from __future__ import annotations

from deskovka.core.luck import telling
from deskovka.core.outcome import Outcome
from deskovka.core.record import Record
from deskovka.core.stepwise import finish
from deskovka.terminal.face import Face
from deskovka.text import luck as words


def say_luck(face: Face, record: Record, outcome: Outcome) -> None:
    """What chance gave, where the game tells it."""
    found = finish(telling(record, face.game))
    if found is None:
        return
    say, texts = face.screen.say, face.texts
    face.screen.heading(texts.t("luck-title"))
    say(words.about(texts))
    if first := words.headline(texts, found, face.names, outcome.winners):
        say(first, "bold")
    for told in words.measures(texts, found, face.names):
        say(f"{told.title} ({told.how}):")
        for sentence in told.sentences:
            say(f"  {sentence}")
