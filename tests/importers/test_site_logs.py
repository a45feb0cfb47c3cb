"""Games of bots, written as the online site would: the import agrees with every row, wherever the answers stand."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.importers.terra_mystica import import_log
from importers.site_game import Entry, SiteGame, some_factions
from importers.site_late import late_logs
from importers.site_ledger import Deed
from importers.site_log import SiteLog, write_log
from importers.site_mail import delayed, reworded


def played(seed: int, bot: str, *wanted: str, sacrifice: bool = False) -> SiteGame:
    random = Random(seed)
    factions = some_factions(random, max(len(wanted), 2 + seed % 4), *wanted)
    return SiteGame(seed, factions, bot, sacrifice).run()


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


@pytest.mark.parametrize("first", range(100, 120, 10))
def test_answers_by_mail(first: int) -> None:
    """Some rows later, and worded as people word them; what stays unused of spades paid for is a departure."""
    for seed in range(first, first + 10):
        game, random = played(seed, "beginner"), Random(seed)
        entries = delayed(game.entries, random, often=random.choice((0, 0.1, 0.4, 0.8)))
        log = write_log(game, reworded(entries, random))

        assert list(log.scores.values()) == game.state.points
        if not game.lost_spades:
            agrees(log)


def test_what_the_cultists_gain_after_their_own_action() -> None:
    """TM-28.2, TM-28.4: at once by our rules, on the site when an opponent answers after their next row.

    Where that matters it is named, once; the game goes on with what they have there, and every row agrees. Power that
    our full bowls could not take, and that of a step after another one on the same track, used to be wrong there.
    """
    named = set()
    for seed in (99, 100, 101, 107, 113, 131, 135):
        for late in late_logs(
            played(seed, "beginner", "cultists"), "cult-step-later", "cultists-power-later"
        ):
            if late.matters:
                named.add(late.name)
                is_named(late.log, (late.line, late.name, late.rule))
            else:
                agrees(late.log)

    assert named == {"cult-step-later", "cultists-power-later"}


def test_a_sacrifice_before_the_answer() -> None:
    """TM-13.13: `burn 3. Leech 2 from X` in one row; by our rules the answer comes first and leaves too little."""
    games = (played(seed, "beginner", sacrifice=True) for seed in range(60))
    found = [*islice((game for game in games if game.sacrificed), 8)]

    assert len(found) == 8
    for game in found:
        log = write_log(game, game.entries)
        assert log.possible
        (row,) = [entry for entry in game.entries if entry is game.sacrificed]
        is_named(log, (log.lines[row], "sacrifice-before-answer", "TM-13.13"))


def test_an_offer_was_not_void_on_the_site() -> None:
    """TM-13.12, TM-28.4: an opponent had room when the Cultists built, took other power, and then declined theirs.

    By our rules the other power was taken first, so nothing could be refused; the Cultists go on with their power.
    """
    found = 0
    for seed in range(40):
        game = played(seed, "beginner", "cultists")
        seat = game.factions.index("cultists")
        void = next((place for place, entry in enumerate(game.entries) if is_void(game, seat, entry)), None)
        if void is None:
            continue
        power = Entry("consolation", seat, ["[all opponents declined power]"], [Deed(gained=1)])
        before = write_log(game, game.entries)
        log = write_log(game, [*game.entries[: void + 1], power, *game.entries[void + 1 :]])
        if log.possible and log.held[power].bowls != before.held[game.entries[void]].bowls:
            is_named(log, (log.lines[power], "void-offer-declined", "TM-28.4"))
            found += 1
        if found == 3:
            break

    assert found


def is_void(game: SiteGame, seat: int, entry: Entry) -> bool:
    """A row of the Cultists with a building whose neighbours cannot take anything."""
    events = [event for event, row in game.built_in.items() if row is entry]
    return entry.seat == seat and len(events) == 1 and bool(entry.offers) and events[0] in game.void


def is_named(log: SiteLog, departure: tuple[int, str, str]) -> None:
    """The only departure of a log that agrees otherwise, to the end."""
    found = import_log(log.text)

    assert str(found.difference) == "None"
    assert [(other.line, other.name, other.rule) for other in found.departures] == [departure]
    assert found.agreed == log.rows
    assert dict(found.scores) == log.scores
    assert final_state(Record.read(found.record.write()), GAME)
