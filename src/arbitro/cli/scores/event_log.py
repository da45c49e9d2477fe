"""Rankings of an event from its log: `arbitro standings event.jsonl`, `arbitro simulate`."""

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.events.ties import WrittenStep, written_step
from arbitro.cli.figures import exact_or_none, shown, shown_in_full
from arbitro.cli.files import opened
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.contest.contestant import Team
from arbitro.contest.facts.log import replayed
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.standings import Ranking, Row, rankings
from arbitro.contest.ties.trace import Group, Unbroken
from arbitro.regulations import Pack
from arbitro.scoring.rounding import exact_text

# A decision that parted a tie, and the name under which it is said.
DECIDED = {"lot": "lots", "extra_boards": "extra_stanza"}


class EventRow(Struct, frozen=True):
    """One place. `decided_by`: the criterion, or the decision, that parted a tie; `left`: it has withdrawn."""

    rank: int
    tied: bool
    contestant: str
    points: str
    percent: str | None
    carried: str
    penalty: str
    played: int
    decided_by: str
    left: bool


class EventTie(Struct, frozen=True):
    """How those who were level were parted."""

    order: tuple[Group, ...]
    steps: tuple[WrittenStep, ...]
    unbroken: tuple[Unbroken, ...]


class EventRanking(Struct, frozen=True):
    """One ranking of a phase: of a group, of a line where lines are ranked apart."""

    phase: str
    group: str
    line: str
    rows: tuple[EventRow, ...]
    ties: tuple[EventTie, ...]


class EventStandings(Struct, frozen=True):
    """`arbitro standings event.jsonl --json`: after so many facts of the log."""

    event: str
    facts: int
    rankings: tuple[EventRanking, ...]


def read_contest(file: str, until: int | None = None) -> tuple[Contest, int]:
    """The event that a log tells, after so many facts or after all; and their number."""
    with opened(file) as given:
        lines = given.read().splitlines()
    facts = [at for at, line in enumerate(lines) if line.strip()]
    last = facts[until - 1] + 1 if until is not None and until <= len(facts) else len(lines)
    try:
        return replayed(lines[:last]), min(len(facts), until or len(facts))
    except ProblemsFound as trouble:
        name = clean(file)
        raise ProblemsFound([_in_file(problem, name) for problem in trouble.problems]) from None


def _in_file(problem: Problem, file: str) -> Problem:
    where = problem.where
    place = Place(file, where.line, where.board, where.tag, where.seat, where.index)
    return Problem(problem.kind, place, problem.found, problem.expected)


def phase_rankings(contest: Contest, pack: Pack, phase: str | None) -> tuple[Ranking, ...]:
    """Of one phase, or of all that were opened, the last first."""
    if phase is not None and phase not in contest.phases:
        raise refuse("unknown-phase", found=phase, expected=", ".join(contest.phases))
    chosen = [played for name, played in contest.phases.items() if phase in (None, name)]
    return tuple(ranking for played in reversed(chosen) for ranking in rankings(contest, played, pack))


def event_standings(contest: Contest, facts: int, ranked: tuple[Ranking, ...], say: Voice) -> EventStandings:
    """The answer."""
    return EventStandings(contest.plan.name, facts, tuple(_ranking(ranking, say) for ranking in ranked))


def _ranking(ranking: Ranking, say: Voice) -> EventRanking:
    ties = (
        EventTie(tie.order, tuple(written_step(step, say) for step in tie.steps), tie.unbroken) for tie in ranking.ties
    )
    return EventRanking(ranking.phase, ranking.group, ranking.line, tuple(map(_row, ranking.rows)), tuple(ties))


def _row(row: Row) -> EventRow:
    return EventRow(
        row.rank,
        row.tied,
        row.contestant,
        exact_text(row.total),
        exact_or_none(row.percent),
        exact_text(row.carried),
        exact_text(row.penalty),
        row.played,
        row.decided_by,
        row.left,
    )


def print_rankings(contest: Contest, ranked: tuple[Ranking, ...], pack: Pack, say: Voice) -> None:
    """As tables; what carries nothing has no column."""
    out().print(clean(contest.plan.name), style="bold")
    print_tables(_table(contest, ranking, pack, say) for ranking in ranked)


def _table(contest: Contest, ranking: Ranking, pack: Pack, say: Voice) -> PrintedTable:
    parts = [ranking.phase, ranking.group, say(f"side-{ranking.line.lower()}") if ranking.line else ""]
    title = ", ".join(map(clean, filter(None, parts))) or say("standings-title")
    shows = {
        "percent": any(row.percent is not None for row in ranking.rows),
        "carried": any(row.carried for row in ranking.rows),
        "penalty": any(row.penalty for row in ranking.rows),
        "decided": any(row.decided_by for row in ranking.rows),
    }
    columns = [
        Column(say("standings-rank"), number=True),
        Column(say("standings-name")),
        Column(say("standings-points"), number=True),
        *(Column(say(f"ranking-{name}"), number=name != "decided") for name, wanted in shows.items() if wanted),
    ]
    rows = []
    for row in ranking.rows:
        cells = {
            "percent": shown_in_full(row.percent, pack),
            "carried": shown(row.carried, pack),
            "penalty": shown(row.penalty, pack) if row.penalty else "",
            "decided": _decided(row.decided_by, say) if row.decided_by else "",
        }
        rank = f"{row.rank}=" if row.tied else str(row.rank)
        name = _name(contest, row.contestant) + (f" ({say('ranking-left')})" if row.left else "")
        more = (cells[column] for column, wanted in shows.items() if wanted)
        rows.append((rank, name, shown(row.total, pack), *more))
    return PrintedTable(title, tuple(columns), tuple(rows), language=say.language)


def _decided(by: str, say: Voice) -> str:
    if by == "director":
        return say("ranking-decided-director")
    return say(f"tie-by-{DECIDED.get(by, by)}")


def _name(contest: Contest, id: str) -> str:
    """Teams have names; persons are named by the register, which a log does not hold."""
    contestant = contest.entries[id].contestant
    return clean(f"{id} {contestant.name}" if isinstance(contestant, Team) and contestant.name != id else id)
