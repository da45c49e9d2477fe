"""A request as programs write it: what happened, in plain JSON, and what is known."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from arbitro.book.clause import Clause
from arbitro.book.contents import cite
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.writing import Remark
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import CARD_BY_TEXT, DENOMINATION_BY_TEXT, SUIT_BY_TEXT, Card, Denomination, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEAT_BY_TEXT, VULNERABILITY_BY_TEXT, Seat, Vulnerability
from arbitro.laws.case.calls import unfolded
from arbitro.laws.case.index import modules
from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import Procedure, procedure, procedures_of, questions
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import Fact, QuestionPut
from arbitro.laws.law_18_bids import screens
from arbitro.laws.shared.screens import with_screens
from arbitro.regulations import load
from arbitro.regulations.loader import Find, adapted
from arbitro.regulations.pack import Pack

if TYPE_CHECKING:
    from arbitro.systems.understanding import Agreements

SCREENS = screens.id


class QuestionedCall(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A call as it was explained and held, to be laid beside the system of its pair (20, 21, 40, 75).

    `auction`: up to the call, `N: 1NT P 2C`; without it the last call of the explainer's partner. `explained`: in
    words, or as a system writes it; `held`: the hand of whoever called.
    """

    auction: Remark = ""
    explained: Remark = ""
    held: Annotated[str, Meta(max_length=100)] = ""
    vulnerability: Vulnerability = Vulnerability.NONE


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of the code. `what` names what happened; `law` may stand for it where a law has one entry."""

    situation: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    edition: int | str = int(E2017)
    regulations: str = "wbf"
    set: dict[str, Any] = {}  # keys of the regulations that are otherwise here, by their names
    law: str | None = None
    what: str | None = None
    language: str = "en"
    prelude: bool = False  # whether to ask first who drew attention, and who acted before the director came (9-11)
    screens: bool | None = None  # whether the table has screens, which may change the rectification (80B2(e))
    log: dict[str, Any] = {}  # what is on record, by the question that it answers: nobody is asked
    questioned: QuestionedCall = QuestionedCall()


class Prepared(Struct, frozen=True):
    """A request that makes sense: ready to be ruled on."""

    procedure: Procedure
    situation: Any
    regulations: Pack
    answers: Mapping[str, Any]
    language: str
    prelude: bool = False
    screens: bool | None = None
    log: Mapping[str, Any] = {}
    evidence: tuple[Fact, ...] = ()  # what is on file, was said and was held, for the director to weigh


def read_request(text: bytes | str) -> Request:
    """A request from its JSON."""
    try:
        return msgspec.json.decode(text, type=Request)
    except msgspec.ValidationError as error:
        raise _misformed("request-form", error, "request") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise refuse("request-form", found=error, where=Place(tag="request")) from None


def prepare(
    request: Request, find: Find = load, agreements: "Agreements | None" = None, deal: Deal | None = None
) -> Prepared:
    """Makes sense of a request; raises with everything that is wrong with it, each under the name of its fact.

    `agreements`: the systems that the two sides have on file; `deal`: the hands, once they may be looked at.
    """
    problems: list[Problem] = []

    def attempt(tag: str, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except ProblemsFound as trouble:
            problems.extend(
                p if p.where.tag else msgspec.structs.replace(p, where=_under(tag, p)) for p in trouble.problems
            )

    edition = attempt("edition", lambda: Edition.parse(request.edition))
    pack = attempt("regulations", lambda: adapted(find(request.regulations), request.set))
    meant = attempt("what", lambda: entry(request.law, request.what, edition)) if edition else None
    if edition is None and request.what and not any(what == request.what for what, _ in modules()):
        problems.append(Problem("unknown-event", Place(tag="what"), request.what, _events()))
    screens = attempt("screens", lambda: _screens(request))
    situation = meant and attempt(
        "situation",
        lambda: read_situation(meant.situation, behind_screens(request.situation, meant.situation, screens)),
    )
    evidence = situation and attempt("questioned", lambda: _evidence(situation, request.questioned, agreements, deal))
    problems += misread(request.answers) + misread(request.log)
    if problems or meant is None:
        raise ProblemsFound(problems)
    language, prelude = request.language, request.prelude
    return Prepared(meant, situation, pack, request.answers, language, prelude, screens, request.log, evidence or ())


def _evidence(
    situation: Any, questioned: QuestionedCall, agreements: "Agreements | None", deal: Deal | None
) -> tuple[Fact, ...]:
    if agreements is None and not (questioned.explained or questioned.held):
        return ()
    from arbitro.laws.shared.agreed import evidence  # loaded for the few cases that want it

    return evidence(agreements, situation, questioned, deal)


def _screens(request: Request) -> bool | None:
    """Whether there are screens, wherever it was told; told twice it is told alike."""
    known = {value for value in (request.screens, request.answers.get(SCREENS)) if isinstance(value, bool)}
    if len(known) > 1:
        raise refuse("screens-contradicted", where=Place(tag=SCREENS))
    return known.pop() if known else None


def behind_screens(situation: dict[str, Any], form: type[Any], screens: bool | None) -> dict[str, Any]:
    """A situation that asks for it knows of the screens too."""
    return situation if screens is None or SCREENS not in form.__struct_fields__ else {SCREENS: screens, **situation}


def ruled(prepared: Prepared) -> Ruled | QuestionPut:
    """Runs a prepared request, behind screens and with Laws 9 to 11 in front if it asks for them."""
    procedure = with_screens(prepared.procedure) if prepared.screens else prepared.procedure
    procedure = with_prelude(procedure) if prepared.prelude else procedure
    answers, known = dict(prepared.answers), dict(prepared.log)
    if prepared.screens is not None:  # then nobody is asked, and it is never said in vain
        known[SCREENS] = answers.pop(SCREENS, prepared.screens)
    return weighed(run(procedure, prepared.situation, prepared.regulations, answers, log=known), prepared.evidence)


def weighed(outcome: Ruled | QuestionPut, evidence: tuple[Fact, ...]) -> Ruled | QuestionPut:
    """The same with what the director has to weigh among the facts."""
    if not evidence:
        return outcome
    if isinstance(outcome, QuestionPut):
        return msgspec.structs.replace(outcome, facts=(*evidence, *outcome.facts))
    ruling = outcome.ruling
    return Ruled(msgspec.structs.replace(ruling, facts=(*evidence, *ruling.facts)), outcome.unused)


def _events() -> str:
    return " ".join(sorted({what for what, _ in modules()}))


def _under(tag: str, problem: Problem) -> Place:
    return msgspec.structs.replace(problem.where, tag=tag)


def misread(answers: Mapping[str, Any]) -> list[Problem]:
    """Answers to questions that no law asks, and answers that cannot be any."""
    problems: list[Problem] = []
    for identity, answer in answers.items():
        where = Place(tag=identity)
        asked = questions(identity.partition("@")[0])
        if not asked:
            problems.append(Problem("unknown-question", where, identity))
            continue
        if answer is None:  # to be asked, whatever is usual
            continue
        troubles = []
        for question in asked:
            try:
                question.read(answer)
            except ProblemsFound as trouble:
                troubles.append(trouble.problems)
        if len(troubles) == len(asked):
            problems += (
                Problem(p.kind, Place(tag=identity, index=p.where.index), p.found, p.expected) for p in troubles[0]
            )
    return problems


def entry(law: str | None, what: str | None, edition: Edition) -> Procedure:
    """The procedure that a request means."""
    number = law and law_number(law, edition)
    if what:
        meant = procedure(what, edition)
        if number and meant.law != number:
            raise refuse("law-against-event", found=law, expected=meant.law, where=Place(tag="law"))
        return meant
    if not number:
        raise refuse("no-event", expected="what law", where=Place(tag="what"))
    of_law = procedures_of(number, edition)
    if not of_law:
        raise refuse("law-without-procedure", found=f"{number} ({edition})", where=Place(tag="law"))
    if len(of_law) > 1:
        raise refuse("which-event", found=number, expected=" ".join(p.what for p in of_law), where=Place(tag="what"))
    return of_law[0]


def law_number(text: str, edition: Edition) -> str:
    """The number of a law, also from one of its clauses, which must exist in the edition."""
    try:
        return str(cite(edition, Clause.parse(text)).law)
    except ProblemsFound as trouble:
        raise ProblemsFound(msgspec.structs.replace(p, where=Place(tag="law")) for p in trouble.problems) from None


def read_situation(form: type[Any], raw: Mapping[str, Any]) -> Any:
    """A situation of the given form; calls, cards and seats may be written as people write them.

    An auction may be one text with its dealer: `{"auction": "W: 1S 1H"}`; more of it in `laws.case.calls`.
    """
    fields = unfolded(raw, form)
    try:
        situation = msgspec.convert(_spelled(fields, form), form)
    except msgspec.ValidationError as error:
        whole = _misformed("situation-form", error, "situation")
        raise ProblemsFound([*_misnamed(form, fields), *_faults(form, fields)] or whole.problems) from None
    situation.checked()
    return situation


def _misnamed(form: type[Any], fields: Mapping[str, Any]) -> Iterator[Problem]:
    """Facts that the situation does not have, and those that it needs and were not told."""
    known = {field.name: field.required for field in msgspec.structs.fields(form)}
    yield from (Problem("fact-unknown", Place(tag=name), name, " ".join(known)) for name in fields if name not in known)
    for name, required in known.items():
        if required and name not in fields:
            yield Problem("fact-missing", Place(tag=name), name)


def _faults(form: type[Any], fields: Mapping[str, Any]) -> list[Problem]:
    """Every field that cannot be read, one by one."""
    hints = get_type_hints(form)
    faults: list[Problem] = []
    for name, value in fields.items():
        try:
            msgspec.convert(_spelled(value, hints.get(name)), hints.get(name, Any))
        except msgspec.ValidationError as error:
            message, _, place = str(error).partition(" - at `$")
            faults.append(Problem("situation-form", Place(tag=name + place.strip("`")), message))
    return faults


def read_field(hint: Any, raw: Any) -> Any:
    """One field of a situation, as the situation has it."""
    try:
        return msgspec.convert(_spelled(raw, hint), hint)
    except msgspec.ValidationError as error:
        raise refuse("situation-form", found=str(error)) from None


def _misformed(kind: str, error: msgspec.ValidationError, otherwise: str) -> ProblemsFound:
    message, _, place = str(error).partition(" - at ")
    return refuse(kind, found=message, where=Place(tag=place.strip("`$.") or otherwise))


def _spelled(value: Any, form: Any) -> Any:
    """Texts that are to be calls, cards, suits or seats, in their one spelling; anything else as it is."""
    if isinstance(value, Mapping):
        struct = next((kind for kind in _kinds(form) if isinstance(kind, type) and issubclass(kind, Struct)), None)
        hints = get_type_hints(struct) if struct else {}
        return {name: _spelled(inner, hints.get(name)) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_spelled(inner, form) for inner in value]
    if isinstance(value, str):
        text = value.strip().upper()
        text = text.replace("10", "T") if Card in _kinds(form) else text
        for kind in _kinds(form):
            if kind in _SPELLINGS and text in _SPELLINGS[kind]:
                return _SPELLINGS[kind][text].value
    return value


def _kinds(form: Any) -> Iterator[Any]:
    """The types that a field's type is made of."""
    inner = get_args(form)
    if inner:
        for part in inner:
            yield from _kinds(part)
    else:
        yield form


_SPELLINGS: Mapping[Any, Mapping[str, Any]] = {
    Seat: SEAT_BY_TEXT,
    Card: CARD_BY_TEXT,
    Call: CALL_BY_TEXT,
    Suit: SUIT_BY_TEXT,
    Denomination: DENOMINATION_BY_TEXT,
    Vulnerability: {text.upper(): value for text, value in VULNERABILITY_BY_TEXT.items()},
}
