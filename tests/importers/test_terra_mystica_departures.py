"""Logs in which the site plays otherwise than the book: each is named with its rule, and the game goes on."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.importers.result import Imported
from deskovka.importers.terra_mystica import import_log

LOGS = Path(__file__).parent / "logs"
LEAGUE = tuple(f"league_{letter}" for letter in "abcdefghijk")
POINTS, COINS, BOWLS, CULTS, COMMANDS = 2, 4, 10, 12, 14  # fields of a row


@cache
def log(name: str) -> tuple[str, ...]:
    return tuple((LOGS / f"{name}.txt").read_text("utf-8").split("\n"))


class Edited:
    """A log that is being changed; lines are numbered as in the sample, from 1."""

    def __init__(self, name: str) -> None:
        self.lines = [[line] for line in log(name)]

    def command(self, line: int, old: str, new: str) -> Edited:
        (text,) = self.lines[line - 1]
        assert text.count(old) == 1
        self.lines[line - 1] = [text.replace(old, new)]
        return self

    def row(self, line: int, **fields: str) -> Edited:
        """State something else in a row: points, coins, bowls."""
        (text,) = self.lines[line - 1]
        parts = text.split("\t")
        for field, unit, place in (("points", "VP", POINTS), ("coins", "C", COINS), ("bowls", "PW", BOWLS)):
            if field in fields:
                assert parts[place].endswith(unit)
                parts[place] = f"{fields[field]} {unit}"
        self.lines[line - 1] = ["\t".join(parts)]
        return self

    def cults_from(self, line: int, faction: str, old: str, new: str) -> Edited:
        """From a line on a faction stands elsewhere on the cults."""
        for number in range(line, len(self.lines) + 1):
            (text,) = self.lines[number - 1]
            parts = text.split("\t")
            if len(parts) > COMMANDS and parts[0] == faction:
                assert parts[CULTS] == old
                parts[CULTS] = new
                self.lines[number - 1] = ["\t".join(parts)]
        return self

    def move_after(self, line: int, goal: int, text: str) -> Edited:
        """Take a row away and let another stand after a later one."""
        self.lines[line - 1] = []
        self.lines[goal - 1].append(text)
        return self

    def imported(self) -> Imported:
        return import_log("\n".join(text for texts in self.lines for text in texts))

    def without_ledger(self) -> Edited:
        """Only the commands, as a log of the first years has them."""
        for texts in self.lines:
            for number, text in enumerate(texts):
                parts = text.split("\t")
                if len(parts) > COMMANDS:
                    texts[number] = f"{parts[0]}: {parts[COMMANDS]}"
        return self

    def without(self, line: int, command: str) -> Edited:
        """A row of this one command is missing."""
        (text,) = self.lines[line - 1]
        assert text.endswith(command)
        self.lines[line - 1] = []
        return self


def departures(found: Imported) -> list[tuple[int, str, str]]:
    return [(departure.line, departure.name, departure.rule) for departure in found.departures]


def replays(found: Imported) -> bool:
    """Whether the record, which begins with a position, leads to the points of the site."""
    state = final_state(Record.read(found.record.write()), GAME)
    assert isinstance(state, TerraMysticaState)
    return bool(found.record.position) and GAME.over(state) and state.points == [p for _, p in found.scores]


def agrees(found: Imported) -> bool:
    assert str(found.difference) == "None"
    return found.whole and found.agreed == found.rows


# What the Cultists get


def test_the_cultists_gain_no_power_although_all_declined() -> None:
    """TM-28.4: line 366 of league_d, their last consolation; by the errata our rules give it, which stopped the import."""
    row = "[all opponents declined power]"
    found = Edited("league_d").without(366, row).without_ledger().imported()

    assert departures(found) == [(365, "cultists-no-power", "TM-28.4")]
    assert agrees(found)
    assert replays(found)


# What an action brings is thrown away


@pytest.mark.parametrize(
    ("name", "line", "taken", "given_up", "rule"),
    [
        ("league_e", 302, "+FAV10", "-GAIN_FAVOR", "TM-20.7"),
        ("league_j", 402, "+TW1", "-GAIN_TW", "TM-19.12"),
    ],
)
def test_a_tile_is_given_up(name: str, line: int, taken: str, given_up: str, rule: str) -> None:
    """TM-20.7, TM-19.12: the site lets a player leave a favor tile or the tile of a town."""
    found = Edited(name).command(line, taken, given_up).without_ledger().imported()

    assert departures(found) == [(line, "action-thrown-away", rule)]
    assert agrees(found)
    assert replays(found)


def test_a_spade_of_a_power_action_is_thrown_away() -> None:
    """TM-9.16: line 376 of league_g, in the last round; H3 is never named again."""
    found = Edited("league_g").command(376, "transform H3 to yellow", "-SPADE").imported()

    assert departures(found) == [(376, "action-thrown-away", "TM-9.16")]
    assert agrees(found)
    assert replays(found)


def test_a_step_of_a_favor_tile_is_thrown_away() -> None:
    """TM-17.6: line 428 of league_c; on fire the Darklings stay at 7, the Chaos Magicians are ahead with 8."""
    found = (
        Edited("league_c")
        .command(428, "+FIRE", "-CULT")
        .cults_from(428, "darklings", "8/5/7/1", "7/5/7/1")
        .imported()
    )

    assert departures(found) == [(428, "action-thrown-away", "TM-17.6")]
    assert agrees(found)
    assert replays(found)


@pytest.mark.parametrize(
    ("name", "line", "old", "new", "rule", "missed"),
    [
        # The row still has the 2 VP for the dwelling.
        ("league_d", 380, "build F2", "-FREE_D", "TM-33.2", 380),
        # Without the bridge there is no town for FAV5.
        ("league_k", 333, "Bridge F2:G1", "-BRIDGE", "TM-16.4", 346),
        # The hex is built on in line 339.
        ("league_c", 333, "transform E10 to brown", "-SPADE", "TM-9.16", 339),
    ],
)
def test_what_is_missed_after_something_was_thrown_away_is_a_difference(
    name: str, line: int, old: str, new: str, rule: str, missed: int
) -> None:
    found = Edited(name).command(line, old, new).imported()

    assert departures(found) == [(line, "action-thrown-away", rule)]
    assert found.difference is not None
    assert found.difference.line == missed
    assert final_state(Record.read(found.record.write()), GAME)


def test_the_cultists_may_give_up_their_step() -> None:
    """TM-28.1: they may, so this is no departure; line 416 of league_c, on water they stay second with 8."""
    found = (
        Edited("league_c")
        .command(416, "+WATER", "-CULT")
        .cults_from(416, "cultists", "10/9/10/9", "10/8/10/9")
        .imported()
    )

    assert found.departures == ()
    assert agrees(found)


# Answers that stand after an own action


def test_an_answer_after_the_own_action_takes_more() -> None:
    """TM-7.7: line 382 of league_k, 4 power for the Alchemists with bowls 0/1/3, answered after line 386.

    By our rules they take 1 at once. There they first spend 2 (2/1/1), then take 4 (0/1/3) for 3 VP: 88 - 3 = 85.
    Line 391 spends 2 again (2/1/1), 85 + 3 = 88; pass 96, fire 97, network 103. In the end the token in III is
    1 coin, too little for a point: 3/1/0.
    """
    late = "alchemists\t-3\t85 VP\t\t0 C\t\t3 W\t\t0 P\t+4\t0/1/3 PW\t\t1/1/1/0\t\tLeech 4 from nomads"
    edited = Edited("league_k").row(386, bowls="2/1/1").move_after(382, 386, late)
    for line, points in ((391, 88), (395, 96), (400, 97), (416, 103)):
        edited.row(line, points=str(points), bowls="2/1/1")
    found = edited.row(421, points="103", coins="1", bowls="3/1/0").imported()

    assert departures(found) == [(386, "answer-later", "TM-7.7")]
    assert agrees(found)
    assert replays(found)


def test_an_offer_that_was_void_is_taken_after_the_own_action() -> None:
    """TM-13.12: line 339 of league_i, 1 power for the Darklings with bowls 0/0/4, answered after line 341.

    By our rules nothing can be taken. There they first spend 4 (4/0/0), then take 1 (3/1/0), and are one token ahead
    from then on. In the end 0/3/1 is 2 coins and leaves 2/1/0; with 6 coins and a worker these are 3 VP, as before.
    """
    late = "darklings\t\t88 VP\t\t15 C\t\t6 W\t\t5 P\t+1\t3/1/0 PW\t\t0/2/5/0\t\tLeech 1 from witches"
    edited = Edited("league_i").move_after(339, 341, late)
    for bowls, lines in {
        "2/2/0": (348, 350),
        "1/3/0": (355, 357, 367),
        "0/4/0": (372, 374),
        "0/3/1": (380, 382, 386, 395, 400, 408),
    }.items():
        for line in lines:
            edited.row(line, bowls=bowls)
    found = edited.row(412, bowls="2/1/0").imported()

    assert departures(found) == [(341, "answer-later", "TM-7.7")]
    assert agrees(found)
    assert GAME.over(final_state(Record.read(found.record.write()), GAME))  # type: ignore[arg-type]


def test_a_spade_is_paid_for_and_lost() -> None:
    """TM-41.6: line 148 of league_j, 1 VP for the Halflings' spade of a cult, which they throw away in line 151.

    They go on with the point; without their spade G7 is no plain any more when they build there in line 167.
    """
    found = Edited("league_j").command(151, "transform G7 to brown", "-SPADE").imported()

    assert departures(found) == [(148, "lost-spade-paid", "TM-41.6")]
    assert found.difference is not None
    assert found.difference.line == 167
    assert final_state(Record.read(found.record.write()), GAME)


@pytest.mark.parametrize("name", LEAGUE)
def test_answers_may_stand_anywhere_before_the_next_row_of_their_faction(name: str) -> None:
    """Played by mail: every answer as late as it can be; a row states what its own faction has, so nothing changes.

    Answers to the Cultists stay: what they bring the Cultists stands beside them.
    """
    lines = list(log(name))
    for place in reversed(range(len(lines))):
        parts = lines[place].split("\t")
        is_answer = len(parts) > COMMANDS and re.match(
            r"(leech|decline) \d+ from (?!cultists)", parts[-1], re.IGNORECASE
        )
        if not is_answer:
            continue
        stop = place + 1
        while not lines[stop].startswith((f"{parts[0]}\t", "Round")) or " turn " in lines[stop]:
            stop += 1
        lines.insert(stop - 1, lines.pop(place))

    found = import_log("\n".join(lines))

    assert lines != list(log(name))
    assert agrees(found)
    assert found.departures == ()
    assert found.record.moves == import_log("\n".join(log(name))).record.moves


# Commands of the site that no sample has


@pytest.mark.parametrize("hexes", ["E4:F2", "E4:F2:F2"])
def test_a_river_town_may_name_all_its_banks(hexes: str) -> None:
    """Line 344 of league_a: every hex that is named must lie beside the river hex."""
    assert agrees(Edited("league_a").command(344, "connect r20", f"connect {hexes}").imported())


def test_a_bank_that_is_not_there_is_no_connection() -> None:
    """The third hex used to be ignored."""
    found = Edited("league_a").command(344, "connect r20", "connect E4:F2:A1").imported().difference

    assert found is not None
    assert (found.line, found.field) == (344, "command")


@pytest.mark.parametrize(
    ("name", "line", "old", "new"),
    [
        ("league_a", 334, "+FAV5. +TW1", "+TW1. +FAV5"),
        ("league_c", 243, "+FAV5. +FAV12. +TW3", "+TW3. +FAV12. +FAV5"),
        ("league_h", 271, "+fav5. +2tw3", "+2tw3. +fav5"),
    ],
)
def test_a_town_may_stand_before_the_favor_tile_that_founds_it(
    name: str, line: int, old: str, new: str
) -> None:
    """TM-19.9: both are chosen in one row, in the order that the player likes; the town used to be refused."""
    assert agrees(Edited(name).command(line, old, new).imported())


def test_no_points_for_a_cult_may_be_stated() -> None:
    """It used to crash when our rules give none either."""
    line = next(n for n, text in enumerate(log("league_a"), 1) if text.startswith("Scoring FIRE"))
    text = list(log("league_a"))
    text.insert(line, "\t".join([*text[line].split("\t")[:COMMANDS], "+0vp for LOVE"]))

    found = import_log("\n".join(text)).difference

    assert found is not None
    assert found.line == line + 1


# Anything else


def test_a_wrong_number_is_a_difference_in_its_row() -> None:
    """Any number of any row."""
    chance = random.Random(1)
    for _ in range(10):
        lines = list(log(chance.choice(LEAGUE)))
        place = chance.choice([n for n, line in enumerate(lines) if line.count("\t") == COMMANDS])
        parts = lines[place].split("\t")
        field = chance.choice((2, 4, 6, 8, 10, 12))
        number = chance.choice([*re.finditer(r"\d+", parts[field])])
        more = str(int(number[0]) + 1)
        parts[field] = parts[field][: number.start()] + more + parts[field][number.end() :]
        lines[place] = "\t".join(parts)

        found = import_log("\n".join(lines)).difference

        assert found is not None
        assert found.line == place + 1


def test_rows_that_are_lost_or_stand_elsewhere_never_crash_the_import() -> None:
    """It agrees, differs, or is refused with one line; whatever record there is replays."""
    chance = random.Random(2)
    for _ in range(12):
        lines = list(log(chance.choice((*LEAGUE, "base_5p"))))
        place = chance.randrange(25, len(lines) - 1)
        row = lines.pop(place)
        if chance.random() < 0.6:
            lines.insert(max(25, place + chance.randint(-6, 6)), row)
        try:
            found = import_log("\n".join(lines))
        except DeskovkaError as error:
            assert "\n" not in str(error)
        else:
            assert found.whole is (found.difference is None and not found.dropped)
            assert final_state(Record.read(found.record.write()), GAME)
