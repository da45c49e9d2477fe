"""`arbitro serve`: the server of a club, on one file and the local network."""

import ssl
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.words import catalogue

if TYPE_CHECKING:
    from arbitro.server.house import House

NEEDED = ("argon2", "litestar", "segno", "uvicorn")
DATABASE = "arbitro.db"

Address = Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is every network of this machine.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The port.")]
Database = Annotated[str, typer.Option(help="A file, or postgresql://host/database.")]


def serve(
    say: Voice,
    address: str,
    port: int,
    database: str,
    languages: str,
    certificate: Path | None,
    key: Path | None,
    demo: bool,
) -> None:
    check_packages()
    from arbitro.cli.server.addresses import check_listening
    from arbitro.server import Settings, opened, run

    settings = Settings(
        address=address,
        port=port,
        database=database,
        languages=_languages(languages),
        certificate=certificate,
        key=key,
    )
    _check_certificate(certificate, key)
    check_listening(address, port)
    with opened(settings) as house:
        _welcome(house, say, demo=demo)
    run(settings)


def check_packages() -> None:
    """The server is an extra of the package."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise refuse("package-missing", found=" ".join(missing), expected='pip install "arbitro[server]"')


def _languages(text: str) -> tuple[str, ...]:
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
    from arbitro.cli.server.addresses import addresses, code
    from arbitro.office.actor import Role
    from arbitro.office.demo import demo as make_demo
    from arbitro.office.demo import demo_of_teams, demos

    settings = house.settings
    there = addresses(settings.address, settings.port, is_secure=settings.is_secure)
    if demo and not demos(house.office):
        today = house.clock().date().isoformat()
        make_demo(house.office, today)
        demo_of_teams(house.office, today)
    console = out()
    console.print(say("serve-database", database=house.office.journal.name))
    console.print(say("serve-address", address=there[0]), style="bold")
    for other in there[1:]:
        console.print(say("serve-also", address=other))
    console.print(code(there[0]))
    if house.accounts.is_empty:
        invitation = house.accounts.invite(Role.ORGANISER, "", "")
        console.print(say("serve-first-organiser", link=f"{there[0]}invitations/{invitation}"))
    for event in demos(house.office) if demo else ():
        console.print(say("serve-demo", event=event))
    console.print(say("serve-stop"))
    console.file.flush()
