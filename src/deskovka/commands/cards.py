"""`deskovka cards`: cards that owners of a box type in themselves."""

from __future__ import annotations

import click

from deskovka.commandline.mistakes import WRONG_INPUT
from deskovka.core.documents import pack
from deskovka.core.errors import DeskovkaError
from deskovka.core.own_cards import OwnCards
from deskovka.core.rules import LANGUAGES
from deskovka.registry import folded, own_cards
from deskovka.terminal.files import read_text, shown_name
from deskovka.text import Texts
from deskovka.text.mistakes import in_words


class NothingAsked(DeskovkaError):
    """Neither a template nor a file to check."""


def cards(*, language: str, game: str, check: str | None, template: bool, only: str | None) -> None:
    """Write a file to be changed, or name every mistake in one."""
    own, texts = own_cards(game), Texts(language, game)
    command = game.replace("_", "-")
    if template:
        remarks = texts.t("own-cards-remarks", game=command, option=own.option, decks=", ".join(own.decks))
        print("\n".join(f"# {line}".rstrip() for line in remarks.splitlines()))
        print(f"\n{own.template(chosen_decks(own, only, texts))}", end="")
    elif check is not None:
        check_file(own, texts, check, command)
    else:
        raise NothingAsked(texts.t("error-no-cards", game=command))


def chosen_decks(own: OwnCards, only: str | None, texts: Texts) -> tuple[str, ...]:
    """`glenn,islands`, by any of their names; all of them unless some are named."""
    if not only:
        return own.decks
    known = {folded(deck): deck for deck in own.decks}
    for language in LANGUAGES:
        words = Texts(language, texts.game)
        known |= {folded(words.name(deck)): deck for deck in own.decks if words.has(f"name-{deck}")}
    decks = []
    for typed in only.split(","):
        if folded(typed) not in known:
            raise NothingAsked(texts.t("wrong-none-of", typed=typed, expected=", ".join(own.decks)))
        decks.append(known[folded(typed)])
    return tuple(decks)


def check_file(own: OwnCards, texts: Texts, file: str, game: str) -> None:
    document, mistakes = own.read(shown_name(file), read_text(file))
    if not mistakes:
        pack(document)  # no longer than a table can take
        print(texts.t("own-cards-right", file=file, game=game, option=own.option))
        return
    for mistake in mistakes:
        print(in_words(mistake, texts))
    raise click.exceptions.Exit(WRONG_INPUT)
