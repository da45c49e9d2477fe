"""Movements for people: the options, the rounds, the cards."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from arbitro.cli.figures import shown
from arbitro.cli.voice import Voice, clean
from arbitro.contest.movement.guide import Card, Stop, cards, resting, shared_boards, table_cards
from arbitro.contest.movement.movement import Movement, Side, Sitting
from arbitro.contest.movement.proof import Proof
from arbitro.contest.movement.proposal import Option
from arbitro.regulations.pack import Pack
from arbitro.regulations.time import clock
from arbitro.words.consequence import say_ground
from arbitro.words.movement import say_defects, say_numbers, say_who, summarise_defects
from arbitro.words.movement_reply import parts_of

NOTHING = "–"
NAME = 11  # characters of a column of forms
CELL = 12  # characters that a table needs beside the others


def print_options(console: Console, say: Voice, options: tuple[Option, ...], pack: Pack) -> None:
    """The options with their figures, one line each."""
    table = Table(title=say("movement-options"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    columns = ("tables", "rounds", "minutes", "winners", "verdict", "cost")
    table.add_column("", justify="right")
    table.add_column(say("movement-option"), min_width=NAME, overflow="fold")
    for name in columns:
        table.add_column(say(f"movement-column-{name}"), justify="left" if name == "verdict" else "right")
    for at, option in enumerate(options, 1):
        movement = option.movement
        table.add_row(
            str(at),
            say(f"movement-form-{option.form.name}"),
            str(movement.tables),
            f"{len(movement.rounds)} × {option.boards}",
            clock(option.minutes),
            str(movement.winners),
            say("movement-verdict-short", verdict=option.proof.verdict),
            shown(option.cost, pack),
        )
    console.print(table)


def print_chosen(console: Console, say: Voice, option: Option, pack: Pack) -> None:
    """The movement that is proposed, what it gives up, and round by round who sits where."""
    movement = option.movement
    name = say(f"movement-form-{option.form.name}")
    title = say("movement-title", name=name, tables=movement.tables, rounds=len(movement.rounds), boards=option.boards)
    console.print(title, style="bold")
    for ground in option.trade_offs:
        console.print(f"  {say_ground(ground, say.language)}")
    for line in verdict_lines(say, option.proof, pack):
        console.print(line)
    for line in summarise_defects(option.proof.defects, say.language):
        console.print(f"  {line}")
    print_rounds(console, say, movement)


def print_proof(console: Console, say: Voice, proof: Proof, pack: Pack) -> None:
    """Somebody's movement: what it is, and everything that is wrong with it."""
    movement = proof.movement
    console.print(
        say(
            "movement-checked",
            name=clean(movement.name) or say("movement-unnamed"),
            tables=movement.tables,
            rounds=len(movement.rounds),
            boards=len(movement.boards),
            contestants=len(movement.contestants),
        ),
        style="bold",
    )
    for line in verdict_lines(say, proof, pack):
        console.print(line)
    for line in say_defects(proof.defects, movement.kind, say.language):
        console.print(f"  {line}")
    rounds = {each.round for each in shared_boards(movement)}
    if rounds and movement.kind in ("pairs", "individual"):
        console.print(say("trade-shared", rounds=len(rounds)))


def print_parts(console: Console, say: Voice, proof: Proof, pack: Pack) -> None:
    """The proof, a line for each contestant: sides, boards, whom it meets how often, its shares of comparisons."""
    individual = proof.movement.kind == "individual"
    sheet = Table(title=say("movement-proof"), title_justify="left")
    sheet.add_column("", justify="right")
    for way in ("ns", "ew"):
        sheet.add_column(say("movement-way", way=way), justify="right")
    sheet.add_column(say("movement-boards"), justify="right")
    for name in ("opponents", *(["partner"] if individual else []), *(["shares"] if proof.shares else [])):
        sheet.add_column(say(f"movement-{name}"))
    for part in parts_of(proof):
        cells = [_times(part.meets), *([_times(part.partners)] if individual else [])]
        if proof.shares:
            shares = sorted(proof.shares.get(part.contestant, {}).values())
            cells.append(" … ".join(shown(100 * share, pack) for share in dict.fromkeys((*shares[:1], *shares[-1:]))))
        sheet.add_row(str(part.contestant), str(part.ns), str(part.ew), str(part.boards), *cells)
    console.print(sheet)


def _times(met: Mapping[int, int]) -> str:
    """Numbers by how often: `1-4; 2× 6`."""
    often = sorted(set(met.values()))
    told = ((times, say_numbers(who for who, count in met.items() if count == times)) for times in often)
    return "; ".join(numbers if times == 1 else f"{times}× {numbers}" for times, numbers in told)


def verdict_lines(say: Voice, proof: Proof, pack: Pack) -> Iterator[str]:
    yield say(f"movement-verdict-{proof.verdict}")
    if proof.balance is not None:
        least, most, even = (shown(100 * share, pack) for share in _shares(proof))
        yield say("movement-balance", least=least, most=most, even=even)


def _shares(proof: Proof) -> tuple[Fraction, ...]:
    balance = proof.balance
    return () if balance is None else (balance.least, balance.most, balance.even)


def print_rounds(console: Console, say: Voice, movement: Movement) -> None:
    """A line for each round: at each table who meets whom with which boards."""
    table = Table()
    table.add_column(say("movement-round"), justify="right")
    numbers = sorted({sitting.table for _, sitting in movement.sittings()})
    wide = len(numbers) * CELL > console.width
    for title in (say("movement-tables"),) if wide else (say("movement-table-card", table=one) for one in numbers):
        table.add_column(title)
    someone_rests = any(each.sits_out for each in movement.rounds)
    if someone_rests:
        table.add_column(say("movement-sits-out"))
    for each in movement.rounds:
        at = {sitting.table: sitting for sitting in each.tables}
        if wide:
            cells = ["  ".join(f"{number}: {_cell(sitting)}" for number, sitting in sorted(at.items()))]
        else:
            cells = [_cell(at.get(number)) for number in numbers]
        out = [", ".join(map(str, each.sits_out))] if someone_rests else []
        table.add_row(str(each.round), *cells, *out)
    console.print(table)


def _cell(sitting: Sitting | None) -> str:
    if sitting is None:
        return NOTHING
    return f"{_side(sitting.ns)}-{_side(sitting.ew)} ({say_numbers(sitting.boards)})"


def _side(side: Side) -> str:
    return "+".join(map(str, side)) if isinstance(side, tuple) else str(side)


# -- cards


def print_guide(console: Console, say: Voice, movement: Movement) -> None:
    """A card for each contestant and for each table, then where the boards are."""
    for card in cards(movement):
        console.print(_contestant_card(say, movement, card))
    for one in table_cards(movement):
        sheet = Table(title=say("movement-table-card", table=one.table), title_justify="left")
        sheet.add_column(say("movement-round"), justify="right")
        for way in ("ns", "ew"):
            sheet.add_column(say("movement-way", way=way))
        sheet.add_column(say("movement-boards"))
        for round, sitting in one.rounds:
            if sitting is None:
                sheet.add_row(str(round), NOTHING, NOTHING, NOTHING)
            else:
                sheet.add_row(str(round), _side(sitting.ns), _side(sitting.ew), say_numbers(sitting.boards))
        console.print(sheet)
    shared = shared_boards(movement)
    if shared:
        console.print(say("movement-shared-title"), style="bold")
    for each in shared:
        boards, tables = say_numbers(each.boards), ", ".join(map(str, each.tables))
        console.print("  " + say("movement-shared", round=each.round, boards=boards, tables=tables))
    rests = resting(movement)
    if rests:
        console.print(say("movement-resting-title"), style="bold")
    for rest in rests:
        came = "none" if rest.came_from is None else str(rest.came_from)
        goes = "none" if rest.goes_to is None else str(rest.goes_to)
        boards = say_numbers(rest.boards)
        console.print("  " + say("movement-resting", round=rest.round, boards=boards, **{"from": came, "to": goes}))


def _contestant_card(say: Voice, movement: Movement, card: Card) -> Table:
    who = say_who((card.contestant,), movement.kind, say.language)
    sheet = Table(title=say("movement-card-stays" if card.stays else "movement-card", who=who), title_justify="left")
    individual = movement.kind == "individual"
    names = ["round", "table", "place", *(["partner"] if individual else []), "opponents", "boards"]
    for name in names:
        sheet.add_column(say(f"movement-{name}"), justify="right" if name in ("round", "table") else "left")
    for stop in card.stops:
        sheet.add_row(*_stop(say, stop, individual))
    return sheet


def _stop(say: Voice, stop: Stop, individual: bool) -> list[str]:
    if stop.table is None or stop.way is None:
        return [str(stop.round), NOTHING, say("movement-rests")]
    partner = [str(stop.partner)] if individual else []
    opponents = ", ".join(map(str, stop.opponents))
    way = say("movement-way", way=stop.way)
    return [str(stop.round), str(stop.table), way, *partner, opponents, say_numbers(stop.boards)]
