"""A knock-out match that ended level, and every tie that is played off in the same way (art. 78.7(b)).

An extra stanza of one board for so many of the match, then a second one as long, then one board at a time.
"""

from fractions import Fraction

from arbitro.contest.ties.criterion import Criterion, Facts, Finding, Measured, Skipped, Untold
from arbitro.contest.ties.matches import counted, direct, lacks
from arbitro.contest.ties.trace import ExtraStanza, Group, PlayOff
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack
from arbitro.regulations.seating import extra_boards


def match_imps(group: Group, facts: Facts) -> Finding:
    """The match itself: an IMP, or a part of one, decides it (78.2(b))."""
    records = {team: direct(team, group, facts) for team in group}
    if not all(records.values()):
        return Skipped("none_played")
    if lacks(records, "imps"):
        return Untold("tie_imps")
    values = {team: sum((match.imps_won for match in matches), Fraction()) for team, matches in records.items()}
    return Measured(dict(values), counted(records, lambda match: match.imps_won))


KNOCKOUT = {"match_imps": Criterion(match_imps, lead=True)}


def extra_stanzas(group: Group, facts: Facts) -> list[ExtraStanza]:
    """Those that exactly these have played, as they came."""
    return [stanza for stanza in facts.conditions.extra if set(stanza.imps) == set(group)]


def extra_criterion(number: int, pack: Pack) -> str:
    return "extra_board" if number > pack[keys.TIES_EXTRA_STANZAS] else "extra_stanza"


def due(group: Group, number: int, facts: Facts) -> PlayOff:
    """The extra stanza with this number."""
    sudden = number > facts.pack[keys.TIES_EXTRA_STANZAS]
    return PlayOff(group, number, stanza_boards(number, facts.conditions.boards, facts.pack), sudden)


def stanza_boards(number: int, boards: int | None, pack: Pack) -> int | None:
    """Its boards, after a match of so many; None if the match or the rule is not told."""
    if number > pack[keys.TIES_EXTRA_STANZAS]:
        return 1
    return None if boards is None else extra_boards(boards, pack)
