"""Expeditions: islands are pillaged and conquered (EN-7.3 to EN-7.15)."""

from __future__ import annotations

from typing import Final, TypedDict

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, CardName, Distance, Moment
from deskovka.games.empires_north.carrying import carry
from deskovka.games.empires_north.drawing import DISTANCES, turn_island_up
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.placing import add_piece
from deskovka.games.empires_north.state import NOWHERE, EmpiresState, Origin, Ship, with_sorted, without

ENOUGH: Final = 25  # EN-9.1


@value
class PhaseBegan(Event):
    """The next phase of the round."""

    round: int
    phase: str


@value
class LastRound(Event):
    """EN-9.1: somebody has enough points."""


@value
class IslandRevealed(Event):
    """The top card of a deck of islands was chosen and turned up."""

    reveals = True
    seat: Seat
    card: CardName


@value
class Pillaged(Event):
    seat: Seat
    card: CardName


@value
class Conquered(Event):
    seat: Seat
    card: CardName


@value
class ShipReturned(Event):
    """A ship came back without an island."""

    seat: Seat


@value
class ChooseIslandAction(Action):
    """`island sheep-skerry`"""

    form = "island {card}"
    card: CardName


@value
class ChooseUnseen(Action):
    """`unseen near`: the top card of the deck"""

    form = "unseen {distance}"
    final = True
    distance: Distance


@value
class SailHome(Action):
    """`home`"""

    form = "home"


@value
class Pillage(Action):
    """`pillage`"""

    form = "pillage"


@value
class Conquer(Action):
    """`conquer`"""

    form = "conquer"


class ShipTold(TypedDict):
    """The ship that has arrived."""

    provisions: bool
    raze: bool


class IslandTold(TypedDict):
    """The island a ship has come to."""

    card: str


@value
class ExpeditionPhase(Step[EmpiresState]):
    """EN-7.3: ship by ship, in the order of the queue. EN-9.2: 25 points that are reached here leave one more round."""

    rule = "EN-7.3"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        state.phase = "expedition"
        state.passed = 0  # out for the rest of the Action phase only (EN-6.3)
        if play.heard:
            play.tell(PhaseBegan(state.round, state.phase))
        notice_last_round(state, play)
        state.agenda.append(NEXT_SHIP)


def notice_last_round(state: EmpiresState, play: Play[EmpiresState]) -> None:
    """EN-9.1, EN-9.2: as soon as it is certain, for points are never lost; but not in the Expedition phase."""
    if not state.last and max(state.points) >= ENOUGH:
        state.last = True
        play.tell(LastRound())


@value
class NextShip(Step[EmpiresState]):
    """EN-7.3: the first ship of the queue; when there is none, the phase is over."""

    rule = "EN-7.3"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        if state.queue:
            state.active = state.queue[0].owner
            state.agenda.append(NEXT_SHIP)
            arrive(state, 0, play)


def arrive(state: EmpiresState, place: int, play: Play[EmpiresState]) -> None:
    """EN-7.15: a ship leaves the queue and chooses an island, if there is any."""
    ship = state.queue[place]
    state.queue = state.queue[:place] + state.queue[place + 1 :]
    if offered(state, ship):
        state.agenda.append(ChooseIsland((ship.owner,), ship))
    else:
        come_back(state, ship)
        play.tell(ShipReturned(ship.owner))


def offered(state: EmpiresState, ship: Ship) -> bool:
    return any(state.display[far] or has_unseen(state, far) for far in reach(ship))


def reach(ship: Ship) -> range:
    """EN-7.4: near islands; with provisions distant ones too."""
    return range(1 if ship.provisions == NOWHERE else 2)


def has_unseen(state: EmpiresState, far: int) -> bool:
    return bool(state.islands[far] or state.islands_gone[far])


def come_back(state: EmpiresState, ship: Ship) -> None:
    """EN-7.8: the ship to its owner; what it carried to the general supply."""
    state.ships[ship.owner] += 1


class TakeFaceUp(Deed[EmpiresState, ChooseIslandAction]):
    """EN-7.4: an island that lies face up."""

    def options(self, asked: ChooseIsland, state: EmpiresState, seat: Seat) -> list[ChooseIslandAction]:
        return [
            ChooseIslandAction(card)
            for far in reach(asked.ship)
            for card in dict.fromkeys(state.display[far])
        ]

    def why_not(
        self, asked: ChooseIsland, state: EmpiresState, seat: Seat, action: ChooseIslandAction
    ) -> RuleId | None:
        return None if any(action.card in state.display[far] for far in reach(asked.ship)) else "EN-7.4"

    def do(
        self,
        asked: ChooseIsland,
        state: EmpiresState,
        seat: Seat,
        action: ChooseIslandAction,
        play: Play[EmpiresState],
    ) -> None:
        for far in reach(asked.ship):
            if action.card in state.display[far]:
                state.display[far] = without(state.display[far], action.card)
                land(state, asked.ship, action.card, play)
                return


class TakeUnseen(Deed[EmpiresState, ChooseUnseen]):
    """EN-7.4: the top card of the deck."""

    def options(self, asked: ChooseIsland, state: EmpiresState, seat: Seat) -> list[ChooseUnseen]:
        return [ChooseUnseen(DISTANCES[far]) for far in reach(asked.ship) if has_unseen(state, far)]

    def why_not(
        self, asked: ChooseIsland, state: EmpiresState, seat: Seat, action: ChooseUnseen
    ) -> RuleId | None:
        return None if action in self.options(asked, state, seat) else "EN-7.4"

    def do(
        self,
        asked: ChooseIsland,
        state: EmpiresState,
        seat: Seat,
        action: ChooseUnseen,
        play: Play[EmpiresState],
    ) -> None:
        card = turn_island_up(state, DISTANCES.index(action.distance), play)
        assert card is not None
        if play.heard:
            play.tell(IslandRevealed(seat, card))
        land(state, asked.ship, card, play)


class TakeNone(Deed[EmpiresState, SailHome]):
    """EN-7.9: an island may be declined before it is chosen."""

    def options(self, asked: ChooseIsland, state: EmpiresState, seat: Seat) -> list[SailHome]:
        return [HOME]

    def do(
        self,
        asked: ChooseIsland,
        state: EmpiresState,
        seat: Seat,
        action: SailHome,
        play: Play[EmpiresState],
    ) -> None:
        come_back(state, asked.ship)
        if play.heard:
            play.tell(ShipReturned(seat))


@value
class ChooseIsland(Choice[EmpiresState]):
    """EN-7.4: which island a ship comes to."""

    rule = "EN-7.4"
    answers = deeds({ChooseIslandAction: TakeFaceUp(), ChooseUnseen: TakeUnseen(), SailHome: TakeNone()})
    ship: Ship

    def about(self, state: EmpiresState) -> ShipTold:
        return {"provisions": self.ship.provisions != NOWHERE, "raze": self.ship.raze}


def land(state: EmpiresState, ship: Ship, card: CardName, play: Play[EmpiresState]) -> None:
    """EN-7.5: with a raze token the choice is free, without one it is pillaged."""
    if ship.raze:
        state.agenda.append(PillageOrConquer((ship.owner,), ship, card))
    else:
        pillage(state, ship, card, play)


def pillage(state: EmpiresState, ship: Ship, name: CardName, play: Play[EmpiresState]) -> None:
    """EN-7.6: what is in its box; the island is discarded."""
    card = state.box.cards[name]
    assert card.distance is not None
    far = DISTANCES.index(card.distance)
    state.islands_gone[far] = with_sorted(state.islands_gone[far], name)
    if play.heard:
        play.tell(Pillaged(ship.owner, name))
    happening = Happening(Moment.PILLAGE, ship.owner, state.placed, name)
    state.agenda += [ReturnShip(ship), Happened(happening)]
    gain(state, Origin(ship.owner, name, Ability.PILLAGE), card.pillage, 1, play)


def conquer(state: EmpiresState, ship: Ship, name: CardName, play: Play[EmpiresState]) -> None:
    """EN-7.7: the island joins the empire, with its bonus."""
    if play.heard:
        play.tell(Conquered(ship.owner, name))
    piece = add_piece(state, ship.owner, name)
    happening = Happening(Moment.CONQUER, ship.owner, piece.serial, name, piece.serial)
    state.agenda += [ReturnShip(ship), Happened(happening)]
    bonus = state.box.cards[name].bonus
    if bonus is not None:
        carry(state, Origin(ship.owner, name, Ability.BONUS, piece.serial), bonus.do, play)


class PillageIsland(Deed[EmpiresState, Pillage]):
    """EN-7.6."""

    def options(self, asked: PillageOrConquer, state: EmpiresState, seat: Seat) -> list[Pillage]:
        return [PILLAGE]

    def do(
        self,
        asked: PillageOrConquer,
        state: EmpiresState,
        seat: Seat,
        action: Pillage,
        play: Play[EmpiresState],
    ) -> None:
        pillage(state, asked.ship, asked.card, play)


class ConquerIsland(Deed[EmpiresState, Conquer]):
    """EN-7.7."""

    def options(self, asked: PillageOrConquer, state: EmpiresState, seat: Seat) -> list[Conquer]:
        return [CONQUER]

    def do(
        self,
        asked: PillageOrConquer,
        state: EmpiresState,
        seat: Seat,
        action: Conquer,
        play: Play[EmpiresState],
    ) -> None:
        conquer(state, asked.ship, asked.card, play)


@value
class PillageOrConquer(Choice[EmpiresState]):
    """EN-7.5: pillage the island, or conquer it with the raze token."""

    rule = "EN-7.5"
    answers = deeds({Pillage: PillageIsland(), Conquer: ConquerIsland()})
    ship: Ship
    card: CardName

    def about(self, state: EmpiresState) -> IslandTold:
        return {"card": str(self.card)}


@value
class ReturnShip(Step[EmpiresState]):
    """EN-7.8, EN-7.15: last of all the ship comes back."""

    rule = "EN-7.8"
    ship: Ship

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        come_back(state, self.ship)


EXPEDITION_PHASE: Final = ExpeditionPhase()
NEXT_SHIP: Final = NextShip()
HOME: Final = SailHome()
PILLAGE: Final = Pillage()
CONQUER: Final = Conquer()
