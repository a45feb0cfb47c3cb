"""Bots by the name of their class: found where Python finds modules, and refused in clear words."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bots.own import MODULE, own
from deskovka.arena.match import Plan, play_record, run
from deskovka.bots.others import BotFailed, UnknownBot, called
from deskovka.bots.player import Knowledge, answer, make_bot
from deskovka.core.chance import RandomChance
from deskovka.core.replaying import final_state
from deskovka.registry import NAMES
from deskovka.registry import game as find_game
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

__all__ = ["own"]

FIRST = f"{MODULE}:FirstOption"
GAME = find_game("cartographers")


@pytest.mark.parametrize("name", NAMES)
def test_a_class_plays_every_game(own: Path, name: str) -> None:
    rules = find_game(name)
    plan = Plan(name, (FIRST, "random"), 1, "own").check()
    state = rules.new_game(rules.setup(2), RandomChance(Random(1)))
    seat = rules.waiting(state)[0]
    chosen = make_bot(rules, FIRST).choose(Knowledge(rules, state, seat), Random(1))
    assert chosen == rules.legal(state, seat)[0]
    assert [seat.bot for seat in next(run(plan, 1)).seats] == [FIRST, "random"]


@pytest.mark.parametrize(
    ("name", "english", "czech"),
    [
        ("nowhere_at_all:Bot", "no module nowhere_at_all", "modul nowhere_at_all není"),
        (f"{MODULE}.deeper:Bot", f"no module {MODULE}.deeper", f"modul {MODULE}.deeper není"),
        (f"{MODULE}:Absent", "has no class Absent; its bots: FirstOption, Named", "není třída Absent; boti"),
        (f"{MODULE}:NoBot", "NoBot is no bot", "NoBot není bot"),
        (f"{MODULE}:Bot", "Bot is no bot", "Bot není bot"),
        (f"{MODULE}:number", "number is no bot", "number není bot"),
        (f"{MODULE}:Unmade", "OSError: no weights (own_bots", "nejde vytvořit: OSError: no weights"),
        (f"{MODULE}:NeedsMore", "argument: 'depth'", "argument: 'depth'"),
        (f"{MODULE}:Unfinished", "abstract class Unfinished", "abstract class Unfinished"),
        (
            f"{MODULE}:OnlyCatan",
            "does not play cartographers, but catan",
            "cartographers nehraje; hraje catan",
        ),
        (f"{MODULE}:", "names no bot: expected package.module:Class", "balíček.modul:Třída"),
        (":Mine", "names no bot", "není jméno bota"),
        ("a b:Mine", "names no bot", "není jméno bota"),
        ("..up:Mine", "names no bot", "není jméno bota"),
        ("a:b:c", "names no bot", "není jméno bota"),
    ],
)
def test_what_is_no_bot_is_refused_in_both_languages(own: Path, name: str, english: str, czech: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(GAME, name)
    assert english in str(refused.value)
    assert czech in in_words(refused.value, Texts("cs"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "import nothing_like_it",
            "ModuleNotFoundError: No module named 'nothing_like_it' (broken.py, line 1)",
        ),
        ("x = 1\nx / 0", "ZeroDivisionError: division by zero (broken.py, line 2)"),
        ("x = (", "SyntaxError: '(' was never closed (broken.py, line 1)"),
        ("import sys; sys.exit('bye')", "SystemExit: bye (broken.py, line 1)"),
    ],
)
def test_a_module_that_cannot_be_loaded_tells_where(own: Path, text: str, why: str) -> None:
    (own / "broken.py").write_text(text, "utf-8")
    with pytest.raises(UnknownBot) as refused:
        make_bot(GAME, "broken:Mine")
    assert str(refused.value) == f"the module broken cannot be loaded: {why}"
    assert in_words(refused.value, Texts("cs")) == f"modul broken nejde načíst: {why}"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raising", f"ValueError: no idea ({MODULE}.py, line 27)"),
        ("Silent", "TypeError: choose gave None, which is no action"),
    ],
)
@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game_and_line(
    own: Path, bot: str, why: str, processes: int
) -> None:
    plan = Plan("cartographers", ("random", f"{MODULE}:{bot}"), 1, "own")
    with pytest.raises(BotFailed) as failed:
        list(run(plan, processes))
    assert str(failed.value) == f"the bot {MODULE}:{bot} failed in game 0 of seed own: {why}"
    told = in_words(failed.value, Texts("cs"))
    assert told == f"bot {MODULE}:{bot} selhal ve hře 0 se semínkem own: {why}"


def test_an_answer_that_the_rules_forbid_names_the_bot_and_the_rule(own: Path) -> None:
    state = GAME.new_game(GAME.setup(2), RandomChance(Random(1)))
    name = f"{MODULE}:Cheating"
    with pytest.raises(BotFailed, match=r"the bot .*:Cheating failed: IllegalAction: .*forbidden by CA-\d"):
        answer(name, make_bot(GAME, name), Knowledge(GAME, state, 0), Random(1))


def test_a_bot_is_called_as_it_calls_itself_or_by_its_class() -> None:
    assert called("some.module:CarefulFarmer") == "careful farmer"
    assert called("m:MCTSBot2") == "MCTS bot 2"
    assert called("m:ŽlutýKůň") == "žlutý kůň"
    assert called("m:my_bot") == "my bot"
    assert called("m:A") == "a"
    assert len(called("m:" + "Long" * 50)) == 40


def test_an_own_name_is_one_line_without_signs_that_change_a_terminal(own: Path) -> None:
    name = f"{MODULE}:Named"
    assert called(name) == "named"  # nothing is loaded in order to show a name
    make_bot(GAME, name)
    assert called(name) == "Žofie the [31mGreat"


def test_games_are_the_same_with_any_number_of_processes(own: Path) -> None:
    plan = Plan("cartographers", (FIRST, "random"), 4, "own")
    ended = [[[(seat.bot, seat.score) for seat in game.seats] for game in run(plan, n)] for n in (1, 2)]
    assert ended[0] == ended[1] and len(ended[0]) == 4


def test_a_record_keeps_the_class_and_leads_to_the_same_end(own: Path) -> None:
    plan = Plan("cartographers", (FIRST, "random"), 2, "own")
    record = play_record(plan, 1)
    assert record.names == ["random", FIRST]
    outcome = GAME.outcome(final_state(record, GAME))
    assert outcome is not None and outcome.scores == tuple(seat.score for seat in list(run(plan, 1))[1].seats)


# as a command, from a folder


def deskovka(
    folder: Path, *words: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The installed program, which does not look into the current folder by itself."""
    program = Path(sys.executable).with_name("deskovka")
    settings = {**os.environ, "COLUMNS": "120", **environment}
    return subprocess.run(
        [str(program), *words],
        check=False,
        cwd=folder,
        env=settings,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_program_finds_what_lies_in_the_current_folder(own: Path) -> None:
    ran = deskovka(
        own, "simulate", "cartographers", "--seats", f"{FIRST},random", "--games", "2", "--out", "games.csv"
    )
    assert ran.returncode == 0 and "first option" in ran.stdout, ran.stderr
    rows = csv.DictReader((own / "games.csv").read_text("utf-8").splitlines())
    assert {row["bot"] for row in rows} == {FIRST, "random"}


def test_the_program_finds_what_lies_on_the_python_path(
    own: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    words = ("arena", "cartographers", "--seats", f"{FIRST},random", "--games", "2", "--processes", "1")
    assert "no module" in deskovka(elsewhere, *words).stderr
    found = deskovka(elsewhere, *words, PYTHONPATH=str(own))
    assert found.returncode == 0 and "first option - random" in found.stdout, found.stderr


def test_a_python_that_is_told_not_to_look_there_does_not(own: Path) -> None:
    words = ("arena", "cartographers", "--seats", f"{FIRST},random", "--games", "2")
    assert f"no module {MODULE}" in deskovka(own, *words, PYTHONSAFEPATH="1").stderr


def test_bots_that_are_called_alike_are_told_apart(own: Path) -> None:
    (own / f"{MODULE}_too.py").write_text(
        f"from {MODULE} import FirstOption as F\nclass FirstOption(F): ...\n"
    )
    both = f"{FIRST},{MODULE}_too:FirstOption"
    for command in ("simulate", "arena"):
        ran = deskovka(own, command, "cartographers", "--seats", both, "--games", "2", COLUMNS="200")
        assert f"first option ({FIRST})" in ran.stdout and f"first option ({MODULE}_too:" in ran.stdout, (
            ran.stderr
        )


def test_environments_take_a_class(own: Path) -> None:
    from deskovka.research.single import SeatEnv

    env = SeatEnv("cartographers", seats=2, bots=FIRST)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(seen["action_mask"].nonzero()[0][0])
    assert type(env._bots[0]).__name__ == "FirstOption"


def test_tables_over_processes_take_a_class(own: Path) -> None:
    import numpy as np

    from deskovka.research.vector import VectorTables

    with_own = VectorTables("cartographers", 4, processes=2, seats=2, bots=FIRST)
    try:
        seen, _ = with_own.reset(seed=1)
        for _ in range(5):
            numbers = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen, *_ = with_own.step(numbers)
        assert seen["action_mask"].any(axis=1).all()
    finally:
        with_own.close()
