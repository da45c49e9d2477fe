"""Results by e-mail, through the club's own server. Each message and its fate are facts in a stream beside the event:
asked for, begun, sent or failed. Begun before it is handed over, a message is never sent twice by itself: one that was
begun and has no fate, for the machine stopped, is told as unsure, and somebody says whether to send it again.

The journal has persons by their ids; their addresses are in the register, the password is with the settings.
"""

import re
import smtplib
import ssl
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from hashlib import sha256
from threading import Lock, Thread
from typing import Literal
from urllib.parse import quote

import msgspec
from msgspec import Struct

from arbitro.answers.letter import results_letter
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.contestants import now_playing
from arbitro.journal.fact import Conflict, NewFact
from arbitro.journal.register import Person
from arbitro.office.actor import NOBODY, Actor
from arbitro.office.contacts import Contacts, read_contacts
from arbitro.office.seeing.season import is_official
from arbitro.office.seeing.view import View
from arbitro.server.house import House
from arbitro.server.logs import tell
from arbitro.server.settings import MailServer
from arbitro.words import DEFAULT

PREFIX = "mail/"
SCHEMA = 1
TIMEOUT = 20.0  # seconds for each step of a server that does not answer
UNSURE_AFTER = timedelta(minutes=5)  # a message that was begun has long had its fate by then
LONGEST_REASON = 200
TRIES = 5
SEVEN_BITS = "quoted-printable"  # which every mail server carries
ANY_ADDRESS = re.compile(r"<?[^\s<>]+@[^\s<>]+>?")

Trouble = Literal["unreachable", "tls", "login", "refused", "no_address", "lost"]
State = Literal["no_address", "not_wanted", "not_sent", "waiting", "sending", "unsure", "sent", "failed"]


class _MailFact(Struct, frozen=True, tag_field="mail", kw_only=True, omit_defaults=True):
    person: str


class MailAsked(_MailFact, frozen=True, kw_only=True, tag="asked"):
    """To be sent, in this language; `link`: where the pages are."""

    language: str
    link: str = ""


class MailBegun(_MailFact, frozen=True, kw_only=True, tag="begun"):
    """From here on it may have arrived."""


class MailSent(_MailFact, frozen=True, kw_only=True, tag="sent"):
    """The club's server has taken it."""


class MailFailed(_MailFact, frozen=True, kw_only=True, tag="failed"):
    """`said`: by the server, without addresses."""

    trouble: Trouble
    said: str = ""


AnyMail = MailAsked | MailBegun | MailSent | MailFailed


class Message(Struct, frozen=True, kw_only=True):
    """How the message to a person stands: when it was last asked for, and what came of it."""

    asked: MailAsked
    last: AnyMail
    time: datetime


class Recipient(Struct, frozen=True, kw_only=True):
    """A player and the message to him. `trouble`, `said`: why it failed. `again`: whether it may be sent (again)."""

    person: str
    name: str
    contestant: str
    state: State
    time: datetime | None = None
    trouble: Trouble | None = None
    said: str = ""
    again: bool = False


class MailBook(Struct, frozen=True):
    """The messages of an event by person, after so many facts."""

    version: int
    messages: Mapping[str, Message]


class Postman:
    """Of one house. Messages are sent one after the other, in a thread that ends when nothing waits."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lock = Lock()
        self._thread: Thread | None = None
        self._woken = False

    # -- what there is

    def book(self, event: str) -> MailBook:
        messages: dict[str, Message] = {}
        version = 0
        for kept in self._house.office.journal.read(PREFIX + event):
            fact = msgspec.json.decode(kept.payload, type=AnyMail)
            version, known = kept.version, messages.get(fact.person)
            if isinstance(fact, MailAsked):
                messages[fact.person] = Message(asked=fact, last=fact, time=kept.time)
            elif known is not None:
                messages[fact.person] = msgspec.structs.replace(known, last=fact, time=kept.time)
        return MailBook(version, messages)

    def recipients(self, event: str) -> tuple[Recipient, ...]:
        """Everybody who plays, with the message to him."""
        house = self._house
        there, messages = house.event(event), self.book(event).messages
        entries = there.contest.entries.items() if there.contest else ()
        players = {person: who for who, entry in entries for person in now_playing(entry)}
        contacts = self._contacts(players)
        return tuple(
            self._recipient(person, who, contacts.get(person, Contacts()), messages.get(person))
            for person, who in players.items()
        )

    def _recipient(self, person: str, contestant: str, contacts: Contacts, message: Message | None) -> Recipient:
        line = Recipient(person=person, name=self._house.names(person), contestant=contestant, state="not_sent")
        told = msgspec.structs.replace
        can = bool(contacts.email)
        if message is None:
            state: State = "no_address" if not can else "not_sent" if contacts.results else "not_wanted"
            return told(line, state=state, again=can)
        line = told(line, time=message.time)
        match message.last:
            case MailAsked():
                return told(line, state="waiting")
            case MailBegun():
                unsure = self._house.clock() - message.time > UNSURE_AFTER
                return told(line, state="unsure" if unsure else "sending", again=unsure and can)
            case MailSent():
                return told(line, state="sent")
            case MailFailed(trouble=trouble, said=said):
                return told(line, state="failed", trouble=trouble, said=said, again=can)

    def _contacts(self, persons: Collection[str]) -> dict[str, Contacts]:
        register = self._house.office.journal.register.of(persons)
        return {id: read_contacts(entry.contacts) for id, entry in register.items() if isinstance(entry, Person)}

    # -- asking for it

    def ask(self, event: str, persons: Collection[str], link: str, actor: Actor) -> None:
        """To everybody who wants results and was sent none; or to these, whose message has not arrived."""
        if self._house.settings.mail is None:
            raise refuse("mail-not-set")
        if not is_official(self._house.event(event)):
            raise refuse("mail-nothing-to-send")
        for _ in range(TRIES):
            version, line = self.book(event).version, {each.person: each for each in self.recipients(event)}
            if unknown := [person for person in persons if person not in line or not line[person].again]:
                raise refuse("mail-not-again", found=", ".join(map(self._house.names, unknown)))
            chosen = persons or [person for person, each in line.items() if each.state == "not_sent"]
            if not chosen:
                raise refuse("mail-nobody")
            contacts = self._contacts(chosen)
            usual = self._house.settings.languages[0] if self._house.settings.languages else DEFAULT
            facts = [
                MailAsked(person=person, language=contacts[person].language or usual, link=link) for person in chosen
            ]
            try:
                self._record(event, version, facts, actor)
            except Conflict:
                continue
            self.wake()
            return
        raise refuse("mail-not-again", found=event)

    def _record(self, event: str, version: int | None, facts: Sequence[AnyMail], actor: Actor = NOBODY) -> None:
        now = self._house.clock()
        kept = [
            NewFact(str(fact.__struct_config__.tag), msgspec.json.encode(fact), now, actor.person, actor.role, SCHEMA)
            for fact in facts
        ]
        self._house.office.journal.append(PREFIX + event, version, kept)

    # -- sending

    def wake(self) -> None:
        """Sends what waits, aside; whoever sends already looks once more."""
        with self._lock:
            self._woken = True
            if self._thread is None:
                self._thread = Thread(target=self._run, daemon=True)
                self._thread.start()

    def rest(self, seconds: float) -> bool:
        """Waits until nothing waits any more; whether that has come."""
        thread = self._thread
        if thread is not None:
            thread.join(seconds)
        return self._thread is None

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._woken:
                    self._thread = None
                    return
                self._woken = False
            try:
                self.send_waiting()
            except Exception as trouble:  # the database, or a fault: what waits is sent when somebody asks again
                tell("mail", trouble=type(trouble).__name__)

    def send_waiting(self) -> None:
        """Everything that waits, of all events, each to its end."""
        server = self._house.settings.mail
        for stream in self._house.office.journal.streams(PREFIX) if server else ():
            assert server is not None
            event = stream.name.removeprefix(PREFIX)
            try:
                while waiting := self._waiting(event):
                    self._send_all(event, waiting, server)
            except MailTrouble as trouble:  # none of those that still wait was handed over
                tell("mail", trouble=trouble.kind)
                for person in self._waiting(event):
                    self._taken(event, person, MailFailed(person=person, trouble=trouble.kind, said=trouble.said))
            except ProblemsFound as trouble:  # of this event alone
                tell("mail", trouble=trouble.problems[0].kind)

    def _waiting(self, event: str) -> dict[str, Message]:
        messages = self.book(event).messages.items()
        return {person: message for person, message in messages if isinstance(message.last, MailAsked)}

    def _send_all(self, event: str, waiting: Mapping[str, Message], server: MailServer) -> None:
        """Over one line, as far as it goes."""
        view = self._house.all_events.view(event)
        with connected(server) as line:
            for person, message in waiting.items():
                entry = self._house.office.journal.register.get(person)
                address = read_contacts(entry.contacts).email if isinstance(entry, Person) else ""
                if not address or not isinstance(entry, Person):
                    self._taken(event, person, MailFailed(person=person, trouble="no_address"))
                    continue
                letter = self._letter(view, message, Address(literal(entry.name), addr_spec=address), server)
                if self._taken(event, person, MailBegun(person=person)):
                    fate = _handed_over(line, letter, person)
                    self._record(event, None, [fate])
                    if isinstance(fate, MailFailed) and fate.trouble == "lost":
                        return

    def _taken(self, event: str, person: str, fact: MailBegun | MailFailed) -> bool:
        """Whether a message still waited, and this is what comes of it; only one of many servers can say so."""
        for _ in range(TRIES):
            book = self.book(event)
            if not isinstance(book.messages[person].last, MailAsked):
                return False
            with suppress(Conflict):
                self._record(event, book.version, [fact])
                return True
        return False

    def _letter(self, view: View, message: Message, to: Address, server: MailServer) -> EmailMessage:
        event, person = view.event.created.id, message.asked.person
        page = f"{message.asked.link}/events/{quote(event)}" if message.asked.link else ""
        letter = results_letter(view, person, view.event.contestant_of(person), message.asked.language, page)
        name, address = parseaddr(server.sender)
        mail = EmailMessage()
        mail["Subject"] = literal(letter.subject)
        mail["From"] = Address(name, addr_spec=address)
        mail["To"] = to
        mail["Date"] = format_datetime(self._house.clock())
        # the same message keeps its name, by which a letter box can tell that it has it already
        mail["Message-ID"] = f"<{sha256(f'{event} {person}'.encode()).hexdigest()[:32]}@{address.rpartition('@')[2]}>"
        mail["Content-Language"] = message.asked.language
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(letter.text, cte=SEVEN_BITS)
        mail.add_alternative(letter.html, subtype="html", cte=SEVEN_BITS)
        return mail


def literal(text: str) -> str:
    """In a header, as it is written: "=?utf-8?q?=0A?=" would be read as an encoded word (RFC 2047), in which a line may
    end and a header of somebody else's begin."""
    return text.replace("=?", "=\u200b?")


def _handed_over(line: smtplib.SMTP, letter: EmailMessage, person: str) -> MailSent | MailFailed:
    try:
        line.send_message(letter)
    except smtplib.SMTPServerDisconnected as trouble:
        return MailFailed(person=person, trouble="lost", said=said(trouble))
    except (smtplib.SMTPException, OSError) as trouble:
        return MailFailed(person=person, trouble="refused", said=said(trouble))
    return MailSent(person=person)


class MailTrouble(Exception):
    """Why the club's server could not be used at all."""

    def __init__(self, kind: Trouble, trouble: Exception) -> None:
        super().__init__(kind)
        self.kind, self.said = kind, said(trouble)


@contextmanager
def connected(server: MailServer) -> Iterator[smtplib.SMTP]:
    """A line to the club's server, over TLS and signed in as the settings say."""
    line = _called(server)
    try:
        try:
            if server.tls == "starttls":
                line.starttls(context=ssl.create_default_context())
        except (smtplib.SMTPException, OSError) as trouble:
            raise MailTrouble("tls", trouble) from None
        try:
            if server.user:
                line.login(server.user, server.password)
        except (smtplib.SMTPException, OSError, UnicodeError) as trouble:
            raise MailTrouble("login", trouble) from None
        yield line
    finally:
        with suppress(smtplib.SMTPException, OSError):
            line.quit()


def _called(server: MailServer) -> smtplib.SMTP:
    own = parseaddr(server.sender)[1].rpartition("@")[2]
    try:
        if server.tls == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(server.host, server.port, own, timeout=TIMEOUT, context=context)
        return smtplib.SMTP(server.host, server.port, own, timeout=TIMEOUT)
    except ssl.SSLError as trouble:
        raise MailTrouble("tls", trouble) from None
    except (smtplib.SMTPException, OSError) as trouble:
        raise MailTrouble("unreachable", trouble) from None


def said(trouble: Exception) -> str:
    """What a server says, in a line, without anybody's address: it is kept for good."""
    match trouble:
        case smtplib.SMTPRecipientsRefused(recipients=refused):
            text = " ".join(f"{code} {words.decode(errors='replace')}" for code, words in refused.values())
        case smtplib.SMTPResponseException(smtp_code=code, smtp_error=words):
            text = f"{code} {words.decode(errors='replace') if isinstance(words, bytes) else words}"
        case OSError(strerror=str(words)):
            text = words
        case _:
            text = str(trouble)
    shown = "".join(letter if letter.isprintable() else " " for letter in ANY_ADDRESS.sub("…", text))
    return " ".join(shown.split())[:LONGEST_REASON]
