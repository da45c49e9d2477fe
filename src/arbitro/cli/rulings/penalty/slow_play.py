"""`arbitro penalty slow-play`: what slow play costs, and how the sides share it."""

from fractions import Fraction
from typing import Literal

from arbitro.answers.consequence import shared, written, written_or_none
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.figures import read_minutes, read_two, vp_text
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import SlowPlayAnswer
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.pack import Pack
from arbitro.regulations.slow_play import AtFault, Overrun, SlowMatch, overrun, slow_match, slow_pair
from arbitro.regulations.time import time_allowed
from arbitro.scoring.notation import read_number
from arbitro.scoring.rounding import exact_text
from arbitro.words.consequence import say_amount

SlowForm = Literal["pairs", "teams_vp", "teams_imps", "teams_ko"]


def slow_play(
    say: Voice,
    form: SlowForm,
    minutes: str | None,
    elapsed: str | None,
    boards: int | None,
    screens: bool,
    granted: str | None,
    removed: int,
    compared: int,
    share: str | None,
    result: str | None,
    warned: bool | None,
    delayed: int,
    at_fault: AtFault | None,
    amounts: str | None,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    of_teams = {"--minutes": minutes, "--elapsed": elapsed, "--share": share, "--result": result, "--granted": granted}
    of_pairs = {"--delayed": delayed or None, "--at-fault": at_fault, "--amounts": amounts}
    foreign, expected = (of_teams, "--form teams_vp") if form == "pairs" else (of_pairs, "--form pairs")
    for name, value in foreign.items():
        if value is not None:
            raise refuse("option-needs", found=name, expected=expected)
    if form == "pairs":
        shares = None
        if amounts is not None:
            first, second = read_two(amounts, "10 5")
            shares = (first / 100, second / 100)
        slow = slow_pair(regulation, boards=delayed, at_fault=at_fault, amounts=shares, removed=removed)
        outcome: Literal["none", "penalty", "proposed", "adjusted", "open"] = "open" if slow.asks else "none"
        if slow.to_adjust and not delayed:  # that is certain, whoever was at fault
            outcome = "adjusted"
        if slow.each is not None:
            outcome = "proposed" if slow.proposed else "penalty"
        each = () if slow.each is None else tuple(map(written, slow.each))
        scores = () if slow.artificial is None else tuple(exact_text(100 * score) for score in slow.artificial)
        answer = SlowPlayAnswer(
            form,
            None,
            outcome,
            None,
            each,
            (),
            slow.to_adjust,
            scores,
            **shared(regulation, say.language, slow, decided=decided),
        )
        if json:
            print_json(answer)
            return
        lines = [say(f"penalty-{outcome}", boards=slow.to_adjust)] if slow.each is None and not scores else []
        if slow.each is not None:
            first_side, second_side = (say_amount(amount, say.language) for amount in slow.each)
            id = "penalty-each-proposed" if slow.proposed else "penalty-each"
            lines.append(say(id, first=first_side, second=second_side))
        if scores:
            lines.append(say("slow-pair-scores", boards=slow.to_adjust, first=scores[0], second=scores[1]))
        tell(say, lines, answer)
        return

    scored: Literal["vp", "imps"] = "vp" if form == "teams_vp" else "imps"
    late = _late(minutes, elapsed, boards, granted, screens, regulation)
    match = slow_match(
        scored,
        late.minutes,
        regulation,
        removed=removed,
        compared=compared,
        share=None if share is None else read_number(share, "0.7"),
        result=None if result is None else read_two(result, "12.03 7.97"),
        warned=warned,
    )
    _tell_match(form, late, match, regulation, say, decided, json=json)


def _late(
    minutes: str | None, elapsed: str | None, boards: int | None, granted: str | None, screens: bool, pack: Pack
) -> Overrun:
    """Minutes beyond the end: told, or from the time that has passed."""
    if elapsed is None:
        for name, value in (("--boards", boards), ("--granted", granted), ("--screens", screens or None)):
            if value is not None:
                raise refuse("option-needs", found=name, expected="--elapsed")
        return Overrun(Fraction() if minutes is None else read_minutes(minutes))
    if minutes is not None:
        raise refuse("options-together", found="--elapsed", expected="--minutes")
    if boards is None:
        raise refuse("option-needs", found="--elapsed", expected="--boards")
    allowed = time_allowed("teams", boards, pack, screens=screens)
    return overrun(read_minutes(elapsed), allowed, pack, None if granted is None else read_minutes(granted))


def _tell_match(
    form: SlowForm, late: Overrun, match: SlowMatch, pack: Pack, say: Voice, decided: str | None, *, json: bool
) -> None:
    outcome: Literal["none", "penalty", "adjusted", "open"] = "open" if match.asks else "none"
    if match.to_adjust and not match.asks:
        outcome = "adjusted"
    if match.total is not None and match.total.number:
        outcome = "penalty"
    answer = SlowPlayAnswer(
        form,
        exact_text(match.late),
        outcome,
        written_or_none(match.total),
        () if match.each is None else tuple(map(written, match.each)),
        () if match.after is None else tuple(map(exact_text, match.after)),
        match.to_adjust,
        **shared(pack, say.language, late, match, decided=decided),
    )
    if json:
        print_json(answer)
        return
    lines = [say(f"penalty-{outcome}")] if outcome in ("none", "open") else []
    if outcome == "penalty" and match.total is not None:
        lines.append(say("penalty-total", amount=say_amount(match.total, say.language)))
    if match.each is not None:
        first, second = (say_amount(amount, say.language) for amount in match.each)
        lines.append(say("penalty-each", first=first, second=second))
    if match.after is not None:
        first, second = map(vp_text, map(exact_text, match.after))
        lines.append(say("penalty-after", first=first, second=second))
    if match.to_adjust:
        lines.append(say("penalty-adjusted", boards=match.to_adjust))
    tell(say, lines, answer)
