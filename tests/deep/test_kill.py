"""Servers that are killed under play: a short form of `scripts/kill`, and what its checks would find."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from deep.kill_log import Kept, Sent, faults_of_hearing, faults_of_log
from deep.kill_trial import Kind, Trial
from deep.wire import Json
from samples import samples
from server.postgres import Server, postgres

__all__ = ["postgres"]  # the fixture

SHORT: tuple[Kind, ...] = tuple((name, sample.tables[0], sample.short) for name, sample in samples().items())


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    trial = Trial(str(tmp_path / "tables.sqlite"), servers=1, random=Random(5), games=SHORT)

    asyncio.run(trial.run(kills=3, stops=1))

    expect_no_faults(trial)
    assert trial.counts["kills"] == 3
    assert trial.counts["stops"] == 1


def test_nothing_is_lost_or_doubled_when_one_of_two_servers_is_killed(postgres: Server) -> None:
    trial = Trial(postgres.create(), servers=2, random=Random(5), games=SHORT)

    asyncio.run(trial.run(kills=2))

    expect_no_faults(trial)
    assert trial.counts["kills"] == 2


def test_nothing_is_lost_or_doubled_when_one_of_four_processes_is_killed(postgres: Server) -> None:
    trial = Trial(postgres.create(), servers=1, random=Random(3), games=SHORT, processes=4)

    asyncio.run(trial.run(kills=2))

    expect_no_faults(trial)
    assert trial.counts["kills"] == 2


def expect_no_faults(trial: Trial) -> None:
    assert trial.faults == []
    assert trial.counts["games"] >= len(SHORT)
    assert trial.counts["acknowledged"] > 50
    assert trial.counts["bots seen"] > 0


# a made-up table: seat 0 answers question 1, talks, takes the answer back and answers again

MOVE = {"id": "a", "type": "move", "seat": 0, "asked": 1, "action": "draw A1"}
SAY = {"id": "b", "type": "say", "text": "hello"}
UNDO = {"id": "c", "type": "undo", "seat": 0}
AGAIN = {"id": "d", "type": "move", "seat": 0, "asked": 1, "action": "draw A2"}
LOG = [
    Kept(0, "opening", {}, None),
    Kept(1, "sat", {"seat": 1}, "sit"),
    Kept(2, "moved", {"seat": 0, "asked": 1, "action": "draw A1"}, "a"),
    Kept(3, "said", {"seat": 0, "text": "hello"}, "b"),
    Kept(4, "undone", {"seat": 0, "move": 0}, "c"),
    Kept(5, "moved", {"seat": 0, "asked": 1, "action": "draw A2"}, "d"),
]
HAPPENED = [{"seq": entry.seq, "kind": entry.kind, "action": entry.data.get("action")} for entry in LOG[1:]]


def done(message: Json, seq: int) -> Sent:
    return Sent(message, 1, {"type": "done", "id": message["id"], "seq": seq})


def refused(message: Json) -> Sent:
    return Sent(message, 1, {"type": "refused", "id": message["id"], "code": "late"})


SENT = [done(MOVE, 2), done(SAY, 3), done(UNDO, 4), done(AGAIN, 5)]


def test_a_log_that_has_everything_once_is_free_of_faults() -> None:
    assert [*faults_of_log(LOG, SENT)] == []
    assert [*faults_of_hearing(LOG, HAPPENED)] == []


def test_an_undo_that_others_must_want_is_asked_for_and_refused() -> None:
    asked = Kept(4, "asked", {"seat": 0, "move": 0, "of": [1]}, "c")
    refusal = Kept(5, "consented", {"seat": 1, "agree": False}, None)
    told = [
        *HAPPENED[:3],
        *({"seq": seq, "kind": kind, "action": None} for seq, kind in ((4, "wished"), (5, "stands"))),
    ]

    assert [*faults_of_log([*LOG[:4], asked, refusal], SENT[:3])] == []
    assert [*faults_of_hearing([*LOG[:4], asked, refusal], told)] == []
    assert len([*faults_of_hearing([*LOG[:4], asked, refusal], HAPPENED)]) == 2


def test_an_unanswered_message_may_be_kept_or_not() -> None:
    assert [*faults_of_log(LOG, [*SENT[:3], Sent(AGAIN, 1)])] == []
    assert [*faults_of_log(LOG[:5], [*SENT[:3], Sent(AGAIN, 1)])] == []


def test_a_refused_message_is_not_kept() -> None:
    assert [*faults_of_log(LOG[:5], [*SENT[:3], refused(AGAIN)])] == []
    assert "was refused (late) and kept as 5" in one_fault(LOG, [*SENT[:3], refused(AGAIN)])


@pytest.mark.parametrize("number", [2, 3, 5])
def test_a_lost_message_is_found(number: int) -> None:
    log = [*LOG[:number], Kept(number, "renamed", {}, None), *LOG[number + 1 :]]
    if number == 2:  # without the move there is nothing to take back
        log[4] = Kept(4, "renamed", {}, "c")
    assert any("LOST" in fault for fault in faults_of_log(log, SENT))


def test_a_hole_in_the_log_is_found() -> None:
    assert "numbers 0 to 4" in one_fault([*LOG[:3], *LOG[4:]], [SENT[0], *SENT[2:]])


def test_another_number_than_the_acknowledged_one_is_found() -> None:
    assert "acknowledged with 7 and kept as 5" in one_fault(LOG, [*SENT[:3], done(AGAIN, 7)])


def test_another_action_than_the_one_sent_is_found() -> None:
    other = {**AGAIN, "action": "draw B7"}
    assert "was kept as moved" in one_fault(LOG, [*SENT[:3], done(other, 5)])


def test_a_message_nobody_sent_is_found() -> None:
    assert "which nobody sent" in one_fault(LOG, SENT[:3])


@pytest.mark.parametrize("id", ["d", None])
@pytest.mark.parametrize("number", [3, 5])
def test_what_is_kept_twice_is_found(number: int, id: str | None) -> None:
    twice = Kept(6, LOG[number].kind, LOG[number].data, id and LOG[number].id)
    faults = [*faults_of_log([*LOG, twice], [*SENT, done({**SAY, "id": "x"}, 6)])]
    assert any("DOUBLED" in fault for fault in faults)


def test_a_client_that_was_told_something_else_is_found() -> None:
    other = {"seq": 5, "kind": "moved", "action": "draw B7"}
    assert ["the log has" in fault for fault in faults_of_hearing(LOG, [*HAPPENED[:4], other])] == [True]


@pytest.mark.parametrize("happened", [HAPPENED[1:], [*HAPPENED[:2], *HAPPENED[1:]]])
def test_a_client_that_missed_something_or_heard_it_twice_is_found(happened: list[Json]) -> None:
    assert ["each once" in fault for fault in faults_of_hearing(LOG, happened)] == [True]


def test_a_client_that_was_told_of_something_lost_is_found() -> None:
    assert ["LOST" in fault for fault in faults_of_hearing(LOG[:5], HAPPENED)] == [True]


def one_fault(log: list[Kept], sent: list[Sent]) -> str:
    [fault] = faults_of_log(log, sent)
    return fault
