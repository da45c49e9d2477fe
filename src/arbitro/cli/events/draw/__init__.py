"""`arbitro draw`: who meets whom in the next round, and why."""

import secrets
from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from arbitro.answers.consequence import WrittenGround, shared
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.cli.events.draw.answers import BracketAnswer, DrawAnswer, WrittenPairing, WrittenThree, WrittenWaiting
from arbitro.cli.events.draw.facts import DrawFacts, read
from arbitro.cli.files import opened
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.contest.draw.by_hand import changed
from arbitro.contest.draw.danish import danish
from arbitro.contest.draw.draw import Draw, Of
from arbitro.contest.draw.knockout import (
    Bracket,
    CupSide,
    bracket,
    choose,
    choosers,
    next_round,
    round_draw,
    why,
    why_waiting,
)
from arbitro.contest.draw.seeding import ThreeWay
from arbitro.contest.draw.swiss import Within, floats, swiss
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground
from arbitro.regulations.pack import Pack

SEED_BYTES = 8
SWAP = "Reds, Blues"


System = Literal["swiss", "danish", "knockout"]


def draw(
    say: Voice,
    file: str,
    system: System,
    round: int | None,
    seed: str | None,
    of: Of,
    rematch: bool,
    first: Within | None,
    meetings: int | None,
    seeds: int | None,
    three_way: ThreeWay | None,
    swap: tuple[str, ...],
    brief: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    with opened(file) as source:
        facts = read(source.read(), clean(file), regulation, round)
    chosen = facts.seed if seed is None else seed
    facts = replace(facts, seed=chosen or secrets.token_hex(SEED_BYTES))
    _only(system, first=first, meetings=meetings, seeds=seeds, three_way=three_way)
    if system == "knockout":
        if swap:
            raise refuse("option-needs", found="--swap", expected="--system swiss, danish")
        cup = _bracket(facts, regulation, seeds, three_way)
        _tell_bracket(cup, regulation, say, of, brief=brief, json=json)
        return
    drawn = _drawn(facts, system, regulation, of, rematch, first, meetings)
    if swap:
        swaps = [_two(text) for text in swap]
        drawn = changed(drawn, swaps, facts.candidates, facts.met, pack=regulation, of=of, apart=facts.apart)
    answer = DrawAnswer(
        system,
        regulation.name,
        drawn.round,
        _pairings(drawn, regulation, say),
        drawn.bye,
        _grounds(drawn.why_bye, regulation, say),
        drawn.seed,
        _grounds(drawn.warnings, regulation, say),
        dict(floats(drawn, facts.candidates)),
    )
    if json:
        print_json(answer)
        return
    out().print(say("draw-title", system=answer.system, round=answer.round), style="bold")
    _tell_pairings(answer.pairings, say, brief=brief)
    if answer.bye is not None:
        out().print(say("draw-bye", contestant=answer.bye))
        _tell_why(answer.why_bye, brief=brief)
    for warning in answer.warnings:
        out().print(say("draw-warning", text=warning.text), style="yellow")
    out().print(say("draw-seed", seed=answer.seed), style="dim")


OPTIONS = {
    "first": ("swiss", "--first"),
    "meetings": ("danish", "--meetings"),
    "seeds": ("knockout", "--seeds"),
    "three_way": ("knockout", "--three-way"),
}


def _only(system: System, **given: object) -> None:
    """Refuses options of another system."""
    problems: list[Problem] = []
    for name, value in given.items():
        needs, option = OPTIONS[name]
        if value is not None and needs != system:
            problems.append(Problem("option-needs", found=option, expected=f"--system {needs}"))
    if problems:
        raise ProblemsFound(problems)


def _two(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise refuse("bad-swap", found=text, expected=SWAP)
    return names[0], names[1]


def _drawn(
    facts: DrawFacts, system: System, pack: Pack, of: Of, rematch: bool, first: Within | None, meetings: int | None
) -> Draw:
    if system == "danish":
        return danish(
            facts.candidates,
            facts.met,
            round=facts.round,
            pack=pack,
            seed=facts.seed,
            of=of,
            limit=meetings,
            rematch=rematch,
        )
    return swiss(
        facts.candidates,
        facts.met,
        round=facts.round,
        pack=pack,
        seed=facts.seed,
        of=of,
        rematch=rematch or None,
        first=first,
        apart=facts.apart,
        clubs=facts.clubs,
        floated=facts.floated,
    )


def _bracket(facts: DrawFacts, pack: Pack, seeds: int | None, three_way: ThreeWay | None) -> Bracket:
    """The bracket after the rounds whose winners are told."""
    ranked = sorted(
        (candidate for candidate in facts.candidates if candidate.rank),
        key=lambda candidate: (candidate.rank, candidate.contestant),
    )
    others = sorted(candidate.contestant for candidate in facts.candidates if not candidate.rank)
    names = [*(candidate.contestant for candidate in ranked), *others]
    cup = bracket(names, pack=pack, seed=facts.seed, seeds=len(ranked) if seeds is None else seeds, three_way=three_way)
    known = [match.number for round in cup.rounds for match in round.matches]
    problems = [
        Problem("no-such-match", Place(tag="winners"), str(number), f"1 … {known[-1]}")
        for number in facts.winners
        if number not in known
    ]
    left = {number: names for number, names in facts.winners.items() if number in known}
    with gathered(problems):
        while left:
            numbers = [] if cup.current is None else [match.number for match in cup.current.matches]
            decided = {number: left.pop(number) for number in numbers if number in left}
            cup = next_round(cup, decided or left)
    if problems:
        raise ProblemsFound(problems)
    return choose(cup, facts.choices, pack=pack) if facts.choices else cup


# -- telling it


def _grounds(grounds: Sequence[Ground], pack: Pack, say: Voice) -> tuple[WrittenGround, ...]:
    return shared(pack, say.language, Consequence(why=tuple(grounds)))["why"]


def _pairings(drawn: Draw, pack: Pack, say: Voice) -> tuple[WrittenPairing, ...]:
    return tuple(
        WrittenPairing(pairing.table, pairing.home, pairing.away, _grounds(pairing.why, pack, say))
        for pairing in drawn.pairings
    )


def _tell_pairings(pairings: Sequence[WrittenPairing], say: Voice, *, brief: bool) -> None:
    width = len(str(max((pairing.table for pairing in pairings), default=0)))
    for pairing in pairings:
        out().print(f"{pairing.table:{width}}  " + say("draw-versus", home=pairing.home, away=pairing.away))
        _tell_why(pairing.why, brief=brief)


def _tell_why(grounds: Sequence[WrittenGround], *, brief: bool) -> None:
    for ground in () if brief else grounds:
        out().print(f"     {clean(ground.text)}", style="dim")


def _tell_bracket(cup: Bracket, pack: Pack, say: Voice, of: Of, *, brief: bool, json: bool) -> None:
    current = cup.current
    drawn = None if current is None else round_draw(cup, pack=pack, of=of)
    by_choice = pack[keys.KNOCKOUT_CHOICE] == "best_choose" and current is not None and current.round > 1
    choosing, choose_from = choosers(cup) if by_choice else ((), ())
    answer = BracketAnswer(
        "knockout",
        pack.name,
        None if current is None else current.round,
        () if drawn is None else _pairings(drawn, pack, say),
        tuple(
            WrittenThree(
                meeting.number, cup.names(meeting), meeting.go_on, _grounds(why(cup, meeting, pack), pack, say)
            )
            for meeting in (() if current is None else current.matches)
            if len(meeting.sides) == 3
        ),
        tuple(
            WrittenWaiting(cup.who(side) or "", _grounds((why_waiting(cup, side, pack),), pack, say))
            for side in (() if current is None else current.byes)
        ),
        cup.seed,
        (),
        cup.rounds,
        {str(number): names for number, names in cup.outcomes.items()},
        cup.champion,
        choosing,
        choose_from,
    )
    if json:
        print_json(answer)
        return
    if answer.round is not None:
        out().print(say("draw-title", system=answer.system, round=answer.round), style="bold")
    _tell_pairings(answer.pairings, say, brief=brief)
    for three in answer.three_way:
        out().print(f"{three.match}  " + clean(" – ".join(three.entrants)))
        _tell_why(three.why, brief=brief)
    for waiting in answer.byes:
        out().print(say("draw-bye", contestant=waiting.entrant))
        _tell_why(waiting.why, brief=brief)
    for later in cup.rounds:
        if current is not None and later.round > current.round:
            out().print(say("draw-round", round=later.round), style="bold")
            for match in later.matches:
                sides = " – ".join(_side(cup, side, say) for side in match.sides)
                out().print(say("draw-match", number=match.number, sides=sides))
    if answer.champion:
        out().print(say("draw-champion", name=answer.champion), style="bold")
    out().print(say("draw-seed", seed=answer.seed), style="dim")


def _side(cup: Bracket, side: CupSide, say: Voice) -> str:
    name = cup.who(side)
    if name is not None:
        return name
    if side.place == 1:
        return say("draw-winner-of", match=side.match)
    return say("draw-second-of", match=side.match, place=side.place)
