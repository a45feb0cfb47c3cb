"""What the active player could do next: buildings with the trades that pay for them, and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from deskovka.bots.catan.production import blocked_dots, rates_of
from deskovka.bots.catan.robbing import choose_cards, place_thief
from deskovka.bots.catan.sailing import finds_at
from deskovka.bots.catan.trying import CHANCE, after, after_building, funding, silent, with_piece
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.deciding import Answers, decide
from deskovka.core.game import Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import END_MASKS
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_SETTLEMENT,
    CITY,
    SETTLEMENT,
    chosen,
    city_places,
    settlement_places,
)
from deskovka.games.catan.development import BUY, COST, FreeRoad, card_plays
from deskovka.games.catan.game import GAME
from deskovka.games.catan.hands import pay
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.scenarios.desert_dragons import BeatDragon
from deskovka.games.catan.seafarers.gold import ChooseCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate
from deskovka.games.catan.seafarers.ships import MoveShip
from deskovka.games.catan.state import NOBODY, CatanState

MOST_CHOICES = 10  # that a card may ask for

Line = tuple[Action, ...]


@value
class Prospect:
    """Some deeds and what comes of them; `bonus` is for what the position does not show."""

    line: Line
    state: CatanState
    bonus: float = 0.0

    def worth(self, valuer: Valuer) -> float:
        return valuer.value(self.state) + self.bonus

    def then(self, other: Prospect) -> Prospect:
        return Prospect((*self.line, *other.line), other.state, self.bonus + other.bonus)


def builds(state: CatanState, seat: Seat) -> list[Line]:
    """Everything that can be built, each with the trades that make it payable."""
    found: list[Line] = []
    rates = rates_of(state, seat)
    choices: list[tuple[int, Sequence[Action]]] = [
        (CITY, chosen(BUILD_CITY, city_places(state, seat))),
        (SETTLEMENT, chosen(BUILD_SETTLEMENT, settlement_places(state, seat))),
    ]
    for piece in state.book.laying.values():
        choices.append((piece.cost, [piece.at(edge) for edge in bits(piece.places(state, seat))]))
    for cost, deeds in choices:
        trades = funding(state.hands[seat], state.bank, rates, cost) if deeds else None
        if trades is not None:
            found += [(*trades, deed) for deed in deeds]
    return found


def prospects(state: CatanState, valuer: Valuer) -> Iterator[Prospect]:
    """Everything that makes sense to do."""
    seat = valuer.seat
    for line in builds(state, seat):
        yield Prospect(line, after_building(state, seat, line), hoped_for(state, line[-1], valuer))
    trades = funding(state.hands[seat], state.bank, rates_of(state, seat), COST) if any(state.deck) else None
    if trades is not None:
        found = after(state, seat, trades)
        pay(found, seat, COST)
        yield Prospect((*trades, BUY), found, valuer.bought(found))
    for deed in card_plays(state, seat):
        yield with_card(state, deed, valuer)
    for move in ship_moves(state, seat):
        yield Prospect((move,), after_building(state, seat, (move,)), hoped_for(state, move, valuer))


def ship_moves(state: CatanState, seat: Seat) -> Sequence[Action]:
    """Where ships at the end of a line could lie instead."""
    deed = state.book.after_roll.get(MoveShip)
    return () if deed is None else deed.options(None, state, seat)


def hoped_for(state: CatanState, action: Any, valuer: Valuer) -> float:
    """What chance may bring at the ends of a road or ship."""
    if not state.book.arrivals or type(action) not in (MoveShip, *state.book.laying):
        return 0.0
    return valuer.promised(state, finds_at(state, END_MASKS[action.edge], valuer.weights))


def with_card(state: CatanState, deed: Action, valuer: Valuer) -> Prospect:
    """A card played, with all the choices that belong to it."""
    found, bonus = after(state, valuer.seat, (deed,)), 0.0
    for _ in range(MOST_CHOICES):
        if len(found.agenda) <= len(state.agenda):
            break
        task = found.agenda[-1]
        if isinstance(task, (MoveRobber, MoveRobberOrPirate)):
            found.agenda.pop()
            action, stolen = valuer.thief(found, task)
            place_thief(found, action)
            bonus += stolen
        elif isinstance(task, Step):
            found.agenda.pop()
            task.run(found, silent(found))
        elif GAME.waiting(found) == (valuer.seat,):
            answer = decide(GAME, OF_CARDS, found, valuer, Random(0))
            GAME.apply(found, valuer.seat, answer, CHANCE, heard=False)
    return Prospect((deed,), found, bonus)


def free_road(state: CatanState, asked: FreeRoad, valuer: Valuer) -> Action:
    """Where a road or ship for nothing helps most."""
    return max(
        asked.options(state, valuer.seat),
        key=lambda option: (
            valuer.value(with_piece(state, valuer.seat, option)) + hoped_for(state, option, valuer)
        ),
    )


OF_CARDS: Answers[Valuer] = {FreeRoad: free_road, ChooseCards: choose_cards}


def best_line(state: CatanState, valuer: Valuer, width: int, depth: int) -> tuple[float, Line]:
    """What can be gained by some deeds, and by which: the best few lines are followed, deed after deed."""
    now = valuer.value(state)
    best: tuple[float, Line] = (0.0, ())
    beam = [Prospect((), state)]
    for _ in range(depth):
        found = [
            start.then(more)
            for start in beam
            if start.state.winner == NOBODY
            for more in prospects(start.state, valuer)
        ]
        worths = {id(prospect): prospect.worth(valuer) for prospect in found}
        beam = sorted(found, key=lambda prospect: -worths[id(prospect)])[:width]
        if beam and worths[id(beam[0])] - now > best[0]:
            best = worths[id(beam[0])] - now, beam[0].line
    return best


def card_before_the_roll(state: CatanState, seat: Seat) -> Action | None:
    """A card that sends the robber, or a dragon, away from an own hex."""
    if blocked_dots(state, seat):
        for deed in card_plays(state, seat):
            found = after(state, seat, (deed,))
            if found.winner == seat or isinstance(
                found.agenda[-1], (MoveRobber, MoveRobberOrPirate, BeatDragon)
            ):
                return deed
    return None
