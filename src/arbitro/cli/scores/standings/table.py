"""Rankings and frequencies as tables of words, for the terminal and the page alike."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.cli.figures import shown, shown_in_full
from arbitro.cli.scores.standings.scored import Points, ScoredSheet, SessionRanking, score_of
from arbitro.cli.tables import Cell, Column, PrintedTable
from arbitro.cli.voice import Voice, clean
from arbitro.formats.results import ResultEntry
from arbitro.scoring.method import is_for_teams
from arbitro.scoring.outcome import NotPlayed


def ranking_table(ranking: SessionRanking, scored: ScoredSheet, say: Voice) -> PrintedTable:
    """A ranking. Names, percentages and penalties have a column where there are any."""
    rows = list(ranking.standings)
    named = any(scored.sheet.names.values())
    percents = any(row.percent is not None for row in rows)
    penalties = any(row.penalty for row in rows)
    who = say("standings-team" if is_for_teams(scored.method) else "standings-pair")
    columns = [Column(say("standings-rank"), number=True), Column(who)]
    columns += [Column(say("standings-name"))] if named else []
    columns += [Column(say("standings-points"), number=True)]
    columns += [Column("%", number=True)] if percents else []
    columns += [Column(say("standings-penalty"), number=True)] if penalties else []
    table = []
    for row in rows:
        cells = [f"{row.rank}=" if row.tied else str(row.rank), clean(row.contestant)]
        cells += [clean(scored.sheet.names.get(row.contestant, ""))] if named else []
        cells += [shown(row.total, scored.pack)]
        cells += [shown_in_full(row.percent, scored.pack)] if percents else []
        cells += [shown(row.penalty, scored.pack) if row.penalty else ""] if penalties else []
        table.append(tuple(cells))
    return PrintedTable(_title(ranking, say), tuple(columns), tuple(table), language=say.language)


def _title(ranking: SessionRanking, say: Voice) -> str:
    parts = [say("standings-section", section=ranking.section)] if ranking.section else []
    parts += [say(f"side-{ranking.side.value.lower()}")] if ranking.side else []
    parts += [say("standings-stratum", stratum=ranking.stratum)] if ranking.stratum else []
    return ", ".join(parts) or say("standings-title")


class _Alike(Struct, frozen=True, order=True):
    """Results that look alike: sorted by score, adjusted ones after them, then boards not played."""

    place: int
    score: int  # the best for North-South first: with the opposite sign
    text: str


def board_table(at: int, scored: ScoredSheet, say: Voice) -> PrintedTable:
    """The frequencies of a board: each score, how often it came, what it brought, and to whom."""
    number, entries = list(scored.boards.items())[at]
    groups: dict[tuple[_Alike, str, str, str, str], list[ResultEntry]] = {}
    differ = False
    for line, entry in enumerate(entries):
        points = scored.points(at, line)
        differ = differ or points.differ
        groups.setdefault((_group(entry, say), *_cells(points, scored)), []).append(entry)
    sections = len({entry.section for entry in entries}) > 1
    rows: list[tuple[Cell, ...]] = []
    for (group, ns, ew, counted_ns, counted_ew), alike in sorted(groups.items(), key=lambda item: item[0][0]):
        counted = (counted_ns, counted_ew) if differ else ()
        rows.append((group.text, str(len(alike)), ns, ew, *counted, tuple(_tables(alike, sections))))
    names = ["score", "number", "ns", "ew", *(["counted-ns", "counted-ew"] if differ else [])]
    columns = [Column(say(f"standings-{name}"), number=True) for name in names]
    note = ""
    if differ:
        note = say("standings-fewer", results=len(entries), field=scored.full_size(at))
    title = say("board-title", number=str(number))
    return PrintedTable(title, (*columns, Column(say("standings-results"))), tuple(rows), note, say.language)


def _group(entry: ResultEntry, say: Voice) -> _Alike:
    value = score_of(entry.outcome)
    if value is not None:
        return _Alike(0, -value, f"{value:+}" if value else "0")
    if isinstance(entry.outcome, NotPlayed):
        return _Alike(2, 0, say("standings-not-played"))
    return _Alike(1, 0, say("standings-adjusted"))


def _cells(points: Points, scored: ScoredSheet) -> tuple[str, str, str, str]:
    ns, ew, counted_ns, counted_ew = (
        shown(value, scored.pack) for value in (points.ns, points.ew, points.counted_ns, points.counted_ew)
    )
    return ns, ew, counted_ns, counted_ew


def _tables(entries: list[ResultEntry], sections: bool) -> Iterator[str]:
    """`3–11 4♥ N =`: who met whom, and the contract where it is known."""
    for entry in entries:
        where = f"{entry.section} " if sections and entry.section else ""
        yield clean(f"{where}{entry.ns}–{entry.ew} {entry.told}".rstrip())
