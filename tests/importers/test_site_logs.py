"""Games of bots, written as the online site would: the import agrees with every row, wherever the answers stand."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.importers.terra_mystica import import_log
from importers.site_game import SiteGame, some_factions
from importers.site_log import SiteLog, write_log


def played(seed: int, bot: str, *wanted: str) -> SiteGame:
    random = Random(seed)
    return SiteGame(seed, some_factions(random, max(len(wanted), 2 + seed % 4), *wanted), bot).run()


def agrees(log: SiteLog) -> None:
    """Every row, with nothing that is otherwise than the book, and the same points in the end."""
    found = import_log(log.text)

    assert str(found.difference) == "None"
    assert found.departures == ()
    assert found.agreed == log.rows
    assert dict(found.scores) == log.scores


@pytest.mark.parametrize("faction", FACTIONS)
def test_answers_at_once(faction: str) -> None:
    """As our own rules ask for them."""
    game = played(list(FACTIONS).index(faction), "beginner", faction)
    log = write_log(game, game.entries)

    assert list(log.scores.values()) == game.state.points
    agrees(log)
