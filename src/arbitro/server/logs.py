"""Logs as lines of JSON: what was asked, what came of it, how long it took. Never a body, a query, a code, a token."""

import logging
import sys
from datetime import UTC, datetime
from traceback import walk_tb
from typing import Any, TextIO

import msgspec

LOG = logging.getLogger("arbitro.server")
FIELDS = "fields"


class AsJson(logging.Formatter):
    """One line for each record; of an exception its type and where it happened, not its text, which may tell data."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["trouble"] = f"{kind.__module__}.{kind.__qualname__}"
            line["where"] = [f"{frame.f_globals.get('__name__')}:{number}" for frame, number in walk_tb(trace)]
        return msgspec.json.encode(line, enc_hook=str).decode()


def _without_addresses(record: logging.LogRecord) -> bool:
    """Uvicorn tells the address of every live connection, which may hold whatever a client has put there."""
    return "WebSocket %s" not in str(record.msg)


def start_logs(to: TextIO | None = None) -> None:
    """Everything that the server and uvicorn say goes there, as JSON."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(_without_addresses)
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # told to nobody
    for name in ("arbitro.server", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(logging.INFO)


def tell(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Without the place in the program, which is nowhere shown and takes long to find."""
    if LOG.isEnabledFor(level):
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, event, (), None, extra={FIELDS: fields}))
