"""Games of others, installed: every command knows them, and one that is broken is only told of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from installing import PACKAGES, Environment, offer

LONGEST = 120  # seconds for one command
DIE = PACKAGES / "guess_the_die" / "guess_the_die"
READ_BY_PYTHON = """
import json
from importlib.metadata import entry_points
from deskovka.installed import entry_points as ours
theirs = {(point.name, point.value) for point in entry_points(group="deskovka.games")}
print(json.dumps([sorted(theirs), sorted((found.name, found.package) for found in ours())]))
"""


def python(environment: Environment, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**environment, "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )


def deskovka(environment: Environment, *words: str, typed: str = "") -> str:
    """What a command says that works."""
    done = python(environment, "-m", "deskovka", *words, typed=typed)
    assert done.returncode == 0 and not done.stderr, done.stdout + done.stderr
    return done.stdout


def test_installed_games_are_listed_with_those_of_the_project(installed: Environment) -> None:
    listed = python(installed, "-m", "deskovka", "play", "--lang", "cs")

    assert "Osadníci z Katanu" in listed.stdout
    assert "guess-the-die" in listed.stdout and "Hádej kostku" in listed.stdout
    assert "tic-tac-toe" in listed.stdout and "Piškvorky 3×3" in listed.stdout
    assert not listed.stderr


def test_entry_points_are_read_as_python_reads_them(installed: Environment) -> None:
    done = python(installed, "-c", READ_BY_PYTHON)

    theirs, ours = json.loads(done.stdout)
    assert theirs == ours == [["guess_the_die", "guess_the_die"], ["tic_tac_toe", "tic_tac_toe"]]


@pytest.mark.parametrize("name", ["guess-the-die", "Guess the die", "kostka", "hádej"])
def test_a_game_is_found_by_what_its_texts_call_it(installed: Environment, name: str) -> None:
    assert "GD-1.2" in deskovka(installed, "rules", "guess_the_die", "roll")
    assert "GD-1.2" in deskovka(installed, "play", name, typed="rules roll\nquit\n\n")


def test_a_game_that_brings_only_rules_and_texts_is_played_in_the_terminal(
    installed: Environment, tmp_path: Path
) -> None:
    record = str(tmp_path / "die.record")
    typed = "what\n9\n4\nguess 2\nguess 7\n3\n" + "1\n" * 5
    played = deskovka(installed, "play", "guess", "--seed", "x", "--record", record, typed=typed)

    assert "What will the die show?" in played
    assert "Points by round" in played and "Still to guess: You, Bot (good)" in played
    assert "“what” is none of the choices" in played and "“9” is none of the choices" in played
    assert "GD-1.1" in played  # 7 is refused
    assert "Near misses" in played and "won." in played

    told = deskovka(installed, "replay", record, "--plain", "--all", "--lang", "cs")
    assert "Na kostce padlo" in told and "O jedna vedle" in told
    assert deskovka(installed, "verify", record)


def test_it_is_read_out_in_sentences_for_screen_readers(installed: Environment) -> None:
    played = deskovka(installed, "play", "guess", "--plain", "--lang", "cs", typed="4\n" * 8)

    assert "Body po kolech" in played and "1. Tip: 1" in played


def test_a_game_may_bring_its_own_face_and_bots(installed: Environment) -> None:
    played = deskovka(installed, "play", "tic", "--seed", "x", typed="5\n" + "1\n" * 8)

    assert "1 2 3\n4 5 6\n7 8 9" in played and "4 X 6" in played
    simulated = deskovka(installed, "simulate", "tic_tac_toe", "--games", "20", "--seats", "good,random")
    assert "good" in simulated and "random" in simulated


@pytest.mark.parametrize("bot", ["random", "beginner", "good", "strong"])
def test_there_are_bots_for_a_game_that_brings_none(installed: Environment, bot: str, tmp_path: Path) -> None:
    out = str(tmp_path / "games.csv")
    words = ("guess_the_die", "--games", "2", "--seats", f"{bot},random", "--processes", "1", "--out", out)
    assert "Guess the die: 2 games" in deskovka(installed, "simulate", *words)
    assert "hits" in Path(out).read_text("utf-8")


def test_the_arena_the_fuzzer_and_the_shell_know_them(installed: Environment) -> None:
    assert "beginner" in deskovka(installed, "arena", "guess", "--games", "2", "--seats", "beginner,random")
    assert "guess_the_die" in deskovka(installed, "fuzz", "guess_the_die", "--games", "5", "--processes", "1")
    asked = {
        **installed,
        "_DESKOVKA_COMPLETE": "bash_complete",
        "COMP_WORDS": "deskovka play gu",
        "COMP_CWORD": "2",
    }
    assert "guess-the-die" in deskovka(asked)


def test_the_contract_tests_run_for_them(installed: Environment) -> None:
    done = python(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "deskovka.contract",
                  "--deskovka-game", "guess_the_die:GAME", "-c", "/dev/null")  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]


# without texts


def test_a_game_without_texts_is_told_by_its_rules_and_by_what_its_code_calls_things(tmp_path: Path) -> None:
    copytree(DIE, tmp_path / "guess_the_die", ignore=ignore_patterns("*.ftl", "__pycache__"))
    bare = offer(tmp_path, "guess_the_die", "guess_the_die")

    played = deskovka(bare, "play", "guess", "--lang", "cs", "--seed", "x", typed="4\n" * 8)

    assert "Guess the die" in played  # its id
    assert "Hádání" in played  # the heading of the rule that asks
    assert "Own guess: –" in played
    assert "Rolled: face " in played


# broken ones


def broken(folder: Path, kind: str) -> Environment:
    """A folder with an installed package that has one fault."""
    name, package = {"a bad name": ("Guess!", "die"), "a name of ours": ("catan", "die")}.get(
        kind, ("die", "die")
    )
    if kind != "no package":
        copytree(DIE, folder / "die", ignore=ignore_patterns("__pycache__"))
        for file in (folder / "die").glob("*.py"):
            file.write_text(file.read_text("utf-8").replace("guess_the_die", "die"), "utf-8")
    if kind == "no rule list":
        (folder / "die/text/rules.cs.toml").unlink()
    if kind == "an error in its code":
        (folder / "die/state.py").write_text("import a_package_that_nobody_has\n", "utf-8")
    if kind == "an error in its bots":
        (folder / "die/bots.py").write_text("1 / 0\n", "utf-8")
    if kind == "rules that are no list":
        (folder / "die/text/rules.en.toml").write_text("[chapters\n", "utf-8")
    if kind == "words that are none":
        (folder / "die/text/en.ftl").write_text("game-name = { $\n", "utf-8")
    if kind == "another name in the code":
        (folder / "die/game.py").write_text(
            (folder / "die/game.py").read_text("utf-8").replace('name = "die"', 'name = "dice"'), "utf-8"
        )
    return offer(folder, name, package)


FAULTS = {
    "a bad name": ("somebody offers a game called 'Guess!'", "somebody nabízí hru jménem „Guess!“"),
    "a name of ours": ("called catan, but that is one of deskovka", "jménem catan, ale tu už má deskovka"),
    "no package": ("there is no such package", "takový balíček tu není"),
    "no rule list": ("rules.cs.toml was expected", "čekal se soubor"),
    "an error in its code": ("No module named 'a_package_that_nobody_has'", "hru die nelze hrát"),
    "an error in its bots": ("die.bots cannot be loaded: ZeroDivisionError", "die.bots nejde načíst"),
    "rules that are no list": ("because text cannot be loaded: DataError", "hru die nelze hrát"),
    "words that are none": ("because text cannot be loaded: BadCatalogue", "hru die nelze hrát"),
    "another name in the code": ("has no GAME of that name", "žádné GAME toho jména nemá"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_broken_package_is_told_of_in_one_line_and_harms_nobody(kind: str, tmp_path: Path) -> None:
    environment, (english, czech) = broken(tmp_path, kind), FAULTS[kind]

    for language, words in (("en", english), ("cs", czech)):
        listed = python(environment, "-m", "deskovka", "play", "--lang", language)
        assert "Catan" in listed.stdout or "Katan" in listed.stdout
        assert words in listed.stderr and listed.stderr.count("\n") == 1, listed.stderr
    assert "CT-B5.1" in deskovka(environment, "rules", "CT-B5.1")
    assert "CA-3.2" in python(environment, "-m", "deskovka", "rules", "ruins").stdout
    assert "Catan" in deskovka(environment, "play", "catan", "--options")
    named = python(environment, "-m", "deskovka", "play", "die")
    assert named.stderr.count("\n") <= 1  # a game is played without its words


def test_of_two_packages_with_one_name_the_first_is_played(tmp_path: Path) -> None:
    copytree(DIE, tmp_path / "guess_the_die", ignore=ignore_patterns("__pycache__"))
    copytree(DIE, tmp_path / "other", ignore=ignore_patterns("__pycache__"))
    offer(tmp_path, "guess_the_die", "guess_the_die", "first")
    environment = offer(tmp_path, "guess_the_die", "other", "second")

    listed = python(environment, "-m", "deskovka", "play")

    assert listed.stdout.count("guess-the-die") == 1
    assert listed.stderr == "second offers a game called guess_the_die, but that is one of first already\n"
