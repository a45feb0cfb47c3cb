"""What is done, in both languages: catanatron's log and options as our actions, and ours as its own."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.bank import BankTrade
from deskovka.games.catan.board import Hex
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BuildCity,
    BuildRoad,
    BuildSettlement,
)
from deskovka.games.catan.development import (
    BUY,
    CARDS,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    Buy,
    Card,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoadBuilding,
)
from deskovka.games.catan.goods import ONE, Cards, each_card, resources
from deskovka.games.catan.production import ROLL, Roll
from deskovka.games.catan.robber import DiscardCards, PlaceRobber, Rob
from deskovka.games.catan.turn import END, EndTurn
from deskovka.peers.catanatron.places import GOOD, KIND, RESOURCE, RESOURCES, Places
from deskovka.peers.catanatron.table import Happened

CARD_NAMES = {
    Card.KNIGHT: "KNIGHT",
    Card.ROAD_BUILDING: "ROAD_BUILDING",
    Card.PLENTY: "YEAR_OF_PLENTY",
    Card.MONOPOLY: "MONOPOLY",
    Card.VICTORY_POINT: "VICTORY_POINT",
}
CARD = {name: card for card, name in CARD_NAMES.items()}
PLAYS = {  # the kind of card each of these takes
    "PLAY_KNIGHT_CARD": CARDS.index(Card.KNIGHT),
    "PLAY_ROAD_BUILDING": CARDS.index(Card.ROAD_BUILDING),
    "PLAY_YEAR_OF_PLENTY": CARDS.index(Card.PLENTY),
    "PLAY_MONOPOLY": CARDS.index(Card.MONOPOLY),
}
TAKES: dict[type, int] = {  # the same for ours
    PlayKnight: CARDS.index(Card.KNIGHT),
    PlayRoadBuilding: CARDS.index(Card.ROAD_BUILDING),
    PlayPlenty: CARDS.index(Card.PLENTY),
    PlayMonopoly: CARDS.index(Card.MONOPOLY),
}
PLAIN: dict[str, Action] = {
    "ROLL": ROLL,
    "END_TURN": END,
    "BUY_DEVELOPMENT_CARD": BUY,
    "PLAY_KNIGHT_CARD": PLAY_KNIGHT,
    "PLAY_ROAD_BUILDING": PLAY_ROAD_BUILDING,
}
PLAIN_NAMES: dict[type, str] = {
    Roll: "ROLL",
    EndTurn: "END_TURN",
    Buy: "BUY_DEVELOPMENT_CARD",
    PlayKnight: "PLAY_KNIGHT_CARD",
    PlayRoadBuilding: "PLAY_ROAD_BUILDING",
}


class NoTranslation(Exception):
    """One of the engines knows no such action."""


def cards_of(resources: Any) -> Cards:
    """A list of resources as a handful."""
    return Cards(sum(ONE[KIND[resource]] for resource in resources if resource is not None))


def freqdeck(hand: int) -> list[int]:
    """A handful as catanatron counts it."""
    numbers = resources(hand)
    return [numbers[KIND[resource]] for resource in RESOURCES]


def resources_of(hand: int) -> list[str]:
    """A handful as a list of resources."""
    return sorted((RESOURCE[kind] for kind in each_card(hand)), key=RESOURCES.index)


class Translator:
    """Actions at one table: its places, and the colours of its seats."""

    def __init__(self, places: Places, colors: Any) -> None:
        self.places = places
        self.colors = tuple(colors)
        self.seat: dict[Any, Seat] = {color: seat for seat, color in enumerate(colors)}

    def ours(self, kind: str, found: Any, result: Any = None) -> Action:
        """catanatron's action as ours; a discard is known by its result."""
        places = self.places
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == "BUILD_ROAD":
            return BUILD_ROAD[places.edge[found]]
        if kind == "BUILD_SETTLEMENT":
            return BUILD_SETTLEMENT[places.corner[found]]
        if kind == "BUILD_CITY":
            return BUILD_CITY[places.corner[found]]
        if kind == "MARITIME_TRADE":
            return BankTrade(cards_of(found[:-1]), cards_of(found[-1:]))
        if kind == "PLAY_YEAR_OF_PLENTY":
            return PlayPlenty(cards_of(found))
        if kind == "PLAY_MONOPOLY":
            return PLAY_MONOPOLY[KIND[found]]
        if kind == "MOVE_ROBBER":
            hex = Hex(places.hex[found[0]])
            return PlaceRobber(hex) if found[1] is None else Rob(hex, self.seat[found[1]])
        if kind == "DISCARD" and result is not None:
            return DiscardCards(cards_of(result))
        raise NoTranslation(f"{kind} {found}")

    def theirs(self, action: Action) -> tuple[str, Any]:
        """Our action as catanatron's kind and value."""
        places = self.places
        if type(action) in PLAIN_NAMES:
            return PLAIN_NAMES[type(action)], None
        if isinstance(action, BuildRoad):
            return "BUILD_ROAD", places.nodes[action.edge]
        if isinstance(action, BuildSettlement):
            return "BUILD_SETTLEMENT", places.node[action.corner]
        if isinstance(action, BuildCity):
            return "BUILD_CITY", places.node[action.corner]
        if isinstance(action, BankTrade):
            given = resources_of(action.give)
            return "MARITIME_TRADE", (*given, *[None] * (4 - len(given)), *resources_of(action.get))
        if isinstance(action, PlayPlenty):
            return "PLAY_YEAR_OF_PLENTY", tuple(resources_of(action.cards))
        if isinstance(action, PlayMonopoly):
            return "PLAY_MONOPOLY", next(word for word, good in GOOD.items() if good == action.good)
        if isinstance(action, PlaceRobber):
            return "MOVE_ROBBER", (places.coordinate[action.hex], None)
        if isinstance(action, Rob):
            return "MOVE_ROBBER", (places.coordinate[action.hex], self.colors[action.victim])
        raise NoTranslation(str(action))

    def dictated(self, happened: Happened) -> list[str]:
        """What chance must give for the same to happen here."""
        if happened.result is None:
            return []
        if happened.kind == "ROLL":
            return [str(die) for die in happened.result]
        if happened.kind == "MOVE_ROBBER":
            return [GOOD[happened.result].value]
        if happened.kind == "BUY_DEVELOPMENT_CARD":
            return [CARD[happened.result].value]
        return []


def same(kind: str, found: Any, option: Any) -> bool:
    """Whether one of catanatron's options is this; 3.2 leaves room in it for the stolen card."""
    if option.action_type.name != kind:
        return False
    if kind == "MOVE_ROBBER":
        return tuple(option.value[:2]) == tuple(found)
    if kind in ("BUILD_ROAD", "PLAY_YEAR_OF_PLENTY"):
        return tuple(sorted(option.value)) == tuple(sorted(found))
    return bool(option.value == found)
