"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.core.game import Event
from deskovka.games.catan.building import CityBuilt, RoadBuilt, SettlementBuilt
from deskovka.games.catan.development import CardBought, CardPlayed, Monopolised, PlentyTaken
from deskovka.games.catan.founding import StartingCards
from deskovka.games.catan.points import LargestArmyMoved, Won
from deskovka.games.catan.production import Produced, Rolled, Shortage
from deskovka.games.catan.roads import LongestRoadMoved
from deskovka.games.catan.robber import Discarded, RobberMoved, Stolen
from deskovka.games.catan.state import NOBODY
from deskovka.games.catan.trade import (
    Accepted,
    BankTraded,
    Countered,
    Declined,
    Offered,
    Traded,
    Withdrawn,
)
from deskovka.games.catan.turn import TurnBegun
from deskovka.terminal.catan.names import amounts, as_object, cards_in_words
from deskovka.text import Argument, Texts

Words = dict[str, Argument]
Names = Sequence[str]


def describe(texts: Texts, names: Names, event: Event) -> str:
    """One line for any event; the name of its class is the key of its text."""
    seat: int = getattr(event, "seat", NOBODY)
    words: Words = {"name": "" if seat == NOBODY else names[seat]}
    return texts.t(type(event).__name__, **words | TELLERS[type(event)](texts, names, event))


def _no_more(texts: Texts, names: Names, event: Event) -> Words:
    return {}


def _cards(texts: Texts, names: Names, event: StartingCards | Produced | Discarded | PlentyTaken) -> Words:
    return {"cards": cards_in_words(texts, amounts(event.cards))}


def _trade(texts: Texts, names: Names, event: BankTraded | Countered) -> Words:
    return {"give": as_object(texts, amounts(event.give)), "get": as_object(texts, amounts(event.get))}


def _offered(texts: Texts, names: Names, event: Offered) -> Words:
    partners = ", ".join(names[seat] for seat in event.partners)
    everybody = len(event.partners) == len(names) - 1
    trade = {"give": as_object(texts, amounts(event.give)), "get": as_object(texts, amounts(event.get))}
    return {**trade, "all": "yes" if everybody else "no", "partners": partners}


def _traded(texts: Texts, names: Names, event: Traded) -> Words:
    trade = {"give": as_object(texts, amounts(event.give)), "get": as_object(texts, amounts(event.get))}
    return {**trade, "partner": names[event.partner]}


def _stolen(texts: Texts, names: Names, event: Stolen) -> Words:
    cards = texts.t(f"cards-{event.good.value}", count=1) if event.good else ""
    return {"known": "yes" if event.good else "no", "cards": cards, "victim": names[event.victim]}


def _card_bought(texts: Texts, names: Names, event: CardBought) -> Words:
    card = texts.t(f"card-{event.card.value}") if event.card else ""
    return {"known": "yes" if event.card else "no", "card": card}


def _monopolised(texts: Texts, names: Names, event: Monopolised) -> Words:
    total = sum(event.given)
    given = [f"{names[seat]}: {number}" for seat, number in enumerate(event.given) if number]
    return {
        "good": texts.t(f"good-{event.good.value}-acc"),
        "count": total,
        "cards": texts.t(f"cards-{event.good.value}", count=total),
        "from": ", ".join(given),
    }


def _longest_road(texts: Texts, names: Names, event: LongestRoadMoved) -> Words:
    held = event.seat != NOBODY
    return {"held": "yes" if held else "no", "length": texts.t("road-length", count=event.length)}


TELLERS: dict[type, Callable[[Texts, Names, Any], Words]] = {
    StartingCards: _cards,
    TurnBegun: lambda texts, names, event: {"turn": event.turn},
    Rolled: lambda texts, names, event: {
        "sum": event.one + event.other,
        "one": event.one,
        "other": event.other,
    },
    Produced: _cards,
    Shortage: lambda texts, names, event: {"good": texts.t(f"good-{event.good.value}")},
    Discarded: _cards,
    RobberMoved: lambda texts, names, event: {"hex": str(event.hex)},
    Stolen: _stolen,
    RoadBuilt: lambda texts, names, event: {"edge": str(event.edge)},
    SettlementBuilt: lambda texts, names, event: {"corner": str(event.corner)},
    CityBuilt: lambda texts, names, event: {"corner": str(event.corner)},
    CardBought: _card_bought,
    CardPlayed: lambda texts, names, event: {"card": texts.t(f"card-{event.card.value}")},
    PlentyTaken: _cards,
    Monopolised: _monopolised,
    BankTraded: _trade,
    Offered: _offered,
    Accepted: _no_more,
    Declined: _no_more,
    Countered: _trade,
    Traded: _traded,
    Withdrawn: _no_more,
    LongestRoadMoved: _longest_road,
    LargestArmyMoved: lambda texts, names, event: {"knights": texts.t("cards-knight", count=event.knights)},
    Won: lambda texts, names, event: {
        "points": texts.t("points", points=event.points),
        "cards": event.cards,
    },
}
