"""`arbitro penalty`: what the regulations make of lateness, slow play and the like, each with its article and why."""

import typer

from arbitro.cli.rulings.penalty import (
    amend,
    forfeit,
    fouled,
    lateness,
    record,
    score_sheet,
    seating,
    slow_play,
    substitute,
    watching,
    withdrawal,
)

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="What the regulations make of lateness, slow play and other breaches: outcome, article, why.\n\n"
    "What only a person can tell comes back as a question; answer it with an option.",
)

app.command("lateness")(lateness.lateness)
app.command("slow-play")(slow_play.slow_play)
app.command("forfeit")(forfeit.forfeit)
app.command("record")(record.record)
app.command("amend")(amend.amend)
app.command("seating")(seating.seating)
app.command("substitute")(substitute.substitute)
app.command("withdrawal")(withdrawal.withdrawal)
app.command("fouled")(fouled.fouled)
app.command("score-sheet")(score_sheet.score_sheet)
app.command("watching")(watching.watching)
