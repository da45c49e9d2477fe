"""`arbitro account`: an organiser's account, made at the machine itself."""

import sys
from datetime import UTC, datetime
from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.cli.server.serve import DATABASE, Database, check_packages
from arbitro.cli.terminal import out, voice


def account(
    ctx: typer.Context,
    login: Annotated[str, typer.Argument(help="The name to sign in with.")],
    database: Database = DATABASE,
    password: Annotated[
        bool, typer.Option("--password", help="Give an account that is there another password.")
    ] = False,
) -> None:
    """Make an account for an organiser. The password is asked for, or read from standard input.

    With --password, whoever has the machine replaces a forgotten one; everybody signed in with the old one is signed
    out. It works while the server runs, too.

    \b
    Examples:
      arbitro account maria
      arbitro account maria --password
      arbitro account maria --database postgresql://host/club < password.txt
    """
    check_packages()
    from arbitro.journal import open_journal
    from arbitro.server.accounts import Accounts

    say = voice(ctx)
    with open_journal(database) as journal:
        accounts = Accounts(journal, lambda: datetime.now(UTC))
        given = _password(say("account-password"), say("account-again"))
        if password:
            accounts.change(login, given)
        else:
            accounts.make(login, given)
    out().print(say("account-changed" if password else "account-made", login=login.strip()))


def _password(ask: str, again: str) -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = typer.prompt(ask, hide_input=True)
    if typer.prompt(again, hide_input=True) != first:
        raise refuse("passwords-differ")
    return str(first)
