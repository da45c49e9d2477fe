"""The commands of `arbitro regulations`, declared."""

from arbitro.cli.command import LazyCommand, argument, flag
from arbitro.cli.parameters import JSON, PACKS

COMMANDS = (
    LazyCommand(
        "arbitro.cli.rulings.regulations.packs:show",
        "Show what a pack sets: each key with its value, source and meaning.",
        argument("pack", PACKS, default="wbf"),
        argument("key", "A key, or a section of keys.", default=""),
        JSON,
        examples=(
            "",
            "figb_2017 time.late",
            "league.toml scoring.bye.team --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.regulations.packs:check",
        """Check a pack and say everything that is wrong with it: exit code 2 if anything is.

        A pack may extend wbf, figb_2017 or another file of the same folder.
        """,
        argument("file", "A pack of your own (.toml)."),
        JSON,
        examples=(
            "league.toml",
            "league.toml --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.regulations.packs:diff",
        "Compare two packs: every key that they set differently.",
        argument("first", "A pack.", metavar="PACK"),
        argument("second", "Another pack.", metavar="PACK"),
        flag("--sources", "Also what is the same but comes from another source."),
        JSON,
        examples=(
            "wbf figb_2017",
            "figb_2017 league.toml --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.regulations.texts:read",
        "Read the FIGB regulations: what each article and paragraph says, in our own words.",
        argument("article", 'An article or appendix: 8, 8.3, "appendix 1".', default=""),
        JSON,
        examples=(
            "8.3",
            '"appendix 1" --json',
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.regulations.texts:search",
        "Find the paragraphs of the FIGB regulations that speak of something.",
        argument("words", "What is sought, in words.", many=True),
        JSON,
        examples=(
            "late arrival",
            "psychic call --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.regulations.coverage:coverage",
        "List each article and paragraph of the FIGB regulations with what carries it out, or why nothing does.",
        argument("article", 'An article or appendix: 8, 8.3, "appendix 1".', default=""),
        JSON,
        examples=(
            "",
            "8.3",
            '"appendix 1" --json',
        ),
    ),
)
