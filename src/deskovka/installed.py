"""The games that are there: those of this project, and those that installed packages of others offer.

A package offers a game by an entry point of the group `deskovka.games`: its name is the id of the game, its value the
package with the rules. What else a game brings lies in that package, under the names that the layers have here:
`my_game.bots`, `my_game.terminal`, `my_game.server`, `my_game.text`, `my_game.page`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import LANGUAGES, rules_file

NAMES = ("cartographers", "catan", "empires_north", "terra_mystica")  # of this project
OURS = "deskovka"
GROUP = "[deskovka.games]"
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


class UnknownGame(DeskovkaError):
    """No game has that name."""


class BadPackage(UnknownGame):
    """An installed package offers a game that cannot be played."""


class Offer(NamedTuple):
    """What an entry point says."""

    seller: str  # the installed distribution, as its folder is called
    name: str
    package: str


class Found(NamedTuple):
    """The games of others by their names, and what is wrong with the rest."""

    offers: dict[str, Offer]
    faults: list[BadPackage]


@cache
def outside() -> Found:
    """What other packages offer; looked for once, when it is first asked for."""
    found = Found({}, [])
    for offer in entry_points():
        known = found.offers.get(offer.name)
        if known and known.package == offer.package:
            continue  # the same, installed in two places: Python takes the first one, too
        fault = _fault(offer, known)
        if fault:
            found.faults.append(fault)
        else:
            found.offers[offer.name] = offer
    return found


def names() -> tuple[str, ...]:
    """Every game that can be played."""
    return (*NAMES, *outside().offers)


def is_ours(name: str) -> bool:
    return name in NAMES


def module_of(layer: str, name: str) -> str:
    """The package with what a game has in one layer of the program; it need not be there."""
    if is_ours(name):
        return f"{OURS}.{layer}.{name}"
    package = outside().offers[name].package
    return package if layer == "games" else f"{package}.{layer}"


def folder_of(name: str) -> Path:
    """The folder with the rules of a game."""
    if is_ours(name):
        return Path(__file__).parent / "games" / name
    found = _package_folder(outside().offers[name].package)
    assert found is not None
    return found


def entry_points() -> Iterator[Offer]:
    """What the installed packages offer, in the order in which Python would find them.

    Python's own reader of them takes longer to import than a rule takes to be looked up. The tests compare the two.
    """
    for folder in dict.fromkeys(sys.path):
        for file in sorted(Path(folder).glob("*.dist-info/entry_points.txt")):
            seller = file.parent.name.partition("-")[0]
            text = file.read_text("utf-8", "replace")
            if GROUP in text:
                yield from _offers(seller, text)


def _offers(seller: str, text: str) -> Iterator[Offer]:
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            section = line
        elif section == GROUP and "=" in line:
            name, _, package = line.partition("=")
            yield Offer(seller, name.strip(), package.strip())


def _fault(offer: Offer, known: Offer | None) -> BadPackage | None:
    """What can be said against an offer without loading it."""
    seller, name, package = offer
    if not ID.fullmatch(name):
        message = (
            f"{seller} offers a game called {name!r}: only small letters, digits and underscores make a name"
        )
        return BadPackage(message, "package-name", seller=seller, name=name)
    if is_ours(name) or known:
        other = known.seller if known else OURS
        message = f"{seller} offers a game called {name}, but that is one of {other} already"
        return BadPackage(message, "package-taken", seller=seller, name=name, other=other)
    folder = _package_folder(package)
    if folder is None:
        message = f"{seller} offers the game {name} as {package!r}, and there is no such package"
        return BadPackage(message, "package-missing", seller=seller, name=name, package=package)
    for file in (folder / "text" / rules_file(language) for language in LANGUAGES):
        if not file.is_file():
            message = f"{seller} offers the game {name} without its rule list: {file} was expected"
            return BadPackage(message, "package-rules", seller=seller, name=name, file=str(file))
    return None


def _package_folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None
