"""`python -m tests.schemas` writes docs/json/: a JSON schema for each value that travels (house rule 11)."""

from fractions import Fraction
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from arbitro.analysis.claims.request import ClaimRequest
from arbitro.analysis.equity_reply import EquityAnswer
from arbitro.analysis.equity_request import EquityRequest
from arbitro.answers import claim, entries, policy, problems, story
from arbitro.answers import ruling as reply
from arbitro.answers.account import AccountReply
from arbitro.answers.bidding import (
    ComparedAnswer,
    ConventionCardAnswer,
    ExplainedAnswer,
    SystemCheckedAnswer,
    SystemShownAnswer,
)
from arbitro.answers.library import LawExample, LawHit
from arbitro.answers.movement import MovementAnswer, ProvedMovement
from arbitro.answers.regulations import SaidParagraph
from arbitro.answers.season import LadderNow, PersonResults
from arbitro.answers.systems import SystemsReply, UndisclosedReply
from arbitro.answers.table import TableReply
from arbitro.book.problem import Problem
from arbitro.cli.analysis.dd import DoubleDummyBoard
from arbitro.cli.boards.answers import CommitAnswer, DealAnswer, Secret
from arbitro.cli.boards.check import CheckAnswer
from arbitro.cli.boards.convert import ConvertAnswer
from arbitro.cli.boards.demo import DemoAnswer
from arbitro.cli.events.bye import ByeAnswer
from arbitro.cli.events.corrections import CorrectionsAnswer
from arbitro.cli.events.draw.answers import BracketAnswer, DrawAnswer
from arbitro.cli.events.draw.facts import DrawRequest
from arbitro.cli.events.entries import EntriesAnswer
from arbitro.cli.events.lineup import LineupAnswer
from arbitro.cli.events.places import PlacesAnswer
from arbitro.cli.events.ties import TiesAnswer
from arbitro.cli.rulings.laws import LawAnswer
from arbitro.cli.rulings.penalty import answers as penalty
from arbitro.cli.rulings.penalty.fouled import FoulingAnswer
from arbitro.cli.rulings.penalty.score_sheet import ScoreSheetAnswer
from arbitro.cli.rulings.penalty.seating import SeatingAnswer
from arbitro.cli.rulings.penalty.substitute import SubstituteAnswer
from arbitro.cli.rulings.penalty.watching import WatchingAnswer
from arbitro.cli.rulings.penalty.withdrawal import PairWithdrawalAnswer, TeamWithdrawalAnswer
from arbitro.cli.rulings.regulations.coverage import RegulationsCoverageAnswer
from arbitro.cli.rulings.regulations.packs import PackAnswer, PackCheckedAnswer, PackDifferenceAnswer
from arbitro.cli.scores.artificial import ArtificialAnswer
from arbitro.cli.scores.event_log import EventStandings
from arbitro.cli.scores.fouled import FouledAnswer
from arbitro.cli.scores.imps import ImpsAnswer
from arbitro.cli.scores.margin import MarginAnswer
from arbitro.cli.scores.matchpoints import MatchpointsAnswer
from arbitro.cli.scores.neuberg import NeubergAnswer
from arbitro.cli.scores.standings.answers import StandingsAnswer
from arbitro.cli.scores.vp import VictoryPointsAnswer
from arbitro.cli.scores.weighted import WeightedAnswer
from arbitro.cli.server.doctor import DoctorAnswer
from arbitro.cli.server.journal.copies import JournalBackedUpAnswer, JournalExportedAnswer, JournalRestoredAnswer
from arbitro.cli.server.journal.recheck import RecheckAnswer
from arbitro.cli.server.journal.show import JournalFactsAnswer, JournalStreamsAnswer
from arbitro.cli.server.journal.verify import JournalVerifiedAnswer
from arbitro.cli.server.season import FeesAnswer, LaddersAnswer
from arbitro.contest.facts.event import AnyEvent as ContestEvent
from arbitro.contest.facts.log import write_exact
from arbitro.contest.season import Ladder
from arbitro.contest.ties.request import TieRequest
from arbitro.formats.json import ScoreAnswer, WrittenBoard
from arbitro.formats.movement import WrittenMovement
from arbitro.formats.results.json import WrittenResults
from arbitro.journal.file import AnyLine, Imported
from arbitro.laws.case.account import Account
from arbitro.laws.case.request import Request
from arbitro.laws.study.diff import Difference
from arbitro.regulations.psychs import PsychFacts
from arbitro.regulations.systems.reading import WrittenMethods
from arbitro.table.event import AnyEvent

FOLDER = Path(__file__).parent.parent / "docs" / "json"

TRAVELLERS: dict[str, Any] = {
    "problem": Problem,
    "problems": problems.ProblemsReply,
    "board": WrittenBoard,
    "deal": DealAnswer,
    "commitment": CommitAnswer,
    "secret": Secret,
    "score": ScoreAnswer,
    "check": CheckAnswer,
    "convert": ConvertAnswer,
    "demo": DemoAnswer,
    "doctor": DoctorAnswer,
    "rule_request": Request,
    "rule_account": Account,
    "rule_account_reply": AccountReply,
    "rule_question": reply.QuestionReply,
    "rule_ruling": reply.RulingReply,
    "rule_entry": entries.EntryPoint,
    "rule_story": story.ToldStory,
    "rule_candidates": story.Candidates,
    "claim_request": ClaimRequest,
    "claim_question": claim.ClaimQuestionReply,
    "claim_award": claim.AwardReply,
    "claim_progress": claim.ProgressReply,
    "law": LawAnswer,
    "law_difference": Difference,
    "law_example": LawExample,
    "law_hit": LawHit,
    "movement": MovementAnswer,
    "movement_proved": ProvedMovement,
    "movement_file": WrittenMovement,
    "results": WrittenResults,
    "standings": StandingsAnswer,
    "vp": VictoryPointsAnswer,
    "imps": ImpsAnswer,
    "matchpoints": MatchpointsAnswer,
    "neuberg": NeubergAnswer,
    "weighted": WeightedAnswer,
    "artificial": ArtificialAnswer,
    "fouled": FouledAnswer,
    "dd": DoubleDummyBoard,
    "equity_request": EquityRequest,
    "equity": EquityAnswer,
    "entries": EntriesAnswer,
    "pack": PackAnswer,
    "pack_checked": PackCheckedAnswer,
    "pack_difference": PackDifferenceAnswer,
    "regulations_coverage": RegulationsCoverageAnswer,
    "regulations_paragraph": SaidParagraph,
    "bye": ByeAnswer,
    "lineup": LineupAnswer,
    "margin": MarginAnswer,
    "places": PlacesAnswer,
    "draw_request": DrawRequest,
    "draw": DrawAnswer,
    "bracket": BracketAnswer,
    "time": penalty.TimeAnswer,
    "penalty_lateness": penalty.LatenessAnswer,
    "penalty_slow_play": penalty.SlowPlayAnswer,
    "penalty_forfeit": penalty.ForfeitAnswer,
    "penalty_record": penalty.RecordAnswer,
    "penalty_amend": penalty.AmendAnswer,
    "penalty_seating": SeatingAnswer,
    "penalty_substitute": SubstituteAnswer,
    "penalty_withdrawal_pair": PairWithdrawalAnswer,
    "penalty_withdrawal_team": TeamWithdrawalAnswer,
    "penalty_fouled": FoulingAnswer,
    "penalty_score_sheet": ScoreSheetAnswer,
    "penalty_watching": WatchingAnswer,
    "alert_request": policy.AlertFacts,
    "alert": policy.AlertAnswer,
    "pre_alert": policy.PreAlertAnswer,
    "bidding_cards": policy.BiddingCardsAnswer,
    "psych_request": PsychFacts,
    "psych": policy.PsychAnswer,
    "systems_request": WrittenMethods,
    "systems": SystemsReply,
    "undisclosed": UndisclosedReply,
    "system_checked": SystemCheckedAnswer,
    "system_shown": SystemShownAnswer,
    "system_explained": ExplainedAnswer,
    "system_card": ConventionCardAnswer,
    "system_compared": ComparedAnswer,
    "ties_request": TieRequest,
    "ties": TiesAnswer,
    "journal_line": AnyLine,
    "journal_verified": JournalVerifiedAnswer,
    "journal_exported": JournalExportedAnswer,
    "journal_imported": Imported,
    "journal_backed_up": JournalBackedUpAnswer,
    "journal_restored": JournalRestoredAnswer,
    "journal_streams": JournalStreamsAnswer,
    "journal_facts": JournalFactsAnswer,
    "journal_rechecked": RecheckAnswer,
    "ladder_rules": Ladder,
    "ladders": LaddersAnswer,
    "ladder": LadderNow,
    "person_results": PersonResults,
    "fees": FeesAnswer,
    "contest_event": ContestEvent,
    "event_standings": EventStandings,
    "corrections": CorrectionsAnswer,
    "table_event": AnyEvent,
    "table": TableReply,
}


def _exact(form: type) -> dict[str, Any]:
    """Exact numbers are written as text: `12.03`, `7/2`."""
    if form is not Fraction:
        raise NotImplementedError(form)
    return {"type": "string", "pattern": "^-?[0-9]+([.][0-9]+|/[0-9]+)?$"}


# msgspec writes defaults into a schema by this function, which knows nothing of exact numbers.
vars(import_module("msgspec._json_schema"))["to_builtins"] = partial(msgspec.to_builtins, enc_hook=write_exact)


def schema(value: Any) -> bytes:
    """The schema as it stands in its file."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(
        value, schema_hook=_exact
    )
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, value in TRAVELLERS.items():
        (FOLDER / f"{name}.json").write_bytes(schema(value))


if __name__ == "__main__":
    main()
