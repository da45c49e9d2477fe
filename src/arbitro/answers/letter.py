"""Results for a player's letter box: the ranking, the own score card and where to look, as text and as a plain page."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from arbitro.answers.results import figure, say_recorded, say_total, signed
from arbitro.answers.site import day
from arbitro.answers.site.html import html, link, table
from arbitro.office.seeing.score_card import ScoreCard, score_card
from arbitro.office.seeing.standings import RankingNow, standings
from arbitro.office.seeing.view import View
from arbitro.words import message

Cells = Sequence[str]


class Letter(Struct, frozen=True):
    subject: str
    text: str
    html: str


def results_letter(view: View, person: str, contestant: str, language: str, to: str = "") -> Letter:
    """Of an event as it may be seen, for one of its players; `to`: the address of its page."""
    return _Writer(view, person, contestant, language, to).letter()


class _Writer:
    def __init__(self, view: View, person: str, contestant: str, language: str, to: str) -> None:
        self.view, self.person, self.contestant, self.language, self.to = view, person, contestant, language, to
        self.phases = [name for name, phase in view.contest.phases.items() if contestant in phase.field]

    def say(self, id: str, **args: str | int) -> str:
        return message(id, self.language, **args)

    def letter(self) -> Letter:
        event = self.view.event.created
        name = self.phases[-1] if self.phases else ""
        rankings = [
            ranking
            for ranking in (standings(self.view, name) if self.phases else ())
            if any(each.who.id == self.contestant for each in ranking.rows)
        ]
        card = score_card(self.view, self.contestant, name) if self.phases else None
        about = f"{event.name} · {day(event.date, self.language)}"
        parts = [*self._rankings(rankings), *self._card(card)]
        greeting, placed = self.say("letter-greeting", name=self.view.person(self.person)), self._placed(rankings)
        footer = self.say("letter-why")
        text = [about, "", greeting, "", *([placed, ""] if placed else [])]
        page = [f"<h1>{html(about)}</h1>", f"<p>{html(greeting)}</p>", f"<p>{html(placed)}</p>" if placed else ""]
        for title, columns, rows in parts:
            text += [
                title,
                *_lined([[each for each, _ in columns], *rows], [is_number for _, is_number in columns]),
                "",
            ]
            page += [f"<h2>{html(title)}</h2>", table(columns, rows)]
        if self.to:
            text += [self.say("letter-link"), self.to, ""]
            page.append(f"<p>{link(self.say('letter-link'), self.to)}</p>")
        text.append(footer)
        page.append(f"<p><small>{html(footer)}</small></p>")
        head = f'<!doctype html>\n<html lang="{self.language}"><meta charset="utf-8"><body>'
        body = "\n".join([head, *page, "</body></html>\n"])
        return Letter(self.say("letter-subject", name=event.name), "\n".join(text) + "\n", body)

    def _placed(self, rankings: Iterable[RankingNow]) -> str:
        for ranking in rankings:
            for each in ranking.rows:
                if each.who.id == self.contestant:
                    worth = say_total(each.row, self.language)
                    return self.say("letter-place", rank=each.row.rank, field=len(ranking.rows), points=worth)
        return ""

    def _rankings(self, rankings: Iterable[RankingNow]) -> Iterable[tuple[str, list[tuple[str, bool]], list[Cells]]]:
        for ranking in rankings:
            in_percent = any(each.row.percent is not None for each in ranking.rows)
            columns = [
                (self.say("web-public-rank"), True),
                (self.say("site-name"), False),
                ("%" if in_percent else self.say("web-public-points"), True),
            ]
            rows = [
                (
                    f"{each.row.rank}{'=' if each.row.tied else ''}",
                    each.who.name,
                    figure(each.row.percent if in_percent else each.row.total, self.language),
                )
                for each in ranking.rows
            ]
            yield self.say("web-nav-standings"), columns, list(rows)

    def _card(self, card: ScoreCard | None) -> Iterable[tuple[str, list[tuple[str, bool]], list[Cells]]]:
        if card is None or not card.lines:
            return
        in_percent = any(line.percent is not None for line in card.lines)
        columns = [
            (self.say("web-public-board"), True),
            (self.say("web-public-side"), False),
            (self.say("site-opponents"), False),
            (self.say("web-result"), False),
            (self.say("web-score"), True),
            ("%" if in_percent else self.say("web-public-points"), True),
        ]
        rows = [
            (
                str(line.key.board),
                self.say(f"web-side-short-{line.side.value}"),
                ", ".join(who.name for who in line.opponents),
                say_recorded(line.recorded, self.language),
                signed(line.score),
                figure(line.percent if in_percent else line.points, self.language),
            )
            for line in card.lines
        ]
        yield self.say("web-nav-card"), columns, list(rows)


def _lined(rows: Sequence[Cells], numbers: Sequence[bool]) -> list[str]:
    """A table as text: numbers on the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(numbers))]
    return [
        "  ".join(
            cell.rjust(width) if is_number else cell.ljust(width)
            for cell, width, is_number in zip(row, widths, numbers, strict=True)
        ).rstrip()
        for row in rows
    ]
