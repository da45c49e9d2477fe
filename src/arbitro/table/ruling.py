"""From an irregularity in the log to the next question, or the ruling."""

from arbitro.laws.procedure import procedure
from arbitro.laws.rule import QuestionPut, Ruled, run
from arbitro.regulations import load
from arbitro.table.event import RulingGiven
from arbitro.table.facts import entry
from arbitro.table.state import Table


def rule(table: Table, number: int) -> QuestionPut | Ruled:
    """Rules on an irregularity: asks only what the log, and the answers given since, do not tell."""
    told = entry(table, number)
    setting = table.setting
    answers = dict(table.answers)
    found = procedure(told.what, setting.edition)
    return run(found, told.situation, load(setting.regulations), answers, log=told.answers)


def decision(outcome: Ruled, number: int) -> RulingGiven:
    """The ruling as an event of the log."""
    return RulingGiven(outcome.ruling, number)
