"""The form of an appeal and of the committee's decision, with what is known of one (92, 93)."""

from collections.abc import Iterator

from arbitro.answers.results import say_recorded
from arbitro.answers.sheets.sheet import Blanks, Part
from arbitro.answers.site import day
from arbitro.answers.written import written_report
from arbitro.laws.shared.appeal import Act
from arbitro.office.seeing.appeals import AppealNow, AppealStep
from arbitro.office.seeing.view import View
from arbitro.words import message


def appeal_form(view: View, appeal: AppealNow | None, language: str) -> Iterator[Part]:
    """Two pages: what is lodged, and what is decided. What nobody has told is a line to write on."""

    def field(id: str, known: str = "") -> tuple[str, str]:
        return message(id, language), known

    created = view.event.created
    lodged, decided = (_last(appeal, act) for act in (Act.REQUEST, Act.DECISION))
    told = _told(view, appeal, language) if appeal else {}
    against = [who.name for who in appeal.between if who.name != lodged.by] if appeal and lodged else []
    head = (
        field("site-event", created.name),
        field("site-date", day(created.date, language)),
        field("sheet-appeal-board", _place(appeal, language) if appeal else ""),
        field("sheet-appeal-by", lodged.by if lodged else ""),
        field("sheet-appeal-against", ", ".join(against)),
        field("sheet-director", appeal.director if appeal else ""),
    )
    matter = (
        field("sheet-appeal-facts", told.get("happened", "")),
        field("sheet-appeal-ruling", told.get("effects", "")),
        field("sheet-appeal-why", lodged.statement if lodged else ""),
    )
    end = (
        field("sheet-appeal-both-agree"),
        field("sheet-appeal-deposit"),
        field("sheet-time", _time(lodged, language)),
        field("sheet-signed"),
    )
    title = message("web-desk-ruling-no", language, number=appeal.number) if appeal else ""
    yield Part(title=title, apart=True, blocks=(Blanks(head), Blanks(matter, lines=4), Blanks(end)))
    found = (
        field("sheet-appeal-present"),
        field("sheet-appeal-found"),
        field("sheet-appeal-decision", _decision(decided, language)),
    )
    closed = (
        field("sheet-appeal-deposit-back"),
        field("sheet-appeal-chair", decided.by if decided else ""),
        field("sheet-time", _time(decided, language)),
    )
    title = message("sheet-appeal-committee", language)
    yield Part(title=title, apart=True, blocks=(Blanks(found, lines=3), Blanks(closed)))


def _last(appeal: AppealNow | None, act: Act) -> AppealStep | None:
    return next((step for step in reversed(appeal.steps if appeal else ()) if step.act is act), None)


def _told(view: View, appeal: AppealNow, language: str) -> dict[str, str]:
    sections = written_report(view, appeal.number, language).reply.sections
    return {section.id: "\n".join(section.lines) for section in sections}


def _place(appeal: AppealNow, language: str) -> str:
    at = appeal.at
    parts = [
        message("web-round", language, round=at.round),
        message("web-table", language, table=f"{at.section}{at.table}"),
        message("web-board", language, board=appeal.board) if appeal.board is not None else "",
    ]
    return ", ".join(filter(None, parts))


def _time(step: AppealStep | None, language: str) -> str:
    return f"{step.at.astimezone():%H:%M}, {day(step.at.isoformat(), language)}" if step else ""


def _decision(step: AppealStep | None, language: str) -> str:
    if step is None:
        return ""
    scores = [say_recorded(each.after, language) for each in step.scores if each.after]
    return "\n".join(filter(None, (step.decision, *scores)))
