"""The commands of `arbitro journal`, declared."""

from click import IntRange

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import JSON

JOURNAL = argument("journal", "A file, or postgresql://host/database.")

COMMANDS = (
    LazyCommand(
        "arbitro.cli.server.journal.recheck:recheck",
        """Rule again on everything that was ruled, with today's program, and report what is different.

        Nothing is changed: a ruling stands as it was given. Exit code 2 if
        something differs.
        """,
        JOURNAL,
        option("--event", "One event only, by its id."),
        JSON,
        examples=(
            "club.db",
            "club.db --event tuesday-3f2a10",
            "postgresql://host/club --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.verify:verify",
        """Read everything again and compare it with the chain: exit code 2 if anything was changed.

        What was cut off at the end, or rewritten as a whole, shows only in a head
        that was published before: compare with it, or with an earlier export.
        """,
        JOURNAL,
        option("--head", "A head that was published; once for each.", many=True, metavar="POSITION:HASH"),
        option("--against", "An export whose head the journal must contain.", many=True, metavar="FILE"),
        JSON,
        examples=(
            "club.db",
            "club.db --head 1204:9f3c…  --against backup.jsonl",
            "postgresql://host/club --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.copies:export_",
        """Write the whole journal, or the streams of one event, into one file.

        The file proves itself: one byte changed or one line missing, and it is not
        imported. Persons are named by id unless --persons is given.
        """,
        JOURNAL,
        option("--output -o", "The file; without it, standard output.", default="-", metavar="FILE"),
        option("--stream", "Only this stream; once for each.", many=True),
        option("--prefix", "Only streams whose names begin like this.", many=True),
        flag("--persons", "With the register: names, numbers, contacts."),
        JSON,
        examples=(
            "club.db -o club.jsonl",
            "club.db --prefix event/7/ -o event7.jsonl",
            "postgresql://host/club --persons -o all.jsonl --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.copies:import_",
        """Take over an export into a journal that has none of its streams; a new journal is made.

        All or nothing: a file that is broken, cut or already there is refused whole.
        """,
        JOURNAL,
        argument("file", "An export; - is standard input."),
        JSON,
        examples=(
            "other.db event7.jsonl",
            "postgresql://host/club club.jsonl --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.copies:backup",
        """Copy a journal that is in use, with its register, into a new file.

        Of a file (SQLite) the copy is such a file again; of PostgreSQL it is an
        export with the register, to be imported.
        """,
        JOURNAL,
        argument("file", "A new file."),
        JSON,
        examples=(
            "club.db club-monday.db",
            "postgresql://host/club club.jsonl --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.copies:restore",
        """Put a backup back into use: as a new file, or an export into an empty database.

        The backup is proved first, and stays as it is. What is there already is not
        touched: a damaged journal remains to be looked at.
        """,
        argument("file", "A backup: a copy of a file, or an export."),
        argument("journal", "A new file, or postgresql://host/database."),
        JSON,
        examples=(
            "club.backup-2026-11-17.db new.db",
            "club.jsonl postgresql://host/club --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.journal.show:show",
        "Show the streams of a journal, or the facts of one.",
        JOURNAL,
        argument("stream", "Show the facts of this stream.", required=False),
        option("--prefix", "Only streams whose names begin like this.", default=""),
        option("--after", "Only facts after this version.", type=IntRange(0), default=0),
        option("--limit", "How many facts at most.", type=IntRange(1)),
        JSON,
        examples=(
            "club.db",
            "club.db --prefix event/7/ --json",
            "club.db event/7 --after 20 --limit 10",
        ),
    ),
)
