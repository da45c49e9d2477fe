"""`arbitro serve`: the server of a club, on one file and the local network."""

import os
import ssl
from email.utils import parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.cli.server.addresses import addresses, check_listening, code
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.office.actor import Role
from arbitro.office.contacts import ADDRESS
from arbitro.server.demonstration import put_back, shown
from arbitro.server.house import House
from arbitro.server.running import opened, run
from arbitro.server.settings import MAIL_PASSWORD, MailServer, Settings
from arbitro.words import LANGUAGES, catalogue

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
PORTS = {"starttls": 587, "tls": 465, "none": 25}
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
    mail_host: str | None,
    mail_port: int | None,
    mail_tls: Literal["starttls", "tls", "none"],
    mail_from: str | None,
    mail_user: str | None,
    mail_password_file: str | None,
    link: str | None,
    robots: int | None,
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
        mail=_mail(mail_host, mail_port, mail_tls, mail_from, mail_user, mail_password_file),
        link=_link(link),
        robots=robots or 0,
    )
    _check_certificate(settings.certificate, settings.key)
    check_listening(address, port)
    if robots:
        check_listening(address, robots)
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


def _mail(
    host: str | None,
    port: int | None,
    tls: Literal["starttls", "tls", "none"],
    sender: str | None,
    user: str | None,
    password_file: str | None,
) -> MailServer | None:
    """Refused with everything that is missing or would give a password away."""
    if host is None:
        return None
    problems = []
    if sender is None or not ADDRESS.fullmatch(parseaddr(sender)[1]) or not sender.isprintable():
        problems.append(Problem("address-unreadable", Place(tag="--mail-from"), clean(sender or "")))
    if user and tls == "none" and host not in LOOPBACK:
        problems.append(Problem("mail-password-open", Place(tag="--mail-tls"), tls, "starttls"))
    if password_file is not None:
        Path(password_file).open("rb").close()  # a file that is not there is told as such
    elif user and not os.environ.get(MAIL_PASSWORD):
        problems.append(Problem("mail-password-missing", Place(tag="--mail-user"), expected=MAIL_PASSWORD))
    if problems:
        raise ProblemsFound(problems)
    return MailServer(
        host=host,
        port=port or PORTS[tls],
        sender=sender or "",
        tls=tls,
        user=user or "",
        password_file=None if password_file is None else Path(password_file),
    )


def _link(address: str | None) -> str:
    if address and (urlsplit(address).scheme not in {"http", "https"} or not urlsplit(address).hostname):
        raise refuse("link-unreadable", where=Place(tag="--link"), found=clean(address))
    return address or ""


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
    if settings.robots:
        console.print(say("serve-robots", port=str(settings.robots)))
    console.print(say("serve-stop"))
