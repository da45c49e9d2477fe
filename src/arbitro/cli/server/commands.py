"""The commands of this folder, declared."""

from click import FloatRange, IntRange

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
            "How many evening copies are kept next to the file; 0 for none (--demo has none).",
            type=IntRange(0, 1000),
            default=7,
        ),
        option("--proxy", "The address of a proxy that tells where requests come from.", metavar="ADDRESS"),
        flag("--no-guests", "At live tables nobody can sit down without signing in."),
        option("--mail-host", "To send results by e-mail: the server of the club's own provider.", metavar="HOST"),
        option("--mail-port", "Its port; else 587, with tls 465.", type=IntRange(1, 65535)),
        option("--mail-tls", "How the line is encrypted.", choices="starttls tls none", default="starttls"),
        option("--mail-from", "Who sends: 'Bridge Club <results@club.example>'.", metavar="ADDRESS"),
        option("--mail-user", "To sign in there; the password is in ARBITRO_MAIL_PASSWORD or in a file."),
        option("--mail-password-file", "The file with the password.", metavar="FILE"),
        option(
            "--link", "The address of the pages in messages, if others reach them at a different one.", metavar="URL"
        ),
        option(
            "--robots",
            "Seats at live tables for outside programs (table-manager protocol).",
            type=IntRange(1, 65535),
            metavar="PORT",
        ),
        flag("--demo", "With three events to look at, in a file of their own."),
        flag("--fresh", "With --demo: back to how it was at first."),
        examples=(
            "",
            "--port 80 --database /srv/club.db --languages it,en",
            "--database postgresql://host/club --certificate club.pem --key club.key",
            "--robots 2000",
            "--demo",
            "--demo --fresh",
            "--mail-host smtp.club.example --mail-from results@club.example --mail-user club",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.robot:robot",
        """Play in an empty seat: at a live table, or at somebody else's table manager.

        It sees what a person in that seat sees. --table is the address of a live table,
        or its code with --server. --connect speaks the table-manager protocol of computer
        bridge ("Blue Chip") over TCP. Ctrl-C leaves the table.
        """,
        option("--table", "A live table: its address or its code.", metavar="URL|CODE"),
        option("--server", "The server, if --table is a code.", default="http://127.0.0.1:8000", metavar="URL"),
        option("--connect", "A table manager.", metavar="HOST:PORT"),
        option("--seat", "Which seat; at a table manager any, if none is named.", choices="N E S W"),
        option("--name", "The name that the others see.", default="Arbitro"),
        option("--system", "A system that comes with the program, or a file.", default="five_card_majors"),
        option("--strength", "How many deals are looked at.", choices="quick normal strong", default="normal"),
        option("--seconds", "The most time for one act.", type=FloatRange(0.05, 600), default=2.0),
        option("--boards", "How many boards to play before leaving.", type=IntRange(1)),
        examples=(
            "--table http://192.168.1.20:8000/table/cdfhjk --seat N",
            "--table cdfhjk --seat E --system ours.toml --strength strong --seconds 5",
            "--connect 127.0.0.1:2000 --seat S",
            "--connect 127.0.0.1:2000 --boards 16",
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

        With --password, anyone on this computer replaces a forgotten one; everybody
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
    LazyCommand(
        "arbitro.cli.server.publish:publish",
        """Write events as plain pages for a club's own site: no server, no scripts.

        Each event gets a folder with its ranking, boards and score cards, as far as
        everybody may see them, and the same as CSV, JSON, PBN and calendar. The list
        of all events in the folder is written there as well. Without events: all.
        """,
        argument("events", "Events by their ids, as in the addresses of their pages.", many=True, required=False),
        option("--to", "The folder; it is made if it is not there.", required=True, metavar="FOLDER"),
        DATABASE,
        examples=(
            "--to site",
            "tuesday-pairs-a1b2 --to site",
            "--to site --database /srv/club.db",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.print:print_",
        """Make a sheet for the printer: PDF, or pictures where the file ends in .png or .svg.

        hands: hand records of a file of boards, with makeable contracts and par.
        labels: labels for boards, 1-32 or as told. Of an event: table-cards with the
        QR code of each table, guides, tables, seating, board-map, travellers, slips,
        lineups, ranking, cross-table, cards, frequencies, matches, labels, and the
        appeal form, filled in for each appeal. Of a pair's system: convention-card,
        and brown-sticker, the forms of appendix 6 where they are due.
        """,
        argument("sheet", "Which sheet."),
        argument("of", "A file of boards, numbers of boards, an event by its id, or a system.", required=False),
        option("-o --output", "The file to write.", required=True),
        option("--paper", "The size of the paper.", choices="a4 a5", default="a4"),
        option("--across", "Hand records: how many side by side; else 3, on A5 2.", type=IntRange(1, 3)),
        option("--phase", "Which phase of the event; else the first.", default=""),
        option("--session", "Which session of it.", type=IntRange(1), default=1),
        flag("--blank", "Travellers, slips and the appeal form with nothing written in."),
        flag("--plain", "Hand records without makeable contracts."),
        option("--regulations pack", "Brown Sticker forms: by whose policy.", default="figb_2017", metavar="PACK"),
        option("--link", "Table cards: the address of the pages; else this computer in its network.", metavar="URL"),
        DATABASE,
        examples=(
            "hands session.pbn -o hands.pdf",
            "hands session.pbn -o hands.pdf --across 2 --plain",
            "labels 1-36 -o labels.pdf",
            "guides tuesday-pairs-a1b2 -o guides.pdf",
            "table-cards tuesday-pairs-a1b2 -o cards.pdf --link https://club.example",
            "ranking tuesday-pairs-a1b2 -o ranking.pdf --paper a5 --database /srv/club.db",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.season:ladder",
        """Show how a season's ladder stands, or set its rules; without a name, list the ladders.

        The rules are a JSON file: which events count, what of them, how many of the
        best, from how many on, and a handicap with its formula (docs/season.md).
        """,
        argument("id", "The ladder.", required=False),
        option("--rules", "Set its rules from this file (JSON).", metavar="FILE"),
        DATABASE,
        JSON,
        examples=("", "winter", "winter --rules winter.json", "winter --database /srv/club.db --json"),
    ),
    LazyCommand(
        "arbitro.cli.server.season:results",
        """Show what a member came to in all events, by name, number or id.""",
        argument("member", "Whose results."),
        DATABASE,
        JSON,
        examples=("'Maria Rossi'", "1207 --database /srv/club.db --json"),
    ),
    LazyCommand(
        "arbitro.cli.server.season:fees",
        """List what everybody owes and has paid: of all events, or of one as CSV with --csv.""",
        argument("event", "An event by its id; else all.", required=False),
        flag("--csv", "Print CSV, a line for each person in each event."),
        DATABASE,
        JSON,
        examples=("", "tuesday-pairs-a1b2", "--csv --database /srv/club.db"),
    ),
    LazyGroup("bws", "Files of table devices (Bridgemate): write, show, take results back.", "server.bws"),
    LazyGroup("journal", "What happened, kept: prove, export, import, copy, restore and show it.", "server.journal"),
)
