"""Long work in small steps: whoever has it done may do other things between two of them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]


def finish(work: Work[T]) -> T:
    """All steps at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
