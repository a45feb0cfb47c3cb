"""boardgame.io 0.50.2 under the same load, in JavaScript of our own (`peer/`); its packages come from npm."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec

HERE = Path(__file__).parent / "peer"
INSTALLED = Path(__file__).parents[2] / "build" / "load_peer"
Keeps = Literal[
    "nothing", "files"
]  # what it keeps of its games: only what is in memory, or files not waited for
KEEPS: tuple[Keeps, ...] = ("nothing", "files")


class NoPeer(Exception):
    """There is nothing to compare with."""


class PeerFigures(msgspec.Struct):
    """How it did: at a rate that was offered, or as fast as it goes."""

    how: str
    tables: int
    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    most: float
    keeps: Keeps = "nothing"

    @property
    def cpu_per_move(self) -> float:
        return self.cpu / self.moves


def install() -> Path:
    """The folder with its packages, outside what is kept in the repository."""
    if not shutil.which("npm") or not shutil.which("node"):
        raise NoPeer("npm is not installed")
    modules = INSTALLED / "node_modules"
    wanted = (HERE / "package.json").read_text()
    kept = INSTALLED / "package.json"
    if not (modules / "boardgame.io").exists() or kept.read_text() != wanted:
        INSTALLED.mkdir(parents=True, exist_ok=True)
        kept.write_text(wanted)
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        done = subprocess.run(command, cwd=INSTALLED, check=False, capture_output=True, text=True)
        if done.returncode:
            raise NoPeer(f"npm could not install it: {(done.stderr or done.stdout).strip()}")
    return modules


def measure_peer(
    tables: int, rate: float, seconds: float, warm_up: float, tell: Callable[[str], None]
) -> list[PeerFigures]:
    """With as many tables as ours: first keeping nothing, as it is by itself, then keeping its games in files."""
    tell("npm install")
    modules = install()
    found = []
    for keeps in KEEPS:
        tell(f"{tables} tables, keeping {keeps}")
        with TemporaryDirectory(prefix="games-", dir=INSTALLED) as folder:
            command = ["node", str(HERE / "bench.js"), *map(str, (tables, rate, seconds, warm_up))]
            command += [folder] if keeps == "files" else []
            found += figures_of(command, modules, keeps)
    return found


def figures_of(command: list[str], modules: Path, keeps: Keeps) -> list[PeerFigures]:
    environment = {**os.environ, "NODE_PATH": str(modules)}
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NoPeer(f"its bench failed: {done.stderr.strip()}")
    found = [msgspec.json.decode(line, type=PeerFigures) for line in done.stdout.splitlines()]
    return [msgspec.structs.replace(figures, keeps=keeps) for figures in found]
