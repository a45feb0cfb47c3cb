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
    tables_per_day: int = 300  # of one address, and as many at once
    messages_per_second: float = 10  # of one socket
    messages_at_once: int = 60
    sockets_per_address: int = 200
    connections: int = 10_000  # of one process; fewer where it may not open so many files
    connections_per_address: int = 400
    connections_per_second: float = 40  # of one address
    connections_at_once: int = 400
    largest_head: int = 16_384  # bytes: the address of a request and its headers
    most_headers: int = 100
    head_within: float = 10  # seconds from the connection, or the first byte, to the last header
    body_within: float = 20  # seconds: a slower one than 3 kB a second is not waited for
    read_within: float = 30  # seconds in which a client must read some of what was sent
    largest_body: int = 65_536  # bytes
    largest_record: int = 400_000  # bytes of a body with the record of a game
    largest_message: int = 16_384  # bytes, over a socket
    most_seats: int = 20  # of one table: everybody is sent all boards after every move
    most_entries: int = 20_000  # things that may happen at one table
    most_talk: int = 5_000  # of them, those that are not part of the game, such as chat
    most_bytes: int = 8_000_000  # of all that is kept of one table
    most_talk_bytes: int = 2_000_000  # of them, those that are not part of the game
    hello_within: float = 10  # seconds
    silent_seconds: float = 8  # after which a silent client is asked, and the time to answer
    idle_seconds: float = 30  # after which a table nobody looks at leaves the memory
    disk_reserve: int = 200_000_000  # bytes; with less left there are no new tables, with half of it no talk
    forget_unbegun: float | None = 7  # days after which tables go that never began
    forget_finished: float | None = None
    forget_asleep: float | None = None  # games that nobody went on with
    bot_workers: int = 1
    bot_seconds: float = 10
    bots: tuple[str, ...] = ()  # classes of others that may sit at tables, beside the games' own bots
