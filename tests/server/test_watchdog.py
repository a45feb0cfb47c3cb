"""A server that hangs is begun anew; one that was only stopped for a while is not."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Event

import pytest

from deep.wire import Http, Server
from deskovka.server import watchdog
from deskovka.server.watchdog import Watchdog


def test_a_loop_that_hangs_is_noticed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    restarted = Event()

    async def hang() -> None:
        watching = Watchdog(asyncio.get_running_loop(), restarted.set)
        watching.start(0.01)
        time.sleep(0.01)  # noqa: ASYNC251 - the loop does not answer
        assert restarted.wait(20)

    monkeypatch.setattr(watchdog, "HANG_SECONDS", 3)
    asyncio.run(hang())
    assert "has hung" in caplog.text


def test_a_loop_that_goes_on_is_left_alone() -> None:
    restarted = Event()

    async def go_on() -> None:
        watching = Watchdog(asyncio.get_running_loop(), restarted.set)
        watching.start(0.001)
        for _ in range(2 * watchdog.HANG_SECONDS):
            await asyncio.sleep(0.001)
        watching.stop()

    asyncio.run(go_on())
    assert not restarted.is_set()


def test_a_server_that_hangs_goes_on_at_the_same_address(tmp_path: Path) -> None:
    async def ask(url: str) -> str:
        async with Http(url) as http:
            while True:  # whoever asks meanwhile waits for the answer
                answer = await http.get("/api/health")
                if answer.status_code == 200:
                    return str(answer.json()["status"])

    running = Server(tmp_path / "tables.sqlite", program=("server.hanging_server",))
    try:
        time.sleep(1.5)  # until it hangs: nothing tells
        assert asyncio.run(ask(running.url)) == "ok"
    finally:
        said = running.stop()
    assert "has hung for 2 seconds" in said
