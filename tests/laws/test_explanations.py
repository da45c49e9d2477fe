"""Every ruling that can be reached is said in every language, with nothing missing and no placeholder left."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import arbitro
from arbitro.answers.ruling import RulingReply, reply
from arbitro.book.edition import E2017, Edition
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.definitions import Period
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionEnds,
    BecomesDeclarer,
    CallCancelled,
    CallReplaced,
    CallStands,
    CardDue,
    CardKind,
    CardPlayed,
    HowLong,
    Information,
    Instruction,
    LeadRestriction,
    MayChangeCard,
    MustPass,
    PenaltyCard,
    ScoreKind,
)
from arbitro.laws.case.index import index
from arbitro.laws.case.procedure import Procedure, procedures, questions
from arbitro.laws.case.question import Party
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut, Ruling
from arbitro.laws.law_80_organisation import ScreenStep
from arbitro.laws.study.explore import Asking, Node, leaves, trees
from arbitro.regulations import SHIPPED, load
from arbitro.regulations.records import Medium
from arbitro.scoring.adjusted import Authority, Likelihood
from arbitro.scoring.artificial import Fault
from arbitro.scoring.other_table import Results
from arbitro.scoring.self_inflicted import Contribution
from arbitro.words import LANGUAGES, catalogue
from arbitro.words.letters import say_call
from arbitro.words.ruling import (
    explain,
    say_answer,
    say_clause,
    say_consequence,
    say_effect,
    say_event,
    say_fields,
    say_put,
    spoken,
)
from tests.amounts import PROOF
from tests.gather import gathered
from tests.laws.every_law import every_law, procedures_of

every_language = pytest.mark.parametrize("language", LANGUAGES)
LEFTOVERS = set("{}$\u2068\u2069")
RAW = re.compile(r"\b(laws|scoring)\.|\w_\w")  # a key of the regulations, a name from the code


@every_law
def test_everything_of_a_law_is_said_in_every_language(law: str) -> None:
    """Its events, its situations, its questions with what they weigh, and every ruling that can be reached: in each
    language by `make proof`, in one of them otherwise."""
    asked = [(ruled, put) for ruled in procedures_of(law) for put in _put(ruled)]
    rulings = list(_different(law))
    with gathered() as trying:
        for language in LANGUAGES:
            for ruled in procedures_of(law):
                with trying(language, ruled.what, ruled.edition):
                    _say_situations(ruled, language)
            for ruled, put in asked:
                with trying(language, ruled.what, ruled.edition, put.id):
                    _say_question(put, ruled.edition, language)
            for ruled, situation, ruling in rulings if PROOF else rulings[LANGUAGES.index(language) :: len(LANGUAGES)]:
                with trying(language, ruled.what, ruled.edition, situation, ruling.facts):
                    _say_ruling(ruled, situation, ruling, language)


def _say_situations(ruled: Procedure, language: str) -> None:
    assert say_event(ruled.what, language)
    for situation in ruled.examples:
        for line in say_fields(situation, language):
            assert not LEFTOVERS & set(line), line


def _say_question(put: QuestionPut, edition: Edition, language: str) -> None:
    for text in (say_put(put, edition, language), *_say_options(put, language)):
        assert text
        assert not LEFTOVERS & set(text), text


def _say_options(put: QuestionPut, language: str) -> Iterator[str]:
    for option in put.options:
        yield say_answer(put.id, option.answer, language)
        yield say_consequence(option.then, language)


def _say_ruling(ruled: Procedure, situation: Any, ruling: Ruling, language: str) -> None:
    said = explain(ruled, situation, ruling, language)
    lines = [(each.to, line) for each in said.script for line in each.lines]
    for text in (said.director, *(line for _, line in lines)):
        assert text
        assert not LEFTOVERS & set(text), text
        assert not RAW.search(text), text
    to_all = {line for to, line in lines if to == "all"}
    assert len(lines) == len(set(lines)), lines  # each sentence once
    assert not [line for to, line in lines if to != "all" and line in to_all]
    for clause in ruling.clauses:
        assert clause in said.director


def _put(ruled: Procedure) -> Iterable[QuestionPut]:
    """The first time that each question is asked."""
    found: dict[str, QuestionPut] = {}

    def ask(node: Node, situation: Any, answers: dict[str, Any]) -> None:
        if not isinstance(node, Asking):
            return
        if node.question not in found:
            outcome = run(ruled, situation, load("wbf"), {**answers, node.identity: None})
            assert isinstance(outcome, QuestionPut)
            found[node.question] = outcome
        for branch in node.branches:
            ask(branch.then, situation, {**answers, node.identity: branch.members[0]})

    for tree in trees(ruled.what, ruled.edition):
        ask(tree.root, tree.situation, {})
    return found.values()


def _different(law: str) -> Iterator[tuple[Procedure, Any, Ruling]]:
    """Rulings that say something new: a sentence depends on one fact or effect, or on one clause of an edition."""
    seen: set[object] = set()
    for ruled in procedures_of(law):
        for pack in SHIPPED:
            for tree in trees(ruled.what, ruled.edition, pack):
                for ruling in (leaf.ruling for leaf in leaves(tree.root) if leaf.ruling):
                    cited = (*ruling.clauses, *ruling.reviews, *ruling.considered)
                    told = {*ruling.effects, *map(repr, ruling.facts), *((ruled.edition, one) for one in cited)}
                    if not told <= seen:
                        seen |= told
                        yield ruled, tree.situation, ruling


SUFFIXES = ("instruction-", "about-", "field-", "fact-", "why-", "when-")  # and a name from the law files


@every_language
def test_no_message_of_the_laws_is_left_over(language: str) -> None:
    """Everything that is written for a question, an event, an effect … belongs to one that exists."""
    names = _names()
    used = {f"event-{what}" for what, _ in procedures()}
    used |= {f"instruction-screen_{step.value}" for step in ScreenStep}
    used |= {f"{prefix}{name}" for prefix in SUFFIXES for name in names}
    used |= {f"effect-{effect.__struct_config__.tag}" for effect in get_args(AnyEffect)}
    for id in index().questions:
        used.add(f"question-{id}")
        for question in questions(id):
            used |= {f"weigh-{one.removeprefix('weigh_')}" for one in question.weigh}
    used |= _weighed_by_regulations()
    written = [id for id in catalogue(language) if id.split("-")[0] in KINDS]
    assert [id for id in written if id not in used and not _is_part(id, names)] == []


NOTATION = re.compile(r"(?:[1-7](?:[SHDC]|NT)|[SHDC][2-9TJQKA]|[NESW]|XX?)")


@every_law
def test_facts_are_said_in_the_reader_s_letters_and_with_the_player_asked(law: str) -> None:
    """What was answered or follows: no card, call or seat as the code writes it; whoever is asked has a name."""
    with gathered() as trying:
        for one in procedures_of(law):
            rulings = (leaf.ruling for tree in trees(one.what, one.edition) for leaf in leaves(tree.root))
            facts = {(fact.id, str(fact.value), fact.put_to) for ruling in rulings if ruling for fact in ruling.facts}
            with trying(one.what, one.edition):
                for id, value, put_to in sorted(facts):
                    written = ast.literal_eval(value) if value.startswith("[") else value
                    raw = [word for word in say_answer(id, written, "it").split(", ") if NOTATION.fullmatch(word)]
                    assert not raw, (id, value)
                    asked = {question.put_to for question in questions(id)} - {Party.DIRECTOR}
                    # who declares may not be known when a call is withdrawn (26)
                    assert put_to or not asked or asked == {Party.DECLARER}, (id, value)


def test_an_instruction_to_a_player_has_words_for_him() -> None:
    """Wherever in the code it is given: exploring the laws meets no screens."""
    with gathered() as trying:
        for path in (Path(arbitro.__file__).parent / "laws").rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="Instruction"), args=[ast.Constant(value=str(text)), _]):
                        for language in LANGUAGES:
                            with trying(path.name, text, language):
                                assert f"you-instruction-{text}" in catalogue(language)


@every_language
@pytest.mark.parametrize("required", [(), (Suit.HEARTS,)])
def test_who_defends_for_certain_hears_no_if(language: str, required: tuple[Suit, ...]) -> None:
    """Nobody is told “if your side defends” when the auction is over (26)."""
    open_, known = (
        {line for one in spoken([effect], language) for line in one.lines}
        for effect in (LeadRestriction(Seat.WEST, required, (Suit.HEARTS,), defends=known) for known in (False, True))
    )
    assert len(open_) == len(known) == 2
    assert not open_ & known


@every_language
def test_dummy_is_told_to_play_nothing(language: str) -> None:
    """Declarer plays dummy's cards (41D), also one who has just become declarer (54A)."""
    for effect in (CardDue(Seat.NORTH), MayChangeCard(Seat.NORTH, Card.HQ)):
        assert [one.to for one in spoken([effect], language, declarer=Seat.SOUTH)] == ["S"]
        assert [one.to for one in spoken([effect], language, declarer=Seat.EAST)] == ["N"]
    heard = spoken([BecomesDeclarer(Seat.NORTH), CardDue(Seat.SOUTH)], language, declarer=Seat.SOUTH)
    assert [(one.to, len(one.lines)) for one in heard] == [("N", 2)]


def test_the_other_side_of_the_screen_hears_nothing() -> None:
    """Appendix 4.4(b): a call that has not passed is corrected before those who sit on this side."""
    effects: list[AnyEffect] = [
        CallCancelled(Seat.EAST, Call.BID_1S),
        Instruction("other_side_of_screen_not_told", Seat.EAST),
    ]
    assert {one.to for one in spoken(effects)} == {"N", "E"}


KINDS = ("question", "weigh", "event", "effect", "instruction", "option", "about", "field", "fact", "why", "when")


BELOW = (
    Vulnerability,
    Period,
    Authority,
    Likelihood,
    Fault,
    Results,
    Contribution,
    Medium,
)  # enumerations of lower rooms


def _weighed_by_regulations() -> set[str]:
    """What the questions of regulations weigh has its words beside those of the laws."""
    found = set()
    for path in (Path(arbitro.__file__).parent / "regulations").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("weigh_"):
                found.add(f"weigh-{node.value.removeprefix('weigh_')}")
    return found


def _is_part(id: str, names: frozenset[str]) -> bool:
    """`option-<question or field>-<answer>`, `effect-adjusted_score-against`, `effect-penalty_card-stays`."""
    kind, *parts = id.split("-", 2)
    return (kind == "option" and set(parts) <= names) or (
        kind == "effect" and parts[0] in ("adjusted_score", "penalty_card")
    )


@cache
def _names() -> frozenset[str]:
    """Every name and text in the law files."""
    found: set[str] = {"this"}
    for path in (Path(arbitro.__file__).parent / "laws").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return frozenset(found | {member.value for enumeration in BELOW for member in enumeration})


@every_language
def test_every_question_has_its_sentences_whether_it_is_asked_or_reviewed(language: str) -> None:
    needed = {f"question-{id}" for id in index().questions}
    for id in index().questions:
        needed |= {f"weigh-{one.removeprefix('weigh_')}" for question in questions(id) for one in question.weigh}
    assert [id for id in sorted(needed) if id not in catalogue(language)] == []


@every_language
def test_every_effect_has_a_sentence(language: str) -> None:
    tags = [str(effect.__struct_config__.tag) for effect in get_args(AnyEffect) if effect is not Instruction]
    assert [tag for tag in tags if f"effect-{tag}" not in catalogue(language)] == []


# -- what is said, read by a person -----------------------------------------------------------------------------------

BID = {"dealer": "W", "auction": ["1S", "1H"]}
PASSED = {"accepted": False, "replacement": "P", "artificial": False, "comparable": False}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Dealer West: 1♠ 1♥", "Law 27B2 (Insufficient bid)", "South must pass", "Law 92"]),
        (
            "it",
            ["Distributore Ovest: 1♠ 1♥", "Articolo 27B2 (Licita insufficiente)", "Sud deve passare", "articolo 92"],
        ),
        ("ro", ["Distribuitor Vest: 1♠ 1♥", "Legea 27B2 (Anunț insuficient)", "Sud trebuie să paseze", "Legea 92"]),
    ],
)
def test_a_ruling_can_be_read_aloud(language: str, said: list[str]) -> None:
    answer = reply(Request(BID, PASSED, law="27", language=language))
    assert isinstance(answer, RulingReply)
    for words in said:
        assert words in answer.text.director


def test_each_player_hears_what_concerns_him_and_what_he_may_choose() -> None:
    """27B2, 26B: what all four go on with is said once; South is spoken to, East-West hear what declarer may choose."""
    answer = reply(Request(BID, PASSED, law="27"))
    assert isinstance(answer, RulingReply)
    script = {spoken.to: spoken.lines for spoken in answer.text.script}
    assert "North’s call stands: Pass." in script["all"]
    assert "You must pass at every turn for the rest of the auction." in script["S"]
    assert any("declarer may forbid you" in line for line in script["S"])
    assert any("you may forbid one of these suits" in line for line in script["EW"])
    assert any("You may not use this" in line for line in script["NS"])
    assert "It is your turn to call." in script["E"]
    assert "N" not in script or not any("pass" in line for line in script["N"])
    assert next(spoken.who for spoken in answer.text.script if spoken.to == "S") == "South"


def test_all_four_hear_which_call_was_replaced() -> None:
    situation = {"dealer": "N", "auction": [], "bid": "8C"}
    answers = {"lho_acted": False, "specified_suits": ["C"]}
    answer = reply(Request(situation, answers, 1997, what="bid_above_seven"))
    assert isinstance(answer, RulingReply)
    assert answer.text.script[0].to == "all"
    assert "North replaces 8C by Pass." in answer.text.script[0].lines


def test_a_regulation_is_told_by_the_article_that_decides() -> None:
    altered = {"played_as_altered": True}
    answer = reply(Request({"player": "S"}, altered, regulations="figb_2017", what="cards_in_wrong_pocket"))
    assert isinstance(answer, RulingReply)
    assert "The regulations (FIGB 2017, art. 87.1): cards put back into a wrong pocket cost 10% of a top." in (
        answer.text.director
    )


@pytest.mark.parametrize(
    ("effect", "heard_by"),
    [
        (MustPass(Seat.SOUTH, HowLong.REST), "S"),
        (AuctionEnds(), "all"),
        (CallStands(Seat.SOUTH, Call.BID_1H), "all"),
        (CallCancelled(Seat.SOUTH, Call.BID_1H), "all"),
        (CallReplaced(Seat.SOUTH, Call.BID_1H, Call.PASS), "all"),
        (Information("withdrawn_call", "16C", (Side.EW,), (Side.NS,)), "EW NS"),
        (Information("withdrawn_call", "16C", unauthorised=(Side.NS,)), "NS"),
        (Information("penalty_card", "50E2", (Side.NS,), (Side.EW,), Seat.WEST), "NS W"),
        (CardPlayed(Seat.WEST, Card.HK), "all"),
        (LeadRestriction(Seat.SOUTH, may_forbid=(Suit.HEARTS,)), "S EW"),
        (PenaltyCard(Seat.WEST, Card.HK, CardKind.MAJOR), "W E NS"),
        (PenaltyCard(Seat.WEST, Card.H2, CardKind.MINOR), "W"),
        (AdjustedScore(ScoreKind.ARTIFICIAL, against=(Side.NS,)), "all"),
    ],
)
def test_who_is_spoken_to(effect: Any, heard_by: str) -> None:
    assert " ".join(each.to for each in spoken([effect])) == heard_by


def test_what_both_sides_hear_is_said_once_to_all_four() -> None:
    both = Information("exposed_card", "16D2", unauthorised=(Side.NS, Side.EW))
    assert [each.to for each in spoken([both])] == ["all"]


def test_a_clause_has_its_own_title_and_that_of_its_law() -> None:
    assert say_clause(E2017, "27B1(a)").startswith("Law 27B1(a) (Insufficient bid): ")
    assert say_clause(E2017, "27B1(a)", "it").startswith("Articolo 27B1(a) (Licita insufficiente): Resa sufficiente")
    assert say_clause(E2017, "23A1", "ro").startswith("Legea 23A1 (Declarație comparabilă): Semnificație")
    assert say_clause(E2017, "23", "ro") == "Legea 23 (Declarație comparabilă)"
    assert say_clause(Edition.E2007, "23", "ro") != say_clause(E2017, "23", "ro")


def test_information_that_is_barred_from_one_player_names_him() -> None:
    known = Information("penalty_card", "50E2", (Side.NS,), (Side.EW,), Seat.WEST)
    assert say_effect(known) == "What the visible penalty card shows: North-South may use it, West may not (Law 50E2)."


def test_how_long_an_obligation_lasts_is_said() -> None:
    once, rest = (say_effect(MustPass(Seat.SOUTH, how_long)) for how_long in HowLong)
    assert "next turn" in once
    assert "rest of the auction" in rest


def test_the_choice_is_put_with_the_name_of_the_player() -> None:
    ready = prepare(Request(BID, law="27"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, {})
    assert isinstance(outcome, QuestionPut)
    assert "East" in say_put(outcome, E2017)
    assert "1♥" in say_put(outcome, E2017)


def test_calls_that_are_not_bids_have_names() -> None:
    assert [say_call(call, "it") for call in (Call.PASS, Call.DOUBLE, Call.REDOUBLE, Call.BID_2NT)] == [
        "Passo",
        "Contro",
        "Surcontro",
        "2SA",
    ]
