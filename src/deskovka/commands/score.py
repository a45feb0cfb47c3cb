"""`deskovka score`: the points of a game played with the real material."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError
from deskovka.registry import paper
from deskovka.terminal.files import read_text, shown_name
from deskovka.terminal.paper import as_json as score_json
from deskovka.terminal.paper import say_score, score_form
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from deskovka.text.paper import empty_form


class NoForm(DeskovkaError):
    """There is nothing to score."""


def score(*, language: str, game: str, file: str | None, template: bool, as_json: bool, plain: bool) -> None:
    """Score a game that was played with the real material."""
    form = paper(game)
    texts = Texts(language, game)
    if template:
        print(empty_form(form, game, texts), end="")
        return
    if file is None:
        raise NoForm(texts.t("error-no-form", game=game))
    filled, scored = score_form(texts, shown_name(file), read_text(file))
    if as_json:
        print(score_json(texts, filled, scored))
    else:
        say_score(Screen(plain), texts, filled, scored)
