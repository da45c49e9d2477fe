"""The commands of this folder, declared."""

from click import FloatRange, IntRange

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import JSON

DATABASE = option("--database", "The club's file, or postgresql://host/database.", default="arbitro.db")
PHASE = option("--phase", "The phase of the event, if it has several.", default="")
SESSION = option("--session", "The session.", type=IntRange(1), default=1)

COMMANDS = (
    LazyCommand(
        "arbitro.cli.server.bws.show:show",
        """Show what is in a file: sections, results so far, what is missing or wrong.

        To rank it: `arbitro standings session.bws -m matchpoints`.
        """,
        argument("file", "A file of table devices (.bws)."),
        JSON,
        examples=("session.bws", "session.bws --json"),
    ),
    LazyCommand(
        "arbitro.cli.server.bws.write:write",
        """Write the file that the control program of the devices reads.

        Movement, names and hand records come from an event of the club, or from
        files: a movement (`arbitro movement --json`) and boards.
        """,
        argument("file", "The file to write (.bws)."),
        option("--event", "The event, as in the address of its page."),
        PHASE,
        SESSION,
        DATABASE,
        option("--movement", "Without an event: the movement of a section; may be repeated.", many=True),
        option("--deals", "Without an event: a file of boards."),
        option("--computer", "The computer on which the control program runs.", default="ARBITRO"),
        examples=(
            "tuesday.bws --event tuesday-pairs-a1b2",
            "tuesday.bws --movement howell.json --deals boards.pbn --computer CLUB-PC",
        ),
    ),
    LazyCommand(
        "arbitro.cli.server.bws.watch:watch",
        """Take the results of the devices into an event while the rounds go on.

        Only results that are not there yet are entered. Boards not played and
        percentages are for the director, and are told. Ctrl-C ends it.
        """,
        argument("file", "The file that the control program writes into."),
        option("--event", "The event, as in the address of its page.", required=True),
        PHASE,
        SESSION,
        DATABASE,
        option("--every", "Seconds between two looks.", type=FloatRange(0.1), default=5),
        flag("--once", "Look once and end."),
        examples=("tuesday.bws --event tuesday-pairs-a1b2", "tuesday.bws --event tuesday-pairs-a1b2 --once"),
    ),
)
