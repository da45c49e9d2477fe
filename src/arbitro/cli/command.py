"""How a command is declared: its words, its parameters, and the place of its work, which is imported when it is called.

So `--help` loads declarations only, and a command only what it needs itself.
"""

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

WANTS_JSON = "arbitro.json"


class LazyCommand(click.Command):
    """A command with the name of the function at its place: `arbitro.cli.scores.score:score`.

    Examples are what may follow the name.
    """

    def __init__(self, place: str, help: str, *params: click.Parameter, examples: Sequence[str]) -> None:
        name = place.rpartition(":")[2].strip("_").replace("_", "-")
        numbers = any(param.type is NUMBERS for param in params)
        super().__init__(name, {"ignore_unknown_options": numbers}, params=list(params), help=help)
        self.place, self.examples = place, examples

    @property
    def work(self) -> Callable[..., None]:
        """The function that does what the command says."""
        module, _, name = self.place.partition(":")
        function: Callable[..., None] = getattr(import_module(module), name)
        return function

    def invoke(self, ctx: click.Context) -> None:
        """Calls the function with the voice that was asked for, and with what was typed as values of its types."""
        from msgspec import convert

        from arbitro.cli.voice import speaking

        ctx.meta[WANTS_JSON] = ctx.params.get("json", False)
        say, work = speaking(ctx.obj), self.work
        work(say, **{name: convert(typed, work.__annotations__[name]) for name, typed in ctx.params.items()})

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The examples, each on its line, to be copied."""
        with formatter.section("Examples"):
            for example in self.examples:
                formatter.write(f"  {ctx.command_path} {example}".rstrip() + "\n")


class LazyGroup(click.Group):
    """Commands that folders declare: `COMMANDS` of `arbitro.cli.<folder>.commands`, read as far as need be."""

    def __init__(self, name: str, help: str, *folders: str, **more: Any) -> None:
        super().__init__(name, help=help, **more)
        self.folders = folders

    def declared(self, folder: str) -> dict[str, click.Command]:
        return {command.name: command for command in import_module(f"arbitro.cli.{folder}.commands").COMMANDS}

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        declared = (self.declared(folder).get(cmd_name) for folder in self.folders)
        return next(filter(None, declared), None)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return [name for folder in self.folders for name in self.declared(folder)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Each folder under its heading, each command with the first paragraph of its help."""
        for folder in self.folders:
            with formatter.section(folder.capitalize() if len(self.folders) > 1 else "Commands"):
                commands = self.declared(folder).items()
                formatter.write_dl([(name, (command.help or "").partition("\n\n")[0]) for name, command in commands])


class _Numbers(click.ParamType[str]):
    """Words among which numbers may be below zero; anything else that begins with a dash is an option that is none."""

    name = "text"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        if re.fullmatch(r"-{1,2}[^\d=-].*", value):
            raise click.NoSuchOption(value, ctx=ctx)
        return value


NUMBERS = _Numbers()


def argument(name: str, help: str, *, many: bool = False, required: bool = True, **more: Any) -> click.Argument:
    needed = required and "default" not in more
    return click.Argument([name], help=help, required=needed, nargs=-1 if many else 1, **more)


def option(
    names: str, help: str, *, choices: str = "", default: Any = None, many: bool = False, **more: Any
) -> click.Option:
    """`-o --output`; a word without dashes is the name of the parameter: `--from form`."""
    if choices:
        more["type"] = click.Choice(choices.split())
    if default is not None:
        more |= {"default": default, "show_default": bool(default)}
    return click.Option(names.split(), help=help, multiple=many, **more)


def flag(names: str, help: str, **more: Any) -> click.Option:
    """`--screens` is true or false; `--warned/--not-warned` may also be left open, and is None then."""
    default = {"default": None} if "/" in names else {}
    return click.Option(names.split(), help=help, is_flag=True, **default | more)
