"""The Action phase: one action a turn, or pass for good (EN-6.1 to EN-6.5)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from deskovka.core.game import Choice, Deed, Event, Play, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.attacking import Attack, AttackForRaze, open_to_attack
from deskovka.games.empires_north.building import Build, BuildLocation
from deskovka.games.empires_north.cards import Moment
from deskovka.games.empires_north.discs import FirstUse, PlaceDisc, SecondUse, UseDiscAgain
from deskovka.games.empires_north.expedition import EXPEDITION_PHASE, notice_last_round
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.goods import KINDS, RAZE
from deskovka.games.empires_north.locations import UseAction, UseLocation, usable_pieces
from deskovka.games.empires_north.names import name_of
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.tiles import MOST_SEATS


@value
class Passed(Event):
    """A seat is out for the rest of the phase."""

    seat: Seat


@value
class Pass(Action):
    """`pass`"""

    form = "pass"


class PassForGood(Deed[EmpiresState, Pass]):
    """EN-6.3: no more actions in this phase, and no longer a target."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[Pass]:
        return [PASS]

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: Pass, play: Play[EmpiresState]
    ) -> None:
        state.passed |= 1 << seat
        if play.heard:
            play.tell(Passed(seat))
        state.agenda.append(Happened(Happening(Moment.PASS, seat, state.placed)))


@value
class TakeTurn(Choice[EmpiresState]):
    """EN-6.2: build, use a disc, attack, use the action of a card, or pass."""

    rule = "EN-6.1"
    answers = deeds(
        {
            PlaceDisc: FirstUse(),
            UseDiscAgain: SecondUse(),
            Build: BuildLocation(),
            UseAction: UseLocation(),
            Attack: AttackForRaze(),
            Pass: PassForGood(),
        }
    )
    partial = (UseDiscAgain, Build, UseAction)

    def sample(self, state: EmpiresState, seat: Seat, random: Random) -> Action:
        """As one of `options`, but of the cards only the one that comes is named."""
        plain: list[Action] = []
        for deed in UNNAMED:
            plain += deed.options(self, state, seat)
        pieces = usable_pieces(state, seat)
        foes = open_to_attack(state, seat) if state.supply[seat * KINDS + RAZE] else []
        place = int(random.random() * (len(plain) + len(pieces) + len(foes) + 1))
        if place < len(plain):
            return plain[place]
        place -= len(plain)
        if place < len(pieces):
            return UseAction(name_of(state, seat, pieces[place]))
        place -= len(pieces)
        if place < len(foes):
            other, piece = foes[place]
            return Attack(other, name_of(state, other, piece))
        return PASS


@value
class NextTurn(Step[EmpiresState]):
    """EN-6.1: clockwise, those who have not passed; EN-6.4: when all have, the phase ends."""

    rule = "EN-6.4"
    seat: Seat  # the first who may be next

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        notice_last_round(state, play)
        seats = state.seats
        for step in range(seats):
            seat = (self.seat + step) % seats
            if not state.passed >> seat & 1:
                state.active = seat
                state.turn += 1
                state.agenda += [NEXT_TURN[(seat + 1) % seats], TAKE_TURN[seat]]
                return
        state.agenda.append(EXPEDITION_PHASE)


PASS: Final = Pass()
UNNAMED: Final[list[Deed[EmpiresState, Any]]] = [FirstUse(), SecondUse(), BuildLocation()]
TAKE_TURN: Final = [TakeTurn((seat,)) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
