"""The site's commands as actions of ours."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import COLOURS, INDEX, NEAR, RIVER, SPADES, Hex, Span
from deskovka.games.terra_mystica.bridges import PlaceBridge
from deskovka.games.terra_mystica.conversions import Burn, Convert, Got, Paid
from deskovka.games.terra_mystica.cults import CULT_ORDER, Cult
from deskovka.games.terra_mystica.factions import Building
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.priests import SendPriest, free_space
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.state import LAST_ROUND, TerraMysticaState
from deskovka.games.terra_mystica.towns import Connect, why_not_connect
from deskovka.games.terra_mystica.upgrading import Advance, Track, Upgrade
from deskovka.games.terra_mystica.words import Build, Code, TakeStep, TakeTile
from deskovka.importers.result import Saying

if TYPE_CHECKING:
    from deskovka.importers.terra_mystica.log import Command

BUILDINGS = {"tp": "TP", "te": "TE", "sh": "SH", "sa": "SA"} | {
    "trading post": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
UNITS = {
    "pw": "PW",
    "power": "PW",
    "c": "C",
    "coin": "C",
    "coins": "C",
    "w": "W",
    "worker": "W",
    "workers": "W",
} | {
    "p": "P",
    "priest": "P",
    "priests": "P",
    "vp": "VP",
}
AMOUNT = re.compile(r"(\d*)\s*([a-z]+)")
INCOME, CULT_INCOME = "other_income_for_faction", "cult_income_for_faction"
PATTERNS = {
    "build": re.compile(r"build (\w+)"),
    "transform": re.compile(r"transform (\w+)(?: to (\w+))?"),
    "upgrade": re.compile(r"upgrade (\w+) to ([\w ]+)"),
    "advance": re.compile(r"advance (ship|dig)\w*"),
    "send": re.compile(r"send (?:p|priest) to (\w+)(?: for (\d))?"),
    "burn": re.compile(r"burn (\d+)"),
    "convert": re.compile(r"convert (\d*\s*\w+) to (\d*\s*\w+)"),
    "action": re.compile(r"action (\w+)"),
    "pass": re.compile(r"pass(?: (\w+))?"),
    "bridge": re.compile(r"bridge (\w+:\w+)"),
    "connect": re.compile(r"connect (\S+)"),
    "tile": re.compile(r"\+(\d?)((?:fav|tw)\d+)"),
    "step": re.compile(r"\+\d?(fire|water|earth|air)"),
    "back": re.compile(r"-\d?(fire|water|earth|air)"),
    "leech": re.compile(r"(leech|decline)(?: (\d+))?(?: from (\w+))?"),
    "dig": re.compile(r"dig(?: (\d+))?"),
    "income": re.compile(INCOME),
    "cult_income": re.compile(CULT_INCOME),
    "consolation": re.compile(r"\[all opponents declined power\]"),
    "thrown": re.compile(r"-\d*(spades?|bridge|cult|free_\w+|convert_\w+|gain_favor|gain_tw)"),
    "final": re.compile(r"\+(\d+)vp for (\w+)"),
    "resources": re.compile(r"score_resources"),
    "drop": re.compile(r"drop.*"),
    "nothing": re.compile(r"wait|done|setup|burn 0|decline|\[.*\]"),
}
NO_EFFECT = ("burn 0", "decline")  # of commands that otherwise have one
SPELLED = {"convert 2w to bridge": "action acte"}  # by the site in its first years
MOST = 200  # of one conversion: more than anybody has


class NoCommand(Exception):
    """A command is not understood."""


@cache
def match(command: str) -> tuple[str, tuple[str, ...]]:
    """The kind of a command and its words; the kind is empty if it is not understood."""
    command = SPELLED.get(command, command)
    if command not in NO_EFFECT:
        for kind, pattern in PATTERNS.items():
            if found := pattern.fullmatch(command):
                return kind, tuple(word or "" for word in found.groups())
        return "", ()
    return "nothing", ()


def hex_of(name: str) -> Hex:
    if name not in INDEX:
        raise NoCommand(Saying(f"{name} is no hex", "says-no-hex", typed=name))
    return Hex(INDEX[name])


def goal_of(state: TerraMysticaState, seat: int, command: Command, spades: int) -> tuple[Hex, int]:
    """The hex of a transformation or dwelling and the terrain it gets; without a colour as far as the spades go."""
    hex, home = hex_of(command.words[0]), state.faction(seat).home
    if command.kind == "build":
        return hex, home
    colour = command.words[1]
    if colour:
        known = [
            terrain for terrain, c in enumerate(COLOURS) if c.value == {"grey": "gray"}.get(colour, colour)
        ]
        if not known:
            raise NoCommand(Saying(f"{colour} is no colour", "says-no-colour", typed=colour))
        return hex, known[0]
    if state.faction(seat).home_spades or not spades:
        return hex, home
    return hex, towards(state.terrain[hex], home, spades)


def towards(now: int, goal: int, spades: int) -> int:
    """The terrain so many spades from one to another."""
    if SPADES[now][goal] <= spades:
        return goal
    step = 1 if SPADES[(now + 1) % 7][goal] < SPADES[now][goal] else -1
    return (now + step * spades) % 7


def amount(text: str) -> tuple[int, str]:
    found = AMOUNT.fullmatch(text)
    if not found or found[2] not in UNITS:
        raise NoCommand(Saying(f"{text} is no amount", "says-no-amount", typed=text))
    return int(found[1] or 1), UNITS[found[2]]


def conversions_of(paid: str, got: str) -> list[Convert]:
    """`convert 6pw to 2w` is two conversions of ours."""
    (given, paid_unit), (received, got_unit) = amount(paid), amount(got)
    if (paid_unit, got_unit) == ("P", "C") and given <= MOST:  # by way of workers
        return conversions_of(paid, f"{given}w") + conversions_of(f"{given}w", got)
    unlike = Saying(f"convert {paid} to {got}", "says-no-conversion", paid=paid, got=got)
    if not 0 < received <= MOST or given % received:
        raise NoCommand(unlike)
    try:
        one = Convert(Paid(f"{given // received}{paid_unit}"), Got(f"1{got_unit}"))
    except ValueError:
        raise NoCommand(unlike) from None
    return [one] * received


def plain_action(state: TerraMysticaState, seat: int, kind: str, words: tuple[str, ...]) -> Action:
    """Commands that are one action of ours, whatever is asked."""
    if kind == "burn":
        return Burn(int(words[0]))
    if kind == "build":
        return Build(hex_of(words[0]))
    if kind == "upgrade":
        building = BUILDINGS.get(words[1].strip())
        if building is None:
            raise NoCommand(Saying(f"{words[1]} is no building", "says-no-building", typed=words[1]))
        return Upgrade(hex_of(words[0]), Building(building))
    if kind == "advance":
        return Advance(Track(words[0]))
    if kind == "send":
        return _send(state, words[0], words[1])
    if kind == "action":
        return UseSpace(Code(words[0].upper()))
    if kind == "pass":
        return Pass(Code("" if state.round == LAST_ROUND else words[0].upper()))
    if kind == "bridge":
        return PlaceBridge(Span.read(words[0]))
    if kind == "connect":
        return _connect(state, seat, words[0])
    if kind == "tile":
        return TakeTile(Code(words[1].upper()))
    if kind == "step":
        return TakeStep(Cult(words[0].upper()))
    raise NoCommand(Saying(f"{kind} is not understood", "says-unknown", typed=kind))


def _send(state: TerraMysticaState, cult: str, steps: str) -> SendPriest:
    """Without a number: the best free space."""
    if cult.upper() not in Cult.__members__:
        raise NoCommand(Saying(f"{cult} is no cult", "says-no-cult", typed=cult))
    goal = Cult(cult.upper())
    number = CULT_ORDER.index(goal)
    best = next((worth for worth in (3, 2) if free_space(state, number, worth) is not None), 1)
    return SendPriest(goal, int(steps) if steps else best)


def _connect(state: TerraMysticaState, seat: int, where: str) -> Connect:
    """A river hex, or the two or three hexes that it lies between."""
    if ":" not in where:
        return Connect(hex_of(where))
    between = RIVER
    for name in where.split(":"):
        between &= NEAR[hex_of(name)]
    choices = [Connect(Hex(river)) for river in bits(between)]
    for choice in choices:
        if why_not_connect(state, seat, choice) is None:
            return choice
    if not choices:
        raise NoCommand(Saying(f"no river hex lies between {where}", "says-no-river", typed=where))
    return choices[0]
