"""Where a command plays its games: what `--processes` and `--cluster` say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from deskovka.arena.cluster.errors import ClusterError, missing
from deskovka.arena.pool import Where, cores
from deskovka.core.errors import SetupError
from deskovka.text import Texts, printable
from deskovka.text.mistakes import in_words

LOCAL = "local"  # a cluster that is started on this machine


@contextmanager
def workplace(
    texts: Texts, game: str, processes: int, cluster: str | None, bots: tuple[str, ...] = ()
) -> Iterator[Where]:
    """Yields what `in_batches` is to be told; a cluster is there until the end."""
    if cluster is None:
        yield processes or cores()
        return
    if processes and cluster != LOCAL:
        raise SetupError(texts.t("error-processes-elsewhere"))
    try:
        from deskovka.arena.cluster.connecting import connected  # takes a second, and may be missing
    except ModuleNotFoundError as error:
        raise missing(str(error.name)) from None

    def tell(news: ClusterError) -> None:
        print(printable(in_words(news, texts)), file=sys.stderr)

    with connected(cluster, processes or cores(), game, tell, bots) as where:
        yield where
