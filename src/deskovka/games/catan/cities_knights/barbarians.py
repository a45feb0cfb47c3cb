"""The barbarians (CT-K9)."""

from __future__ import annotations

from deskovka.core.game import Decision, Event, Play, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import Corner
from deskovka.games.catan.building import SETTLEMENTS, add_income
from deskovka.games.catan.cities_knights.access import (
    realm_of,
    set_barbarians,
    set_improvements,
    set_knights,
)
from deskovka.games.catan.cities_knights.improvements import plain_cities
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.cities_knights.progress.deck import DrawAny
from deskovka.games.catan.cities_knights.progress.limit import LIMIT_HANDS
from deskovka.games.catan.cities_knights.realm import LANDING, Barbarians, Face, Knights
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState, recount_seat, with_entry


@value
class BarbariansSailed(Event):
    """So many steps are left until they land."""

    left: int


@value
class BarbariansLanded(Event):
    """Their strength, and what each seat did against them."""

    strength: int
    defence: tuple[int, ...]


@value
class CatanDefended(Event):
    """Those who did most: one alone is a Defender of Catan, several draw a progress card each."""

    seats: tuple[Seat, ...]


@value
class CityPillaged(Event):
    """A city has become a settlement."""

    seat: Seat
    corner: Corner


@value
class LoseCity(Action):
    """`lose E7n`"""

    form = "lose {corner}"
    corner: Corner


def sail(state: CatanState, play: Play[CatanState]) -> None:
    """CT-K9.1: one step; with the seventh they land."""
    before = realm_of(state).barbarians
    step = before.step + 1
    set_barbarians(
        state, Barbarians(step % LANDING, before.landings, before.repelled, before.defenders, Face.SHIP)
    )
    if play.heard:
        play.tell(BarbariansSailed(LANDING - step))
    if step == LANDING:
        attack(state, play)


def strength(state: CatanState) -> int:
    """CT-K9.2: all cities, metropolises among them."""
    return sum(cities.bit_count() for cities in state.cities)


def defence(state: CatanState, seat: Seat) -> int:
    """CT-K9.2: the strengths of the active knights of a seat, where they count."""
    knights = knights_of(state)
    own = knights.corners[seat] & knights.active & ~state.book.away(state)
    return own.bit_count() + (own & knights.strong).bit_count() + 2 * (own & knights.mighty).bit_count()


def nowhere_away(state: CatanState) -> int:
    return 0


def attack(state: CatanState, play: Play[CatanState]) -> None:
    """CT-K9.1: before anything else of the turn."""
    order = (state.active, *state.after(state.active))
    done = [defence(state, seat) for seat in range(state.seats)]
    enemy = strength(state)
    if play.heard:
        play.tell(BarbariansLanded(enemy, tuple(done)))
    state.agenda += [LIMIT_HANDS, GO_HOME]  # what is played instead of a fifth card comes after the attack
    if sum(done) >= enemy:
        most = max(done)
        best = tuple([seat for seat in order if done[seat] == most])
        if play.heard:
            play.tell(CatanDefended(best))
        add_landing(state, 0, 1)
        if len(best) == 1:
            make_defender(state, best[0], play)
        else:
            state.agenda += [DrawAny((seat,)) for seat in reversed(best)]
        return
    able = [seat for seat in order if plain_cities(state, seat)]
    least = min([done[seat] for seat in able], default=0)
    losers = [seat for seat in able if done[seat] == least]
    asked = tuple([seat for seat in losers if plain_cities(state, seat).bit_count() > 1])
    for seat in losers:
        if seat not in asked:
            pillage(state, seat, plain_cities(state, seat).bit_length() - 1, play)
    if asked:
        state.agenda.append(ChooseLoss(asked))


def make_defender(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """CT-K9.3: one point."""
    barbarians = realm_of(state).barbarians
    defenders = with_entry(barbarians.defenders, seat, barbarians.defenders[seat] + 1)
    set_barbarians(state, barbarians.but(defenders=defenders))
    recount_seat(state, seat)


@value
class ChooseLoss(Decision[CatanState, LoseCity]):
    """CT-K9.4: which city without metropolis is lost."""

    rule = "CT-K9.4"
    answers = (LoseCity,)

    def options(self, state: CatanState, seat: Seat) -> list[LoseCity]:
        return [LoseCity(Corner(corner)) for corner in bits(plain_cities(state, seat))]

    def resolve(self, state: CatanState, seat: Seat, action: LoseCity, play: Play[CatanState]) -> None:
        pillage(state, seat, int(action.corner), play)


def pillage(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-K9.4, CT-K9.5, CT-K7.2: a settlement takes its place; without a piece for it the city lies on its side."""
    bit = 1 << corner
    improvements = realm_of(state).improvements
    supply = SETTLEMENTS - (state.settlements[seat] & ~improvements.fallen).bit_count()
    walls = with_entry(improvements.walls, seat, improvements.walls[seat] & ~bit)
    fallen = improvements.fallen if supply else improvements.fallen | bit
    set_improvements(state, improvements.but(walls=walls, fallen=fallen))
    state.cities[seat] &= ~bit
    state.settlements[seat] |= bit
    settlement, city = state.book.yields
    add_income(state, seat, corner, city, -1)
    add_income(state, seat, corner, settlement)
    recount_seat(state, seat)
    if play.heard:
        play.tell(CityPillaged(seat, Corner(corner)))


@value
class GoHome(Step[CatanState]):
    """CT-K9.6: all knights rest, the ship goes back, and robber and pirate are active from now on."""

    rule = "CT-K9.6"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        knights = knights_of(state)
        away = state.book.away(state)
        set_knights(
            state,
            Knights(
                knights.corners,
                knights.strong,
                knights.mighty,
                knights.active & away,
                knights.fresh & away,
                knights.acted,
                knights.promoted,
            ),
        )
        add_landing(state, 1, 0)
        check_victory(state, play)


GO_HOME = GoHome()


def add_landing(state: CatanState, landings: int, repelled: int) -> None:
    """So many landings more, or so many that were repelled."""
    before = realm_of(state).barbarians
    set_barbarians(
        state,
        Barbarians(
            before.step, before.landings + landings, before.repelled + repelled, before.defenders, before.face
        ),
    )


def fallen_cities(state: CatanState) -> int:
    """CT-K9.5."""
    return realm_of(state).improvements.fallen


def only_fallen(state: CatanState) -> int:
    """CT-K9.5: while a city lies on its side, the active player may build no other."""
    own = realm_of(state).improvements.fallen & state.settlements[state.active]
    return state.settlements[state.active] & ~own if own else 0


def stand_up(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """A city that was rebuilt lies on its side no more."""
    improvements = realm_of(state).improvements
    if improvements.fallen >> corner & 1 and state.cities[seat] >> corner & 1:
        set_improvements(state, improvements.but(fallen=improvements.fallen & ~(1 << corner)))
