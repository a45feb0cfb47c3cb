"""What everybody saw of the hands. Payments, gains and trades are open; what was stolen, given or shown in secret is not.

From the first theft that somebody did not see, what happens to hands is remembered as a chain: the newest thing, and
what was before it. `possible_hands` goes along the chain with the eyes of one seat and gives every way the cards can
lie now, with its probability. Before that theft there is nothing to guess.

In a guess the chain begins anew, with all that the seat considers possible (`knowledge`) and nothing that it does not
know: so it can be guessed from again.
"""

from __future__ import annotations

from math import comb, isfinite
from typing import Final, Literal, Self, get_args

from deskovka.core.game import Seat
from deskovka.games.catan.goods import WIDTH, count, handfuls, holds, kinds, size

What = Literal["start", "guess", "gain", "pay", "all", "show", "steal", "give", "look", "some", "none"]
Hands = tuple[int, ...]
Worlds = dict[Hands, float]
UNCERTAIN: Final = (
    "steal",
    "give",
    "look",
    "some",
    "none",
)  # after which weights no longer add up to what they did
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
        self.seat = seat  # who did it; of a guess, who made it
        self.cards = (
            cards  # a handful; for a theft and for "all" the number of a good; for "some" and "none" a mask
        )
        self.other = (
            other  # the victim of a theft, who was given cards or looked at; for "all" how many cards
        )
        self.hands = hands
        self.worlds: dict[Seat, Worlds] = {}  # by seat: worked out before, or what a guess is of

    @classmethod
    def read(cls, text: str) -> Self:
        chain: Self | None = None
        for word in text.split():
            what, *numbers = word.split(":")
            if what == "start":
                chain = cls(None, "start", hands=read_hands(numbers))
            elif what == "guess":
                seat, *hands = numbers
                chain = cls(None, "guess", int(seat, 16), hands=read_hands(hands))
                chain.worlds[chain.seat] = {}
            elif chain is None:
                raise ValueError("a memory has a start")
            elif what == "world":
                weight, *hands = numbers
                chain.worlds[chain.seat][read_hands(hands)] = read_weight(weight)
            elif what in get_args(What):
                doer, cards, other = read_hands(numbers)
                chain = cls(chain, what, doer, cards, other)  # type: ignore[arg-type]
            else:
                raise ValueError(f"{what!r} is nothing to be remembered")
        if chain is None:
            raise ValueError("a memory has a start")
        return chain

    def __str__(self) -> str:
        return " ".join([thing.word() for thing in self.chain()])

    def word(self) -> str:
        """This thing alone; a guess with all its worlds."""
        if self.what == "start":
            return write_word("start", self.hands)
        if self.what == "guess":
            worlds = self.worlds[self.seat]
            words = [write_word(f"world:{worlds[hands].hex()}", hands) for hands in worlds]
            return " ".join([write_word("guess", (self.seat, *self.hands)), *words])
        return write_word(self.what, (self.seat, self.cards, self.other))

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


def write_word(what: str, numbers: Hands) -> str:
    return ":".join((what, *(f"{number:x}" for number in numbers)))


def read_hands(numbers: list[str]) -> Hands:
    return tuple([int(number, 16) for number in numbers])


def read_weight(text: str) -> float:
    """Exactly as it was: a guess from it is the same."""
    try:
        weight = float.fromhex(text)
    except OverflowError:
        weight = 0.0
    if not (weight > 0 and isfinite(weight)):
        raise ValueError(f"{text!r} is no weight")
    return weight


def knowledge(worlds: Worlds, seat: Seat, hands: Hands) -> Memory:
    """What a seat knows, and nothing else, where it has guessed these hands."""
    found = Memory(None, "guess", seat, hands=hands)
    found.worlds[seat] = worlds  # shared: nobody changes them
    return found


def possible_hands(memory: Memory, seat: Seat, most: int = MOST_WORLDS) -> Worlds:
    """Every way the hands can be, as far as a seat has seen, with its weight; if there are too many, the likeliest."""
    chain = []
    thing: Memory | None = memory
    while thing is not None and seat not in thing.worlds:
        chain.append(thing)
        thing = thing.before
    worlds = _along(chain[::-1], {} if thing is None else thing.worlds[seat], seat, most)
    while not worlds:  # one that was given up has come true
        most *= 4
        first, *rest = memory.chain()
        worlds = _along(rest, first.worlds.get(seat, {first.hands: 1.0}), seat, most)
    memory.worlds[seat] = worlds
    return worlds


def _along(chain: list[Memory], worlds: Worlds, seat: Seat, most: int) -> Worlds:
    for thing in chain:
        worlds = _after(worlds, thing, seat, most) if thing.before else {thing.hands: 1.0}
    return worlds


def _after(worlds: Worlds, thing: Memory, eyes: Seat, most: int) -> Worlds:
    """What the worlds have become when a thing was seen; those where it could not have happened are gone."""
    found: Worlds = {}
    what, seat, cards = thing.what, thing.seat, thing.cards
    for hands, weight in worlds.items():
        hand = hands[seat]
        if what == "steal":
            known = eyes in (seat, thing.other)
            for kind in (cards,) if known else kinds(hands[thing.other]):
                victim = hands[thing.other]
                if number := count(victim, kind):
                    _add(
                        found,
                        _moved(hands, seat, thing.other, 1 << WIDTH * kind),
                        weight * number / size(victim),
                    )
        elif what == "give":
            known = eyes in (seat, thing.other)
            for given, likely in ((cards, 1.0),) if known else any_handfuls(hand, size(cards)):
                if holds(hand, given):
                    _add(found, _moved(hands, thing.other, seat, given), weight * likely)
        elif what == "look":
            if eyes != seat or hands[thing.other] == cards:
                _add(found, hands, weight)
        elif what in ("some", "none"):
            if bool(hand & cards) == (what == "some"):
                _add(found, hands, weight)
        elif what == "gain":
            _add(found, _changed(hands, seat, cards), weight)
        elif what == "all":
            if count(hand, cards) == thing.other:
                _add(found, _changed(hands, seat, -(thing.other << WIDTH * cards)), weight)
        elif holds(hand, cards):
            _add(found, _changed(hands, seat, -cards) if what == "pay" else hands, weight)
    if len(found) > most:
        found = dict(sorted(found.items(), key=lambda world: -world[1])[:most])
    if what not in UNCERTAIN:
        return found
    total = sum(found.values())  # else the weights of a long game would sink to 0
    return {hands: weight / total for hands, weight in found.items()}


def any_handfuls(hand: int, number: int) -> list[tuple[int, float]]:
    """Every way to choose so many cards, as likely as if they were drawn."""
    ways = []
    for cards in handfuls(hand, number):
        likely = 1
        for kind in kinds(cards):
            likely *= comb(count(hand, kind), count(cards, kind))
        ways.append((cards, likely / comb(size(hand), number)))
    return ways


def _changed(hands: Hands, seat: Seat, cards: int) -> Hands:
    return (*hands[:seat], hands[seat] + cards, *hands[seat + 1 :])


def _moved(hands: Hands, taker: Seat, giver: Seat, cards: int) -> Hands:
    return _changed(_changed(hands, taker, cards), giver, -cards)


def _add(worlds: Worlds, hands: Hands, weight: float) -> None:
    worlds[hands] = worlds.get(hands, 0.0) + weight


def true_hands(memory: Memory) -> Hands:
    """Where everything that was seen and unseen has led."""
    first, *rest = memory.chain()
    hands = first.hands
    for thing in rest:
        if thing.what == "steal":
            hands = _moved(hands, thing.seat, thing.other, 1 << WIDTH * thing.cards)
        elif thing.what == "all":
            hands = _changed(hands, thing.seat, -(thing.other << WIDTH * thing.cards))
        elif thing.what == "give":
            hands = _moved(hands, thing.other, thing.seat, thing.cards)
        elif thing.what not in ("show", "look", "some", "none"):
            hands = _changed(hands, thing.seat, thing.cards if thing.what == "gain" else -thing.cards)
    return hands
