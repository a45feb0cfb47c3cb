"""`deskovka` where the minutes for which somebody is waited for are tenths of seconds."""

from __future__ import annotations

from deskovka.cli import main
from deskovka.server import presence

if __name__ == "__main__":
    presence.MINUTE, presence.GRACE = 100, 0
    presence.LEAVING = 0.1
    main()
