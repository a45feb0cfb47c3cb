"""Finding a cluster, or starting one on this machine."""

from __future__ import annotations

import asyncio
import json
import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from distributed import Client, LocalCluster, Security
from distributed.core import rpc
from distributed.versions import VersionMismatchWarning

from deskovka.arena.cluster.cluster import Cluster, Tell
from deskovka.arena.cluster.errors import no_address, silent
from deskovka.arena.cluster.vetting import Vetting

__all__ = ["connected"]

LOCAL = "local"
ANSWER = 5.0  # seconds for a scheduler to answer at all
RETURN = 30.0  # seconds for it to be there again when the connection breaks


@contextmanager
def connected(
    address: str, processes: int, game: str, tell: Tell, bots: tuple[str, ...] = ()
) -> Iterator[Cluster]:
    """The cluster at an address, or `local` with so many processes; all of its workers have the game and its bots.

    What happens to the workers is told to `tell`.
    """
    for part in ("distributed", "distributed.client"):
        logging.getLogger(part).setLevel(logging.CRITICAL)  # whatever matters is told in words of ours
    with local_cluster(processes) if address == LOCAL else remote(address) as client:
        vetting = Vetting(client, game, bots)
        client.sync(vetting.everybody)
        yield Cluster(client, vetting, tell)


@contextmanager
def remote(address: str) -> Iterator[Client]:
    """A client of a scheduler somewhere else, which is named by its address or by the file it has written."""
    found = address_in(Path(address)) if address.endswith(".json") else address
    try:
        asyncio.run(greet(found))
    except (OSError, TimeoutError):
        raise silent(found, ANSWER) from None
    except (ValueError, TypeError):
        raise no_address(address) from None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", VersionMismatchWarning)  # that is looked at more closely
        client = Client(found, timeout=RETURN, set_as_default=False)
    with client:
        yield client


def address_in(file: Path) -> str:
    """What a scheduler writes about itself."""
    try:
        return str(json.loads(file.read_text("utf-8"))["address"])
    except (ValueError, KeyError, TypeError):
        raise no_address(str(file)) from None


async def greet(address: str) -> None:
    """Raises what keeps a scheduler from being there: a client for nobody would not end for a long time."""
    security = Security().get_connection_args("client")
    async with asyncio.timeout(ANSWER), rpc(address, timeout=ANSWER, connection_args=security) as there:
        who = await there.identity()
    if who["type"] != "Scheduler":
        raise ValueError(who["type"])


@contextmanager
def local_cluster(processes: int) -> Iterator[Client]:
    """A cluster of processes on this machine, of which nothing is left afterwards."""
    with (
        TemporaryDirectory(prefix="deskovka-cluster-") as folder,
        LocalCluster(
            n_workers=processes,
            threads_per_worker=1,
            host="127.0.0.1",
            local_directory=folder,
            memory_limit=None,
            silence_logs=logging.CRITICAL,
            scheduler_kwargs={"dashboard": False, "dashboard_address": "127.0.0.1:0"},
            preload=["deskovka.arena.cluster.on_worker"],
        ) as cluster,
        Client(cluster, timeout=RETURN, set_as_default=False) as client,
    ):
        yield client
