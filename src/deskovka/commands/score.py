"""`deskovka score`: the points of a map drawn on paper."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError
from deskovka.registry import part
from deskovka.terminal.screen import Screen
from deskovka.text import Texts


class NothingOnPaper(DeskovkaError):
    """The game has no sheet that could be scored."""


def score(
    *,
    language: str,
    game: str,
    file: str,
    cards: str,
    season: str | None,
    coins: int,
    plain: bool,
) -> None:
    """Score a sheet drawn on paper."""
    texts = Texts(language, game)
    folder = part("terminal", game)
    if not hasattr(folder, "score_paper"):
        raise NothingOnPaper(texts.t("error-no-paper", game=texts.t("game-name")))
    folder.score_paper(Screen(plain), texts, file, cards.split(","), season, coins)
