"""Another build of the rules, measured in a process of its own: it does a batch whenever it is told to."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path

from deskovka.bench.bars import Bar
from deskovka.bench.measure import Measure
from deskovka.core import game as compiled_or_not
from deskovka.core.errors import DeskovkaError

MARK = "compiled "
USUAL = ("decisions", "copies")
COMPILED = not str(compiled_or_not.__file__).endswith(".py")


class NoBuild(DeskovkaError):
    """The other build cannot be measured."""


class OtherBuild:
    """A worker in another environment."""

    def __init__(self, python: Path, game: str) -> None:
        try:
            self.process = subprocess.Popen(
                [python, "-EP", "-m", __name__, game],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise NoBuild(f"{python} cannot be run: {error}") from None
        if self._hear() != "compiled":
            raise NoBuild(f"{python} has no compiled build: scripts/setup compiled")

    def batch(self, measure: str) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(measure + "\n")
        self.process.stdin.flush()
        return float(self._hear())

    def _hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def measures(self, bars: tuple[Bar, ...], plain: dict[str, Measure]) -> dict[str, Measure]:
        """Decisions, copies and whatever else the bars ask for, each as it is measured in plain Python."""
        asked = {name.removeprefix(MARK) for bar in bars for name in (bar.ours, bar.theirs) if MARK in name}
        return {
            MARK + key: WorkerMeasure(f"{one.name}, compiled", repeat(0), build=self, key=key)
            for key, one in plain.items()
            if key in asked or key in USUAL
        }

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass(slots=True)
class WorkerMeasure(Measure):
    """A measure that is taken elsewhere, in its turn."""

    build: OtherBuild | None = None
    key: str = ""

    def batch(self) -> None:
        assert self.build is not None
        self.rates.append(self.build.batch(self.key))


def work(name: str) -> None:
    """Answer each line, the key of a measure, with how many a second were done."""
    from deskovka.bench.games import game_measures
    from deskovka.registry import game, part

    print("compiled" if COMPILED else "plain", flush=True)
    measures = game_measures(game(name))
    for line in sys.stdin:
        if line.strip() not in measures:
            measures |= part("bench", name).measures()
        measure = measures[line.strip()]
        if not measure.rates:
            next(measure.work)
        measure.batch()
        print(measure.rates[-1], flush=True)


if __name__ == "__main__":
    work(sys.argv[1])
