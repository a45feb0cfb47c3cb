"""Our state does what catanatron's log says, also where catanatron departs from the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Event, Seat
from deskovka.games.catan.bank import BankTrade
from deskovka.games.catan.building import BuildRoad
from deskovka.games.catan.development import CARDS, Card, PlayPlenty
from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import MASK, NUMBER, SHIFT, pack, size
from deskovka.games.catan.hands import hand_over, pay, receive
from deskovka.games.catan.production import Produced, Shortage
from deskovka.games.catan.robber import HAND_LIMIT
from deskovka.games.catan.state import CatanState, with_entry
from deskovka.peers.catanatron.departures import Departure, is_dear, is_past
from deskovka.peers.catanatron.places import KIND, RESOURCE, Places
from deskovka.peers.catanatron.table import Happened
from deskovka.peers.catanatron.translating import PLAYS, NoTranslation, Translator

TALK = ("OFFER_TRADE", "ACCEPT_TRADE", "REJECT_TRADE", "CANCEL_TRADE")  # 3.3: no card moves


class Follower:
    """One game of catanatron as our state, from its first move."""

    def __init__(self, peer: Any, target: int) -> None:
        if peer.discard_limit != HAND_LIMIT:
            raise NoTranslation(f"discards above {peer.discard_limit} cards, not above {HAND_LIMIT}")
        self.places = Places(peer.board.map)
        self.translator = Translator(self.places, peer.colors)
        self.state = new_state(self.places, len(peer.colors), target)
        self.discarded: list[str] = []  # by the one who is discarding card by card, in 3.3

    def follow(self, happened: Happened) -> list[Departure]:
        """Do the same here; what only catanatron allows is done by hand."""
        seat = self.translator.seat[happened.color]
        if happened.kind in TALK:
            return []
        if happened.kind == "CONFIRM_TRADE":
            self._trade(seat, happened.value)
            return []
        if happened.kind == "DISCARD_RESOURCE":
            self.discarded.append(happened.value)
            if len(self.discarded) < size(self.state.hands[seat]) // 2:
                return []
            happened = Happened(happened.color, "DISCARD", None, self.discarded)
            self.discarded = []
        return self._do(seat, happened)

    def _do(self, seat: Seat, happened: Happened) -> list[Departure]:
        state = self.state
        action = self.translator.ours(happened.kind, happened.value, happened.result)
        departures = []
        card = PLAYS.get(happened.kind)
        if card is not None and state.cards[seat][card] == state.fresh[card]:
            state.fresh = with_entry(state.fresh, card, state.fresh[card] - 1)
            departures.append(Departure.FRESH_CARD)
        if isinstance(action, PlayPlenty) and GAME.why_not(state, seat, action) == "CT-B9.7":
            state.cards[seat][CARDS.index(Card.PLENTY)] -= 1
            state.card_played = True
            receive(state, seat, action.cards)
            return [*departures, Departure.ONE_CARD]
        if isinstance(action, BankTrade) and is_dear(state, seat, action):
            pay(state, seat, action.give)
            receive(state, seat, action.get)
            return [*departures, Departure.DEAR]
        if isinstance(action, BuildRoad) and is_past(state, seat, action):
            state.reach[seat] |= 1 << action.edge
            departures.append(Departure.PAST)
        chance = ScriptedChance(self.translator.dictated(happened))
        events = GAME.apply(state, seat, action, chance)
        chance.finish()
        if happened.kind == "ROLL" and self._take_back(events):
            departures.append(Departure.SHORTAGE)
        return departures

    def _take_back(self, events: Iterable[Event]) -> bool:
        """What one player alone got of a good of which there was not enough."""
        short = 0
        found = False
        for event in events:
            if isinstance(event, Shortage):
                short |= MASK << SHIFT[NUMBER[event.good]]
            elif isinstance(event, Produced) and event.cards & short:
                pay(self.state, event.seat, event.cards & short)
                found = True
        return found

    def _trade(self, seat: Seat, terms: Any) -> None:
        """3.3: five numbers that are given, five that are got, and the partner."""
        partner = self.translator.seat[terms[10]]
        hand_over(self.state, seat, partner, handful(terms[:5]))
        hand_over(self.state, partner, seat, handful(terms[5:10]))


def handful(freqdeck: Any) -> int:
    """Cards as catanatron counts them."""
    numbers = [0] * len(RESOURCE)
    for kind, number in zip(KIND.values(), freqdeck):
        numbers[kind] = number
    return pack(numbers)


def new_state(places: Places, seats: int, target: int) -> CatanState:
    """The table before the first settlement, on catanatron's island; seat 0 begins."""
    setup = GAME.setup(seats, {"board": "beginner"})
    state = GAME.new_game(setup, ScriptedChance(["0"]))
    state.target = target
    state.limits = (target,) * seats
    state.island = places.island
    state.open = places.island.corners
    state.robber = places.desert
    return state
