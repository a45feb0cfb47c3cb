"""A server whose log is read while it runs, and judged at the end."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deep.bad_findings import Findings
from deep.wire import PATIENCE, Server


class HeardServer(Server):
    """As `Server`; a log that nobody reads would stop it when the pipe is full."""

    def __init__(self, database: str | Path, *options: str, files: int = 0) -> None:
        self.lines: list[str] = []
        super().__init__(database, *options, files=files)
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.lines.extend(self.process.stderr)

    def _end(self) -> str:
        self.process.wait(PATIENCE)
        self.reading.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return "".join(self.lines)

    @property
    def memory(self) -> int:
        """Bytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024


@contextmanager
def heard_server(
    database: str | Path, findings: Findings, *options: str, files: int = 0
) -> Iterator[HeardServer]:
    """A server that must still be there at the end, without a traceback in its log."""
    running = HeardServer(database, *options, files=files)
    try:
        yield running
        if running.process.poll() is not None:
            findings.fault("the server ended", "".join(running.lines)[-3000:])
    finally:
        if running.process.poll() is None:
            running.stop()
        judge_log(running.lines, findings)


def judge_log(lines: list[str], findings: Findings) -> None:
    """A traceback is a fault, named after the error at its end."""
    starts = [number for number, line in enumerate(lines) if line.startswith("Traceback")]
    for number, start in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(lines)
        part = lines[start:end]
        error = next((line.strip() for line in part[1:] if line.strip() and not line.startswith(" ")), "")
        name = re.sub("0x[0-9a-f]+|[0-9]+", "", error)[:60]
        findings.fault(f"traceback in the log: {name}", "".join(part[-12:]))
