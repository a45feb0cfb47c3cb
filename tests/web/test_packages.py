"""The npm packages of the client can be installed as they are locked: anywhere, with the oldest Node.js we promise."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LOCK = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
PACKAGES: dict[str, dict[str, Any]] = LOCK["packages"]
RANGE = re.compile(r"(\^|>=|)\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?")


def promised_node() -> tuple[int, int, int]:
    hook = (ROOT / "hatch_build.py").read_text("utf-8")
    found = re.search(r"^NODE_LEAST = \((\d+), (\d+)\)", hook, re.MULTILINE)
    assert found is not None
    return int(found[1]), int(found[2]), 0


def admits(ranges: str, version: tuple[int, int, int]) -> bool:
    """Whether a version is in the ranges an npm package gives, such as `^20.19.0 || >=22.12.0`."""
    for one in ranges.split("||"):
        parts = RANGE.fullmatch(one.strip())
        assert parts is not None, f"a range this test cannot read: {one}"
        least = (int(parts[2]), int(parts[3] or 0), int(parts[4] or 0))
        if version >= least and (parts[1] == ">=" or version[0] == least[0]):
            return True
    return False


def test_ranges_are_read_as_npm_reads_them() -> None:
    assert admits("^20.19.0 || >=22.12.0", (20, 19, 0))
    assert admits(">= 10", (20, 19, 0))
    assert admits("20 || >=22", (20, 19, 0))
    assert not admits("^20.20.0 || >=22.12.0", (20, 19, 0))
    assert not admits("^18.0.0 || ^22.0.0", (20, 19, 0))


def test_every_package_runs_with_the_oldest_node_that_is_promised() -> None:
    node = promised_node()
    assert PACKAGES[""]["engines"]["node"] == f">={node[0]}.{node[1]}"
    too_new = {
        name: package["engines"]["node"]
        for name, package in PACKAGES.items()
        if "node" in package.get("engines", {}) and not admits(package["engines"]["node"], node)
    }
    assert too_new == {}


def test_what_other_systems_need_is_locked_too() -> None:
    """Otherwise `npm ci` refuses the lock file everywhere."""
    missing = [
        optional
        for package in PACKAGES.values()
        for optional in package.get("optionalDependencies", {})
        if f"node_modules/{optional}" not in PACKAGES
    ]
    assert missing == []
    assert all("integrity" in package for name, package in PACKAGES.items() if name)


def test_the_lock_file_names_no_place_to_download_from() -> None:
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


def test_versions_are_exact_and_those_that_are_locked() -> None:
    asked = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies", "overrides"):
        for name, version in asked[kind].items():
            assert PACKAGES[f"node_modules/{name}"]["version"] == version
