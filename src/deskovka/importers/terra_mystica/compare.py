"""What a log states beside what our rules give."""

from __future__ import annotations

from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState
from deskovka.games.terra_mystica.towns import power_value
from deskovka.importers.result import Difference
from deskovka.importers.terra_mystica.log import Row, Values

RULES = {
    "victory points": "TM-22.1",
    "coins": "TM-7.1",
    "workers": "TM-7.1",
    "priests": "TM-1.4",
    "bowls": "TM-6.2",
    "cults": "TM-14.2",
    "leech offers": "TM-13.2",
}


def values_of(state: TerraMysticaState, seat: int) -> Values:
    return Values(
        state.points[seat],
        state.coins[seat],
        state.workers[seat],
        state.priests[seat],
        (state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]),
        tuple(state.cults[seat * CULTS : seat * CULTS + CULTS]),
        offers_of(state, seat),
    )


def offers_of(state: TerraMysticaState, builder: int) -> tuple[int, ...]:
    """The power offered to each opponent by what was built in this turn."""
    offers = []
    for seat in range(state.seats):
        if seat != builder:
            near = [directly_adjacent(state, 1 << hex) & state.own[seat] for hex in state.built]
            offers.append(sum(power_value(state, seat, hexes) for hexes in near))
    return tuple(sorted(filter(None, offers)))


def difference(row: Row, ours: Values, rule: str = "") -> Difference | None:
    """The first field in which they differ."""
    logged = row.values
    if logged is None:
        return None
    pairs = (
        ("victory points", logged.points, ours.points),
        ("coins", logged.coins, ours.coins),
        ("workers", logged.workers, ours.workers),
        ("priests", logged.priests, ours.priests),
        ("bowls", logged.bowls, ours.bowls),
        ("cults", logged.cults, ours.cults),
        ("leech offers", logged.offers, ours.offers),
    )
    for field, theirs, own in pairs:
        if theirs != own:
            return Difference(
                row.line, f"{row.faction}: {row.text}", field, _text(theirs), _text(own), rule or RULES[field]
            )
    return None


def _text(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else "/".join(map(str, value)) or "none"
