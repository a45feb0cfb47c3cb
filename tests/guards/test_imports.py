"""Who may import whom; the layers themselves are in pyproject.toml, for import-linter."""

from __future__ import annotations

import grimp

from deskovka.registry import NAMES


def games_of(module: str) -> set[str]:
    """The games in whose folders a module lies, in whatever layer."""
    return set(NAMES).intersection(module.split("."))


def test_what_belongs_to_a_game_imports_no_other_game() -> None:
    """The bots of a game, its words, its part of the server: none of them reaches into another game's folders."""
    graph = grimp.build_graph("deskovka", cache_dir=None)
    parts = [module for module in graph.modules if games_of(module)]
    assert {game for module in parts for game in games_of(module)} == set(NAMES)
    strangers = [
        f"{module} imports {imported}"
        for module in parts
        for imported in graph.find_modules_directly_imported_by(module)
        if games_of(imported) - games_of(module)
    ]
    assert strangers == []


def test_what_all_games_share_imports_none() -> None:
    """Only the registry names games, and it finds them by name; what compares one with another engine names its game."""
    graph = grimp.build_graph("deskovka", cache_dir=None)
    reaching = [
        f"{module} imports {imported}"
        for module in graph.modules
        if not games_of(module) and not module.startswith("deskovka.peers.")
        for imported in graph.find_modules_directly_imported_by(module)
        if games_of(imported)
    ]
    assert reaching == []
