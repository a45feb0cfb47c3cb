"""A short form of `scripts/soak`, and whether it would notice what grows."""

from __future__ import annotations

import pytest

from deep.soak import Sample, settled, slope, soak
from deskovka.registry import NAMES


def test_everything_happens_while_memory_is_looked_at() -> None:
    found = soak(seconds=15, tables=4, every=3, tell=lambda soak, sample: None, seed=2)

    for what in (
        "tables",
        "move",
        "undo",
        "say",
        "hand-over",
        "take-back",
        "looks",
        "forks",
        "spectators",
        "come back",
    ):
        assert found.counts[what] > 0, what
    assert found.counts["tables"] > len(NAMES)
    assert len(found.samples) >= 3 and all(
        sample.bytes > 0 and sample.objects > 0 for sample in found.samples
    )
    assert settled(found.samples)[0].seconds >= found.samples[-1].seconds / 2


def test_growth_is_noticed_and_odd_samples_are_not() -> None:
    level = [100.0, 103.0, 99.0, 101.0, 190.0, 100.0, 102.0, 98.0, 101.0, 100.0]
    steady, growing = (
        [Sample(60.0 * n, round((size + grows * n) * 2**20), 0, 0) for n, size in enumerate(level)]
        for grows in (0, 1)
    )

    assert slope(steady) == pytest.approx(0, abs=20)
    assert slope(growing) == pytest.approx(60, abs=20)
    assert slope(steady[:1]) == 0
