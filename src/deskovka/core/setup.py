"""Typed set-ups: the lobby, the terminal and the library read the same description of a game's options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from deskovka.core.documents import unpack
from deskovka.core.errors import DataError, SetupError
from deskovka.core.values import value

Value = str | int | bool | tuple[str, ...]


@value
class Needs:
    """What an option depends on: one of some choices of other options, and a number of seats.

    A choice is an option and the text of what is chosen for it; of a list one of its entries, and nothing for an empty
    list. `rule` is the rule because of which the option has no effect otherwise, if there is one.
    """

    choices: tuple[tuple[str, str], ...] = ()
    seats: int = 0
    rule: str | None = None

    def met(self, setup: Setup, options: Mapping[str, Option]) -> bool:
        """Whether a set-up has what is needed."""
        chosen = {id: options[id].write(setup[id]).split(",") for id, _ in self.choices}
        fits = not self.choices or any(choice in chosen[id] for id, choice in self.choices)
        return fits and setup.seats >= self.seats

    def __str__(self) -> str:
        parts = [" or ".join(f"{id}={choice or 'none'}" for id, choice in self.choices)]
        parts += [f"{self.seats} or more seats"] if self.seats else []
        return " and ".join(part for part in parts if part)


@value
class Option:
    """One thing to choose before a game; its texts are in the catalogue under its id.

    choice: one of `choices`; list: up to `most` of `choices`, in order, or of what else the game knows, if it is `open`;
    number: `least` to `most`; flag: yes or no;
    text: one word, which the game checks itself; with `choices`, any other word names a file on this machine, which
    nobody at a server may do; document: a whole file, packed into one word (`core/documents.py`), or nothing.
    A secret option is not shown to the seats before the game is over. An option has an effect only if all its `needs`
    are met. A flag is on with each choice it is `implied` by, whatever is said of it.
    """

    id: str
    kind: Literal["choice", "list", "number", "flag", "text", "document"]
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1
    secret: bool = False
    needs: tuple[Needs, ...] = ()
    implied: tuple[tuple[str, str], ...] = ()
    open: bool = False

    def read(self, text: str) -> Value:
        """What a text chooses; what cannot be chosen raises a SetupError."""
        if self.kind == "choice":
            return self._known(text)
        if self.kind == "list":
            return self._read_list(text)
        if self.kind == "number":
            return self._read_number(text)
        if self.kind == "text":
            return self._read_text(text)
        if self.kind == "document":
            return self._read_document(text)
        if text not in ("yes", "no"):
            raise SetupError(
                f"option {self.id}: expected yes or no, got {text!r}",
                "choice",
                option=self.id,
                given=text,
                expected="yes, no",
            )
        return text == "yes"

    def write(self, chosen: Value) -> str:
        """The text of what is chosen."""
        if isinstance(chosen, bool):
            return "yes" if chosen else "no"
        return ",".join(chosen) if isinstance(chosen, tuple) else str(chosen)

    def _known(self, text: str) -> str:
        if text not in self.choices:
            raise SetupError(
                f"option {self.id}: {text!r} is not one of {', '.join(self.choices)}",
                "choice",
                option=self.id,
                given=text,
                expected=", ".join(self.choices),
            )
        return text

    def _read_list(self, text: str) -> tuple[str, ...]:
        items = tuple(item.strip() for item in text.split(",") if item.strip())
        if not self.open:
            items = tuple(map(self._known, items))
        if len(items) > self.most:
            raise SetupError(
                f"option {self.id}: expected at most {self.most} entries, got {len(items)}",
                "too-many",
                option=self.id,
                most=self.most,
                count=len(items),
            )
        if len(set(items)) < len(items):
            raise SetupError(
                f"option {self.id}: an entry is named twice in {text!r}", "twice", option=self.id
            )
        return items

    def _read_text(self, text: str) -> str:
        if len(text) > 300 or text and text.split() != [text]:
            raise SetupError(
                f"option {self.id}: expected one word, got {text!r}", "one-word", option=self.id, given=text
            )
        return text

    def _read_document(self, text: str) -> str:
        if text:
            try:
                unpack(text)
            except DataError as error:
                raise SetupError(f"option {self.id}: {error}", "document", option=self.id) from error
        return text

    def _read_number(self, text: str) -> int:
        if (
            not text.isascii()
            or not text.isdigit()
            or len(text) > 9
            or not self.least <= int(text) <= self.most
        ):
            raise SetupError(
                f"option {self.id}: expected a number from {self.least} to {self.most}, got {text!r}",
                "number",
                option=self.id,
                least=self.least,
                most=self.most,
                given=text,
            )
        return int(text)


@value
class Setup:
    """How many seats, and what was chosen for every option."""

    seats: int
    values: Mapping[str, Value]

    def __getitem__(self, option: str) -> Value:
        return self.values[option]

    def choice(self, option: str) -> str:
        """What was chosen for an option with a text."""
        chosen = self.values[option]
        assert isinstance(chosen, str)
        return chosen

    def choices(self, option: str) -> tuple[str, ...]:
        """What was chosen for an option that is a list."""
        chosen = self.values[option]
        assert isinstance(chosen, tuple)
        return chosen


def without_effect(options: Iterable[Option], setup: Setup) -> list[tuple[Option, Needs]]:
    """The options that were chosen in vain, each with what it would need."""
    known = {option.id: option for option in options}
    found = []
    for option in known.values():
        unmet = [needs for needs in option.needs if not needs.met(setup, known)]
        if unmet and setup[option.id] != option.default:
            found.append((option, unmet[0]))
    return found


def refuse_without_effect(options: Iterable[Option], setup: Setup) -> None:
    """Raise a SetupError for the first option that was chosen in vain."""
    for option, needs in without_effect(options, setup):
        because = f" ({needs.rule})" if needs.rule else ""
        raise SetupError(
            f"option {option.id}: it would have no effect{because}, it needs {needs}",
            "no-effect",
            needs.rule,
            option=option.id,
        )


def read_setup(
    name: str, seats: range, options: Iterable[Option], count: int, texts: Mapping[str, str]
) -> Setup:
    """The set-up of a game from texts, defaults where there is none; whether all of it has an effect is not asked."""
    if type(count) is not int or count not in seats:
        raise SetupError(
            f"{name} has {seats[0]} to {seats[-1]} seats, got {count}",
            "seats",
            least=seats[0],
            most=seats[-1],
            given=str(count),
        )
    known = {option.id: option for option in options}
    for id in texts:
        if id not in known:
            raise SetupError(
                f"{name} has no option {id!r}: expected {', '.join(known) or 'none'}",
                "no-option",
                option=id,
                expected=", ".join(known),
            )
    for id, text in texts.items():
        if not isinstance(text, str):
            example = known[id].write(known[id].default)
            raise SetupError(
                f"option {id}: expected a text such as {example!r}, got {text!r}",
                "no-text",
                option=id,
                example=example,
            )
    return Setup(
        count,
        {id: option.read(texts[id]) if id in texts else option.default for id, option in known.items()},
    )
