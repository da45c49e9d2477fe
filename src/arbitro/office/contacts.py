"""How to reach somebody: what the register keeps as bytes beside a name, and erases with it."""

import re
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from arbitro.book.problem import Place, Problem

LONGEST_ADDRESS = 254  # RFC 5321
_PART = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{_PART}(?:\.{_PART})*@{_LABEL}(?:\.{_LABEL})*")


class Contacts(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """`results`: wants them by e-mail, in this `language` (else in that of the club). `other`: in any words."""

    email: str = ""
    results: bool = False
    language: str = ""
    other: str = ""

    @property
    def wants_results(self) -> bool:
        return self.results and bool(self.email)


def read_contacts(kept: bytes) -> Contacts:
    """Whatever an earlier program has kept is text in any words."""
    if kept.startswith(b"{"):
        try:
            return msgspec.json.decode(kept, type=Contacts)
        except msgspec.DecodeError:
            pass
    return Contacts(other=kept.decode(errors="replace"))


def write_contacts(contacts: Contacts) -> bytes:
    if contacts == Contacts(other=contacts.other) and not contacts.other.startswith("{"):
        return contacts.other.encode()
    return msgspec.json.encode(contacts)


def contact_problems(contacts: Contacts) -> Iterator[Problem]:
    address = contacts.email
    if address and (len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address)):
        yield Problem("address-unreadable", Place(tag="email"), address[:LONGEST_ADDRESS])
    if contacts.results and not address:
        yield Problem("address-missing", Place(tag="email"))
