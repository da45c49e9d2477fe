"""The command `arbitro` and its options that hold for every command."""

import sys
from typing import Any

import click

from arbitro import __version__
from arbitro.cli.command import WANTS_JSON, LazyGroup


class Door(LazyGroup):
    """The group of all commands: lets people in, and tells them what is wrong (house rule 10)."""

    def invoke(self, ctx: click.Context) -> Any:
        ctx.obj = ctx.params["lang"]
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()
            return answer
        except (click.ClickException, click.Abort, click.exceptions.Exit):
            raise
        except (Exception, KeyboardInterrupt) as trouble:
            from arbitro.cli.terminal import stopped

            raise click.exceptions.Exit(stopped(trouble, ctx.obj, as_json=ctx.meta.get(WANTS_JSON, False))) from None


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"arbitro {__version__}")
        ctx.exit()


def _languages(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    from arbitro.words import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(incomplete)]


@click.pass_context
def _alone(ctx: click.Context, lang: str | None) -> None:
    """Without a command: what one can do."""
    if ctx.invoked_subcommand is None:
        from arbitro.cli.voice import speaking
        from arbitro.cli.welcome import welcome

        welcome(speaking(lang))


app = Door(
    "arbitro",
    """Duplicate bridge from the shuffle to the appeal.

    Every command takes --help and shows examples. Exit codes: 0 in order, 2 problems.
    """,
    "boards",
    "scores",
    "events",
    "rulings",
    "analysis",
    "server",
    callback=_alone,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    params=[
        click.Option(
            ["--lang"],
            help="The language to use.",
            metavar="en|it|ro",
            envvar="ARBITRO_LANG",
            show_envvar=True,
            shell_complete=_languages,
        ),
        click.Option(
            ["--version"],
            help="Print the version and stop.",
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_version,
        ),
    ],
)
