"""The cards of a table as a page shows them: what is printed in numbers and signs, and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypedDict

from deskovka.core.setup import Setup
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import Box, Card, Distance, Kind, Tile
from deskovka.games.empires_north.setup import box_of
from deskovka.games.empires_north.text.card_words import CardWords
from deskovka.server.empires_north.signs import (
    Signs,
    amounts_of,
    body_signs,
    copy_signs,
    feature_signs,
    price_of,
    storage_signs,
)
from deskovka.text import Texts

Amounts = dict[str, int]


class AbilityInfo(TypedDict):
    """A part of a card that does something: its sort, its signs, and the rule about such parts."""

    part: str
    signs: Signs
    rule: str


class CardInfo(TypedDict):
    """A card in numbers and signs, and in words: its sort, its corner, its lines, how much of the printed one is known.

    `clan` is null for islands, `distance` for all others; `tile` is the action it is played with.
    """

    name: str
    kind: Annotated[str, Kind]
    clan: str | None
    distance: Annotated[str, Distance] | None
    icons: list[str]
    copies: int
    pay: Amounts | None
    tile: Annotated[str, Tile] | None
    produces: Amounts
    pillage: Amounts
    abilities: list[AbilityInfo]
    sort: str
    corner: str
    lines: list[str]
    evidence: list[str]


class ClanInfo(TypedDict):
    """A clan: its starting cards, and the cards of its deck."""

    start: list[str]
    deck: list[str]


class EmpiresMaterial(TypedDict):
    """Every card of a table, and the decks they make."""

    cards: dict[str, CardInfo]
    clans: dict[str, ClanInfo]


def material(setup: Setup, language: str) -> EmpiresMaterial:
    """What lies in the box of a table."""
    return of_box(box_of(setup), language)


@lru_cache(maxsize=20)
def of_box(box: Box, language: str) -> EmpiresMaterial:
    words = CardWords(Texts(language, GAME.name))
    cards = {str(name): card_info(card, words) for name, card in box.cards.items()}
    clans: dict[str, ClanInfo] = {
        clan: {
            "start": [str(name) for name in box.start[clan]],
            "deck": [str(name) for name in dict.fromkeys(box.decks[clan])],
        }
        for clan in box.clans
    }
    return {"cards": cards, "clans": clans}


def card_info(card: Card, words: CardWords) -> CardInfo:
    return {
        "name": card.names[words.texts.language],
        "kind": card.kind.value,
        "clan": card.clan or None,
        "distance": card.distance.value if card.distance else None,
        "icons": list(card.icons),
        "copies": card.copies,
        "pay": None if card.pay is None else price_of(card.pay),
        "tile": card.on.value if card.on else None,
        "produces": amounts_of(card.produces),
        "pillage": amounts_of(card.pillage),
        "abilities": abilities_of(card),
        "sort": words.kind(card),
        "corner": words.corner(card),
        "lines": [words.with_icons(line) for line in words.lines(card)],
        "evidence": words.evidence(card),
    }


def abilities_of(card: Card) -> list[AbilityInfo]:
    found: list[AbilityInfo] = []
    if card.copy is not None:
        found.append({"part": "copy", "signs": copy_signs(card), "rule": "EN-10.6"})
    if card.bonus is not None:
        found.append({"part": "bonus", "signs": body_signs(card.bonus), "rule": "EN-3.14"})
    for feature in card.features:
        found.append({"part": "feature", "signs": feature_signs(feature), "rule": "EN-3.12"})
    if card.storage is not None:
        found.append({"part": "storage", "signs": storage_signs(card.storage), "rule": "EN-10.8"})
    if card.action is not None:
        found.append({"part": "action", "signs": body_signs(card.action), "rule": "EN-6.20"})
    if card.immediate is not None:
        found.append({"part": "boost", "signs": body_signs(card.immediate), "rule": "EN-3.11"})
    return found
