"""Who knows what: cards that went from hand to hand unseen, and what a seat can think that others hold."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from deskovka.core.game import Event
from deskovka.games.catan import GAME
from deskovka.games.catan.goods import NUMBER, Good
from deskovka.games.catan.hands import steal
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import progress
from games.catan.table import hand

E = TypeVar("E", bound=Event)

TRIES = 60


def robbed(state: CatanState, thief: int, victim: int, good: str) -> None:
    """A card was stolen in an earlier turn; which, only the two of them know."""
    steal(state, thief, victim, NUMBER[Good(good)])


def guesses(state: CatanState, seat: int, tries: int = TRIES) -> list[CatanState]:
    """Positions as a seat can imagine them."""
    return [GAME.determinise(state, seat, Random(number)) for number in range(tries)]


def guessed_hands(state: CatanState, seat: int, of: int) -> set[str]:
    """What a seat can think that another holds."""
    return {hand(guess, of) for guess in guesses(state, seat)}


def guessed_progress(state: CatanState, seat: int, of: int) -> set[tuple[str, ...]]:
    """What progress cards a seat can think that another holds."""
    return {tuple(progress(guess, of)) for guess in guesses(state, seat)}


def told(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of its kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found
