"""The files of the browser client as the server gives them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from deep.memory import Inside
from deskovka.server.web import FOLDER, Web

PAGE = "<!doctype html><title>The client</title>"
PROGRAM = "export const words = 'long enough to be packed';\n" * 50
PACKED = ("accept-encoding", "br, gzip")
EVERY_PAGE = ["/", "/t/abc", "/new/cartographers", "/rules", "/rules/cartographers", "/settings", "/licences"]

Answer = tuple[int, dict[str, str], bytes]
Get = Callable[..., Answer]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "index-1a2b3c.js").write_text(PROGRAM, "utf-8")
    (folder / ".stamp").write_text("0123", "utf-8")
    (tmp_path / "secret.txt").write_text("not for everybody", "utf-8")
    return folder


@pytest.fixture
def get(built: Path) -> Get:
    def ask(path: str, *headers: tuple[str, str]) -> Answer:
        async def run() -> Answer:
            server = Inside()
            server.server.web = Web(built)
            return await server.request("GET", path, headers=headers)

        return asyncio.run(run())

    return ask


@pytest.mark.parametrize("path", EVERY_PAGE)
def test_every_page_of_the_client_is_the_same_file_asked_for_anew_each_time(get: Get, path: str) -> None:
    status, headers, body = get(path)

    assert (status, body.decode()) == (200, PAGE)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in headers["content-security-policy"]


def test_files_whose_names_change_with_them_are_kept_for_ever(get: Get) -> None:
    _, program, _ = get("/static/assets/index-1a2b3c.js")
    _, icon, _ = get("/static/icon.svg")

    assert program["content-type"].startswith("text/javascript")
    assert program["cache-control"] == "public, max-age=31536000, immutable"
    assert (icon["content-type"], icon["cache-control"]) == ("image/svg+xml", "no-cache")


def test_a_file_is_packed_for_those_who_can_unpack_it(get: Get) -> None:
    _, plain_headers, plain = get("/static/assets/index-1a2b3c.js")
    _, headers, packed = get("/static/assets/index-1a2b3c.js", PACKED)

    assert "content-encoding" not in plain_headers
    assert plain.decode() == PROGRAM
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed).decode() == PROGRAM
    assert len(packed) == int(headers["content-length"]) < len(plain)
    assert headers["vary"] == plain_headers["vary"] == "accept-encoding"


def test_answers_that_are_the_same_for_everybody_are_packed_too(get: Get) -> None:
    _, plain_headers, plain = get("/api/games")
    _, headers, packed = get("/api/games", PACKED)
    _, again, _ = get("/api/games", PACKED)

    assert "content-encoding" not in plain_headers
    assert headers == again
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == plain_headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) == int(headers["content-length"]) < len(plain) / 3


def test_what_is_too_small_to_gain_is_not_packed(get: Get) -> None:
    _, headers, body = get("/static/icon.svg", PACKED)

    assert "content-encoding" not in headers
    assert body == b"<svg/>"


@pytest.mark.parametrize(
    "path", ["nothing.js", "", ".stamp", "../secret.txt", "assets/../../secret.txt", "assets"]
)
def test_nothing_else_is_given(get: Get, path: str) -> None:
    status, _, body = get(f"/static/{path}")

    assert status == 404
    assert b"unknown-path" in body


def test_without_a_client_there_is_a_plain_page(tmp_path: Path) -> None:
    async def run() -> Answer:
        server = Inside()
        server.server.web = Web(tmp_path / "not built")
        assert not server.server.web
        return await server.request("GET", "/", headers=[("accept-language", "cs")])

    status, headers, body = asyncio.run(run())
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert "Deskovka" in body.decode()


def test_those_who_work_on_the_client_can_name_their_own_build(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(built))

    assert "assets/index-1a2b3c.js" in Web().files
