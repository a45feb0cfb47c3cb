"""Small immutable values: actions, events, steps and decisions are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A frozen, slotted dataclass, compared and hashed by its fields."""
    return dataclass(frozen=True, slots=True)(cls)
