"""`find` and `draw_and_build`: cards out of the own deck (EN-10.9)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import CardName, Effect, Filter
from deskovka.games.empires_north.drawing import draw, enter_hand_openly, refill
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.placing import build_from_hand, placeable
from deskovka.games.empires_north.state import EmpiresState, Origin, without


@value
class Found(Event):
    """A card was searched for and shown; the deck is shuffled. No card: there was none."""

    reveals = True
    seat: Seat
    card: CardName | None


@value
class FindCard(Action):
    """`find wool-market`"""

    form = "find {card}"
    card: CardName


@value
class BuildDrawn(Action):
    """`build-drawn`"""

    form = "build-drawn"
    final = True


@value
class KeepDrawn(Action):
    """`keep-drawn`"""

    form = "keep-drawn"


@value
class Find(Effect):
    """`find = { cards = { icon = ["guild"] } }`: one card of the kind out of the deck, if there is any."""

    cards: Filter

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        refill(state, at.seat, play)
        found = searched(state, at.seat, self.cards)
        if len(found) > 1:
            state.agenda.append(FindWhich((at.seat,), at, self.cards))
        elif found:
            take_found(state, at.seat, found[0], play)
        else:
            play.tell(Found(at.seat, None))


def searched(state: EmpiresState, seat: Seat, cards: Filter) -> list[CardName]:
    """EN-12.9: by the icons printed on them."""
    return [name for name in dict.fromkeys(state.decks[seat]) if cards.fits(state.box.cards[name])]


def take_found(state: EmpiresState, seat: Seat, card: CardName, play: Play[EmpiresState]) -> None:
    state.decks[seat] = without(state.decks[seat], card)
    enter_hand_openly(state, seat, card)
    play.tell(Found(seat, card))


@value
class FindWhich(Decision[EmpiresState, FindCard]):
    """EN-10.9: one of several; none is not allowed."""

    rule = "EN-10.9"
    answers = (FindCard,)
    origin: Origin
    cards: Filter

    def options(self, state: EmpiresState, seat: Seat) -> list[FindCard]:
        return [FindCard(card) for card in searched(state, seat, self.cards)]

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: FindCard, play: Play[EmpiresState]) -> None:
        take_found(state, seat, action.card, play)


@value
class DrawAndBuild(Effect):
    """`special = "draw_and_build"`: draw a card; if it is a location, it may be built at once for free."""

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        cards = draw(state, at.seat, 1, play)
        if (
            cards
        ):  # the question is asked whatever was drawn: else everybody would know that it is no location
            state.agenda.append(BuildOrKeep((at.seat,), at, cards[0]))


class BuildItNow(Deed[EmpiresState, BuildDrawn]):
    """A location that may be placed, for free."""

    def options(self, asked: BuildOrKeep, state: EmpiresState, seat: Seat) -> list[BuildDrawn]:
        return [BUILD_DRAWN] if placeable(state, seat, state.box.cards[asked.card]) else []

    def why_not(
        self, asked: BuildOrKeep, state: EmpiresState, seat: Seat, action: BuildDrawn
    ) -> RuleId | None:
        card = state.box.cards[asked.card]
        if placeable(state, seat, card):
            return None
        return "EN-6.7" if card.pay is None else "EN-10.7"

    def do(
        self,
        asked: BuildOrKeep,
        state: EmpiresState,
        seat: Seat,
        action: BuildDrawn,
        play: Play[EmpiresState],
    ) -> None:
        build_from_hand(state, seat, asked.card, play)


class KeepIt(Deed[EmpiresState, KeepDrawn]):
    """It stays in hand."""

    def options(self, asked: BuildOrKeep, state: EmpiresState, seat: Seat) -> list[KeepDrawn]:
        return [KEEP_DRAWN]

    def do(
        self,
        asked: BuildOrKeep,
        state: EmpiresState,
        seat: Seat,
        action: KeepDrawn,
        play: Play[EmpiresState],
    ) -> None:
        """Nobody sees it."""


@value
class BuildOrKeep(Choice[EmpiresState]):
    """EN-12.4: build the card just drawn, or keep it."""

    rule = "EN-12.4"
    answers = deeds({BuildDrawn: BuildItNow(), KeepDrawn: KeepIt()})
    origin: Origin
    card: CardName  # which, only its owner knows

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)


BUILD_DRAWN: Final = BuildDrawn()
KEEP_DRAWN: Final = KeepDrawn()
