"""The description of the API in the form OpenAPI prescribes, made from the endpoints and messages themselves."""

from __future__ import annotations

import json
import re
from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec

from deskovka import __version__
from deskovka.registry import games
from deskovka.server.api import ENDPOINTS, GameName
from deskovka.server.calls import Endpoint
from deskovka.server.messages import answers, fields, requests
from deskovka.server.refusals import STATUS
from deskovka.shapes import shapes_of

SHAPES = ("View", "GameEvent", "Offer", "Preview", "Material")
PATH_PARTS = {"table": fields.TableId, "game": GameName, "move": fields.Number}
Schema = dict[str, Any]


@cache
def describe() -> str:
    return json.dumps(description(), ensure_ascii=False)


def messages() -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The schemas of what is said, by kind, and the definitions they refer to."""
    kinds = [requests.FromClient, answers.ToClient, answers.Refused]
    for end in ENDPOINTS:
        kinds += [kind for kind in (end.takes, end.answers) if kind]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=fields.REF)
    known = {str(kind): schema for kind, schema in zip(kinds, schemas)}
    for schema in components.values():
        schema["description"] = cleandoc(schema["description"])
        if "additionalProperties" not in schema:  # it goes out, and all of it is told
            schema["required"] = list(schema["properties"])
    components |= {"FromClient": known[str(requests.FromClient)], "ToClient": known[str(answers.ToClient)]}
    return known, components


def shapes() -> dict[str, Schema]:
    """What the games declare: the definitions of each after its name, and what any of them may tell."""
    told: dict[str, list[Schema]] = {name: [] for name in SHAPES}
    found: dict[str, Schema] = {}
    for game in games():
        declared = shapes_of(game)
        kinds = [declared.view, declared.event, declared.offer, declared.preview, declared.material]
        ref = fields.REF.format(name=f"{game.name}.{{name}}")
        schemas, components = msgspec.json.schema_components(kinds, ref_template=ref)
        found |= {f"{game.name}.{name}": schema for name, schema in components.items()}
        for name, schema in zip(SHAPES, schemas):
            told[name].append(schema)
    return {name: {"anyOf": any_of} for name, any_of in told.items()} | found


def description() -> Schema:
    known, components = messages()
    paths: dict[str, Schema] = {}
    for end in ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = operation(end, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Deskovka",
            "version": __version__,
            "description": "Tables of board games. `/api/tables/{table}/socket` is a WebSocket: its first message is "
            "`Hello`, then it takes what `/api/tables/{table}/deeds` takes, and sends `News`, `Done`, `Refused` and "
            "`Answer`.",
        },
        "paths": paths,
        "components": {
            "schemas": components | shapes(),
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(end: Endpoint, known: dict[str, Schema]) -> Schema:
    found: Schema = {
        "summary": end.does,
        "operationId": end.name or end.run.__name__,
        "parameters": parameters(end),
        "responses": responses(end, known),
    }
    if end.secret:
        found["security"] = [{"secret": []}]
    if end.takes:
        found["requestBody"] = {"required": True, "content": as_json(known[str(end.takes)])}
    return found


def parameters(end: Endpoint) -> list[Schema]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(PATH_PARTS[name])}
        for name in re.findall(r"{(\w+)}", end.path)
    ]
    in_query = [
        {"name": name, "in": "query", "description": text, "schema": msgspec.json.schema(kind)}
        for name, kind, text in end.query
    ]
    return in_path + in_query


def responses(end: Endpoint, known: dict[str, Schema]) -> Schema:
    """What is answered, and every way in which something is refused."""
    content = as_json(known[str(end.answers)])
    if end.answers is str:
        content = {"text/plain": {"schema": {"type": "string"}}, **as_json({"type": "object"})}
    found = {str(end.status): {"description": end.does, "content": content}}
    codes = ["too-fast", *end.refuses]
    if end.query or end.takes or "{" in end.path:
        codes.append("bad-message")
    if end.takes:
        codes += ["too-large", "origin"]
    if end.secret:
        codes += ["no-secret", "unknown-table", "taken"]
    refusal = as_json(known[str(answers.Refused)])
    for status in sorted({str(STATUS[code]) for code in codes}):
        found[status] = {"description": "refused: `code` says why", "content": refusal}
    return found


def as_json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}
