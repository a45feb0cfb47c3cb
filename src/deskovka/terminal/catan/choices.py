"""Legal actions as people choose them: by kind, each with what it is called and a remark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.core.game import Json, Seat
from deskovka.core.notation import Action, parts_of, verb
from deskovka.core.rules import plain
from deskovka.core.values import value
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT, BuildCity, BuildRoad, BuildSettlement
from deskovka.games.catan.development import COST
from deskovka.games.catan.robber import PlaceRobber, Rob
from deskovka.games.catan.text import amounts, as_object, cards_in_words
from deskovka.games.catan.trade import BankTrade, Deal
from deskovka.games.catan.turn import TakeTurn
from deskovka.terminal.catan.island import Spot, place_of
from deskovka.terminal.catan.names import (
    corner_in_words,
    road_in_words,
    tile_in_words,
    tiles_of,
    who,
)
from deskovka.terminal.position import Position
from deskovka.text import Texts

MENU = tuple(dict.fromkeys(map(verb, TakeTurn.answers)))
PRICES = {"road": ROAD, "settle": SETTLEMENT, "city": CITY, "buy": COST}

Building = BuildRoad | BuildSettlement | BuildCity
Robbing = PlaceRobber | Rob


@value
class Choice:
    """One line to choose from: what it is called, a remark, what else may be typed for it, what it stands for."""

    label: str
    remark: str
    words: tuple[str, ...]
    actions: tuple[Action, ...]


def by_kind(actions: Iterable[Action]) -> dict[str, list[Action]]:
    """The deeds of a turn, in the order of the menu."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(verb(type(action)), []).append(action)
    return {kind: found[kind] for kind in MENU if kind in found}


def price_of(texts: Texts, kind: str) -> str:
    return cards_in_words(texts, amounts(PRICES[kind])) if kind in PRICES else ""


def spot_of(action: Building | Robbing) -> Spot:
    """Where on the map an action is marked."""
    if isinstance(action, BuildRoad):
        return "edge", int(action.edge)
    if isinstance(action, (BuildSettlement, BuildCity)):
        return "corner", int(action.corner)
    return "hex", int(action.hex)


def places(texts: Texts, position: Position, actions: Iterable[Action]) -> list[Choice]:
    """Where something can be built, row by row."""
    found = [action for action in actions if isinstance(action, Building)]
    return [
        Choice(_name(action), _around(texts, position, action), (plain(_name(action)),), (action,))
        for action in sorted(found, key=lambda action: place_of(spot_of(action)))
    ]


def _name(action: Building) -> str:
    return str(action.edge if isinstance(action, BuildRoad) else action.corner)


def _around(texts: Texts, position: Position, action: Building) -> str:
    if isinstance(action, BuildRoad):
        return road_in_words(texts, position.view, position.seat, action.edge)
    return corner_in_words(texts, position.view, action.corner)


def robbed_hexes(
    texts: Texts, names: Sequence[str], position: Position, actions: Iterable[Action]
) -> list[Choice]:
    """The hexes where the robber may go, each with everybody who can be robbed there."""
    tiles, hexes = tiles_of(position.view), dict[str, list[Robbing]]()
    for action in actions:
        if isinstance(action, Robbing):
            hexes.setdefault(str(action.hex), []).append(action)
    found = []
    for hex, group in sorted(hexes.items(), key=lambda item: place_of(spot_of(item[1][0]))):
        shown = f"{hex} {tile_in_words(texts, tiles[hex])}"
        victims = [who(texts, names, action.victim) for action in group if isinstance(action, Rob)]
        label = (
            texts.t("label-rob", hex=shown, victims=", ".join(victims))
            if victims
            else texts.t("label-robber", hex=shown)
        )
        found.append(Choice(label, "", (plain(hex),), tuple(group)))
    return found


def victims_of(texts: Texts, names: Sequence[str], view: Json, actions: Iterable[Action]) -> list[Choice]:
    """Who can be robbed at one hex, with the number of cards."""
    return [
        Choice(who(texts, names, action.victim), _cards(texts, view, action.victim), (), (action,))
        for action in actions
        if isinstance(action, Rob)
    ]


def _cards(texts: Texts, view: Json, seat: Seat) -> str:
    return texts.t("cards-any", count=view["players"][seat]["cards"])


def bank_trades(texts: Texts, actions: Iterable[Action]) -> list[Choice]:
    found = []
    for action in actions:
        if isinstance(action, BankTrade):
            give, get = (as_object(texts, amounts(cards)) for cards in (action.give, action.get))
            found.append(Choice(texts.t("label-bank", give=give, get=get), "", (), (action,)))
    return found


def goods(texts: Texts, actions: Iterable[Action]) -> list[Choice]:
    """Actions that differ in the good they name."""
    found = []
    for action in actions:
        [good] = parts_of(action).values()
        name = texts.t(f"good-{good.value}")
        found.append(Choice(name, "", (plain(name), good.value), (action,)))
    return found


def deals(texts: Texts, names: Sequence[str], view: Json, actions: Iterable[Action]) -> list[Choice]:
    """The replies that can be taken, then nobody's; what is given and got is told from the own side."""
    replies = {reply["seat"]: reply for reply in view["asked"]["replies"]}
    found, others = [], []
    for action in actions:
        if isinstance(action, Deal):
            reply = replies[action.partner]
            give, get = as_object(texts, reply["get"]), as_object(texts, reply["give"])
            label = texts.t("label-deal", name=who(texts, names, action.partner), give=give, get=get)
            found.append(Choice(label, "", (), (action,)))
        else:
            others.append(Choice(texts.t("kind-withdraw"), "", ("no", "n", "ne"), (action,)))
    return found + others
