"""The command `arbitro` and its options that hold for every command."""

from typing import Annotated

import typer

from arbitro import __version__
from arbitro.cli.analysis import dd, equity
from arbitro.cli.boards import check, convert, deal, demo, show
from arbitro.cli.events import bye, corrections, draw, entries, movement, simulate, ties, time
from arbitro.cli.rulings import claim, laws, penalty, policy, regulations, rule, table
from arbitro.cli.scores import quick, score, standings
from arbitro.cli.server import account, doctor, journal, serve
from arbitro.cli.terminal import NUMBERS_MAY_BE_NEGATIVE, Door
from arbitro.cli.voice import Voice
from arbitro.words import DEFAULT, LANGUAGES, catalogue

app = typer.Typer(
    name="arbitro",
    cls=Door,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"arbitro {__version__}")
        raise typer.Exit


@app.callback()
def arbitro(
    ctx: typer.Context,
    lang: Annotated[
        str, typer.Option(help="The language to speak.", envvar="ARBITRO_LANG", autocompletion=lambda: list(LANGUAGES))
    ] = DEFAULT,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", help="Print the version and stop.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Duplicate bridge from the shuffle to the appeal.

    Every command takes --help and shows examples. Exit codes: 0 in order, 2 problems.
    """
    catalogue(lang)
    ctx.obj = Voice(lang)


app.command("deal")(deal.deal)
app.command("show")(show.show)
app.command("check")(check.check)
app.command("convert")(convert.convert)
app.command("score", context_settings=NUMBERS_MAY_BE_NEGATIVE)(score.score)
app.command("demo")(demo.demo)
app.command("standings")(standings.standings)
app.command("vp")(quick.vp)
app.command("imps", context_settings=NUMBERS_MAY_BE_NEGATIVE)(quick.imps)
app.command("matchpoints", context_settings=NUMBERS_MAY_BE_NEGATIVE)(quick.matchpoints)
app.command("neuberg")(quick.neuberg)
app.command("weighted")(quick.weighted)
app.command("artificial")(quick.artificial)
app.command("fouled", context_settings=NUMBERS_MAY_BE_NEGATIVE)(quick.fouled)
app.command("entries")(entries.entries)
app.command("movement")(movement.movement)
app.command("rule")(rule.rule)
app.command("table")(table.table)
app.command("laws")(laws.laws)
app.command("dd")(dd.dd)
app.command("equity")(equity.equity)
app.command("claim")(claim.claim)
app.command("draw")(draw.draw)
app.add_typer(policy.app, name="policy")
app.command("ties")(ties.ties)
app.command("time")(time.time)
app.command("bye")(bye.bye)
app.add_typer(penalty.app, name="penalty")
app.add_typer(regulations.app, name="regulations")
app.add_typer(journal.app, name="journal")
app.command("simulate")(simulate.simulate)
app.command("corrections")(corrections.corrections)
app.command("serve")(serve.serve)
app.command("doctor")(doctor.doctor)
app.command("account")(account.account)
