"""`arbitro fouled`: a fouled board, the tables that held the same cards among themselves."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, gathered
from arbitro.cli.figures import exact_or_none
from arbitro.cli.rulebook import regulations
from arbitro.cli.scores.field import field_of, read_scores
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.regulations import Pack, keys
from arbitro.scoring import regulated
from arbitro.scoring.fouled import is_small, small_group
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.matchpoints import top as top_of
from arbitro.scoring.method import score_board
from arbitro.scoring.outcome import Played
from arbitro.scoring.rounding import exact_text


class FouledScore(Struct, frozen=True):
    """One result of a fouled board: the share of the top for both sides, in percent, and their points."""

    group: int
    score_ns: int
    percent_ns: str
    percent_ew: str
    points_ns: str
    points_ew: str
    by: str  # `table` for a small group, `neuberg`, or `comparison`


class FouledAnswer(Struct, frozen=True):
    """`arbitro fouled --json`. The penalties are percentages of a top; null where no amount is set."""

    top: int
    results: tuple[FouledScore, ...]
    penalty_at_table: str | None
    penalty_duplicating: str | None


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
    for part in " ".join(scores).split("/"):
        with gathered(problems):
            groups.append(read_scores(part))
    count = sum(map(len, groups))
    if field is not None and field < count:
        problems.append(Problem("too-many-results", found=str(count), expected=str(field)))
    if problems:
        raise ProblemsFound(problems)
    size = count if field is None else field
    results = tuple(
        result for number, group in enumerate(groups, 1) for result in _group(number, group, size, regulation)
    )
    penalties = {key: regulation[key] for key in (keys.FOULED_AT_TABLE, keys.FOULED_DUPLICATING)}
    at_table, duplicating = (exact_or_none(None if part is None else part * 100) for part in penalties.values())
    answer = FouledAnswer(top_of(size, regulation[keys.POINTS_PER_WIN]), results, at_table, duplicating)
    if json:
        print_json(answer)
        return
    out().print(say("quick-top", top=answer.top), style="bold")
    for result in results:
        out().print(
            say(
                f"quick-fouled-{result.by}",
                group=result.group,
                score=f"{result.score_ns:+}",
                ns=result.points_ns,
                ew=result.points_ew,
                percentns=result.percent_ns,
                percentew=result.percent_ew,
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
        scored = score_board(field_of([Played(score) for score in scores], size), method)
        points = (scored.points(at) for at in range(len(scores)))
        shares = (((ns or Fraction()) / (most or 1), (ew or Fraction()) / (most or 1)) for ns, ew in points)
        by = "comparison" if len(scores) == size else "neuberg"
    for score, (ns, ew) in zip(scores, shares, strict=True):
        percent_ns, percent_ew = exact_text(100 * ns), exact_text(100 * ew)
        yield FouledScore(number, score, percent_ns, percent_ew, exact_text(most * ns), exact_text(most * ew), by)
