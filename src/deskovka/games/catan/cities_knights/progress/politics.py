"""The politics cards (CT-K15.17 to CT-K15.25)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS, Corner, Edge, Hex
from deskovka.games.catan.building import ends_of, reach_of
from deskovka.games.catan.cities_knights.access import realm_of, set_progress
from deskovka.games.catan.cities_knights.knights import (
    RECRUITS,
    KnightDisplaced,
    Recruit,
    activate,
    change_guard,
    drive_away,
    knights_of,
    left,
    muster,
    recruit_places,
    resting,
    why_not_muster,
    without_knight,
)
from deskovka.games.catan.cities_knights.progress.deck import CARDS, IN_DECK, Progress, progress_of, with_card
from deskovka.games.catan.cities_knights.progress.limit import LIMIT_HANDS
from deskovka.games.catan.cities_knights.progress.playing import PlayProgress
from deskovka.games.catan.cities_knights.progress.trade import SKIP, CardsTaken, Skip, Victim, richer
from deskovka.games.catan.cities_knights.realm import NOWHERE, Held, Track
from deskovka.games.catan.goods import Cards, handfuls, holds, size
from deskovka.games.catan.hands import give_secretly
from deskovka.games.catan.points import check_victory, points
from deskovka.games.catan.roads import award_longest_road
from deskovka.games.catan.robber import (
    Discard,
    PlaceRobber,
    put_robber,
    robber_hexes,
    take_a_card,
    victims_at,
    why_not_robber_hex,
)
from deskovka.games.catan.state import CatanState, with_entry

GIFT: Final = 2  # cards, CT-K15.25


# Bishop


@value
class PlayBishop(Action):
    """`bishop`"""

    form = "bishop"


class Bishop(PlayProgress[PlayBishop]):
    """CT-K15.17: the robber moves, and everybody at its new hex gives a card; not before the first landing (CT-K9.6)."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayBishop]:
        return (PLAY_BISHOP,) if realm_of(state).barbarians.landings else ()

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayBishop) -> RuleId | None:
        return None if realm_of(state).barbarians.landings else "CT-K9.6"

    def take_effect(self, state: CatanState, seat: Seat, action: PlayBishop, play: Play[CatanState]) -> None:
        state.agenda.append(SendRobber((seat,)))


@value
class SendRobber(Decision[CatanState, PlaceRobber]):
    """CT-K15.17: where the robber goes."""

    rule = "CT-K15.17"
    answers = (PlaceRobber,)

    def options(self, state: CatanState, seat: Seat) -> list[PlaceRobber]:
        return [PlaceRobber(Hex(hex)) for hex in bits(robber_hexes(state))]

    def why_not(self, state: CatanState, seat: Seat, action: PlaceRobber) -> RuleId | None:
        return why_not_robber_hex(state, action.hex)

    def resolve(self, state: CatanState, seat: Seat, action: PlaceRobber, play: Play[CatanState]) -> None:
        put_robber(state, seat, action.hex, play)
        for victim in victims_at(state, seat, action.hex):
            take_a_card(state, seat, victim, f"bishop {action.hex} {victim}", play)


# Deserter


@value
class PlayDeserter(Action):
    """`deserter 2`"""

    form = "deserter {victim}"
    victim: Seat


@value
class Dismiss(Action):
    """`dismiss E7n`: the knight that deserts."""

    form = "dismiss {knight}"
    knight: Corner


@value
class KnightDeserted(Event):
    """A knight of an opponent leaves the board."""

    seat: Seat
    corner: Corner
    strength: int


class Deserter(PlayProgress[PlayDeserter]):
    """CT-K15.19: an opponent gives up a knight, and one like it may be placed."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayDeserter]:
        return [PlayDeserter(other) for other in state.after(seat) if deserters(state, other)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayDeserter) -> RuleId | None:
        if action in self.ways(state, seat):
            return None
        there = action.victim in state.after(seat) and knights_of(state).corners[action.victim]
        return state.book.loyal_rule if there else "CT-K15.19"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayDeserter, play: Play[CatanState]
    ) -> None:
        knights = deserters(state, action.victim)
        if knights.bit_count() == 1:
            desert(state, seat, action.victim, Corner(knights.bit_length() - 1), play)
        else:
            state.agenda.append(ChooseDeserter((action.victim,), seat))


def deserters(state: CatanState, seat: Seat) -> int:
    """The knights of a seat that can desert."""
    return knights_of(state).corners[seat] & ~state.book.loyal(state)


class By(TypedDict):
    """Who played the card."""

    by: Seat


@value
class ChooseDeserter(Decision[CatanState, Dismiss]):
    """CT-K15.19: which of the own knights deserts."""

    rule = "CT-K15.19"
    answers = (Dismiss,)
    by: Seat

    def options(self, state: CatanState, seat: Seat) -> list[Dismiss]:
        return [Dismiss(Corner(corner)) for corner in bits(deserters(state, seat))]

    def about(self, state: CatanState) -> By:
        return {"by": self.by}

    def resolve(self, state: CatanState, seat: Seat, action: Dismiss, play: Play[CatanState]) -> None:
        desert(state, self.by, seat, action.knight, play)


def desert(state: CatanState, seat: Seat, victim: Seat, corner: Corner, play: Play[CatanState]) -> None:
    knights = knights_of(state)
    strength, active = knights.strength(corner), bool(knights.active >> corner & 1)
    play.tell(KnightDeserted(victim, corner, strength))
    change_guard(state, victim, without_knight(knights, victim, int(corner)), 1 << corner, play)
    check_victory(state, play)
    while strength and not left(knights_of(state), seat, strength):
        strength -= 1  # the next lower one, if there is no piece
    if strength and recruit_places(state, seat) and state.agenda:
        state.agenda.append(WelcomeDeserter((seat,), strength, active))


class PlaceDeserter(Deed[CatanState, Recruit]):
    """At a place where one could be recruited."""

    def options(self, asked: WelcomeDeserter, state: CatanState, seat: Seat) -> list[Recruit]:
        return [RECRUITS[corner] for corner in bits(recruit_places(state, seat))]

    def why_not(
        self, asked: WelcomeDeserter, state: CatanState, seat: Seat, action: Recruit
    ) -> RuleId | None:
        return why_not_muster(state, seat, action.corner)

    def do(
        self, asked: WelcomeDeserter, state: CatanState, seat: Seat, action: Recruit, play: Play[CatanState]
    ) -> None:
        muster(state, seat, action.corner, asked.strength, asked.active, play)


class DoWithout(Deed[CatanState, Skip]):
    """Nobody must."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Skip]:
        return (SKIP,)

    def do(self, asked: object, state: CatanState, seat: Seat, action: Skip, play: Play[CatanState]) -> None:
        pass


@value
class WelcomeDeserter(Choice[CatanState]):
    """CT-K15.19: a knight of the same strength and state may be placed."""

    rule = "CT-K15.19"
    answers = deeds({Recruit: PlaceDeserter(), Skip: DoWithout()})
    strength: int
    active: bool


# Diplomat


@value
class PlayDiplomat(Action):
    """`diplomat E7ne`"""

    form = "diplomat {edge}"
    edge: Edge


@value
class PieceRemoved(Event):
    """A road or ship was taken from the board."""

    seat: Seat
    owner: Seat
    edge: Edge


class Diplomat(PlayProgress[PlayDiplomat]):
    """CT-K15.20: an open road, or ship, is removed; an own one may be laid again elsewhere."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayDiplomat]:
        return [PlayDiplomat(Edge(edge)) for edge in open_pieces(state)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayDiplomat) -> RuleId | None:
        return None if action.edge in open_pieces(state) else "CT-K15.20"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayDiplomat, play: Play[CatanState]
    ) -> None:
        edge = int(action.edge)
        owner = owner_of(state, edge)
        laying = remove_piece(state, owner, edge)
        play.tell(PieceRemoved(seat, owner, action.edge))
        award_longest_road(state, play)
        check_victory(state, play)
        if owner == seat and state.agenda:
            asked = LayAgain((seat,), laying.__name__, action.edge)
            if len(asked.options(state, seat)) > 1:
                state.agenda.append(asked)


def owner_of(state: CatanState, edge: int) -> Seat:
    for seat in range(state.seats):
        if state.book.pieces(state, seat) >> edge & 1:
            return seat
    return NOWHERE


def open_pieces(state: CatanState) -> list[int]:
    """CT-K15.20: one of its ends touches no other piece of its owner."""
    knights = knights_of(state)
    found = []
    for seat in range(state.seats):
        pieces = state.book.pieces(state, seat)
        held = state.settlements[seat] | state.cities[seat] | knights.corners[seat]
        for edge in bits(pieces):
            others = pieces & ~(1 << edge)
            if any(not EDGE_MASKS[end] & others and not held >> end & 1 for end in EDGE_ENDS[edge]):
                found.append(edge)
    return sorted(found)


def remove_piece(state: CatanState, owner: Seat, edge: int) -> type[Action]:
    """Take a road or ship from the board; what kind of piece it was."""
    kind = state.book.lift(state, owner, edge)
    state.taken &= ~(1 << edge)
    state.ends[owner] = ends_of(state.book.network(state, owner))
    state.reach[owner] = reach_of(state, owner)
    state.chains[owner] = state.book.longest_route(state, owner)
    return kind


class LayPiece(Deed[CatanState, Any]):
    """Elsewhere, by all rules, for nothing."""

    def options(self, asked: LayAgain, state: CatanState, seat: Seat) -> list[Any]:
        laying = state.book.laying[asked.kind(state)]
        return [laying.at(edge) for edge in bits(laying.places(state, seat)) if edge != asked.removed]

    def why_not(self, asked: LayAgain, state: CatanState, seat: Seat, action: Any) -> RuleId | None:
        edge: Edge = action.edge
        if edge == asked.removed or type(action) is not asked.kind(state):
            return "CT-K15.20"
        return state.book.laying[type(action)].why_not_there(state, seat, edge)

    def do(self, asked: LayAgain, state: CatanState, seat: Seat, action: Any, play: Play[CatanState]) -> None:
        state.book.laying[type(action)].lay(state, seat, action.edge, play)


@value
class LayAgain(Choice[CatanState]):
    """CT-K15.20: an own road or ship that was removed may be laid again at once."""

    rule = "CT-K15.20"
    answers = deeds({Skip: DoWithout()})
    piece: str  # the name of the action that lays one
    removed: Edge

    def kind(self, state: CatanState) -> type[Action]:
        return next(kind for kind in state.book.laying if kind.__name__ == self.piece)

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        return (*state.book.laying, Skip)

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        return [*LAY_PIECE.options(self, state, seat), SKIP]

    def why_not(self, state: CatanState, seat: Seat, action: Action) -> RuleId | None:
        return None if isinstance(action, Skip) else LAY_PIECE.why_not(self, state, seat, action)

    def resolve(self, state: CatanState, seat: Seat, action: Action, play: Play[CatanState]) -> None:
        if not isinstance(action, Skip):
            LAY_PIECE.do(self, state, seat, action, play)


LAY_PIECE: Final = LayPiece()


# Intrigue


@value
class PlayIntrigue(Action):
    """`intrigue E7n`"""

    form = "intrigue {knight}"
    knight: Corner


class Intrigue(PlayProgress[PlayIntrigue]):
    """CT-K15.21: a knight of an opponent at an own road or ship is displaced, whatever its strength."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayIntrigue]:
        return [PlayIntrigue(Corner(corner)) for corner in bits(plotted(state, seat))]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayIntrigue) -> RuleId | None:
        if plotted(state, seat) >> action.knight & 1:
            return None
        return state.book.loyal_rule if state.book.loyal(state) >> action.knight & 1 else "CT-K15.21"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayIntrigue, play: Play[CatanState]
    ) -> None:
        knights = knights_of(state)
        owner = knights.owner(action.knight)
        play.tell(KnightDisplaced(seat, owner, action.knight))
        rest = without_knight(knights, owner, int(action.knight))
        change_guard(state, owner, rest, 1 << action.knight, play)
        check_victory(state, play)
        if state.agenda:
            drive_away(state, owner, knights, action.knight, play)


def plotted(state: CatanState, seat: Seat) -> int:
    """Knights of others at own roads and ships."""
    knights = knights_of(state)
    return knights.all() & ~knights.corners[seat] & state.ends[seat] & ~state.book.loyal(state)


def nobody_loyal(state: CatanState) -> int:
    return 0


# Saboteur


@value
class PlaySaboteur(Action):
    """`saboteur`"""

    form = "saboteur"


class Saboteur(PlayProgress[PlaySaboteur]):
    """CT-K15.22: everybody with at least as many points discards half of the hand."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlaySaboteur]:
        return (PLAY_SABOTEUR,) if sabotaged(state, seat) else ()

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlaySaboteur, play: Play[CatanState]
    ) -> None:
        state.agenda.append(Sabotage(tuple(sabotaged(state, seat))))


def sabotaged(state: CatanState, seat: Seat) -> list[Seat]:
    own = points(state, seat)
    return [
        other for other in state.after(seat) if points(state, other) >= own and size(state.hands[other]) > 1
    ]


@value
class Sabotage(Discard):
    """CT-K15.22: half of the cards, rounded down."""

    rule = "CT-K15.22"


# Spy


@value
class PlaySpy(Action):
    """`spy 2`"""

    form = "spy {victim}"
    final = True
    victim: Seat


@value
class PickProgress(Action):
    """`pick crane`"""

    form = "pick {card}"
    final = True
    secret = True
    card: Progress


@value
class ProgressSeen(Event):
    """Which cards, only the two of them know."""

    reveals = True
    seat: Seat
    victim: Seat
    cards: tuple[Progress, ...] | None

    def seen_by(self, seat: Seat | None) -> ProgressSeen:
        return self if seat in (self.seat, self.victim) else ProgressSeen(self.seat, self.victim, None)


@value
class ProgressTaken(Event):
    """Which card, only the two of them see."""

    reveals = True
    seat: Seat
    victim: Seat
    deck: Track
    card: Progress | None

    def seen_by(self, seat: Seat | None) -> ProgressTaken:
        if seat in (self.seat, self.victim):
            return self
        return ProgressTaken(self.seat, self.victim, self.deck, None)


class Spy(PlayProgress[PlaySpy]):
    """CT-K15.23: see the progress cards of an opponent, and take one."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlaySpy]:
        hands = progress_of(state).hands
        return [PlaySpy(other) for other in state.after(seat) if hands[other]]

    def take_effect(self, state: CatanState, seat: Seat, action: PlaySpy, play: Play[CatanState]) -> None:
        progress, victim = progress_of(state), action.victim
        seen = tuple([Held(held.card, held.known | 1 << seat) for held in progress.hands[victim]])
        set_progress(state, progress.but(hands=with_entry(progress.hands, victim, seen)))
        play.tell(ProgressSeen(seat, victim, tuple([CARDS[held.card] for held in seen])))
        state.agenda += [LIMIT_HANDS, TakeProgress((seat,), victim)]


@value
class TakeProgress(Decision[CatanState, PickProgress]):
    """CT-K15.23: one of the cards that were shown."""

    rule = "CT-K15.23"
    answers = (PickProgress,)
    victim: Seat

    def options(self, state: CatanState, seat: Seat) -> list[PickProgress]:
        held = {card.card for card in progress_of(state).hands[self.victim]}
        return [PickProgress(CARDS[kind]) for kind in sorted(held)]

    def about(self, state: CatanState) -> Victim:
        return {"victim": self.victim}

    def resolve(self, state: CatanState, seat: Seat, action: PickProgress, play: Play[CatanState]) -> None:
        progress = progress_of(state)
        hand = progress.hands[self.victim]
        place = [held.card for held in hand].index(CARDS.index(action.card))
        rest = with_entry(progress.hands, self.victim, hand[:place] + hand[place + 1 :])
        taken = Held(hand[place].card, 1 << seat | 1 << self.victim)
        # Others who knew the hand do not know which card went.
        known = 1 << seat | 1 << self.victim
        left_there = tuple([Held(held.card, held.known & known) for held in rest[self.victim]])
        hands = with_card(with_entry(rest, self.victim, left_there), seat, taken)
        set_progress(state, progress.but(hands=hands))
        if play.heard:
            play.tell(ProgressTaken(seat, self.victim, IN_DECK[action.card][0], action.card))


# Warlord


@value
class PlayWarlord(Action):
    """`warlord`"""

    form = "warlord"


class Warlord(PlayProgress[PlayWarlord]):
    """CT-K15.24: all own knights are activated for nothing."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayWarlord]:
        return (PLAY_WARLORD,) if resting(state, seat) else ()

    def take_effect(self, state: CatanState, seat: Seat, action: PlayWarlord, play: Play[CatanState]) -> None:
        for corner in bits(resting(state, seat)):
            activate(state, seat, Corner(corner), play)


# Wedding


@value
class PlayWedding(Action):
    """`wedding`"""

    form = "wedding"
    final = True


@value
class Present(Action):
    """`present wool+ore`"""

    form = "present {cards}"
    final = True
    secret = True
    cards: Cards


class Wedding(PlayProgress[PlayWedding]):
    """CT-K15.25: everybody with more points gives two cards, or the only one."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayWedding]:
        return (PLAY_WEDDING,) if guests(state, seat) else ()

    def take_effect(self, state: CatanState, seat: Seat, action: PlayWedding, play: Play[CatanState]) -> None:
        asked = tuple([other for other in guests(state, seat) if size(state.hands[other]) > GIFT])
        for other in guests(state, seat):
            if other not in asked:
                give_present(state, other, seat, Cards(state.hands[other]), play)
        if asked:
            state.agenda.append(ChooseGift(asked, seat))


def guests(state: CatanState, seat: Seat) -> list[Seat]:
    return [other for other in richer(state, seat) if state.hands[other]]


def give_present(state: CatanState, giver: Seat, taker: Seat, cards: Cards, play: Play[CatanState]) -> None:
    give_secretly(state, giver, taker, cards)
    play.tell(CardsTaken(taker, giver, size(cards), cards))


@value
class ChooseGift(Decision[CatanState, Present]):
    """CT-K15.25: which two cards are given; only the two of them see."""

    rule = "CT-K15.25"
    answers = (Present,)
    by: Seat

    def options(self, state: CatanState, seat: Seat) -> list[Present]:
        return [Present(Cards(cards)) for cards in handfuls(state.hands[seat], GIFT)]

    def why_not(self, state: CatanState, seat: Seat, action: Present) -> RuleId | None:
        fits = size(action.cards) == GIFT and holds(state.hands[seat], action.cards)
        return None if fits else self.rule

    def about(self, state: CatanState) -> By:
        return {"by": self.by}

    def resolve(self, state: CatanState, seat: Seat, action: Present, play: Play[CatanState]) -> None:
        give_present(state, seat, self.by, action.cards, play)


PLAY_BISHOP: Final = PlayBishop()
PLAY_SABOTEUR: Final = PlaySaboteur()
PLAY_WARLORD: Final = PlayWarlord()
PLAY_WEDDING: Final = PlayWedding()
