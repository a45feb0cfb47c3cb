"""What several commands read from their options: who plays, and what was chosen for the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.others import is_class
from deskovka.bots.player import bots
from deskovka.core.documents import pack
from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.registry import own_cards
from deskovka.terminal.choices import find_choice, find_option
from deskovka.terminal.files import read_text, shown_name
from deskovka.text import Texts


def read_seats(game: Game[Any], seats: str, texts: Texts, *people: str) -> list[str]:
    """`me,good,my_bot:Mine`: every seat is a bot, by its strength or its class, or one of those people."""
    expected = [*people, *bots(game)]
    players = [name.strip() for name in seats.split(",")]
    for player in players:
        if player not in expected and not is_class(player):
            raise SetupError(texts.t("error-nobody", typed=player, expected=", ".join(expected)))
    return players


def read_options(pairs: Sequence[str], texts: Texts, game: Game[Any]) -> dict[str, str]:
    """`option=choice`, each option once; options and choices by their ids or by any name they have."""
    found: dict[str, str] = {}
    for pair in pairs:
        typed, equals, choice = pair.partition("=")
        if not equals:
            raise SetupError(texts.t("error-no-choice", typed=pair))
        option = find_option(game, typed, texts)
        id = option.id if option else typed  # the game tells which options it has
        if id in found:
            raise SetupError(texts.t("error-option-twice", option=id))
        if option and option.kind == "document":
            found[id] = packed_file(game, choice)
        else:
            found[id] = find_choice(game, option, choice, texts) if option else choice
    return found


def packed_file(game: Game[Any], file: str) -> str:
    """A file of this machine becomes part of the set-up; the first mistake in it is told."""
    document, mistakes = own_cards(game.name).read(shown_name(file), read_text(file))
    if mistakes:
        raise mistakes[0]
    return pack(document)
