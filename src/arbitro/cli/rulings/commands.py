"""The commands of this folder, declared."""

from click import IntRange

from arbitro.cli.command import LazyCommand, LazyGroup, argument, flag, option
from arbitro.cli.parameters import EDITION, JSON, PACKS

COMMANDS = (
    LazyCommand(
        "arbitro.cli.rulings.rule:rule",
        """Rule on an irregularity: what happened, then only the questions that matter, then the ruling.

        Type back to answer the last question again, quit to stop. With --facts
        everything known is given at once, and the reply is the next question or
        the ruling; other options complete the request and must not contradict it.
        Exit code 2 if something in the request cannot be. With --account several
        things that happened on a board are ruled on in order, down to its score
        and what is left open. With --story plain words in English, Italian or
        Romanian are read: what they may be about, and the facts that they tell.
        From standard input (-) it is one JSON object a line, {"id": 1,
        "edition": 2017, "story": "North 1C, East 1S, South 1H"}, and one line
        comes back for each.
        """,
        option("--law", "Begin with a law: 27."),
        EDITION,
        option("--regulations pack", f"{PACKS} Else wbf.", metavar="PACK"),
        option("--set values", "A key of the regulations that has another value here.", many=True, metavar="KEY=VALUE"),
        option("--facts", "A request as JSON; - is standard input.", metavar="FILE"),
        option("--account", "All that happened on a board, as JSON; - is standard input.", metavar="FILE"),
        option("--story", "What happened, in plain words; - is stories as JSON, one a line.", metavar="TEXT"),
        flag("--prelude", "Ask first who drew attention and who acted before the director came."),
        flag("--screens/--no-screens", "Whether the table has screens; asked where it matters, if not said."),
        option(
            "--system",
            "The pair's system: evidence on explanations, advice on comparable calls.",
            metavar="SYSTEM",
        ),
        flag("--what", "List what may have happened, and what may be asked."),
        JSON,
        examples=(
            "",
            "--law 27 --edition 2007",
            "--law 27 --system ours.toml",
            "--facts request.json --json",
            "--facts request.json --screens --regulations figb_2017",
            "--set laws.score.correction_minutes=20",
            "--account board-7.json",
            '--story "North 1C, East 1S, South 1H"',
            "--story - < stories.jsonl",
            "--what --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.laws:laws",
        """Read a law, search them all, draw one as a flow chart; or what changed between two editions.

        With book a whole edition is written to a file: a pocket book with charts
        and index (book.pdf, which needs the extra paper), or one page (book.html).
        """,
        argument(
            "words",
            "A law (27); search and words (search dropped card); diff and two editions (diff 2007 2017); or book.",
            many=True,
            required=False,
            metavar="[LAW]",
        ),
        option("--edition", "Only this code: 1997, 2007 or 2017."),
        option("--chart", "Draw what the law does as a flow chart.", choices="mermaid svg"),
        option("--what", "Which event of the law to draw."),
        option("--law", "With diff: only this law."),
        option("-o --output", "The file to write the chart or the book to."),
        option("--language", "The language to read it in: en, it or ro; else that of --lang."),
        flag("--examples", "Worked examples of the law, as stories with their rulings."),
        flag("--brief", "What is carried out of the law, clause by clause, instead of its text."),
        JSON,
        examples=(
            "",
            "27 --edition 2017",
            "27 --brief --json",
            "27 --examples --language it",
            'search "dropped card"',
            "27 --chart svg -o law27.svg",
            "diff 2007 2017 --law 27",
            "book --edition 2017 --language it -o book.pdf",
            "book -o book.html",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.table:table",
        """Show a table from its log: where every card is, whose turn it is, what went wrong, what to ask.

        A log begins with the board. With --rule the reply has the question that
        has to be put next, or the ruling and the event that carries it out:
        append {"event": "option_chosen", "question": "accepted", "answer": true}
        or that event to the log, and go on.
        """,
        argument("log", "The log, one event a line as JSON; - is standard input."),
        option("--until", "Only the first N events.", type=IntRange(1), metavar="N"),
        option("--view", "What one viewer may see: N, E, S, W, director or kibitzer.", metavar="WHO"),
        flag("--rule", "Go on to the next question, or the ruling."),
        flag("--prelude", "With --rule: first who drew attention, and who acted then (Laws 9-11)."),
        JSON,
        examples=(
            "table-3.jsonl",
            "table-3.jsonl --view S --json",
            "- --until 12 --rule < table-3.jsonl",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.claim:claim",
        """Judge a contested claim: is the cheapest line that the statement leaves open normal? Then the award.

        The reply is a question (is this play normal for this player?), the award,
        or how far the search came. Give the answer in "answers": under the name
        in "about" for that point, under "sort" for every such play.
        """,
        option("--facts", "The claim as JSON; - is standard input.", required=True, metavar="FILE"),
        JSON,
        examples=(
            "--facts claim.json",
            "--facts - --json < claim.json",
        ),
    ),
    LazyGroup(
        "penalty",
        """What the regulations provide for lateness, slow play and other breaches: outcome, article, reason.

        What only a person can tell comes back as a question; answer it with an option.
        """,
        "rulings.penalty",
    ),
    LazyGroup(
        "system",
        "A partnership's system as data: checked, shown, explained call by call, printed as a card.",
        "rulings.system",
    ),
    LazyGroup("policy", "Policies: systems and the documents they need, alerts, psychic calls.", "rulings.policy"),
    LazyGroup("regulations", "Regulations as data: what packs set and where it comes from.", "rulings.regulations"),
)
