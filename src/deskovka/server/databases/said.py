"""What a database's driver says, with the reason by which other languages tell it."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

from deskovka.core.errors import DeskovkaError
from deskovka.server.databases.base import StoreError

SQLITE = {
    "NOTADB": "database-no-database",
    "CANTOPEN": "database-cannot-open",
    "READONLY": "database-read-only",
    "PERM": "database-not-allowed",
    "BUSY": "database-busy",
    "LOCKED": "database-busy",
    "FULL": "database-full",
    "IOERR": "database-disk",
    "CORRUPT": "database-damaged",
}
SQLSTATE = {  # by the class or the whole code of PostgreSQL
    "28": "database-login",
    "3D000": "database-missing",
    "42501": "database-not-allowed",
    "53100": "database-full",
    "40P01": "database-busy",
    "XX001": "database-damaged",
    "XX002": "database-damaged",
    "53300": "database-crowded",
    "57P01": "database-stopping",
    "57P03": "database-starting",
    "25006": "database-read-only",
    "08": "database-connection",
}
# A connection that fails has no code, only the words of libpq and of the server.
WORDS = {
    "connection refused": "database-refused",
    "could not translate host name": "database-host",
    "failed to resolve host": "database-host",
    "name or service not known": "database-host",
    "timeout expired": "database-slow",
    "connection timeout": "database-slow",
    "authentication failed": "database-login",
    "no password supplied": "database-login",
    "no pg_hba.conf entry": "database-login",
    "role": "database-login",
    "does not exist": "database-missing",
    "too many clients": "database-crowded",
    "starting up": "database-starting",
    "shutting down": "database-stopping",
    "no such file or directory": "database-refused",
    "closed the connection": "database-connection",
    "connection is lost": "database-connection",
}


def said(error: Exception) -> StoreError:
    """The words of the driver, without SQLAlchemy's statement and link; to be raised from."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = one_line(origin)
    told = StoreError(words, reason_of(origin, words), said=words)
    told.__cause__ = error
    return told


def reason_below(error: DeskovkaError) -> str:
    """The reason of what a database said, of a failure that came from it."""
    return error.__cause__.reason if isinstance(error.__cause__, DeskovkaError) else ""


def reason_of(error: BaseException, words: str) -> str:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]
        return SQLITE.get(code, "database-says")
    state = getattr(error, "sqlstate", None) or ""
    found = SQLSTATE.get(state) or SQLSTATE.get(state[:2])
    lower = words.casefold()
    return found or next((reason for word, reason in WORDS.items() if word in lower), "database-says")


def one_line(error: BaseException) -> str:
    """What a driver says, without its line breaks."""
    return " ".join(str(error).split()) or type(error).__name__
