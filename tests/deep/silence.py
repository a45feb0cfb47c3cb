"""A network that can fall silent: it passes everything on, until it swallows everything and closes nothing."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self

from deep.wire import PATIENCE


class Network:
    """Between clients and a server, in threads of its own: `url` is where the clients find it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.silent = threading.Event()
        self.swallowed = 0  # bytes that came from clients while it was silent
        self.came = threading.Condition()
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.accepting = threading.Thread(target=self._accept, daemon=True)
        self.passing: list[threading.Thread] = []
        self.accepting.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Nothing is left behind, whatever was under way."""
        self.listening.shutdown(socket.SHUT_RDWR)
        self.accepting.join(PATIENCE)
        self.listening.close()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self.passing:
            thread.join(PATIENCE)
        for end in self.ends:
            end.close()

    def fall_silent(self) -> None:
        """What is under way from now on is lost in both directions; connections stay as they are."""
        self.swallowed = 0
        self.silent.set()

    def heal(self) -> None:
        """New connections pass again. Of the old ones nothing more is heard, as behind a router that forgot them."""
        self.silent.clear()

    def until_swallowed(self) -> None:
        """Until a client has said something in vain."""
        with self.came:
            assert self.came.wait_for(lambda: self.swallowed, PATIENCE), "nobody said anything"

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(("127.0.0.1", self.port))
            except OSError:  # it has stopped
                client.close()
                continue
            self.ends += [client, server]
            dead = threading.Event()
            for source, goal in ((client, server), (server, client)):
                thread = threading.Thread(target=self._pass_on, args=(source, goal, dead), daemon=True)
                self.passing.append(thread)
                thread.start()

    def _pass_on(self, source: socket.socket, goal: socket.socket, dead: threading.Event) -> None:
        try:
            while data := source.recv(65536):
                if self.silent.is_set():
                    dead.set()
                if not dead.is_set():
                    goal.sendall(data)
                elif source.getpeername()[1] != self.port:
                    with self.came:
                        self.swallowed += len(data)
                        self.came.notify_all()
            if not dead.is_set():
                goal.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # closed on either side
