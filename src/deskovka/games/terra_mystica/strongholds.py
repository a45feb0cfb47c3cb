"""Action 4 in a turn, and what an upgrade brings: favor tiles, and the bonus of the stronghold."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Play, RuleId, Seat, Task
from deskovka.games.terra_mystica.acting import TurnDeed
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.factions import Building
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.power import gain_power
from deskovka.games.terra_mystica.state import Source, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import Spades
from deskovka.games.terra_mystica.towns import free_shipping
from deskovka.games.terra_mystica.upgrading import Upgrade, upgrade, upgrades, why_not_upgrade

NOTHING = Goods()
BUILDINGS = tuple(Building)


class UpgradeBuilding(TurnDeed[Upgrade]):
    """TM-12.1: a better building in place of another."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Upgrade]:
        return [action for building in BUILDINGS for action in upgrades(state, seat, building)]

    def one(self, asked: object, state: TerraMysticaState, seat: Seat, random: Random) -> Upgrade | None:
        """To some building."""
        found = upgrades(state, seat, BUILDINGS[int(random.random() * len(BUILDINGS))])
        return found[int(random.random() * len(found))] if found else None

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Upgrade) -> RuleId | None:
        return why_not_upgrade(state, seat, action)

    def act(
        self, state: TerraMysticaState, seat: Seat, action: Upgrade, play: Play[TerraMysticaState]
    ) -> None:
        do_upgrade(state, seat, action, play)


def do_upgrade(
    state: TerraMysticaState,
    seat: Seat,
    action: Upgrade,
    play: Play[TerraMysticaState],
    free: bool = False,
) -> None:
    """TM-12.7, TM-12.8: favor tiles for temple and sanctuary, the faction's own bonus for the stronghold."""
    faction = state.faction(seat)
    towns = upgrade(state, seat, action, play, free)
    favors = faction.favors if action.building in (Building.TE, Building.SA) else 0
    bonus = faction.stronghold_bonus if action.building is Building.SH else NOTHING
    state.score(seat, bonus.points, Source.FACTION)
    gain_power(state, seat, bonus.power)
    for _ in range(bonus.shipping):
        free_shipping(state, seat)
    end: Task[TerraMysticaState] = FinishTurn((seat,))
    if bonus.spades:
        end = UseSpades((seat,), Spades(bonus.spades), optional=True)
    play.then(*own_choices(seat, favors + bonus.favors, towns, bonus.ordained), end)
