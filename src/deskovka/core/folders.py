"""Where the texts of a game lie: in its folder, and in those below it, of its expansions and scenarios."""

from __future__ import annotations

import os
from pathlib import Path

TEXT = "text"


def text_files(folder: Path, name: str) -> list[Path]:
    """The files of that name in a game's folders of texts: its own, there or not, then those below it."""
    own = folder / TEXT / name
    found = [
        Path(at, name) for at, _, names in os.walk(folder) if name in names and os.path.basename(at) == TEXT
    ]
    return [own, *sorted(file for file in found if file != own)]
