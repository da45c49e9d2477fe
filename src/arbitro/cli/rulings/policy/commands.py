"""The commands of `arbitro policy`, declared."""

from click import IntRange

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import DECIDED, JSON, POLICIES

SYSTEM = option("--system", "The pair's system: a file of rules, or a shipped one.", metavar="SYSTEM")

COMMANDS = (
    LazyCommand(
        "arbitro.cli.rulings.policy.systems:systems",
        """What a pair's methods are, and where they may be used.

        Colour, HUM and Brown Sticker features with their reasons and exceptions;
        admission by category; documents owed; faults of card and forms; questions
        where the agreements or a judgment are missing.
        """,
        argument("file", "The methods, as .toml or JSON, or a system's rules (.toml); - is standard input (JSON)."),
        option("--category", "Of the event; else all.", type=IntRange(1, 4)),
        option("--event", "The event as the regulations name it: championship, club …", default=""),
        option("--form", "The event is for pairs or teams.", choices="pairs teams", default="pairs"),
        flag("--authorised", "Brown Sticker methods are authorised in this team championship."),
        option("--top", "The top of a board, for penalties in matchpoints."),
        POLICIES,
        JSON,
        examples=(
            "ours.toml --regulations figb_2017",
            "ours.toml --category 2 --form teams --authorised --json",
            "ours.toml --event championship --regulations figb_2017",
            "- --category 3 < ours.json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.policy.systems:undisclosed",
        "A call that its pair should have disclosed: presumption of damage and the range of penalties.",
        argument("method", "The call that was not listed or not fully described."),
        option("--form", "The event is for pairs or teams.", choices="pairs teams", default="pairs"),
        flag("--missed/--not-missed", "Whether the opponents missed their best contract."),
        flag("--penalise/--no-penalty", "Whether the director also penalises."),
        option("--top", "The top of a board, for penalties in matchpoints."),
        POLICIES,
        JSON,
        examples=(
            '"(1H) 2H" --missed --penalise --top 24 --regulations figb_2017',
            "2D --form teams --regulations figb_2017 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.policy.alert:alert",
        "Whether a call is alerted, who shows the card to whom, and whether the stop card comes before it.",
        option("--call", "The call; else the last of the auction."),
        option("--meaning", "What it shows: '15-17 balanced', '6+H 6-10 / 6+S 6-10'.", default=""),
        option("--auction", "Dealer and calls before it: 'N: 1S P'.", default="N:"),
        flag("--screens", "The table has screens."),
        flag("--natural/--conventional", "Else from what it shows."),
        flag("--special/--not-special", "A special meaning or agreement."),
        flag("--forcing/--not-forcing", "Whether partner must call."),
        flag("--exempt-range/--other-range", "Else from what it shows."),
        flag("--length/--no-length shows_length", "Of a double: tells the length of a suit."),
        flag("--swapped/--not-swapped", "Of a redouble: swapped with the pass."),
        option("--facts", "The same as JSON; - is standard input.", metavar="FILE"),
        SYSTEM,
        POLICIES,
        JSON,
        examples=(
            '--call 1NT --meaning "12-14 balanced" --regulations figb_2017',
            '--auction "N: 1NT P 2C" --system five_card_majors --regulations figb_2017',
            '--auction "N: 1S P" --call 3C --meaning "6+C 5-9" --not-forcing --regulations figb_2017',
            '--auction "N: 1H P 2H P 4NT" --conventional --screens --regulations figb_2017 --json',
            "--facts call.json --regulations figb_2017",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.policy.pre_alert:pre_alert",
        "What a pair must tell its opponents before play, and whether it did so in time.",
        option(
            "--lead",
            "A kind of lead that the pair uses; may be repeated.",
            choices="standard reversed_leads other_leads reversed_count_leads",
            many=True,
        ),
        option("--openings-from", "The least HCP of its one-level openings.", type=int),
        flag("--short-long/--long-first", "The shorter suit is shown first."),
        option("--further", "An agreement that the organiser has named.", many=True),
        option("--told", "When the opponents were told: 14:58.", metavar="TIME"),
        option("--start", "When play began: 15:00.", metavar="TIME"),
        SYSTEM,
        POLICIES,
        JSON,
        examples=(
            "--lead reversed_leads --openings-from 9 --long-first --regulations figb_2017",
            "--lead reversed_leads --told 15:04 --start 15:00 --regulations figb_2017 --json",
            "--system strong_club --long-first --regulations figb_2017",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.policy.pre_alert:bidding_cards",
        "A player who takes cards from the bidding box now in one way and now in another.",
        option("--single", "How often the player took the single card.", type=int, required=True),
        option("--packet", "How often the packet up to it.", type=int, required=True),
        DECIDED,
        POLICIES,
        JSON,
        examples=(
            "--single 2 --packet 5 --regulations figb_2017",
            "--single 2 --packet 5 --regulations figb_2017 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.policy.psych:psych",
        """What a departure from the system is, whether it was permitted, and what follows.

        What is not given comes back as a question. In JSON its answer goes into the
        facts under the name of the question, without "psych_"; there the whole record
        of a pair and the agreement itself may be given.
        """,
        option("--what", "What it was; like things have like names: '1S overcall'.", default=""),
        option("--category", "Of the event; 4 is a club's.", type=IntRange(1, 4)),
        option("--event at", "The event as the regulations name it: championship, club …", default=""),
        option("--form", "The event is for pairs or teams.", choices="pairs teams", default="pairs"),
        flag("--local", "A local tournament."),
        flag("--club", "A club's tournament."),
        flag("--club-permits", "The club has published a rule that permits it."),
        flag("--authorised", "Brown Sticker methods are authorised in this team championship."),
        flag("--play", "A defender's play, not a call."),
        flag("--gross/--not-gross", "Grossly wrong about strength or length."),
        flag("--deliberate/--slip", "Meant, or a slip."),
        flag("--agreed/--not-agreed", "The partners had agreed on it."),
        flag("--protected/--not-protected", "The system guards against it."),
        flag("--expected/--not-expected", "By partner more than by opponents."),
        option("--earlier", "How often the record of the pair has the like.", type=IntRange(0, 1000)),
        flag("--disclosed/--not-disclosed", "On card and sheets."),
        flag("--conventional-opening/--other-call", "What was called."),
        flag("--damage/--no-damage", "Done to the other side."),
        option("--top", "The top of a board.", type=IntRange(1)),
        option("--facts", "The same as JSON, and more; - is standard input.", metavar="FILE"),
        POLICIES,
        JSON,
        examples=(
            "--local --gross --deliberate --not-agreed --not-protected --earlier 0 --top 14 --regulations figb_2017",
            "--agreed --category 2 --form teams --authorised --regulations figb_2017 --json",
            "--facts psych.json --regulations figb_2017",
        ),
    ),
)
