"""`arbitro margin`: by how much a match is won."""

from fractions import Fraction
from typing import Literal

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, because
from arbitro.scoring.regulated import board_a_match_margin, scale
from arbitro.scoring.rounding import exact_text
from arbitro.scoring.victory_points.simple import Simple, smallest_winning_margin
from arbitro.words.consequence import figure


class MarginAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro margin --json`: the smallest lead that wins, or the lead that must be exceeded in a knock-out."""

    method: str
    boards: int
    lead: str
    unit: Literal["imps", "points"]
    exceeded: bool  # a lead above it wins, however little


def margin(
    say: Voice, boards: int, method: Literal["simple", "knockout", "board_a_match"], pack: str, json: bool
) -> None:
    regulation = regulations(pack)
    if boards < 1:
        raise refuse("match-boards", found=boards, expected="1 2 3 …")
    match method:
        case "simple":
            simple = scale(regulation, "simple")
            assert isinstance(simple, Simple)
            key = keys.SIMPLE_MARGIN if boards <= simple.long else keys.SIMPLE_LONG_MARGIN
            lead = Fraction(smallest_winning_margin(simple, boards))
        case "knockout":
            key, lead = keys.KNOCKOUT_MARGIN, regulation[keys.KNOCKOUT_MARGIN]
        case "board_a_match":
            key, lead = keys.BAM_MARGIN, Fraction(board_a_match_margin(regulation, boards))
    consequence = Consequence(why=(because(f"margin-{method}", regulation.setting(key), boards=boards),))
    unit: Literal["imps", "points"] = "points" if method == "board_a_match" else "imps"
    grounds = shared(regulation, say.language, consequence)
    answer = MarginAnswer(method, boards, exact_text(lead), unit, method == "knockout", **grounds)
    if json:
        print_json(answer)
        return
    tell(say, [say("margin-answer", lead=figure(lead), unit=unit, exceeded="yes" if answer.exceeded else "no")], answer)
