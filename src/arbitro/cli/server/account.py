"""`arbitro account`: an organiser's account, made at the machine itself."""

import sys
from datetime import UTC, datetime

import click

from arbitro.book.problem import refuse
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice
from arbitro.journal import open_journal
from arbitro.server.accounts import Accounts


def account(say: Voice, login: str, database: str, password: bool, remove: bool) -> None:
    with open_journal(database) as journal:
        accounts = Accounts(journal, lambda: datetime.now(UTC))
        if remove:
            accounts.remove(login)
            out().print(say("account-removed", login=login.strip()))
            return
        given = _password(say("account-password"), say("account-again"))
        if password:
            accounts.change(login, given)
        else:
            accounts.make(login, given)
    out().print(say("account-changed" if password else "account-made", login=login.strip()))


def _password(ask: str, again: str) -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = click.prompt(ask, hide_input=True)
    if click.prompt(again, hide_input=True) != first:
        raise refuse("passwords-differ")
    return str(first)
