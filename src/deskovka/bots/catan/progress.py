"""Progress cards: what they are worth in a hand, which ways to play them make sense, and what they ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.bots.catan.production import WAYS, covered_dots
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.cities_knights.progress.deck import CARDS, Progress, progress_of
from deskovka.games.catan.cities_knights.progress.diplomacy import PlayDiplomat, owner_of
from deskovka.games.catan.cities_knights.progress.harbor import GIVE_ONE, GiveCommodity, OfferGood
from deskovka.games.catan.cities_knights.progress.playing import SKIP, FifthCard, ReturnCard
from deskovka.games.catan.cities_knights.progress.politics import ChooseGift, Present, SendRobber
from deskovka.games.catan.cities_knights.progress.science import PlayInventor
from deskovka.games.catan.cities_knights.progress.spying import PickProgress, TakeProgress
from deskovka.games.catan.cities_knights.progress.trade import ChooseTwo, TakeFrom
from deskovka.games.catan.goods import (
    COMMODITY_KINDS,
    NUMBER,
    ONE,
    RESOURCE_KINDS,
    Cards,
    count,
    kinds,
    only,
    size,
)
from deskovka.games.catan.production import yield_to
from deskovka.games.catan.robber import PlaceRobber, victims_at
from deskovka.games.catan.state import CatanState

WORTH = {  # in points, chosen by hand
    Progress.COMMERCIAL_HARBOR: 0.2,
    Progress.MASTER_MERCHANT: 0.4,
    Progress.MERCHANT: 0.7,
    Progress.MERCHANT_FLEET: 0.2,
    Progress.RESOURCE_MONOPOLY: 0.45,
    Progress.TRADE_MONOPOLY: 0.35,
    Progress.ALCHEMIST: 0.2,
    Progress.CRANE: 0.25,
    Progress.ENGINEER: 0.15,
    Progress.INVENTOR: 0.25,
    Progress.IRRIGATION: 0.3,
    Progress.MEDICINE: 0.4,
    Progress.MINING: 0.3,
    Progress.ROAD_BUILDING: 0.35,
    Progress.SMITH: 0.25,
    Progress.BISHOP: 0.35,
    Progress.DESERTER: 0.45,
    Progress.DIPLOMAT: 0.15,
    Progress.INTRIGUE: 0.1,
    Progress.SABOTEUR: 0.3,
    Progress.SPY: 0.3,
    Progress.WARLORD: 0.3,
    Progress.WEDDING: 0.4,
}
WORTHS = tuple(WORTH.get(card, 0.0) for card in CARDS)
CROWDED = (1.0, 0.85, 0.65, 0.4, 0.2)  # how much the best, the second best and so on of a hand counts
LAST = 0.5  # how much a card counts at the end of a game
TOKENS = 3  # ways to swap tokens that are tried
HEXES = 4  # that are thought of for a Bishop
STOLEN = 0.12  # points, a card that a Bishop brings


def cards_worth(state: CatanState, seat: Seat, lasting: float) -> float:
    """The progress cards in a hand; a full hand has no room for the next."""
    worths = sorted([WORTHS[held.card] for held in progress_of(state).hands[seat]], reverse=True)
    full = sum([worth * part for worth, part in zip(worths, CROWDED)])
    return full * (LAST + (1 - LAST) * lasting)


def holdings(state: CatanState, seat: Seat, weights: Weights) -> float:
    """What another has in hand."""
    cards = len(progress_of(state).hands[seat])
    return weights.hand * size(state.hands[seat]) + weights.progress_hand * cards


def sensible(state: CatanState, seat: Seat, ways: Sequence[Action]) -> Iterable[Action]:
    """Of many ways to play a card those that may be good."""
    if ways and isinstance(ways[0], PlayInventor):
        return sorted(ways, key=lambda way: -swap_gain(state, seat, way))[:TOKENS]
    if ways and isinstance(ways[0], PlayDiplomat):
        leaders = {max(range(state.seats), key=lambda other: state.chains[other]), seat}
        return [
            way for way in ways if isinstance(way, PlayDiplomat) and owner_of(state, int(way.edge)) in leaders
        ]
    return ways


def swap_gain(state: CatanState, seat: Seat, way: Action) -> float:
    """How many dots a swap of tokens brings, less a part of what it brings to the others."""
    assert isinstance(way, PlayInventor)
    tiles = state.island.tiles
    found = 0.0
    for hex, other in ((way.hex, way.other), (way.other, way.hex)):
        kind = tiles[hex].kind
        assert kind is not None
        more = WAYS[tiles[other].token] - WAYS[tiles[hex].token]
        for owner in range(state.seats):
            share = 1.0 if owner == seat else -1 / state.seats
            found += more * share * size(yield_to(state, owner, hex, kind))
    return found


# What the cards ask


def choose_two(state: CatanState, asked: ChooseTwo, valuer: Valuer) -> TakeFrom:
    """One card after the other, always the one that helps most."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(2):
        left = state.hands[asked.victim] - (hand - start)
        hand = max([hand + ONE[kind] for kind in kinds(left)], key=worth)
    return TakeFrom(Cards(hand - start))


def choose_gift(state: CatanState, asked: ChooseGift, valuer: Valuer) -> Present:
    """One card after the other, always the one that is missed least."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(2):
        hand = max([hand - ONE[kind] for kind in kinds(hand)], key=worth)
    return Present(Cards(start - hand))


def offer_good(state: CatanState, asked: OfferGood, valuer: Valuer) -> Action:
    """The resource that is missed least, to everybody who may have a commodity."""
    options = asked.options(state, valuer.seat)
    if SKIP in options and not only(state.hands[asked.partners[0]], COMMODITY_KINDS):
        return SKIP
    worth = valuer.keeping(state)
    left = state.hands[valuer.seat] - sum(ONE[NUMBER[good]] for good in asked.goods)
    offered = [kind for kind in RESOURCE_KINDS if count(left, kind)]
    return GIVE_ONE[max(offered, key=lambda kind: worth(left - ONE[kind]))]


def give_commodity(state: CatanState, asked: GiveCommodity, valuer: Valuer) -> Action:
    """The one that is missed least."""
    worth, hand = valuer.keeping(state), state.hands[valuer.seat]
    held = kinds(only(hand, COMMODITY_KINDS))
    return GIVE_ONE[max(held, key=lambda kind: worth(hand - ONE[kind]))]


def take_progress(state: CatanState, asked: TakeProgress, valuer: Valuer) -> PickProgress:
    """The best."""
    return max(asked.options(state, valuer.seat), key=lambda option: WORTH[option.card])


def send_robber(state: CatanState, asked: SendRobber, valuer: Valuer) -> PlaceRobber:
    """Where it hurts others most, and many have cards; what it comes to is worked out for a few hexes."""
    card = valuer.promised(state, STOLEN)

    def harm(option: PlaceRobber) -> int:
        lost = [size(covered_dots(state, seat, int(option.hex))) for seat in range(state.seats)]
        victims = len(victims_at(state, valuer.seat, option.hex))
        return sum(lost) - state.seats * lost[valuer.seat] + 2 * victims

    def worth(option: PlaceRobber) -> float:
        trial = state.copy()
        trial.robber = int(option.hex)
        return valuer.value(trial) + card * len(victims_at(state, valuer.seat, option.hex))

    options = sorted(asked.options(state, valuer.seat), key=harm, reverse=True)
    return max(options[:HEXES], key=worth)


def worst_card(state: CatanState, asked: FifthCard, seat: Seat) -> ReturnCard:
    """What goes back if nothing is played."""
    held = {card.card for card in progress_of(state).hands[seat]}
    return ReturnCard(CARDS[min(sorted(held), key=lambda kind: WORTHS[kind])])
