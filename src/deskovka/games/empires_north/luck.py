"""What chance gave in a game of Empires of the North: cards drawn from the own deck, and islands turned up."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Seat
from deskovka.core.lots import NEITHER, Drawn, Lot, LotReader, Measure
from deskovka.core.values import extensible
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.expedition import ChooseUnseen
from deskovka.games.empires_north.goods import Gains
from deskovka.games.empires_north.paying import can_pay
from deskovka.games.empires_north.state import EmpiresState

MEASURES: Final = (
    Measure("affordable"),
    Measure("locations", NEITHER),
    Measure("fields", NEITHER),
    Measure("boosts", NEITHER),
    Measure("unseen"),
    Measure("shown", NEITHER),
)
GROUPS: Final = (("locations", "location"), ("fields", "field"), ("boosts", "boost"))


@extensible
class EmpiresLots(LotReader[EmpiresState]):
    """EN-3.18, EN-4.1, EN-7.4: each card beside those that were still in its deck."""

    def measures(self) -> tuple[Measure, ...]:
        return MEASURES

    def read(self, state: EmpiresState, drawn: Drawn) -> list[Lot]:
        if drawn.name[0] == "draw":
            return draw_lots(state, drawn)
        if drawn.name[0] == "island":
            unseen = isinstance(drawn.action, ChooseUnseen)
            could = tuple([pillaged(state, card) for card in drawn.options])
            got = pillaged(state, drawn.answer)
            return [Lot("unseen", drawn.seat, got, could) if unseen else Lot("shown", None, got, could)]
        return []


def draw_lots(state: EmpiresState, drawn: Drawn) -> list[Lot]:
    """Whether the card could be paid for at once, and of which group it is."""
    seat = drawn.seen_by[0]
    affordable = tuple([int(is_affordable(state, seat, card)) for card in drawn.options])
    found = [Lot("affordable", seat, int(is_affordable(state, seat, drawn.answer)), affordable)]
    for measure, group in GROUPS:
        could = tuple([int(group_of(state, card) == group) for card in drawn.options])
        found.append(Lot(measure, seat, int(group_of(state, drawn.answer) == group), could))
    return found


def group_of(state: EmpiresState, card: CardName) -> str:
    return state.box[card].group


def is_affordable(state: EmpiresState, seat: Seat, card: CardName) -> bool:
    """Boosts and fields cost an action, locations what is printed on them."""
    price = state.box[card].pay
    return price is None or can_pay(state, seat, price)


def pillaged(state: EmpiresState, card: CardName) -> int:
    """EN-7.6: how many things an island gives whoever pillages it."""
    return size_of(state.box[card].pillage)


def size_of(gains: Gains) -> int:
    ships = gains.neutral_ships + gains.clan_ships
    supply = sum([number for _, number in gains.supply])
    return supply + gains.points + gains.cards + gains.any + gains.different + ships
