"""The seven and the robber (CT-B5)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step, Task
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex
from deskovka.games.catan.goods import GOODS, MASK, SHIFT, Cards, Good, each_card, handfuls, holds, size
from deskovka.games.catan.hands import pay, steal
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState

HAND_LIMIT: Final = 7
MOST_LISTED: Final = 600  # ways to discard


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
        rich = tuple([seat for seat in order if has_too_many(state, seat)])
        thief = state.book.thief(state, active, "seven")
        if thief is not None:
            state.agenda.append(thief)
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
    partial = (DiscardCards,)

    def options(self, state: CatanState, seat: Seat) -> Iterable[DiscardCards]:
        """A hand of twenty cards of eight kinds can be halved in thousands of ways: so many are listed."""
        hand = state.hands[seat]
        return [DiscardCards(Cards(cards)) for cards in handfuls(hand, size(hand) // 2, MOST_LISTED)]

    def why_not(self, state: CatanState, seat: Seat, action: DiscardCards) -> RuleId | None:
        hand = state.hands[seat]
        fits = holds(hand, action.cards) and size(action.cards) == size(hand) // 2
        return None if fits else self.rule

    def sample(self, state: CatanState, seat: Seat, random: Random) -> DiscardCards:
        """Of each kind some number that can be right, without listing all ways."""
        hand = state.hands[seat]
        left = size(hand)
        needed, cards = left // 2, 0
        for kind in state.book.kinds:
            shift = SHIFT[kind]
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
        return robber_moves(state, seat)

    def why_not(self, state: CatanState, seat: Seat, action: PlaceRobber | Rob) -> RuleId | None:
        return why_not_robber(state, seat, action)

    def sample(self, state: CatanState, seat: Seat, random: Random) -> PlaceRobber | Rob:
        return some_robber_move(state, seat, random)

    def resolve(
        self, state: CatanState, seat: Seat, action: PlaceRobber | Rob, play: Play[CatanState]
    ) -> None:
        move_robber(state, seat, action, self.cause, play)


def has_too_many(state: CatanState, seat: Seat) -> bool:
    """CT-B5.1: whether a seat must discard."""
    held = size(state.hands[seat])
    return held > HAND_LIMIT and held > hand_limit(state, seat)


def hand_limit(state: CatanState, seat: Seat) -> int:
    """CT-B5.1: so many cards are safe."""
    limit = HAND_LIMIT
    for room in state.book.hand_room:
        limit += room(state, seat)
    return limit


def robber_moves_again(state: CatanState, seat: Seat, cause: str) -> Task[CatanState]:
    return MoveRobber((seat,), cause)


def robber_hexes(state: CatanState) -> int:
    """CT-B5.2: every land hex but its own."""
    return state.island.land & ~(1 << state.robber) if state.robber >= 0 else state.island.land


def robber_moves(state: CatanState, seat: Seat) -> list[PlaceRobber | Rob]:
    found: list[PlaceRobber | Rob] = []
    for hex in bits(robber_hexes(state)):
        victims = victims_at(state, seat, hex)
        found += [Rob(Hex(hex), victim) for victim in victims] or [PlaceRobber(Hex(hex))]
    return found


def why_not_robber_hex(state: CatanState, hex: int) -> RuleId | None:
    """The rule against the robber on a hex, whoever is robbed there."""
    if hex < 0 or not robber_hexes(state) >> hex & 1:
        return why_not_on(state, hex, state.island.sea, "CT-B5.2")
    return None


def why_not_robber(state: CatanState, seat: Seat, action: PlaceRobber | Rob) -> RuleId | None:
    rule = why_not_robber_hex(state, action.hex)
    if rule is not None:
        return rule
    victims = victims_at(state, seat, action.hex)
    fits = action.victim in victims if isinstance(action, Rob) else not victims
    return None if fits else "CT-B5.3"


def why_not_on(state: CatanState, hex: int, banned: int, otherwise: RuleId) -> RuleId:
    """CT-S5.4, CT-S5.5: land and sea part robber and pirate, and neither goes where a hex lies face down."""
    if hex >= 0 and banned >> hex & 1:
        return "CT-S5.4"
    tile = state.island.tiles.get(hex)
    return "CT-S5.5" if tile is not None and tile.terrain is Terrain.UNKNOWN else otherwise


def some_robber_move(state: CatanState, seat: Seat, random: Random) -> PlaceRobber | Rob:
    """A hex at random, then a victim."""
    hex = Hex(any_bit(robber_hexes(state), random))
    victims = victims_at(state, seat, hex)
    return Rob(hex, victims[int(random.random() * len(victims))]) if victims else PlaceRobber(hex)


def move_robber(
    state: CatanState, seat: Seat, action: PlaceRobber | Rob, cause: str, play: Play[CatanState]
) -> None:
    put_robber(state, seat, action.hex, play)
    if isinstance(action, Rob):
        take_a_card(state, seat, action.victim, cause, play)
    check_victory(state, play)


def put_robber(state: CatanState, seat: Seat, hex: Hex, play: Play[CatanState]) -> None:
    state.robber = int(hex)
    if play.heard:
        tile = state.island.tiles[int(hex)]
        play.tell(RobberMoved(seat, hex, tile.terrain.value, tile.token))


def take_a_card(state: CatanState, seat: Seat, victim: Seat, cause: str, play: Play[CatanState]) -> None:
    """A random card, which only the two of them see."""
    held = [GOODS[kind] for kind in each_card(state.hands[victim])]
    good = play.pick_hidden((seat, victim), held, "stolen", state.turn, cause)
    steal(state, seat, victim, GOODS.index(good))
    if play.heard:
        play.tell(Stolen(seat, victim, good))


def victims_at(state: CatanState, seat: Seat, hex: int) -> list[Seat]:
    """CT-B5.3: the opponents with a building at a hex and a card in hand."""
    corners = HEX_CORNER_MASKS[hex] & state.built
    if not corners:
        return []
    return [
        other
        for other, hand in enumerate(state.hands)
        if hand and other != seat and corners & (state.settlements[other] | state.cities[other])
    ]
