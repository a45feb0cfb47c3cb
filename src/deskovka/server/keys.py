"""Secrets: what proves a seat. They are made by clients, kept hashed, and compared in constant time.

The links a host may give away are worked out from the host's own secret, so that the server need not keep them.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
TABLE_LETTERS = 12  # of 62: 71 bits


def key_of(secret: str) -> str:
    """What is kept of a secret. Secrets are random, so a plain hash cannot be turned back."""
    return sha256(f"deskovka key\n{secret}".encode()).hexdigest()


def same_key(key: str, other: str) -> bool:
    return hmac.compare_digest(key.encode(), other.encode())


def derived(secret: str, *name: object) -> str:
    """A secret that only the holder of another one can work out."""
    label = " ".join(map(str, name)).encode()
    return urlsafe_b64encode(hmac.digest(secret.encode(), label, "sha256")).decode()[:32]


def invitation(secret: str, table: str, seat: int, round: int) -> str:
    """The secret of the link for an open seat; it changes when the seat is opened again."""
    return derived(secret, "invite", table, seat, round)


def watching(secret: str, table: str) -> str:
    """The secret of the link for spectators."""
    return derived(secret, "watch", table)


def result_link(host: str, table: str) -> str:
    """The secret of the link to the result of a game that is over, from what is kept of whoever made the table."""
    return derived(host, "result", table)


def table_id(secret: str, *name: object) -> str:
    """The id of the table that a secret makes: the same request twice gives the same table."""
    number = int.from_bytes(hmac.digest(secret.encode(), " ".join(map(str, name)).encode(), "sha256"), "big")
    letters = []
    for _ in range(TABLE_LETTERS):
        number, rest = divmod(number, len(LETTERS))
        letters.append(LETTERS[rest])
    return "".join(letters)
