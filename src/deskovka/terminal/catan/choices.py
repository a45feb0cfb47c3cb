"""Legal actions as people choose them: by kind, each with what it is called and a remark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from deskovka.core.finding import plain
from deskovka.core.game import Json, Seat
from deskovka.core.notation import Action, parts_of, verb, write_word
from deskovka.core.values import value
from deskovka.games.catan import GAME
from deskovka.games.catan.bank import BankTrade
from deskovka.games.catan.board import HEX_CORNERS, Corner, Edge, Hex
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT, BuildRoad
from deskovka.games.catan.cities_knights.knights import ACTIVATE, PROMOTE, RECRUIT
from deskovka.games.catan.cities_knights.progress.deck import DrawFrom, Progress
from deskovka.games.catan.cities_knights.progress.deserting import PlayDeserter
from deskovka.games.catan.cities_knights.progress.diplomacy import PlayDiplomat
from deskovka.games.catan.cities_knights.progress.science import PlayCrane, PlayInventor
from deskovka.games.catan.cities_knights.progress.spying import PlaySpy
from deskovka.games.catan.cities_knights.realm import COMMODITY, TRACKS, Track
from deskovka.games.catan.cities_knights.walls import WALL
from deskovka.games.catan.development import COST
from deskovka.games.catan.goods import GOODS, Good
from deskovka.games.catan.robber import PlaceRobber, Rob
from deskovka.games.catan.seafarers.pirate import PlacePirate, RobShip
from deskovka.games.catan.seafarers.ships import SHIP, BuildShip, MoveShip
from deskovka.games.catan.text import ABILITIES, amounts, as_object, cards_in_words
from deskovka.games.catan.trade import Deal
from deskovka.terminal.catan.island import Spot, place_of
from deskovka.terminal.catan.names import corner_in_words, edge_in_words, hex_in_words, pieces_of, who
from deskovka.terminal.catan.players import SEAT_FIELDS
from deskovka.terminal.catan.realm import ability_in_words, effect_in_words, knight_at, knight_words
from deskovka.terminal.position import Position
from deskovka.text import Texts

FIRST = (  # in the menu; cards and whatever else there is follow
    *("bank", "road", "ship", "move", "settle", "city", "wall", "improve"),
    *("recruit", "activate", "promote", "march", "chase", "chase-pirate"),
)
WITHOUT_ROBBING = ("StartRobber", "StartOnADesert", "LeaveTheFlood")  # where the robber only stands
MENU = tuple(dict.fromkeys((*FIRST, *map(verb, GAME.actions))))
PRICES = {
    "road": ROAD,
    "settle": SETTLEMENT,
    "city": CITY,
    "buy": COST,
    "ship": SHIP,
    "wall": WALL,
    "recruit": RECRUIT,
    "activate": ACTIVATE,
    "promote": PROMOTE,
}


@value
class Choice:
    """One line to choose from: what it is called, a remark, what else may be typed for it, what it stands for."""

    label: str
    remark: str
    words: tuple[str, ...]
    actions: tuple[Action, ...]
    spot: Spot | None = None  # where it is marked on the map


def by_kind(actions: Iterable[Action]) -> dict[str, list[Action]]:
    """Actions by the word they begin with, in the order of the menu."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(verb(type(action)), []).append(action)
    return {kind: found[kind] for kind in sorted(found, key=MENU.index)}


def price_of(texts: Texts, kind: str) -> str:
    return cards_in_words(texts, amounts(PRICES[kind])) if kind in PRICES else ""


def spot_of(thing: object) -> Spot | None:
    """Where on the map a part of an action is marked, if it is a place."""
    for kind, name in ((Hex, "hex"), (Corner, "corner"), (Edge, "edge")):
        if isinstance(thing, kind):
            return name, int(thing)
    return None


def are_places(actions: Sequence[Action]) -> bool:
    """Whether nothing but a place on the map is asked for at first."""
    parts = [*parts_of(actions[0]).values()]
    return len(by_kind(actions)) == 1 and bool(parts) and spot_of(parts[0]) is not None


def part_at(action: Action, depth: int) -> Any:  # of whatever type that field is
    """What an action says at some place of its notation; None where it says nothing any more."""
    parts = [*parts_of(action).values()]
    return parts[depth] if depth < len(parts) else None


def parts_to_choose(
    texts: Texts, names: Sequence[str], position: Position, actions: Iterable[Action], depth: int
) -> list[Choice]:
    """What may come next in actions that are the same up to there: places row by row, anything else as it comes."""
    groups: dict[Any, list[Action]] = {}
    for action in actions:
        groups.setdefault(part_at(action, depth), []).append(action)
    in_order = sorted(groups, key=lambda part: place_of(spot) if (spot := spot_of(part)) else (0, 0))
    naming = Naming(texts, names, position)
    return [naming.choice(part, groups[part], depth) for part in in_order]


def both_ways(actions: Sequence[Action]) -> list[Action]:
    """Of two tokens that change places either may be named first."""
    swaps = [action for action in actions if isinstance(action, PlayInventor)]
    return [*actions, *(PlayInventor(swap.other, swap.hex) for swap in swaps)]


class Naming:
    """What parts of actions are called."""

    def __init__(self, texts: Texts, names: Sequence[str], position: Position) -> None:
        self.texts = texts
        self.names = names
        self.position = position
        self.view = position.view

    def choice(self, part: Any, actions: Sequence[Action], depth: int) -> Choice:
        words: tuple[str, ...] = (plain(write_word(part)),) if spot_of(part) else ()
        label, remark = str(part), ""
        if part is None:
            label = self.texts.t("kind-spare")
        elif isinstance(part, Hex):
            label = self._hex(part, actions, depth)
        elif isinstance(part, Corner):
            remark = self._corner(part)
        elif isinstance(part, Edge):
            remark = self._edge(part, actions[0], depth)
        elif isinstance(part, Good):
            label = self.texts.t(f"good-{part.value}")
            words = (plain(label), part.value)
        elif isinstance(part, Track):
            label, remark = self.texts.t(f"track-{part.value}"), self._track(part, actions[0])
            words = (plain(label), part.value)
        elif isinstance(part, Progress):
            label = self.texts.t(f"card-{part.value}")
            remark = effect_in_words(self.texts, self.view, part.value)
            words = (plain(label), part.value)
        elif isinstance(part, int) and [*parts_of(actions[0])][depth] in SEAT_FIELDS:
            label, remark = who(self.texts, self.names, part), self._holding(part, actions[0])
        return Choice(label, remark, words, tuple(actions), spot_of(part))

    def _hex(self, hex: Hex, actions: Sequence[Action], depth: int) -> str:
        """With everybody who can be robbed there, if that is what it is about."""
        shown = f"{hex} {hex_in_words(self.texts, self.view, hex)}"
        robs = isinstance(actions[0], PlaceRobber | Rob | PlacePirate | RobShip)
        if not robs or self.position.decision in WITHOUT_ROBBING:
            return shown
        found = [part_at(action, depth + 1) for action in actions]
        if self.position.decision == "SendRobber":
            found = self._with_cards_at(hex)
        victims = [who(self.texts, self.names, seat) for seat in found if seat is not None]
        if victims:
            return self.texts.t("label-rob", hex=shown, victims=", ".join(victims))
        return self.texts.t("label-robber", hex=shown)

    def _with_cards_at(self, hex: Hex) -> list[Seat | None]:
        """The others with cards and a building at a hex: a Bishop takes a card from each."""
        corners = {str(Corner(corner)) for corner in HEX_CORNERS[hex]}
        return [
            seat
            for seat, player in enumerate(self.view["players"])
            if seat != self.position.seat
            and player["cards"]
            and corners & {*player["settlements"], *player["cities"]}
        ]

    def _corner(self, corner: Corner) -> str:
        """What lies around it, after the knight or the building there."""
        around = corner_in_words(self.texts, self.view, corner)
        standing = self._standing(str(corner)) if self.view["realm"] else ""
        return f"{standing}; {around}" if standing else around

    def _standing(self, corner: str) -> str:
        """An own knight; one of others that would be driven away; the wall of a city."""
        if found := knight_at(self.view, corner):
            seat, knight = found
            words = knight_words(self.texts, knight)
            if seat == self.position.seat:
                return f"{words['knight']}, {words['state']}"
            return self.texts.t(
                "label-displace", knight=words["knight"], name=who(self.texts, self.names, seat)
            )
        walled = corner in self.view["realm"]["players"][self.position.seat]["walls"]
        return self.texts.t("label-walled") if walled else ""

    def _track(self, track: Track, action: Action) -> str:
        """The next level and its price, or how many cards are in the deck."""
        realm = self.view["realm"]
        if isinstance(action, DrawFrom):
            return self.texts.t("cards-any", count=realm["decks"][track.value])
        level = realm["players"][self.position.seat]["levels"][track.value] + 1
        price = level - isinstance(action, PlayCrane)
        if not price:
            return self.texts.t("label-level-free", level=level)
        good = GOODS[COMMODITY[TRACKS.index(track)]].value
        told = self.texts.t("label-level", level=level, cards=as_object(self.texts, {good: price}))
        return f"{told}; {ability_in_words(self.texts, track.value)}" if level == ABILITIES[track] else told

    def _edge(self, edge: Edge, action: Action, depth: int) -> str:
        """Where a piece that is laid there would lead."""
        if isinstance(action, BuildRoad):
            return edge_in_words(self.texts, self.view, self.position.seat, edge, "roads")
        if isinstance(action, BuildShip) or isinstance(action, MoveShip) and depth:
            return edge_in_words(self.texts, self.view, self.position.seat, edge, "ships")
        if isinstance(action, PlayDiplomat):
            return self.texts.t("label-piece", name=who(self.texts, self.names, self._owner(edge)))
        return ""

    def _owner(self, edge: Edge) -> Seat:
        """Whose road or ship lies there."""
        return next(
            seat
            for seat in range(len(self.names))
            if str(edge) in (*pieces_of(self.view, seat, "roads"), *pieces_of(self.view, seat, "ships"))
        )

    def _holding(self, seat: Seat, action: Action) -> str:
        """How many cards of the kind that is asked for somebody has, or knights."""
        if isinstance(action, PlaySpy):
            progress = self.view["realm"]["players"][seat]["progress"]
            return self.texts.t("cards-progress", count=sum(progress.values()))
        if isinstance(action, PlayDeserter):
            return self.texts.t("pieces-knight", count=len(self.view["realm"]["players"][seat]["knights"]))
        return self._cards(seat)

    def _cards(self, seat: Seat) -> str:
        return self.texts.t("cards-any", count=self.view["players"][seat]["cards"])


def bank_trades(texts: Texts, actions: Iterable[Action]) -> list[Choice]:
    found = []
    for action in actions:
        if isinstance(action, BankTrade):
            give, get = (as_object(texts, amounts(cards)) for cards in (action.give, action.get))
            found.append(Choice(texts.t("label-bank", give=give, get=get), "", (), (action,)))
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
