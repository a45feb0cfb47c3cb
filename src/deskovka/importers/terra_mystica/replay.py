"""Plays a log through our rules: whatever they ask, the log answers; after every row both are compared."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import replace
from itertools import takewhile
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import DeskovkaError, IllegalAction
from deskovka.core.game import Decision
from deskovka.core.notation import Action
from deskovka.core.table import Table
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import COLOURS, Hex
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import CULT_ORDER, POWER, Climb, OfferTop, Stay, TakeSteps, UseKey
from deskovka.games.terra_mystica.ending import FinalPoints
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.leech import CultistsStep, Decline, Leech, TakePower, possible
from deskovka.games.terra_mystica.power import capacity, gain, gain_power
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.rounds import BonusSpades, cult_bonus
from deskovka.games.terra_mystica.setup import FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.special_actions import ChooseCult, Sandstorm
from deskovka.games.terra_mystica.state import CULTS, LAST_ROUND, Source, TerraMysticaState
from deskovka.games.terra_mystica.tiles import CULT_NAMES, load_tiles
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import DONE, Build, Done, TakeStep, Transform
from deskovka.importers.result import Difference, Imported
from deskovka.importers.terra_mystica.commands import (
    NoCommand,
    conversions_of,
    hex_of,
    match,
    plain_action,
    transform_to,
)
from deskovka.importers.terra_mystica.compare import difference, values_of
from deskovka.importers.terra_mystica.log import LABELS, LATER, Log, Row, Values, read_log

INCOME, CULT_INCOME = "other_income_for_faction", "cult_income_for_faction"
ROW_BEGINNERS = (TakeTurn, FirstDwelling, FirstScroll, BonusSpades, CultistsStep, TakePower)
WITHIN_TURN = (OwnChoices, FinishTurn, UseSpades, UseKey, OfferTop, TakeSteps)
Bowls = tuple[int, int, int]
FINAL = re.compile(r"\+(\d+)vp for (\w+)")


class Stop(Exception):
    """The log and our rules disagree, or a player left."""

    def __init__(self, found: Difference | None = None, dropped: str = "") -> None:
        super().__init__(str(found))
        self.found = found
        self.dropped = dropped


def import_log(text: str, tiles: str = "") -> Imported:
    """Replay a log of the online site; `tiles` names a further tile file."""
    log = read_log(text)
    return Replay(log, setup_options(log, tiles)).run()


def setup_options(log: Log, tiles: str) -> dict[str, str]:
    """The set-up a log names; without named options the book's."""
    further = tiles or ("later" if log.options & LATER else "box")
    known = load_tiles(further)
    in_play = [tile.id for tile in known.scrolls if tile.id not in log.removed]
    if "shipping-bonus" not in log.options and not tiles:
        in_play = [id for id in in_play if id != "BON10"]
    options = {
        "factions": ",".join(log.factions),
        "start": "1",
        "scoring": ",".join(log.scoring[round] for round in range(1, LAST_ROUND + 1)),
        "scrolls": ",".join(in_play),
    }
    if further != "box":
        options["tiles"] = further
    if "errata-cultist-power" in log.options:
        options["cultist_errata"] = "yes"
    if "variable-turn-order" in log.options:
        options["turn_order"] = "pass_order"
    if log.options:  # the site only asks that each hex be reachable
        options["cult_spades_must_adjoin"] = "no"
    return options


class Replay:
    """One log while it is played."""

    def __init__(self, log: Log, options: dict[str, str]) -> None:
        self.log = log
        self.table = Table(GAME, GAME.setup(len(log.factions), options), ScriptedChance(()))
        self.table.record.names = list(log.factions)
        self.seat = {faction: seat for seat, faction in enumerate(log.factions)}
        self.rows: list[deque[Row]] = [deque() for _ in log.factions]
        for row in log.rows:
            self.rows[self.seat[row.faction]].append(row)
        self.expanded: list[deque[Action]] = [deque() for _ in log.factions]
        self.income: list[deque[Values]] = [deque() for _ in log.factions]
        self.cult_income: list[deque[Values]] = [deque() for _ in log.factions]
        self.stays: set[tuple[int, str]] = set()  # tracks stepped back before a tile, so as not to climb
        self.offers: list[list[tuple[str, int]]] = [
            [] for _ in log.factions
        ]  # not yet answered: from whom, how much
        self.digs = [0] * len(log.factions)
        self.ahead: list[list[str]] = [[] for _ in log.factions]  # cult steps that the log takes later
        self.ahead_power = [0] * len(log.factions)  # and power that it gains later
        self.ahead_points = [0] * len(log.factions)
        self.inside = [False] * len(log.factions)  # whether the first row of a faction is being played
        self.agreed = 0
        self.final: list[FinalPoints] = []

    @property
    def state(self) -> TerraMysticaState:
        state: TerraMysticaState = self.table.state
        return state

    def run(self) -> Imported:
        found, dropped = None, ""
        try:
            while decision := GAME.decision(self.state):
                self.answer(decision)
            self.check_end()
        except Stop as stop:
            found, dropped = stop.found, stop.dropped
        scores = tuple(zip(self.log.factions, self.state.points)) if not GAME.decision(self.state) else ()
        return Imported(self.table.record, len(self.log.rows), self.agreed, found, dropped, scores)

    def answer(self, decision: Decision[Any, Any]) -> None:
        """Find the log's answer to what our rules ask, and play it."""
        seat = decision.seats[0]
        if isinstance(decision, ROW_BEGINNERS) and not getattr(decision, "second", False):
            self.skip_notes(seat, decision)
            self.inside[seat] = True
        row = self.rows[seat][0] if self.rows[seat] else None
        try:
            action = self.find_action(decision, seat)
        except (NoCommand, ValueError) as error:
            raise self.stop(
                row, "command", str(error), f"{type(decision).__name__} was expected", decision.rule
            ) from None
        closes = bool(self.rows[seat]) and not self.rows[seat][0].commands and not self.expanded[seat]
        if closes:
            row = self.rows[seat].popleft()
            self.inside[seat] = False
            self.compare(row, values_of(self.probe(seat, action, row), seat))
        self.play(seat, action, row)

    def play(self, seat: int, action: Action, row: Row | None) -> None:
        before = self.state.copy()
        try:
            events = self.table.play(seat, action)
        except IllegalAction as error:
            raise self.stop(row, "move", str(action), "it is forbidden", error.rule) from None
        if isinstance(action, Done):
            self.note_offers(seat, before)
        self.take_snapshots(before)
        self.notice_consolation(seat, before)
        self.final += [event for event in events if isinstance(event, FinalPoints)]
        if self.final:
            self.before_end = before

    def probe(self, seat: int, action: Action, row: Row) -> TerraMysticaState:
        """The state after an action and nothing else: no next phase, no income."""
        probe = self.state.copy()
        below = takewhile(lambda task: isinstance(task, WITHIN_TURN), reversed(probe.agenda[:-1]))
        probe.agenda = [*reversed([*below]), probe.agenda[-1]]
        try:
            GAME.apply(probe, seat, action, ScriptedChance(()), heard=False)
            while isinstance(question := GAME.decision(probe), UseKey):
                GAME.apply(probe, seat, self.key_answer(question, seat), ScriptedChance(()), heard=False)
        except IllegalAction as error:
            raise self.stop(row, "move", str(action), "it is forbidden", error.rule) from None
        return probe

    def note_offers(self, builder: int, before: TerraMysticaState) -> None:
        """What is offered to whom by the buildings of a turn."""
        label = before.factions[builder].replace("_", "")
        for hex in before.built:
            for seat in range(before.seats):
                near = directly_adjacent(before, 1 << hex) & before.own[seat]
                if seat != builder and near:
                    self.offers[seat].append((label, power_value(before, seat, near)))

    def notice_consolation(self, actor: int, before: TerraMysticaState) -> None:
        """TM-28.4: the Cultists gain a power as soon as all refuse; in the log when the last one has answered."""
        for seat in range(before.seats):
            if seat != actor and before.acting and self.state.acting and self.state.round == before.round:
                gained = capacity(before, seat) - capacity(self.state, seat)
                for row in self.rows[seat] if gained else ():
                    if not row.settles_power and any(c.startswith("[all") for c in row.commands):
                        row.settles_power = gained
                        self.ahead_power[seat] += gained
                        break

    def take_snapshots(self, before: TerraMysticaState) -> None:
        """What the rows for cult bonuses and income will state."""
        after = self.state
        ended = before.acting and not (after.acting and after.round == before.round)
        for seat in range(after.seats):
            if ended and before.round < LAST_ROUND:
                self.cult_income[seat].append(values_of(with_cult_bonus(before, seat), seat))
            if after.round != before.round:
                self.income[seat].append(values_of(after, seat))

    # what the log says next

    def skip_notes(self, seat: int, decision: Decision[Any, Any] | None) -> None:
        """Compare rows that only report, and pass over what has no effect."""
        rows = self.rows[seat]
        while rows and not self.expanded[seat]:
            row = rows[0]
            if not row.commands:
                rows.popleft()
                self.compare(row, values_of(self.state, seat))
                continue
            command = row.commands[0]
            values = self.reported(seat, command, row)
            if values is None and not self.has_no_effect(seat, command, decision):
                return
            row.commands.pop(0)
            if not row.commands:
                rows.popleft()
                self.compare(row, values or values_of(self.state, seat))

    def reported(self, seat: int, command: str, row: Row) -> Values | None:
        """For rows of income: the values our rules gave at that time."""
        snapshots = {INCOME: self.income, CULT_INCOME: self.cult_income}.get(command)
        if snapshots is None:
            if command.startswith("drop"):
                raise Stop(dropped=f"{row.faction}, line {row.line}")
            return None
        if not snapshots[seat]:
            raise self.stop(row, "turn", row.text, "this faction is still to act", "TM-4.8")
        return snapshots[seat].popleft()

    def has_no_effect(self, seat: int, command: str, decision: Decision[Any, Any] | None) -> bool:
        if FINAL.fullmatch(command) or command == "score_resources":
            return False
        try:
            kind, words = match(command)
        except NoCommand:
            return False
        if kind == "leech":
            return not isinstance(decision, TakePower) and self.was_not_asked(seat, words)
        if command.startswith(("-spade", "-free")) and isinstance(decision, (UseSpades, BonusSpades)):
            return False
        return kind == "ignored"

    def was_not_asked(self, seat: int, words: tuple[str, ...]) -> bool:
        """TM-13.12: an offer of which nothing could be gained is no question of ours; the log may answer it."""
        for offer in self.offers[seat]:
            if words[2] in ("", offer[0]) and words[1] in ("", str(offer[1])):
                self.offers[seat].remove(offer)
                return True
        if words[0] == "decline":
            return True
        row = self.rows[seat][0]
        raise self.stop(row, "leech offers", " ".join(words), "nothing like it was offered", "TM-13.2")

    def next_command(self, seat: int) -> tuple[str, tuple[str, ...]] | None:
        """The next command of the same row; None at its end."""
        rows = self.rows[seat]
        if not rows or not rows[0].commands:
            return None
        found = self.kind_of(rows[0].commands[0])
        return found if self.inside[seat] or found[0] == "tile" else None

    def take_command(self, seat: int) -> None:
        self.rows[seat][0].commands.pop(0)
        self.inside[seat] = True

    # answers

    def find_action(self, decision: Decision[Any, Any], seat: int) -> Action:
        if self.expanded[seat]:
            return self.expanded[seat].popleft()
        if isinstance(decision, TakePower):
            return self.leech_answer(decision, seat)
        if isinstance(decision, UseKey):
            return self.key_answer(decision, seat)
        if isinstance(decision, BonusSpades) and not self.has_bonus_transform(seat):
            return DONE
        if isinstance(decision, OwnChoices) and decision.steps:  # the site takes them at once
            return TakeStep(CULT_ORDER[decision.steps[0]])
        found = self.next_command(seat)
        while found and found[0] == "ignored" and not isinstance(decision, UseSpades):
            self.take_command(seat)
            found = self.next_command(seat)
        if isinstance(decision, (ChooseCult, CultistsStep)) and (found is None or found[0] != "step"):
            return self.late_step(seat)
        if isinstance(decision, FinishTurn) and (
            found is None or not self.belongs_to_turn(decision, seat, found)
        ):
            return DONE
        if isinstance(decision, UseSpades) and (found is None or found[0] == "ignored"):
            return DONE
        if isinstance(decision, OwnChoices) and found is None and not decision.favors and not decision.towns:
            return DONE
        if isinstance(decision, TakeTurn) and decision.second and found is None:
            return DONE
        if found is None:
            raise NoCommand("the log has nothing more for this faction")
        kind, words = found
        if not kind:
            raise NoCommand(f"{self.rows[seat][0].commands[0]!r} is not understood")
        self.take_command(seat)
        return self.translate(decision, seat, kind, words)

    def key_answer(self, question: UseKey, seat: int) -> Action:
        """The site climbs whenever it can, unless the marker was stepped back before."""
        return (Stay if (seat, question.cult.value) in self.stays else Climb)(question.cult)

    def late_step(self, seat: int) -> Action:
        """The site lets a player choose the cult some rows later; until then the log's track is behind ours."""
        for row in self.rows[seat]:
            for place, command in enumerate(row.commands):
                kind, words = self.kind_of(command)
                if kind == "step":
                    del row.commands[place]
                    row.settles = words[0].upper()
                    step = self.state.cults[seat * CULTS + CULT_NAMES.index(row.settles)] + 1
                    row.settles_power = POWER.get(step, 0)
                    self.ahead[seat].append(row.settles)
                    self.ahead_power[seat] += row.settles_power
                    return plain_action(self.state, seat, kind, words)
        raise NoCommand("the log does not say which cult")

    def belongs_to_turn(self, decision: FinishTurn, seat: int, found: tuple[str, tuple[str, ...]]) -> bool:
        """Conversions after the action, and the dwelling on a hex that was just transformed."""
        kind, words = found
        if kind == "build":
            return bool(decision.hexes >> hex_of(words[0]) & 1)
        return kind in ("burn", "convert", "connect", "dig") and not self.doubled()

    def doubled(self) -> bool:
        """Whether this is the first action of a double turn: conversions then belong to the second one."""
        return any(isinstance(task, TakeTurn) and task.second for task in self.state.agenda)

    def translate(self, decision: Decision[Any, Any], seat: int, kind: str, words: tuple[str, ...]) -> Action:
        if kind == "dig":
            self.digs[seat] = int(words[0] or 1)
            return self.find_action(decision, seat)
        if kind == "back":
            self.stays.add((seat, words[0].upper()))
            return self.find_action(decision, seat)
        if kind == "convert":
            first, *rest = conversions_of(*words)
            self.expanded[seat].extend(rest)
            return first
        if kind == "tile":
            self.expanded[seat].extend(
                [plain_action(self.state, seat, kind, words)] * (int(words[0] or 1) - 1)
            )
        if kind == "transform":
            spades = decision.spades.free if isinstance(decision, (UseSpades, BonusSpades)) else 0
            spades, self.digs[seat] = spades + self.digs[seat], 0
            return transform_to(self.state, seat, words[0], words[1], spades)
        if kind == "build" and isinstance(decision, (TakeTurn, UseSpades, Sandstorm)):
            return self.build(decision, seat, words[0])
        return plain_action(self.state, seat, kind, words)

    def build(self, decision: Decision[Any, Any], seat: int, name: str) -> Action:
        """A build command also transforms the hex to home first, if it is not."""
        hex, home = hex_of(name), self.state.faction(seat).home
        self.digs[seat] = 0
        if self.state.terrain[hex] == home and not isinstance(decision, (UseSpades, Sandstorm)):
            return Build(hex)
        if self.state.terrain[hex] == home:  # transformed before in this action
            self.expanded[seat].append(Build(hex))
            return DONE
        if isinstance(decision, UseSpades) and self.spades_left_after(seat, hex):
            self.expanded[seat].append(DONE)
        self.expanded[seat].append(Build(hex))
        return Transform(hex, COLOURS[home])

    def spades_left_after(self, seat: int, hex: Hex) -> bool:
        """Whether our rules will ask for a further hex before the dwelling."""
        probe = self.state.copy()
        action = Transform(hex, COLOURS[self.state.faction(seat).home])
        probe.agenda = probe.agenda[-1:]
        try:
            GAME.apply(probe, seat, action, ScriptedChance(()), heard=False)
        except IllegalAction:
            return False
        return isinstance(GAME.decision(probe), UseSpades)

    def has_bonus_transform(self, seat: int) -> bool:
        """Whether the faction uses its bonus spade before its next income."""
        for row in self.rows[seat]:
            for command in row.commands:
                if command.startswith("transform"):
                    return True
                if not command.startswith(("wait", "done")):
                    return False
        return False

    def leech_answer(self, decision: TakePower, seat: int) -> Action:
        """The answer to an offer may stand some rows later than the building that made it."""
        builder = self.state.factions[decision.builder]
        label = builder.replace("_", "")
        self.offers[seat].remove((label, decision.offer))
        first = True
        for row in self.rows[seat]:
            for place, command in enumerate(row.commands):
                if command == INCOME:
                    return Decline(decision.offer, builder)
                kind, words = self.kind_of(command)
                if kind in ("leech", "decline") and (LABELS.get(words[2]), words[1]) == (
                    builder,
                    str(decision.offer),
                ):
                    del row.commands[place]
                    if words[0] == "decline":
                        return Decline(decision.offer, builder)
                    if not first:
                        self.take_early(row, seat, possible(self.state, seat, decision.offer))
                    return Leech(decision.offer, builder)
                first &= kind in ("ignored", "burn")
        return Decline(decision.offer, builder)

    def take_early(self, row: Row, seat: int, power: int) -> None:
        """Our rules have the answer before the rows that stand before it in the log."""
        row.settles_power += power
        row.settles_points += 1 - power
        self.ahead_power[seat] += power
        self.ahead_points[seat] += 1 - power

    def kind_of(self, command: str) -> tuple[str, tuple[str, ...]]:
        try:
            return match(command)
        except NoCommand:
            return "", ()

    # comparing

    def compare(self, row: Row, ours: Values) -> None:
        seat = self.seat[row.faction]
        if row.settles:
            self.ahead[seat].remove(row.settles)
        self.ahead_power[seat] -= row.settles_power
        self.ahead_points[seat] -= row.settles_points
        found = difference(row, self.behind(row, ours, seat))
        if found:
            raise Stop(found)
        self.agreed += 1

    def behind(self, row: Row, ours: Values, seat: int) -> Values:
        """Our values without the steps and the power that come only later in the log."""
        steps = self.ahead[seat]
        cults = tuple(step - steps.count(cult) for step, cult in zip(ours.cults, CULT_NAMES))
        bowls = ours.bowls
        if (
            row.values
            and self.ahead_power[seat]
            and row.values.bowls in without_power(bowls, self.ahead_power[seat])
        ):
            bowls = row.values.bowls
        return replace(ours, points=ours.points - self.ahead_points[seat], cults=cults, bowls=bowls)

    def check_end(self) -> None:
        """The rows of the final scoring, and whatever is left."""
        for seat, rows in enumerate(self.rows):
            points = self.before_end.points[seat]
            for row in list(rows):
                self.skip_notes(seat, None)
                if not rows:
                    break
                row = rows.popleft()
                for command in row.commands:
                    points = self.final_row(seat, row, command, points)
                self.agreed += 1
        if len(self.log.rows) != self.agreed:
            raise DeskovkaError(f"{len(self.log.rows) - self.agreed} rows were left over")

    def final_row(self, seat: int, row: Row, command: str, points: int) -> int:
        """TM-24: a row of the final scoring; returns the running score."""
        if command == "score_resources":
            self.agreed -= 1
            self.compare(row, values_of(self.state, seat))
            return self.state.points[seat]
        scored = FINAL.fullmatch(command)
        if not scored:
            raise self.stop(row, "command", command, "the game is over", GAME.end_rule)
        ours = sum(e.points for e in self.final if e.seat == seat and e.what.casefold() == scored[2])
        if ours != int(scored[1]):
            raise self.stop(row, f"points for {scored[2]}", scored[1], str(ours), "TM-24.4")
        if row.values and row.values.points != points + ours:
            raise self.stop(row, "victory points", str(row.values.points), str(points + ours), "TM-24.1")
        return points + ours

    def stop(self, row: Row | None, field: str, logged: str, ours: str, rule: str) -> Stop:
        line = row.line if row else self.log.rows[-1].line
        what = f"{row.faction}: {row.text}" if row else "the end of the log"
        return Stop(Difference(line, what, field, logged, ours, rule))


def without_power(bowls: Bowls, power: int) -> set[Bowls]:
    """The bowls from which gaining so much power leads to these."""
    found = {bowls}
    for _ in range(power):
        found = {
            before
            for one, two, three in found
            for before in ((one + 1, two - 1, three), (one, two + 1, three - 1) if not one else (-1, 0, 0))
            if min(before) >= 0
        }
    return found


def with_cult_bonus(before: TerraMysticaState, seat: int) -> TerraMysticaState:
    """A state with the cult bonus of one seat; the site pays abilities for bonus spades when they are gained."""
    probe = before.copy()
    bonus = cult_bonus(probe, seat)
    gain(probe, seat, bonus)
    faction = probe.faction(seat)
    probe.score(seat, bonus.spades * faction.vp_per_spade, Source.FACTION)
    if faction.power_per_spade and probe.has(seat, Kind.SH):
        gain_power(probe, seat, bonus.spades * faction.power_per_spade)
    return probe
