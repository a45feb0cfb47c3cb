"""The set-up that a log names."""

from __future__ import annotations

from deskovka.games.terra_mystica.state import LAST_ROUND
from deskovka.games.terra_mystica.tiles import load_tiles
from deskovka.importers.terra_mystica.log import LATER, Log


def setup_options(log: Log, tiles: str) -> dict[str, str]:
    """The options of our set-up; where a log names none they are the book's. `tiles` names a further tile file."""
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
