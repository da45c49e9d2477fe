"""`arbitro serve`: the server of a club, on one file and the local network."""

import ssl
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.cli.terminal import out, voice
from arbitro.cli.voice import Voice, clean
from arbitro.words import LANGUAGES, catalogue

if TYPE_CHECKING:
    from arbitro.server.house import House

NEEDED = ("argon2", "litestar", "segno", "uvicorn")
DATABASE, OF_DEMO = "arbitro.db", "arbitro-demo.db"

Address = Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is every network of this machine.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The port.")]
Database = Annotated[str, typer.Option(help="A file, or postgresql://host/database.")]


def serve(
    ctx: typer.Context,
    address: Address = "0.0.0.0",
    port: Port = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="A file, or postgresql://host/database.", show_default=f"{DATABASE}; {OF_DEMO} with --demo"),
    ] = None,
    languages: Annotated[
        str | None,
        typer.Option(help="The languages of the pages, the usual one first.", metavar="EN,IT,…", show_default="all"),
    ] = None,
    certificate: Annotated[Path | None, typer.Option(help="For TLS: the certificate with its chain (PEM).")] = None,
    key: Annotated[Path | None, typer.Option(help="For TLS: the key of the certificate (PEM).")] = None,
    demo: Annotated[bool, typer.Option("--demo", help="With three events to look at, in a file of their own.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="With --demo: back to how it was at first.")] = False,
) -> None:
    """Serve events on the local network, and print the address for the players as a QR code.

    What happens is kept in one file, or in PostgreSQL. On the first run it prints
    a link with which the first organiser makes an account; it works once.
    Ctrl-C or SIGTERM stops it.

    \b
    Examples:
      arbitro serve
      arbitro serve --port 80 --database /srv/club.db --languages it,en
      arbitro serve --database postgresql://host/club --certificate club.pem --key club.key
      arbitro serve --demo
      arbitro serve --demo --fresh
    """
    check_packages()
    from arbitro.cli.addresses import check_listening
    from arbitro.server import Settings, opened, run
    from arbitro.server.demonstration import put_back

    if fresh and not demo:
        raise refuse("fresh-without-demo")
    if database is None:
        database = OF_DEMO if demo else DATABASE
    settings = Settings(
        address=address,
        port=port,
        database=database,
        languages=_languages(languages, voice(ctx).language),
        certificate=certificate,
        key=key,
    )
    _check_certificate(certificate, key)
    check_listening(address, port)
    if fresh:
        put_back(settings)
    with opened(settings) as house:
        _welcome(house, voice(ctx), demo=demo)
    run(settings)


def check_packages() -> None:
    """The server is an extra of the package."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise refuse("package-missing", found=" ".join(missing), expected='pip install "arbitro[server]"')


def _languages(text: str | None, own: str) -> tuple[str, ...]:
    """As they are told; else all, the terminal's own first."""
    if text is None:
        return tuple(dict.fromkeys((own, *LANGUAGES)))
    named = tuple(dict.fromkeys(part.strip().lower() for part in text.split(",") if part.strip()))
    problems: list[Problem] = []
    for name in named or (text,):
        with gathered(problems):
            catalogue(name)
    if problems:
        raise ProblemsFound(problems)
    return named


def _check_certificate(certificate: Path | None, key: Path | None) -> None:
    if certificate is None and key is None:
        return
    if certificate is None or key is None:
        raise refuse("certificate-and-key", found="key" if certificate is None else "certificate")
    for file in (certificate, key):
        file.open("rb").close()  # a file that is not there is told as such
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, ValueError) as trouble:
        reason = getattr(trouble, "reason", None) or str(trouble)
        raise refuse("bad-certificate", found=reason, where=Place(file=clean(str(certificate)))) from None


def _welcome(house: "House", say: Voice, *, demo: bool) -> None:
    """The demo events, the link of the first organiser, and how to get there."""
    from arbitro.cli.addresses import addresses, code
    from arbitro.office.actor import Role
    from arbitro.server.demonstration import shown

    settings = house.settings
    there = addresses(settings.address, settings.port, is_secure=settings.is_secure)
    events = shown(house, Voice(settings.languages[0])) if demo else ()
    console = out()
    console.print(say("serve-database", database=house.office.journal.name))
    console.print(say("serve-address", address=there[0]), style="bold")
    for other in there[1:]:
        console.print(say("serve-also", address=other))
    console.print(code(there[0]))
    if house.accounts.is_empty:
        invitation = house.accounts.invite(Role.ORGANISER, "", "")
        console.print(say("serve-first-organiser", link=f"{there[0]}invitations/{invitation}"))
    for event in events:
        console.print(say("serve-demo", event=event))
    if demo:
        console.print(say("serve-demo-people"))
    console.print(say("serve-stop"))
    console.file.flush()
