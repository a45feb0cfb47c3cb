"""A typed line of several actions, worked out on a guess of the position before any of it is played."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import COLOURS, Colour, Hex
from deskovka.games.terra_mystica.factions import FACTIONS, Faction
from deskovka.games.terra_mystica.terraforming import Transformed, spades_between
from deskovka.games.terra_mystica.words import DONE, Build, Transform
from deskovka.terminal.face import NotPlayed
from deskovka.terminal.position import Position
from deskovka.terminal.terra_mystica.changes import answer_for
from deskovka.terminal.terra_mystica.codes import check_code
from deskovka.terminal.terra_mystica.typed import digs, read_part
from deskovka.text import Texts

DIG = re.compile(r"dig(?:\s+(\d{1,2}))?", re.IGNORECASE)
PRICE = "TM-9.7"  # what spades cost
WITHOUT_SPADES = "TakeTurn"  # where none are at hand
MOST_STEPS = 4  # transformations of one hex before a dwelling stands there


def plan(texts: Texts, position: Position, parts: Sequence[str]) -> list[Action]:
    """The actions of a whole line; raises NotPlayed with the part that is not possible, and why."""
    line = _Line(texts, position)
    for part in parts:
        line.take(part)
    line.count_spades()
    return line.actions


def may_dig_for(position: Position, action: Action) -> bool:
    """Whether a dwelling is typed where free spades can still make its hex the home terrain."""
    return (
        isinstance(action, Build) and action not in position.legal and _free_spades(position, action.hex) > 0
    )


class _Line:
    """How far a line has been worked out."""

    def __init__(self, texts: Texts, position: Position) -> None:
        self.texts = texts
        self.position: Position | None = position
        self.actions: list[Action] = []
        self.dug: int | None = None  # the spades that were typed, if any were
        self.bought = 0  # the spades that were needed beside the free ones

    def take(self, part: str) -> None:
        if match := DIG.fullmatch(part):
            self.dug = (self.dug or 0) + int(match[1] or 1)
            return
        if digs(part):
            raise NotPlayed(self.texts.t("line-dig-alone"))
        for action in read_part(self._now(part).game, part, self._now(part).legal):
            check_code(self._now(part).view, action)
            if isinstance(action, Build):
                self._prepare(part, action)
            self._do(part, action)

    def count_spades(self) -> None:
        """What was typed after `dig` is what the line buys."""
        if self.dug is not None and not self.actions:
            raise NotPlayed(self.texts.t("line-dig-alone"))
        if self.dug is not None and self.dug != self.bought:
            raise self._miscounted(self.dug, self.bought)

    def _now(self, part: str) -> Position:
        if self.position is None:
            raise NotPlayed(self.texts.t("line-too-long", part=part))
        return self.position

    def _prepare(self, part: str, build: Build) -> None:
        """Transform the hex first, where spades were dug or are at hand, as the online site does."""
        home = Transform(build.hex, _home(self._now(part)))
        for _ in range(MOST_STEPS):
            now = self._now(part)
            spades = self.dug is not None or _free_spades(now, build.hex) > 0
            if now.why_not(build) is None or not spades or now.why_not(home) is not None:
                break
            self._do(part, home)
        now = self._now(part)
        if self.dug is not None and not _is_home(now, build.hex):
            self._refuse_spades(part, home, self.dug)
        if now.why_not(build) is not None and now.why_not(DONE) is None:
            then, _ = now.ahead(DONE)  # leaves the other spades
            if then and then.why_not(build) is None:
                self._do(part, DONE)
        if self.dug is not None and self.dug < self.bought and self._now(part).why_not(build) is not None:
            raise self._miscounted(self.dug, self.bought)

    def _miscounted(self, dug: int, bought: int) -> NotPlayed:
        return NotPlayed(self.texts.t("line-spades", dug=dug, bought=bought))

    def _refuse_spades(self, part: str, home: Transform, dug: int) -> None:
        """Why the hex cannot become home terrain; of a price that is too high first whether so much was meant."""
        rule = self._now(part).why_not(home)
        needed = _spades_needed(self._now(part), home.hex)
        if rule == PRICE and dug != needed and self._now(part).decision == WITHOUT_SPADES:
            raise self._miscounted(dug, needed)
        if rule is not None:
            raise NotPlayed(self.texts.t("line-refused", part=part), rule)

    def _do(self, part: str, action: Action) -> None:
        now = self._now(part)
        rule = now.why_not(action)
        if rule is not None:
            raise NotPlayed(self.texts.t("line-refused", part=part), rule)
        free = answer_for(now, action).get("cost", {}).get("spades", 0)
        self.position, events = now.ahead(action)
        used = sum(event.spades for event in events if isinstance(event, Transformed))
        self.bought += used - min(used, free)
        self.actions.append(action)


def _faction(position: Position) -> Faction:
    return FACTIONS[position.view["seats"][position.seat]["faction"]]


def _home(position: Position) -> Colour:
    return COLOURS[_faction(position).home]


def _terrain(position: Position, hex: Hex) -> int | None:
    """None: a river."""
    colour = position.view["map"][hex]["terrain"]
    return COLOURS.index(Colour(colour)) if colour else None


def _is_home(position: Position, hex: Hex) -> bool:
    return _terrain(position, hex) == _faction(position).home


def _spades_needed(position: Position, hex: Hex) -> int:
    faction, terrain = _faction(position), _terrain(position, hex)
    return 0 if terrain is None else spades_between(faction, terrain, faction.home)


def _free_spades(position: Position, hex: Hex) -> int:
    """The spades at hand that would go to a hex to make it the home terrain."""
    if not position.view["seats"][position.seat]["faction"]:
        return 0
    home = Transform(hex, _home(position))
    if home not in position.legal:
        return 0
    spades: int = answer_for(position, home).get("cost", {}).get("spades", 0)
    return spades
