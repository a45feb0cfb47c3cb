"""The browser client as it was built into the package: read once, packed once, served with long-lived names."""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from deskovka.installed import folder_of, outside
from deskovka.server import packing
from deskovka.server.refusals import Refusal

FOLDER = "DESKOVKA_WEB"  # names another build, for those who work on the client
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
SCRIPT = "index.js"  # of the page of a game


@cache
def page_folders() -> dict[str, Path]:
    """The folders of the pages that games of others bring; a name that is sent only looks one up."""
    folders = {name: folder_of(name) / "page" for name in outside().offers}
    return {name: folder for name, folder in folders.items() if (folder / SCRIPT).is_file()}


def page_address(game: str) -> str:
    return f"/games/{game}/{SCRIPT}"


class Web:
    """The files of the client; empty if it was not built."""

    def __init__(self, folder: Path | None = None) -> None:
        self.files: dict[str, tuple[bytes, bytes | None, str]] = {}
        folder = folder or Path(os.environ.get(FOLDER) or str(files("deskovka.server") / "static"))
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(folder).as_posix()
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                data = path.read_bytes()
                packed = gzip.compress(data, 9, mtime=0) if len(data) > packing.WORTH_PACKING else None
                self.files[name] = data, packed, kind

    def __bool__(self) -> bool:
        return "index.html" in self.files

    def answer(self, request: Request, name: str) -> Response:
        if name not in self.files:
            raise Refusal("unknown-path", "there is nothing at this address")
        data, packed, kind = self.files[name]
        cache = FOR_EVER if name.startswith("assets/") else "no-cache"
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if packed and packing.wanted(request):
            headers["content-encoding"] = "gzip"
            data = packed
        return Response(data, headers=headers, media_type=kind)
