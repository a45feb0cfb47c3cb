"""Empires of the North: the game as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Outcome
from deskovka.core.setup import Setup
from deskovka.core.values import extensible
from deskovka.games.empires_north import (
    attacking,
    building,
    checking,
    discs,
    ending,
    expedition,
    features,
    guessing,
    locations,
    lookout,
    luck,
    sailing,
    setup,
    tiles,
    turn,
    view,
)
from deskovka.games.empires_north.shapes import EmpiresView
from deskovka.games.empires_north.state import EmpiresState

# Answers, and the rule that says when they are asked for.
DUE: Final[dict[type[Action], RuleId]] = {
    attacking.Attack: "EN-6.19",
    building.Build: "EN-6.1",
    discs.PlaceDisc: "EN-6.1",
    discs.UseDiscAgain: "EN-6.1",
    locations.UseAction: "EN-6.1",
    turn.Pass: "EN-6.1",
    tiles.PlayBoost: "EN-3.11",
    tiles.BuildField: "EN-6.12",
    tiles.AttachUpgrade: "EN-6.12",
    tiles.ConstructCard: "EN-6.17",
    tiles.HarvestField: "EN-6.17",
    sailing.LoadShip: "EN-7.1",
    expedition.ChooseIslandAction: "EN-7.4",
    expedition.ChooseUnseen: "EN-7.4",
    expedition.Conquer: "EN-7.5",
    expedition.Pillage: "EN-7.5",
    lookout.KeepCards: "EN-5.2",
    setup.ChooseClan: "EN-4.3",
    features.NextFeature: "EN-12.2",
}


@extensible
class EmpiresOfTheNorth(Game[EmpiresState]):
    """Imperial Settlers: Empires of the North, 2 to 4 players, six clans."""

    name = "empires_north"
    edition = "2019-cs"
    rules_version = "1"
    seats = range(2, 5)
    options = setup.OPTIONS
    end_rule = "EN-9.7"
    view_shape = EmpiresView

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        chosen = super().setup(seats, options)
        setup.refuse_spare_clans(chosen)
        return chosen

    def set_up(self, chosen: Setup, chance: Chance) -> EmpiresState:
        return setup.set_up(chosen, chance)

    def view(self, state: EmpiresState, seat: Seat | None) -> Json:
        return view.view(state, self.decision(state), seat)

    def views(self, state: EmpiresState) -> Callable[[Seat | None], Json]:
        decision = self.decision(state)
        shared = view.common(state, decision)
        return lambda seat: view.view_of(shared, state, decision, seat)

    def determinise(self, state: EmpiresState, seat: Seat, random: Random) -> EmpiresState:
        return guessing.guess(state, seat, random)

    def lines(self, state: EmpiresState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        return ending.lines(state, seat)

    def outcome(self, state: EmpiresState) -> Outcome | None:
        return ending.outcome(state) if self.over(state) else None

    def turns(self, state: EmpiresState) -> int:
        return state.turn

    def stage(self, state: EmpiresState) -> int:
        """The round; 0 while setting up."""
        return state.round

    def tallies(self, state: EmpiresState) -> dict[str, int]:
        return {"rounds": state.round}

    def luck(self) -> luck.EmpiresLots:
        return luck.EmpiresLots()

    def faults(self, state: EmpiresState) -> list[str]:
        return checking.faults(state)

    def why_unasked(self, state: EmpiresState, action: Action) -> RuleId | None:
        return DUE.get(type(action))


GAME: Final = EmpiresOfTheNorth()
