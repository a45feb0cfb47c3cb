"""What the bad input led to: counts by kind and outcome, and whatever should not have happened."""

from __future__ import annotations

import time
from collections import Counter

MOST_SHOWN = 3  # examples of one fault


class Findings:
    """Counts and faults; faults of one name are counted, the first few are kept to be reproduced."""

    def __init__(self, progress: bool = False) -> None:
        self.outcomes: Counter[tuple[str, str]] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {}
        self.notes: list[str] = []
        self.progress = progress
        self.began = time.monotonic()

    @property
    def messages(self) -> int:
        return sum(self.outcomes.values())

    def count(self, kind: str, outcome: str) -> None:
        self.outcomes[kind, outcome] += 1
        if self.progress and self.messages % 5000 == 0:
            seconds = time.monotonic() - self.began
            print(
                f"{self.messages:7} messages, {sum(self.faults.values())} faults, {seconds:.0f} s", flush=True
            )

    def fault(self, name: str, example: str) -> None:
        self.faults[name] += 1
        kept = self.examples.setdefault(name, [])
        if len(kept) < MOST_SHOWN:
            kept.append(example)
            if self.progress:
                print(f"FAULT {name}: {example[:1000]}", flush=True)

    def note(self, line: str) -> None:
        self.notes.append(line)
        if self.progress:
            print(line, flush=True)

    def summary(self) -> str:
        lines = [f"{self.messages} messages in {time.monotonic() - self.began:.0f} s", ""]
        for kind in sorted({kind for kind, _ in self.outcomes}):
            found = {outcome: count for (other, outcome), count in self.outcomes.items() if other == kind}
            told = ", ".join(f"{outcome} {count}" for outcome, count in sorted(found.items()))
            lines.append(f"  {kind:28} {sum(found.values()):7}  {told}")
        lines += ["", *self.notes, ""]
        for name, count in self.faults.most_common():
            lines.append(f"FAULT {name}: {count} times")
            lines += [f"    {example}" for example in self.examples[name]]
        return "\n".join([*lines, f"{sum(self.faults.values())} faults"])
