"""Games of bots, written as the online site would: the import agrees with every row, wherever the answers stand."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.importers.terra_mystica import import_log
from importers.site_game import SiteGame, some_factions
from importers.site_log import SiteLog, write_log
from importers.site_mail import delayed, reworded


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


@pytest.mark.parametrize("first", range(100, 140, 10))
def test_answers_by_mail(first: int) -> None:
    """Some rows later, and worded as people word them; what stays unused of spades paid for is a departure."""
    for seed in range(first, first + 10):
        game, random = played(seed, "beginner"), Random(seed)
        entries = delayed(game.entries, random, often=random.choice((0, 0.1, 0.4, 0.8)))
        log = write_log(game, reworded(entries, random))

        assert list(log.scores.values()) == game.state.points
        if not game.lost_spades:
            agrees(log)


def test_a_town_may_stand_before_the_favor_tile_that_founds_it() -> None:
    """TM-19.9: both are chosen in one row, in the order that the player likes; FAV5 makes the town."""
    game = played(71, "beginner")
    rows = [entry for entry in game.entries if {"+FAV5", "+TW1"} <= {*entry.commands}]
    for entry in rows:
        entry.commands.remove("+FAV5")
        entry.commands.append("+FAV5")

    assert rows
    agrees(write_log(game, game.entries))
