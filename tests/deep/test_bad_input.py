"""Bad input in small amounts: clear answers, no change, no leak, and the table goes on. Large ones: scripts/bad_input."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from deep.bad_findings import Findings
from deep.bad_flood import run_flood
from deep.bad_input import bad_input
from deep.bad_messages import Loose, spoil_action, spoiled, well_formed, write
from deep.bad_server import heard_server, judge_log
from deep.bad_tables import make_board, stands_agreed
from deep.wire import Http, at_table, new_secret

GOOD = {"type": "move", "id": "a", "seat": 0, "asked": 3, "action": "draw farm A1+A2"}


def run_at_server(folder: Path, work: Callable[[Http, Findings], Coroutine[Any, Any, None]]) -> Findings:
    """What bad input leads to at a server without limits, its log included."""
    findings = Findings()

    async def run(url: str) -> None:
        async with Http(url) as http:
            await work(http, findings)

    with heard_server(folder / "tables.sqlite", findings, "--no-limits", "--workers", "1") as server:
        asyncio.run(run(server.url))
    return findings


def test_bad_messages(tmp_path: Path) -> None:
    """Over the socket, by hand over HTTP, and made from the description of the API."""
    findings = Findings()
    asyncio.run(bad_input(tmp_path, 800, 1, findings))
    assert findings.messages >= 800
    assert not findings.faults, findings.summary()


def test_an_undo_of_what_others_agreed_on_may_be_refused() -> None:
    """Every refusal of an undo that a sight allows was called a fault, those of an agreed trade with it."""
    undo, wish = {"type": "undo", "id": "a", "seat": 0}, {"seat": 0, "move": 5, "of": [1]}
    assert stands_agreed(undo, "not-agreed", None)
    assert stands_agreed(undo, "asked-already", wish)
    assert not stands_agreed(undo, "asked-already", None)
    assert not stands_agreed(undo, "nothing-to-undo", wish)
    assert not stands_agreed({**undo, "type": "say"}, "not-agreed", wish)


def test_a_flooded_socket_slows_nobody(tmp_path: Path) -> None:
    findings = Findings()
    database = tmp_path / "tables.sqlite"
    with heard_server(database, findings, "--workers", "1") as server:
        asyncio.run(run_flood(server, database, findings, ("what-if", "pieces"), seconds=1))
    assert not findings.faults, findings.summary()


def test_a_seat_given_away_is_gone_for_open_sockets(tmp_path: Path) -> None:
    async def work(http: Http, findings: Findings) -> None:
        board = await make_board(http, tmp_path / "tables.sqlite", "cartographers", 2, waiting=True)
        async with at_table(http.url, board.table, board.host.secret) as host:
            await host.do("set-seat", seat=0, player={"kind": "open"})
            links = (await http.get(f"/api/tables/{board.table}/links", board.host.secret)).json()["seats"]
            for seat in ("0", "1"):
                await http.sit(board.table, links[seat], f"Guest {seat}")
            answer = await http.get(f"/api/tables/{board.table}", board.host.secret)
            await host.until(answer.json()["seq"])
            assert [sight["seat"] for sight in host.sights] == [None]
            move = await host.say("move", seat=0, asked=answer.json()["seq"], action="draw farm A1+A2")
            assert move["code"] == "not-yours"
        await board.close()

    assert not run_at_server(tmp_path, work).faults


def test_an_invitation_seats_one_person(tmp_path: Path) -> None:
    async def work(http: Http, findings: Findings) -> None:
        board = await make_board(http, tmp_path / "tables.sqlite", "cartographers", 3, waiting=True)
        invitation = next(person.secret for person in board.people if person.invited == 1)
        async with (
            at_table(http.url, board.table, invitation) as first,
            at_table(http.url, board.table, invitation) as second,
        ):
            secret = new_secret()
            await first.do("sit", name="First", secret=secret)
            answer = await second.say("sit", name="Second", secret=new_secret())
            assert answer["type"] == "refused"
        async with at_table(http.url, board.table, secret) as seated:
            assert [seat["name"] for seat in seated.info["seats"] if seat["yours"]] == ["First"]
        await board.close()

    assert not run_at_server(tmp_path, work).faults


# the fuzzer itself


def test_well_formed_messages_are_known() -> None:
    assert well_formed(write(GOOD)) == GOOD
    assert well_formed(write({**GOOD, "extra": 1})) is None
    assert well_formed(write({**GOOD, "seat": 100})) is None
    assert well_formed(write({**GOOD, "seat": True})) is None
    assert well_formed(write({**GOOD, "id": "a\n"})) is None
    assert well_formed(write({**GOOD, "action": "\ud800"})) is None
    assert well_formed(b'{"type":"rematch","id":NaN}') is None
    assert well_formed(b"\xff") is None
    assert isinstance(well_formed(b'{"type":"rematch","id":"a","id":"b"}'), Loose)
    assert isinstance(well_formed(b'{"type":"undo","id":"a","seat":1.0}'), Loose)


def test_most_spoiled_messages_are_bad() -> None:
    random = Random(1)
    sent = [spoiled(random, [GOOD]) for _ in range(2000)]
    assert len({sending.kind for sending in sent}) == 19
    assert 0.4 < sum(well_formed(sending.data) is None for sending in sent) / len(sent) < 0.9
    assert len({spoil_action(random, "draw farm A1+A2") for _ in range(300)}) > 100


def test_a_traceback_in_the_log_is_a_fault() -> None:
    findings = Findings()
    judge_log(["INFO all is well\n"], findings)
    assert not findings.faults
    judge_log(["ERROR\n", "Traceback (most recent call last):\n", "  File x\n", "ValueError: 7\n"], findings)
    assert list(findings.faults) == ["traceback in the log: ValueError: "]
