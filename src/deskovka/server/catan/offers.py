"""The legal answers to a question as plain JSON: by place, or by kind where there is no place.

    {"kind": "places", "decision": "TakeTurn",
     "places": {"corner:E7n": [{"do": "settle", "action": "settle E7n", "cost": {"wool": 1, ...}, "gain": {"points": 1}}]},
     "others": [{"do": "bank", "action": "bank 4wool for ore", "cost": {"wool": 4}, "gain": {"ore": 1}}],
     "handful": {"do": "discard", "of": {"wool": 5, "ore": 4}, "size": 4},
     "trade": {"do": "offer", "partners": [1, 2]}}

A place is `hex:E7`, `corner:E7n` or `edge:E7ne`. `cost` and `gain` count cards and points, and `road` (at sea `route`), the
length of the longest chain if it grows. An answer names what else it is about by the fields of its action: the `victim` of the
robber, the `partner` of a deal, a `good`, the cards somebody would `give` and `get`, a `track` or `deck` of Cities & Knights,
a progress `card`, the dice an Alchemist sets, the second place `to` which a ship or a knight moves from its own. `handful`
stands for every choice of so many cards, out of a hand or out of the bank. `trade` says that besides those listed an offer
(or a counter-offer) of any cards may be made, and to whom.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, cast

from deskovka.core.game import Decision, Json, Seat
from deskovka.core.notation import Action, parts_of, verb
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.progress.politics import GIFT, ChooseGift, Present
from deskovka.games.catan.cities_knights.progress.trade import TAKEN, ChooseTwo, TakeFrom
from deskovka.games.catan.cities_knights.realm import Track
from deskovka.games.catan.goods import GOODS, RESOURCE_KINDS, Amounts, Cards, Good, handfuls, only, pack, size
from deskovka.games.catan.robber import Discard, DiscardCards
from deskovka.games.catan.seafarers.gold import ChooseCards, TakeCards
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, Seats
from deskovka.games.catan.turn import TakeTurn
from deskovka.server.catan.changes import change, goods

PLACES = {Hex: "hex", Corner: "corner", Edge: "edge"}


class Answer(TypedDict):
    """One legal answer: what it does, how it is written, what it is about, what it takes and brings at once."""

    do: str
    action: str
    give: NotRequired[Amounts]
    get: NotRequired[Amounts]
    victim: NotRequired[Seat]
    partner: NotRequired[Seat]
    good: NotRequired[Annotated[str, Good]]
    cards: NotRequired[Amounts]
    track: NotRequired[Annotated[str, Track]]
    deck: NotRequired[Annotated[str, Track]]
    card: NotRequired[Annotated[str, Progress]]
    red: NotRequired[int]
    yellow: NotRequired[int]
    partners: NotRequired[list[Seat]]
    to: NotRequired[str]
    cost: NotRequired[Amounts]
    gain: NotRequired[dict[str, int]]


class Handful(TypedDict):
    """So many cards of these may be chosen."""

    do: str
    of: Amounts
    size: int


class FreeTrade(TypedDict):
    """Cards of one's own choice may be offered to these."""

    do: Literal["offer", "counter"]
    partners: list[Seat]


class CatanOffer(TypedDict):
    """The legal answers of a seat, as the top of the server's file says."""

    kind: Literal["places"]
    decision: str | None
    places: dict[str, list[Answer]]
    others: list[Answer]
    handful: NotRequired[Handful]
    trade: NotRequired[FreeTrade]


def offer(state: CatanState, seat: Seat) -> CatanOffer:
    """What a seat may answer now; nothing if it is not asked."""
    decision = GAME.decision(state)
    found: CatanOffer = {"kind": "places", "decision": None, "places": {}, "others": []}
    if decision is None:
        return found
    if seat not in decision.seats:  # who made an offer may withdraw it before all have answered
        found["others"] = [answer(state, seat, action)[1] for action in GAME.legal(state, seat)]
        return found
    found["decision"] = type(decision).__name__
    if (handful := handful_of(state, seat, decision)) is not None:
        found["handful"] = handful
        return found
    for action in GAME.legal(state, seat):
        place, told = answer(state, seat, action)
        (found["places"].setdefault(place, []) if place else found["others"]).append(told)
    if (trade := free_trade(state, seat, decision)) is not None:
        found["trade"] = trade
    return found


def handful_of(state: CatanState, seat: Seat, decision: Decision[CatanState, Any]) -> Handful | None:
    """The cards to choose among, where any so many of them may be chosen."""
    if isinstance(decision, Discard):
        hand = state.hands[seat]
        return {"do": verb(DiscardCards), "of": goods(hand), "size": size(hand) // 2}
    if isinstance(decision, ChooseCards):
        return {"do": verb(TakeCards), "of": goods(only(state.bank, RESOURCE_KINDS)), "size": decision.number}
    if isinstance(decision, ChooseTwo):
        return {"do": verb(TakeFrom), "of": goods(state.hands[decision.victim]), "size": TAKEN}
    if isinstance(decision, ChooseGift):
        return {"do": verb(Present), "of": goods(state.hands[seat]), "size": GIFT}
    return None


def free_trade(state: CatanState, seat: Seat, decision: Decision[CatanState, Any]) -> FreeTrade | None:
    """Whether cards of one's own choice may be offered, and to whom."""
    if not state.hands[seat]:
        return None
    if isinstance(decision, TakeTurn) and state.rolled:
        return {"do": "offer", "partners": state.after(seat)}
    return {"do": "counter", "partners": [state.active]} if isinstance(decision, AnswerOffer) else None


def preview(state: CatanState, seat: Seat, action: Action) -> Answer:
    """One legal answer: what it is about, what it costs and brings."""
    return answer(state, seat, action)[1]


def answer(state: CatanState, seat: Seat, action: Action) -> tuple[str, Answer]:
    """The place of the island an answer is about, and the answer; where there are two places, it leads to the other."""
    places, found = [], cast(Any, {"do": verb(type(action)), "action": str(action)})
    for name, part in parts_of(action).items():
        if type(part) in PLACES:
            places.append(f"{PLACES[type(part)]}:{part}")
        else:
            found[name] = plain(part)
    if len(places) > 1:
        found["to"] = places[1]
    cost, gain = change(state, seat, action)
    if cost:
        found["cost"] = cost
    if gain:
        found["gain"] = gain
    return places[0] if places else "", found


def plain(item: object) -> Json:
    """What an answer is about, as JSON: cards by kind, a good by its name, players by their numbers."""
    return goods(item) if isinstance(item, Cards) else list(item) if isinstance(item, Seats) else item


def actions(offer: CatanOffer) -> list[str]:
    """Every action an offer stands for, in notation."""
    listed = [*offer["places"].values(), offer["others"]]
    found = [answer["action"] for answers in listed for answer in answers]
    if handful := offer.get("handful"):
        hand = pack([handful["of"].get(good.value, 0) for good in GOODS])
        found += [f"{handful['do']} {Cards(cards)}" for cards in handfuls(hand, handful["size"])]
    return found
