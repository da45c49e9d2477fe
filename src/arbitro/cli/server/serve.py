"""`arbitro serve`: the server of a club, on one file and the local network."""

import ssl
from pathlib import Path

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.cli.server.addresses import addresses, check_listening, code
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.office.actor import Role
from arbitro.server import Settings, opened, run
from arbitro.server.demonstration import put_back, shown
from arbitro.server.house import House
from arbitro.words import LANGUAGES, catalogue

DATABASE, OF_DEMO = "arbitro.db", "arbitro-demo.db"


def serve(
    say: Voice,
    address: str,
    port: int,
    database: str | None,
    languages: str | None,
    certificate: str | None,
    key: str | None,
    backups: int,
    proxy: str | None,
    no_guests: bool,
    demo: bool,
    fresh: bool,
) -> None:
    if fresh and not demo:
        raise refuse("fresh-without-demo")
    settings = Settings(
        address=address,
        port=port,
        database=database if database is not None else OF_DEMO if demo else DATABASE,
        languages=_languages(languages, say.language),
        certificate=None if certificate is None else Path(certificate),
        key=None if key is None else Path(key),
        backups=0 if demo else backups,
        proxy=proxy or "",
        guests=not no_guests,
    )
    _check_certificate(settings.certificate, settings.key)
    check_listening(address, port)
    if fresh:
        put_back(settings)
    with opened(settings) as house:
        _welcome(house, say, demo=demo)
    run(settings)


def _languages(text: str | None, own: str) -> tuple[str, ...]:
    """As they are given; else all, the terminal's own first."""
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


def _welcome(house: House, say: Voice, *, demo: bool) -> None:
    """The demo events, the link of the first organiser, and how to get there."""

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
