"""Options and their choices as people type them: by id or by name, in any language, with or without accents."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.rules import LANGUAGES
from deskovka.core.setup import Option
from deskovka.registry import folded
from deskovka.text import Texts

FLAGS = ("yes", "no")


def find_option(game: Game[Any], typed: str, texts: Texts) -> Option | None:
    """The option of a game that somebody means; None if it is like none of them."""
    options = {option.id: option for option in game.options}
    known = {folded(id): id for id in options}
    for language in LANGUAGES:
        own = Texts(language, game.name)
        for id in options:
            known.setdefault(folded(own.t(f"option-{id}")), id)
    if (meant := known.get(folded(typed))) is not None:
        return options[meant]
    if near := _near(typed, known):
        raise SetupError(texts.t("error-no-option-but", typed=typed, near=", ".join(near)))
    return None


def find_choice(game: Game[Any], option: Option, typed: str, texts: Texts) -> str:
    """What was chosen for an option, by its id; what is no choice is left to the game, unless one is near."""
    known = names_of_choices(game, option)
    if not known:
        return typed
    own = Texts(texts.language, game.name)
    if option.kind == "list":
        parts = [part for part in map(str.strip, typed.split(",")) if part]
        return ",".join(_find(option, known, part, own) for part in parts)
    return _find(option, known, typed, own)


def names_of_choices(game: Game[Any], option: Option) -> dict[str, str]:
    """The choices of an option by every name of theirs, as `folded` writes it."""
    choices = FLAGS if option.kind == "flag" else option.choices
    known = {folded(choice): choice for choice in choices}
    for language in LANGUAGES:
        own = Texts(language, game.name)
        for choice in choices:
            known.setdefault(folded(_name(own, option, choice)), choice)
    return known


def _name(texts: Texts, option: Option, choice: str) -> str:
    return texts.t(f"option-{choice}") if option.kind == "flag" else texts.choice(option.id, choice)


def _find(option: Option, known: Mapping[str, str], typed: str, texts: Texts) -> str:
    if typed in known.values():
        return typed
    if (choice := known.get(folded(typed))) is not None:
        return choice
    near = _near(typed, known)
    if not near or option.kind == "text":  # another word names a file
        return typed
    named = {choice: _name(texts, option, choice) for choice in near}
    meant = ", ".join(id if folded(id) == folded(name) else f"{id} ({name})" for id, name in named.items())
    raise SetupError(texts.t("error-no-choice-but", option=option.id, typed=typed, near=meant))


def _near(typed: str, known: Mapping[str, str]) -> list[str]:
    """What may have been meant: names like this one, and those that begin like this."""
    wanted = folded(typed)
    begun = [name for name in known if wanted and name.startswith(wanted)]
    return list(dict.fromkeys(known[name] for name in [*begun, *get_close_matches(wanted, known)][:6]))
