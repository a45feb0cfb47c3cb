"""The few requests that need no socket."""

from __future__ import annotations

import json
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Json
from deskovka.terminal.remote.links import Link
from deskovka.text import shortened

SECONDS = 20.0  # that an answer may take
LONGEST_REASON = 120  # characters


class Unreachable(DeskovkaError):
    """No table server answers."""


class Refused(DeskovkaError):
    """The server does not do it: a word for programs, a sentence, and the rule if one forbids it.

    `seconds`: when it may be tried again, if the server says so."""

    def __init__(self, code: str, message: str, rule: str | None = None, seconds: int = 0) -> None:
        super().__init__(message, f"refused-{code}", seconds=seconds)
        self.code = code
        self.rule = rule


class Server:
    """A table server, asked over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url

    def get(self, path: str, secret: str = "") -> Json:
        return self._json(self._request("GET", path, None, secret))

    def get_text(self, path: str, secret: str) -> str:
        return self._request("GET", path, None, secret).decode("utf-8", "replace")

    def post(self, path: str, body: Json, secret: str = "") -> Json:
        return self._json(self._request("POST", path, json.dumps(body).encode(), secret))

    def _request(self, method: str, path: str, body: bytes | None, secret: str) -> bytes:
        headers = {"content-type": "application/json"} if body is not None else {}
        if secret:
            headers["authorization"] = f"Bearer {secret}"
        request = Request(self.url + path, body, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                data: bytes = answer.read()
                return data
        except HTTPError as error:
            with error:
                raise self._refused(error.code, error.read()) from None
        except (URLError, HTTPException, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            shown = shortened(str(getattr(reason, "strerror", None) or reason), LONGEST_REASON)
            cause = reason if isinstance(reason, OSError) else error
            raise Unreachable(
                f"{self.url}: no table server answers: {shown}", "unreachable", url=self.url
            ) from cause

    def _refused(self, status: int, body: bytes) -> DeskovkaError:
        try:
            told = json.loads(body)
            seconds = int(told.get("about", {}).get("seconds", 0))
            return Refused(told["code"], told["message"], told.get("rule"), seconds)
        except (ValueError, KeyError, TypeError):
            return Unreachable(
                f"{self.url} is no table server: it answers with status {status}",
                "no-table-server",
                url=self.url,
                status=str(status),
            )

    def _json(self, body: bytes) -> Json:
        try:
            return json.loads(body)
        except ValueError:
            raise Unreachable(
                f"{self.url} is no table server: its answer is no JSON", "no-server-json", url=self.url
            ) from None


def at_table(link: Link, rest: str = "") -> str:
    """The path of a table in the API."""
    return f"/api/tables/{link.table}{rest}"
