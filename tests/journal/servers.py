"""A real PostgreSQL for the tests, and journals in schemas of their own."""

import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

NAMES = (f"journal_{n}" for n in count())


class Postgres:
    """A server of this process. It does not wait for the disk: no test here can take away the power."""

    def __init__(self) -> None:
        # Not among pytest's own folders, which it closes to the user that a server started by root runs as.
        folder = Path(tempfile.mkdtemp(prefix="arbitro-")) / "postgres"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where there is no XDG_RUNTIME_DIR
            from pgserver.postgres_server import get_server
        self._server: Any = get_server(folder, cleanup_mode="stop")
        self._folder = folder
        self.address: str = self._server.get_uri()
        self.execute("ALTER SYSTEM SET fsync = off")
        self.execute("SELECT pg_reload_conf()")

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.address, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def schema(self) -> str:
        """The address of an empty schema."""
        name = next(NAMES)
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.address}&options=-csearch_path%3D{name}"

    def control(self, *words: str) -> None:
        from pgserver._commands import POSTGRES_BIN_PATH

        command = [
            str(POSTGRES_BIN_PATH / "pg_ctl"),
            "-D",
            str(self._folder),
            "-w",
            "-l",
            f"{self._folder}/log",
            *words,
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._server.system_user)

    def restart(self, mode: str = "fast") -> None:
        self.control("-m", mode, "restart")
        self._server.ensure_postgres_running()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self.control("-m", "fast", "stop")
        try:
            yield
        finally:
            self._server.ensure_postgres_running()

    def file_of(self, table: str) -> bytes:
        """What is on disk of a table."""
        self.execute("CHECKPOINT")
        ((path,),) = self.execute(f"SELECT pg_relation_filepath('{table}')")
        return self._folder.joinpath(str(path)).read_bytes()

    def hang_up(self) -> None:
        """Ends every connection of a journal."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbitro'")

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder.parent)
