"""The commands of `arbitro system`, declared."""

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import JSON, POLICIES

SYSTEMS = "five_card_majors, strong_club, natural, or a file of your own (.toml)."

COMMANDS = (
    LazyCommand(
        "arbitro.cli.rulings.system.work:check",
        """Check a system and say everything that is wrong with it: exit code 2 if anything is.

        Of one that is in order it tells the hands that have no call in the first round. A system may extend those
        that come with the program, or another file of the same folder.
        """,
        argument("system", SYSTEMS),
        JSON,
        examples=("ours.toml", "strong_club --json"),
    ),
    LazyCommand(
        "arbitro.cli.rulings.system.work:show",
        "Show what each call would mean: as an opening, or after an auction.",
        argument("system", SYSTEMS),
        argument("auction", "Dealer and calls: 'N: 1NT P'.", default="N:"),
        JSON,
        examples=("five_card_majors", 'ours.toml "N: 1NT P"', 'strong_club "N: 1C P" --json'),
    ),
    LazyCommand(
        "arbitro.cli.rulings.system.work:explain",
        "Explain every call of an auction: what it shows, whether it is alerted, and what each hand has shown.",
        argument("system", f"Of the dealer's side: {SYSTEMS}"),
        argument("auction", "Dealer and calls: 'N: 1NT P 2C P 2H'."),
        option("--theirs", "The system of the other side; else the same.", metavar="SYSTEM"),
        option("--vul", "Who is vulnerable: none, ns, ew, both.", default="none"),
        flag("--screens", "The table has screens."),
        POLICIES,
        JSON,
        examples=(
            'five_card_majors "N: 1NT P 2C P 2H P"',
            'ours.toml "W: 1H 2C X P" --theirs strong_club --json',
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.system.work:compare",
        """Advise on a comparable call (Law 23) or 27B1(b) of 2007: how much of the new call lies inside the old one.

        Hands are dealt from a seed; those that fit the new call are counted, and how many of them fit each meaning that
        the withdrawn call may have had. The director decides.
        """,
        argument("system", f"Of the offender: {SYSTEMS}"),
        argument("auction", "The auction when the withdrawn call was made: 'N: 1C 1S'."),
        argument("withdrawn", "The call that was withdrawn."),
        argument("call", "The call in its place."),
        option("--by offender", "Who made it, if it was not that player's turn.", metavar="SEAT"),
        option("--now", "The auction when the new call is made; else the same.", metavar="AUCTION"),
        option("--seed", "Where the hands are dealt from.", default="comparable"),
        JSON,
        examples=(
            'five_card_majors "N: 1C 1S" 1H X',
            'ours.toml "N:" P 2S --by S --now "N: 1S P" --json',
        ),
    ),
    LazyCommand(
        "arbitro.cli.rulings.system.work:card",
        "Write the convention card: a page that the browser prints; the pages are in the language of --lang.",
        argument("system", SYSTEMS),
        option("-o --output", "The file to write; else standard output.", metavar="FILE"),
        JSON,
        examples=("ours.toml -o card.html", "strong_club --json"),
    ),
)
