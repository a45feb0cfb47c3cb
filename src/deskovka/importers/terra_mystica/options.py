"""The set-up that a log names."""

from __future__ import annotations

from deskovka.games.terra_mystica.state import LAST_ROUND
from deskovka.games.terra_mystica.tiles import load_tiles
from deskovka.importers.result import LogError
from deskovka.importers.terra_mystica.log import LATER, Log

SCROLLS_LEFT = 3  # in play beyond one for each player


def setup_options(log: Log, tiles: str) -> dict[str, str]:
    """The options of our set-up; where a log names none they are the book's. `tiles` names a further tile file."""
    further = tiles or ("later" if log.options & LATER else "box")
    known = load_tiles(further)
    in_play = [tile.id for tile in known.scrolls if tile.id not in log.removed]
    if "shipping-bonus" not in log.options and not tiles:
        in_play = [id for id in in_play if id != "BON10"]
    check_scrolls(log, {tile.id for tile in known.scrolls}, len(in_play))
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


def check_scrolls(log: Log, known: set[str], in_play: int) -> None:
    """TM-2.15: only scrolls that there are can be removed, until there are three more than players."""
    for tile in log.removed:
        if tile not in known:
            line = log.tile_lines[tile]
            raise LogError(f"line {line}: {tile} is no scroll", "log-no-scroll", line=line, typed=tile)
    needed = len(log.factions) + SCROLLS_LEFT
    if in_play != needed:
        line = max(log.tile_lines.values())  # the set-up ends there
        raise LogError(
            f"line {line}: {in_play} scrolls are left in play, expected {needed}: "
            "each other one has a line 'Removing tile'",
            "log-scrolls",
            line=line,
            left=in_play,
            needed=needed,
        )
