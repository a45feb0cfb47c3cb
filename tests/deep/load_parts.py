"""`deskovka serve` that counts on which parts of its work it spends its CPU time: `python -m deep.load_parts FILE serve ...`.

On SIGUSR1 it begins to count, on SIGUSR2 it writes FILE: seconds by part. What a part lets others do (encoding in
the options, say) counts for those; what nobody is named for is `loop`: switching between tasks, waiting for sockets.
"""

from __future__ import annotations

import inspect
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Generator
from pathlib import Path
from types import FrameType, coroutine
from typing import Any

import msgspec

from deskovka.cli import main
from deskovka.registry import games
from deskovka.server import calls, happenings, loaded, rooms, showing, sockets, store, table_requests, tables
from deskovka.server.databases import writer
from deskovka.server.frame_limits import FrameLimitingProtocol

LOOP, WRITER = "loop", "writer thread"
spent: defaultdict[str, float] = defaultdict(float)
stack = [LOOP]
last = 0.0


def turn() -> None:
    """What was spent since the last turn belongs to the part that is done now."""
    global last
    now = time.thread_time()
    spent[stack[-1]] += now - last
    last = now


def counted(part: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, whose time counts for a part."""
    if inspect.iscoroutinefunction(work):

        @coroutine
        def steps(*arguments: Any, **named: Any) -> Generator[Any, Any, Any]:
            task, given = work(*arguments, **named), None
            fault: BaseException | None = None
            while True:
                turn()
                stack.append(part)
                try:
                    wanted = task.throw(fault) if fault else task.send(given)
                except StopIteration as end:
                    return end.value
                finally:
                    turn()
                    stack.pop()
                fault = None
                try:
                    given = yield wanted
                except BaseException as error:  # noqa: BLE001 - the work decides what it means
                    fault = error

        return steps

    def whole(*arguments: Any, **named: Any) -> Any:
        turn()
        stack.append(part)
        try:
            return work(*arguments, **named)
        finally:
            turn()
            stack.pop()

    return whole


def count(part: str, owner: Any, *names: str) -> None:
    for name in names:
        setattr(owner, name, counted(part, getattr(owner, name)))


def count_writer() -> None:
    """The writer has a clock of its own."""
    write, before = writer.Writer._write, [0.0]

    def counted_write(self: writer.Writer, batch: Any) -> None:
        write(self, batch)
        now = time.thread_time()
        spent[WRITER] += now - before[0]
        before[0] = now

    writer.Writer._write = counted_write  # type: ignore[method-assign]


def count_all() -> None:
    for game in games():
        count("view", type(game), "view", "views")
    count("view", showing, "see")
    count("options", showing, "offer")
    count("what happened", happenings.Telling, "tell")
    count("words", happenings, "in_words", "laid_out")
    for module in (showing, sockets, calls):
        count("encoding", module, "encode")
    count("rules", table_requests, "change_of")
    count("rules", loaded.LoadedTable, "follow", "summary")
    count("store", store.Store, "append")
    count("store", writer, "_settle")
    count("table", tables.Tables, "keep")
    count("news", rooms.Watcher, "unseen")
    count("socket", FrameLimitingProtocol, "data_received", "send", "receive", "write_frames")
    count("socket", sockets.Socket, "_tell", "_tell_slowly", "_listen")
    count_writer()


def begin(number: int, frame: FrameType | None) -> None:
    turn()
    spent.clear()


def tell(number: int, frame: FrameType | None) -> None:
    turn()
    whole = file.with_suffix(".part")
    whole.write_bytes(msgspec.json.encode(spent))
    whole.rename(file)


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    count_all()
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, tell)
    main()
