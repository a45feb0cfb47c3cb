"""The seven and the robber (CT-B5)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNERS, Hex
from deskovka.games.catan.goods import GOODS, MASK, SHIFT, Cards, Good, each_card, handfuls, holds, size
from deskovka.games.catan.hands import pay, steal
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState

HAND_LIMIT: Final = 7
HEX_MASKS: Final = tuple(sum(1 << corner for corner in corners) for corners in HEX_CORNERS)


@value
class DiscardCards(Action):
    """`discard 2wool+ore`"""

    form = "discard {cards}"
    final = True
    cards: Cards


@value
class PlaceRobber(Action):
    """`robber E7`, where nobody can be robbed."""

    form = "robber {hex}"
    final = True
    hex: Hex


@value
class Rob(Action):
    """`robber E7 from 2`: and take a card of that seat."""

    form = "robber {hex} from {victim}"
    final = True
    hex: Hex
    victim: Seat


@value
class Discarded(Event):
    seat: Seat
    cards: Cards


@value
class RobberMoved(Event):
    seat: Seat
    hex: Hex
    land: str  # its terrain
    token: int


@value
class Stolen(Event):
    """What was taken, only the two of them see."""

    reveals = True
    seat: Seat
    victim: Seat
    good: Good | None

    def seen_by(self, seat: Seat | None) -> Stolen:
        return self if seat in (self.seat, self.victim) else Stolen(self.seat, self.victim, None)


@value
class SevenRolled(Step[CatanState]):
    """First everybody with too many cards discards, then the robber is moved."""

    rule = "CT-B5.5"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        active = state.active
        order = (active, *state.after(active))
        rich = tuple([seat for seat in order if size(state.hands[seat]) > HAND_LIMIT])
        state.agenda.append(MoveRobber((active,), "seven"))
        if rich:
            state.agenda.append(Discard(rich))


class Discards(TypedDict):
    """How many cards each of those seats returns."""

    discards: dict[str, int]


@value
class Discard(Decision[CatanState, DiscardCards]):
    """Half of a hand of more than seven, rounded down."""

    rule = "CT-B5.1"
    answers = (DiscardCards,)

    def options(self, state: CatanState, seat: Seat) -> Iterable[DiscardCards]:
        hand = state.hands[seat]
        return [DiscardCards(Cards(cards)) for cards in handfuls(hand, size(hand) // 2)]

    def why_not(self, state: CatanState, seat: Seat, action: DiscardCards) -> RuleId | None:
        hand = state.hands[seat]
        fits = holds(hand, action.cards) and size(action.cards) == size(hand) // 2
        return None if fits else self.rule

    def sample(self, state: CatanState, seat: Seat, random: Random) -> DiscardCards:
        """Of each kind some number that can be right, without listing all ways."""
        hand = state.hands[seat]
        left = size(hand)
        needed, cards = left // 2, 0
        for shift in SHIFT:
            held = hand >> shift & MASK
            left -= held
            least, most = max(0, needed - left), min(held, needed)
            taken = least + int(random.random() * (most - least + 1))
            needed -= taken
            cards |= taken << shift
        return DiscardCards(Cards(cards))

    def about(self, state: CatanState) -> Discards:
        return {"discards": {str(seat): size(state.hands[seat]) // 2 for seat in self.seats}}

    def resolve(self, state: CatanState, seat: Seat, action: DiscardCards, play: Play[CatanState]) -> None:
        pay(state, seat, action.cards)
        play.tell(Discarded(seat, action.cards))


@value
class MoveRobber(Decision[CatanState, PlaceRobber | Rob]):
    """To another land hex; then a card is taken from somebody there. `cause` tells two in one turn apart."""

    rule = "CT-B5.2"
    answers = (PlaceRobber, Rob)
    cause: str

    def options(self, state: CatanState, seat: Seat) -> Iterable[PlaceRobber | Rob]:
        found: list[PlaceRobber | Rob] = []
        for hex in bits(state.island.land & ~(1 << state.robber)):
            victims = victims_at(state, seat, hex)
            found += [Rob(Hex(hex), victim) for victim in victims] or [PlaceRobber(Hex(hex))]
        return found

    def why_not(self, state: CatanState, seat: Seat, action: PlaceRobber | Rob) -> RuleId | None:
        if action.hex == state.robber or action.hex < 0 or not state.island.land >> action.hex & 1:
            return "CT-B5.2"
        victims = victims_at(state, seat, action.hex)
        fits = action.victim in victims if isinstance(action, Rob) else not victims
        return None if fits else "CT-B5.3"

    def sample(self, state: CatanState, seat: Seat, random: Random) -> PlaceRobber | Rob:
        """A hex at random, then a victim."""
        hexes = state.island.land & ~(1 << state.robber)
        for _ in range(int(random.random() * hexes.bit_count())):
            hexes &= hexes - 1
        hex = Hex((hexes & -hexes).bit_length() - 1)
        victims = victims_at(state, seat, hex)
        return Rob(hex, victims[int(random.random() * len(victims))]) if victims else PlaceRobber(hex)

    def resolve(
        self, state: CatanState, seat: Seat, action: PlaceRobber | Rob, play: Play[CatanState]
    ) -> None:
        state.robber = int(action.hex)
        if play.heard:
            tile = state.island.tiles[int(action.hex)]
            play.tell(RobberMoved(seat, action.hex, tile.terrain.value, tile.token))
        if isinstance(action, Rob):
            held = [GOODS[kind] for kind in each_card(state.hands[action.victim])]
            good = play.pick_hidden((seat, action.victim), held, "stolen", state.turn, self.cause)
            steal(state, seat, action.victim, GOODS.index(good))
            if play.heard:
                play.tell(Stolen(seat, action.victim, good))
        check_victory(state, play)


def victims_at(state: CatanState, seat: Seat, hex: int) -> list[Seat]:
    """CT-B5.3: the opponents with a building at a hex and a card in hand."""
    around = HEX_MASKS[hex] & state.built
    if not around:
        return []
    return [
        other
        for other, hand in enumerate(state.hands)
        if hand and other != seat and around & (state.settlements[other] | state.cities[other])
    ]
