"""What a server can be told when it starts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The defaults suit a small public server."""

    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    limits: bool = True  # off: as fast and as much as anybody likes, for measuring on loopback
    requests_per_second: float = 20  # of one address, over HTTP
    requests_at_once: int = 200
    tables_per_minute: float = 10  # of one address
    tables_at_once: int = 60
    messages_per_second: float = 10  # of one socket
    messages_at_once: int = 60
    sockets_per_address: int = 200
    largest_body: int = 65_536  # bytes
    largest_message: int = 16_384  # bytes, over a socket
    most_seats: int = 20  # of one table: everybody is sent all boards after every move
    most_entries: int = 20_000  # things that may happen at one table
    most_talk: int = 5_000  # of them, those that are not part of the game, such as chat
    hello_within: float = 10  # seconds
    idle_seconds: float = 30  # after which a table nobody looks at leaves the memory
    bot_workers: int = 1
    bot_seconds: float = 10
