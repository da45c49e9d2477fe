"""Who may sign in: accounts, invitations, tokens and codes, as facts in a stream of the journal of their own.

Only hashes of secrets are kept: argon2 for passwords, SHA-256 for codes and tokens, which are random. A login is a
name: the facts have its hash, the register its text, where it can be erased. Several servers on one journal share all
of it, so that a token that is revoked is revoked everywhere.

A player has one phone: a token for another waits until the first, or somebody of the staff, has said yes.

A fact that was damaged costs whoever it was about: whatever it may have taken from somebody is taken (`doubt`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cached_property
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_hex, token_urlsafe
from threading import RLock
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.book.writing import is_name
from arbitro.contest.facts.event import Room, Spot
from arbitro.journal.fact import Conflict, KeptFact, NewFact
from arbitro.journal.journal import Journal
from arbitro.journal.register import Person
from arbitro.office.actor import PLAYING, Actor, Role

STREAM = "accounts"
SCHEMA = 1
LETTERS = "cdfhjkmnprtwx3478"  # of codes that are also typed: none looks like another, and they make no words
LONG = 6
TRIES = 5
SHORTEST_PASSWORD = 10
INVITED_FOR = timedelta(days=7)
SIGNED_IN_FOR = timedelta(days=30)
ASKED_FOR = timedelta(minutes=10)  # how long a second phone waits for a yes
MOST_ASKING = 3  # phones of a person that wait at once
MOST_TOKENS = 20  # of a person: with the next the oldest is signed out
MEMORY, PASSES = 19 * 1024, 2  # KiB: Argon2id as OWASP advises it (Password Storage Cheat Sheet), on one core
GIVING = frozenset({"invited", "token_given", "token_allowed", "table_opened"})  # facts that take nothing from anybody


class _AccountFact(Struct, frozen=True, tag_field="account", kw_only=True, omit_defaults=True):
    pass


class AccountMade(_AccountFact, frozen=True, kw_only=True, tag="made"):
    """A login with a password; also when it is changed."""

    login: str  # its hash
    person: str
    password: str  # its argon2 hash


class AccountRemoved(_AccountFact, frozen=True, kw_only=True, tag="removed"):
    """Nobody signs in with it any more, and whoever was is signed out."""

    login: str  # its hash


class Invited(_AccountFact, frozen=True, kw_only=True, tag="invited"):
    """A code that makes whoever has it a director, a scorer … of an event, once. Without an event: an organiser."""

    code: str  # its hash
    role: Role
    by: str = ""
    event: str = ""
    until: datetime


class InvitationUsed(_AccountFact, frozen=True, kw_only=True, tag="invitation_used"):
    code: str


class TokenGiven(_AccountFact, frozen=True, kw_only=True, tag="token_given"):
    """Somebody has signed in. `name`: what the holder calls the device, for the list of tokens. `at`: where a player
    sat down, in the `room` of a team's match by the code of the table. `waits`: worth nothing until it is allowed."""

    token: str  # its hash
    person: str
    role: Role
    event: str = ""
    contestant: str = ""
    room: Room = ""
    at: Spot | None = None
    name: str = ""
    waits: bool = False
    until: datetime

    @property
    def since(self) -> datetime:
        return self.until - SIGNED_IN_FOR

    @property
    def number(self) -> str:
        """By which somebody who says yes to a phone knows that it is this one."""
        return str(10 + int(self.token[:8], 16) % 90)


class TokenAllowed(_AccountFact, frozen=True, kw_only=True, tag="token_allowed"):
    """A second phone is let in."""

    token: str
    event: str = ""


class TokenRevoked(_AccountFact, frozen=True, kw_only=True, tag="token_revoked"):
    """`moves`: the holder may sign in again in the other room."""

    token: str
    moves: bool = False
    event: str = ""


class TableOpened(_AccountFact, frozen=True, kw_only=True, tag="table_opened"):
    """The code on a table's card. It lies open on the table and is no secret; it only says where one sits."""

    code: str
    event: str
    section: str = ""
    table: int
    room: Room = ""


class CaptainsKey(_AccountFact, frozen=True, kw_only=True, tag="captains_key"):
    """From which the codes of an event's captains are made; with another one the old codes are worth nothing."""

    event: str
    key: str


AnyAccount = (
    AccountMade
    | AccountRemoved
    | Invited
    | InvitationUsed
    | TokenGiven
    | TokenAllowed
    | TokenRevoked
    | TableOpened
    | CaptainsKey
)


class AccountBook(Struct, dict=True):
    """Everything that counts, after so many facts. `asking`: phones that wait for a yes. `rooms`: by event and
    person, where he has signed in, of each match. `held`: the tokens of each person, the oldest first.

    Facts are taken into a copy, many at once: to read them takes no longer than there are facts."""

    version: int = 0
    accounts: dict[str, AccountMade] = {}
    invitations: dict[str, Invited] = {}
    tokens: dict[str, TokenGiven] = {}
    asking: dict[str, TokenGiven] = {}
    tables: dict[str, TableOpened] = {}
    rooms: dict[tuple[str, str], Mapping[Spot, Room]] = {}
    captains: dict[str, str] = {}  # keys of codes, by event
    held: dict[str, tuple[str, ...]] = {}
    is_damaged: bool = False  # whether some of it could not be read

    @cached_property
    def phones(self) -> Mapping[str, Mapping[str, TokenGiven]]:
        """The last token of each player, by event and person; some may have run out."""
        phones: dict[str, dict[str, TokenGiven]] = {}
        for given in self.tokens.values():
            if given.role in PLAYING:
                phones.setdefault(given.event, {})[given.person] = given
        return phones

    def rooms_of(self, event: str, person: str) -> Mapping[Spot, Room]:
        """In which room of which match somebody has signed in, the last one last."""
        return self.rooms.get((event, person), {})

    def copy(self) -> "AccountBook":
        own = ((name, getattr(self, name)) for name in self.__struct_fields__)
        copied: dict[str, Any] = {name: dict(value) if isinstance(value, dict) else value for name, value in own}
        return AccountBook(**copied)

    def take(self, version: int, fact: AnyAccount) -> None:
        self.version = version
        match fact:
            case AccountMade():
                self.accounts[fact.login] = fact
            case AccountRemoved():
                gone = self.accounts.pop(fact.login, None)
                self._sign_out(lambda given: gone is not None and given.person == gone.person)
            case Invited():
                self.invitations[fact.code] = fact
            case InvitationUsed():
                self.invitations.pop(fact.code, None)
            case TokenGiven(waits=True):
                own = [token for token, asked in self.asking.items() if asked.person == fact.person]
                late = {token for token, asked in self.asking.items() if asked.since + ASKED_FOR < fact.since}
                for token in late.union(own[: -MOST_ASKING + 1]):
                    del self.asking[token]
                self.asking[fact.token] = fact
            case TokenAllowed():
                if (allowed := self.asking.pop(fact.token, None)) is not None:
                    self.take(version, replace(allowed, waits=False))
            case TokenGiven():
                own_tokens = self.held.get(fact.person, ())
                for token in own_tokens[: max(len(own_tokens) - MOST_TOKENS + 1, 0)]:
                    self._drop(token)
                self.tokens[fact.token] = fact
                self.held[fact.person] = (*self.held.get(fact.person, ()), fact.token)
                if fact.at and fact.at.room:
                    who, match = (fact.event, fact.person), replace(fact.at, room="")
                    before = {at: room for at, room in self.rooms.get(who, {}).items() if at != match}
                    self.rooms[who] = before | {match: fact.at.room}
            case TokenRevoked():
                self.asking.pop(fact.token, None)
                gone_token = self._drop(fact.token)
                if fact.moves and gone_token is not None:
                    self.rooms.pop((gone_token.event, gone_token.person), None)
            case TableOpened():
                self.tables[fact.code] = fact
            case CaptainsKey():  # whoever came by a code of the old one is signed out
                self.captains[fact.event] = fact.key
                self._sign_out(lambda given: given.role is Role.CAPTAIN and given.event == fact.event)

    def doubt(self, version: int, kind: str = "", who: str = "") -> None:
        """A fact that cannot be read, of which not even this may be known. What it gave is lost with it; what it may
        have ended has ended: an account of whoever wrote it, where he was signed in, invitations, captains' codes.
        Where somebody of the staff may have signed others out, all are."""
        self.version, self.is_damaged = version, True
        match kind:
            case kind if kind in GIVING:
                pass
            case "invitation_used":
                self.invitations = {}
            case "captains_key":
                self.captains = {}
                self._sign_out(lambda given: given.role is Role.CAPTAIN)
            case "token_revoked":
                own = {given.role for given in self.tokens.values() if given.person == who}
                playing = bool(own) and own <= PLAYING
                self._sign_out(lambda given: not playing or given.person == who)
                self.asking = {}
            case "made" | "removed":
                self._close(who)
                self._sign_out(lambda given: given.person == who)
            case _:
                self._close(who)
                self._sign_out(lambda _: True)
                self.asking, self.invitations, self.captains = {}, {}, {}

    def forget(self, now: datetime) -> None:
        """Tokens that have run out."""
        if any(given.until < now for given in self.tokens.values()):
            self._sign_out(lambda given: given.until < now)

    def _close(self, who: str) -> None:
        self.accounts = {login: account for login, account in self.accounts.items() if account.person != who}

    def _sign_out(self, ended: Callable[[TokenGiven], bool]) -> None:
        for token in [token for token, given in self.tokens.items() if ended(given)]:
            self._drop(token)

    def _drop(self, token: str) -> TokenGiven | None:
        gone = self.tokens.pop(token, None)
        if gone is not None:
            left = tuple(other for other in self.held[gone.person] if other != token)
            self.held[gone.person] = left
            if not left:
                del self.held[gone.person]
        return gone


_DECODER: msgspec.json.Decoder[AnyAccount] = msgspec.json.Decoder(AnyAccount)


def readable(stream: str, payload: bytes) -> bool:
    """Whether a fact of the accounts could be read, if it is one."""
    try:
        return stream != STREAM or _DECODER.decode(payload) is not None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def event_of(payload: bytes) -> str:
    """The event whose players a fact has to do with; empty if none, or if it cannot be read."""
    try:
        fact = _DECODER.decode(payload)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    return fact.event if isinstance(fact, TokenGiven | TokenAllowed | TokenRevoked | CaptainsKey) else ""


def hashed(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()


def typed(code: str) -> str:
    """A code as it was given out, from how people type it."""
    return "".join(code.split()).lower()


def _code_from(secret: str) -> str:
    number, letters = int(hashed(secret), 16), ""
    for _ in range(LONG):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def new_person() -> str:
    """An id that says nothing."""
    return f"person/{token_hex(8)}"


def _key(login: str) -> str:
    return hashed(login.strip().casefold())


def _take(book: AccountBook, kept: KeptFact | None) -> None:
    if kept is None:
        book.doubt(book.version + 1)
        return
    if kept.version > book.version + 1:  # one is not there any more
        book.doubt(kept.version - 1)
    try:
        book.take(kept.version, _DECODER.decode(kept.payload))
    except (msgspec.DecodeError, UnicodeDecodeError):
        book.doubt(kept.version, kept.kind, kept.who)


class Accounts:
    """The accounts of one journal. Every method may be called from any thread."""

    def __init__(self, journal: Journal, clock: Callable[[], datetime]) -> None:
        self._journal, self._clock = journal, clock
        self._ledger = AccountBook()
        self._lock = RLock()
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=1)

    @cached_property
    def _nobody(self) -> str:
        """So that an unknown login takes as long as a wrong password."""
        return self._hasher.hash(token_urlsafe())

    def ledger(self) -> AccountBook:
        """As it is now."""
        with self._lock:
            kept: Sequence[KeptFact | None]
            try:
                kept = self._journal.read(STREAM, self._ledger.version)
            except ProblemsFound as trouble:
                if trouble.problems[0].kind != "journal-damaged":
                    raise
                kept = self._one_by_one()
            if kept:
                book = self._ledger.copy()
                for fact in kept:
                    _take(book, fact)
                book.forget(max((fact.time for fact in kept if fact), default=self._clock()))
                self._ledger = book
            return self._ledger

    def _one_by_one(self) -> tuple[KeptFact | None, ...]:
        """The facts that are new; None for each that the database cannot give."""
        (stream,) = self._journal.streams(STREAM)
        kept: list[KeptFact | None] = []
        for version in range(self._ledger.version, stream.version):
            try:
                (fact,) = self._journal.read(STREAM, version, 1)
                kept.append(fact if fact.version == version + 1 else None)
            except ProblemsFound:
                kept.append(None)
        return tuple(kept)

    def _record(self, decide: Callable[[AccountBook], tuple[AnyAccount, ...]], who: str) -> None:
        """What is decided is decided again if somebody else was quicker."""
        for last in (*(False for _ in range(TRIES - 1)), True):
            ledger = self.ledger()
            facts = tuple(
                NewFact(
                    str(type(fact).__struct_config__.tag), msgspec.json.encode(fact), self._clock(), who, "", SCHEMA
                )
                for fact in decide(ledger)
            )
            if not facts:
                return
            try:
                self._journal.append(STREAM, ledger.version, facts)
                return
            except Conflict:
                if last:
                    raise

    # -- accounts with a password

    @property
    def is_empty(self) -> bool:
        """Whether nobody has an account yet."""
        return not self.ledger().accounts

    def make(self, login: str, password: str, by: str = "") -> str:
        """An organiser's account; gives the id of the person."""
        made = self._account(login, password)

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            if made.login in ledger.accounts:
                raise refuse("login-taken", found=login)
            return (made,)

        self._record(decide, by or made.person)
        self._journal.register.put(Person(made.person, login.strip()))
        return made.person

    def change(self, login: str, password: str, by: str = "") -> None:
        """Another password; whoever is signed in with the old one is signed out."""
        made = self._account(login, password)

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            account = ledger.accounts.get(made.login)
            if account is None:
                raise refuse("login-unknown", found=login)
            out = (
                TokenRevoked(token=given.token) for given in ledger.tokens.values() if given.person == account.person
            )
            return replace(made, person=account.person), *out

        account = self.ledger().accounts.get(made.login)
        self._record(decide, by or (account.person if account else ""))

    def remove(self, login: str, by: str = "") -> None:
        """An organiser leaves. The last one stays."""

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            if _key(login) not in ledger.accounts:
                raise refuse("login-unknown", found=login)
            if len(ledger.accounts) == 1:
                raise refuse("account-last")
            return (AccountRemoved(login=_key(login)),)

        account = self.ledger().accounts.get(_key(login))
        self._record(decide, by or (account.person if account else ""))

    def forget(self, person: str, by: str) -> None:
        """Signed out everywhere, and without an account; the last organiser stays."""

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            own = [account.login for account in ledger.accounts.values() if account.person == person]
            if own and len(ledger.accounts) == len(own):
                raise refuse("account-last")
            tokens = (*ledger.tokens.values(), *ledger.asking.values())
            out = (TokenRevoked(token=given.token, event=given.event) for given in tokens if given.person == person)
            return *(AccountRemoved(login=login) for login in own), *out

        self._record(decide, by)

    def reread(self) -> None:
        """After something was taken out of facts."""
        with self._lock:
            self._ledger = AccountBook()

    def _account(self, login: str, password: str) -> AccountMade:
        problems: list[Problem] = []
        if not login.strip():
            problems.append(Problem("login-empty"))
        elif not is_name(login):
            problems.append(Problem("name-unreadable", found=ascii(login)))
        if len(password) < SHORTEST_PASSWORD:
            problems.append(Problem("password-short", found=str(len(password)), expected=str(SHORTEST_PASSWORD)))
        if problems:
            raise ProblemsFound(problems)
        return AccountMade(login=_key(login), person=new_person(), password=self._hasher.hash(password))

    def sign_in(self, login: str, password: str, name: str = "") -> str:
        """A token; refused alike for a wrong login and a wrong password. A hash of another strength is made anew."""
        ledger = self.ledger()
        account = ledger.accounts.get(_key(login))
        try:
            self._hasher.verify(account.password if account else self._nobody, password)
        except (VerificationError, InvalidHashError):
            account = None
        if account is None:
            raise refuse("account-damaged" if ledger.is_damaged else "sign-in-refused")
        if self._hasher.check_needs_rehash(account.password):
            again = replace(account, password=self._hasher.hash(password))
            self._record(lambda now: (again,) if now.accounts.get(account.login) == account else (), account.person)
        return self.give(account.person, Role.ORGANISER, name=name)

    # -- invitations

    def invite(self, role: Role, event: str, by: str) -> str:
        """A code to be handed over; it works once, for a week."""
        code = token_urlsafe(12)
        invited = Invited(code=hashed(code), role=role, by=by, event=event, until=self._clock() + INVITED_FOR)
        self._record(lambda _: (invited,), by)
        return code

    def invitation(self, code: str) -> Invited:
        """What a code is good for."""
        return self._valid(self.ledger(), code)

    def _valid(self, ledger: AccountBook, code: str) -> Invited:
        invited = ledger.invitations.get(hashed(code))
        if invited is None or invited.until < self._clock():
            raise refuse("invitation-unknown")
        return invited

    def accept(self, code: str, person: str, name: str = "") -> str:
        """A token for what the code makes of a person."""
        token = token_urlsafe(32)

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            invited = self._valid(ledger, code)
            return InvitationUsed(code=invited.code), self._token(
                token, person, invited.role, event=invited.event, name=name
            )

        self._record(decide, person)
        return token

    def found(self, code: str, login: str, password: str, name: str = "") -> tuple[str, str]:
        """The account of an organiser who was invited: the person, and a token."""
        made, token = self._account(login, password), token_urlsafe(32)

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            invited = self._valid(ledger, code)
            if made.login in ledger.accounts:
                raise refuse("login-taken", found=login)
            given = self._token(token, made.person, Role.ORGANISER, name=name)
            return InvitationUsed(code=invited.code), made, given

        self._record(decide, made.person)
        self._journal.register.put(Person(made.person, login.strip()))
        return made.person, token

    # -- tables and players

    def open_table(self, event: str, section: str, table: int, by: str, room: Room = "") -> str:
        """The code of a table, of a match of one of its rooms, the same every time."""
        for code, known in self.ledger().tables.items():
            if (known.event, known.section, known.table, known.room) == (event, section, table, room):
                return code
        code = ""
        while not code or code in self.ledger().tables:
            code = "".join(choice(LETTERS) for _ in range(LONG))
        opened = TableOpened(code=code, event=event, section=section, table=table, room=room)
        self._record(lambda _: (opened,), by)
        return opened.code

    def table(self, code: str) -> TableOpened:
        opened = self.ledger().tables.get(typed(code))
        if opened is None:
            raise refuse("table-code-unknown", found=code)
        return opened

    def seat(
        self, person: str, role: Role, *, event: str, contestant: str, at: Spot | None, name: str, here: str = ""
    ) -> str:
        """A token for a player, in the place of the one that this phone has (`here`, its hash). If he is signed in on
        another phone, it waits; not for a captain, who has given his code, and who stays it where he sits down."""
        token = token_urlsafe(32)

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            held = ledger.tokens.get(here)
            same = held if held and (held.event, held.person) == (event, person) else None
            spot = at or (same.at if same else None)
            given = self._token(
                token,
                person,
                Role.CAPTAIN if same and same.role is Role.CAPTAIN else role,
                event=event,
                contestant=contestant,
                room=spot.room if spot else "",
                at=spot,
                name=name,
            )
            first = ledger.phones.get(event, {}).get(person)
            waits = role is Role.PLAYER and same is None and first is not None and first.until >= given.since
            out = (TokenRevoked(token=here, event=held.event),) if held and held.role in PLAYING else ()
            return *out, replace(given, waits=waits)

        self._record(decide, person)
        return token

    def asks(self, token_hash: str) -> TokenGiven | None:
        """A phone that waits for a yes; None if it does not, or not any more."""
        asked = self.ledger().asking.get(token_hash)
        return asked if asked and asked.since + ASKED_FOR >= self._clock() else None

    def allow(self, token_hash: str, by: str) -> None:
        """The yes."""

        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            asked = ledger.asking.get(token_hash)
            if asked is None or asked.since + ASKED_FOR < self._clock():
                raise refuse("token-unknown")
            return (TokenAllowed(token=token_hash, event=asked.event),)

        self._record(decide, by)

    def rooms(self, event: str, person: str) -> Mapping[Spot, Room]:
        return self.ledger().rooms_of(event, person)

    def captain_codes(self, event: str, teams: Collection[str], by: str, *, renew: bool = False) -> dict[str, str]:
        """The codes of the captains, by team; the same every time, unless new ones are asked for."""
        if renew or event not in self.ledger().captains:
            made = CaptainsKey(event=event, key=token_hex(32))
            self._record(lambda ledger: (made,) if renew or event not in ledger.captains else (), by)
        key = self.ledger().captains[event]
        return {team: _code_from(f"{key} {team}") for team in teams}

    def captain(self, event: str, teams: Collection[str], code: str) -> str:
        """Whose captain has this code."""
        key = self.ledger().captains.get(event)
        for team in teams if key else ():
            if compare_digest(_code_from(f"{key} {team}").encode(), typed(code).encode()):
                return team
        raise refuse("captain-code-unknown")

    # -- tokens

    def give(self, person: str, role: Role, *, event: str = "", contestant: str = "", name: str = "") -> str:
        """A new token."""
        token = token_urlsafe(32)
        given = self._token(token, person, role, event=event, contestant=contestant, name=name)
        self._record(lambda _: (given,), person)
        return token

    def _token(self, token: str, person: str, role: Role, **more: Any) -> TokenGiven:
        return TokenGiven(token=hashed(token), person=person, role=role, until=self._clock() + SIGNED_IN_FOR, **more)

    def holder(self, token: str) -> TokenGiven | None:
        """Whose token it is; None if it is nobody's any more."""
        return self.holders((token,))[token]

    def holders(self, tokens: Collection[str]) -> dict[str, TokenGiven | None]:
        """Of many tokens, each."""
        held, now = self.ledger().tokens, self._clock()
        holders = {token: held.get(hashed(token)) for token in tokens}
        return {token: given if given and given.until >= now else None for token, given in holders.items()}

    def revoke(self, token_hash: str, by: str, *, moves: bool = False) -> None:
        def decide(ledger: AccountBook) -> tuple[AnyAccount, ...]:
            given = ledger.tokens.get(token_hash) or ledger.asking.get(token_hash)
            if given is None:
                raise refuse("token-unknown")
            return (TokenRevoked(token=token_hash, moves=moves, event=given.event),)

        self._record(decide, by)


def actor_of(given: TokenGiven | None, event: str = "") -> Actor:
    """In which role somebody acts in an event: a token of another event is worth nothing there."""
    if given is None or (given.event and event and given.event != event):
        return Actor(Role.PUBLIC)
    return Actor(given.role, given.person, given.contestant)
