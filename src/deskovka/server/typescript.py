"""The messages as TypeScript types, made from the same definitions as everything else: `web/src/lib/protocol.ts`."""

from __future__ import annotations

import json
from typing import Any

from deskovka.server.openapi import description

HEAD = "// The messages of the table server. Made by scripts/web_types from the server's definitions: do not edit.\n"


def write_types() -> str:
    schemas = description()["components"]["schemas"]
    return HEAD + "".join(f"\n{definition(name, schemas[name])}" for name in sorted(schemas))


def definition(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {type_of(schema)};\n"
    needed = schema.get("required", ())
    from_outside = schema.get("additionalProperties") is False
    lines = [
        f"  {field}{'' if field in needed or not from_outside else '?'}: {type_of(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def type_of(schema: dict[str, Any]) -> str:
    """A schema in TypeScript's words."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(item) for item in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(kind) for kind in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values if isinstance(values, dict) else {})}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")
