"""What the client's types are made of: the messages, and what each game declares, as a JSON schema a file.

`scripts/web_types` gives them to `web/types.mjs`, which writes the files.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from deskovka.core.game import Game
from deskovka.registry import NAMES, game
from deskovka.server.messages import fields
from deskovka.server.openapi import SHAPES, Schema, messages
from deskovka.shapes import shapes_of


def schemas() -> dict[str, Schema]:
    """By file; of the games those that the page draws."""
    found = {"src/lib/protocol.ts": protocol()}
    return found | {f"src/games/{name}/shapes.ts": told_of(game(name)) for name in NAMES}


def protocol() -> Schema:
    """Every message; what games declare by themselves is unknown here."""
    known, components = messages()
    both_ways = [{"$ref": fields.REF.format(name=name)} for name in ("FromClient", "ToClient")]
    return {
        "title": "Message",
        "description": "Any message between a client and the server.",
        "anyOf": both_ways + [schema for schema in known.values() if "$ref" in schema],
        "components": {"schemas": titled(components | {name: {"tsType": "unknown"} for name in SHAPES})},
    }


def told_of(game: Game[Any]) -> Schema:
    """What is told of one game."""
    shapes = shapes_of(game)
    kinds = {"view": shapes.view, "event": shapes.event, "offer": shapes.offer, "preview": shapes.preview}
    if shapes.material is not None:
        kinds["material"] = shapes.material
    found, components = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    told = dict(zip(kinds, found))
    components["GameEvent"] = told["event"]
    told["event"] = {"$ref": "#/$defs/GameEvent"}
    return {
        "title": "Shapes",
        "description": f"What the server tells of a game of {game.name}.",
        "type": "object",
        "properties": told,
        "required": list(told),
        "additionalProperties": False,
        "$defs": titled(components),
    }


def titled(components: dict[str, Schema]) -> dict[str, Schema]:
    """Types are called by their titles."""
    return {name: {"title": name, **schema} for name, schema in components.items()}


def write_schemas() -> str:
    return json.dumps(schemas(), ensure_ascii=False)
