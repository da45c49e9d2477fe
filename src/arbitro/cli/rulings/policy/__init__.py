"""`arbitro policy`: what an authority's policies say about methods, calls and papers."""

import typer

from arbitro.cli.rulings.policy import alert, pre_alert, psych, systems

app = typer.Typer(no_args_is_help=True, help="Policies: systems and what is owed about them, alerts, psychic calls.")
app.command("systems")(systems.systems)
app.command("undisclosed")(systems.undisclosed)
app.command("alert")(alert.alert)
app.command("pre-alert")(pre_alert.pre_alert)
app.command("bidding-cards")(pre_alert.bidding_cards)
app.command("psych")(psych.psych)
