"""An event for other programs: deals and travellers as PBN, results and rankings as CSV, all of it as JSON.

Whether somebody may see all of a file is asked by whoever gives it out (`shows_results`). `shown` leaves out deals,
`names` knows persons by id.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Phase
from arbitro.contest.plan import Scoring
from arbitro.contest.scoring.standings import Ranking, rankings
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord
from arbitro.formats.results.row import ResultRow
from arbitro.formats.results.writer import score_table, spelled_out, table_text, write_csv
from arbitro.office.fact import BoardKey, DealsGiven
from arbitro.office.fold import facts_of
from arbitro.office.room.boards import board_key
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import contest_of
from arbitro.office.seeing.view import Names, View
from arbitro.office.seeing.visibility import TheDeal, TheRanking, TheResult
from arbitro.office.state import Event
from arbitro.scoring.outcome import Played
from arbitro.scoring.rounding import exact_text

Shown = Callable[[BoardKey], bool]

SCORING: Mapping[Scoring, str] = {
    "matchpoints": "MatchPoints",
    "butler": "Butler",
    "cross_imps": "IMP;Cross",
    "total_points": "TotalPoints",
    "victory_points": "IMP",
    "imps": "IMP",
    "board_a_match": "BAM",
}
"""How PBN names what is counted."""


class ExportLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One table's outcome on a board; in an individual `ns` and `ew` are two players each."""

    phase: str = ""
    session: int = 1
    section: str = ""
    round: int
    table: int
    room: Room = ""
    board: int
    ns: tuple[str, ...]
    ew: tuple[str, ...]
    recorded: Recorded
    lead: str = ""
    score_ns: int | None = None

    @property
    def spot(self) -> Spot:
        return Spot(
            phase=self.phase,
            session=self.session,
            section=self.section,
            round=self.round,
            table=self.table,
            room=self.room,
        )


def lines(event: Event) -> Iterator[ExportLine]:
    """Every official outcome, in the order of phases, sessions, rounds, tables and boards."""
    for name, phase in contest_of(event).phases.items():
        for at in sorted(phase.results, key=lambda at: (at.session, at.round, at.section, at.table)):
            for (board, room), recorded in sorted(phase.results[at].items()):
                yield _line(event, name, at, board, room, recorded)


def _line(event: Event, phase: str, at: AtTable, board: int, room: Room, recorded: Recorded) -> ExportLine:
    spot = Spot(phase=phase, session=at.session, section=at.section, round=at.round, table=at.table, room=room)
    outcome = recorded.outcome(board)
    return ExportLine(
        phase=phase,
        session=at.session,
        section=at.section,
        round=at.round,
        table=at.table,
        room=room,
        board=board,
        ns=contestants_at(event, spot, Side.NS),
        ew=contestants_at(event, spot, Side.EW),
        recorded=recorded,
        lead=event.leads.get((spot, board), ""),
        score_ns=outcome.score_ns if isinstance(outcome, Played) else None,
    )


def contestant_name(event: Event, who: str, names: Names) -> str:
    """A team by its own name, others by those of their players."""
    entry = contest_of(event).entries[who]
    if isinstance(entry.contestant, Team):
        return entry.contestant.name
    return " - ".join(names(person) for person in now_playing(entry) or entry.contestant.players)


def shows_deal(view: View, key: BoardKey) -> bool:
    return view.sees(TheDeal(key))


def shows_results(view: View) -> bool:
    """Whether somebody may see everything that a file of all results has."""
    return all(view.sees(TheResult(line.spot, line.board)) for line in lines(view.event))


def shows_rankings(view: View) -> bool:
    """The same of all rankings."""
    return all(
        view.sees(TheRanking(phase=name, session=strand.session, section=strand.section, round=round))
        for name, phase in view.contest.phases.items()
        for strand, last in phase.last_begun.items()
        for round in range(1, last + 1)
    )


# -- deals


def deals_pbn(event: Event, phase: str = "", session: int = 1, round: int = 0) -> str:
    """The deals of a session, or of a round that has boards of its own: for the dealing machine."""
    keys = sorted(key for key in event.deals if (key.phase, key.session, key.round) == (phase, session, round))
    return "".join(pbn.write(_board(event, key, lambda _: True) for key in keys))


def _board(event: Event, key: BoardKey, shown: Shown) -> BoardRecord:
    deal = event.deals.get(key) if shown(key) else None
    phase = phase_of(contest_of(event), key.phase)
    return BoardRecord(
        key.board,
        Deal.parse(deal) if deal else Deal(),
        dealer_of(key.board),
        vulnerability_of(key.board),
        event=event.created.name,
        date=event.created.date[:10].replace("-", "."),
        scoring=SCORING[phase.plan.scoring],
    )


class Committed(Struct, frozen=True):
    """Deals that were committed to: what is published before the session, and the secret to be told after it.

    As a file for `arbitro deal --reveal` it is `{"secret": …, "event": label, "boards": …}`.
    """

    commitment: str
    label: str
    boards: int
    secret: str


def commitments(event: Event) -> tuple[Committed, ...]:
    """All of them, in their order; the secrets are as secret as the deals."""
    return tuple(
        Committed(fact.commitment, fact.label, len(fact.deals), fact.secret)
        for _, fact in facts_of(event)
        if isinstance(fact, DealsGiven) and fact.commitment
    )


class Promised(Struct, frozen=True):
    """A commitment as it is published: the secret that makes its deals again is told after the session."""

    commitment: str
    label: str
    boards: int


def promised(event: Event) -> tuple[Promised, ...]:
    """All of them, in their order, for everybody."""
    return tuple(
        Promised(commitment.commitment, commitment.label, commitment.boards) for commitment in commitments(event)
    )


# -- PBN


def event_pbn(event: Event, shown: Shown = lambda _: True) -> str:
    """Every board with its deal and a score table of all its results."""
    contest = contest_of(event)
    of: dict[BoardKey, list[ExportLine]] = {}
    for line in lines(event):
        of.setdefault(board_key(contest, line.spot, line.board), []).append(line)
    order = list(contest.phases)
    keys = sorted({*event.deals, *of}, key=lambda key: (order.index(key.phase), key))
    return "".join([pbn.HEADER, *(_game(event, key, of.get(key, ()), shown) for key in keys)])


def _game(event: Event, key: BoardKey, own: Iterable[ExportLine], shown: Shown) -> str:
    game = pbn.as_game(_board(event, key, shown))
    places = (("Stage", key.phase), ("Session", str(key.session)), ("Round", str(key.round) if key.round else ""))
    tags = [pbn.NewTag(name, value) for name, value in places if value]
    rows = [row_of(line) for line in own]
    return pbn.added(game, [*tags, *([score_table(rows)] if rows else [])]).text


# -- CSV


def row_of(line: ExportLine) -> ResultRow:
    """An outcome under the columns of a file of results."""
    row = ResultRow(
        section=line.section,
        round=str(line.round),
        table=f"{line.table} {line.room}".strip(),
        board=str(line.board),
        ns=" ".join(line.ns),
        ew=" ".join(line.ew),
        lead=line.lead,
        form=line.recorded.form,
    )
    return spelled_out(row, line.recorded.outcome(line.board))


def results_csv(event: Event, phase: str = "", session: int = 1, round: int | None = None) -> str:
    """The results of a session, or of one round, as `arbitro standings` reads them."""
    return write_csv(
        row_of(line)
        for line in lines(event)
        if (line.phase, line.session) == (phase, session) and round in (None, line.round)
    )


RANKING = ("phase", "group", "line", "rank", "contestant", "name", "total", "percent", "carried", "penalty", "played")


def rankings_csv(event: Event, names: Names) -> str:
    """The rankings of every phase."""
    return table_text(
        RANKING,
        (
            (
                *(ranking.phase, ranking.group, ranking.line, row.rank, row.contestant),
                _harmless(contestant_name(event, row.contestant, names)),
                *(_said(value) for value in (row.total, row.percent, row.carried, row.penalty)),
                row.played,
            )
            for phase in contest_of(event).phases.values()
            for ranking in _rankings(event, phase)
            for row in ranking.rows
        ),
    )


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in {"=", "+", "-", "@", "\t", "\r"} else name


def _said(value: Fraction | None) -> str:
    return "" if value is None else exact_text(value)


def _rankings(event: Event, phase: Phase) -> tuple[Ranking, ...]:
    return rankings(contest_of(event), phase, pack_of(event))


# -- JSON


class Exported(Struct, frozen=True, kw_only=True):
    """An event with everything that came of it. `head`: the end of the journal's chain, which nobody can rewrite
    without its being found."""

    id: str
    name: str
    date: str
    regulations: str
    digest: str
    version: int
    head: str
    contestants: Mapping[str, str]
    deals: tuple[tuple[BoardKey, str], ...]
    results: tuple[ExportLine, ...]
    rankings: tuple[Ranking, ...]


def exported(event: Event, names: Names, head: str, shown: Shown = lambda _: True) -> Exported:
    contest = contest_of(event)
    return Exported(
        id=event.created.id,
        name=event.created.name,
        date=event.created.date,
        regulations=contest.plan.regulations,
        digest=event.created.digest,
        version=event.version,
        head=head,
        contestants={who: contestant_name(event, who, names) for who in contest.entries},
        deals=tuple((key, deal) for key, deal in sorted(event.deals.items()) if shown(key)),
        results=tuple(lines(event)),
        rankings=tuple(ranking for phase in contest.phases.values() for ranking in _rankings(event, phase)),
    )
