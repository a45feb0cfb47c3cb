"""Whether every rule of every game is implemented and proved: cited by at least one test."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import deskovka
from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import LANGUAGES, RULE_ID, RuleList
from deskovka.core.values import value
from deskovka.registry import NAMES, game
from deskovka.text import Texts

Cited = dict[str, set[str]]  # by rule id, the files that cite it


def clone() -> Path:
    """The clone of the project: where the package lies, or where a package made from it is used."""
    beside = Path(deskovka.__file__).parents[2]
    return beside if (beside / "tests").is_dir() else Path.cwd()


PROJECT = clone()
SOURCE = PROJECT / "src" / "deskovka"


class NoTests(DeskovkaError):
    """The tests are not here to be searched."""


@value
class Findings:
    """What is known of the rules of one game."""

    game: str
    rules: RuleList
    code: Cited
    tests: Cited
    differences: tuple[tuple[str, str, str], ...]  # the key of the text, the rule, and what it differs from

    @property
    def untested(self) -> list[str]:
        return [id for id, rule in self.rules.rules.items() if not rule.material and id not in self.tests]

    @property
    def unknown(self) -> list[str]:
        """Ids of this game that are cited somewhere and do not exist."""
        prefix = next(iter(self.rules.rules)).split("-")[0]
        cited = {id for id in (*self.code, *self.tests) if id.startswith(f"{prefix}-")}
        return sorted(cited - self.rules.rules.keys())


def check(texts: Texts) -> int:
    """Print what is known of every game; 1 when a rule has no test or something cites a rule that does not exist."""
    tests = cited_in(PROJECT, project_tests())
    complete = True
    for name in NAMES:
        found = examine(name, tests)
        print_findings(texts, found)
        table = PROJECT / "docs" / f"rules_{name}.md"
        if table.is_file() and table.read_text("utf-8") != rule_table(found):
            print("  " + texts.t("rules-table-old", file=table.relative_to(PROJECT).as_posix()))
            complete = False
        complete &= not (found.untested or found.unknown or found.differences)
    return 0 if complete else 1


def examine(name: str, tests: Cited) -> Findings:
    code = cited_in(PROJECT, (SOURCE / "games" / name).rglob("*.py"))
    return Findings(name, game(name).rules("en"), code, tests, tuple(differences(name)))


def project_tests() -> list[Path]:
    found = sorted((PROJECT / "tests").rglob("test_*.py")) if SOURCE.is_dir() else []
    if not found:
        raise NoTests("rules --check needs the project's tests: run it in a clone of the project", "no-tests")
    return found


def cited_in(root: Path, files: Iterable[Path]) -> Cited:
    cited: Cited = {}
    for file in files:
        for id in RULE_ID.findall(file.read_text("utf-8")):
            cited.setdefault(id, set()).add(file.relative_to(root).as_posix())
    return cited


def differences(name: str) -> Iterable[tuple[str, str, str]]:
    """Where the languages do not have the same rules."""
    first, *others = (game(name).rules(language) for language in LANGUAGES)
    for language, other in zip(LANGUAGES[1:], others):
        for id in sorted(first.rules.keys() ^ other.rules.keys()):
            yield "rules-not-in-both", id, language
        for id in first.rules.keys() & other.rules.keys():
            one, two = first.rules[id], other.rules[id]
            boards = [[(e.id, e.board, e.points, e.unit) for e in rule.examples] for rule in (one, two)]
            if (one.source, one.see, one.material) != (two.source, two.see, two.material) or boards[
                0
            ] != boards[1]:
                yield "rules-differ", id, language
    for rule in first.rules.values():
        for id in {*rule.see, *RULE_ID.findall(rule.text)} - first.rules.keys():
            yield "rules-refer-nowhere", rule.id, id


def print_findings(texts: Texts, found: Findings) -> None:
    rules = found.rules.rules
    material = sum(rule.material for rule in rules.values())
    tested = len(rules) - material - len(found.untested)
    named = sum(id in found.code for id in rules)
    of = len(rules) - material
    print(
        texts.t(
            "rules-checked",
            game=found.game,
            rules=len(rules),
            material=material,
            tested=tested,
            of=of,
            named=named,
        )
    )
    headings = game(found.game).rules(texts.language).rules
    for id in found.untested:
        print("  " + texts.t("rules-untested", rule=id, heading=headings[id].heading))
    for id in found.unknown:
        files = ", ".join(sorted(found.code.get(id, set()) | found.tests.get(id, set())))
        print("  " + texts.t("rules-unknown", rule=id, files=files))
    for key, rule, other in found.differences:
        print("  " + texts.t(key, rule=rule, first=LANGUAGES[0], other=other))


def rule_table(found: Findings) -> str:
    """The table for the documents: where each rule is implemented and which tests cite it."""
    lines = [
        f"# Rules of {found.game}: where they are",
        "",
        "Made by `scripts/rule_table`. The texts: `deskovka rules ID`, in English and Czech.",
        "",
        "| rule | heading | code | tests |",
        "|---|---|---|---|",
    ]
    for id, rule in found.rules.rules.items():
        tests = "about material" if rule.material else _names(found.tests.get(id, set()))
        lines.append(f"| {id} | {rule.heading} | {_names(found.code.get(id, set()))} | {tests} |")
    return "\n".join(lines) + "\n"


def write_tables() -> None:
    tests = cited_in(PROJECT, project_tests())
    for name in NAMES:
        (PROJECT / "docs" / f"rules_{name}.md").write_text(rule_table(examine(name, tests)), "utf-8")


def _names(files: set[str]) -> str:
    return " ".join(sorted(Path(file).name for file in files))
