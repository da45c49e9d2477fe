"""Quick answers of scoring: one rule, a few numbers, no file."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Literal

from arbitro.book.problem import Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.seats import Side
from arbitro.cli.answers import (
    ArtificialAnswer,
    ComparedScore,
    FouledAnswer,
    FouledScore,
    ImpsAnswer,
    MatchpointsAnswer,
    NeubergAnswer,
    VictoryPointsAnswer,
    WeightedAnswer,
    WeightedPart,
    WeightedSide,
)
from arbitro.cli.figures import exact_or_none, exact_text, read_number, read_whole
from arbitro.cli.rulebook import edition as chosen_edition
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import arguments, out, print_json
from arbitro.cli.voice import Voice
from arbitro.formats.results import read_score, read_shares
from arbitro.regulations import Pack, keys
from arbitro.scoring import regulated
from arbitro.scoring.artificial import Fault, explain_imps, explain_share
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.fouled import is_small, small_group
from arbitro.scoring.imps import imps as imps_of
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.matchpoints import top as top_of
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.neuberg import neuberg as by_neuberg
from arbitro.scoring.outcome import Adjusted, Outcome, Played, Weighted, assigned
from arbitro.scoring.victory_points import Continuous, Discrete, Scale, Simple, victory_points

Scores = Annotated[list[str], typer.Argument(help="Scores of North-South: 420 -50", metavar="SCORE...")]


class ScaleName(StrEnum):
    CONTINUOUS = "continuous"
    DISCRETE = "discrete"
    SIMPLE = "simple"


class Counted(StrEnum):
    MP = "mp"
    IMPS = "imps"


def vp(
    say: Voice,
    boards: int,
    imps: str,
    scale: Literal["continuous", "discrete", "simple"],
    non_increasing: bool,
    pack: str | None,
    json: bool,
) -> None:
    margin = abs(read_number(imps, "23"))
    if non_increasing and scale is not ScaleName.CONTINUOUS:
        raise refuse("option-needs", found="--non-increasing", expected="--scale continuous")
    if non_increasing and pack is not None:
        raise refuse("options-together", found="--non-increasing", expected="--regulations")
    chosen: Scale
    if pack is not None:
        regulation = regulations(pack)
        chosen = regulated.scale(regulation, scale.value)
        boards = regulated.match_length(boards, boards, regulation)
    else:
        plain: dict[ScaleName, Scale] = {ScaleName.DISCRETE: Discrete(), ScaleName.SIMPLE: Simple()}
        chosen = plain.get(scale, Continuous(corrected=non_increasing))
    earned = victory_points(chosen, boards, margin)
    answer = VictoryPointsAnswer(
        scale.value,
        boards,
        margin.numerator if margin.denominator == 1 else exact_text(margin),
        exact_text(earned.ours),
        exact_text(earned.theirs),
    )
    if json:
        print_json(answer)
        return
    out().print(say("quick-vp", winner=answer.winner, loser=answer.loser), style="bold")


def imps(
    say: Voice,
    scores: tuple[str, ...],
    json: bool,
) -> None:
    told = [read_whole(word, "620") for word in arguments(scores)]
    if len(told) > 2:
        raise refuse("too-many-scores", found=len(told), expected=2)
    difference = told[0] - sum(told[1:])
    answer = ImpsAnswer(difference, imps_of(difference))
    if json:
        print_json(answer)
        return
    out().print(
        say("quick-imps", difference=f"{difference:+}", imps=f"{answer.imps:+}" if answer.imps else "0"),
        style="bold",
    )


def matchpoints(
    say: Voice,
    scores: tuple[str, ...],
    scale: int,
    json: bool,
) -> None:
    told = _scores(" ".join(arguments(scores)))
    method = Matchpoints(1 if scale == 1 else 2)
    found = score_board(_field([Played(score) for score in told]), method)
    results = []
    for at, score in enumerate(told):
        ns, ew = found.points(at)
        results.append(ComparedScore(score, exact_text(ns or 0), exact_text(ew or 0)))
    answer = MatchpointsAnswer(found.top or 0, tuple(results))
    if json:
        print_json(answer)
        return
    out().print(say("quick-top", top=answer.top), style="bold")
    for one in answer.results:
        out().print(say("quick-score", score=f"{one.score_ns:+}", ns=one.points_ns, ew=one.points_ew))


def neuberg(
    say: Voice,
    points: str,
    results: int,
    field: int,
    scale: int,
    json: bool,
) -> None:
    told = read_number(points, "9")
    value = by_neuberg(told, results, field, scale)
    answer = NeubergAnswer(exact_text(told), results, field, top_of(field, scale), exact_text(value))
    if json:
        print_json(answer)
        return
    out().print(say("quick-neuberg", points=answer.neuberg, top=answer.top), style="bold")


def weighted(
    say: Voice,
    field: str,
    ns: str,
    ew: str | None,
    method: Literal["mp", "imps"],
    json: bool,
) -> None:
    problems: list[Problem] = []
    sides: dict[Side, Weighted] = {}
    others: list[Outcome] = []
    with gathered(problems):
        others += (Played(score) for score in _scores(field))
    for side, told in ((Side.NS, ns), (Side.EW, ns if ew is None else ew)):
        with gathered(problems):
            sides[side] = read_shares(told, None)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    counted: Method = Matchpoints() if method is Counted.MP else CrossImps("comparisons")
    board = _field([*others, Adjusted(sides[Side.NS], sides[Side.EW])])
    points = {side: _side(others, score, side, counted) for side, score in sides.items()}
    top = score_board(board, counted).top
    answer = WeightedAnswer(method.value, top, points[Side.NS], points[Side.EW])
    if json:
        print_json(answer)
        return
    if top is not None:
        out().print(say("quick-top", top=top))
    for side, found in points.items():
        out().print(say("quick-weighted", side=say(f"side-{side.value.lower()}"), points=found.points), style="bold")
        for part in found.parts:
            out().print("  " + say("quick-part", weight=part.weight, score=f"{part.score_ns:+}", points=part.points))


def _side(others: list[Outcome], score: Weighted, side: Side, method: Method) -> WeightedSide:
    """A side's outcomes one by one against the others, and their weighted sum."""
    at = len(others)
    parts = []
    total = Fraction()
    for share in score.shares:
        single = _field([*others, Adjusted(assigned(share.score_ns), assigned(share.score_ns))])
        points = score_board(single, method).points(at)[side is Side.EW] or Fraction()
        total += share.weight * points
        parts.append(WeightedPart(exact_text(share.weight), share.score_ns, exact_text(points)))
    return WeightedSide(exact_text(total), tuple(parts))


def artificial(
    say: Voice,
    fault: str,
    edition: str | None,
    session_percent: str | None,
    top: int | None,
    method: Literal["mp", "imps"],
    session_imps: str | None,
    nth: int,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    laws = chosen_edition(edition, regulation)
    blame = _fault(fault)
    if method is Counted.MP:
        if session_imps is not None:
            raise refuse("option-needs", found="--session-imps", expected="--method imps")
        own = None if session_percent is None else read_number(session_percent, "63.4") / 100
        if own is not None and not 0 <= own <= 1:
            raise refuse("percent-range", found=session_percent, expected="0 … 100")
        why = explain_share(blame.award, own, laws, pack=regulation, nth=nth)
        percent, points = exact_text(why.worth * 100), exact_or_none(None if top is None else why.worth * top)
    else:
        for name, given in (("--session-percent", session_percent), ("--top", top)):
            if given is not None:
                raise refuse("option-needs", found=name, expected="--method mp")
        mean = None if session_imps is None else read_number(session_imps, "1.5")
        why = explain_imps(blame.award, mean, laws, pack=regulation, nth=nth)
        percent, points = None, exact_text(why.worth)
    answer = ArtificialAnswer(laws.value, blame.value, blame.award.value, percent, points, why.source)
    if json:
        print_json(answer)
        return
    award = say(f"award-{blame.award.value}")
    if percent is None:
        sentence = say("quick-artificial-imps", award=award, points=points or "0", source=why.source)
    elif points is None:
        sentence = say("quick-artificial", award=award, percent=percent, source=why.source)
    else:
        sentence = say("quick-artificial-top", award=award, percent=percent, points=points, source=why.source)
    out().print(sentence, style="bold")


def _fault(text: str) -> Fault:
    try:
        return Fault(text.strip().lower())
    except ValueError:
        raise refuse("bad-fault", found=text, expected=" ".join(fault.value for fault in Fault)) from None


def fouled(
    say: Voice,
    scores: tuple[str, ...],
    field: int | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    groups: list[list[int]] = []
    problems: list[Problem] = []
    for part in " ".join(arguments(scores)).split("/"):
        with gathered(problems):
            groups.append(_scores(part))
    told = sum(map(len, groups))
    if field is not None and field < told:
        problems.append(Problem("too-many-results", found=str(told), expected=str(field)))
    if problems:
        raise ProblemsFound(problems)
    size = told if field is None else field
    results = tuple(one for number, group in enumerate(groups, 1) for one in _group(number, group, size, regulation))
    penalties = {key: regulation[key] for key in (keys.FOULED_AT_TABLE, keys.FOULED_DUPLICATING)}
    at_table, duplicating = (exact_or_none(None if part is None else part * 100) for part in penalties.values())
    answer = FouledAnswer(top_of(size, regulation[keys.POINTS_PER_WIN]), results, at_table, duplicating)
    if json:
        print_json(answer)
        return
    out().print(say("quick-top", top=answer.top), style="bold")
    for one in results:
        out().print(
            say(
                f"quick-fouled-{one.by}",
                group=one.group,
                score=f"{one.score_ns:+}",
                ns=one.points_ns,
                ew=one.points_ew,
                percentns=one.percent_ns,
                percentew=one.percent_ew,
            )
        )
    if at_table or duplicating:
        out().print(say("quick-fouled-penalty", table=at_table or "0", duplicating=duplicating or "0"))


def _group(number: int, scores: list[int], size: int, pack: Pack) -> Iterator[FouledScore]:
    """The results of one form: by the table if they are few, else compared and brought to the field's size (N87.2)."""
    method = Matchpoints(regulated.matchpoints(pack).scale)
    most = top_of(size, method.scale)
    shares: Iterable[tuple[Fraction, Fraction]]
    if is_small(len(scores), pack):
        shares, by = zip(*small_group(scores, pack), strict=True), "table"
    else:
        found = score_board(_field([Played(score) for score in scores], size), method)
        points = (found.points(at) for at in range(len(scores)))
        shares = (((ns or Fraction()) / (most or 1), (ew or Fraction()) / (most or 1)) for ns, ew in points)
        by = "comparison" if len(scores) == size else "neuberg"
    for score, (ns, ew) in zip(scores, shares, strict=True):
        percent_ns, percent_ew = exact_text(100 * ns), exact_text(100 * ew)
        yield FouledScore(number, score, percent_ns, percent_ew, exact_text(most * ns), exact_text(most * ew), by)


def _scores(text: str) -> list[int]:
    """Scores of North-South, each one that some contract gives."""
    words = text.replace(",", " ").split()
    if not words:
        raise refuse("no-scores", expected="420 -50")
    scores: list[int] = []
    problems: list[Problem] = []
    for word in words:
        with gathered(problems):
            scores.append(read_score(word, None))
    if problems:
        raise ProblemsFound(problems)
    return scores


def _field(outcomes: Sequence[Outcome], expected: int | None = None) -> BoardField:
    return BoardField("1", tuple(Line(f"NS{at}", f"EW{at}", outcome) for at, outcome in enumerate(outcomes)), expected)
