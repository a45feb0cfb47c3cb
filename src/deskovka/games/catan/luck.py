"""What chance gave in a game of Catan: each roll beside all others that could have come, and cards that were drawn."""

from __future__ import annotations

from typing import Final

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Play, Seat
from deskovka.core.lots import FEWER_IS_LUCKY, NEITHER, Drawn, Lot, LotReader, Measure
from deskovka.core.values import extensible
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.progress.deck import CARDS as PROGRESS
from deskovka.games.catan.cities_knights.progress.deck import OPEN
from deskovka.games.catan.cities_knights.progress.science import PlayAlchemist
from deskovka.games.catan.cities_knights.realm import FACES, Face
from deskovka.games.catan.cities_knights.rolling import GATES
from deskovka.games.catan.development import Card
from deskovka.games.catan.goods import NUMBER, count, holds, size
from deskovka.games.catan.island import Tile
from deskovka.games.catan.production import DIE, GOLD_SHIFT, owed_for, share
from deskovka.games.catan.robber import has_too_many
from deskovka.games.catan.state import CatanState

MEASURES: Final = (
    Measure("production"),
    Measure("discards", FEWER_IS_LUCKY),
    Measure("sevens", NEITHER),
    Measure("points"),
    Measure("thefts"),
    Measure("progress"),
    Measure("ships", NEITHER),
    Measure("land"),
    Measure("dots"),
)
SUMS: Final = tuple([one + other for one in DIE for other in DIE])
POINTS: Final = tuple([PROGRESS[kind] for kind in OPEN])  # progress cards that are a point
NOT_ROLLED: Final = 0


@extensible
class CatanLots(LotReader[CatanState]):
    """Of two dice the first is kept until the second is there: a roll is judged as a whole."""

    def __init__(self) -> None:
        self.one = NOT_ROLLED
        self.red = NOT_ROLLED  # with Cities & Knights, until the event die has come

    def measures(self) -> tuple[Measure, ...]:
        return MEASURES

    def read(self, state: CatanState, drawn: Drawn) -> list[Lot]:
        kind = drawn.name[0]
        if kind == "roll":
            return self._event(state, drawn) if drawn.name[2] == "event" else self._die(state, drawn.answer)
        if kind == "development":
            return [card_lot(drawn, Card.VICTORY_POINT)]
        if kind == "progress":
            return [card_lot(drawn, *POINTS)]
        if kind == "stolen":
            return [theft(state, drawn)]
        if kind == "hex" and state.turn:
            lands = [int(Tile(terrain).kind is not None) for terrain in drawn.options]
            return [Lot("land", drawn.seat, int(Tile(drawn.answer).kind is not None), tuple(lands))]
        if kind == "token" and state.turn:
            could = tuple([dots(token) for token in drawn.options])
            return [Lot("dots", drawn.seat, dots(drawn.answer), could)]
        return []

    def _die(self, state: CatanState, answer: int) -> list[Lot]:
        if self.one == NOT_ROLLED:
            self.one = self.red = answer
            return []
        rolled, self.one = self.one + answer, NOT_ROLLED
        return roll_lots(state, rolled)

    def _event(self, state: CatanState, drawn: Drawn) -> list[Lot]:
        """CT-K6.1: who draws depends on the gate and the red die, which an Alchemist has set (CT-K15.7)."""
        set_red = drawn.action.red if isinstance(drawn.action, PlayAlchemist) else NOT_ROLLED
        red, self.red = set_red or self.red, NOT_ROLLED
        reds = (set_red,) if set_red else DIE
        could = [gate_draws(state, face, number) for face in FACES for number in reds]
        got = gate_draws(state, drawn.answer, red)
        lots = [
            Lot("progress", seat, got[seat], tuple([draws[seat] for draws in could]))
            for seat in range(state.seats)
        ]
        ships = tuple([int(face is Face.SHIP) for face in FACES])
        return [*lots, Lot("ships", None, int(drawn.answer is Face.SHIP), ships)]


def roll_lots(state: CatanState, rolled: int) -> list[Lot]:
    """What each sum would bring every seat, from the hexes or by the seven."""
    seats = range(state.seats)
    paid = {number: payout(state, number) for number in range(2, 13)}
    lost = [losses(state, seat) for seat in seats]
    sevens = tuple([int(number == 7) for number in SUMS])
    found = [Lot("sevens", state.active, int(rolled == 7), sevens)]
    for seat in seats:
        cards = tuple([paid[number][seat] for number in SUMS])
        found.append(Lot("production", seat, paid[rolled][seat], cards))
        if lost[seat]:
            discards = tuple([lost[seat] * seven for seven in sevens])
            found.append(Lot("discards", seat, lost[seat] if rolled == 7 else 0, discards))
    return found


def payout(state: CatanState, number: int) -> list[int]:
    """CT-B4.1, CT-B4.3: how many cards a sum brings each seat, those of their own choice among them."""
    if number == 7:
        return [0] * state.seats
    owed = owed_for(state, number)
    golden = [cards >> GOLD_SHIFT for cards in owed]
    owed = [cards & (1 << GOLD_SHIFT) - 1 for cards in owed]
    if not holds(state.bank, sum(owed)):
        owed = share(state.bank, owed, Play(state, ScriptedChance(()), heard=False))
    return [size(cards) + chosen for cards, chosen in zip(owed, golden)]


def losses(state: CatanState, seat: Seat) -> int:
    """CT-B5.1: how many cards a seven would cost."""
    return size(state.hands[seat]) // 2 if has_too_many(state, seat) else 0


def gate_draws(state: CatanState, face: Face, red: int) -> list[int]:
    """CT-K6.1: who would draw, as long as the deck lasts."""
    found = [0] * state.seats
    if face is not Face.SHIP:
        realm, track = realm_of(state), GATES.index(face)
        left = len(realm.progress.decks[track])
        for seat in (state.active, *state.after(state.active)):
            if left and realm.improvements.levels[seat][track] >= max(1, red - 1):
                found[seat] = 1
                left -= 1
    return found


def card_lot(drawn: Drawn, *points: str) -> Lot:
    """A drawn card that is a point, or none."""
    could = tuple([int(card in points) for card in drawn.options])
    return Lot("points", drawn.seen_by[0], int(drawn.answer in points), could)


def theft(state: CatanState, drawn: Drawn) -> Lot:
    """A stolen card of a kind that the thief had none of, or another one."""
    thief = drawn.seen_by[0]
    hand = state.hands[thief]
    could = tuple([int(not count(hand, NUMBER[good])) for good in drawn.options])
    return Lot("thefts", thief, int(not count(hand, NUMBER[drawn.answer])), could)


def dots(token: int) -> int:
    """How many of the 36 rolls bring a number."""
    return 6 - abs(7 - token)
