"""Commands whose help is in the reader's language, and which load what they do when they do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from deskovka.commandline.kinds import Language
from deskovka.commandline.mistakes import UnexpectedWords, known_texts, mistakes_in_one_line
from deskovka.commandline.parameters import Option, asked_language, flag, help_of, texts_of
from deskovka.text import Texts, choose_language

WIDEST = 100  # columns of help


def show_help(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


class Spoken(click.Command):
    """What commands and the program have in common: help and language."""

    def __init__(self, name: str, *parameters: click.Parameter, **more: Any) -> None:
        shared = (
            Option("--lang", type=Language(), expose_value=False),
            flag("--help", is_eager=True, expose_value=False, callback=show_help),
        )
        settings = {"max_content_width": WIDEST}
        super().__init__(
            name,
            params=[*parameters, *shared],
            add_help_option=False,
            context_settings=settings,
            **more,
        )

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if parent is None:
            asked, completing = asked_language(args), extra.get("resilient_parsing")
            extra["obj"] = known_texts(asked) if completing else Texts(choose_language(asked))
        return super().make_context(info_name, args, parent, **extra)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            error.ctx = ctx  # which the parser does not know
            raise

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, texts_of(ctx).t("usage") + " ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        arguments = [piece for one in self.params for piece in one.get_usage_pieces(ctx)]
        return [texts_of(ctx).t("usage-options"), *arguments]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts_of(ctx).t(f"cli-{self.name}"))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._format(ctx, formatter, "title-arguments", click.Argument)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._format(ctx, formatter, "title-options", click.Option)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Options and commands with their help."""
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            item.help = first_sentence(self._help_of_item(ctx, item.value))
        return found

    def _help_of_item(self, ctx: click.Context, value: str) -> str:
        return help_of(ctx, value.lstrip("-")) if value.startswith("-") else texts_of(ctx).t(f"cli-{value}")

    def _format(
        self, ctx: click.Context, formatter: click.HelpFormatter, title: str, kind: type[click.Parameter]
    ) -> None:
        records = [one.get_help_record(ctx) for one in self.params if isinstance(one, kind)]
        shown = [record for record in records if record]
        if shown:
            with formatter.section(texts_of(ctx).t(title)):
                formatter.write_dl(shown)


class Command(Spoken):
    """One command: what may be typed after its name, and the function in `commands` that does it."""

    def __init__(self, name: str, run: str, *parameters: click.Parameter) -> None:
        super().__init__(name, *parameters)
        self.run = run
        self.context_settings["allow_extra_args"] = True  # they are refused below, in the reader's language

    @property
    def function(self) -> Callable[..., None]:
        """What does it; only now its module is loaded."""
        module, _, name = self.run.partition(":")
        found: Callable[..., None] = getattr(import_module(f"deskovka.commands.{module}"), name)
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise UnexpectedWords(rest, ctx)
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        return self.function(language=texts_of(ctx).language, **ctx.params)


class Program(Spoken, click.Group):
    """All commands, guarded against what people and machines do wrong."""

    def __init__(self, name: str, commands: Mapping[str, Command], *parameters: click.Parameter) -> None:
        super().__init__(name, *parameters, commands=commands, invoke_without_command=True, callback=say_help)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with mistakes_in_one_line(asked_language(args)):
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with mistakes_in_one_line(texts_of(ctx).language):
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*Spoken.collect_usage_pieces(self, ctx), texts_of(ctx).t("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Spoken.format_options(self, ctx, formatter)
        texts = texts_of(ctx)
        with formatter.section(texts.t("title-commands")):
            formatter.write_dl([(name, first_sentence(texts.t(f"cli-{name}"))) for name in self.commands])


def first_sentence(help: str) -> str:
    return help.partition(". ")[0].rstrip(".") + "."


def say_help() -> None:
    """Without a command there is nothing to do but to say which there are."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
        ctx.exit(2)
