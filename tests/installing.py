"""Packages with games of others, installed as people install them, for the programs that a test starts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = Path(__file__).parent / "packages"
PIP = (
    *("-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
    *("--no-index", "--no-build-isolation", "--no-deps"),  # what they need is here already
)

Environment = dict[str, str]


def seeing(folder: Path) -> Environment:
    """The environment of a program that finds what is installed in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder)}


def offer(folder: Path, name: str, package: str, seller: str = "somebody") -> Environment:
    """What remains in a folder when a package is installed that offers a game."""
    info = folder / f"{seller}-1.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(f"[deskovka.games]\n{name} = {package}\n", "utf-8")
    return seeing(folder)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The environment in which the tiny games are installed."""
    folder = tmp_path_factory.mktemp("installed")
    packages = sorted(str(path.parent) for path in PACKAGES.glob("*/pyproject.toml"))
    subprocess.run([sys.executable, *PIP, "--target", str(folder), *packages], check=True, timeout=300)
    return seeing(folder)
