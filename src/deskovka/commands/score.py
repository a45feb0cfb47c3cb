"""`deskovka score`: the points of a map drawn on paper."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.commands.options import Language, Plain
from deskovka.core.errors import DeskovkaError
from deskovka.registry import part
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, choose_language


class NothingOnPaper(DeskovkaError):
    """The game has no sheet that could be scored."""


def score(
    game: Annotated[str, typer.Argument(help="The game, for example cartographers.")],
    file: Annotated[
        str,
        typer.Argument(
            help="The drawing, in the signs of rule CA-0.9; - reads it from the input. "
            "Blanks, blank lines and lines that begin with ; do not matter."
        ),
    ],
    cards: Annotated[
        str,
        typer.Option(
            help="The scoring cards of edicts A to D, as in greenbough,canal-lake,great-city,cauldrons."
        ),
    ],
    season: Annotated[
        str | None,
        typer.Option(help="The season that is scored, as in spring or jaro; without it all four cards are."),
    ] = None,
    coins: Annotated[int, typer.Option(help="The coins marked so far.")] = 0,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Score a sheet drawn on paper."""
    folder = part("terminal", game)
    if not hasattr(folder, "score_paper"):
        raise NothingOnPaper(f"{game}: nothing is drawn on paper in this game")
    texts = Texts(choose_language(lang), game.replace("-", "_"))
    folder.score_paper(Screen(plain), texts, file, cards.split(","), season, coins)
