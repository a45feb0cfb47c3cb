"""Nobody is told what they must not know; scripts/leak does the same for many more games."""

from __future__ import annotations

import pytest

from deep import leak
from deskovka.registry import games
from deskovka.server import known
from deskovka.server.loaded import LoadedTable
from deskovka.server.seating import Viewer


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_what_differs_only_in_hidden_things_looks_the_same(game: str) -> None:
    assert sum(leak.run(game, number, "test", looks=8) for number in range(2)) > 100


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_processes_that_share_what_is_kept_tell_nothing_more(game: str) -> None:
    assert leak.run(game, 0, "test", looks=4, processes=4) > 30


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(loaded: LoadedTable, viewer: Viewer) -> set[int]:
        return set()

    monkeypatch.setattr(known, "hidden_moves", careless)
    with pytest.raises(leak.Leak, match="draw"):
        for number in range(6):
            leak.run("cartographers", number, "test", looks=40)
