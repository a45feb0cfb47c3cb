"""The politics cards (CT-K15.17 to CT-K15.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.knight_actions import KnightDisplaced, drive_away
from deskovka.games.catan.cities_knights.knights import (
    activate,
    change_guard,
    knights_of,
    resting,
    without_knight,
)
from deskovka.games.catan.cities_knights.progress.deserting import By
from deskovka.games.catan.cities_knights.progress.playing import PlayProgress
from deskovka.games.catan.cities_knights.progress.trade import CardsTaken, richer
from deskovka.games.catan.goods import Cards, handfuls, holds, size
from deskovka.games.catan.hands import give_secretly
from deskovka.games.catan.points import check_victory, points
from deskovka.games.catan.robber import (
    Discard,
    PlaceRobber,
    put_robber,
    robber_hexes,
    take_a_card,
    victims_at,
    why_not_robber_hex,
)
from deskovka.games.catan.state import CatanState

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
