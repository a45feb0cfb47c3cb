"""Documents of a table: packed into one word, and nothing else is taken for one."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

from deskovka.core.documents import LONGEST, LONGEST_WORD, pack, unpack
from deskovka.core.errors import DataError, SetupError
from deskovka.core.setup import Option

CARDS = Option("cards", "document", "")


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data)).decode()


@pytest.mark.parametrize("document", [{}, {"glenn": {"kůlna": {"copies": 2, "icons": ["a b", "c=d"]}}}])
def test_a_document_is_one_word_that_leads_back_to_it(document: dict[str, Any]) -> None:
    word = pack(document)
    assert word.split() == [word] and "=" not in word.rstrip("=")
    assert unpack(word) == document
    assert CARDS.read(word) == word


def test_the_order_of_a_document_does_not_matter() -> None:
    assert pack({"a": 1, "b": 2}) == pack({"b": 2, "a": 1})


def test_no_document_is_chosen_by_an_empty_word() -> None:
    assert CARDS.read("") == ""


@pytest.mark.parametrize(
    "word",
    [
        "x",
        "čau",
        "/etc/passwd",
        "../own.toml",
        packed(b"[1]"),
        packed(b"{"),
        packed(b"\xff\xfe"),
        packed(b"[" * 100_000),
        packed(b'{"a":' * 100_000),
        base64.urlsafe_b64encode(b"{}").decode(),
        packed(b"{}")[:-6],
        packed(json.dumps({"a": "x" * LONGEST}).encode()),
    ],
    ids=range(12),
)
def test_whatever_is_no_packed_document_is_refused(word: str) -> None:
    """Also names of files, and a short word that would unpack to something very long."""
    with pytest.raises(DataError):
        unpack(word)
    with pytest.raises(SetupError, match="option cards: not a packed document"):
        CARDS.read(word)


def test_a_document_that_is_too_long_is_not_packed() -> None:
    with pytest.raises(DataError, match="too long"):
        pack({"a": "x" * (LONGEST + 1)})
    with pytest.raises(DataError, match="too long"):
        pack({str(number): hash(str(number)) for number in range(LONGEST_WORD)})
