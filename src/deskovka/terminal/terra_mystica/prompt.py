"""Choosing an action step by step: its kind, then what exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text

from deskovka.core.finding import plain
from deskovka.core.notation import Action, verb
from deskovka.games.terra_mystica.board import INDEX, Colour, Hex
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.words import Build, Transform
from deskovka.terminal.columns import in_columns, in_flow
from deskovka.terminal.face import AskLine, TakeBack
from deskovka.terminal.position import Position
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.terra_mystica.choices import ON_THE_MAP, Choice, by_kind, choices, colours
from deskovka.terminal.terra_mystica.names import home_colour
from deskovka.terminal.typed_words import find_number

if TYPE_CHECKING:
    from deskovka.terminal.terra_mystica.face import TerraMysticaFace

TURNS = ("TakeTurn", "FinishTurn")
ENTER_ENDS = "FinishTurn"
BESIDES = ("connect", "convert", "done")  # what is not the answer to what is asked


class Choosing:
    """One decision of one person. A step with one answer only is not asked; back leads to the last that was."""

    def __init__(self, face: TerraMysticaFace, position: Position, ask: AskLine) -> None:
        self.face = face
        self.screen = face.screen
        self.texts = face.texts
        self.position = position
        self.ask = ask

    def action(self) -> Action:
        """Of a whole turn first the kind is asked; of anything else the choices themselves."""
        kinds = by_kind(self.position.view, self.position.legal)
        while True:
            kind = self._ask_kind(kinds) if self.position.decision in TURNS else ""
            try:
                return self._of_kind(kind, kinds[kind]) if kind else self._at_once(kinds)
            except TakeBack:
                if not kind:
                    raise
                self.face.page_again(self.position)

    def _ask_kind(self, kinds: dict[str, list[Action]]) -> str:
        names = list(kinds)
        entries = [self._menu_entry(kind, kinds[kind]) for kind in names]
        say_menu = partial(self._say_menu, entries)
        say_menu()
        ends = self.position.decision == ENTER_ENDS
        while True:
            typed = self.ask(
                self.texts.t("ask-kind-end" if ends else "ask-kind"),
                say_menu,
                [self.texts.t(f"kind-{kind}") for kind in names],
            )
            if not typed and ends:
                return "done"
            index = find_number(typed, len(names))
            kind = names[index] if index is not None else self._kind_named(typed, kinds)
            if kind is not None:
                return kind
            self._say_wrong(typed, len(names))

    def _at_once(self, kinds: dict[str, list[Action]]) -> Action:
        """All choices in one list, what may be done besides at its end."""
        main = next((kind for kind in kinds if kind not in BESIDES), "done")
        listed = choices(self.texts, self.position, kinds[main]) if main != "done" else []
        for kind in [kind for kind in BESIDES if kind in kinds]:
            label, gain = self._menu_entry(kind, kinds[kind])
            listed.append(Choice(label, (kind,), gain, tuple(kinds[kind])))
        while True:
            chosen = self._pick(listed, self.texts.t(f"ask-{main}"), on_map=main in ON_THE_MAP)
            try:
                return self._within(chosen)
            except TakeBack:
                self.face.page_again(self.position)

    def _within(self, chosen: Choice) -> Action:
        """What exactly, where a choice stands for several actions."""
        if len(chosen.actions) == 1:
            return chosen.actions[0]
        if isinstance(chosen.actions[0], Transform):
            return self._colour(chosen)
        return self._of_kind(chosen.words[0], list(chosen.actions))

    def _menu_entry(self, kind: str, actions: list[Action]) -> tuple[str, str]:
        """The name of a kind; of the only action of a kind what it is and what it changes."""
        name = self.texts.t(f"kind-{kind}")
        if len(actions) > 1 or kind == "done":
            return name, ""
        only = choices(self.texts, self.position, actions)[0]
        return name if only.label == name else f"{name}: {only.label.split(' (')[0]}", only.gain

    def _kind_named(self, typed: str, kinds: dict[str, list[Action]]) -> str | None:
        """The kind somebody means by its verb or by the beginning of its name."""
        wanted = plain(typed)
        if not wanted:
            return None
        for kind, actions in kinds.items():
            verbs = {verb(type(action)) for action in actions}
            if wanted in verbs or plain(self.texts.t(f"kind-{kind}")).startswith(wanted):
                return kind
        return None

    def _of_kind(self, kind: str, actions: list[Action]) -> Action:
        """One of the actions of a kind; an only one has been named already."""
        if len(actions) == 1:
            return actions[0]
        listed = choices(self.texts, self.position, actions)
        while True:
            chosen = self._pick(listed, self.texts.t(f"ask-{kind}"), on_map=kind in ON_THE_MAP)
            try:
                return self._within(chosen)
            except TakeBack:
                self.face.page_again(self.position)

    def _colour(self, hex: Choice) -> Action:
        transforms = [action for action in hex.actions if isinstance(action, Transform)]
        question = self.texts.t("ask-colour", hex=hex.label)
        return self._pick(colours(self.texts, self.position, transforms), question).actions[0]

    def _pick(self, listed: Sequence[Choice], question: str, on_map: bool = False) -> Choice:
        if on_map:
            numbers = {
                str(choice.actions[0]).split()[1]: f"({number})"
                for number, choice in enumerate(listed, 1)
                if isinstance(choice.actions[0], (Build, Transform, Connect))
            }
            self.face.show_places(self.position, numbers)
        say_list = partial(self._say_entries, [(choice.label, choice.gain) for choice in listed])
        say_list()
        words = [word for choice in listed for word in choice.words]
        while True:
            typed = self.ask(question, say_list, words)
            index = find_number(typed, len(listed))
            if index is not None:
                return listed[index]
            named = [choice for choice in listed if plain(typed) in choice.words]
            if len(named) == 1:
                return named[0]
            if not self._refused(typed, listed):
                self._say_wrong(typed, len(listed))

    def _refused(self, typed: str, listed: Sequence[Choice]) -> bool:
        """Why a hex that was named is not among the choices."""
        hex, first = INDEX.get(typed.casefold()), listed[0].actions[0]
        if hex is None or not isinstance(first, (Build, Transform)):
            return False
        colour = Colour(home_colour(self.position.view["seats"][self.position.seat]["faction"]))
        action = Build(Hex(hex)) if isinstance(first, Build) else Transform(Hex(hex), colour)
        rule = self.position.why_not(action)
        if rule:
            say_refusal(self.screen, self.texts, self.position.game.name, rule)
        return rule is not None

    def _say_menu(self, entries: Sequence[tuple[str, str]]) -> None:
        if self.screen.plain:
            self._say_entries(entries)
            return
        lines = [
            Text.assemble((f"{number} ", "bold cyan"), label, (f" ({gain})" if gain else "", "dim"))
            for number, (label, gain) in enumerate(entries, 1)
        ]
        self.screen.say(in_flow(lines, self.screen.width))

    def _say_entries(self, entries: Sequence[tuple[str, str]]) -> None:
        if self.screen.plain:
            for number, (label, gain) in enumerate(entries, 1):
                self.screen.say(f"{number}. {label}" + (f": {gain}" if gain else ""))
            return
        lines = [Text.assemble(label, (f"  {gain}" if gain else "", "dim")) for label, gain in entries]
        self.screen.say(in_columns(lines, self.screen.width))

    def _say_wrong(self, typed: str, most: int) -> None:
        self.screen.say(
            self.texts.t("wrong-choice" if typed else "empty-line", typed=typed, most=most), "red"
        )
