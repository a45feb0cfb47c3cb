"""The answers of Empires of the North, by the names of the cards of the set-up, own cards too.

Some have places in the list instead: the cards that are kept of those just drawn (`keep`; in the order of their names none,
then each card, each two of them, and so on), for there are too many sets of them; more than twelve tokens of one kind, or
three of several, that are taken from a card; ships beyond the sixteenth, features beyond the twelfth that waits. A mask
leaves out what the rules do not list: gold that is paid for resources although they are there (`build wool-market stone`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.games.empires_north.attacking import Attack
from deskovka.games.empires_north.building import Build
from deskovka.games.empires_north.cards import ALL, Card, Kind
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.discs import UseDiscAgain
from deskovka.games.empires_north.effects.assign import (
    Assign,
    AssignGoods,
    Release,
    ReleaseGoods,
    Withdraw,
    WithdrawGood,
)
from deskovka.games.empires_north.effects.choose import Choose, ChooseNumber
from deskovka.games.empires_north.effects.discard import DiscardHand, DropCard, PickCard, SendAway
from deskovka.games.empires_north.effects.expedition import PayOut, PayOutNow, SendShip
from deskovka.games.empires_north.effects.find import Find, FindCard
from deskovka.games.empires_north.effects.move import MoveShip, MoveShipForward, ShiftDisc
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.refresh import Renew, RenewCard
from deskovka.games.empires_north.expedition import ChooseIslandAction
from deskovka.games.empires_north.features import NextFeature
from deskovka.games.empires_north.gaining import PORTION, Take
from deskovka.games.empires_north.goods import GOLD, GOODS, RESOURCE_KINDS, WORKER, Handful
from deskovka.games.empires_north.locations import UseAction
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor, PayGoods
from deskovka.games.empires_north.placing import CopyCard
from deskovka.games.empires_north.state import TILES, EmpiresState, is_field
from deskovka.games.empires_north.storage import TakeInterest
from deskovka.games.empires_north.tiles import (
    AttachUpgrade,
    BuildField,
    ConstructCard,
    HarvestField,
    PlayBoost,
)
from deskovka.research.empires_north.deck import Cards, called, steps
from deskovka.research.numbering import Answers

PLACES: Final = 32
SHIPS: Final = 16  # in the queue
FEATURES: Final = 12  # that wait at the same time
OF_ONE_KIND: Final = 12  # tokens taken from a card
OF_SEVERAL: Final = 3
FIELDS: Final = (Kind.FIELD, Kind.FIELD_OR_UPGRADE)
UPGRADES: Final = (Kind.FIELD_UPGRADE, Kind.FIELD_OR_UPGRADE)


def answers(game: Game[Any], setup: Setup, state: EmpiresState) -> Answers:
    cards = Cards(state.box, setup)
    return Answers(
        kinds=game.actions,
        values={GoldFor: [AS_USUAL], Clan: [Clan(clan) for clan in cards.clans]},
        seats=frozenset(("victim",)),
        whole={**of_hand(cards), **of_empire(cards), **of_goods(cards), **of_table(cards)},
        places=PLACES,
    )


Whole = dict[type[Action], Sequence[Action]]


def of_hand(cards: Cards) -> Whole:
    """What is done with cards that are no part of an empire yet."""
    locations = cards.names(lambda card: card.pay is not None)
    searched = [card for card in cards.dealt if any(step.cards.fits(card) for step in cards.said(Find, card))]
    dropped = [card for card in cards.dealt if cards.said(DiscardHand, card)]
    return {
        Build: [Build(name) for name in locations],
        ConstructCard: [ConstructCard(name) for name in locations],
        PlayBoost: [PlayBoost(name) for name in cards.names(lambda card: card.kind is Kind.BOOST)],
        BuildField: [BuildField(name) for name in cards.names(lambda card: card.kind in FIELDS)],
        AttachUpgrade: [
            AttachUpgrade(upgrade.name, field)
            for upgrade in cards.all
            if upgrade.kind in UPGRADES
            for card in cards.beside(upgrade)
            if any(carries(face, upgrade) for face in cards.faces(card))
            for field in called(card)
        ],
        FindCard: [FindCard(card.name) for card in searched],
        DropCard: [DropCard(card.name) for card in dropped],
        ChooseIslandAction: [ChooseIslandAction(card.name) for card in cards.islands],
    }


def is_open_field(card: Card) -> bool:
    """A field that can lie by itself."""
    return is_field(card) and card.kind is not Kind.FIELD_UPGRADE


def carries(field: Card, upgrade: Card) -> bool:
    return is_open_field(field) and not upgrade.gives.isdisjoint(field.gives)


def of_empire(cards: Cards) -> Whole:
    """What is done with cards of an empire."""
    said = cards.said
    acting = cards.placed(lambda card: card.action is not None)
    return {
        UseAction: [UseAction(piece) for piece in acting],
        Attack: [Attack(victim, piece) for victim in range(1, cards.seats) for piece in acting],
        HarvestField: [HarvestField(piece) for piece in cards.placed(is_open_field)],
        CopyCard: [
            CopyCard(piece)
            for piece in cards.placed(
                lambda card: any(
                    other.copy is not None and other.copy.fits(card) for other in cards.beside(card)
                )
            )
        ],
        PickCard: [
            PickCard(piece)
            for piece in cards.placed(
                lambda card: any(step.cards.fits(card) for step in said(SendAway, card))
            )
        ],
        RenewCard: [
            RenewCard(piece)
            for piece in cards.placed(
                lambda card: (
                    card.action is not None
                    and any(step.count != ALL and step.cards.fits(card) for step in said(Renew, card))
                )
            )
        ],
        PayOutNow: [
            PayOutNow(piece)
            for piece in cards.placed(
                lambda card: (
                    card.storage is not None and any(step.cards.fits(card) for step in said(PayOut, card))
                )
            )
        ],
        TakeInterest: [
            TakeInterest(piece, number)
            for card in cards.all
            for piece in called(card)
            for number in range(1, 1 + offers(cards, card))
        ],
    }


def offers(cards: Cards, card: Card) -> int:
    """Of how many things one is chosen where a card pays interest; 0: there is no choice."""
    most = max((len(face.storage.choose) for face in cards.faces(card) if face.storage), default=0)
    return most if most > 1 else 0


def of_goods(cards: Cards) -> Whole:
    """Which goods are paid, taken, and laid on cards."""
    assigned = [step for card in cards.all for step in steps(card) if isinstance(step, Assign)]
    prices = [step.price.any for card in cards.all for step in steps(card) if isinstance(step, Pay)]
    most = min(PORTION, max(prices, default=0))
    holding = [(card, cards.held(card)) for card in cards.all]
    return {
        Take: [Take(goods) for goods in handfuls(RESOURCE_KINDS, PORTION)],
        PayGoods: [PayGoods(goods) for goods in handfuls((*RESOURCE_KINDS, GOLD), most)],
        AssignGoods: [
            AssignGoods(goods)
            for goods in dict.fromkeys(
                goods for step in assigned for goods in handfuls(step.kinds, step.most)
            )
        ],
        ReleaseGoods: [
            ReleaseGoods(piece, goods)
            for card, held in holding
            if any(step.cards.fits(face) for face in cards.faces(card) for step in cards.said(Release, face))
            for piece in called(card)
            for goods in handfuls(held, OF_ONE_KIND if len(held) == 1 else OF_SEVERAL)
        ],
        WithdrawGood: [
            WithdrawGood(piece, GOODS[kind])
            for card, held in holding
            if cards.said(Withdraw, card) and any(face.action is not None for face in cards.faces(card))
            for piece in called(card)
            for kind in held
            if kind != WORKER
        ],
    }


def handfuls(kinds: Sequence[int], most: int) -> Iterator[Handful]:
    """All of one to so many things."""
    for size in range(1, most + 1):
        for chosen in combinations_with_replacement(kinds, size):
            yield Handful.of(chosen)


def of_table(cards: Cards) -> Whole:
    """Discs, ships, and what is chosen by its number."""
    pairs = list(permutations(TILES, 2))
    said = [step for card in cards.all for step in steps(card)]
    forward = max((step.count for step in said if isinstance(step, MoveShip)), default=0)
    lists = max((len(step.lists) for step in said if isinstance(step, Choose)), default=0)
    return {
        UseDiscAgain: [UseDiscAgain(origin, tile) for origin, tile in pairs],
        ShiftDisc: [ShiftDisc(origin, tile) for origin, tile in pairs],
        SendShip: [SendShip(place) for place in range(1, SHIPS + 1)],
        MoveShipForward: [
            MoveShipForward(place, places)
            for place in range(2, SHIPS + 1)
            for places in range(1, min(forward, place - 1) + 1)
        ],
        ChooseNumber: [ChooseNumber(number) for number in range(1, lists + 1)],
        NextFeature: [NextFeature(number) for number in range(1, FEATURES + 1)],
    }
