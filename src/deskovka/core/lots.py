"""What chance gave, beside what it could have given: told by each game of its own draws, at the moment of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from deskovka.core.notation import Action
from deskovka.core.values import extensible, value

S = TypeVar("S")
MORE_IS_LUCKY = 1
FEWER_IS_LUCKY = -1
NEITHER = 0


@value
class Measure:
    """One kind of luck; the game's catalogue names it `luck-NAME`. `lucky`: whether more of it is, or less, or neither."""

    name: str
    lucky: int = MORE_IS_LUCKY


@value
class Lot:
    """What one draw gave a seat (None: everybody alike) of a measure; `could` are the amounts that were as likely."""

    measure: str
    seat: int | None
    got: int
    could: tuple[int, ...]


@value
class Drawn:
    """What chance was asked, and its answer: while which action of which seat, and who alone may see it."""

    seat: int
    action: Action
    name: tuple[object, ...]
    options: Sequence[Any]
    answer: Any
    seen_by: tuple[int, ...]  #: nobody in particular: everybody


@extensible
class LotReader(Generic[S]):
    """Reads the draws of one game, in their order. The state is the one before the draw: nothing has followed from it.

    Without measures a game says that nothing is left to chance once it has been set up.
    """

    def measures(self) -> tuple[Measure, ...]:
        """The kinds of luck it tells of."""
        return ()

    def read(self, state: S, drawn: Drawn) -> Iterable[Lot]:
        """What a draw gave, and what it could have given."""
        return ()
