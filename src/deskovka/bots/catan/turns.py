"""What the active player could do next: buildings with the trades that pay for them, and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from deskovka.bots.catan.hunting import flags_at, seen_flag
from deskovka.bots.catan.production import WAYS, blocked_dots, rates_now
from deskovka.bots.catan.progress import (
    WORTH,
    choose_gift,
    choose_two,
    give_commodity,
    offer_good,
    send_robber,
    take_progress,
    worst_card,
)
from deskovka.bots.catan.reigning import alchemies, cards_to_play, free_deeds, realm_lines
from deskovka.bots.catan.robbing import choose_cards, place_thief
from deskovka.bots.catan.sailing import finds_at
from deskovka.bots.catan.trying import CHANCE, after, after_building, funding, silent, with_piece
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.deciding import Answers, decide
from deskovka.core.game import Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.bank import BankTrade
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
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.progress.harbor import GiveCommodity, OfferGood
from deskovka.games.catan.cities_knights.progress.playing import FifthCard
from deskovka.games.catan.cities_knights.progress.politics import ChooseGift, SendRobber
from deskovka.games.catan.cities_knights.progress.spying import TakeProgress
from deskovka.games.catan.cities_knights.progress.trade import ChooseTwo, PlayMerchantFleet
from deskovka.games.catan.development import BUY, COST, FreeRoad, card_plays
from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import holds, of
from deskovka.games.catan.hands import pay
from deskovka.games.catan.production import produce
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.scenarios.desert_dragons import BeatDragon
from deskovka.games.catan.scenarios.dragon_fights import FightDragon
from deskovka.games.catan.seafarers.gold import ChooseCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate
from deskovka.games.catan.seafarers.ships import MoveShip
from deskovka.games.catan.state import NOBODY, CatanState

MOST_CHOICES = 10  # that a card may ask for
FLEET_LOAD = 4  # cards of a kind, at least, for which a Merchant Fleet comes into question
SEVEN = 7

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
    rates = rates_now(state, seat)
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
    if state.realm is not None:
        yield from realm_prospects(state, valuer)
    else:
        yield from development_prospects(state, valuer)
    for move in ship_moves(state, seat):
        yield Prospect((move,), after_building(state, seat, (move,)), hoped_for(state, move, valuer))


def development_prospects(state: CatanState, valuer: Valuer) -> Iterator[Prospect]:
    """Development cards, bought or played."""
    seat = valuer.seat
    trades = funding(state.hands[seat], state.bank, rates_now(state, seat), COST) if any(state.deck) else None
    if trades is not None:
        found = after(state, seat, trades)
        pay(found, seat, COST)
        yield Prospect((*trades, BUY), found, valuer.bought(found))
    for deed in card_plays(state, seat):
        yield played_out(state, (deed,), valuer)


def realm_prospects(state: CatanState, valuer: Valuer) -> Iterator[Prospect]:
    """Levels, walls, knights and progress cards; a Merchant Fleet only together with what it pays for."""
    seat = valuer.seat
    for line in realm_lines(state, seat, rates_now(state, seat)):
        yield played_out(state, line, valuer)
    for deed in free_deeds(state, seat):
        if isinstance(deed, PlayMerchantFleet):
            yield from with_fleet(state, deed, valuer)
        elif isinstance(deed, FightDragon):
            yield fought_out(state, deed, valuer)
        else:
            yield played_out(state, (deed,), valuer)


def fought_out(state: CatanState, deed: FightDragon, valuer: Valuer) -> Prospect:
    """A fight with what it brings on average; what may follow is thought of with the highest flag."""
    outcomes = flags_at(state, int(deed.knight))
    positions = [after(seen_flag(state, int(deed.knight), flag), valuer.seat, (deed,)) for flag in outcomes]
    worths = [valuer.value(position) for position in positions]
    hoped = sum([worth * likely for worth, likely in zip(worths, outcomes.values())])
    return Prospect((deed,), positions[-1], hoped - worths[-1])


def with_fleet(state: CatanState, deed: PlayMerchantFleet, valuer: Valuer) -> Iterator[Prospect]:
    """A Merchant Fleet and one thing that is paid with its trades."""
    seat = valuer.seat
    give = of(deed.good)
    if not holds(state.hands[seat], FLEET_LOAD * give):
        return
    found = after(state, seat, (deed,))
    lines = [*builds(found, seat), *realm_lines(found, seat, rates_now(found, seat))]
    for line in lines:
        if isinstance(line[0], BankTrade) and holds(line[0].give, give):
            yield Prospect((deed,), found).then(played_out(found, line, valuer))


def ship_moves(state: CatanState, seat: Seat) -> Sequence[Action]:
    """Where ships at the end of a line could lie instead."""
    deed = state.book.after_roll.get(MoveShip)
    return () if deed is None else deed.options(None, state, seat)


def hoped_for(state: CatanState, action: Any, valuer: Valuer) -> float:
    """What chance may bring at the ends of a road or ship."""
    if not state.book.arrivals or type(action) not in (MoveShip, *state.book.laying):
        return 0.0
    return valuer.promised(state, finds_at(state, END_MASKS[action.edge], valuer.weights))


def played_out(state: CatanState, line: Line, valuer: Valuer) -> Prospect:
    """Deeds done, with all the choices that belong to them."""
    found, bonus = after(state, valuer.seat, line), 0.0
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
        else:
            other = GAME.waiting(found)[0]
            GAME.apply(found, other, GAME.sample(found, other, Random(0)), CHANCE, heard=False)
    return Prospect(line, found, bonus)


def free_road(state: CatanState, asked: FreeRoad, valuer: Valuer) -> Action:
    """Where a road or ship for nothing helps most."""
    return max(
        asked.options(state, valuer.seat),
        key=lambda option: (
            valuer.value(with_piece(state, valuer.seat, option)) + hoped_for(state, option, valuer)
        ),
    )


OF_CARDS: Answers[Valuer] = {
    FreeRoad: free_road,
    ChooseCards: choose_cards,
    ChooseTwo: choose_two,
    ChooseGift: choose_gift,
    OfferGood: offer_good,
    GiveCommodity: give_commodity,
    TakeProgress: take_progress,
    SendRobber: send_robber,
}


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


def card_before_the_roll(state: CatanState, valuer: Valuer) -> Action | None:
    """A card that sends the robber, or a dragon, away from an own hex; or an Alchemist."""
    if state.realm is not None:
        return alchemy(state, valuer)
    seat = valuer.seat
    if blocked_dots(state, seat):
        for deed in card_plays(state, seat):
            found = after(state, seat, (deed,))
            if found.winner == seat or isinstance(
                found.agenda[-1], (MoveRobber, MoveRobberOrPirate, BeatDragon)
            ):
                return deed
    return None


def alchemy(state: CatanState, valuer: Valuer) -> Action | None:
    """The dice as an Alchemist would set them, if that brings clearly more than a roll does on average."""
    ways = alchemies(state, valuer.seat)
    if not ways:
        return None
    worths = {number: value_of_roll(state, number, valuer) for number in range(2, 13)}
    usual = sum(WAYS[number] * worth for number, worth in worths.items()) / sum(WAYS)
    best = max(worths, key=lambda number: worths[number])
    if worths[best] - usual < valuer.promised(state, WORTH[Progress.ALCHEMIST]):
        return None
    levels = realm_of(state).improvements.levels

    def drawn(red: int) -> float:
        """How many more gates are open to this seat than to the others."""
        open_gates = [sum(1 for level in row if level and level >= red - 1) for row in levels]
        return open_gates[valuer.seat] - sum(open_gates) / state.seats

    return max([way for way in ways if way.red + way.yellow == best], key=lambda way: drawn(way.red))


def value_of_roll(state: CatanState, number: int, valuer: Valuer) -> float:
    """What a position is worth after a number was rolled; a seven is left to chance."""
    if number == SEVEN:
        return valuer.value(state)
    found = state.copy()
    produce(found, number, silent(found))
    return valuer.value(found)


def fifth_card(state: CatanState, asked: FifthCard, valuer: Valuer) -> Action:
    """The worst card goes back, unless one can be played for more."""
    worst = worst_card(state, asked, valuer.seat)
    if valuer.seat != state.active or asked.seats != (valuer.seat,):
        return worst
    trial = state.copy()
    GAME.apply(trial, valuer.seat, worst, CHANCE, heard=False)
    choices: list[tuple[float, Action]] = [(valuer.value(trial), worst)]
    for deed in cards_to_play(state, valuer.seat):
        choices.append((played_out(state, (deed,), valuer).worth(valuer), deed))
    return max(choices, key=lambda choice: choice[0])[1]


REALM_ANSWERS: Answers[Valuer] = {**OF_CARDS, FifthCard: fifth_card}
