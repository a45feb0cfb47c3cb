"""`deskovka serve`, whose loop hangs soon after the start, unless it was begun anew."""

from __future__ import annotations

import asyncio
import sys
import time

from deskovka.cli import main
from deskovka.server import watchdog
from deskovka.server.house import House

start = House.start


async def start_and_hang(house: House) -> None:
    await start(house)
    asyncio.get_running_loop().call_later(1, time.sleep, 3600)


if __name__ == "__main__":
    watchdog.HANG_SECONDS = 2
    if "--alone" not in sys.argv:
        House.start = start_and_hang  # type: ignore[method-assign, assignment]
    main()
