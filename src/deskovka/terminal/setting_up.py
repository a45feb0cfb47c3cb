"""The options of a set-up in words: what was chosen, what an option needs, why a set-up is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.setup import Needs, Option, Setup, without_effect
from deskovka.text import Texts


def chosen_text(texts: Texts, option: Option, text: str) -> str:
    """What was chosen, in words; a free text stays as it is."""
    if not text:
        return texts.t("option-none")
    if option.kind == "flag":
        return texts.t(f"option-{text}")
    if option.kind in ("text", "number"):
        return text
    if option.kind == "document":
        return texts.t("option-document")
    return ", ".join(texts.choice(option.id, one) for one in text.split(","))


def needs_text(texts: Texts, game: Game[Any], needs: Needs) -> str:
    """What an option depends on, as it is typed and as it is called."""
    known = {option.id: option for option in game.options}
    parts = [
        texts.t("option-need", typed=f"{id}={choice}", choice=chosen_text(texts, known[id], choice))
        for id, choice in needs.choices
    ]
    if needs.seats:
        parts.append(texts.t("option-need-seats", count=needs.seats))
    return texts.t("option-or").join(parts)


def checked_setup(texts: Texts, game: Game[Any], seats: int, chosen: Mapping[str, str]) -> Setup:
    """The set-up of a new game; an option that would have no effect is refused in the reader's language."""
    setup = game.recorded_setup(seats, chosen)
    for option, needs in without_effect(game.options, setup):
        told = texts.t("setup-no-effect", option=option.id, needs=needs_text(texts, game, needs))
        rule = " " + texts.t("setup-see-rule", rule=needs.rule) if needs.rule else ""
        raise SetupError(told + rule, rule=needs.rule)
    return setup
