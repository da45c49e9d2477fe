"""The commands of this folder, declared."""

from click import IntRange

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import ANY_FILES, BOARD_FILES, JSON

COMMANDS = (
    LazyCommand(
        "arbitro.cli.boards.deal:deal",
        """Deal boards: every deal equally likely, from the system's own randomness.

        Verifiable dealing: --commit draws a secret and prints a commitment to
        publish before the session. After it, --reveal deals the boards of the
        secret, and anybody can --check them against the commitment.
        """,
        option("-n --boards", "How many boards; else one.", type=IntRange(1)),
        option("--first", "The number of the first board; else 1.", type=IntRange(1)),
        option("--seed", "Deal the same boards again from the same text."),
        option("-c --constraint", 'Such as "S: 15-17 balanced"; may be repeated.', many=True),
        option("--auction", "Hands that fit an auction: 'N: 1NT P 2C'.", metavar="AUCTION"),
        option("--system", "By which both sides bid it; else five_card_majors.", metavar="SYSTEM"),
        option("--tries", "How often to try for each board with constraints; else 100,000 times.", type=IntRange(1)),
        option("--commit", "Draw a secret, keep it in this new file."),
        option("--event", "With --commit: what the boards are for."),
        option("--reveal", "Deal the boards of a secret."),
        option("--check", "With --reveal: the commitment that was published."),
        option("--format -f form", "How to write; else as -o tells, or PBN.", choices="pbn lin diagram json"),
        option("-o --output", "The file to write."),
        JSON,
        examples=(
            "-n 24 -o session.pbn",
            "--format diagram",
            '-n 8 --seed "Tuesday 7 May" --json',
            '-n 4 --constraint "S: 15-17 balanced" --constraint "N: 5+♠ 8+"',
            '-n 4 --auction "N: 1NT P 2C P 2H" --system ours.toml',
            '--commit secret.json -n 24 --event "Club, Tuesday"',
            "--reveal secret.json --check 9f86d0… -o session.pbn",
        ),
    ),
    LazyCommand(
        "arbitro.cli.boards.show:show",
        "Draw the boards of a file: hands, auction, result and play.",
        argument("file", "A file of boards; - is standard input."),
        option("--board -b", "Only this board; may be repeated.", type=int, many=True),
        option("--format -f drawing", "How to draw; else as -o tells.", choices="text svg html"),
        option("-o --output", "The file to write."),
        option("--from form", "The format of FILE, where its name does not tell it.", choices=BOARD_FILES),
        examples=(
            "session.pbn --board 7",
            "session.lin -o session.html",
            "session.pbn -b 3 --format svg > board3.svg",
        ),
    ),
    LazyCommand(
        "arbitro.cli.boards.check:check",
        """Check files of boards and report each problem with its place.

        Exit code 0 if all is in order, 2 if there are problems.
        """,
        argument("files", "Files of boards; - is standard input.", many=True, metavar="FILE..."),
        option("--from form", "The format, where the name does not tell it.", choices=BOARD_FILES),
        JSON,
        examples=(
            "session.pbn",
            "*.lin --json",
            "- --from pbn < session.pbn",
        ),
    ),
    LazyCommand(
        "arbitro.cli.boards.convert:convert",
        """Convert a file of boards; the file names show the formats (.pbn .lin .json).

        With CSV or USEBIO (.csv .xml) on one side it is the results that are converted;
        as PBN they are a table of scores for each board.

        PBN to PBN keeps every tag and comment. If a board has problems nothing is
        written, unless --keep-going leaves out what is wrong: an auction, a play, a
        result, or the board if its cards are wrong; the exit code is 2 either way.
        """,
        argument("source", "The file to read; - is standard input.", metavar="A"),
        argument("target", "The file to write; - is standard output.", metavar="B"),
        option("--from from_", "The format of A.", choices=ANY_FILES),
        option("--to", "The format of B.", choices=ANY_FILES),
        flag("--keep-going", "Leave out what is wrong, and say it."),
        JSON,
        examples=(
            "session.lin session.pbn",
            "session.pbn - --to json",
            "- boards.lin --from pbn < session.pbn",
            "club.xml club.csv",
        ),
    ),
    LazyCommand(
        "arbitro.cli.boards.demo:demo",
        """Deal a session, play it out with simple choices, score and rank it, and draw one board.

        Four tables play eight boards in a Mitchell movement; the same seed gives
        the same session.
        """,
        option("--seed", "Another text gives another session.", default="arbitro"),
        option("--board -b", "The board to draw.", type=int, default=8),
        JSON,
        examples=(
            "",
            "--seed Tuesday --board 5",
            "--json",
        ),
    ),
)
