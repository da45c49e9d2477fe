"""Movements for people: the options, the rounds, the cards."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from shutil import get_terminal_size

from arbitro.answers.movement import parts_of
from arbitro.cli.figures import shown
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.contest.movement.guide import GuideCard, Stop, TableCard, cards, resting, shared_boards, table_cards
from arbitro.contest.movement.movement import Movement, Side, Sitting
from arbitro.contest.movement.proof import Proof
from arbitro.contest.movement.proposal import MovementOption
from arbitro.regulations.pack import Pack
from arbitro.regulations.time import clock
from arbitro.words.consequence import say_ground
from arbitro.words.movement import say_defects, say_numbers, say_who, summarise_defects

NOTHING = "–"
CELL = 12  # characters that a table needs beside the others


def print_options(say: Voice, options: tuple[MovementOption, ...], pack: Pack) -> None:
    """The options with their figures, one line each."""
    names = ("option", "tables", "rounds", "minutes", "winners", "verdict", "cost")
    heads = (say("movement-option"), *(say(f"movement-column-{name}") for name in names[1:]))
    columns = (
        Column("", number=True),
        *(Column(h, number=n not in ("option", "verdict")) for n, h in zip(names, heads, strict=True)),
    )
    rows = (
        (
            str(at),
            say(f"movement-form-{option.form.name}"),
            str(option.movement.tables),
            f"{len(option.movement.rounds)} × {option.boards}",
            clock(option.minutes),
            str(option.movement.winners),
            say("movement-verdict-short", verdict=option.proof.verdict),
            shown(option.cost, pack),
        )
        for at, option in enumerate(options, 1)
    )
    print_tables([PrintedTable(say("movement-options"), columns, tuple(rows))])


def print_chosen(say: Voice, option: MovementOption, pack: Pack) -> None:
    """The movement that is proposed, what it gives up, and round by round who sits where."""
    movement = option.movement
    name = say(f"movement-form-{option.form.name}")
    title = say("movement-title", name=name, tables=movement.tables, rounds=len(movement.rounds), boards=option.boards)
    out().print(title, style="bold")
    for ground in option.trade_offs:
        out().print(f"  {say_ground(ground, say.language)}")
    for line in verdict_lines(say, option.proof, pack):
        out().print(line)
    for line in summarise_defects(option.proof.defects, say.language):
        out().print(f"  {line}")
    print_rounds(say, movement)


def print_proof(say: Voice, proof: Proof, pack: Pack) -> None:
    """Somebody's movement: what it is, and everything that is wrong with it."""
    movement = proof.movement
    out().print(
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
        out().print(line)
    for line in say_defects(proof.defects, movement.kind, say.language):
        out().print(f"  {line}")
    rounds = {each.round for each in shared_boards(movement)}
    if rounds and movement.kind in ("pairs", "individual"):
        out().print(say("trade-shared", rounds=len(rounds)))


def print_parts(say: Voice, proof: Proof, pack: Pack) -> None:
    """The proof, a line for each contestant: sides, boards, whom it meets how often, its shares of comparisons."""
    individual = proof.movement.kind == "individual"
    words = ("opponents", *(["partner"] if individual else []), *(["shares"] if proof.shares else []))
    numbers = ("", *(say("movement-way", way=way) for way in ("ns", "ew")), say("movement-boards"))
    columns = (*(Column(name, number=True) for name in numbers), *(Column(say(f"movement-{name}")) for name in words))
    rows = []
    for part in parts_of(proof):
        cells = [_times(part.meets), *([_times(part.partners)] if individual else [])]
        if proof.shares:
            shares = sorted(proof.shares.get(part.contestant, {}).values())
            cells.append(" … ".join(shown(100 * share, pack) for share in dict.fromkeys((*shares[:1], *shares[-1:]))))
        rows.append((str(part.contestant), str(part.ns), str(part.ew), str(part.boards), *cells))
    print_tables([PrintedTable(say("movement-proof"), columns, tuple(rows))])


def _times(met: Mapping[int, int]) -> str:
    """Numbers by how often: `1-4; 2× 6`."""
    often = sorted(set(met.values()))
    groups = ((times, say_numbers(who for who, count in met.items() if count == times)) for times in often)
    return "; ".join(numbers if times == 1 else f"{times}× {numbers}" for times, numbers in groups)


def verdict_lines(say: Voice, proof: Proof, pack: Pack) -> Iterator[str]:
    yield say(f"movement-verdict-{proof.verdict}")
    if proof.balance is not None:
        least, most, even = (shown(100 * share, pack) for share in _shares(proof))
        yield say("movement-balance", least=least, most=most, even=even)


def _shares(proof: Proof) -> tuple[Fraction, ...]:
    balance = proof.balance
    return () if balance is None else (balance.least, balance.most, balance.even)


def print_rounds(say: Voice, movement: Movement) -> None:
    """A line for each round: at each table who meets whom with which boards."""
    numbers = sorted({sitting.table for _, sitting in movement.sittings()})
    wide = len(numbers) * CELL > get_terminal_size().columns
    titles = [say("movement-tables")] if wide else [say("movement-table-card", table=number) for number in numbers]
    someone_rests = any(each.sits_out for each in movement.rounds)
    titles += [say("movement-sits-out")] if someone_rests else []
    rows = []
    for each in movement.rounds:
        at = {sitting.table: sitting for sitting in each.tables}
        if wide:
            cells = ["  ".join(f"{number}: {_cell(sitting)}" for number, sitting in sorted(at.items()))]
        else:
            cells = [_cell(at.get(number)) for number in numbers]
        out_of_play = [", ".join(map(str, each.sits_out))] if someone_rests else []
        rows.append((str(each.round), *cells, *out_of_play))
    print_tables([PrintedTable("", (Column(say("movement-round"), number=True), *map(Column, titles)), tuple(rows))])


def _cell(sitting: Sitting | None) -> str:
    if sitting is None:
        return NOTHING
    return f"{_side(sitting.ns)}-{_side(sitting.ew)} ({say_numbers(sitting.boards)})"


def _side(side: Side) -> str:
    return "+".join(map(str, side)) if isinstance(side, tuple) else str(side)


# -- cards


def print_guide(say: Voice, movement: Movement) -> None:
    """A card for each contestant and for each table, then where the boards are."""
    print_tables(_contestant_card(say, movement, card) for card in cards(movement))
    print_tables(_table_card(say, card) for card in table_cards(movement))
    shared = shared_boards(movement)
    if shared:
        out().print(say("movement-shared-title"), style="bold")
    for each in shared:
        boards, tables = say_numbers(each.boards), ", ".join(map(str, each.tables))
        out().print("  " + say("movement-shared", round=each.round, boards=boards, tables=tables))
    rests = resting(movement)
    if rests:
        out().print(say("movement-resting-title"), style="bold")
    for rest in rests:
        came = "none" if rest.came_from is None else str(rest.came_from)
        goes = "none" if rest.goes_to is None else str(rest.goes_to)
        boards = say_numbers(rest.boards)
        out().print("  " + say("movement-resting", round=rest.round, boards=boards, **{"from": came, "to": goes}))


def _table_card(say: Voice, card: TableCard) -> PrintedTable:
    heads = (*(say("movement-way", way=way) for way in ("ns", "ew")), say("movement-boards"))
    rows = []
    for round, sitting in card.rounds:
        cells = (NOTHING, NOTHING, NOTHING)
        if sitting is not None:
            cells = (_side(sitting.ns), _side(sitting.ew), say_numbers(sitting.boards))
        rows.append((str(round), *cells))
    columns = (Column(say("movement-round"), number=True), *map(Column, heads))
    return PrintedTable(say("movement-table-card", table=card.table), columns, tuple(rows))


def _contestant_card(say: Voice, movement: Movement, card: GuideCard) -> PrintedTable:
    who = say_who((card.contestant,), movement.kind, say.language)
    individual = movement.kind == "individual"
    names = ("round", "table", "place", *(["partner"] if individual else []), "opponents", "boards")
    columns = tuple(Column(say(f"movement-{name}"), number=name in ("round", "table")) for name in names)
    rows = tuple(_stop(say, stop, individual) for stop in card.stops)
    return PrintedTable(say("movement-card-stays" if card.stays else "movement-card", who=who), columns, rows)


def _stop(say: Voice, stop: Stop, individual: bool) -> tuple[str, ...]:
    if stop.table is None or stop.way is None:
        return (str(stop.round), NOTHING, say("movement-rests"))
    partner = (str(stop.partner),) if individual else ()
    opponents = ", ".join(map(str, stop.opponents))
    way = say("movement-way", way=stop.way)
    return (str(stop.round), str(stop.table), way, *partner, opponents, say_numbers(stop.boards))
