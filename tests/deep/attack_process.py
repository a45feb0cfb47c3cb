"""A process of its own that attacks: `python -m deep.attack_process NAME URL SECONDS`, with the facts as its input."""

from __future__ import annotations

import asyncio
import json
import sys

from deep.attack_kinds import Attack, Attacker, attacks


def main() -> None:
    name, url, seconds = sys.argv[1:]
    found = attacks()[name]
    facts = json.load(sys.stdin)  # the sign to begin
    print(asyncio.run(attack(found, Attacker(url, float(seconds), facts))))


async def attack(found: Attack, attacker: Attacker) -> str:
    return await found.run(attacker)


if __name__ == "__main__":
    main()
