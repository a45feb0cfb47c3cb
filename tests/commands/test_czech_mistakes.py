"""In Czech every error is told in Czech, wherever it comes from."""

from __future__ import annotations

import ast
import re
import sqlite3
from functools import cache
from pathlib import Path

import pytest
from click.testing import Result

import deskovka
from deskovka.commands import check_rules
from deskovka.commands.import_log import difference_text
from deskovka.core.errors import NotationError, SetupError, none_of
from deskovka.core.notation import FIELD
from deskovka.core.rules import LANGUAGES
from deskovka.importers.result import ASKED, ENDS, Difference, Saying
from deskovka.registry import NAMES, game, rules
from deskovka.server.databases.said import SQLITE, SQLSTATE, WORDS, said
from deskovka.server.refusals import STATUS
from deskovka.text import ERRORS, Texts, catalogue
from deskovka.text.fluent import INSERTION, SELECTOR, split
from deskovka.text.mistakes import example_of, in_words
from terminal.driving import assert_one_line_of_complaint, first_moves, play, run

SOURCE = Path(deskovka.__file__).parent
TO_DEVELOPERS = ("contract", "peers", "bench")  # in English
FOR_A_SHEET = ("PaperError", "SheetError")  # which `text.paper` tells, with the line and the field
BY_A_CODE = ("Refusal", "Refused")  # each code has its words, see below
BY_ITSELF = ("IllegalAction",)  # it always has the same reason
NONE_OF = "none_of"  # makes the error about a word that is none of those there are
ENGLISH = re.compile(
    r"(?<![-\w])(the|of|and|with|for|this|is|are|not|no|expected|got|cannot|read|written|one|option|move|line|file"
    r"|such)(?![-\w])"
)
A_RULE = "CA-" + "4.8"  # in two pieces: nothing here is a proof of it
A_LOG = Path(__file__).parents[1] / "importers/logs/league_a.txt"
CZECH = split(catalogue("cs", ERRORS))


# every reason has words


class Raised:
    """A place of the source where an error is made: its reasons, and what is filled in."""

    def __init__(self, where: str, call: ast.Call, reasons: set[str], why: bool) -> None:
        self.where = where
        self.kind = name_of(call)
        self.reasons = reasons
        self.whole = not any(keyword.arg is None for keyword in call.keywords)
        self.given = {keyword.arg for keyword in call.keywords if keyword.arg} | ({"why"} if why else set())
        if self.kind == NONE_OF:
            self.given |= {"typed", "expected"} | ({"asked_by"} if len(call.args) > 5 else set())


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def error_classes() -> dict[str, int]:
    """All kinds of errors in the source, with the place of the reason among their arguments."""
    places = {"DeskovkaError": 1, "Saying": 1, NONE_OF: 4}
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while found := [node for node in classes if node.name not in places and bases(node) & places.keys()]:
        for node in found:
            [base] = bases(node) & places.keys()
            own = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
            names = [argument.arg for argument in own[0].args.args] if own else []
            places[node.name] = names.index("reason") - 1 if "reason" in names else places[base]
    return places


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


@cache
def trees() -> dict[Path, ast.Module]:
    files = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in TO_DEVELOPERS]
    return {path: ast.parse(path.read_text("utf-8")) for path in files}


def raised() -> list[Raised]:
    """Every error of the source that has a reason."""
    places, found = error_classes(), []
    for path, tree in trees().items():
        caused = {
            id(node.exc): isinstance(node.cause, ast.Name)
            for node in ast.walk(tree)
            if isinstance(node, ast.Raise) and node.exc
        }
        caused |= {
            id(node.value): True
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef) and sets_a_cause(function)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and (place := places.get(name_of(call))) is not None:
                keyword = [one.value for one in call.keywords if one.arg == "reason"]
                given = [*call.args[place : place + 1], *keyword]
                reasons = {text for one in given for text in texts_in(one)}
                where = f"{path.relative_to(SOURCE)}:{call.lineno}"
                if reasons and name_of(call) not in FOR_A_SHEET:
                    found.append(Raised(where, call, reasons, caused.get(id(call), False)))
    return found


def sets_a_cause(function: ast.FunctionDef) -> bool:
    """Whether it makes an error for others to raise, and says what that came from."""
    return any(isinstance(node, ast.Attribute) and node.attr == "__cause__" for node in ast.walk(function))


def speechless() -> list[str]:
    """Every error of the source that has neither a reason nor words in the reader's language."""
    places, found = error_classes(), []
    for path, tree in trees().items():
        others = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)} - {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and bases(node) & places.keys()
        }  # of the same name as an error elsewhere
        kinds = places.keys() - {*FOR_A_SHEET, *BY_A_CODE, *BY_ITSELF, *others}
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            spoken = names_of_words(function)
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or name_of(call) not in kinds:
                    continue
                reasoned = len(call.args) > places[name_of(call)] or any(
                    keyword.arg == "reason" for keyword in call.keywords
                )
                if not reasoned and not any(is_worded(argument, spoken) for argument in call.args):
                    found.append(f"{path.relative_to(SOURCE)}:{call.lineno}: {ast.unparse(call)}")
    return found


def is_worded(expression: ast.AST, spoken: set[str]) -> bool:
    """Whether something in it was looked up among the texts."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "t":
            return True
        if isinstance(node, ast.Name) and node.id in spoken:
            return True
    return False


def names_of_words(function: ast.FunctionDef) -> set[str]:
    """The names in a function that stand for words in the reader's language."""
    found = {"fault_text", "in_words"}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_worded(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def texts_in(expression: ast.expr) -> set[str]:
    """The words that an expression may be."""
    if isinstance(expression, ast.IfExp):
        return texts_in(expression.body) | texts_in(expression.orelse)
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value} - {""}
    return set()


def text_of(one: Raised, reason: str) -> str | None:
    """The Czech text for a reason: of a set-up that of all games, or that of the game whose folder it is raised in."""
    if one.kind != "SetupError":
        return CZECH.get(f"error-{reason}")
    if one.where.startswith("games/"):
        return split(catalogue("cs", f"{'/'.join(one.where.split('/')[:2])}/text")).get(f"setup-{reason}")
    return CZECH.get(f"error-setup-{reason}")


def test_every_reason_in_the_source_has_a_czech_text_that_is_given_what_it_speaks_of() -> None:
    found = raised()
    assert len(found) > 80
    for one in found:
        for reason in one.reasons:
            text = text_of(one, reason)
            assert text is not None, f"{one.where}: no Czech text for {reason!r}"
            needed = {*INSERTION.findall(text), *SELECTOR.findall(text)}
            assert needed <= one.given or not one.whole, f"{one.where}: {needed - one.given} is not given"


def test_no_error_is_raised_without_words_for_czech_readers() -> None:
    """An error is raised with a reason, for which `errors/cs.ftl` has the words, or with words from the texts."""
    assert not speechless()


def test_a_word_that_is_none_of_those_there_are_is_told_by_one_function() -> None:
    makers = {one.kind for one in raised()}
    assert NONE_OF in makers
    found = none_of(NotationError, "x", "letter", ("a", "b"), "no-bot", "--seats")
    assert str(found) == "--seats: 'x' is no letter: expected one of a, b"
    assert found.about == {"typed": "x", "expected": "a, b", "asked_by": "--seats"}


def test_every_reason_of_data_files_has_a_czech_text() -> None:
    reasons = re.findall(r'"(data-[a-z-]+)"', (SOURCE / "core/data.py").read_text("utf-8"))
    assert "data-missing" in reasons
    assert not [reason for reason in reasons if f"error-{reason}" not in CZECH]


def test_everything_a_server_refuses_with_has_a_czech_text() -> None:
    texts = Texts("cs")
    assert not [code for code in STATUS if not texts.has(f"error-refused-{code}")]


# what people do wrong


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files have short names in messages."""
    monkeypatch.chdir(tmp_path)


def assert_czech(result: Result, *words: str) -> None:
    assert_one_line_of_complaint(result, *words)
    assert not ENGLISH.search(result.stderr), result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "cartographers", "--set", "side=X"], "volba side: „X“ není nic z těchto: A, B"),
        (["play", "cartographers", "--set", "barva=A"], "volbu „barva“ tato hra nemá; má tyto: side"),
        (["play", "cartographers", "--set", "sied=A"], "volbu „sied“ tato hra nemá; nemělo to být side?"),
        (["play", "tm", "--seats", "me" + ",good" * 9], "míst u této hry může být"),
        (["simulate", "tm", "--seats", "good" + ",good" * 9], "míst u této hry může být"),
        (["simulate", "cartographers", "--seats", "good,nobody"], "„nobody“ není žádný z botů této hry"),
        (["simulate", "tm", "--set", "factions=witches"], "je potřeba jeden pro každého hráče (2)"),
        (["play", "tm", "--set", "scoring=X1"], "destička „X1“ není"),
        (["replay", "missing.record"], "missing.record: nelze přečíst: soubor nebo složka neexistuje"),
        (["verify", "."], ".: nelze přečíst: je to složka"),
        (["score", "cartographers", "missing.txt"], "missing.txt: nelze přečíst: soubor"),
        (["restore", "missing.jsonl"], "missing.jsonl: soubor nebo složka neexistuje"),
        (["play", "cartographers", "--resume", "missing"], "missing: nelze přečíst"),
        (
            ["simulate", "cartographers", "--out", "x.txt"],
            "x.txt: čeká se soubor s některou z těchto přípon: .csv",
        ),
        (["simulate", "cartographers", "--out", "nikde/x.csv"], "nikde/x.csv: složka nikde neexistuje"),
        (
            ["simulate", "cartographers", "--keep", "nikde/tu"],
            "nikde/tu: záznamy tam nelze ukládat: soubor nebo složka",
        ),
        (["table", "nonsense"], "'nonsense' není adresa herního serveru: čeká se http://SERVER/..."),
        (["table", "http://localhost/x"], "není odkaz ke stolu: čeká se celé"),
        (
            ["table", f"http://127.0.0.1:1/t/{'a' * 12}#{'b' * 32}"],
            "herní server neodpovídá: nic tam neposlouchá",
        ),
        (["backup", "x", "--database", "mysql://x"], "mysql://...: čeká se cesta"),
        (["backup", "x", "--database", "missing.db"], "missing.db: databázi nelze otevřít: soubor databáze"),
        (
            ["backup", "x", "--database", "postgresql://127.0.0.1:1/x?connect_timeout=2"],
            "k databázi se nelze připojit: databázový server tam neposlouchá",
        ),
        (
            ["serve", "--host", "192.0.2.1", "--port", "1", "--database", "x.db"],
            "nelze poslouchat: takovou adresu",
        ),
        (
            ["serve", "--port", "0", "--database", "nikde/x.db"],
            "nikde/x.db: složka",
        ),
        (["import", "tm", "."], ".: v této složce žádné zápisy nejsou"),
        (["import", "tm", "missing"], "missing: nelze přečíst: soubor nebo složka neexistuje"),
        (["play", "cartographers", "--record", "missing/x"], "missing/x: nelze zapsat: soubor nebo složka"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_mistakes_on_the_command_line_are_told_in_czech(arguments: list[str], words: str) -> None:
    assert_czech(run(*arguments, "--lang", "cs"), words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "čeká se text v UTF-8, přišel bajt 0xff"),
        (b"", "řádek 1: čeká se „deskovka record 1“"),
        (b"deskovka record 1\ngame: catan\n", "chybí řádek záhlaví „seats: ...“"),
        (b"deskovka record 1\ngame: catan\nseats: x\n", "čeká se celé číslo, přišlo „x“"),
        (b"deskovka record 1\ngame: chess\nseats: 2\n", "„chess“ není žádná z her"),
        (b"deskovka record 1\ngame: catan\nseats: 9\n", "rozdání neodpovídá pravidlům: míst u této hry"),
        (b"deskovka record 1\ngame: catan\nseats: 3\n\nnonsense\n", "čeká se „MÍSTO TAH => NÁHODA“"),
        (b"{", "záznam JSON nelze přečíst: řádek 1, sloupec 2"),
        (b'{"format": "deskovka record 1"}', "tento JSON není záznam hry"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_a_broken_record_is_told_of_in_czech(content: bytes, words: str) -> None:
    Path("broken").write_bytes(content)
    assert_czech(run("replay", "broken", "--lang", "cs"), "broken: ", words)


@pytest.mark.usefixtures("in_a_folder")
def test_what_a_database_says_is_told_in_czech() -> None:
    Path("notes.db").write_text("no database at all, " * 100, "utf-8")
    for command in (["backup", "x"], ["restore", "notes.db"], ["serve", "--port", "0"]):
        told = "notes.db: databázi nelze otevřít: tento soubor není databáze"
        assert_czech(run(*command, "--database", "notes.db", "--lang", "cs"), told)
    with sqlite3.connect("empty.db"):
        pass
    assert_czech(
        run("backup", "x", "--database", "empty.db", "--lang", "cs"), "empty.db: databáze je prázdná"
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"nonsense", "řádek 1: není to řádek zálohy: čeká se JSON"),
        (b'{"format": "deskovka table 1"}', "řádek 1: není to řádek zálohy: něco v něm chybí"),
        (b"\xff", "vstup není text v UTF-8"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_a_broken_backup_is_told_of_in_czech(line: bytes, words: str) -> None:
    Path("all.jsonl").write_bytes(line + b"\n")
    assert_czech(run("restore", "all.jsonl", "--database", "new.db", "--lang", "cs"), words)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ('FATAL: password authentication failed for user "ann"', "database-login"),
        ('FATAL: role "ann" does not exist', "database-login"),
        ('FATAL: database "games" does not exist', "database-missing"),
        ("FATAL: sorry, too many clients already", "database-crowded"),
        ("failed to resolve host 'nowhere': [Errno -2] Name or service not known", "database-host"),
        ("something nobody has heard of", "database-says"),
    ],
)
def test_what_postgres_says_without_a_code_is_known_by_its_words(words: str, reason: str) -> None:
    assert said(OSError(words)).reason == reason
    assert f"error-{reason}" in CZECH


def test_whatever_a_database_may_say_has_a_czech_text() -> None:
    reasons = {*SQLITE.values(), *SQLSTATE.values(), *WORDS.values()}
    assert not [reason for reason in reasons if f"error-{reason}" not in CZECH]


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("nonsense", "log.txt: to není celý zápis hry"),
        ("nobody: pass bon1", "log.txt: řádek 1: „nobody“ není žádný národ základní hry"),
        ("option fire-and-ice-final-scoring", "hra se hrála s rozšířením fire-and-ice-final-scoring"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_a_bad_log_is_told_of_in_czech(log: str, words: str) -> None:
    Path("log.txt").write_text(log, "utf-8")
    assert_czech(run("import", "tm", "log.txt", "--lang", "cs"), words)


@pytest.mark.parametrize(
    ("pattern", "new", "words"),
    [
        (r"removing tile bon\d+", "", "ve hře zbývá svitků"),
        (r"removing tile bon\d+", "removing tile bon33", "svitek BON33 není"),
        ("scoring: score8", "scoring: score77", "destička „SCORE77“ není"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_a_fault_in_the_head_of_a_log_is_told_with_file_and_line(pattern: str, new: str, words: str) -> None:
    log = re.sub(pattern, new, A_LOG.read_text("utf-8"), count=1, flags=re.IGNORECASE)
    Path("log.txt").write_text(log, "utf-8")
    result = run("import", "tm", "log.txt", "--lang", "cs")
    assert result.exit_code == 2
    told = " ".join(result.stderr.split())
    assert "log.txt: řádek" in told and words in told


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("0 nonsense", "tah 1 (0 nonsense) neodpovídá pravidlům: „nonsense“ není žádný tah"),
        (
            "0 draw water Z9",
            "tah 1 (0 draw water Z9) neodpovídá pravidlům: „Z9“ zde být nemůže: sem patří pole mapy",
        ),
        ("0 draw water A1", "nedovoluje to pravidlo CA-"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_a_move_that_does_not_fit_is_told_of_in_czech(move: str, words: str) -> None:
    head, _, _ = first_moves("abc").record.write().partition("\n0 ")
    Path("wrong.record").write_text(f"{head}\n{move}\n", "utf-8")
    assert_czech(run("replay", "wrong.record", "--lang", "cs"), words)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("zakresli", "se takto nepíše; správně je to třeba „draw forest B4+B5+C5“"),
        (
            "zakresli les Z99",
            "„Z99“ zde být nemůže: sem patří pole mapy, A1 až K11, každé jednou, například B4",
        ),
        ("zakresli moře A1", "zde být nemůže: terén je něco z těchto: forest"),
    ],
)
def test_wrong_notation_in_the_game_is_told_of_in_czech(typed: str, words: str) -> None:
    shown = " ".join(
        play("--seats", "me", "--seed", "abc", "--plain", "--lang", "cs", typed=[typed]).output.split()
    )
    assert words in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_every_action_has_a_word_and_an_example(name: str, language: str) -> None:
    texts, rules = Texts(language, name), game(name)
    for action in rules.actions:
        assert type(rules.read(example_of(texts, action.form))) is action
        for field in FIELD.findall(action.form):
            assert texts.t(f"field-{field}")


WRONG_IN_TERRA_MYSTICA = [
    ("terra_mystica", "build Q", "„Q“ zde být nemůže: sem patří pole mapy, například E5."),
    ("terra_mystica", "build E 5", "„build E 5“ se takto nepíše; správně je to třeba „build E5“."),
    ("terra_mystica", "advance swim", "„swim“ zde být nemůže: stupnice je něco z těchto: ship, dig."),
]
WRONG_IN_CATAN = [
    ("catan", "robber Z9", "„Z9“ zde být nemůže: sem patří dílek mapy, například E7."),
    ("catan", "offer ore for foo", "„foo“ zde být nemůže: sem patří karty surovin, například ore."),
]


@pytest.mark.parametrize(("name", "typed", "told"), [*WRONG_IN_TERRA_MYSTICA, *WRONG_IN_CATAN])
def test_wrong_notation_is_told_in_the_words_of_the_game(name: str, typed: str, told: str) -> None:
    """Czech sentences once spoke of hex, space and tokens, the names of the code."""
    with pytest.raises(NotationError) as caught:
        game(name).read(typed)
    assert in_words(caught.value, Texts("cs")) == told


def test_what_is_wrong_in_english_stays_as_it_is_raised() -> None:
    error = NotationError("an action was expected", "action-empty")
    assert in_words(error, Texts("en")) == "an action was expected"
    assert in_words(error, Texts("cs")) == "čeká se tah, přišel prázdný řádek"


def test_an_error_that_lost_what_it_came_from_is_told_as_it_speaks_itself() -> None:
    assert in_words(SetupError("nobody knows", "unheard-of"), Texts("cs")) == "nobody knows"
    assert in_words(NotationError("lost", "in-file", file="x"), Texts("cs")) == "lost"


def test_the_check_of_the_rules_is_told_in_czech(capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts("cs")
    assert check_rules.check(texts) == 0
    tests = check_rules.cited_in(check_rules.PROJECT, check_rules.project_tests())
    tests.pop(A_RULE)
    check_rules.print_findings(texts, check_rules.examine("cartographers", tests))
    shown = capsys.readouterr().out
    assert "cartographers: pravidel 168, z toho o herním materiálu" in shown
    heading = rules("cartographers", "cs").rules[A_RULE].heading
    assert f"{A_RULE} {heading}: necituje ho žádný test" in shown
    assert not ENGLISH.search(shown)


def test_why_a_log_differs_is_told_in_czech() -> None:
    logged = Saying("x9 is no hex", "says-no-hex", typed="x9")
    found = Difference(3, "the end of the log", "command", logged, "the game is over", A_RULE)
    assert difference_text(Texts("cs"), found) == (
        "řádek 3 (konec zápisu): příkaz: v zápisu je „x9“, což není žádné pole, "
        f"podle našich pravidel hra už skončila ({A_RULE})"
    )
    assert "the log says x9 is no hex" in str(found)


def test_a_log_that_ends_too_early_is_told_in_a_sentence() -> None:
    on_turn = Saying("nomads is on turn", "says-on-turn", faction="nomads")
    found = Difference(99, "the end of the log", "command", ENDS, on_turn, A_RULE)
    told = difference_text(Texts("cs"), found)
    assert told == f"řádek 99 (konec zápisu): zápis tady končí; na tahu je nomads ({A_RULE})"
    assert difference_text(Texts("en"), found) == str(found)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("convert 1pw to 1c", "convert 3pw to 2c", "výměna „3pw za 2c“, kterou nelze provést"),
        ("convert 1pw to 1c", "upgrade A1 to hut", "čeká na odpověď: „Jsi na tahu.“"),
        ("advance ship", "bridge a1:zz", "čemu nelze rozumět"),
        ("+8vp for fire", "+7vp for fire", "body za kult ohně"),
    ],
)
@pytest.mark.usefixtures("in_a_folder")
def test_what_the_importer_says_of_a_log_is_told_in_czech(old: str, new: str, words: str) -> None:
    log = A_LOG.read_text("utf-8")
    changed = re.sub(re.escape(old), new, log, count=1, flags=re.IGNORECASE)
    assert changed != log
    Path("log.txt").write_text(changed, "utf-8")
    result = run("import", "tm", "log.txt", "--lang", "cs")
    assert result.exit_code == 1
    told = next(line for line in result.stdout.splitlines() if line.startswith("první rozdíl"))
    assert words in told
    assert not ENGLISH.search(told.partition("): ")[2]), told  # what stands in brackets is the row itself


def test_what_was_asked_is_told_in_words_in_english_too() -> None:
    asked = Saying("wait for TakeTurn", ASKED, question="TakeTurn")
    found = Difference(3, "witches: dance", "command", "dance", asked, A_RULE)
    told = difference_text(Texts("en", "terra_mystica"), found)
    assert "our rules wait for an answer to “It is your turn.”" in told
