"""The terminal. `main` is the command `arbitro`; each folder declares a group of its commands in `commands.py`."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Runs the command line. Whatever goes wrong is said in a sentence, never as a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # suits and names in any locale
    try:
        from arbitro.cli.app import app

        app(prog_name="arbitro")
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        from arbitro.cli.terminal import report_fault

        sys.exit(report_fault(fault))
