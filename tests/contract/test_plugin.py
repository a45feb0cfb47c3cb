"""The contract tests themselves: a game of nine moves passes them, and each fault of a game fails the right ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from shutil import copy, copytree

import pytest

from deskovka.contract.plugin import find_games

TESTS = Path(__file__).parents[1]
FAILED = re.compile(r"^FAILED .*::(\w+)\[(\w+)[-\]]", re.MULTILINE)  # the set-up may follow the game

NOTICED = {
    "allows_taken_spaces": {"test_a_refused_action_changes_nothing_and_names_an_existing_rule"},
    "cannot_be_read": {
        "test_every_legal_action_survives_notation_and_is_accepted",
        "test_records_replay_to_an_equal_state",
        "test_undo_restores",
    },
    "declares_another_event": {"test_events_have_the_shape_of_their_fields"},
    "forgets_an_event": {
        "test_events_have_the_shape_of_their_fields",
        "test_states_and_events_survive_the_codec",
    },
    "forgets_by_guessing": {"test_a_guess_can_be_guessed_from_again"},
    "forgets_turns": {
        "test_a_guess_looks_the_same_to_the_player_who_makes_it",
        "test_no_game_gets_stuck_and_nothing_impossible_appears",
    },
    "guesses_the_visible": {
        "test_a_guess_looks_the_same_to_the_player_who_makes_it",
        "test_events_and_views_tell_nothing_of_what_is_hidden",
    },
    "knows_the_truth": {"test_guesses_differ_where_something_is_hidden"},
    "miscounts_points": {"test_scores_are_the_sum_of_their_explained_lines"},
    "quotes_no_rule": {"test_a_refused_action_changes_nothing_and_names_an_existing_rule"},
    "rolls_its_own_dice": {
        "test_records_replay_to_an_equal_state",
        "test_undo_restores",
    },
    "samples_not_all": {"test_sample_can_reach_every_legal_action"},
    "says_more_than_it_declares": {"test_views_have_their_declared_shape"},
    "says_nothing_is_hidden": {
        "test_guesses_differ_where_something_is_hidden",
        "test_where_nothing_is_hidden_everybody_sees_the_same",
    },
    "shares_its_board": {"test_playing_on_a_copy_leaves_the_original_alone", "test_undo_restores"},
    "tells_spectators": {
        "test_a_guess_can_be_guessed_from_again",
        "test_a_guess_looks_the_same_to_the_player_who_makes_it",
        "test_events_and_views_tell_nothing_of_what_is_hidden",
    },
}


def contract(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """As the author of a game runs them."""
    return run_pytest(folder, "--pyargs", "deskovka.contract", *arguments)


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a folder outside this project, from which its tiny games can be imported."""
    command = [sys.executable, "-P", "-m", "pytest", "--tb=short", "-p", "no:cacheprovider"]
    paths = os.pathsep.join(map(str, (folder, TESTS / "packages/tic_tac_toe", TESTS / "contract")))
    return subprocess.run(
        [*command, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def failures(output: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for test, game in FAILED.findall(output):
        found[game].add(test)
    return dict(found)


def test_a_game_of_nine_moves_passes_them_all(tmp_path: Path) -> None:
    done = contract(tmp_path, "--deskovka-game", "tic_tac_toe.game:GAME")

    assert done.returncode == 0, done.stdout
    assert re.search(r"^=* ?\d\d passed in", done.stdout, re.MULTILINE)


def test_a_game_may_stand_in_the_init_of_its_package(tmp_path: Path) -> None:
    """Its rule list was once looked for one folder too high."""
    package = tmp_path / "noughts"
    copytree(TESTS / "packages/tic_tac_toe/tic_tac_toe/text", package / "text")
    copy(TESTS / "packages/tic_tac_toe/tic_tac_toe/game.py", package / "__init__.py")
    done = contract(tmp_path, "--deskovka-game", "noughts:GAME")

    assert done.returncode == 0, done.stdout
    assert re.search(r"^=* ?\d\d passed in", done.stdout, re.MULTILINE)


def test_a_game_without_a_rule_list_is_told_where_it_belongs(tmp_path: Path) -> None:
    """A lone module once gave a traceback out of the search for its folder."""
    copy(TESTS / "packages/tic_tac_toe/tic_tac_toe/game.py", tmp_path / "alone.py")
    (tmp_path / "bare").mkdir()
    copy(TESTS / "packages/tic_tac_toe/tic_tac_toe/game.py", tmp_path / "bare/__init__.py")
    for name, told in (
        (
            "alone:GAME",
            "alone is a single module, and the rule list of a game lies in the folder of its package",
        ),
        ("bare:GAME", f"{Path('bare/text/rules.en.toml')}: the rule list of bare was expected here"),
    ):
        done = contract(tmp_path, "--deskovka-game", name)
        assert done.returncode not in {0, 1}
        assert told in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr


def test_every_fault_of_a_game_fails_the_right_tests(tmp_path: Path) -> None:
    done = contract(tmp_path, "--deskovka-game", "broken:broken_games", "-rf")

    assert failures(done.stdout) == NOTICED


def test_a_game_that_runs_for_ever_is_not_waited_for(tmp_path: Path) -> None:
    done = contract(tmp_path, "--deskovka-game", "broken:RunsForEver", "-k", "stuck or replay")

    assert done.returncode == 1
    assert done.stdout.count("GameWithoutEnd: runs_for_ever: not over after 5000 moves") >= 2


def test_whoever_names_no_game_is_told_how(tmp_path: Path) -> None:
    done = contract(tmp_path)

    assert done.returncode not in {0, 1}
    assert "which game? Add --deskovka-game MODULE:NAME" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tic_tac_toe", "'tic_tac_toe' names no game: expected MODULE:NAME"),
        ("no_such_game:GAME", "install the game, or run `python -m pytest`"),
        ("tic_tac_toe.game:GAMES", "has no attribute 'GAMES'"),
        ("tic_tac_toe.game:ROWS", "is no Game but tuple"),
    ],
)
def test_a_name_that_leads_to_no_game_is_a_mistake_of_whoever_wrote_it(name: str, told: str) -> None:
    with pytest.raises(pytest.UsageError, match=re.escape(told)):
        list(find_games(name))


def test_the_games_can_be_named_in_the_settings_of_a_project_as_the_page_says(tmp_path: Path) -> None:
    page = (TESTS.parent / "docs/add_a_game.md").read_text("utf-8")
    [settings] = re.findall(r"```toml\n(\[tool\.pytest.*?)```", page, re.DOTALL)
    settings = settings.replace("my_game:GAME", "tic_tac_toe.game:GAME")
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    (tmp_path / "tests").mkdir()

    done = run_pytest(tmp_path, "-k", "replay")

    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


def test_the_rules_and_the_program_need_no_pytest() -> None:
    program = "import sys; sys.modules['pytest'] = None; import deskovka.registry, deskovka.cli; deskovka.registry.games()"
    subprocess.run([sys.executable, "-P", "-c", program], check=True, timeout=60)
