"""What everybody saw of the hands. Payments, gains and trades are open; only who was robbed of what is not.

From the first theft that somebody did not see, what happens to hands is remembered as a chain: the newest thing, and
what was before it. `possible_hands` goes along the chain with the eyes of one seat and gives every way the cards can
lie now, with its probability. Before that theft there is nothing to guess.
"""

from __future__ import annotations

from typing import Final, Literal, Self, get_args

from deskovka.core.game import Seat
from deskovka.games.catan.goods import KINDS, WIDTH, count, holds, size

What = Literal["start", "gain", "pay", "all", "show", "steal"]
Hands = tuple[int, ...]
Worlds = dict[Hands, float]
MOST_WORLDS: Final = 3000  # beyond that the least likely are given up


class Memory:
    """One thing that was seen, and what was seen before it. Equal to another when the whole chain is."""

    __slots__ = ("before", "cards", "hands", "other", "seat", "what", "worlds")

    def __init__(
        self,
        before: Memory | None,
        what: What,
        seat: int = 0,
        cards: int = 0,
        other: int = 0,
        hands: Hands = (),
    ) -> None:
        self.before = before
        self.what = what
        self.seat = seat
        self.cards = cards  # a handful; for a theft and for "all" the number of a good
        self.other = other  # the victim of a theft; for "all" how many cards
        self.hands = hands
        self.worlds: dict[Seat, Worlds] = {}  # worked out before, by seat

    @classmethod
    def read(cls, text: str) -> Self:
        chain: Self | None = None
        for word in text.split():
            what, *numbers = word.split(":")
            if what not in get_args(What):
                raise ValueError(f"{what!r} is nothing to be remembered")
            if what == "start":
                chain = cls(None, "start", hands=tuple(int(number, 16) for number in numbers))
            else:
                seat, cards, other = (int(number, 16) for number in numbers)
                chain = cls(chain, what, seat, cards, other)  # type: ignore[arg-type]
        if chain is None:
            raise ValueError("a memory has a start")
        return chain

    def __str__(self) -> str:
        words = []
        for thing in self.chain():
            numbers = thing.hands or (thing.seat, thing.cards, thing.other)
            words.append(":".join((thing.what, *(f"{number:x}" for number in numbers))))
        return " ".join(words)

    def chain(self) -> list[Memory]:
        """Everything, the oldest first."""
        found: list[Memory] = []
        thing: Memory | None = self
        while thing is not None:
            found.append(thing)
            thing = thing.before
        return found[::-1]

    def __eq__(self, other: object) -> bool:
        return self is other or isinstance(other, Memory) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash((self.what, self.seat, self.cards, self.other))

    def __reduce__(self) -> tuple[object, ...]:
        return read_memory, (str(self),)


def read_memory(text: str) -> Memory:
    return Memory.read(text)


def possible_hands(memory: Memory, seat: Seat) -> Worlds:
    """Every way the hands can be, as far as a seat has seen, with its weight."""
    chain = []
    thing: Memory | None = memory
    while thing is not None and seat not in thing.worlds:
        chain.append(thing)
        thing = thing.before
    worlds = {} if thing is None else thing.worlds[seat]
    for thing in reversed(chain):
        worlds = {thing.hands: 1.0} if thing.what == "start" else _after(worlds, thing, seat)
    memory.worlds[seat] = worlds
    return worlds


def _after(worlds: Worlds, thing: Memory, eyes: Seat) -> Worlds:
    """What the worlds have become when a thing was seen; those where it could not have happened are gone."""
    found: Worlds = {}
    what, seat, cards = thing.what, thing.seat, thing.cards
    for hands, weight in worlds.items():
        hand = hands[seat]
        if what == "steal":
            known = eyes in (seat, thing.other)
            for kind in (cards,) if known else range(KINDS):
                victim = hands[thing.other]
                if number := count(victim, kind):
                    _add(
                        found,
                        _moved(hands, seat, thing.other, 1 << WIDTH * kind),
                        weight * number / size(victim),
                    )
        elif what == "gain":
            _add(found, _changed(hands, seat, cards), weight)
        elif what == "all":
            if count(hand, cards) == thing.other:
                _add(found, _changed(hands, seat, -(thing.other << WIDTH * cards)), weight)
        elif holds(hand, cards):
            _add(found, _changed(hands, seat, -cards) if what == "pay" else hands, weight)
    if len(found) > MOST_WORLDS:
        found = _likeliest(found, thing)
    if what != "steal":
        return found
    total = sum(found.values())  # else the weights of a long game would sink to 0
    return {hands: weight / total for hands, weight in found.items()}


def _changed(hands: Hands, seat: Seat, cards: int) -> Hands:
    return (*hands[:seat], hands[seat] + cards, *hands[seat + 1 :])


def _moved(hands: Hands, taker: Seat, giver: Seat, cards: int) -> Hands:
    return _changed(_changed(hands, taker, cards), giver, -cards)


def _add(worlds: Worlds, hands: Hands, weight: float) -> None:
    worlds[hands] = worlds.get(hands, 0.0) + weight


def _likeliest(worlds: Worlds, thing: Memory) -> Worlds:
    """The truth is always among them: else what is seen later might fit none."""
    kept = dict(sorted(worlds.items(), key=lambda world: -world[1])[:MOST_WORLDS])
    truth = true_hands(thing)
    return {**kept, truth: worlds[truth]}


def true_hands(memory: Memory) -> Hands:
    """Where everything that was seen and unseen has led."""
    first, *rest = memory.chain()
    hands = first.hands
    for thing in rest:
        if thing.what == "steal":
            hands = _moved(hands, thing.seat, thing.other, 1 << WIDTH * thing.cards)
        elif thing.what == "all":
            hands = _changed(hands, thing.seat, -(thing.other << WIDTH * thing.cards))
        elif thing.what != "show":
            hands = _changed(hands, thing.seat, thing.cards if thing.what == "gain" else -thing.cards)
    return hands
