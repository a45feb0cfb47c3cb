"""The load test itself, with a handful of tables: its numbers add up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from deep.load import judged
from deep.load_figures import Figures, Memory, at
from deep.load_moves import Kind, kinds, pick_for
from deep.load_peer import PeerFigures
from deep.load_run import Found, Plan, kept_moves, measure, under_load
from deep.load_sockets import frame
from deep.wire import server
from deskovka.core.chance import RandomChance
from deskovka.registry import NAMES, part
from deskovka.registry import game as find_game
from samples.cartographers import random_bit

STEPS: dict[str, int] = {}
KINDS = [*kinds()]
CARTOGRAPHERS = KINDS[0]


@contextmanager
def counted(what: str, total: int) -> Iterator[Callable[[], None]]:
    def step() -> None:
        STEPS[what] = STEPS.get(what, 0) + 1

    yield step


def test_every_move_is_made_seen_and_kept(tmp_path: Path) -> None:
    STEPS.clear()
    plan = Plan(tables=5, rate=30, seconds=1, warm_up=0.5, stored=3, drop=False, parts=True)

    found = asyncio.run(measure(CARTOGRAPHERS, plan, str(tmp_path / "tables.sqlite"), counted))

    assert found.offered.moves == 30 == STEPS["cartographers: 30 moves a second"]
    assert STEPS["cartographers: warm-up"] == 15
    assert found.sent == found.kept == found.saturated.moves + 15 + 30
    assert 0 < found.offered.p50 <= found.offered.p99 <= found.offered.most < plan.seconds
    assert found.offered.sent_p99 <= found.offered.p99
    assert 0 < found.offered.cpu < found.offered.seconds * 2
    assert 0 < found.parts["view"] < sum(found.parts.values()) < 2 * found.offered.cpu
    held = found.memory
    assert 0 < held.started <= held.live and held.stored == 8 and held.restarted


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_every_game_is_played(tmp_path: Path, kind: Kind) -> None:
    plan = Plan(tables=2, rate=20, seconds=0.5, warm_up=0.25, stored=0, drop=False)

    with server(tmp_path / "tables.sqlite") as running:
        found = asyncio.run(under_load(running, replace(kind, depth=4), plan, counted))

    assert found.offered.moves == 10
    assert kept_moves(str(tmp_path / "tables.sqlite")) == found.sent == found.saturated.moves + 15


def test_bots_play_along_and_spectators_hear_everything(tmp_path: Path) -> None:
    plan = Plan(2, 20, 0.5, 0.25, stored=0, drop=False, bots=1, spectators=2, language="cs")

    with server(tmp_path / "tables.sqlite") as running:
        found = asyncio.run(under_load(running, replace(CARTOGRAPHERS, depth=4), plan, counted))

    kept = kept_moves(str(tmp_path / "tables.sqlite"))
    assert kept == found.sent == found.saturated.moves + 15 - found.late
    assert found.shown > 2 * (2 + kept)  # and what the bots did


def test_a_wanted_figure_that_is_missed_is_named() -> None:
    slow = Figures(
        "offered",
        5,
        100,
        1.0,
        cpu=0.5,
        load_cpu=0.1,
        machine_cpu=0.9,
        p50=0.1,
        p99=0.2,
        most=0.3,
        sent_p99=0.2,
    )
    held = Memory(5, started=1000, live=2000, stored=10, restarted=1000 + 10 * 2000)
    peer = [
        PeerFigures("saturated", 5, 100, 1.0, cpu=0.1, p50=0, p99=0, most=0),
        PeerFigures("offered", 5, 100, 1.0, cpu=0.4, p50=0, p99=0, most=0),
        PeerFigures("offered", 5, 100, 1.0, cpu=0.8, p50=0, p99=0, most=0, keeps="files"),
    ]

    counts = {"ended": 0, "sent": 100, "kept": 99, "late": 0, "shown": 0}
    found = list(judged(Found("cartographers", slow, slow, held, **counts, parts={}), peer))

    assert slow.others == pytest.approx(0.3)
    assert [verdict.met for verdict in found] == [False, False, False, True, False]
    assert [verdict.measured for verdict in found] == ["99", "200.0 ms", "1.25", "0.62", "2000 B"]


def test_of_a_thousand_values_ten_are_at_p99_or_above() -> None:
    values = [float(number) for number in range(1000)]

    assert sum(value >= at(values, 0.99) for value in values) == 10
    assert at([7.0], 0.99) == 7.0


def test_frames_are_found_whole_only() -> None:
    short = b"\x81\x02hi"
    long = b"\x81\x7e\x01\x00" + bytes(256)
    longest = b"\x81\x7f" + (70_000).to_bytes(8) + bytes(70_000)

    for whole, head in ((short, 2), (long, 4), (longest, 10)):
        assert frame(b"x" + whole, 1) == (0x81, 1 + head, 1 + len(whole))
        assert all(frame(whole[:end], 0) is None for end in (0, 1, 3, len(whole) - 1))


def test_a_drawing_is_picked_from_what_was_offered() -> None:
    ways: list[dict[str, object]] = [
        {"cells": [[0, 0], [1, 0]], "corners": corners, "why": {}} for corners in ("0", "1000")
    ]
    shapes = [{"coin": True, "ways": ways}]
    offer = {"kind": "drawings", "size": [11, 11], "terrains": ["farm"], "shapes": shapes, "squares": None}
    options = Raw(msgspec.json.encode(offer))

    assert pick_for("cartographers")(options, Random(1)) == "draw farm B2+C2"  # bit 12 is row 1, column 1


def test_every_bit_can_be_picked() -> None:
    random = Random(1)

    assert {random_bit(0b100101, random) for _ in range(100)} == {0, 2, 5}


@pytest.mark.parametrize("game", NAMES)
def test_what_is_picked_was_offered(game: str) -> None:
    rules, random = find_game(game), Random(1)
    state = rules.new_game(rules.setup(2), RandomChance(random))
    seat = rules.waiting(state)[0]
    options = Raw(msgspec.json.encode(part("server", game).offer(state, seat)))

    picked = {pick_for(game)(options, random) for _ in range(50)}

    assert len(picked) > 5 and picked <= {str(action) for action in rules.legal(state, seat)}
