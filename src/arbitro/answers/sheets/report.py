"""The report of a ruling on paper: what happened, what was decided and why, by which clauses, and who was told what."""

import re

from arbitro.answers.results import say_recorded
from arbitro.answers.sheets.event import named
from arbitro.answers.sheets.sheet import Blanks, Block, Paper, Part, Sheet, Words
from arbitro.answers.site import day
from arbitro.answers.written import WrittenReport
from arbitro.contest.facts.outcome import Recorded
from arbitro.words import message

SHOWN = ("happened", "asked", "clauses", "effects", "considered", "readings", "reviews")


def ruling_sheet(report: WrittenReport, language: str, paper: Paper = "a4") -> Sheet:
    return Sheet(
        title=message("web-desk-ruling-no", language, number=report.number),
        about=f"{report.event} · {day(report.date, language)}",
        language=language,
        paper=paper,
        parts=tuple(part for part in _parts(report, language) if part.blocks),
    )


def _parts(report: WrittenReport, language: str) -> list[Part]:
    def say(id: str, **args: str | int) -> str:
        return message(id, language, **args)

    reply, at = report.reply, report.at
    where = [say("web-round", round=at.round), say("web-table", table=f"{at.section}{at.table}")]
    if report.board is not None:
        where.append(say("web-board", board=report.board))
    facts = (
        (say("web-desk-where"), ", ".join(where)),
        (say("web-side-NS"), ", ".join(map(named, report.ns))),
        (say("web-side-EW"), ", ".join(map(named, report.ew))),
        (say("web-desk-director"), report.director),
        (say("web-desk-time"), f"{report.time.astimezone():%H:%M}, {day(report.time.isoformat(), language)}"),
        (
            say("web-desk-by"),
            f"{say('web-desk-laws-of', edition=str(reply.happened.edition))}, {report.regulations}",
        ),
    )
    parts = [Part(blocks=(Blanks(tuple(field for field in facts if field[1])),))]
    texts = {cited.clause: cited.text for cited in reply.cited}
    for section in reply.sections:
        if section.id in SHOWN:
            cited = {
                "clauses": [str(clause) for clause in reply.ruling.clauses],
                "considered": [str(each.clause) for each in reply.ruling.considered],
            }.get(section.id, [])
            parts.append(Part(title=section.heading, blocks=tuple(_lines(section.lines, cited, texts))))
    if report.reason:
        parts.append(Part(title=say("web-desk-reason-given"), blocks=(Words((report.reason,)),)))
    changes = tuple(
        f"{say('web-table', table=f'{change.at.section}{change.at.table}')}, "
        f"{say('web-board', board=change.board)}: {_recorded(change.before, language)} → "
        f"{_recorded(change.after, language)}"
        for change in report.scores
    )
    parts.append(Part(title=say("web-desk-score"), blocks=(Words(changes, points=True),) if changes else ()))
    spoken = tuple(f"{each.who}: {' '.join(each.lines)}" for each in reply.text.script)
    parts.append(Part(title=say("web-desk-say"), blocks=(Words(spoken, points=True),) if spoken else ()))
    told = tuple(
        say("web-desk-told-at", who=each.who.name, time=f"{each.time.astimezone():%H:%M}") for each in report.told
    )
    closing = (*told, *((say("web-desk-may-appeal"),) if reply.may_be_reviewed else ()))
    parts.append(Part(blocks=(Words(closing, quiet=True),) if closing else ()))
    return parts


def _lines(lines: tuple[str, ...], clauses: list[str], texts: dict[str, str]) -> list[Block]:
    """Each with what its clause says, where it is about one."""
    if not clauses:
        return [Words(lines, points=True)] if lines else []
    blocks: list[Block] = []
    for line, clause in zip(lines, clauses, strict=False):
        blocks.append(Words((line,), points=True))
        if text := texts.get(clause):
            blocks.append(Words((re.sub(r"[{}]", "", text),), quiet=True))
    return blocks


def _recorded(recorded: Recorded | None, language: str) -> str:
    return say_recorded(recorded, language) if recorded else message("web-desk-no-result", language)
