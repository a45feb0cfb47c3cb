"""The roll with three dice (CT-K3): first the event die, then production or the seven."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import realm_of, set_barbarians
from deskovka.games.catan.cities_knights.barbarians import sail
from deskovka.games.catan.cities_knights.progress.deck import draw_at_gate
from deskovka.games.catan.cities_knights.realm import FACES, TRACKS, Barbarians, Face
from deskovka.games.catan.production import DIE, ROLL, Roll, yield_or_rob
from deskovka.games.catan.state import CatanState


@value
class ThreeRolled(Event):
    """The red die, the yellow one and the event die."""

    reveals = True
    seat: Seat
    red: int
    yellow: int
    face: Face


class RollThree(Deed[CatanState, Roll]):
    """CT-K3.2: once a turn."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[Roll]:
        return [] if state.rolled else [ROLL]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Roll) -> RuleId | None:
        return "CT-B3.1" if state.rolled else None

    def do(self, asked: object, state: CatanState, seat: Seat, action: Roll, play: Play[CatanState]) -> None:
        red = play.pick(DIE, "roll", state.turn, "red")
        yellow = play.pick(DIE, "roll", state.turn, "yellow")
        come_up(state, seat, red, yellow, play)


def come_up(state: CatanState, seat: Seat, red: int, yellow: int, play: Play[CatanState]) -> None:
    """CT-K3.3: the event die first."""
    face = play.pick(FACES, "roll", state.turn, "event")
    state.rolled = True
    state.dice = (red, yellow)
    state.rolls[red + yellow] += 1
    if play.heard:
        play.tell(ThreeRolled(seat, red, yellow, face))
    state.agenda.append(YIELD)
    if face is Face.SHIP:
        sail(state, play)
    else:
        open_gate(state, face, red, play)
    if state.agenda and state.agenda[-1] is YIELD:  # the event die brought nothing to wait for
        state.agenda.pop()
        yield_or_rob(state, red + yellow, play)


def open_gate(state: CatanState, face: Face, red: int, play: Play[CatanState]) -> None:
    """CT-K6.1: a gate lets those draw who have come far enough on its track."""
    before = realm_of(state).barbarians
    if before.face is not face:
        set_barbarians(
            state, Barbarians(before.step, before.landings, before.repelled, before.defenders, face)
        )
    draw_at_gate(state, GATES.index(face), red, play)


@value
class Yield(Step[CatanState]):
    """CT-K3.3: when all that the event die brought is over, the hexes pay."""

    rule = "CT-K3.3"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        yield_or_rob(state, sum(state.dice), play)


YIELD: Final = Yield()
GATES: Final = tuple(Face(track.value) for track in TRACKS)
