"""The plain pages of the server: what this is, and what its API can do."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from deskovka.core.rules import LANGUAGES
from deskovka.server.openapi import description
from deskovka.text import Texts

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5; font-family: system-ui, sans-serif; }
code { font-size: 0.95em; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
td, th { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884; }
h2 { margin-top: 2rem; }
.method { font-weight: bold; }
"""


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>"
    )


def home_page(accepted: str) -> str:
    """Where somebody lands who opens the address; in the language the browser asks for."""
    texts = Texts(preferred(accepted))
    t = texts.t
    body = (
        f"<h1>Deskovka</h1><p>{escape(t('server-runs'))}</p><p>{escape(t('server-no-client'))}</p>"
        f"<p><code>deskovka table</code> {escape(t('server-terminal'))}</p>"
        f'<p><a href="/api">{escape(t("server-api"))}</a></p>'
    )
    return page(texts.language, "Deskovka", body)


def preferred(accepted: str) -> str:
    """The first of our languages in the header a browser sends."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def api_page() -> str:
    """The API to read; programs read /api/openapi.json."""
    api = description()
    parts = [
        f"<h1>Deskovka {escape(api['info']['version'])}: API</h1>",
        f"<p>{in_code(api['info']['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>',
        "<h2>Addresses</h2>",
    ]
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            parts.append(show_operation(path, method, operation))
    parts.append("<h2>Messages</h2>")
    for name, schema in api["components"]["schemas"].items():
        parts.append(show_schema(name, schema))
    return page("en", "Deskovka API", "".join(parts))


def show_operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = [("does", in_code(operation["summary"]))]
    for parameter in operation["parameters"]:
        text = parameter.get("description") or parameter["schema"].get("description", "")
        rows.append((f"{parameter['in']}: {parameter['name']}", escape(text)))
    if "security" in operation:
        rows.append(("header", "<code>Authorization: Bearer SECRET</code>"))
    if "requestBody" in operation:
        rows.append(("takes", type_text(operation["requestBody"]["content"]["application/json"]["schema"])))
    for status, response in operation["responses"].items():
        kinds = [type_text(content["schema"]) for content in response["content"].values()]
        rows.append((status, " or ".join(kinds)))
    cells = "".join(f"<tr><th>{escape(head)}</th><td>{text}</td></tr>" for head, text in rows)
    return f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3><table>{cells}</table>'


def show_schema(name: str, schema: dict[str, Any]) -> str:
    about = f"<p>{in_code(schema['description'])}</p>" if "description" in schema else ""
    if "properties" not in schema:
        return f'<h3 id="{name}">{name}</h3>{about}<p>{type_text(schema)}</p>'
    needed = schema.get("required", ())
    rows = "".join(
        f"<tr><th><code>{escape(field)}</code>{'' if field in needed else ' (optional)'}</th>"
        f"<td>{type_text(kind)}</td><td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in schema["properties"].items()
    )
    return f'<h3 id="{name}">{name}</h3>{about}<table>{rows}</table>'


def type_text(schema: dict[str, Any]) -> str:
    """A type in a few words, linked to its definition."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    for many in ("anyOf", "oneOf"):
        if many in schema:
            return " or ".join(type_text(kind) for kind in schema[many])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(item))}</code>" for item in schema["enum"])
    if "prefixItems" in schema:
        return ", then ".join(type_text(kind) for kind in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {type_text(schema.get('items', {}))}"
    if isinstance(values := schema.get("additionalProperties"), dict):
        return f"{type_text(values)} by text"
    return escape(str(schema.get("type", "any JSON")))


def in_code(text: str) -> str:
    """Text with what stands between backticks set as code."""
    pieces = escape(text).split("`")
    return "".join(f"<code>{piece}</code>" if odd % 2 else piece for odd, piece in enumerate(pieces))
