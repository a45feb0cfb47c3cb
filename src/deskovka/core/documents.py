"""Documents that belong to a table, such as somebody's own cards: a whole file as one word of a set-up.

The word is the JSON of the document, packed; so it travels in records and messages like any other choice, and nothing is
ever read from a disk when a game is set up.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from deskovka.core.errors import DataError

LONGEST_WORD = 30_000  # characters
LONGEST = 400_000  # bytes of JSON: what a short word may unpack to has a limit, too


def pack(document: dict[str, Any]) -> str:
    """A document as one word; equal documents give equal words."""
    text = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    word = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()
    if len(word) > LONGEST_WORD or len(text.encode()) > LONGEST:
        raise DataError("the document is too long", "document-long")
    return word


def unpack(word: str) -> dict[str, Any]:
    """Undoes `pack`; whatever is no packed document is refused."""
    try:
        packed = base64.b64decode(word.encode("ascii"), b"-_", validate=True)
        opened = zlib.decompressobj()
        text = opened.decompress(packed, LONGEST)
        document = json.loads(text) if opened.eof and not opened.unused_data else None
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise DataError("not a packed document", "document-broken")
    return document
