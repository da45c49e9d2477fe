"""The commands of this folder, declared."""

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import BOARD_FILES, JSON, LIMIT

COMMANDS = (
    LazyCommand(
        "arbitro.cli.analysis.dd:dd",
        """Solve boards double dummy: the tricks of every declarer in every denomination, and par.

        A board that cannot be solved, or not within the limit, is reported; the exit
        code is then 2. With --add nothing else in the file changes.
        """,
        argument("file", "A file of boards; - is standard input."),
        flag("--trace", "Follow the play; mark the cards that cost tricks."),
        flag("--add", "Add missing tables and pars to a PBN file; needs -o."),
        option("-o --output", "The PBN file to write, with --add."),
        LIMIT,
        option("--from form", "The format of FILE, where its name does not tell it.", choices=BOARD_FILES),
        JSON,
        examples=(
            "session.pbn",
            "session.lin --trace",
            "session.pbn --json --limit 10",
            "session.pbn --add -o with-tables.pbn",
        ),
    ),
    LazyCommand(
        "arbitro.cli.analysis.equity:equity",
        """What would have happened without the irregularity: evidence and a proposal, never a ruling.

        Double dummy from the position before the irregularity; double dummy over
        deals that could have been; what each outcome is worth in the field, and
        weights for the director to edit (12C1(c)).

        A deal that is not solved within the limit is left out and counted; if
        that leaves nothing for a contract, the exit code is 2.
        """,
        option("--facts", "The facts as JSON; - is standard input.", required=True, metavar="FILE"),
        LIMIT,
        JSON,
        examples=(
            "--facts revoke.json",
            "--facts - --json --limit 10 < facts.json",
        ),
    ),
)
