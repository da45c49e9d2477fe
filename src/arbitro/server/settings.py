"""How a server is run."""

import os
from pathlib import Path
from typing import Literal

from msgspec import Struct

from arbitro.words import LANGUAGES

MAIL_PASSWORD = "ARBITRO_MAIL_PASSWORD"


class MailServer(Struct, frozen=True, kw_only=True):
    """The club's own server for e-mail. `tls`: at once, or asked for after the greeting (`starttls`). The password is
    in a variable of the environment or in a file, and is read when it is needed: it is nowhere else."""

    host: str
    port: int
    sender: str  # `Bridge Club <results@club.example>`
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: Path | None = None

    @property
    def password(self) -> str:
        if self.password_file is not None:
            return self.password_file.read_text(encoding="utf-8").strip("\r\n")
        return os.environ.get(MAIL_PASSWORD, "")


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
    mail: MailServer | None = None
    link: str = ""  # the address of the pages in messages; else as whoever sends them has it
    commands_a_minute: int = 600  # of one client
    sign_ins_a_minute: int = 20
    acts_a_minute: int = 300  # of one player at live tables
    robots: int = 0  # the port at which outside programs get seats; none, if 0
    guests: bool = True  # whether a name is enough to sit down at a live table
    tables: int = 20  # live tables of one person that nobody has closed
    tables_of_guest: int = 5

    @property
    def is_secure(self) -> bool:
        return self.certificate is not None
