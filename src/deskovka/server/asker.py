"""Whose request the running task serves: what takes long is shared fairly between those who ask."""

from __future__ import annotations

from contextvars import ContextVar

NOBODY = ""  # the server itself, as when it wakes tables after a restart

# Of one address, as the limits count them; tasks that are begun for a request inherit it.
asker: ContextVar[str] = ContextVar("asker", default=NOBODY)
