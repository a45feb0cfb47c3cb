"""One position of Cartographers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from deskovka.core.game import Seat, State
from deskovka.core.values import value
from deskovka.games.cartographers.cards import AMBUSH_CARDS, SEASONS, Draw, Season
from deskovka.games.cartographers.sheet import Sheet


@value
class SeasonScore:
    """CA-9.2: what one player scored at the end of a season; it never changes later (CA-9.8)."""

    cards: tuple[int, int]
    coins: int
    monsters: int  # points lost

    @property
    def total(self) -> int:
        return sum(self.cards) + self.coins - self.monsters


@value
class Deal:
    """What was fixed before the game; nobody at the table sees it."""

    explore: tuple[tuple[str, ...], ...] = ((), (), (), ())  # the cards each season begins with
    ambush: tuple[str, ...] = ()  # the order in which ambush cards enter the deck; empty: by chance


@dataclass(slots=True)
class CartographersState(State):
    """Maps, decks and scores. The explore deck is a bag: nobody, not even the program, knows its order."""

    sheets: list[Sheet]
    edicts: tuple[str, ...]  # scoring cards under A, B, C, D
    any_fallback: bool  # CA-4.13: the later reading of CA-4.8 was chosen
    deal: Deal
    season: int = 0
    deck: tuple[str, ...] = ()  # explore cards not yet revealed this season
    hidden_ambushes: int = 0  # ambush cards shuffled into the deck and not yet revealed
    ambushes: tuple[str, ...] = ()  # ambush cards not yet revealed in this game
    revealed: tuple[str, ...] = ()  # this season's column of cards
    reveals: int = 0  # cards turned up this season, ambushes included
    time: int = 0
    ruins: bool = False  # CA-3.4: the ruins flag
    card: str = ""  # the card that is being drawn
    answers: list[Draw | None] | None = None  # what seats have drawn; secret until all have
    scores: tuple[tuple[SeasonScore, ...], ...] = ()  # by season, then by seat
    turns: int = 0  # cards that were drawn or ambushed, in the whole game

    def copy(self) -> Self:
        return type(self)(
            self.agenda.copy(),
            self.sheets.copy(),
            self.edicts,
            self.any_fallback,
            self.deal,
            self.season,
            self.deck,
            self.hidden_ambushes,
            self.ambushes,
            self.revealed,
            self.reveals,
            self.time,
            self.ruins,
            self.card,
            self.answers and self.answers.copy(),
            self.scores,
            self.turns,
        )

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def this_season(self) -> Season:
        return SEASONS[self.season]


def neighbour(state: CartographersState, seat: Seat) -> Seat:
    """CA-7.2: on whose map this seat draws in an ambush; maps passed clockwise come from the seat before."""
    step = -1 if AMBUSH_CARDS[state.card].clockwise else 1
    return (seat + step) % state.seats
