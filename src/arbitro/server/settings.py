"""How a server is run."""

from pathlib import Path

from msgspec import Struct

from arbitro.words import LANGUAGES


class Settings(Struct, frozen=True, kw_only=True):
    """`database`: a file for SQLite, or a URL of PostgreSQL. With a certificate everything goes over TLS."""

    address: str = "0.0.0.0"
    port: int = 8000
    database: str = "arbitro.db"
    languages: tuple[str, ...] = LANGUAGES
    certificate: Path | None = None
    key: Path | None = None
    backups: int = 7  # of evenings, beside the file
    proxy: str = ""  # whose word is taken for where a request comes from
    commands_a_minute: int = 600  # of one client
    sign_ins_a_minute: int = 20
    acts_a_minute: int = 300  # of one player at live tables
    guests: bool = True  # whether a name is enough to sit down at a live table

    @property
    def is_secure(self) -> bool:
        return self.certificate is not None
