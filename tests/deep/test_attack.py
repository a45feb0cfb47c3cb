"""Nobody can take the server from the others: each attack for a few seconds. Longer ones: scripts/attack."""

from __future__ import annotations

from pathlib import Path

import pytest

from deep.attack_kinds import Attack, attacks
from deep.attack_trial import MOST_BOT, NOISE, Figures, Trial

TRIES = 3


@pytest.mark.parametrize(
    "attack", [pytest.param(one, id=one.name) for one in attacks().values() if one.short]
)
def test_a_bystander_plays_on(attack: Attack, tmp_path: Path) -> None:
    """What the attack does, it does each time; what other work on the machine does to a hundred answers, it does not."""
    for attempt in range(TRIES):
        trial = Trial(attack, attack.short)
        trial.run(tmp_path / f"{attempt}.sqlite")
        if not trial.findings.faults:
            break

    assert not trial.findings.faults, f"{trial.findings.summary()}\n{' | '.join(trial.row())}"
    assert trial.told


def judged(quiet: Figures, attacked: Figures) -> list[str]:
    trial = Trial(attacks()["requests"], 1)
    trial.quiet, trial.attacked = quiet, attacked
    return [*trial.faults()]


def test_what_is_ten_times_as_slow_is_a_fault() -> None:
    quick, slow = Figures(p99=0.001, bot=0.1, answers=100), Figures(p99=0.02, bot=0.1, answers=100)

    assert judged(quick, Figures(p99=9 * NOISE, bot=MOST_BOT, answers=100)) == []
    assert judged(slow, Figures(p99=0.19, bot=0.1, answers=100)) == []
    assert judged(slow, Figures(p99=0.21, bot=0.1, answers=100)) == [
        "p99 of answers: 210.0 ms, undisturbed 20.0 ms"
    ]
    assert judged(quick, Figures(p99=11 * NOISE, bot=MOST_BOT + 1, answers=100)) == [
        "p99 of answers: 110.0 ms, undisturbed 1.0 ms",
        "a beginner bot took 3.0 s",
    ]
