"""The legal answers to a question as plain JSON.

    {"kind": "answers", "decision": "TakeTurn",
     "answers": [{"do": "build", "action": "build wool-market", "card": "wool-market",
                  "cost": {"stone": 1}, "otherwise": [{"action": "build wool-market stone", "cost": {"gold": 1}}]},
                 {"do": "disc", "action": "disc populate", "tile": "populate", "gain": {"worker": 1}}]}

An answer names what it is about: a `card` of the hand or a pile, a `piece` of an empire (of the own one, unless there is
a `victim`), a `tile` and the `origin` of a disc, the `place` of a ship and so on. `signs` (`signs.py`) and `words`, by
language, say what is chosen. `cost` and `gain` are what it takes and brings at once, as far as nobody has to choose anything and chance
has no say: goods by name, `vp`, `card`, `ship`, `refreshed` workers. `otherwise` are the ways to pay gold for resources
that are there (EN-2.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action, parts_of, verb, write_word
from deskovka.core.rules import LANGUAGES
from deskovka.core.shapes import SeatNumber
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.building import Build
from deskovka.games.empires_north.cards import Body, Distance, Tile
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.discs import SECOND_USE, UseDiscAgain
from deskovka.games.empires_north.effects.choose import ChooseNumber, ChooseOne
from deskovka.games.empires_north.effects.find import BuildOrKeep
from deskovka.games.empires_north.effects.gain import Gain
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.features import (
    NextFeature,
    OfferFeature,
    OrderFeatures,
    PayForFeature,
    feature_of,
)
from deskovka.games.empires_north.goods import GOLD, Price
from deskovka.games.empires_north.locations import UseAction
from deskovka.games.empires_north.lookout import KeepCards, KeepFromLookout
from deskovka.games.empires_north.names import PieceName, piece_named
from deskovka.games.empires_north.paying import GoldFor, payment
from deskovka.games.empires_north.sailing import Cargo
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.storage import TakeInterest
from deskovka.games.empires_north.text.card_words import CardWords
from deskovka.games.empires_north.tiles import PlayBoost
from deskovka.server.empires_north.changes import Amounts, change
from deskovka.server.empires_north.signs import Signs, body_signs
from deskovka.text import Texts

MOST_WAYS = 8  # of paying, beside the usual one
WORDS = {language: CardWords(Texts(language, GAME.name)) for language in LANGUAGES}


class Way(TypedDict):
    """The same answer, paid in another way."""

    action: str
    cost: Amounts


class EmpiresAnswer(TypedDict):
    """One legal answer: what it does, how it is written, what it is about, what it takes and brings at once."""

    do: str
    action: str
    cost: NotRequired[Amounts]
    gain: NotRequired[Amounts]
    otherwise: NotRequired[list[Way]]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    piece: NotRequired[str]
    victim: NotRequired[SeatNumber]
    tile: NotRequired[Annotated[str, Tile]]
    origin: NotRequired[Annotated[str, Tile]]
    place: NotRequired[int]
    places: NotRequired[int]
    cargo: NotRequired[Annotated[str, Cargo]]
    distance: NotRequired[Annotated[str, Distance]]
    clan: NotRequired[Annotated[str, Clan]]
    goods: NotRequired[list[str]]
    number: NotRequired[int]
    signs: NotRequired[Signs]
    words: NotRequired[dict[str, str]]


class EmpiresOffer(TypedDict):
    """The legal answers of a seat, as the top of the server's file says."""

    kind: Literal["answers"]
    decision: str | None
    answers: list[EmpiresAnswer]


def offer(state: EmpiresState, seat: Seat) -> EmpiresOffer:
    """What a seat may answer now; nothing if it is not asked."""
    decision = GAME.decision(state)
    if decision is None or seat not in decision.seats:
        return {"kind": "answers", "decision": None, "answers": []}
    found = [answer(state, decision, seat, action) for action in GAME.legal(state, seat)]
    return {"kind": "answers", "decision": type(decision).__name__, "answers": found}


def preview(state: EmpiresState, seat: Seat, action: Action) -> EmpiresAnswer:
    """What one legal answer costs and brings."""
    decision = GAME.decision(state)
    assert decision is not None
    return answer(state, decision, seat, action)


def actions(offer: EmpiresOffer) -> list[str]:
    """Every usual action an offer stands for, in notation."""
    return [answer["action"] for answer in offer["answers"]]


def answer(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Action
) -> EmpiresAnswer:
    found: EmpiresAnswer = {"do": verb(type(action)), "action": str(action)}
    for field, part in parts_of(action).items():
        tell_part(found, field, part)
    if isinstance(decision, BuildOrKeep):
        found["card"] = str(decision.card)  # only its owner is offered anything
    if isinstance(decision, OrderFeatures) and isinstance(action, NextFeature):
        found["card"] = str(decision.waiting[action.number - 1].card)
    told = body_of(state, decision, seat, action)
    if told is not None:
        found["signs"] = body_signs(told)
        found["words"] = {language: words.with_icons(words.body(told)) for language, words in WORDS.items()}
    cost, gain = cost_and_gain(state, decision, seat, action)
    if cost:
        found["cost"] = cost
    if gain:
        found["gain"] = gain
    ways = list(other_ways(state, decision, seat, action))
    if ways:
        found["otherwise"] = ways
    return found


def tell_part(found: Any, field: str, part: Any) -> None:
    """A field of an action under the name it has in an answer."""
    if isinstance(part, GoldFor):
        return
    if isinstance(part, PieceName):
        found["piece"] = str(part)
    elif isinstance(part, tuple):
        found[field] = [write_word(item) for item in part]
    elif field == "good":
        found["goods"] = [write_word(part)]
    else:
        found[field] = part if type(part) is int else write_word(part)


def cost_and_gain(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Action
) -> tuple[Amounts, Amounts]:
    if isinstance(action, KeepCards):  # known without doing it, and others choose at the same time
        cost = {"worker": len(action.cards)} if isinstance(decision, KeepFromLookout) and action.cards else {}
        return cost, {}
    return change(state, decision, seat, action)


def body_of(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Action
) -> Body | None:
    """What the words of an answer do not tell by themselves: the steps that are chosen."""
    if isinstance(action, ChooseNumber) and isinstance(decision, ChooseOne):
        return Body(do=decision.lists[action.number - 1])
    if isinstance(action, PayForFeature) and isinstance(decision, OfferFeature):
        return feature_of(state, decision.waiting).body
    if isinstance(action, NextFeature) and isinstance(decision, OrderFeatures):
        return feature_of(state, decision.waiting[action.number - 1]).body
    if isinstance(action, TakeInterest):
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        storage = state.card_of(piece).storage
        assert storage is not None
        return Body(do=(Gain(storage.choose[action.number - 1]),))
    return None


def other_ways(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Any
) -> Iterator[Way]:
    """EN-2.3: gold in place of resources that are there."""
    price = price_paid(state, decision, seat, action)
    if price is None or price.any or not state.held(seat, GOLD):
        return
    usual = payment(state, seat, price, GoldFor())
    seen = [usual]
    for gold_for in some_of([kind for kind, amount in price.supply if kind < GOLD for _ in range(amount)]):
        paid = payment(state, seat, price, gold_for)
        if paid is None or paid in seen or len(seen) > MOST_WAYS:
            continue
        seen.append(paid)
        way = type(action)(*list(parts_of(action).values())[:-1], gold_for)
        if decision.why_not(state, seat, way) is None:
            cost, _ = change(state, decision, seat, way)
            yield {"action": str(way), "cost": cost}


def some_of(kinds: list[int]) -> Iterator[GoldFor]:
    """Every choice among some resources, without none."""
    found: dict[tuple[int, ...], None] = {}
    for bits in range(1, 1 << len(kinds)):
        found[tuple([kind for number, kind in enumerate(kinds) if bits >> number & 1])] = None
    for chosen in found:
        yield GoldFor.of(chosen)


def price_paid(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Any
) -> Price | None:
    """What an answer pays first, if that is fixed."""
    if isinstance(action, Build):
        return state.box.cards[action.card].pay
    if isinstance(action, UseDiscAgain):
        return SECOND_USE
    steps: Any = ()
    if isinstance(action, UseAction):
        piece = piece_named(state, seat, action.card)
        body = state.card_of(piece).action if piece is not None else None
        steps = body.cost if body is not None else ()
    elif isinstance(action, PlayBoost):
        boost = state.box.cards[action.card].immediate
        steps = boost.cost if boost is not None else ()
    elif isinstance(action, PayForFeature) and isinstance(decision, OfferFeature):
        steps = feature_of(state, decision.waiting).body.cost
    elif isinstance(action, ChooseNumber) and isinstance(decision, ChooseOne):
        steps = decision.lists[action.number - 1]
    return steps[0].price if steps and isinstance(steps[0], Pay) else None
