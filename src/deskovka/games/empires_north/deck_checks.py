"""What must be true of all the cards of a deck, and of a table."""

from __future__ import annotations

from typing import Final

from deskovka.core.data import Entry
from deskovka.core.errors import DataError
from deskovka.games.empires_north.cards import Card, CardName, Distance, Kind
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.endless import endless

CLANS: Final = tuple([clan.value for clan in Clan])
ISLANDS: Final = "islands"
DECK_SIZE: Final = 30  # EN-1.1
STARTING: Final = 3
ISLAND_COUNTS: Final = {Distance.NEAR: 12, Distance.DISTANT: 10}  # EN-1.2


def note(mistake: DataError, mistakes: list[DataError] | None) -> None:
    if mistakes is None:
        raise mistake
    mistakes.append(mistake)


def check_names(file: str, cards: list[Card], mistakes: list[DataError] | None) -> None:
    """A name stands for one card of the table."""
    names = [card.name for card in cards]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            mistake = Entry(file, name, {}).error("name", "is used by two cards", "card-twice")
            note(mistake, mistakes)


def check_rounds_end(file: str, cards: list[Card], mistakes: list[DataError] | None) -> None:
    """No empire goes on for nothing: the cards of each clan, with the islands."""
    found: dict[CardName, Card] = {}
    for clan in CLANS:
        found |= {card.name: card for card in endless([card for card in cards if card.clan in (clan, "")])}
    for name in found:
        complaint = "and the actions it leads to renew each other without a cost: a round would never end"
        note(Entry(file, name, {}).error("action", complaint, "card-round"), mistakes)


def check_deck(file: str, deck: str, cards: list[Card], mistakes: list[DataError] | None) -> None:
    """EN-1.1, EN-1.2: a deck has as many cards as in the box."""
    if deck == ISLANDS:
        counted = [
            (f"{far.value} islands", wanted, sum([card.distance == far for card in cards]))
            for far, wanted in ISLAND_COUNTS.items()
        ]
    else:
        starting = [card for card in cards if card.kind == Kind.START_FIELD]
        count = sum([card.copies for card in cards]) - len(starting)
        counted = [("starting fields", STARTING, len(starting)), ("cards besides those", DECK_SIZE, count)]
    for what, wanted, count in counted:
        if count != wanted:
            message = f"{file}: {deck}: a deck has {wanted} {what}, copies counted; here are {count}"
            about = {"wanted": str(wanted), "count": str(count), "what": what.replace(" ", "-")}
            note(DataError(message, "card-count", file=file, id=deck, **about), mistakes)
