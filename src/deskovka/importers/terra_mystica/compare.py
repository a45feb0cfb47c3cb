"""What a row states beside what our rules give."""

from __future__ import annotations

from deskovka.importers.result import Difference
from deskovka.importers.terra_mystica.ledger import Held
from deskovka.importers.terra_mystica.log import Row

RULES = {
    "victory points": "TM-1.11",
    "coins": "TM-7.1",
    "workers": "TM-7.1",
    "priests": "TM-1.4",
    "bowls": "TM-6.2",
    "cults": "TM-14.2",
    "leech offers": "TM-13.2",
}


BY_COMMAND = {
    "leech": {"victory points": "TM-13.6", "bowls": "TM-13.7"},
    "decline": {"victory points": "TM-13.6", "bowls": "TM-13.6"},
    "other_income": {"coins": "TM-5.4", "workers": "TM-5.2", "priests": "TM-5.5", "bowls": "TM-5.10"},
    "cult_income": {name: "TM-22.3" for name in ("victory points", "coins", "workers", "priests", "bowls")},
    "setup": {name: "TM-2.6" for name in RULES} | {"victory points": "TM-2.4", "cults": "TM-2.5"},
    "pass": {"victory points": "TM-18.5", "coins": "TM-18.4"},
    "advance": {"victory points": "TM-10.1"},
    "+tw": {"victory points": "TM-19.4"},
    "vp for": {name: "TM-24.1" for name in RULES},
    "score_resources": {name: "TM-24.10" for name in RULES},
} | {word: {"victory points": "TM-22.1"} for word in ("build", "upgrade", "dig", "transform")}


def rule_of(row: Row, field: str) -> str:
    """The rule that a difference is about, as far as the commands tell."""
    text = row.text.casefold()
    for word, fields in BY_COMMAND.items():
        if word in text and field in fields:
            return fields[field]
    return RULES[field]


def difference(row: Row, ours: Held) -> Difference | None:
    """The first field in which they differ."""
    logged = row.values
    if logged is None:
        return None
    offers = tuple(sorted(row.offers.values()))
    if logged.held == ours and logged.offers == offers:
        return None
    pairs = (
        ("victory points", logged.held.points, ours.points),
        ("coins", logged.held.coins, ours.coins),
        ("workers", logged.held.workers, ours.workers),
        ("priests", logged.held.priests, ours.priests),
        ("bowls", logged.held.bowls, ours.bowls),
        ("cults", logged.held.cults, ours.cults),
        ("leech offers", logged.offers, offers),
    )
    field, theirs, own = next(pair for pair in pairs if pair[1] != pair[2])
    what = f"{row.faction}: {row.text}"
    return Difference(row.line, what, field, _text(theirs), _text(own), rule_of(row, field))


def _text(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else "/".join(map(str, value)) or "none"
