"""What every procedure asks and cites, and which file holds it: so that a ruling loads the laws that it needs, and a
list of laws none of them.

The index is found by exploring every procedure; `make tables` writes it, and a test explores everything and compares.
"""

from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

import msgspec
from msgspec import Struct

FILE = "index.json"


class AskedQuestion(Struct, frozen=True):
    """A question that an event may lead to."""

    id: str
    kind: str
    put_to: tuple[str, ...]
    clauses: tuple[str, ...]


class Indexed(Struct, frozen=True, omit_defaults=True):
    """A procedure: the file that registers it, what it may ask, and every clause that some branch cites. `topics`: the
    kind of thing that a question is about, where there is one."""

    what: str
    law: str
    edition: int
    module: str
    asks: tuple[AskedQuestion, ...]
    cites: tuple[str, ...]
    topics: Mapping[str, str] = {}


class Decided(Struct, frozen=True, omit_defaults=True):
    """A reading of ours: the law whose file has it, its name, and the clause that is read so, by edition."""

    law: str
    name: str
    clauses: Mapping[int, str]
    of: str = ""  # the one event that it matters to


class Index(Struct, frozen=True, dict=True):
    """The procedures in the order of the code; the files where questions are defined; what the files say of clauses
    that no procedure cites; what they decide where the text is open."""

    procedures: tuple[Indexed, ...]
    questions: Mapping[str, tuple[str, ...]]
    carried_by: Mapping[str, str]
    not_executable: Mapping[str, str]
    decisions: tuple[Decided, ...]


@cache
def index() -> Index:
    return msgspec.json.decode(get_data(__name__, FILE) or b"", type=Index)


@cache
def modules() -> Mapping[tuple[str, int], str]:
    """The file of each procedure."""
    return {(procedure.what, procedure.edition): procedure.module for procedure in index().procedures}
