"""The types of the client are written from JSON schemas, and those that are old are named with what to do."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
FILE = "shapes.ts"
SCHEMA = {
    "title": "Shapes",
    "type": "object",
    "properties": {
        "dice": {
            "type": "array",
            "prefixItems": [{"type": "integer"}, {"type": "integer"}],
            "items": False,
            "minItems": 2,
            "maxItems": 2,
        },
        "names": {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": 3},
        "winner": {"anyOf": [{"$ref": "#/$defs/Colour"}, {"type": "null"}]},
    },
    "required": ["dice", "names"],
    "additionalProperties": False,
    "$defs": {"Colour": {"title": "Colour", "enum": ["blue", "red"]}},
}
WRITTEN = [
    'export type Colour = "blue" | "red";',
    "  dice: [number, number];",
    "  names: string[];",
    "  winner?: Colour | null;",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client of its own, with the tools of ours."""
    for name in ("types.mjs", ".prettierrc.json"):
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    return tmp_path


def types(folder: Path, schema: dict[str, Any], *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", "types.mjs", *options],
        cwd=folder,
        input=json.dumps({FILE: schema}),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_types_are_written_from_schemas(folder: Path) -> None:
    done = types(folder, SCHEMA)

    assert (done.returncode, done.stderr) == (0, "")
    lines = (folder / FILE).read_text("utf-8").splitlines()
    assert lines[0].endswith("do not edit.")
    assert [line for line in WRITTEN if line not in lines] == []


def test_types_that_are_old_are_named_and_left_alone(folder: Path) -> None:
    types(folder, SCHEMA)
    kept = (folder / FILE).read_text("utf-8")

    assert types(folder, SCHEMA, "--check").returncode == 0
    old = types(folder, {**SCHEMA, "required": ["dice", "names", "winner"]}, "--check")
    assert old.returncode == 1
    assert FILE in old.stderr and "Run scripts/web_types" in old.stderr
    assert (folder / FILE).read_text("utf-8") == kept
