"""Cards that owners of the box type in: a file with whole decks, in the form of the project's own data."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from deskovka.core.data import no_toml
from deskovka.core.errors import DataError
from deskovka.core.own_cards import OwnCards
from deskovka.core.values import extensible
from deskovka.games.empires_north.box import (
    DECKS,
    PACKAGE,
    read_decks,
    standard_cards,
)
from deskovka.games.empires_north.deck_checks import ISLANDS, check_names, check_rounds_end

HEADING: Final = re.compile(r"^\[([a-z0-9-]+)\]$", re.MULTILINE)
EVIDENCE: Final = re.compile(r"^(evidence|found) = .*\n", re.MULTILINE)


@extensible
class OwnEmpireCards(OwnCards):
    """Decks of clans, and the islands; those that a file does not hold stay as they are."""

    option = "cards"
    decks = DECKS

    def template(self, decks: tuple[str, ...]) -> str:
        return "\n".join([as_own(deck) for deck in decks])

    def read(self, file: str, text: str) -> tuple[dict[str, Any], list[DataError]]:
        try:
            document = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            return {}, [no_toml(file, error)]
        if not document:
            return {}, [DataError(f"{file}: there is no card in it", "card-none", file=file)]
        mistakes: list[DataError] = []
        own = read_decks(file, document, mistakes)
        others = [card for card in standard_cards() if (card.clan or ISLANDS) not in own]
        cards = [*others, *[card for deck in own.values() for card in deck]]
        check_names(file, cards, mistakes)
        check_rounds_end(file, cards, mistakes)
        return document, mistakes


def as_own(deck: str) -> str:
    """A deck of the project as a file of own cards has it: under its name, without its evidence."""
    text = (files(PACKAGE) / "data" / f"{deck}.toml").read_text("utf-8")
    return HEADING.sub(rf"[{deck}.\1]", EVIDENCE.sub("", text))


CARDS: Final = OwnEmpireCards()
