"""`gain`: automatic, multiplied by what is counted."""

from __future__ import annotations

from deskovka.core.game import Play, Seat
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Effect, Filter
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.goods import Gains
from deskovka.games.empires_north.meaning import meant
from deskovka.games.empires_north.state import EmpiresState, Origin


@value
class Counter:
    """`for_each`: own cards of a sort, different clan icons, complete sets of icons, or things in the supply."""

    cards: Filter | None = None
    different_icons: bool = False
    sets: tuple[str, ...] = ()
    supply: int = -1  # a kind
    every: int = 1
    most: int = 0  # 0: without a limit

    def count(self, state: EmpiresState, seat: Seat, serial: int) -> int:
        """EN-12.5: at the moment of the effect, a card just placed included."""
        number = self._found(state, seat, serial) // self.every
        return min(number, self.most) if self.most else number

    def _found(self, state: EmpiresState, seat: Seat, serial: int) -> int:
        if self.supply >= 0:
            return state.held(seat, self.supply)
        empire = state.empires[seat]
        if self.cards is not None:
            return len(meant(state, seat, self.cards, serial))
        icons = [icon for piece in empire for icon in state.card_of(piece).icons]
        if self.different_icons:
            return len(set(icons))
        return min([icons.count(icon) for icon in self.sets])


@value
class Gain(Effect):
    """`gain = { vp = 1 }, for_each = { cards = { icon = ["mug"] }, max = 3 }`"""

    gains: Gains
    for_each: Counter | None = None

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        times = 1 if self.for_each is None else self.for_each.count(state, at.seat, at.serial)
        if times:
            gain(state, at, self.gains, times, play)

    def plain(self) -> bool:
        return self.gains.plain()

    def only_adds(self) -> bool:
        return self.plain() and self.for_each is None
