"""The commands of this folder, declared."""

from click import Context, IntRange, Parameter

from arbitro.cli.command import LazyCommand, argument, flag, option
from arbitro.cli.parameters import JSON, POLICIES, REGULATIONS, SCALES

MOVEMENTS = (
    "mitchell relay skip sit-out rover arrow-switch web howell howell-in-halves three-quarter-howell barometer "
    "individual round-robin double-round-robin triple new-england american-whist american-whist-share "
    "american-whist-relay"
)


def _movements(_ctx: Context, _param: Parameter, incomplete: str) -> list[str]:
    return [name for name in MOVEMENTS.split() if name.startswith(incomplete)]


COMMANDS = (
    LazyCommand(
        "arbitro.cli.events.entries:entries",
        """Check the entries of an event.

        Unknown members, players in two pairs or teams, teams too small or too large,
        and players who do not meet the conditions: all problems at once.
        """,
        argument("file", "CSV of pairs, teams or players; - is standard input."),
        option("--members", "CSV of members: name, number, category, sex …"),
        option("--formation", "Who plays with whom.", choices="open mixed women", default="open"),
        flag("--mixed", "Short for --formation mixed."),
        option("--born-until", "Seniors: born in this year or before.", type=int),
        option("--born-since", "Juniors: born in this year or later.", type=int),
        option("--categories", "All categories, the strongest first: A,B,C", default=""),
        option("--highest", "The strongest category admitted.", default=""),
        option("--lowest", "The weakest category admitted.", default=""),
        option("--club", "Members of this club; once for each of several.", many=True),
        flag("--numbered", "Everybody needs a federation number."),
        REGULATIONS,
        JSON,
        examples=(
            "pairs.csv --members members.csv",
            "pairs.csv --members members.csv --mixed --json",
            "teams.csv --members members.csv --born-until 1964 --numbered",
            "pairs.csv --members members.csv --categories A,B,C --highest B",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.movement:movement",
        """Propose movements with their trade-offs and print the best, or check a given one.

        Exit code 0 also for a movement with defects: the verdict tells them.
        """,
        option("--pairs", "How many pairs.", type=int),
        option("--teams", "How many teams.", type=int),
        option("--players", "How many players of an individual.", type=int),
        option("--boards", "Boards in play; else 22 to 30, or as many as the time allows.", type=int),
        option("--rounds", "How many rounds.", type=int),
        option("--hours", "Hours to play: 3.25, 3:15."),
        option("--form", f"The form: {MOVEMENTS}.", shell_complete=_movements),
        flag("--one-winner", "One ranking for all."),
        option("--fixed", "A number that must not move; as often as needed.", type=int, many=True),
        option("--late", "How many more come in round 2.", type=int, default=0),
        flag("--screens", "With screens."),
        flag("--guide", "Cards for contestants and tables as well."),
        flag("--proof", "Who meets whom, sides and shares as well; --json always has them."),
        option("--check", "Prove the movement in this file instead (JSON).", metavar="FILE"),
        option("--out -o to", "Write the movement to this file too (JSON).", metavar="FILE"),
        REGULATIONS,
        JSON,
        examples=(
            "--pairs 13 --boards 26 --hours 3.25",
            "--pairs 16 --boards 24 --one-winner --json",
            "--pairs 9 --late 1 --fixed 5 --guide",
            "--players 12",
            "--teams 7 --boards 28 --form round-robin -o teams.json",
            "--check teams.json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.draw:draw",
        """Draw a round: Swiss, Danish or knock-out, each pairing with its reasons.

        FILE says who takes part and what has been played:

        \b
          {"entrants": [{"name": "Reds", "points": "41.5", "rank": 1, "club": "West"},
                        {"name": "Blues"}, {"name": "Greens"}, {"name": "Golds"}],
           "matches": [{"round": 1, "home": "Reds", "away": "Blues"}],
           "byes": [{"round": 1, "name": "Greens"}],
           "withdrawn": ["Whites"], "apart": [["Reds", "Golds"]]}

        Only the names are needed; in a knock-out rank is the seeding, and
        "winners": {"1": "Reds"} says who has won match 1. The seed is part of the
        answer: with it anybody can draw the same round again.
        """,
        argument("file", "A JSON file of the event so far; - is standard input."),
        option("--system", "How to draw.", choices="swiss danish knockout", default="swiss"),
        option("--round", "The round; else the one after the last in FILE.", type=int),
        option("--seed", "Any text: the same gives the same draw. Else one is made."),
        option("--of", "Teams, or pairs: the first of two sits North-South.", choices="teams pairs", default="teams"),
        flag("--rematch", "Let two meet again if there is no other way, with a warning."),
        option("--first", "Swiss, round 1: by lot, or by rank: halves, neighbours.", choices="lot halves neighbours"),
        option("--meetings", "Danish: how often two may meet in all.", type=int),
        option("--seeds", "Knock-out: how many are seeded; else all with a rank.", type=int),
        option(
            "--three-way", "Knock-out: two or one of three go on; one of three losers.", choices="none two one losers"
        ),
        option("--swap", 'Two who change places by hand: "Reds, Blues"; may be repeated.', many=True),
        flag("--brief", "Leave the reasons out."),
        REGULATIONS,
        JSON,
        examples=(
            "event.json",
            'event.json --round 4 --seed "7 May" --json',
            "event.json --system danish --meetings 2",
            'event.json --swap "Reds, Blues" --seed "7 May"',
            "cup.json --system knockout --three-way two",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.simulate:simulate",
        """Run a whole event with random results and rank it.

        The log can be read again by `arbitro standings`, also as it was after an
        earlier fact.
        """,
        option("--pairs", "How many pairs.", type=IntRange(2)),
        option("--teams", "How many teams of four.", type=IntRange(2)),
        option("--players", "How many players of an individual.", type=IntRange(8)),
        option(
            "--system",
            "How they meet; else a movement, and Swiss for teams.",
            choices="movement round_robin swiss danish knockout",
        ),
        option(
            "--scoring",
            "How it is scored; else as is usual.",
            choices="matchpoints butler cross_imps total_points victory_points imps board_a_match",
        ),
        option("--rounds", "Rounds.", type=IntRange(1)),
        option("--boards", "Boards of a round, or of a match.", type=IntRange(1)),
        option("--sessions", "Sessions of a movement.", type=IntRange(1), default=1),
        option("--qualify", "How many go on to a final; teams to a knock-out.", type=IntRange(0), default=0),
        option(
            "--carry",
            "What the finalists take along: teams into a round robin.",
            choices="none full share between_qualified",
            default="none",
        ),
        flag("--trouble", "With withdrawals, late pairs, corrections, penalties, rulings."),
        option("--seed", "The same seed, the same event."),
        option("--log", "Write every fact, one a line.", metavar="FILE"),
        REGULATIONS,
        JSON,
        examples=(
            "--pairs 13 --boards 2 --seed tuesday",
            "--teams 16 --system swiss --rounds 5 --boards 8 --qualify 4",
            "--teams 9 --system round_robin --trouble --log event.jsonl",
            "--players 12 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.ties:ties",
        """Break a tie by the criteria of the regulations.

        The file has the form, the tied and their matches, or their sessions with
        boards:

        \b
          {"form": "teams_round_robin", "tied": ["A", "B"], "matches": [
            {"round": 1, "home": "A", "away": "B", "vp": ["10.91", "9.09"],
             "imps": [23, 20], "points": [1200, 1100]}]}
        """,
        argument("file", "The tie, as .toml or JSON; - is standard input (JSON)."),
        option(
            "--form",
            "The form of the event; else as the file says.",
            choices="individual pairs teams_round_robin teams_swiss board_a_match knockout",
        ),
        flag("--share", "Pairs: the tie need not be broken."),
        option("--lots", "Draw lots from this seed where nothing decides."),
        POLICIES,
        JSON,
        examples=(
            "tie.json --form teams_round_robin --regulations figb_2017",
            "tie.json --json",
            'pairs.toml --lots "14 May, club final"',
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.bye:bye",
        "What a team or a pair gets for a round without an opponent.",
        option("--form", "A pair or a team.", choices="pairs teams", default="teams"),
        option("--boards", "Teams: boards of the match.", type=int),
        option("--scale", "Teams: the scale; else that of the regulations.", choices=SCALES),
        option("--own", "Pairs: the percentage on the boards played."),
        REGULATIONS,
        JSON,
        examples=(
            "--boards 16 --regulations figb_2017",
            "--boards 16 --scale discrete --regulations figb_2017 --json",
            "--form pairs --own 54.2 --regulations figb_2017",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.lineup:lineup",
        """Which team has the right of choice in each stanza of a match.

        The home team sits North-South in the open room in the first stanza. After
        a draw by lot the picks come in order, one --pick each: the number of a
        stanza, or "leave" for one of the last three that the opponents take.
        """,
        argument("home", "The home team."),
        argument("away", "The other team."),
        option("--form", "How the event is drawn.", choices="swiss danish round_robin knockout", default="knockout"),
        option("--stanzas", "Stanzas of the match.", type=int, default=1),
        flag("--sessions", "The stanzas come in sessions of two."),
        flag("--home-and-away", "The teams meet twice, each once at home."),
        option("--announced", "The option that the organiser has announced."),
        flag("--late", "It was announced after the event had begun."),
        flag("--no-forms", "There are no line-up forms."),
        option("--brown-sticker", "A team with pairs that use Brown Sticker methods; may be repeated.", many=True),
        option("--lot", "The team that has won the draw."),
        option("--pick", "A stanza that was picked, or leave; may be repeated.", many=True),
        option("--last", "The team that has won the draw for an odd last stanza."),
        REGULATIONS,
        JSON,
        examples=(
            "Reds Blues --form swiss --regulations figb_2017",
            "Reds Blues --stanzas 3 --lot Reds --pick leave --pick 3 --regulations figb_2017",
            "Reds Blues --stanzas 2 --brown-sticker Reds --regulations figb_2017 --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.places:places",
        "Give a stationary seat to those who need one, in exchange with those who have it.",
        argument("contestants", "In the order of their numbers: 1, 2, 3 …", many=True),
        option("--stays", "A number that does not move; may be repeated.", many=True, type=int),
        option("--needs", "Who needs such a number; may be repeated.", many=True),
        flag("--granted", "The director has granted it to those who have no right to it."),
        REGULATIONS,
        JSON,
        examples=(
            "Rossi Bianchi Verdi Neri --stays 1 --stays 3 --needs Neri --regulations figb_2017",
            "Rossi Bianchi Verdi --stays 1 --needs Verdi --granted --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.time:time",
        "Playing time for a number of boards, in minutes.",
        option("--boards", "Boards of the round, match or stanza.", type=int, required=True),
        option("--form", "Pairs or teams.", choices="pairs teams", required=True),
        flag("--screens", "With screens."),
        REGULATIONS,
        JSON,
        examples=(
            "--boards 16 --form teams --screens --regulations figb_2017",
            "--boards 2 --form pairs --json",
        ),
    ),
    LazyCommand(
        "arbitro.cli.events.corrections:corrections",
        """What may still be changed: results, seats, draws, entries, by the moment of the event.

        Forbidden changes are refused; the others are carried out and told, with
        what they compute again. Draws that were played never move.
        """,
        JSON,
        examples=(
            "",
            "--json",
        ),
    ),
)
