"""`arbitro movement`: proposes a movement for so many contestants, or proves one from a file."""

from fractions import Fraction

import msgspec

from arbitro.answers.movement import proposal_reply, proved
from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.cli.events.movement.page import (
    print_chosen,
    print_guide,
    print_options,
    print_parts,
    print_proof,
    print_rounds,
)
from arbitro.cli.files import destination, opened
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.contest.movement.catalogue import Sort
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.proposal import Wanted, propose
from arbitro.formats import movement as files
from arbitro.regulations.pack import Pack
from arbitro.scoring.notation import read_number


def movement(
    say: Voice,
    pairs: int | None,
    teams: int | None,
    players: int | None,
    boards: int | None,
    rounds: int | None,
    hours: str | None,
    form: str | None,
    one_winner: bool,
    fixed: tuple[int, ...],
    late: int,
    screens: bool,
    guide: bool,
    proof: bool,
    check: str | None,
    to: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    asked = {"--pairs": pairs, "--teams": teams, "--players": players}
    counts = {option: number for option, number in asked.items() if number is not None}
    if check is not None:
        rest = {"--boards": boards, "--rounds": rounds, "--hours": hours, "--form": form, "--fixed": fixed, "--out": to}
        flags = {"--one-winner": one_winner, "--late": late, "--screens": screens}
        others = [*counts, *(option for option, value in {**rest, **flags}.items() if value)]
        _prove(check, others, say, regulation, guide=guide, parts=proof, json=json)
        return
    if len(counts) != 1:
        raise refuse("movement-who", found=" ".join(counts), expected="--pairs, --teams, --players, --check")
    sort: Sort = "pairs" if pairs is not None else "teams" if teams is not None else "individual"
    wanted = Wanted(
        sort=sort,
        contestants=next(iter(counts.values())),
        boards=boards,
        rounds=rounds,
        hours=None if hours is None else read_hours(hours),
        form=form,
        one_winner=one_winner,
        fixed=tuple(dict.fromkeys(fixed)),
        late=late,
        screens=screens,
    )
    proposal = propose(wanted, regulation)
    if to is not None:
        with destination(to) as file:
            written = msgspec.json.encode(proved(proposal.chosen.proof, say.language, guide=guide))
            file.write(msgspec.json.format(written, indent=2) + b"\n")
    if json:
        print_json(proposal_reply(proposal, regulation, say.language, guide=guide))
        return
    print_options(say, proposal.options, regulation)
    print_chosen(say, proposal.chosen, regulation)
    if proof:
        print_parts(say, proposal.chosen.proof, regulation)
    if guide:
        print_guide(say, proposal.chosen.movement)
    if to is not None:
        out().print(say("movement-written", file=clean(to)))


def read_hours(text: str) -> Fraction:
    """Hours, also with minutes: `3.25`, `3:15`."""
    whole, colon, minutes = text.strip().partition(":")
    if colon and whole.isdecimal() and minutes.isdecimal() and len(whole) <= 3 and len(minutes) == 2:
        return int(whole) + Fraction(int(minutes), 60)
    return read_number(text, "3.25, 3:15")


def _prove(name: str, others: list[str], say: Voice, pack: Pack, *, guide: bool, parts: bool, json: bool) -> None:
    if others:
        raise ProblemsFound([Problem("options-together", found=other, expected="--check") for other in others])
    with opened(name) as file:
        read = files.read(file.read(), clean(name))
    proof = prove(read)
    if json:
        print_json(proved(proof, say.language, guide=guide))
        return
    print_proof(say, proof, pack)
    if parts:
        print_parts(say, proof, pack)
    if guide:
        print_rounds(say, read)
        print_guide(say, read)
