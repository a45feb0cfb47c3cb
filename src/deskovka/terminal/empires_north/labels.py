"""What an action is called in a list, what stands beside it, and what may be typed for it beside its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from deskovka.core.finding import plain
from deskovka.core.game import Json
from deskovka.core.notation import Action
from deskovka.core.rules import LANGUAGES
from deskovka.games.empires_north.attacking import Attack
from deskovka.games.empires_north.building import Build
from deskovka.games.empires_north.cards import Ability
from deskovka.games.empires_north.discs import PlaceDisc, UseDiscAgain
from deskovka.games.empires_north.effects.assign import AssignGoods, ReleaseGoods, WithdrawGood
from deskovka.games.empires_north.effects.choose import ChooseNumber, choices_of
from deskovka.games.empires_north.effects.discard import DropCard, PickCard
from deskovka.games.empires_north.effects.expedition import PayOutNow, SendShip
from deskovka.games.empires_north.effects.find import BuildDrawn, FindCard, KeepDrawn
from deskovka.games.empires_north.effects.move import MoveShipForward, ShiftDisc
from deskovka.games.empires_north.effects.refresh import NoMore, RenewCard
from deskovka.games.empires_north.expedition import (
    ChooseIslandAction,
    ChooseUnseen,
    Conquer,
    Pillage,
    SailHome,
)
from deskovka.games.empires_north.features import DeclineFeature, NextFeature, PayForFeature
from deskovka.games.empires_north.gaining import Take
from deskovka.games.empires_north.goods import Good, Handful
from deskovka.games.empires_north.locations import UseAction
from deskovka.games.empires_north.lookout import KeepCards
from deskovka.games.empires_north.paying import PayGoods
from deskovka.games.empires_north.placing import CopyCard
from deskovka.games.empires_north.sailing import LoadShip
from deskovka.games.empires_north.setup import ChooseClan
from deskovka.games.empires_north.storage import TakeInterest
from deskovka.games.empires_north.text import cargo_name, goods_in_words, handful_in_words, tile_name
from deskovka.games.empires_north.tiles import (
    AttachUpgrade,
    BuildField,
    ConstructCard,
    HarvestField,
    PlayBoost,
    PlayNothing,
)
from deskovka.games.empires_north.turn import Pass
from deskovka.text import Texts

if TYPE_CHECKING:
    from deskovka.terminal.empires_north.spoken import Spoken

Entry = tuple[str, str]  # what it is, and a remark


class Labels:
    """The words for the answers to one question."""

    def __init__(self, spoken: Spoken, view: Json, seat: int) -> None:
        self.spoken = spoken
        self.texts = spoken.texts
        self.cards = spoken.cards
        self.view = view
        self.seat = seat
        self.asked: Json = view["asked"] or {}

    def entry(self, action: Action) -> Entry:
        return ENTRIES[type(action)](self, action)

    def words(self, action: Action) -> set[str]:
        """What may be typed for an action; accents and capitals do not matter."""
        found = {str(action), str(action).partition(" ")[2], self.entry(action)[0]}
        card = getattr(action, "card", None) or getattr(action, "field", None)
        if isinstance(card, str):
            found |= {str(card), self.cards.name(card)}
            known = self.cards.find(card)
            found |= set(known.names.values()) if known else set()
        goods = getattr(action, "goods", None)
        if isinstance(goods, Handful):
            found |= {
                ",".join(Texts(one, self.texts.game).name(good.value) for good in goods) for one in LANGUAGES
            }
        if isinstance(action, PlaceDisc):
            found |= {Texts(one, self.texts.game).t(f"tile-{action.tile.value}") for one in LANGUAGES}
        return {plain(word) for word in found if word}

    # pieces and cards

    def piece(self, name: str) -> Json:
        return next(piece for piece in self.view["players"][self.seat]["empire"] if piece["name"] == name)

    def of_piece(self, name: str) -> Entry:
        """A card of the own empire, with what it does."""
        piece = self.piece(name)
        return self.spoken.piece(piece), self.cards.text(piece["copied"] or piece["card"])

    def of_hand(self, name: str) -> Entry:
        return self.cards.name(name), self.cards.offer(name)

    def of_card(self, name: str) -> Entry:
        return self.cards.name(name), self.cards.text(name)

    def does(self, name: str, seat: int) -> str:
        """The action of a card in an empire."""
        pieces = self.view["players"][seat]["empire"]
        piece = next(piece for piece in pieces if piece["name"] == name)
        card = self.cards.find(piece["copied"] or piece["card"])
        return self.cards.with_icons(self.cards.words.body(card.action)) if card and card.action else ""

    def _attack(self, action: Attack) -> Entry:
        player = self.spoken.player(self.view, action.victim)
        label = self.texts.t("label-attack", card=self.cards.name(action.card), player=player)
        return label, self.does(action.card, action.victim)

    def _upgrade(self, action: AttachUpgrade) -> Entry:
        names = {"card": self.cards.name(action.card), "field": self.cards.name(action.field)}
        return self.texts.t("label-upgrade", **names), self.cards.text(action.card)

    def _harvest(self, action: HarvestField) -> Entry:
        pieces = self.view["players"][self.seat]["empire"]
        given = [piece for piece in pieces if action.field in (piece["name"], piece["onto"])]
        return self.cards.name(action.field), " + ".join(self.spoken.gives(piece) for piece in given)

    def _pillage(self, action: Pillage) -> Entry:
        card = self.cards.find(self.asked["card"])
        return self.texts.t("kind-pillage"), self.cards.words.gains(card.pillage, "goods") if card else ""

    def _conquer(self, action: Conquer) -> Entry:
        card = self.cards.find(self.asked["card"])
        return self.texts.t("kind-conquer"), self.cards.conquered(card) if card else ""

    def _interest(self, action: TakeInterest) -> Entry:
        piece = self.piece(action.card)
        card = self.cards.find(piece["copied"] or piece["card"])
        if card is None or card.storage is None:
            return self.cards.name(action.card), str(action.number)
        what = self.cards.words.gains(card.storage.choose[action.number - 1], "goods")
        return self.texts.t("label-with", card=self.cards.name(action.card), what=what), ""

    # choices of a card

    def _choose(self, action: ChooseNumber) -> Entry:
        card = self.cards.find(self.asked["card"])
        if card is None:
            return str(action.number), ""
        choice = choices_of(card, Ability(self.asked["ability"]))[self.asked["choice"] - 1]
        return self.cards.with_icons(self.cards.words.steps(choice.lists[action.number - 1])), ""

    def _next(self, action: NextFeature) -> Entry:
        return self.of_card(self.asked["cards"][action.number - 1])

    def _accept(self, action: PayForFeature) -> Entry:
        card = self.cards.find(self.asked["card"])
        body = self.cards.words.body(card.features[self.asked["number"] - 1].body) if card else ""
        return self.texts.t("label-accept", body=self.cards.with_icons(body)), ""

    # tiles, ships, goods

    def tile(self, tile: str) -> dict[str, str]:
        return {"tile": tile_name(self.texts, tile), "does": self.texts.t(f"tile-{tile}-does")}

    def _again(self, action: UseDiscAgain) -> Entry:
        origin = tile_name(self.texts, action.origin.value)
        return self.texts.t("label-again", origin=origin, **self.tile(action.tile.value)), ""

    def _shift(self, action: ShiftDisc) -> Entry:
        tiles = {name: tile_name(self.texts, getattr(action, name).value) for name in ("origin", "tile")}
        return self.texts.t("label-shift", **tiles), ""

    def _voyage(self, action: SendShip) -> Entry:
        ship = self.view["queue"][action.place - 1]
        cargo = cargo_name(self.texts, ship["provisions"], ship["raze"])
        return self.texts.t("label-voyage", place=action.place, cargo=cargo), ""

    def goods(self, goods: Handful) -> Entry:
        return handful_in_words(self.texts, goods), ""

    def goods_from(self, goods: dict[str, int], card: str) -> Entry:
        words = {"goods": goods_in_words(self.texts, goods), "card": self.cards.name(card)}
        return self.texts.t("label-from", **words), ""

    def said(self, key: str) -> Entry:
        return self.texts.t(key), ""


def amounts(goods: Handful) -> dict[str, int]:
    return {good.value: goods.count(good) for good in Good}


ENTRIES: Final[dict[type[Action], Callable[[Labels, Any], Entry]]] = {
    ChooseClan: lambda own, action: (
        own.texts.name(action.clan.value),
        own.texts.t(f"clan-{action.clan.value}"),
    ),
    KeepCards: lambda own, action: (own.cards.names(action.cards), ""),
    PlaceDisc: lambda own, action: (own.texts.t("label-disc", **own.tile(action.tile.value)), ""),
    UseDiscAgain: Labels._again,
    Build: lambda own, action: own.of_hand(action.card),
    UseAction: lambda own, action: (own.of_piece(action.card)[0], own.does(action.card, own.seat)),
    Attack: Labels._attack,
    Pass: lambda own, action: own.said("kind-pass"),
    PlayNothing: lambda own, action: own.said("label-nothing"),
    PlayBoost: lambda own, action: own.of_card(action.card),
    BuildField: lambda own, action: own.of_card(action.card),
    AttachUpgrade: Labels._upgrade,
    ConstructCard: lambda own, action: own.of_card(action.card),
    HarvestField: Labels._harvest,
    LoadShip: lambda own, action: own.said(f"cargo-{action.cargo.value.replace('+', '-')}"),
    ChooseIslandAction: lambda own, action: own.of_card(action.card),
    ChooseUnseen: lambda own, action: own.said(f"label-unseen-{action.distance.value}"),
    SailHome: lambda own, action: own.said("label-home"),
    Pillage: Labels._pillage,
    Conquer: Labels._conquer,
    ChooseNumber: Labels._choose,
    NextFeature: Labels._next,
    PayForFeature: Labels._accept,
    DeclineFeature: lambda own, action: own.said("label-decline"),
    Take: lambda own, action: own.goods(action.goods),
    PayGoods: lambda own, action: own.goods(action.goods),
    AssignGoods: lambda own, action: own.goods(action.goods),
    ReleaseGoods: lambda own, action: own.goods_from(amounts(action.goods), action.card),
    WithdrawGood: lambda own, action: own.goods_from({action.good.value: 1}, action.card),
    TakeInterest: Labels._interest,
    PickCard: lambda own, action: own.of_piece(action.card),
    RenewCard: lambda own, action: own.of_piece(action.card),
    CopyCard: lambda own, action: own.of_piece(action.card),
    PayOutNow: lambda own, action: own.of_piece(action.card),
    DropCard: lambda own, action: own.of_hand(action.card),
    FindCard: lambda own, action: own.of_hand(action.card),
    NoMore: lambda own, action: own.said("label-enough"),
    ShiftDisc: Labels._shift,
    MoveShipForward: lambda own, action: (
        own.texts.t("label-forward", place=action.place, places=action.places),
        "",
    ),
    SendShip: Labels._voyage,
    BuildDrawn: lambda own, action: own.said("kind-build-drawn"),
    KeepDrawn: lambda own, action: own.said("kind-keep-drawn"),
}
