"""A game that bots play by our rules, told as the online site would tell it: entries in the order of our rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from deskovka.bots.player import Knowledge, make_bot
from deskovka.core.chance import RandomChance
from deskovka.core.game import Decision, Play
from deskovka.core.notation import Action
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import (
    CULT_ORDER,
    TOP,
    Climb,
    OfferTop,
    TakeSteps,
    UseKey,
    top_is_free,
)
from deskovka.games.terra_mystica.ending import FinalPoints, ScoreGame
from deskovka.games.terra_mystica.factions import FACTIONS, Kind
from deskovka.games.terra_mystica.leech import (
    CultistsStep,
    Decline,
    Leech,
    OfferPower,
    SettleEvent,
    TakePower,
    possible,
)
from deskovka.games.terra_mystica.priests import SendPriest, free_space
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.rounds import (
    BeginRound,
    BonusSpades,
    EndRound,
    cult_bonus,
    income,
    next_order,
)
from deskovka.games.terra_mystica.setup import FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.special_actions import ChooseCult, Sandstorm
from deskovka.games.terra_mystica.state import CULTS, NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import spades_needed
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.turn import NextTurn, TakeTurn
from deskovka.games.terra_mystica.words import Done, TakeStep, TakeTile, Transform
from importers.site_ledger import Deed, Purse

OPTIONS = {
    "start": "1",
    "tiles": "later",
    "cultist_errata": "yes",
    "turn_order": "pass_order",
    "cult_spades_must_adjoin": "no",
}
PLENTY = 100  # tokens more than anybody has: with them no power is lost


@dataclass(slots=True, eq=False)
class Entry:
    """A row of the log or a part of one: whose it is, its commands, and what they bring."""

    kind: str  # heading, setup, turn, answer, accepted, step, consolation, spades, cult_income, income, final
    seat: int = NOBODY
    commands: list[str] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    offers: dict[int, int] = field(default_factory=dict)
    event: int = NOBODY  # the building that an answer or what follows from answers belongs to


class SiteGame:
    """One game while it is played."""

    def __init__(
        self, seed: int, factions: list[str], bot: str = "beginner", sacrifice: bool = False
    ) -> None:
        self.random = Random(seed)
        self.factions = factions
        setup = GAME.recorded_setup(len(factions), {"factions": ",".join(factions), **OPTIONS})
        chance = RandomChance(self.random)
        self.state: TerraMysticaState = GAME.new_game(setup, chance)
        self.play = Play(self.state, chance, heard=False)
        self.bot = make_bot(GAME, bot)
        self.sacrifice = sacrifice  # once, before an answer that would leave too little for it
        self.sacrificed: Entry | None = None  # the row in which that stands
        self.entries = [Entry("setup", seat, ["setup"]) for seat in range(len(factions))]
        self.start = [Purse.of(self.state, seat) for seat in range(len(factions))]
        self.row: Entry | None = None  # of the turn
        self.last = self.entries[-1]  # of the last action
        self.events: list[int] = []  # buildings that neighbours are asked about, the first one now
        self.buildings = 0
        self.asked: dict[tuple[int, int], Entry] = {}  # answers by building and seat
        self.built_in: dict[int, Entry] = {}  # the row of each building
        self.void: set[int] = set()  # buildings that brought nobody anything to answer
        self.paid_spades = 0  # bonus spades that the site has paid for and that are not used yet
        self.lost_spades = False  # some of them never were

    def run(self) -> SiteGame:
        while question := GAME.decision(self.state):
            seat = question.seats[0]
            self.make_move(question, seat, self.choose(question, seat))
        return self

    def choose(self, question: Decision[Any, Any], seat: int) -> Action:
        """What the bot wants, where the site leaves a choice."""
        if isinstance(question, UseKey):
            return Climb(question.cult)
        action = self.bot.choose(Knowledge(GAME, self.state, seat), self.random)
        if isinstance(question, TakePower) and isinstance(action, Leech):
            self.sacrifice_first(question, seat)
        if isinstance(question, OwnChoices):
            return self.tile_in_order(question, seat, action)
        if isinstance(question, BonusSpades) and isinstance(action, Done):
            return next(iter(question.options(self.state, seat)))
        return action

    def sacrifice_first(self, question: TakePower, seat: int) -> None:
        """What the next row of a faction begins with, now: by our rules the sacrifice could only follow the answer."""
        state = self.state
        tokens = state.bowl2[seat] // 2
        after = Purse.of(state, seat)
        after.gain(question.offer)
        room = 2 * state.bowl1[seat] + state.bowl2[seat] - 2 * tokens
        cultists = (
            state.faction(question.builder).cult_step_for_leech or state.faction(seat).cult_step_for_leech
        )
        if not self.sacrifice or cultists or seat in state.passed or not room or after.bowls[1] >= 2 * tokens:
            return
        self.sacrifice = False
        self.sacrificed = Entry("turn", seat, [f"burn {tokens}"], [Deed(burned=tokens)])
        state.bowl2[seat] -= 2 * tokens
        state.bowl3[seat] += tokens

    def tile_in_order(self, question: OwnChoices, seat: int, action: Action) -> Action:
        """A town comes first where its key is needed; otherwise the steps of a tile are taken at once."""
        state = self.state
        steps = question.steps
        if isinstance(action, TakeTile) and action.tile in state.tiles.favor_index:
            tile = state.tiles.favors[state.tiles.favor_index[action.tile]]
            steps = steps or (tile.cult, tile.steps)
        if not steps:
            return action
        now = state.cults[seat * CULTS + steps[0]]
        if (
            question.towns
            and now < TOP <= now + steps[1]
            and not state.keys[seat]
            and top_is_free(state, steps[0])
        ):
            towns = (tile.id for tile, left in zip(state.tiles.towns, state.town_supply) if left)
            wanted = next(towns)
            return next(
                option
                for option in question.options(state, seat)
                if isinstance(option, TakeTile) and option.tile == wanted
            )
        return TakeStep(CULT_ORDER[question.steps[0]]) if question.steps else action

    def make_move(self, question: Decision[Any, Any], seat: int, action: Action) -> None:
        state = self.state
        entry = self.last = self.entry_of(question, seat, action)
        entry.commands += self.words(question, seat, action)
        deed = self.deed_of(question, seat, action)
        if isinstance(question, BonusSpades):
            self.use_bonus(seat, action)
        else:
            entry.deeds.append(deed)
        state.agenda.pop()
        question.resolve(state, seat, action, self.play)
        if isinstance(question, CultistsStep):
            self.events.pop(0)
        while state.agenda and (task := state.agenda[-1]).automatic:
            state.agenda.pop()
            self.run_step(task, entry)

    def use_bonus(self, seat: int, action: Action) -> None:
        """Spades of a cult are paid for already."""
        faction = self.state.faction(seat)
        pays = faction.vp_per_spade or faction.power_per_spade and self.state.has(seat, Kind.SH)
        if pays and isinstance(action, Transform):
            self.paid_spades -= spades_needed(self.state, seat, action.hex, COLOURS.index(action.colour))

    def deed_of(self, question: Decision[Any, Any], seat: int, action: Action) -> Deed:
        """What an action brings, all of its power counted, whether the bowls can take it or not."""
        if isinstance(action, Leech):
            return Deed(leeched=action.offer)
        probe = self.state.copy()
        probe.bowl1[seat] += PLENTY
        before = Purse.of(probe, seat)
        play = Play(probe, self.play.chance, heard=False)
        probe.agenda.pop()
        question.resolve(probe, seat, action, play)
        while probe.agenda and isinstance(task := probe.agenda[-1], (OfferTop, TakeSteps)):
            probe.agenda.pop()
            task.run(probe, play)
        return before.deed_to(Purse.of(probe, seat))

    # whose row it is, and what stands in it

    def entry_of(self, question: Decision[Any, Any], seat: int, action: Action) -> Entry:
        if isinstance(question, UseKey):
            return self.last
        begun = self.sacrificed if self.sacrificed not in self.entries else None
        if isinstance(action, (Leech, Decline)):
            return begun if begun and begun.seat == seat else self.asked[self.events[0], seat]
        if isinstance(question, CultistsStep):
            return self.add(Entry("step", seat, event=self.events[0]))
        if isinstance(question, BonusSpades):
            return self.add(Entry("spades", seat))
        if isinstance(question, (FirstDwelling, FirstScroll)):
            return self.add(Entry("setup", seat))
        if self.row is None or self.row.seat != seat and isinstance(question, TakeTurn):
            self.row = self.add(begun if begun and begun.seat == seat else Entry("turn", seat))
        return self.row

    def add(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        return entry

    def words(self, question: Decision[Any, Any], seat: int, action: Action) -> list[str]:
        if (
            isinstance(action, (Done, Climb))
            or isinstance(question, OwnChoices)
            and isinstance(action, TakeStep)
        ):
            return []
        if isinstance(action, (Leech, Decline)):
            return [str(action).capitalize().replace("_", "")]
        if isinstance(question, ChooseCult) and isinstance(action, TakeStep):
            return [f"+{question.steps if question.steps > 1 else ''}{action.cult.value}"]
        if isinstance(action, Transform) and not isinstance(question, Sandstorm):
            spades = getattr(question, "spades", None)
            bought = spades_needed(self.state, seat, action.hex, COLOURS.index(action.colour)) - (
                spades.free if spades else 0
            )
            return [*([f"dig {bought}"] if bought > 0 else []), str(action)]
        if isinstance(action, SendPriest):
            cult = CULT_ORDER.index(action.cult)
            best = next((steps for steps in (3, 2) if free_space(self.state, cult, steps) is not None), 1)
            return [str(action)[:-6] if action.steps == best and self.random.random() < 0.7 else str(action)]
        return [str(action)]

    # what happens by itself

    def run_step(self, task: Any, entry: Entry) -> None:
        state = self.state
        if isinstance(task, OfferPower):
            self.offer(task, entry)
        elif isinstance(task, SettleEvent):
            self.settle(task)
            return
        elif isinstance(task, EndRound):
            self.end_round(task)
            return
        elif isinstance(task, BeginRound):
            self.begin_round(task)
            return
        elif isinstance(task, ScoreGame):
            self.end_game(task)
            return
        elif isinstance(task, NextTurn):
            self.row = None
        task.run(state, self.play)

    def offer(self, task: OfferPower, row: Entry) -> None:
        state = self.state
        for hex in state.built:
            near = directly_adjacent(state, 1 << hex)
            for turn in range(1, state.seats):
                other = (task.builder + turn) % state.seats
                power = power_value(state, other, near & state.own[other])
                if power:
                    row.offers[other] = row.offers.get(other, 0) + power
                    answer = self.add(Entry("answer", other, event=self.buildings))
                    self.asked[self.buildings, other] = answer
                    if possible(state, other, power) <= 0 and self.random.random() < 0.3:
                        label = self.factions[task.builder].replace("_", "")
                        answer.commands.append(f"Decline {power} from {label}")
            self.built_in[self.buildings] = row
            self.events.append(self.buildings)
            self.buildings += 1

    def settle(self, task: SettleEvent) -> None:
        state, seat = self.state, task.builder
        leeched = state.leeched
        event = self.events[0]
        if leeched == NOBODY:
            self.void.add(event)
        task.run(state, self.play)
        if state.faction(seat).cult_step_for_leech:
            if leeched > 0:
                self.add(Entry("accepted", seat, ["[opponent accepted power]"], event=event))
                return  # the event stays until the cult is chosen
            if leeched == 0:
                self.add(
                    Entry(
                        "consolation", seat, ["[all opponents declined power]"], [Deed(gained=1)], event=event
                    )
                )
        self.events.pop(0)

    def end_round(self, task: EndRound) -> None:
        state = self.state
        round = state.round + 1
        bonus = {seat: cult_bonus(state, seat) for seat in next_order(state)}
        before = {seat: Purse.of(state, seat) for seat in bonus}
        task.run(state, self.play)
        self.add(Entry("heading", commands=[f"Round {round} income"]))
        for seat, goods in bonus.items():
            faction = state.faction(seat)
            power = faction.power_per_spade if state.has(seat, Kind.SH) else 0
            deed = (
                before[seat]
                .deed_to(Purse.of(state, seat))
                ._replace(
                    points=goods.spades * faction.vp_per_spade, gained=goods.power + goods.spades * power
                )
            )
            self.add(Entry("cult_income", seat, ["cult_income_for_faction"], [deed]))
            if faction.vp_per_spade or power:
                self.paid_spades += goods.spades

    def begin_round(self, task: BeginRound) -> None:
        state = self.state
        self.lost_spades = self.lost_spades or self.paid_spades > 0
        self.paid_spades = 0
        before = [Purse.of(state, seat) for seat in range(state.seats)]
        goods = [income(state, seat) for seat in range(state.seats)]
        task.run(state, self.play)
        self.add(Entry("heading", commands=[f"Round {state.round} income"]))
        for seat in state.order:
            deed = before[seat].deed_to(Purse.of(state, seat))._replace(gained=goods[seat].power)
            self.add(Entry("income", seat, ["other_income_for_faction"], [deed]))
        self.add(Entry("heading", commands=[f"Round {state.round}, turn 1"]))

    def end_game(self, task: ScoreGame) -> None:
        play = Play(self.state, self.play.chance, heard=True)
        task.run(self.state, play)
        for event in play.events:
            if isinstance(event, FinalPoints) and event.what != "resources":
                deed = Deed(points=event.points)
                self.add(Entry("final", event.seat, [f"+{event.points}vp for {event.what}"], [deed]))
        for seat in range(self.state.seats):
            self.add(Entry("resources", seat, ["score_resources"]))


def some_factions(random: Random, seats: int, *wanted: str) -> list[str]:
    """Factions of different colours, the wanted ones among them, in any order."""
    left = [id for id in FACTIONS if id not in wanted]
    random.shuffle(left)
    found = list(wanted)
    for id in left:
        if len(found) < seats and FACTIONS[id].home not in {FACTIONS[other].home for other in found}:
            found.append(id)
    random.shuffle(found)
    return found
