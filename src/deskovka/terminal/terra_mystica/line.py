"""A typed line of several actions, worked out on a guess of the position before any of it is played."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deskovka.core.notation import Action
from deskovka.games.terra_mystica.board import COLOURS, Colour, Hex
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.terraforming import Transformed
from deskovka.games.terra_mystica.words import DONE, Build, Transform
from deskovka.terminal.face import NotPlayed
from deskovka.terminal.position import Position
from deskovka.terminal.terra_mystica.changes import answer_for
from deskovka.terminal.terra_mystica.typed import read_part
from deskovka.text import Texts

DIG = re.compile(r"dig(?:\s+(\d{1,2}))?", re.IGNORECASE)
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
        for action in read_part(self._now(part).game, part, self._now(part).legal):
            if isinstance(action, Build):
                self._prepare(part, action)
            self._do(part, action)

    def count_spades(self) -> None:
        """What was typed after `dig` is what the line buys."""
        if self.dug is not None and not self.actions:
            raise NotPlayed(self.texts.t("line-dig-alone"))
        if self.dug is not None and self.dug != self.bought:
            raise NotPlayed(self.texts.t("line-spades", dug=self.dug, bought=self.bought))

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
        if now.why_not(build) is not None and now.why_not(DONE) is None:
            then, _ = now.ahead(DONE)  # leaves the other spades
            if then and then.why_not(build) is None:
                self._do(part, DONE)

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


def _home(position: Position) -> Colour:
    return COLOURS[FACTIONS[position.view["seats"][position.seat]["faction"]].home]


def _free_spades(position: Position, hex: Hex) -> int:
    """The spades at hand that would go to a hex to make it the home terrain."""
    if not position.view["seats"][position.seat]["faction"]:
        return 0
    home = Transform(hex, _home(position))
    if home not in position.legal:
        return 0
    spades: int = answer_for(position, home).get("cost", {}).get("spades", 0)
    return spades
