"""How the documents become a site: each page is what GitHub shows, and the library's reference comes from its docstrings.

Two lists that people read are also what the site is made of: the one of all documents in README.md is its navigation,
and the modules that docs/library.md links to have a page of reference each.
"""

from __future__ import annotations

import os
import re
import shutil
from abc import ABC
from pathlib import Path
from typing import Any, Generic, get_origin

from docutils.nodes import Element
from pygments.lexers.configs import IniLexer
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.inspect import TypeAliasForwardRef

from deskovka import __version__

ROOT = Path(__file__).parents[2]
START = "README"  # the start page
LIBRARY = "docs/library"
REFERENCE = "docs/api"  # written here, and kept by nobody
LINK = re.compile(r"\]\(([^)#:]+)\)")
PART = re.compile(r"^### (.+)\n((?:.*\n)*?)(?=^#)", re.MULTILINE)

project = "Deskovka"
version = release = __version__
language = "en"
root_doc = START
published = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "deploy"}
exclude_patterns = [*sorted({path.name for path in ROOT.iterdir()} - published), "docs/site"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 6  # the anchors that GitHub gives to headings
smartquotes = False  # quotes and dashes stay as they are written
highlight_language = "text"  # what names no language is shown as it is
default_role = "py:obj"  # docstrings have names in `backticks`; those in the reference become links

autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "member-order": "bysource",
    "exclude-members": "constant_names",  # a mark of core/values.py
}
autodoc_preserve_defaults = True
autodoc_type_aliases = {name: f"deskovka.core.game.{name}" for name in ("Seat", "RuleId", "Json")}
TypeAliasForwardRef.__repr__ = lambda self: self.name  # type: ignore[method-assign]  # Sphinx forgets it inside other types
add_module_names = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Deskovka"
html_logo = "../../web/public/icon.svg"
html_favicon = html_logo
html_static_path = ["style.css", "scrolling.js"]
html_css_files = ["style.css"]
html_js_files = ["scrolling.js"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"

# The palette is the page's own; on the left what the theme calls the places where it is used.
PLACES = {
    "color-background-primary": "sheet",
    "color-background-secondary": "paper",
    "color-background-hover": "accent-soft",
    "color-background-border": "line",
    "color-background-item": "raised",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-soft",
    "color-foreground-muted": "ink-soft",
    "color-foreground-border": "line-strong",
    "color-brand-primary": "accent",
    "color-brand-content": "accent",
    "color-brand-visited": "accent",
    "color-code-background": "paper",
    "color-inline-code-background": "paper",
    "color-highlighted-background": "warm-soft",
    "color-highlight-on-target": "warm-soft",
    "color-api-background": "paper",
    "color-api-background-hover": "accent-soft",
    "color-api-name": "accent",
    "color-api-pre-name": "ink-soft",
    "color-problematic": "ink",
    "color-sidebar-search-border": "line-strong",
    "color-table-header-background": "paper",
    "color-table-border": "line",
    "font-stack": "sans",
    "font-stack--headings": "serif",
}


def palette(*selectors: str) -> dict[str, str]:
    """The colours and fonts that the page declares there, a later one in place of an earlier one."""
    style = (ROOT / "web/src/style.css").read_text("utf-8")
    declared: dict[str, str] = {}
    for selector in selectors:
        block = style[style.index(f"{selector} {{") :].partition("}")[0]
        declared |= re.findall(r"--([\w-]+): ([^;]+);", block)
    return {place: declared[name] for place, name in PLACES.items()}


html_theme_options = {
    "light_css_variables": palette(":root"),
    "dark_css_variables": palette(":root", ":root.dark"),
    "footer_icons": [],
}


def linked(text: str, document: str) -> list[str]:
    """What a document links to in the project, from its root."""
    folder = Path(document).parent
    return [os.path.normpath(folder / target) for target in LINK.findall(text)]


def module(path: str) -> str:
    """The name of a module by its path."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def write_reference(app: Sphinx, config: Any) -> None:
    """A page for each module that the page on the library links to."""
    text = (ROOT / f"{LIBRARY}.md").read_text("utf-8")
    modules = {module(path) for path in linked(text, LIBRARY) if path.endswith(".py")}
    folder = ROOT / REFERENCE
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        if old.stem not in modules:
            old.unlink()
    for name in modules:
        page = folder / f"{name}.md"
        text = f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"
        if not page.exists() or page.read_text("utf-8") != text:  # what has not changed is not built again
            page.write_text(text, "utf-8")


def read_source(app: Sphinx, document: str, source: list[str]) -> None:
    """Make links to modules lead to their reference, and the lists of pages the navigation."""
    pages: list[str] = []

    def lead(link: re.Match[str]) -> str:
        (path,) = linked(link[0], document)
        page = f"{REFERENCE}/{module(path)}"
        if not path.endswith(".py") or not (ROOT / f"{page}.md").exists():
            return link[0]
        pages.append(page)
        return f"]({os.path.relpath(f'{page}.md', Path(document).parent)})"

    source[0] = LINK.sub(lead, source[0])
    if document == LIBRARY:
        source[0] += contents("", pages)
    if document == START:
        for caption, text in PART.findall(source[0]):
            found = [path for path in linked(text, START) if path.endswith(".md")]
            source[0] += contents(f":caption: {caption}\n", [path.removesuffix(".md") for path in found])


def contents(options: str, pages: list[str]) -> str:
    """A part of the navigation."""
    roots = [f"/{page}" for page in dict.fromkeys(pages)]
    return "\n".join(["", "", "```{toctree}", f":hidden:\n{options}", *roots, "```", ""])


def demand_words(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """The reference has no entry that says nothing."""
    home = getattr(getattr(thing, "fget", thing), "__module__", None)  # a property does not tell it by itself
    if what not in ("attribute", "data") and home and name.startswith(f"{home}.") and not any(lines):
        logging.getLogger(__name__).warning("%s: %s has no docstring", name, what)


def forget_plain_bases(app: Sphinx, name: str, thing: type, options: Any, bases: list[Any]) -> None:
    """That a class is an object, abstract or generic is no news."""
    bases[:] = [base for base in bases if get_origin(base) is not Generic and base not in (object, ABC)]


def drop_no_bases(app: Sphinx, domain: str, kind: str, content: Element) -> None:
    """Without bases to tell nothing is told of them."""
    for line in [line for line in content.children if line.astext().strip() == "Bases:"]:
        content.remove(line)


def level_captions(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """The captions of the navigation are headings; screen readers want to know of which level."""
    tree = context["furo_navigation_tree"]
    context["furo_navigation_tree"] = tree.replace('role="heading"', 'role="heading" aria-level="2"')


def finish(app: Sphinx, fault: Exception | None) -> None:
    """The start page is what a server shows for the folder."""
    if fault is None:
        site = Path(app.outdir)
        shutil.copy(site / f"{START}.html", site / "index.html")
        (site / "_modules/index.html").unlink(missing_ok=True)  # it leads to sources that could not be parsed


def setup(app: Sphinx) -> None:
    """What Sphinx calls."""
    app.add_lexer("ftl", IniLexer)  # texts of Fluent are written much like settings
    app.connect("config-inited", write_reference)
    app.connect("source-read", read_source)
    app.connect("autodoc-process-docstring", demand_words)
    app.connect("autodoc-process-bases", forget_plain_bases)
    app.connect("object-description-transform", drop_no_bases)
    app.connect("html-page-context", level_captions, priority=900)  # after the theme has made it
    app.connect("build-finished", finish)
