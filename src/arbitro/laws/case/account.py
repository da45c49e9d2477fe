"""The account of a board: everything that happened on it, in order, ruled on until nothing is due.

Each thing that happened has its own ruling, with what is known of the board already filled in. What a ruling leaves for
the end of play is looked at as soon as the board is over, an adjusted score that is due goes on to Law 12, and the end
is the state of the board. As with a single case nothing is kept between two calls: with the answer added, the account
is simply told again.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEAT_BY_TEXT, Side, Vulnerability
from arbitro.laws.case.case import Case
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    BecomesDeclarer,
    BoardScored,
    Discretion,
    FinalContract,
    Penalty,
    ScoreAwarded,
    ScoreKind,
    ScoreLowered,
    TricksAwarded,
    TricksTransferred,
    those,
)
from arbitro.laws.case.prelude import offending_in
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import Prepared, Request, misread, prepare, ruled
from arbitro.laws.case.ruling import Choice, Outlook, Pending, QuestionPut, Review, Ruling
from arbitro.laws.case.situation import in_field
from arbitro.laws.law_12_adjusted_score import NOBODYS_FAULT
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_64_established_revoke import moved_for_later
from arbitro.laws.law_79_tricks_won import tricks_then_claimed
from arbitro.laws.law_86_team_play import team_method
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.laws.shared.claiming import tricks_before_claim
from arbitro.laws.shared.offence import play_over
from arbitro.regulations import load
from arbitro.regulations.loader import Find, adapted
from arbitro.regulations.pack import Pack
from arbitro.scoring.notation import read_score

MOST = 20  # things that happened on one board
AT_END = "end_of_play"
REVOKE = "revoke_established"
AGAIN = "looked_at_again"
STAYS = frozenset({"logical_alternative", "offender_won_revoke_trick", "shown_on_purpose", "suggested"})
"""Questions that a yes or no at the end of play does not settle: another law has the word."""


class Board(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is known of the board, told once for all that happened. `table`: the result (`4S N =`) or the score of
    North-South obtained there; `over`: nothing more is played."""

    dealer: str = ""
    vulnerability: str = ""
    declarer: str = ""
    contract: str = ""
    table: str = ""
    over: bool = False
    method: ScoringMethod = ScoringMethod.MATCHPOINTS
    other_scores: tuple[int, ...] = ()
    ns_session: str = ""
    ew_session: str = ""


class Happening(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened, as a request has it, with the answers that belong to it."""

    what: str
    situation: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    prelude: bool = False


class Account(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A board from the first irregularity to its score. `answers`: to what is asked about the board as a whole."""

    happened: tuple[Happening, ...]
    board: Board = Board()
    answers: dict[str, Any] = {}
    edition: int | str = int(E2017)
    regulations: str = "wbf"
    set: dict[str, Any] = {}  # keys of the regulations that are otherwise here, by their names
    screens: bool | None = None
    language: str = "en"


class Step(Struct, frozen=True):
    """One ruling of an account. `of`: the thing that happened, counted from 1; 0 for the score of the board."""

    of: int
    procedure: Procedure
    situation: Any
    ruling: Ruling


class Asked(Struct, frozen=True):
    """What has to be answered before the account goes on, and of what it is asked."""

    of: int
    procedure: Procedure
    put: QuestionPut


class LeftOpen(Struct, frozen=True):
    """What has still to be looked at, and until when it waits."""

    of: int
    review: Review


class BoardState(Struct, frozen=True):
    """The board after all rulings. Numbers that nobody can know yet are null.

    `transferred`: the sum over all rulings, to each side. An adjusted score (`awarded`) stands in the place of the
    table's, transferred tricks included. `at_most_average_minus`: the sides that score no more than that (25 of 1997).
    """

    contract: str
    tricks_ns: int | None
    tricks_ew: int | None
    score_ns: int | None
    transferred: Mapping[str, int]
    awarded: tuple[ScoreAwarded, ...]
    at_most_average_minus: tuple[Side, ...]
    penalties: tuple[Penalty, ...]
    open: tuple[LeftOpen, ...]


class Told(Struct, frozen=True):
    """An account as far as it goes: the rulings, then the question that stops it or the state of the board."""

    steps: tuple[Step, ...]
    asked: Asked | None
    state: BoardState | None
    edition: Edition


def read_account(text: bytes | str) -> Account:
    """An account from its JSON."""
    try:
        return msgspec.json.decode(text, type=Account)
    except (msgspec.DecodeError, RecursionError) as error:
        message, _, place = str(error).partition(" - at ")
        raise refuse("request-form", found=message, where=Place(tag=place.strip("`$.") or "account")) from None


class _Stopped(Exception):
    """A question that nobody has answered."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked


def told(account: Account, find: Find = load) -> Told:
    """Rules on everything that happened; raises with everything that is wrong with the account."""
    teller = _Teller(account, lambda name: adapted(find(name), account.set))
    try:
        teller.go()
    except _Stopped as stopped:
        return Told(tuple(teller.steps), stopped.asked, None, teller.edition)
    return Told(tuple(teller.steps), None, teller.state(), teller.edition)


class _Teller:
    def __init__(self, account: Account, find: Find) -> None:
        if not 1 <= len(account.happened) <= MOST:
            raise refuse("account-length", found=len(account.happened), expected=f"1-{MOST}")
        self.account, self.board = account, account.board
        self.pack: Pack = find(account.regulations)
        self.edition = Edition.parse(account.edition)
        self.steps: list[Step] = []
        self.left: list[LeftOpen] = []
        self.result: Result | None = None
        self.points: int | None = None  # of North-South at the table
        self.contract: Contract | None = None
        problems = [*misread(account.answers), *self._board_problems()]
        self.prepared = []
        for number, happening in enumerate(account.happened, 1):
            try:
                self.prepared.append(prepare(self._request(happening), lambda _: self.pack))
            except ProblemsFound as trouble:
                problems += (_of(number, problem) for problem in trouble.problems)
        if problems:
            raise ProblemsFound(problems)

    # -- what is known of the board

    def _board_problems(self) -> list[Problem]:
        """Reads what was obtained at the table; everything that cannot be."""
        board, problems = self.board, list[Problem]()
        vulnerability = None
        with _in(problems, "vulnerability"):
            vulnerability = Vulnerability.parse(board.vulnerability) if board.vulnerability else None
        with _in(problems, "table"):
            if any(sign.isalpha() for sign in board.table):
                self.result = Result.parse(board.table)
                self.points = score(self.result, vulnerability) if vulnerability else None
            elif board.table:
                self.points = read_score(board.table, vulnerability)
        with _in(problems, "contract"):
            contract = Contract.parse(board.contract) if board.contract else None
            self.contract = contract or (self.result.contract if self.result else None)
        return problems

    def _request(self, happening: Happening) -> Request:
        """What happened, with what is known of the board where its situation has room for it and does not say it."""
        account, board = self.account, self.board
        form = procedure(happening.what, self.edition).situation
        declarer = board.declarer or (self.contract.declarer.value if self.contract else "")
        known = {
            "dealer": board.dealer if "auction" in happening.situation else "",
            "vulnerability": board.vulnerability,
            "declarer": declarer,
            "denomination": self.contract.denomination.value
            if self.contract and "claimer" in happening.situation
            else "",
            "contract": board.contract,
            "table": board.table,
            "method": board.method.value if board.method is not ScoringMethod.MATCHPOINTS else "",
            "other_scores": list(board.other_scores),
            "ns_session": board.ns_session,
            "ew_session": board.ew_session,
        }
        more = {name: value for name, value in known.items() if value and name in form.__struct_fields__}
        return Request(
            {**more, **happening.situation},
            {**account.answers, **self._of_others(happening), **happening.answers},
            account.edition,
            account.regulations,
            what=happening.what,
            prelude=happening.prelude,
            screens=account.screens,
            log=self._log,
        )

    @property
    def _log(self) -> dict[str, Any]:
        method = self.board.method
        of_teams = {event_type.id: EventType.TEAMS.value, team_method.id: method.value} if method.is_for_teams else {}
        return {play_over.id: self.board.over, **of_teams}

    def _of_others(self, happening: Happening) -> dict[str, Any]:
        """64B7, 64A: the account itself tells that the other side revoked too, and what moves for a later revoke."""
        if happening.what != REVOKE:
            return {}
        mine = happening.situation
        others = [other for other in self.account.happened if other.what == REVOKE and other is not happening]
        opposed = [other for other in others if _side(other.situation) not in (None, _side(mine))]
        told: dict[str, Any] = {}
        if opposed:
            same = any(_trick(other) == _trick(happening) for other in opposed)
            told["other_side_revoked"] = "same_trick" if same else "other_trick"
        later = [other for other in others if other not in opposed and _trick(other) > _trick(happening)]
        if moved := sum(map(self._moves, later)):
            told[moved_for_later.id] = moved
        return told

    def _moves(self, revoke: Happening) -> int:
        """The tricks that move for it; none as long as something is asked, or wrong with it."""
        try:
            outcome = ruled(prepare(self._request(revoke), lambda _: self.pack))
        except ProblemsFound:
            return 0
        if isinstance(outcome, QuestionPut):
            return 0
        return sum(transfer.tricks for transfer in those(outcome.ruling.effects, TricksTransferred))

    # -- one ruling after the other

    def go(self) -> None:
        for number, prepared in enumerate(self.prepared, 1):
            ruling = self._ruled(number, prepared)
            for review in ruling.reviews:
                self._look_again(number, prepared.situation, ruling, review)
        self._count()
        self._score()

    def _ruled(self, number: int, prepared: Prepared) -> Ruling:
        outcome = ruled(prepared)
        if isinstance(outcome, QuestionPut):
            raise _Stopped(Asked(number, prepared.procedure, outcome))
        self.steps.append(Step(number, prepared.procedure, prepared.situation, outcome.ruling))
        return outcome.ruling

    def _follows(self, number: int, what: str, situation: dict[str, Any], answers: dict[str, Any]) -> None:
        """A ruling that another one has led to."""
        edition, pack = self.account.edition, self.account.regulations
        request = Request(situation, answers, edition, pack, what=what, log=self._log)
        self._ruled(number, prepare(request, lambda _: self.pack))

    def _look_again(self, number: int, situation: Any, ruling: Ruling, review: Review) -> None:
        """What waited for the end of play, with all that was found out before."""
        if not self.board.over or review.when != AT_END or review.question in STAYS:
            self.left.append(LeftOpen(number, review))
            return
        answers = {**self._known(ruling), **self.account.happened[number - 1].answers}
        self._follows(number, AGAIN, looking_again(review, situation).situation, answers)

    def _known(self, ruling: Ruling) -> dict[str, Any]:
        asked = (fact for fact in ruling.facts if fact.source in (Source.DIRECTOR, Source.PLAYER, Source.LOG))
        return {fact.identity: fact.value for fact in asked}

    def _count(self) -> None:
        """70, 71: what a claim comes to, with the tricks won before it, is the result of the board."""
        settled = [(step, awarded) for step in self.steps for awarded in those(step.ruling.effects, TricksAwarded)]
        contract = self._final()
        if settled and contract is not None:
            step, award = settled[-1]
            tricks = self._won_before(step, award) + award.tricks
            self.result = Result(contract, tricks if award.to is contract.declarer.side else 13 - tricks)

    def _won_before(self, step: Step, award: TricksAwarded) -> int:
        """By the claimer's side: told, or what the table has without the tricks claimed, or then made; or asked."""
        situation, facts = step.situation, step.ruling.facts
        asked = (fact.value for fact in facts if fact.id == tricks_then_claimed.id)
        claimed = getattr(situation, "played_on_won", None)
        claimed = getattr(situation, "claimed", None) if claimed is None else claimed
        claimed = next(asked, None) if claimed is None else claimed
        known = {}
        if isinstance(claimed, int) and self.result and self.result.contract:
            known = {tricks_before_claim.id: _tricks(self.result)[award.to] - claimed}
        answers = {**self.account.answers, **self.account.happened[step.of - 1].answers}
        case: Case[Any] = Case(step.procedure.law, situation, self.edition, self.pack, answers, log=known)
        possible = {"tricks": range(14 - award.tricks)}
        try:
            return case.ask(tricks_before_claim, about=award.to.value, among=possible)
        except Pending as pending:
            options = tuple(Choice(tricks, Outlook((), ())) for tricks in possible["tricks"])
            put = msgspec.structs.replace(pending.put, options=options)
            raise _Stopped(Asked(step.of, step.procedure, put)) from None

    def _score(self) -> None:
        """12C: an adjusted score that is due gets its figures when the board is over."""
        due = [
            adjusted
            for step in self.steps
            for adjusted in those(step.ruling.effects, AdjustedScore)
            if adjusted.standing is Discretion.SHALL and not adjusted.at_most_average_minus
        ]
        if not due or not self.board.over or any(those(step.ruling.effects, ScoreAwarded) for step in self.steps):
            return
        sides = dict.fromkeys(side for adjusted in due for side in adjusted.against)
        raw = {
            "offending": [side.value for side in sides],
            "table": str(self._moved() or self.board.table),
            "vulnerability": self.board.vulnerability,
            "method": self.board.method.value,
            "other_scores": list(self.board.other_scores),
            "ns_session": self.board.ns_session,
            "ew_session": self.board.ew_session,
        }
        artificial = all(adjusted.kind is ScoreKind.ARTIFICIAL for adjusted in due)
        answers = {"ground": "no_normal_play" if artificial else "law", "application": "director", "damage": True}
        known = {key: value for step in self.steps for key, value in self._known(step.ruling).items()}
        situation = {name: value for name, value in raw.items() if value}
        self._follows(0, "adjusted_score", situation, {**known, **answers, **self.account.answers})

    # -- the end

    @property
    def _effects(self) -> list[AnyEffect]:
        return [effect for step in self.steps for effect in step.ruling.effects]

    def state(self) -> BoardState:
        effects = self._effects
        awarded = tuple(those(effects, ScoreAwarded))
        result = self._moved()
        contract = self._declared(result.contract if result else self._final())
        tricks = _tricks(result) if result and result.contract else {}
        capped = (side for adjusted in those(effects, AdjustedScore) for side in adjusted.at_most_average_minus)
        return BoardState(
            str(contract) if contract else "",
            tricks.get(Side.NS),
            tricks.get(Side.EW),
            None if awarded else self._points(result, effects),
            {side.value: moved for side, moved in self._transferred().items() if moved},
            awarded,
            tuple(dict.fromkeys(capped)),
            tuple(dict.fromkeys(those(effects, Penalty))),
            tuple(self.left),
        )

    def _transferred(self) -> dict[Side, int]:
        moved = dict.fromkeys(Side, 0)
        for transfer in those(self._effects, TricksTransferred):
            moved[transfer.to] += transfer.tricks
        return moved

    def _moved(self) -> Result | None:
        """The table's result with the tricks that go to the other side."""
        if self.result is None or self.result.contract is None:
            return self.result
        own, moved = self.result.contract.declarer.side, self._transferred()
        tricks = self.result.tricks + moved[own] - moved[own.opponents]
        if not 0 <= tricks <= 13:
            raise refuse("ruling-tricks", found=f"{self.result}: {tricks - self.result.tricks:+}", expected="0 … 13")
        return Result(self.result.contract, tricks)

    def _final(self) -> Contract | None:
        if self.contract:
            return self.contract
        ends = those(self._effects, FinalContract)
        return Contract.parse(f"{ends[-1].bid.value}{ends[-1].risk.value} {ends[-1].declarer.value}") if ends else None

    def _declared(self, contract: Contract | None) -> Contract | None:
        """54A: by whom in the end."""
        became = [effect.seat for effect in those(self._effects, BecomesDeclarer)]
        return msgspec.structs.replace(contract, declarer=became[-1]) if contract and became else contract

    def _points(self, result: Result | None, effects: Sequence[AnyEffect]) -> int | None:
        if scored := those(effects, BoardScored):
            return scored[-1].ns
        if those(effects, ScoreLowered):
            return None  # the sides do not have the same score
        if result is not None and self.board.vulnerability:
            return score(result, Vulnerability.parse(self.board.vulnerability))
        return self.points


def looking_again(review: Review, situation: Any) -> Request:
    """The request with which a review is opened again: it knows the clause, the question and whose offence it was."""
    side = offending_in(situation) if review.question not in NOBODYS_FAULT else None
    known: dict[str, Any] = {"clause": review.clause, "question": review.question}
    known |= {"about": review.about} if review.about else {}
    known |= {"offending": [side.value]} if side else {}
    return Request(known, what=AGAIN)


@contextmanager
def _in(problems: list[Problem], field: str) -> Iterator[None]:
    """Gathers what is wrong with a field of the board."""
    faults: list[Problem] = []
    with gathered(faults):
        yield
    problems += in_field(faults, f"board.{field}")


def _tricks(result: Result) -> dict[Side, int]:
    """Of a board that was not passed out."""
    assert result.contract is not None
    own = result.contract.declarer.side
    return {own: result.tricks, own.opponents: 13 - result.tricks}


def _trick(happening: Happening) -> int:
    trick = happening.situation.get("trick")
    return trick if isinstance(trick, int) else 0


def _side(situation: Mapping[str, Any]) -> Side | None:
    seat = SEAT_BY_TEXT.get(str(situation.get("offender", "")).strip().upper())
    return seat.side if seat else None


def _of(number: int, problem: Problem) -> Problem:
    where = msgspec.structs.replace(problem.where, tag=": ".join(filter(None, (str(number), problem.where.tag))))
    return msgspec.structs.replace(problem, where=where)
