"""What can be wrong with a cluster, and what is to be told of it while it works."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError


class ClusterError(DeskovkaError):
    """A cluster is not there, does not fit, or is lost; `place` is the address of a worker or the scheduler."""


def missing(package: str) -> ClusterError:
    return ClusterError(
        f"--cluster needs the package {package}: pip install 'deskovka[cluster]'",
        "cluster-missing",
        package=package,
    )


def silent(place: str, seconds: float) -> ClusterError:
    return ClusterError(
        f"{place}: no scheduler of a Dask cluster answers there within {seconds:g} s",
        "cluster-silent",
        place=place,
        seconds=f"{seconds:g}",
    )


def no_address(place: str) -> ClusterError:
    return ClusterError(
        f"{place!r} is no address of a scheduler: expected local, such as tcp://10.0.0.1:8786, or its file.json",
        "cluster-address",
        typed=place,
    )


def differs(place: str, what: str, theirs: str, ours: str) -> ClusterError:
    """Nobody could say that two versions play the same."""
    return ClusterError(
        f"{place}: has {what} {theirs}, here it is {ours}: results could differ, install the same everywhere",
        "cluster-differs",
        place=place,
        what=what,
        theirs=theirs,
        ours=ours,
    )


def other_sources(place: str, version: str, theirs: str, ours: str) -> ClusterError:
    return ClusterError(
        f"{place}: has deskovka {version} with other sources ({theirs}) than here ({ours}): "
        "results could differ, install the same everywhere",
        "cluster-sources",
        place=place,
        version=version,
        theirs=theirs,
        ours=ours,
    )


def unknown_game(place: str, game: str) -> ClusterError:
    return ClusterError(
        f"{place}: the game {game} is missing there: install its package on all machines",
        "cluster-game",
        place=place,
        game=game,
    )


def unknown_module(place: str, module: str) -> ClusterError:
    return ClusterError(
        f"{place}: the module {module} with a bot is missing there, on the PYTHONPATH and in the folder of the worker",
        "cluster-module",
        place=place,
        module=module,
    )


def other_module(place: str, module: str) -> ClusterError:
    return ClusterError(
        f"{place}: the module {module} with a bot is another one there: results could differ",
        "cluster-other-module",
        place=place,
        module=module,
    )


def unknown_package(place: str, package: str) -> ClusterError:
    return ClusterError(
        f"{place}: the package {package} is missing there: install the same on all machines",
        "cluster-package",
        place=place,
        package=package,
    )


def too_many_threads(place: str, threads: int) -> ClusterError:
    """Games in threads would take turns, and the clocks of one would count the other."""
    return ClusterError(
        f"{place}: a worker with {threads} threads, and only processes play at the same time: "
        f"dask worker --nworkers {threads} --nthreads 1",
        "cluster-threads",
        place=place,
        threads=str(threads),
    )


def unanswered(place: str) -> ClusterError:
    return ClusterError(f"{place}: does not answer", "cluster-unanswered", place=place)


def unable(place: str, error: BaseException) -> ClusterError:
    """What somebody could not do that all must be able to."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        return unknown_package(place, error.name.partition(".")[0])
    if isinstance(error, TimeoutError):
        return unanswered(place)
    said = f"{type(error).__name__}: {error}"
    return ClusterError(f"{place}: cannot play: {said}", "cluster-unable", place=place, said=said)


def scheduler_away() -> ClusterError:
    return ClusterError(
        "the connection to the scheduler of the cluster is broken: waiting for it to come back",
        "cluster-away",
    )


def scheduler_lost() -> ClusterError:
    return ClusterError("the connection to the scheduler of the cluster is lost", "cluster-lost")


def deadly(games: range) -> ClusterError:
    first, last = str(games.start + 1), str(games.stop)
    return ClusterError(
        f"every worker that was given games {first} to {last} has died, perhaps for want of memory",
        "cluster-deadly",
        first=first,
        last=last,
    )


def left_out(place: str) -> ClusterError:
    """A worker that comes later spoils nothing."""
    return ClusterError(f"{place}: gets nothing to do, the others go on", "cluster-left-out", place=place)


def nobody_works() -> ClusterError:
    return ClusterError(
        "the cluster has no worker now: waiting, and going on as soon as one comes", "cluster-nobody"
    )


def somebody_works(workers: int) -> ClusterError:
    return ClusterError(f"going on, workers: {workers}", "cluster-somebody", workers=str(workers))
