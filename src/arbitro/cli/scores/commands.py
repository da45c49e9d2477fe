"""The commands of this folder, declared."""

from click import IntRange

from arbitro.cli.command import NUMBERS, LazyCommand, argument, flag, option
from arbitro.cli.parameters import EDITION, JSON, PACKS, REGULATIONS, SCALES

COMMANDS = (
    LazyCommand(
        "arbitro.cli.scores.score:score",
        """Score a result.

        The result is a contract, who played it, and = or the tricks over (+1) or
        under (-2); or PASS.
        """,
        argument("result", "Contract, declarer and tricks: 4HX N +1", many=True, type=NUMBERS),
        option("--vul", "Who is vulnerable: none, ns, ew, both."),
        option("--board", "The board number, which tells who is vulnerable.", type=int),
        JSON,
        examples=(
            '"4HX N +1" --vul both',
            "3NT-2 W --board 7",
            "6♠ S = --vul ns --json",
            "PASS --vul none",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.standings:standings",
        """Score a session and rank it, board by board.

        FILE is CSV with a header, JSON, PBN or LIN with results, USEBIO (.xml), or the
        file of table devices (.bws):

        \b
          section,round,table,board,ns,ew,contract,declarer,lead,result,score_ns,note
          A,1,1,7,3,11,4HX,N,SA,+1,,
          A,1,2,7,5,2,,,,,-100,
          A,1,3,7,6,10,,,,,,A60/40

        Contract and result, or the score, suffice; the board's number tells who is
        vulnerable. A note is an artificial score (A60/40, A+/A-), an assigned one
        (W 1/2 4H N =; 1/2 4H N -1) or NP, not played. If anything is wrong every
        problem is reported with its line, nothing is scored, and the exit code is 2.

        A .jsonl FILE is the log of a whole event, as `arbitro simulate --log` writes
        it: its phases are ranked with ties broken, now or --until an earlier fact.
        """,
        argument("file", "A file of results; - is standard input."),
        option(
            "--method -m",
            "How to score; USEBIO and the log of an event say it themselves.",
            choices="matchpoints butler cross-imps imps bam total",
        ),
        option(
            "--from form", "The format of FILE, where its name does not tell it.", choices="bws csv json lin pbn xml"
        ),
        option("--scale", "Matchpoints for a score beaten: 2 or 1.", type=IntRange(1, 2)),
        option("--divide", "What cross-IMPs are divided by.", choices="sum n-1 n comparisons"),
        option("--sections", "Sections compared with each other, or apart.", choices="across apart"),
        flag("--keep-going", "Leave out results with problems, and say them."),
        flag("--knockout", "Matches: scores that do not balance are met half-way (Law 12C4)."),
        option("--winners", "One ranking, or one for each direction.", type=IntRange(1, 2)),
        option(
            "--numbers",
            "Where a pair's number is one of a kind; else in the event.",
            choices="event section direction section-direction",
        ),
        option("--pairs", "Who plays: 1-12, 14. Anybody else is a problem."),
        option("--boards", "The boards in play: 1-24. Any other is a problem."),
        option("--stratum", 'The pairs of a stratum: "B: 5-8 12"; may be repeated.', many=True),
        option("--penalty", 'A penalty: "7 10% 90B2", "7 2 mp", "Reds 3 imps"; may be repeated.', many=True),
        option("--penalties", "A file of penalties, each on a line.", metavar="FILE"),
        option("--until", "Log of an event: after the first N facts.", type=IntRange(1), metavar="N"),
        option("--phase", "Log of an event: one phase only."),
        option("--regulations pack", PACKS, metavar="PACK"),
        EDITION,
        flag("--html", "Write a page instead of text."),
        flag("--usebio", "Write USEBIO, with the points and the ranking."),
        option("-o --output", "The file to write."),
        JSON,
        examples=(
            "tuesday.csv --method matchpoints",
            "tuesday.csv -m butler --html -o tuesday.html",
            'club.xml --winners 2 --penalty "7 10% 90B2"',
            "tuesday.csv -m matchpoints --usebio -o tuesday.xml",
            "match.pbn -m imps --json",
            "event.jsonl --until 120 --phase final",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.vp:vp",
        "Convert a match's margin to victory points.",
        option("--boards", "Boards of the match.", type=int, required=True),
        option("--imps", "The winner's margin in IMPs.", required=True),
        option("--scale", "The scale of victory points.", choices=SCALES, default="continuous"),
        flag("--non-increasing", "Continuous: no IMP is worth more than the one before it."),
        option("--regulations pack", "Regulations that set the details.", metavar="PACK"),
        JSON,
        examples=(
            "--boards 16 --imps 23 --scale continuous",
            "--boards 20 --imps 4 --scale simple --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.margin:margin",
        "The lead that wins a match; less is a draw.",
        option("--boards", "Boards of the match.", type=int, required=True),
        option("--method", "How it is scored.", choices="simple knockout board_a_match", default="simple"),
        REGULATIONS,
        JSON,
        examples=(
            "--boards 24 --regulations figb_2017",
            "--boards 14 --method board_a_match --regulations figb_2017 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.imps:imps",
        """Convert a difference of scores to IMPs (78B).

        Two scores are those of North-South at the two tables of a match, the one
        where your team sat North-South first: 620 here and -100 there are a
        difference of 720. A single number is the difference itself.
        """,
        argument("scores", "Two scores of the same side, or one difference.", many=True, type=NUMBERS),
        JSON,
        examples=(
            "620 -100",
            "720",
            "-50 420 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.matchpoints:matchpoints",
        "Matchpoint the scores of a board (78A).",
        argument("scores", "Scores of North-South: 420 -50", many=True, type=NUMBERS, metavar="SCORE..."),
        option("--scale", "For a score beaten: 2 or 1.", type=IntRange(1, 2), default=2),
        JSON,
        examples=(
            "420 450 -50 420",
            "420 450 -50 420 --scale 1 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.neuberg:neuberg",
        "Bring matchpoints to the size of a full field by Neuberg's formula.",
        option("--points", "Matchpoints among the results that there are.", required=True),
        option("--results", "How many results there are.", type=int, required=True),
        option("--field", "How many a full field has.", type=int, required=True),
        option("--scale", "Matchpoints for a score beaten: 2 or 1.", type=IntRange(1, 2), default=2),
        JSON,
        examples=(
            "--points 4 --results 5 --field 8",
            "--points 4.5 --results 5 --field 8 --scale 1 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.weighted:weighted",
        """Score a weighted result: the points of each outcome by its weight, never the scores (12C1(c)).

        In IMPs one other score is the other table of a match; several are
        cross-IMPs, the mean over the comparisons.
        """,
        option("--field", 'The scores at the other tables: "420 420 -50".', required=True),
        option("--ns", 'North-South: "3/5 420, 2/5 -50", "60% 420; 40% -50".', required=True),
        option("--ew", "East-West, as scores of North-South; else the same."),
        option("--method", "Matchpoints, or IMPs against each of the others.", choices="mp imps", default="mp"),
        JSON,
        examples=(
            '--method mp --field "420 420 -50" --ns "3/5 420, 2/5 -50"',
            '--method imps --field "-50" --ns "1/2 420, 1/2 -50" --ew "420"',
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.artificial:artificial",
        "What an artificial adjusted score is worth (12C2): average plus, average or average minus.",
        option("--fault", "How far the contestant is at fault: none, part, direct.", required=True),
        EDITION,
        option("--session-percent", "Its percentage on the other boards."),
        option("--top", "The top of the board.", type=IntRange(0)),
        option("--method", "Matchpoints or IMPs.", choices="mp imps", default="mp"),
        option("--session-imps", "Its IMPs a board on the other boards."),
        option("--nth", "Which board of the session without a result this is.", type=IntRange(1), default=1),
        REGULATIONS,
        JSON,
        examples=(
            "--edition 2017 --fault none --session-percent 63.4 --top 24",
            "--fault direct --method imps --session-imps -4",
        ),
    ),
    LazyCommand(
        "arbitro.cli.scores.fouled:fouled",
        """Score a fouled board (87): the tables that held the same cards among themselves.

        A small group goes by the table of the regulations (N87.2), a larger one by
        Neuberg's formula. A single group is one of several: with --field the others
        are the rest of it. The penalties for fouling are those of the regulations.
        """,
        argument("scores", "Scores by the form held, groups parted by /: 420 -50 / 620", many=True, type=NUMBERS),
        option("--field", "Results of a full field; else as many as there are.", type=int),
        REGULATIONS,
        JSON,
        examples=(
            "420 420 -50 450 / 620 -100 170",
            '"420 420 -50" / "620" --field 8 --regulations figb_2017',
        ),
    ),
)
