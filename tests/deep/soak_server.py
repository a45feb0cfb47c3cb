"""`deskovka serve` that gives back what it can on SIGUSR1 and then tells what it holds: `python -m deep.soak_server FILE serve ...`."""

from __future__ import annotations

import ctypes
import gc
import signal
import sys
from pathlib import Path
from types import FrameType

from deskovka.cli import main


def collect(number: int, frame: FrameType | None) -> None:
    """Writes how many objects there are into FILE."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    whole = file.with_suffix(".part")
    whole.write_text(str(len(gc.get_objects())))
    whole.rename(file)


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    signal.signal(signal.SIGUSR1, collect)
    main()
