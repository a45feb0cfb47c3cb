"""What `deskovka simulate --decisions` wants, and who writes it: loaded only where it is asked for."""

from __future__ import annotations

from deskovka.arena.export import ExportError
from deskovka.arena.match import Plan

try:
    from deskovka.research.decisions import Wanted, run_watched
    from deskovka.research.parts import Parts
except ImportError as missing:
    raise ExportError(
        f"--decisions needs the package {missing.name}: pip install 'deskovka[data,research]'",
        "decisions-missing",
        package=str(missing.name),
    ) from None

__all__ = ["Parts", "run_watched", "wanted_of"]


def wanted_of(
    plan: Plan, every: int, bots: str | None, asked: str | None, notation: bool, kept: bool
) -> Wanted:
    """Which decisions become rows, as it was typed."""
    return Wanted(plan, every, words(bots), words(asked), notation, kept).check()


def words(typed: str | None) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(word.strip() for word in (typed or "").split(",") if word.strip())
