"""What may be done at any time of the own turn: conversions, sacrifice, the Mermaids' river towns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Deed, Play, RuleId, Seat, Task
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.conversions import CONVERSION, SACRIFICE, Burn, Convert
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import Connect, connect, connections, why_not_connect


class RiverTown(Deed[TerraMysticaState, Connect]):
    """TM-31.4: a town across a river hex; then the same is asked again."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> Sequence[Connect]:
        return connections(state, seat) if state.faction(seat).river_towns else ()

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Connect) -> RuleId | None:
        return why_not_connect(state, seat, action)

    def do(
        self,
        asked: Task[TerraMysticaState],
        state: TerraMysticaState,
        seat: Seat,
        action: Connect,
        play: Play[TerraMysticaState],
    ) -> None:
        connect(state, seat, action)
        play.then(OwnChoices((seat,), towns=1), asked)


FREE: dict[type[Action], Deed[TerraMysticaState, Any]] = {  # TM-6.3, TM-6.4
    Convert: CONVERSION,
    Burn: SACRIFICE,
    Connect: RiverTown(),
}
