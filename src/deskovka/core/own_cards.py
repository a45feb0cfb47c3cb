"""Cards people type in themselves: a file in the form of the game's own data, and what is wrong with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from deskovka.core.errors import DataError
from deskovka.core.values import extensible


@extensible
class OwnCards(ABC):
    """What a game offers beside itself (`CARDS`) if tables can be set up with own cards."""

    option: ClassVar[str]  #: of the set-up, a document
    decks: ClassVar[tuple[str, ...]]  #: what a file may hold, each whole

    @abstractmethod
    def template(self, decks: tuple[str, ...]) -> str:
        """A file to be changed: these decks as they are."""

    @abstractmethod
    def read(self, file: str, text: str) -> tuple[dict[str, Any], list[DataError]]:
        """The document in a file, and every mistake in it."""
