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


BY_COMMAND = {
    "leech": {"victory points": "TM-13.6", "bowls": "TM-13.7"},
    "other_income": {"coins": "TM-5.4", "workers": "TM-5.2", "priests": "TM-5.5", "bowls": "TM-5.10"},
    "cult_income": {name: "TM-22.3" for name in ("victory points", "coins", "workers", "priests", "bowls")},
    "setup": {name: "TM-2.6" for name in RULES} | {"victory points": "TM-2.4", "cults": "TM-2.5"},
    "pass": {"victory points": "TM-18.5", "coins": "TM-18.4"},
    "advance": {"victory points": "TM-10.1"},
    "+tw": {"victory points": "TM-19.4"},
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


def rule_of(row: Row, field: str) -> str:
    """The rule that a difference is about, as far as the commands tell."""
    text = row.text.casefold()
    for word, fields in BY_COMMAND.items():
        if word in text and field in fields:
            return fields[field]
    return RULES[field]


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
                row.line,
                f"{row.faction}: {row.text}",
                field,
                _text(theirs),
                _text(own),
                rule or rule_of(row, field),
            )
    return None


def _text(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else "/".join(map(str, value)) or "none"
