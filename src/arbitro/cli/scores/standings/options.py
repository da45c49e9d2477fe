"""What the options of `arbitro standings` say: the method, and what they add to the sheet."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.files import opened
from arbitro.cli.voice import clean
from arbitro.formats.results import NumberScope, ResultSheet, read_boards, read_names, read_penalty
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.comparable import Sections
from arbitro.scoring.cross_imps import Divide
from arbitro.scoring.method import Method
from arbitro.scoring.penalty import ScorePenalty
from arbitro.scoring.team_match import TeamImps
from arbitro.scoring.total_points import TotalPoints

MethodName = Literal["matchpoints", "butler", "cross-imps", "imps", "bam", "total"]


def method_of(
    name: MethodName,
    pack: Pack,
    laws: Edition,
    scale: Literal[1, 2] | None,
    divide: Divide | None,
    sections: Sections | None,
) -> Method:
    """The method of the regulations, with what the options change in it."""
    if scale is not None and name != "matchpoints":
        raise refuse("option-needs", found="--scale", expected="--method matchpoints")
    if divide is not None and name != "cross-imps":
        raise refuse("option-needs", found="--divide", expected="--method cross-imps")
    match name:
        case "matchpoints":
            points = regulated.matchpoints(pack)
            return replace(points, scale=scale or points.scale, sections=sections or points.sections)
        case "butler":
            butler = regulated.butler(pack)
            return replace(butler, sections=sections or butler.sections)
        case "cross-imps":
            cross = regulated.cross_imps(pack)
            return replace(cross, divide=divide or cross.divide, sections=sections or cross.sections)
        case "imps":
            return TeamImps()
        case "bam":
            return regulated.board_a_match(pack, laws)
        case "total":
            return TotalPoints()


def with_options(
    sheet: ResultSheet,
    numbers: NumberScope | None,
    pairs: str | None,
    boards: str | None,
    strata: Sequence[str],
    penalties: Sequence[str],
    penalty_file: str | None,
) -> ResultSheet:
    """The sheet with what the command line adds; what cannot be read is one more problem of it."""
    problems: list[Problem] = [*sheet.problems]
    deducted: list[ScorePenalty] = [*sheet.penalties]
    for text, where in [*((text, Place()) for text in penalties), *_penalty_lines(penalty_file)]:
        try:
            deducted.append(read_penalty(text))
        except ProblemsFound as trouble:
            problems += (replace(problem, where=where) for problem in trouble.problems)
    if numbers:
        sheet = sheet.numbered(numbers)
    names, in_play, of = dict(sheet.names), sheet.boards, dict(sheet.strata)
    try:
        if pairs:
            names = {name: sheet.names.get(name, "") for name in read_names(pairs)}
        if boards:
            in_play = read_boards(boards)
        for text in strata:
            stratum, colon, members = text.partition(":")
            if not colon or not stratum.strip():
                raise refuse("bad-stratum", found=text, expected="B: 5-8 12")
            of |= dict.fromkeys(read_names(members), stratum.strip())
    except ProblemsFound as trouble:
        problems += trouble.problems
    return replace(sheet, problems=tuple(problems), names=names, boards=in_play, strata=of, penalties=tuple(deducted))


def _penalty_lines(name: str | None) -> Iterator[tuple[str, Place]]:
    """The penalties of a file, one on each line; `#` begins a remark."""
    if name is None:
        return
    with opened(name) as source:
        for number, line in enumerate(source.read().decode("utf-8-sig").splitlines(), 1):
            text = line.partition("#")[0].strip()
            if text:
                yield text, Place(file=clean(name), line=number)
