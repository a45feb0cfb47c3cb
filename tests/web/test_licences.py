"""Every library that is in the built client comes with its licence."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import TypedDict

import pytest

from deskovka.server.web import Web

ROOT = Path(__file__).parents[2]
LIBRARY = re.compile(r".*node_modules/((?:@[^/]+/)?[^/]+)/")
BEGINNINGS = {"MIT": "Permission is hereby granted, free of charge", "Apache-2.0": "Apache License"}


class Licence(TypedDict):
    name: str
    version: str
    licence: str
    text: str


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of the client that tells where every line of it comes from."""
    folder = tmp_path_factory.mktemp("client")
    vite = ["npx", "--no-install", "vite", "build", "--sourcemap", "--emptyOutDir", "--outDir", str(folder)]
    subprocess.run(vite, cwd=ROOT / "web", check=True, capture_output=True, timeout=300)
    return folder


def licences(text: bytes | str) -> dict[str, Licence]:
    return {licence["name"]: licence for licence in json.loads(text)}


def test_every_library_in_the_client_has_its_licence(built: Path) -> None:
    maps = [json.loads(path.read_text("utf-8")) for path in built.glob("assets/*.js.map")]
    inside = {match[1] for one in maps for source in one["sources"] if (match := LIBRARY.match(source))}
    assert {"svelte", "@fluent/bundle"} <= inside
    kept = licences((built / "licences.json").read_text("utf-8"))
    programs = [path.read_text("utf-8") for path in built.glob("assets/*.js")]
    tools = {"vite"} if any("modulepreload" in program for program in programs) else set()  # its loader
    assert set(kept) == inside | tools | {"Deskovka"}
    for name in inside | tools:
        shipped = json.loads((ROOT / "web/node_modules" / name / "package.json").read_text("utf-8"))
        assert (kept[name]["version"], kept[name]["licence"]) == (shipped["version"], shipped["license"])


def test_the_texts_are_those_of_the_licences() -> None:
    kept = licences(Web().files["licences.json"][0])
    for licence in kept.values():
        assert BEGINNINGS[licence["licence"]] in licence["text"], licence["name"]
        assert re.search("copyright", licence["text"], re.IGNORECASE)
    assert kept["Deskovka"]["text"] == (ROOT / "LICENSE").read_text("utf-8").strip()
    assert len({licence["text"] for licence in kept.values()}) == len(kept)


def test_the_package_names_every_licence_and_carries_the_texts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = set(project["project"]["license"].split(" AND "))
    assert named == {licence["licence"] for licence in licences(Web().files["licences.json"][0]).values()}
    for pattern in project["project"]["license-files"]:
        assert list(ROOT.glob(pattern)), pattern
    assert "src/deskovka/server/static/**" in project["tool"]["hatch"]["build"]["artifacts"]
