"""A server and a browser, both real; a page that shows any error to its reader fails its test."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.chromium import chromium
from browser.tables import Tables
from browser.visitors import PATIENCE, PICTURES, Visitors
from deep.wire import Seated, Server, server
from deskovka.server.web import FOLDER, Web
from samples import sample

Moments = Callable[[str, int], Seated]
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert Web(), f"the client was not built: run scripts/setup test, or name a build with {FOLDER}"
    with server(tmp_path_factory.mktemp("browser") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def tables(table_server: Server) -> Iterator[Tables]:
    with Tables(table_server.url) as found:
        yield found


@pytest.fixture(scope="package")
def moments(table_server: Server) -> Moments:
    """Tables that were played so far, or to their end; only to be looked at."""

    @cache
    def played(game: str, answers: int) -> Seated:
        with Tables(table_server.url) as tables:
            seated = tables.make(game, ["me", "random"], sample(game).short)
            tables.play(seated.table, seated.host, answers)
        return seated

    return played


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path:
    """Where the pictures of a test go; those of the last run are thrown away."""
    folder = PICTURES / re.sub(r"[^\w.-]+", "_", request.node.name).strip("_")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visitors(
    request: pytest.FixtureRequest, browser: Browser, table_server: Server, pictures: Path
) -> Iterator[Visitors]:
    """People with browsers of their own."""
    people = Visitors(browser, table_server.url, pictures)
    yield people
    people.leave(failed=request.node.stash[FAILED])
