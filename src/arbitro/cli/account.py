"""`arbitro account`: an organiser's account, made at the machine itself."""

import sys
from datetime import UTC, datetime
from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.cli.serve import DATABASE, Database, check_packages
from arbitro.cli.terminal import out, voice


def account(
    ctx: typer.Context,
    login: Annotated[str, typer.Argument(help="The name to sign in with.")],
    database: Database = DATABASE,
) -> None:
    """Make an account for an organiser. The password is asked for, or read from standard input.

    It works while the server runs, too.

    \b
    Examples:
      arbitro account maria
      arbitro account maria --database postgresql://host/club < password.txt
    """
    check_packages()
    from arbitro.journal import open_journal
    from arbitro.server.accounts import Accounts

    say = voice(ctx)
    with open_journal(database) as journal:
        Accounts(journal, lambda: datetime.now(UTC)).make(
            login, _password(say("account-password"), say("account-again"))
        )
    out().print(say("account-made", login=login.strip()))


def _password(ask: str, again: str) -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = typer.prompt(ask, hide_input=True)
    if typer.prompt(again, hide_input=True) != first:
        raise refuse("passwords-differ")
    return str(first)
