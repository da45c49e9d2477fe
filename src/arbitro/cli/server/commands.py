"""The commands of this folder, declared."""

from click import IntRange

from arbitro.cli.command import LazyCommand, LazyGroup, argument, flag, option
from arbitro.cli.parameters import JSON

ADDRESS = option("--address", "Where to listen; 0.0.0.0 is every network of this machine.", default="0.0.0.0")
PORT = option("--port", "The port.", type=IntRange(1, 65535), default=8000)
DATABASE = option("--database", "A file, or postgresql://host/database.", default="arbitro.db")

COMMANDS = (
    LazyCommand(
        "arbitro.cli.server.serve:serve",
        """Serve events on the local network, and print the address for the players as a QR code.

        What happens is kept in one file, or in PostgreSQL. On the first run it prints
        a link with which the first organiser makes an account; it works once.
        Ctrl-C or SIGTERM stops it.
        """,
        ADDRESS,
        PORT,
        option("--database", "A file, or postgresql://host/database; else arbitro.db, with --demo arbitro-demo.db."),
        option("--languages", "The languages of the pages, the usual one first; else all.", metavar="EN,IT,…"),
        option("--certificate", "For TLS: the certificate with its chain (PEM)."),
        option("--key", "For TLS: the key of the certificate (PEM)."),
        option(
            "--backups",
            "How many copies of the evenings are kept beside the file; 0 makes none, --demo has none.",
            type=IntRange(0, 1000),
            default=7,
        ),
        option("--proxy", "The address of a proxy that tells where requests come from.", metavar="ADDRESS"),
        flag("--no-guests", "At live tables a name alone is not enough to sit down."),
        flag("--demo", "With three events to look at, in a file of their own."),
        flag("--fresh", "With --demo: back to how it was at first."),
        examples=(
            "",
            "--port 80 --database /srv/club.db --languages it,en",
            "--database postgresql://host/club --certificate club.pem --key club.key",
            "--demo",
            "--demo --fresh",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.doctor:doctor",
        """Look at the port, the disk, the clock and the database, and print the address for the players.

        What was recorded since the last time is compared with its chain, with --whole
        everything. An existing database gets one fact in the stream `doctor`; of one
        that is not there yet only its folder is tried. Exit code 2 if something is wrong.
        """,
        ADDRESS,
        PORT,
        DATABASE,
        flag("--secure", "The server will have a certificate."),
        flag("--whole", "Compare everything with its chain, not only what is new."),
        JSON,
        examples=(
            "",
            "--whole",
            "--port 80 --database /srv/club.db",
            "--database postgresql://host/club --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.account:account",
        """Make an account for an organiser. The password is asked for, or read from standard input.

        With --password, whoever has the machine replaces a forgotten one; everybody
        signed in with the old one is signed out. It works while the server runs, too.
        """,
        argument("login", "The name to sign in with."),
        DATABASE,
        flag("--password", "Give an account that is there another password."),
        flag("--remove", "Remove an account; the last one stays."),
        examples=(
            "maria",
            "maria --password",
            "maria --remove",
            "maria --database postgresql://host/club < password.txt",
        ),
    ),
    LazyGroup("journal", "What happened, kept: prove, export, import, copy, restore and show it.", "server.journal"),
)
