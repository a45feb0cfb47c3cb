"""`assign`, `release` and `withdraw`: tokens on cards (EN-10.3, EN-10.4, EN-10.16)."""

from __future__ import annotations

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import ALL, CardName, Effect, Filter, Moment
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.gaining import ByCard, Gained, told_of
from deskovka.games.empires_north.goods import GOODS, KINDS, NUMBER, WORKER, Good, Handful, handfuls
from deskovka.games.empires_north.meaning import meant
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, change, piece_at


@value
class Assigned(Event):
    """Tokens from the supply onto a card."""

    seat: Seat
    card: CardName
    goods: Handful


@value
class Released(Event):
    """Tokens from a card back to the supply."""

    seat: Seat
    card: CardName
    goods: Handful


@value
class AssignGoods(Action):
    """`assign food,food`"""

    form = "assign {goods}"
    goods: Handful


@value
class ReleaseGoods(Action):
    """`release grain-bank food,food`"""

    form = "release {card} {goods}"
    card: PieceName
    goods: Handful


@value
class WithdrawGood(Action):
    """`withdraw grain-bank food`"""

    form = "withdraw {card} {good}"
    card: PieceName
    good: Good


@value
class Assign(Effect):
    """`assign = { what = "food", up_to = 2 }`: one at least, onto this card; gold replaces nothing (EN-2.4)."""

    kinds: tuple[int, ...]
    most: int

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        """The card may have left the empire, and a boost is never in it."""
        held = state.holding(at.seat)
        return piece_at(state, at.seat, at.serial) is not None and any(held[kind] for kind in self.kinds)

    def takes_from(self) -> frozenset[str]:
        return frozenset([GOODS[kind].value for kind in self.kinds])

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if self.possible(state, at):
            ask(state, AssignWhat((at.seat,), at, self.kinds, self.most), play)


def assignable(state: EmpiresState, seat: Seat, kinds: tuple[int, ...], most: int) -> list[Handful]:
    """Every choice of one to so many."""
    held = state.holding(seat)
    return [goods for count in range(1, most + 1) for goods in handfuls(held, kinds, count)]


def take_off(state: EmpiresState, seat: Seat, piece: Piece, goods: Handful, play: Play[EmpiresState]) -> None:
    """EN-10.4: back to the supply, to be used at once."""
    counts = goods.counts()
    for kind in range(KINDS):
        state.supply[seat * KINDS + kind] += counts[kind]
    tokens = tuple([old - new for old, new in zip(piece.tokens, counts)])
    change(state, seat, piece.but(tokens=tokens))
    if play.heard:
        play.tell(Released(seat, state.card_of(piece).name, goods))


@value
class AssignWhat(Decision[EmpiresState, AssignGoods]):
    """EN-10.3: which tokens, and how many."""

    rule = "EN-10.3"
    answers = (AssignGoods,)
    origin: Origin
    what: tuple[int, ...]  # kinds
    most: int

    def options(self, state: EmpiresState, seat: Seat) -> list[AssignGoods]:
        return [AssignGoods(goods) for goods in assignable(state, seat, self.what, self.most)]

    def why_not(self, state: EmpiresState, seat: Seat, action: AssignGoods) -> RuleId | None:
        if Good.GOLD in action.goods and NUMBER[Good.GOLD] not in self.what:
            return "EN-2.4"
        fits = action.goods in assignable(state, seat, self.what, self.most)
        return None if fits else self.rule

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: AssignGoods, play: Play[EmpiresState]) -> None:
        """From the supply onto the card; then features that see it."""
        at = self.origin
        piece = piece_at(state, seat, at.serial)
        assert piece is not None
        counts = action.goods.counts()
        for kind in range(KINDS):
            state.supply[seat * KINDS + kind] -= counts[kind]
        tokens = tuple([old + new for old, new in zip(piece.tokens, counts)])
        change(state, seat, piece.but(tokens=tokens))
        if play.heard:
            play.tell(Assigned(seat, at.card, action.goods))
        state.agenda.append(
            Happened(Happening(Moment.ASSIGN, seat, state.placed, at.card, at.serial)),
        )


@value
class Release(Effect):
    """`release = { what = "worker", count = "all" }`: from one own card, as many as there are up to the number."""

    kinds: tuple[int, ...]
    count: int
    cards: Filter

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if releasable(state, at, self):
            ask(state, ReleaseWhat((at.seat,), at, self), play)


def releasable(state: EmpiresState, at: Origin, effect: Release) -> list[ReleaseGoods]:
    """From each card that holds any, every choice of as many as are to be taken."""
    found: list[ReleaseGoods] = []
    for piece in meant(state, at.seat, effect.cards, at.serial):
        held = sum([piece.tokens[kind] for kind in effect.kinds])
        if held:
            count = held if effect.count == ALL else min(held, effect.count)
            name = name_of(state, at.seat, piece)
            found += [ReleaseGoods(name, goods) for goods in handfuls(piece.tokens, effect.kinds, count)]
    return found


@value
class ReleaseWhat(Decision[EmpiresState, ReleaseGoods]):
    """EN-10.4: tokens of one card, back to the supply."""

    rule = "EN-10.4"
    answers = (ReleaseGoods,)
    origin: Origin
    effect: Release

    def options(self, state: EmpiresState, seat: Seat) -> list[ReleaseGoods]:
        return releasable(state, self.origin, self.effect)

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(
        self, state: EmpiresState, seat: Seat, action: ReleaseGoods, play: Play[EmpiresState]
    ) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        take_off(state, seat, piece, action.goods, play)


@value
class Withdraw(Effect):
    """`special = "withdraw"`: a good from another action card, which is exhausted, and one more of its type."""

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        return bool(withdrawals(state, at))

    def takes_from(self) -> frozenset[str]:
        return frozenset(["empire"])

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if self.possible(state, at):
            ask(state, WithdrawWhat((at.seat,), at), play)


def withdrawals(state: EmpiresState, at: Origin) -> list[WithdrawGood]:
    found: list[WithdrawGood] = []
    for piece in state.empires[at.seat]:
        able = not piece.exhausted and piece.serial != at.serial and state.card_of(piece).action is not None
        if able and any(piece.tokens[:WORKER]):
            name = name_of(state, at.seat, piece)
            found += [WithdrawGood(name, good) for good in list(Good)[:WORKER] if piece.tokens[NUMBER[good]]]
    return found


@value
class WithdrawWhat(Decision[EmpiresState, WithdrawGood]):
    """Which good, from which card."""

    rule = "EN-10.4"
    answers = (WithdrawGood,)
    origin: Origin

    def options(self, state: EmpiresState, seat: Seat) -> list[WithdrawGood]:
        return withdrawals(state, self.origin)

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(
        self, state: EmpiresState, seat: Seat, action: WithdrawGood, play: Play[EmpiresState]
    ) -> None:
        at = self.origin
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        goods = Handful((action.good,))
        take_off(state, seat, piece.but(exhausted=True), goods, play)
        state.supply[seat * KINDS + NUMBER[action.good]] += 1
        play.tell(Gained(seat, at.card, at.ability, goods, 0, 0))
