"""The site is built without a warning, all of it leads somewhere, is found, and comes from no other machine."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from browser.chromium import chromium

ROOT = Path(__file__).parents[2]
LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}


class Page(HTMLParser):
    """What a page can be led to at, what it leads to, and what it loads by itself."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, given in attrs:
            if name == "id" and given:
                self.anchors.add(given)
            if name in ("href", "src") and given:
                self.links.add(given)
                if (tag, name) in LOADED:
                    self.loaded.add(given)


def faults(site: Path) -> list[str]:
    """The links of a site that lead nowhere, and what its pages load from elsewhere."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        place = file.relative_to(site)
        found += [f"{place} loads {link}" for link in sorted(page.loaded) if urlsplit(link).netloc]
        for link in sorted(page.links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not goal.is_file():
                found.append(f"{place} leads to {link}, which is not there")
            elif parts.fragment and goal in pages and unquote(parts.fragment) not in pages[goal].anchors:
                found.append(f"{place} leads to {link}, which has no such place")
    return found


def test_all_of_it_leads_somewhere_and_is_found_without_a_network(tmp_path: Path) -> None:
    site = tmp_path / "site"
    built = subprocess.run(  # as scripts/docs does
        [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "-c", "docs/site", ".", str(site)],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (built.returncode, built.stderr) == (0, "")
    assert faults(site) == []

    start, library = Page(site / "index.html"), Page(site / "docs/library.html")
    documents = [path for folder in ("docs", "deploy") for path in (ROOT / folder).glob("*.md")]
    pages = {path.relative_to(ROOT).with_suffix(".html").as_posix() for path in documents}
    assert len(pages) > 20 and start.links >= pages | {"CONTRIBUTING.html", "CHANGELOG.html"}

    reference = Page(site / "docs/api/deskovka.core.game.html")
    assert "api/deskovka.core.game.html" in library.links
    assert {"deskovka.core.game.Game.apply", "deskovka.core.game.Game.first_game"} <= reference.anchors

    with chromium() as browser, browser.new_context(offline=True) as alone:
        page = alone.new_page()
        for words, first in {"námořníci": "Glossary", "Game.apply": "deskovka.core.game.Game.apply"}.items():
            page.goto(f"{(site / 'search.html').as_uri()}?q={words}")
            page.locator("#search-results a", has_text=re.compile(f"^{first}$")).wait_for()


def test_a_link_into_the_void_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<p id="here">')
    for link, fault in {
        "there.html#here": [],
        "https://example.org/": [],
        "gone.html": ["page.html leads to gone.html, which is not there"],
        "there.html#gone": ["page.html leads to there.html#gone, which has no such place"],
        "#gone": ["page.html leads to #gone, which has no such place"],
    }.items():
        (tmp_path / "page.html").write_text(f'<a href="{link}">')
        assert faults(tmp_path) == fault
    (tmp_path / "page.html").write_text('<link href="https://fonts.example.org/a.css">')
    assert faults(tmp_path) == ["page.html loads https://fonts.example.org/a.css"]
