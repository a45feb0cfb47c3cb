"""`deskovka score`: the points of a game played with the real material."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.commands.options import Language, Plain
from deskovka.core.errors import DeskovkaError
from deskovka.registry import paper
from deskovka.terminal.files import read_text, shown_name
from deskovka.terminal.paper import as_json, say_score, score_form
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, choose_language
from deskovka.text.paper import empty_form


class NoForm(DeskovkaError):
    """There is nothing to score."""


def score(
    game: Annotated[str, typer.Argument(help="The game, for example catan.")],
    file: Annotated[
        str | None,
        typer.Argument(help="The form that was filled in; - reads it from the input."),
    ] = None,
    template: Annotated[
        bool, typer.Option("--template", help="Print an empty form with remarks, to be filled in.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Score a game that was played with the real material."""
    name = game.lower().replace("-", "_")
    form = paper(name)
    texts = Texts(choose_language(lang), name)
    if template:
        typer.echo(empty_form(form, name, texts), nl=False)
        return
    if file is None:
        raise NoForm(f"expected a file; deskovka score {game} --template prints an empty one")
    filled, scored = score_form(texts, shown_name(file), read_text(file))
    if json:
        typer.echo(as_json(texts, filled, scored))
    else:
        say_score(Screen(plain), texts, filled, scored)
