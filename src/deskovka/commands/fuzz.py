"""`deskovka fuzz`: look for faults in the rules with random games."""

from __future__ import annotations

import secrets
from contextlib import closing
from pathlib import Path

from click.exceptions import Exit

from deskovka.arena.fuzz import fuzz as fuzz_games
from deskovka.arena.keeping import make_folder
from deskovka.commands.progress import progress_of_games
from deskovka.commands.workplace import workplace
from deskovka.text import Texts


def fuzz(
    *,
    language: str,
    game: str,
    games: int,
    seed: str | None,
    processes: int,
    cluster: str | None,
    out: str,
) -> None:
    """Play random games with random options, checking everything that must always hold."""
    texts = Texts(language)
    make_folder(Path(out))
    seed = seed or secrets.token_hex(8)
    played = moves = failures = 0
    seats: set[int] = set()
    with workplace(texts, game, processes, cluster) as where:
        results = fuzz_games(game, seed, games, where)
        title = texts.t("fuzz-running", game=game, seed=seed)
        try:
            with closing(results), progress_of_games(texts, title, games, where) as step:
                for result in results:
                    played, moves = played + 1, moves + result.moves
                    seats.add(result.seats)
                    if result.failure:
                        failures += 1
                        path = Path(out) / f"fuzz-{game}-{seed}-{result.failure.number}.record"
                        path.write_text(result.failure.record, "utf-8")
                        problem = result.failure.problem
                        print(texts.t("fuzz-failure", number=result.failure.number, problem=problem))
                        print("  " + texts.t("fuzz-replay", file=str(path)))
                    step()
        except KeyboardInterrupt:
            print(texts.t("stopped-after", played=played, games=games))
            raise Exit(130) from None
    fewest, most = min(seats, default=0), max(seats, default=0)
    counted = texts.t("fuzz-games", game=game, games=played, fewest=fewest, most=most)
    print(texts.t("fuzz-done", counted=counted, moves=moves, failures=failures, seed=seed))
    if failures:
        raise Exit(1)
