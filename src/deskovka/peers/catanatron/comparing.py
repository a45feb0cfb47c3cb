"""Both engines side by side: where they differ, and whether that is one of the known departures."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.bank import BankTrade
from deskovka.games.catan.board import EDGE_MASKS
from deskovka.games.catan.building import ROAD, BuildRoad
from deskovka.games.catan.development import CARDS, PlayMonopoly, PlayPlenty, PlayRoadBuilding
from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import holds, size
from deskovka.games.catan.points import points
from deskovka.games.catan.roads import SHORTEST, longest_chain
from deskovka.games.catan.robber import DiscardCards
from deskovka.games.catan.state import NOBODY, CatanState
from deskovka.games.catan.trade import Offer
from deskovka.peers.catanatron.departures import Departure, is_dear, is_past
from deskovka.peers.catanatron.places import RESOURCES
from deskovka.peers.catanatron.translating import CARD_NAMES, TAKES, Translator, freqdeck

Facts = dict[str, Any]


class Unexplained(Exception):
    """The engines differ, and no departure says why."""


def our_facts(state: CatanState) -> Facts:
    """What must be equal after every action."""
    return {
        "resources": [freqdeck(hand) for hand in state.hands],
        "bank": freqdeck(state.bank),
        "roads": list(state.roads),
        "settlements": list(state.settlements),
        "cities": list(state.cities),
        "robber": state.robber,
        "development cards": [list(own) for own in state.cards],
        "deck": list(state.deck),
        "knights": list(state.knights),
        "largest army": state.army,
        "longest road": state.longest,
        "points": [points(state, seat) for seat in range(state.seats)],
        "turn of": state.active if state.turn else None,
    }


def their_facts(peer: Any, translator: Translator) -> Facts:
    places = translator.places
    seats = range(len(peer.colors))
    own = peer.player_state
    deck = list(peer.development_listdeck)
    roads, buildings = [0] * len(seats), {"SETTLEMENT": [0] * len(seats), "CITY": [0] * len(seats)}
    for pair, color in peer.board.roads.items():
        roads[translator.seat[color]] |= 1 << places.edge[pair]
    for node, (color, building) in peer.board.buildings.items():
        buildings[building][translator.seat[color]] |= 1 << places.corner[node]
    return {
        "resources": [[own[f"P{seat}_{resource}_IN_HAND"] for resource in RESOURCES] for seat in seats],
        "bank": list(peer.resource_freqdeck),
        "roads": roads,
        "settlements": buildings["SETTLEMENT"],
        "cities": buildings["CITY"],
        "robber": places.hex[peer.board.robber_coordinate],
        "development cards": [
            [own[f"P{seat}_{CARD_NAMES[card]}_IN_HAND"] for card in CARDS] for seat in seats
        ],
        "deck": [deck.count(CARD_NAMES[card]) for card in CARDS],
        "knights": [own[f"P{seat}_PLAYED_KNIGHT"] for seat in seats],
        "largest army": _marked(peer, "HAS_ARMY"),
        "longest road": _marked(peer, "HAS_ROAD"),
        "points": [own[f"P{seat}_ACTUAL_VICTORY_POINTS"] for seat in seats],
        "turn of": None if peer.is_initial_build_phase else peer.current_turn_index,
    }


def _marked(peer: Any, word: str) -> Seat:
    marked = [seat for seat in range(len(peer.colors)) if peer.player_state[f"P{seat}_{word}"]]
    if len(marked) > 1:
        raise Unexplained(f"catanatron: {word} for several players")
    return marked[0] if marked else NOBODY


def check_facts(ours: Facts, theirs: Facts) -> None:
    for name, own in ours.items():
        if own != theirs[name]:
            raise Unexplained(f"{name}: {own} here, {theirs[name]} in catanatron")


def check_roads(state: CatanState, lengths: list[int]) -> set[Departure]:
    """The length of the longest road of every seat."""
    found = set()
    for seat, (ours, theirs) in enumerate(zip(state.chains, lengths)):
        if ours == theirs:
            continue
        if not _without_last_roads(state, seat) <= theirs < ours:
            raise Unexplained(f"road of seat {seat}: {ours} long here, {theirs} in catanatron")
        found.add(Departure.LAST_ROAD)
    return found


def _without_last_roads(state: CatanState, seat: Seat) -> int:
    """The longest chain of roads that touch no opponent's building."""
    roads = state.roads[seat]
    for corner in bits(state.book.foreign(state, seat)):
        roads &= ~EDGE_MASKS[corner]
    return longest_chain(roads, 0)


@value
class Held:
    """Who held the Longest Road before an action; `wrongly` if only because catanatron had said so."""

    seat: Seat
    wrongly: bool


def held(state: CatanState) -> Held:
    return Held(state.longest, state.longest != _by_the_rule(state.chains, state.longest))


def check_longest(
    state: CatanState, before: Held, theirs: Seat, lengths: list[int], settled: bool
) -> Departure | None:
    """Who holds the Longest Road, if catanatron thinks the roads are so long."""
    if state.longest == theirs:
        return None
    if lengths != state.chains and theirs == _by_the_rule(lengths, before.seat):
        return Departure.LAST_ROAD
    if before.wrongly and theirs == _by_the_rule(state.chains, before.seat):
        return Departure.LAST_ROAD
    best = max(lengths)
    dubious = best < SHORTEST or lengths.count(best) > 1
    if theirs != NOBODY and lengths[theirs] == best and dubious and (settled or theirs == before.seat):
        return Departure.CUT
    raise Unexplained(
        f"longest road: {state.longest} here, {theirs} in catanatron, {before.seat} before; "
        f"lengths {state.chains} here, {lengths} in catanatron"
    )


def _by_the_rule(lengths: list[int], holder: Seat) -> Seat:
    """CT-B8.4, CT-B8.5"""
    best = max(lengths)
    if best < SHORTEST:
        return NOBODY
    if holder != NOBODY and lengths[holder] == best:
        return holder
    return lengths.index(best) if lengths.count(best) == 1 else NOBODY


def check_options(state: CatanState, seat: Seat, theirs: set[Action]) -> set[Departure]:
    """What may be done now; `theirs` without discards, which catanatron does not list."""
    if seat not in GAME.waiting(state):
        raise Unexplained(f"asked: {GAME.waiting(state)} here, {seat} in catanatron")
    ours = set(GAME.legal(state, seat))
    found = {_only_here(state, seat, action) for action in ours - theirs}
    # What is not listed may still be legal: giving the bank more than a harbour asks for (CT-B6.3).
    refused = [action for action in theirs - ours if GAME.why_not(state, seat, action) is not None]
    found |= {_only_there(state, seat, action) for action in refused}
    return found


def _only_here(state: CatanState, seat: Seat, action: Action) -> Departure:
    if isinstance(action, Offer):
        return Departure.OFFERS
    if isinstance(action, DiscardCards):
        return Departure.DISCARDS
    if not state.rolled and isinstance(action, PlayRoadBuilding | PlayPlenty | PlayMonopoly):
        return Departure.BEFORE_THE_ROLL
    if isinstance(action, PlayRoadBuilding) and not holds(state.hands[seat], ROAD):
        return Departure.FREE_ROADS
    raise Unexplained(f"{action}: legal here, not in catanatron")


def _only_there(state: CatanState, seat: Seat, action: Action) -> Departure:
    card = TAKES.get(type(action))
    if card is not None and state.rolled and state.cards[seat][card] == state.fresh[card] > 0:
        return Departure.FRESH_CARD
    if isinstance(action, PlayPlenty) and size(action.cards) == 1 and size(state.bank) > 1:
        return Departure.ONE_CARD
    if isinstance(action, BankTrade) and is_dear(state, seat, action):
        return Departure.DEAR
    if isinstance(action, BuildRoad) and is_past(state, seat, action):
        return Departure.PAST
    raise Unexplained(f"{action}: legal in catanatron, not here ({GAME.why_not(state, seat, action)})")
