"""A card played to its full effect: what lies on the table, the moves, and everything that changes."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.games.empires_north.goods import KINDS, NUMBER
from deskovka.games.empires_north.names import names_of
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.facts import CARDS
from games.empires_north.table import (
    asked,
    deal,
    discs,
    give,
    lay_discs,
    lay_islands,
    passes,
    play,
    position,
    put,
    queue,
    sail,
)


@dataclass(frozen=True)
class Case:
    """Seat 0 plays with the clan of the card; the opponent has passed unless it has a part in it.

    A move is `build ale-bench`, of the opponent `1: pass`; after `<` comes what chance deals to it, `*` if it
    does not matter. What changes is told in parts: `-1 food, +2 vp, exhausted ale-bench, hand +x, hand -x, built x, left x, on grain-bank 2 food`.
    """

    card: str
    says: str
    moves: str  # separated by semicolons
    changes: str
    has: str = ""
    tired: int = 0
    empire: str = ""
    hand: str = ""
    clan: str = ""
    ships: str = ""
    discs: str = ""
    islands: str = ""
    round_ends: bool = False
    foe: str = ""
    foe_has: str = ""
    foe_empire: str = ""
    foe_hand: str = ""

    def __str__(self) -> str:
        return f"{self.card}: {self.says}"

    def clans(self) -> tuple[str, str]:
        own = self.clan or (CARDS[self.card]["clan"] if self.card in CARDS else "glenn")
        return own, self.foe or ("heidel" if own != "heidel" else "glenn")

    def position(self) -> EmpiresState:
        state = position(*self.clans(), ends=not self.round_ends)
        if self.islands:
            lay_islands(state, *self.islands.split())
        give(state, 0, self.has, self.tired)
        give(state, 1, self.foe_has)
        put(state, 0, self.empire)
        put(state, 1, self.foe_empire)
        deal(state, 0, self.hand)
        deal(state, 1, self.foe_hand)
        sail(state, self.ships)
        lay_discs(state, 0, self.discs)
        if not (self.foe or self.foe_has or self.foe_empire or self.foe_hand):
            passes(state, 1)
        return state

    def run(self) -> None:
        state = self.position()
        before = told(state)
        for move in self.moves.split(";"):
            action, _, chance = move.partition("<")
            seat, _, text = action.rpartition(":")
            play(state, int(seat or 0), text.strip(), chance=chance.strip())
        expected = sorted(part.strip() for part in self.changes.split(",") if part.strip())
        assert sorted(differences(before, told(state))) == expected
        assert asked(state) in ("TakeTurn", ""), "the card asks for more"


Told = dict[str, object]


def told(state: EmpiresState) -> Told:
    """Everything on the table that a card can change."""
    found: Told = {"queue": queue(state)}
    for seat in range(state.seats):
        who = f"{seat}: " if seat else ""
        for kind, number in NUMBER.items():
            found[f"{who}#{kind}"] = state.supply[seat * KINDS + number]
        found[f"{who}#tired"] = state.tired[seat]
        found[f"{who}#vp"] = state.points[seat]
        found[f"{who}#ship"] = state.ships[seat]
        found[f"{who}disc"] = discs(state, seat)
        for card in state.hands[seat]:
            found[f"{who}hand {card}"] = state.hands[seat].count(card)
        for piece, name in zip(state.empires[seat], names_of(state.empires[seat])):
            found[f"{who}empire {name}"] = piece.exhausted
            tokens = [f"{piece.tokens[number]} {kind}" for kind, number in NUMBER.items()]
            found[f"{who}on {name}"] = " ".join(text for text in tokens if text[0] != "0")
    return found


def differences(before: Told, after: Told) -> list[str]:
    found = []
    for key in {**before, **after}:
        old, new = before.get(key), after.get(key)
        if old != new:
            found += difference(key, old, new)
    return found


def difference(key: str, old: object, new: object) -> list[str]:
    who, sharp, kind = key.partition("#")
    if sharp:
        assert isinstance(old, int) and isinstance(new, int)
        return [f"{who}{new - old:+d} {kind}"]
    who, _, rest = key.rpartition(": ")
    who += ": " * bool(who)
    word, _, name = rest.partition(" ")
    if word == "hand":
        return [f"{who}hand {'+' if (new or 0) > (old or 0) else '-'}{name}"]  # type: ignore[operator]
    if word == "empire":
        if old is None or new is None:
            return [f"{who}{'built' if old is None else 'left'} {name}"] + [f"{who}exhausted {name}"] * (
                new is True
            )
        return [f"{who}{'exhausted' if new else 'renewed'} {name}"]
    if word == "on":
        return [f"{who}on {name} {new}"] if new else [f"{who}on {name} nothing"] if old and new == "" else []
    return [f"{who}{rest} {new}".strip()]
