"""The command line: games by any name, help and mistakes in the reader's language, completion, what is loaded."""

from __future__ import annotations

import inspect
import os
import pty
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

import deskovka
from deskovka.bots.player import bots
from deskovka.commandline.declared import program
from deskovka.commandline.kinds import STRENGTHS, GameName
from deskovka.core.rules import LANGUAGES
from deskovka.registry import NAMES, UnknownGame, game, games, resolve, search_rules
from deskovka.registry import rules as rules_of
from deskovka.text import Texts, catalogue
from deskovka.text.fluent import split
from samples import samples
from terminal.driving import assert_one_line_of_complaint, run

COMMANDS = list(program.commands)
A_RULE = "TM-" + "1.1"  # in two pieces: nothing here is a proof of it
ABOUT_A_GAME = [
    name
    for name, command in program.commands.items()
    if any(isinstance(one.type, GameName) and one.name == "game" for one in command.params)
]
ENGLISH = re.compile(r"\b(the|of|and|with|for|this|is|are|Usage|Options|Commands|default|required|FILE)\b")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_command = pytest.mark.parametrize("command", COMMANDS)


# games by their names


@pytest.mark.parametrize(
    ("typed", "meant"), [(typed, name) for name, sample in samples().items() for typed in sample.typed]
)
def test_a_game_is_known_by_any_of_its_names(typed: str, meant: str) -> None:
    assert resolve(typed) == meant
    assert game(typed).name == meant


@pytest.mark.parametrize("name", NAMES)
@every_language
def test_every_game_is_known_by_what_its_own_texts_call_it(name: str, language: str) -> None:
    texts = Texts(language, name)
    for called in (texts.t("game-name"), *texts.t("game-aliases").split(",")):
        assert resolve(called) == name
        assert resolve(called.upper().replace(" ", "_")) == name


@pytest.mark.parametrize(
    ("typed", "near"),
    [*((sample.mistyped, name) for name, sample in samples().items()), ("ca", "cartographers, catan")],
)
def test_a_near_miss_is_suggested(typed: str, near: str) -> None:
    with pytest.raises(UnknownGame, match=re.escape(f"did you mean {near}?")):
        resolve(typed)
    assert_one_line_of_complaint(run("play", typed), f"did you mean {near}?")
    assert_one_line_of_complaint(run("play", typed, "--lang", "cs"), f"nemělo to být {near}?")


@pytest.mark.parametrize("typed", ["chess", "-", "x", "…"])
def test_what_is_like_no_game_is_refused_with_the_games_there_are(typed: str) -> None:
    with pytest.raises(UnknownGame, match=", ".join(NAMES)):
        resolve(typed)


@pytest.mark.parametrize("command", ABOUT_A_GAME)
@every_language
def test_without_a_game_the_games_are_listed_with_how_to_go_on(command: str, language: str) -> None:
    result = run(command, "--lang", language)
    assert result.exit_code == 2
    assert not result.stderr
    [parameter] = [one for one in program.commands[command].params if one.name == "game"]
    assert isinstance(parameter.type, GameName)
    for name in NAMES:
        assert (Texts(language, name).t("game-name") in result.stdout) == (name in parameter.type.fitting())
    assert f"deskovka {command} " in result.stdout
    assert f"deskovka {command} --help" in result.stdout


def test_the_commands_about_a_game_are_known() -> None:
    assert {"play", "simulate", "arena", "fuzz", "score", "import"} <= set(ABOUT_A_GAME)


def test_a_name_of_several_words_needs_no_quotes() -> None:
    assert run("play", "terra", "mystica", "--options").output == run("play", "tm", "--options").output
    assert run("rules", "Terra", "Mystica", A_RULE).output == run("rules", A_RULE).output
    assert run("rules", "kartografové", "ruins").output == run("rules", "cartographers", "ruins").output


# help


@every_command
@every_language
def test_every_command_and_everything_it_takes_is_explained(command: str, language: str) -> None:
    """A text that is missing ends in an exception."""
    shown = " ".join(run(command, "--help", "--lang", language).output.split())
    assert run(command, "--help", "--lang", language).exit_code == 0
    assert Texts(language).t("usage") in shown
    for parameter in program.commands[command].params:
        if isinstance(parameter, click.Option) and not parameter.hidden:
            assert parameter.opts[0] in shown


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_czech_help_has_no_english_in_it(command: str) -> None:
    shown = " ".join(run(*command.split(), "--help", "--lang", "cs").output.split())
    assert shown.startswith("Použití: deskovka")
    assert not ENGLISH.search(shown)
    assert shown == " ".join(run(*command.split(), "--help", DESKOVKA_LANG="cs").output.split())


def test_every_text_of_the_command_line_is_translated_and_used_once() -> None:
    english, czech = (split(catalogue(language, "commands/text")) for language in LANGUAGES)
    same = {key for key, text in english.items() if text == czech[key] and " " in text.strip()}
    assert same <= {"version", "fuzz-running", "simulate-interval"}
    helps = [text for key, text in english.items() if key.startswith("cli-")]
    assert len(helps) == len(set(helps))


def test_no_help_is_left_that_belongs_to_nothing() -> None:
    known = {"cli-deskovka", "cli-version"}
    for name, command in program.commands.items():
        for parameter in command.params:
            own = parameter.opts[0].lstrip("-")
            known |= {f"cli-{name}", f"cli-{name}-{own}", f"cli-{own}"}
    helps = {key for key in split(catalogue("en", "commands/text")) if key.startswith("cli-")}
    assert helps <= known


@every_command
def test_what_is_declared_is_what_the_function_takes(command: str) -> None:
    declared = program.commands[command]
    given = {one.name for one in declared.params if one.expose_value}
    function = declared.function  # type: ignore[attr-defined]
    assert {"language", *given} == set(inspect.signature(function).parameters)


@every_language
def test_without_a_command_all_are_listed(language: str) -> None:
    result = run("--lang", language)
    assert result.exit_code == 2
    assert all(f"  {command} " in result.output for command in COMMANDS)


# mistakes


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "příkaz „nonsense“ neexistuje"),
        (["plya"], "nemělo to být play"),
        (["play", "catan", "--sead", "x"], "volba --sead neexistuje (nemělo to být --seed"),
        (["replay"], "chybí SOUBOR"),
        (["score", "catan"], "chybí soubor; prázdný formulář vypíše"),
        (["replay", "a", "--move", "x"], "--move: „x“ není celé číslo"),
        (["simulate", "catan", "--games", "0"], "--games: 0 je příliš málo, nejméně 1"),
        (["serve", "--port", "70000"], "--port: 70000 je příliš mnoho"),
        (["bench", "--bot", "x"], "--bot: „x“ není nic z těchto: random"),
        (["replay", "a", "b"], "nic dalšího se nečeká, ale přišlo „b“"),
        (["play", "--plain=x"], "volba --plain nemá žádnou hodnotu"),
        (["play", "catan", "--seed"], "volba --seed potřebuje hodnotu"),
        (["play", "šachy"], "„šachy“ není žádná z her"),
        (["import", "catan", "log.txt"], "zápisy hry catan nelze načíst"),
        (["play", "catan", "--seats", "me,nobody"], "„nobody“ není nikdo, kdo by mohl hrát"),
        (["play", "catan", "--set", "x"], "čeká se volba=hodnota"),
        (["arena", "catan", "--seats", "good,good"], "aspoň dva různí boti"),
        (["rules", "--check", "hora"], "--check prověřuje všechna pravidla"),
        (["rules", "..."], "čekají se hledaná slova"),
    ],
)
def test_mistakes_are_told_in_czech(arguments: list[str], words: str) -> None:
    result = run(*arguments, DESKOVKA_LANG="cs")
    assert_one_line_of_complaint(result, words)
    assert not ENGLISH.search(result.stderr)


def test_an_unknown_language_is_refused_in_the_one_that_is_set() -> None:
    assert_one_line_of_complaint(run("rules", "--lang", "xx", DESKOVKA_LANG="cs"), "--lang: jazyk „xx“")


# completion


def completed(line: str, incomplete: str = "", shell: str = "bash", **environment: str) -> list[str]:
    """What a shell is offered for the next word of a command line."""
    words = f"deskovka {line}".split()
    asked = {
        "_DESKOVKA_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": " ".join([*words, incomplete]),
        "COMP_CWORD": incomplete if shell == "fish" else str(len(words)),
        **environment,
    }
    result = run(_PROGRAM="deskovka", **asked)
    return [line for line in result.output.splitlines() if line]


def test_commands_games_bots_languages_and_options_are_completed() -> None:
    assert completed("", "re") == ["plain,restore", "plain,replay"]
    assert completed("play") == [f"plain,{name.replace('_', '-')}" for name in NAMES]
    assert completed("simulate", "t") == ["plain,terra-mystica"]
    assert completed("import") == ["plain,terra-mystica"]
    assert completed("play catan --seats", "me,g") == ["plain,me,good"]
    assert completed("table --seats", "o") == ["plain,open"]
    assert completed("play --lang") == ["plain,en", "plain,cs"]
    assert completed("play catan", "--se") == ["plain,--seats", "plain,--set", "plain,--seed"]
    assert completed("replay", "x") == ["file,x"]
    assert completed("completion") == ["plain,bash", "plain,zsh", "plain,fish"]
    assert completed("play catan") == []


def test_options_of_a_game_are_completed() -> None:
    assert "plain,side=" in completed("play cartographers --set")
    assert completed("play cartographers --set", "side=", "zsh")[1::3] == ["side=A", "side=B"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("play catan --set num\tr\t", ["play", "catan", "--set", "numbers=random"]),
        ("play catan --set=num\tr\t", ["play", "catan", "--set=numbers=random"]),
        ("play catan --set numbers=r\t", ["play", "catan", "--set", "numbers=random"]),
        ("play cata\t --lang=c\t", ["play", "catan", "--lang=cs"]),
        ("play catan --seats me,g\t", ["play", "catan", "--seats", "me,good"]),
    ],
)
@pytest.mark.parametrize("divides", [True, False])
def test_bash_completes_what_stands_after_an_equals_sign(
    typed: str, words: list[str], divides: bool, tmp_path: Path
) -> None:
    """Bash divides words at `=`: the pieces were taken for words of their own, and nothing was offered."""
    assert typed_in_bash(tmp_path, typed, divides) == words


def typed_in_bash(folder: Path, typed: str, divides: bool) -> list[str]:
    """The words a real bash starts the program with when somebody types this, tabs included."""
    started = folder / "started"
    program = folder / "deskovka"
    python = f"{shlex.quote(sys.executable)} -c 'from deskovka.cli import main; main()'"
    program.write_text(
        f"""#!/bin/bash
if [[ $_DESKOVKA_COMPLETE || $1 == completion ]]; then exec {python} "$@"; fi
printf '%s\\n' "$@" > {shlex.quote(str(started))}
"""
    )
    program.chmod(0o755)
    breaks = "" if divides else "COMP_WORDBREAKS=${COMP_WORDBREAKS//=}; "
    begin = f'{breaks}eval "$(deskovka completion bash)"'
    settings = {
        **os.environ,
        "PATH": f"{folder}:{os.environ['PATH']}",
        "TERM": "dumb",
        "INPUTRC": "/dev/null",
    }
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        ["bash", "--norc", "--noprofile", "-i"],
        stdin=theirs,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=settings,
        start_new_session=True,
    ) as shell:
        os.write(ours, f"{begin}\ndeskovka {typed}\nexit\n".encode())
        os.close(theirs)
        while _read(ours):
            pass
        assert shell.wait() == 0
    os.close(ours)
    return started.read_text().splitlines()


def _read(terminal: int) -> bytes:
    """What a terminal shows next; nothing when whoever wrote there is gone."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_shells_that_show_help_get_it_in_the_readers_language() -> None:
    found = completed("play", shell="zsh", DESKOVKA_LANG="cs")
    assert found[:3] == ["plain", "cartographers", "Kartografové"]
    assert "Hraje hru v terminálu." in completed("", "pl", "zsh", DESKOVKA_LANG="cs")
    assert any(
        "Libovolný text" in line for line in completed("play catan", "--seed", "fish", DESKOVKA_LANG="cs")
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_bots_that_are_completed_are_those_of_every_game(name: str) -> None:
    assert tuple(bots(game(name))) == STRENGTHS


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_ask(shell: str) -> None:
    assert f"_DESKOVKA_COMPLETE={shell}_complete" in run("completion", shell).output
    assert run("completion", SHELL=f"/usr/bin/{shell}").output == run("completion", shell).output


def test_a_shell_nobody_knows_is_refused() -> None:
    assert_one_line_of_complaint(run("completion", SHELL="/bin/tcsh"), "bash, zsh, fish")


# what is loaded

HEAVY = (
    "asyncio",
    "numpy",
    "sqlalchemy",
    "starlette",
    "typer",
    "pydantic",
    "fluent",
    "babel",
    "importlib.metadata",
)
PARTS = ("deskovka.server", "deskovka.bots", "deskovka.arena", "deskovka.core.game")


def loaded_by(*arguments: str, **environment: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    code = "import sys, atexit; atexit.register(lambda: print('\\n'.join(sys.modules), file=sys.stderr));"
    command = [sys.executable, "-c", f"{code} from deskovka.cli import main; main()", *arguments]
    settings = {**os.environ, "DESKOVKA_LANG": "cs", **environment}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=settings, encoding="utf-8")
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["rules", A_RULE], ["rules", "ruins"], ["--help"], ["play", "--help"]])
def test_looking_something_up_loads_no_game_and_nothing_heavy(arguments: list[str]) -> None:
    """Every command once loaded all others, the server's libraries and every game with them."""
    loaded = loaded_by(*arguments)
    assert "deskovka.registry" in loaded
    assert not [
        name for name in (*HEAVY, *PARTS, *(f"deskovka.games.{one}" for one in NAMES)) if name in loaded
    ]


def test_completion_and_help_do_not_load_what_draws() -> None:
    completing = {"_DESKOVKA_COMPLETE": "bash_complete", "COMP_WORDS": "deskovka play ", "COMP_CWORD": "2"}
    for loaded in (loaded_by(**completing), loaded_by("play", "--help")):
        assert not [
            name for name in loaded if name.startswith(("rich", "deskovka.terminal.play", "deskovka.games."))
        ]


@pytest.mark.parametrize(
    "words", ["ruins", "hora", "zřícenina", "power", "kněz", "silnice", "the road", "xyzzy"]
)
@pytest.mark.parametrize("name", NAMES)
@every_language
def test_a_quick_search_finds_what_a_search_in_all_rules_finds(name: str, words: str, language: str) -> None:
    """In the reader's language, or in the other one where that knows no such words."""
    known = rules_of(name, language)
    (other,) = [one for one in LANGUAGES if one != language]
    found = known.search(words) or rules_of(name, other).search(words)
    assert search_rules(name, language, words) == [known.rules[rule.id] for rule in found]


# the version


def test_the_version_is_said_in_one_place() -> None:
    root = Path(deskovka.__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert (root / project["tool"]["hatch"]["version"]["path"]).samefile(deskovka.__file__)
    assert run("--version").output == f"deskovka {deskovka.__version__}\n"
    assert f"## {deskovka.__version__}" in (root / "CHANGELOG.md").read_text("utf-8")


def test_all_games_are_registered() -> None:
    assert [one.name for one in games()] == list(NAMES)
