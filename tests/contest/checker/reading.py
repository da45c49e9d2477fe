"""The facts of an event, read one after another: what holds in the end, and which of them could not have happened.

A violation is one text, its name first: `result_before_round:  1  2 1  board 3` tells phase, session, section, round,
table and room.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.contest.checker.ledger import Draw, Entry, Fact, Leaving, Ledger, Penalty, Sitting, Spot
from tests.contest.checker.points import exact


def read(facts: Iterable[Fact]) -> Ledger:
    """Everything, from the first fact to the last."""
    ledger = Ledger()
    for number, fact in enumerate(facts, 1):
        kind = fact["event"]
        if (number == 1) != (kind == "opened"):
            ledger.complain("opened_first", number, kind)
        phase = _phase_of(fact)
        if phase is not None and kind != "opened" and phase not in ledger.phases:
            ledger.complain("phase_unknown", kind, repr(phase))
            continue
        if phase in ledger.closed and kind in _CLOSED_TO and not fact.get("approved", False):
            ledger.complain("after_close", kind, repr(phase))
        _READERS[kind](ledger, fact)
    return ledger


_CLOSED_TO = (
    *("seated", "drawn", "seats_changed", "round_begun", "round_over", "result", "corrected", "taken_back"),
    *("awarded", "penalised", "pardoned", "withdrew", "phase_closed"),
)


def _phase_of(fact: Fact) -> str | None:
    match fact["event"]:
        case "opened" | "entered":
            return None
        case "result" | "corrected" | "taken_back":
            return str(fact["at"].get("phase", ""))
        case "seats_changed":
            return str(fact["tables"][0]["at"].get("phase", ""))
        case _:
            return str(fact.get("phase", ""))


def _opened(ledger: Ledger, fact: Fact) -> None:
    if not ledger.plan:
        ledger.plan = fact["plan"]
        ledger.phases = {phase.get("name", ""): phase for phase in ledger.plan["phases"]}


def _entered(ledger: Ledger, fact: Fact) -> None:
    contestant = fact["contestant"]
    who = contestant["id"]
    players = {contestant["player"]} if "player" in contestant else {*contestant["players"]}
    if who in ledger.players:
        ledger.complain("entered_twice", who)
        return
    _free(ledger, players)
    ledger.players[who] = players
    ledger.sections[who] = fact.get("section", "")


def _free(ledger: Ledger, players: set[str]) -> None:
    for other, members in ledger.players.items():
        for player in sorted(players & members):
            ledger.complain("player_twice", player, other)


def _substituted(ledger: Ledger, fact: Fact) -> None:
    who = fact["contestant"]
    ledger.known([who], "substituted")
    players = ledger.players.get(who, set())
    if fact["out"] not in players:
        ledger.complain("not_a_player", fact["out"], who)
    _free(ledger, {fact["takes_over"]})
    ledger.players[who] = players - {fact["out"]} | {fact["takes_over"]}


def _withdrew(ledger: Ledger, fact: Fact) -> None:
    who = fact["contestant"]
    ledger.known([who], "withdrew")
    if who in ledger.left:
        ledger.complain("withdrew_twice", who)
    ledger.left[who] = Leaving(
        fact.get("phase", ""),
        fact.get("session", 1),
        fact["round"],
        fact.get("lost"),
        fact.get("others"),
        fact.get("last", False),
    )


def _phase_opened(ledger: Ledger, fact: Fact) -> None:
    phase = fact["phase"]
    names = [*ledger.phases]
    at = names.index(phase)
    if at and names[at - 1] not in ledger.closed:
        ledger.complain("opened_early", repr(phase))
    if any(spot.phase == phase for spot in ledger.sittings):
        ledger.complain("opened_late", repr(phase))
    members = [each["contestant"] for each in fact["field"]]
    ledger.known(members, "phase_opened")
    if len({*members}) < len(members):
        ledger.complain("placed_twice", repr(phase))
    ledger.opened[phase] = {
        each["contestant"]: (each.get("group", ""), exact(each.get("carried", 0))) for each in fact["field"]
    }


def _seated(ledger: Ledger, fact: Fact) -> None:
    phase, session, section = fact.get("phase", ""), fact.get("session", 1), fact.get("section", "")
    movement, first = fact["movement"], fact.get("from_round", 1)
    bearers = {int(number): who for number, who in fact["bearers"].items()}
    ledger.known(bearers.values(), "seated")
    if len({*bearers.values()}) < len(bearers):
        ledger.complain("two_numbers", repr(phase), session, section)
    for who in bearers.values():
        if who in ledger.players and who not in ledger.field_of(phase):
            ledger.complain("not_in_phase", who, repr(phase))
    here = (phase, session, section)
    if any(spot[:3] == here and spot.round >= first and ledger.is_begun(spot) for spot in ledger.sittings):
        ledger.complain("seated_after_begin", *here, "from round", first)
    if first == 1 and here in ledger.winners and any(each[:3] == here for each in ledger.begun):
        ledger.complain("seated_after_begin", *here, "from round", first)
    for spot in [spot for spot in ledger.sittings if spot[:3] == here and spot.round >= first]:
        del ledger.sittings[spot]
    kind = movement.get("kind", "pairs")
    ledger.winners[here] = movement.get("winners", 1)
    for each in movement["rounds"]:
        if each["round"] < first:
            continue
        out = tuple(bearers[number] for number in each.get("sits_out", ()) if number in bearers)
        ledger.sits_out[(*here, each["round"])] = out
        ledger.bearers[(*here, each["round"])] = frozenset(bearers.values())
        for at in each["tables"]:
            sides = [_bearers(at[side], bearers) for side in ("ns", "ew")]
            if not all(sides):
                ledger.vacant.add((*here, each["round"]))
            else:
                spot = Spot(*here, each["round"], at["table"])
                ledger.sittings[spot] = Sitting(sides[0], sides[1], tuple(at["boards"]), kind)
        _round_seated(ledger, (*here, each["round"]))


def _bearers(side: Any, bearers: Mapping[int, str]) -> tuple[str, ...]:
    """Nobody where a number is not borne: that table is not played."""
    numbers = side if isinstance(side, list | tuple) else [side]
    return tuple(bearers[number] for number in numbers) if all(number in bearers for number in numbers) else ()


def _round_seated(ledger: Ledger, here: tuple[str, int, str, int]) -> None:
    seen: set[str] = {*ledger.sits_out.get(here, ())}
    for spot, sitting in ledger.sittings.items():
        if spot[:4] == here:
            for who in sitting.seated:
                if who in seen and sitting.kind != "teams":
                    ledger.complain("two_places", who, *here)
                seen.add(who)


def _drawn(ledger: Ledger, fact: Fact) -> None:
    phase, group, number = fact.get("phase", ""), fact.get("group", ""), fact["round"]
    here = (phase, group, number)
    if any((phase, 1, section, number) in ledger.begun for section in ("", group)):
        ledger.complain("draw_after_begin", *here)
    if (here in ledger.draws) != fact.get("replaces", False):
        ledger.complain("drawn_again" if here in ledger.draws else "replaces_nothing", *here)
    placed = ledger.field_of(phase)
    pairings = [(each["table"], each["home"], each["away"]) for each in fact["pairings"]]
    byes, threes = [*fact.get("byes", ())], [*fact.get("threes", ())]
    in_threes = {who for three in threes for who in three["teams"]}
    places = [who for _, home, away in pairings for who in (home, away)] + byes
    ledger.known(places, "drawn", *here)
    for who in sorted({*places}):
        if places.count(who) > 1 and who not in in_threes:
            ledger.complain("two_places", who, *here)
        if who in placed and placed[who][0] != group:
            ledger.complain("other_group", who, *here)
        if who in ledger.players and who not in placed:
            ledger.complain("not_in_phase", who, repr(phase))
        if ledger.is_out(who, phase, 1, number):
            ledger.complain("drawn_withdrawn", who, *here)
    if len({table for table, _, _ in pairings}) < len(pairings):
        ledger.complain("table_twice", *here)
    active = frozenset(
        who for who, (its, _) in placed.items() if its == group and not ledger.is_out(who, phase, 1, number)
    )
    if fact["system"] != "knockout":
        for who in sorted(active - {*places}):
            ledger.complain("left_out", who, *here)
        if len(byes) > len(active) % 2:
            ledger.complain("bye_needless", *here, *byes)
    for spot in [spot for spot in ledger.sittings if spot[:4] == (phase, 1, group, number)]:
        del ledger.sittings[spot]
    kind = "matches" if ledger.form == "teams" else "pairs"
    for table, home, away in pairings:
        ledger.sittings[Spot(phase, 1, group, number, table)] = Sitting((home,), (away,), (), kind)
    ledger.draws[here] = Draw(pairings, byes, threes, active)


def _seats_changed(ledger: Ledger, fact: Fact) -> None:
    rounds = set()
    for each in fact["tables"]:
        spot, room = ledger.spot(each["at"]), each["at"].get("room", "")
        if spot not in ledger.sittings:
            ledger.complain("no_such_table", *spot)
            continue
        ledger.known([*each["ns"], *each["ew"]], "seats_changed")
        ledger.reseated[spot, room] = (tuple(each["ns"]), tuple(each["ew"]))
        rounds.add(spot[:4])
    if ledger.form == "teams":
        return
    for here in rounds:
        seen: set[str] = set()
        for spot in ledger.sittings:
            if spot[:4] == here:
                for who in sum(ledger.sat(spot), ()):
                    if who in seen:
                        ledger.complain("two_places", who, *here)
                    seen.add(who)


def _moment(ledger: Ledger, fact: Fact) -> tuple[str, int, str, int]:
    phase = fact.get("phase", "")
    session = 1 if ledger.is_drawn(phase) else fact.get("session", 1)
    return phase, session, fact.get("section", ""), fact["round"]


def _round_begun(ledger: Ledger, fact: Fact) -> None:
    here = _moment(ledger, fact)
    phase, _, section, number = here
    if here in ledger.begun:
        ledger.complain("begun_twice", *here)
    seated = {spot.round for spot in ledger.sittings if spot[:2] == here[:2] and section in ("", spot.section)}
    seated |= {at for (of, group, at), _ in ledger.draws.items() if of == phase and section in ("", group)}
    seated |= {at[3] for at in ledger.sits_out if at[:2] == here[:2] and section in ("", at[2])}
    if number not in seated:
        ledger.complain("begun_without_seats", *here)
    earlier = {each[3] for each in ledger.begun if each[:2] == here[:2] and each[2] in ("", section)}
    if number > 1 and number - 1 not in earlier:
        ledger.complain("round_skipped", *here)
    ledger.begun[here] = frozenset(ledger.players)


def _round_over(ledger: Ledger, fact: Fact) -> None:
    here = _moment(ledger, fact)
    phase, session, _, number = here
    if not {here, (phase, session, "", number)} & ledger.begun.keys():
        ledger.complain("over_before_begun", *here)
    if here in ledger.over:
        ledger.complain("over_twice", *here)
    ledger.over.add(here)


def _entry(ledger: Ledger, fact: Fact) -> Entry | None:
    spot = ledger.spot(fact["at"])
    if spot not in ledger.sittings:
        ledger.complain("no_such_table", *spot)
        return None
    return Entry(spot, fact["at"].get("session", 1), fact["at"].get("room", ""), fact["board"])


def _result(ledger: Ledger, fact: Fact) -> None:
    entry = _entry(ledger, fact)
    if entry is None:
        return
    spot, sitting = entry.spot, ledger.sittings[entry.spot]
    where = (*spot, entry.room, "board", entry.board)
    if not ledger.is_begun(spot):
        ledger.complain("result_before_round", *where)
    if entry in ledger.results:
        ledger.complain("result_twice", *where)
    if sitting.boards and entry.board not in sitting.boards:
        ledger.complain("board_not_there", *where)
    if (sitting.kind == "matches") != (entry.room in ("open", "closed")):
        ledger.complain("room", *where)
    if (spot.phase, entry.session) in ledger.periods:
        ledger.complain("result_after_period", *where)
    for who in sitting.seated:
        gone = ledger.left.get(who)
        if gone and ledger.is_out(who, spot.phase, spot.session, spot.round - 1):
            ledger.complain("withdrawn_plays", who, *where)
    ledger.results[entry] = fact["recorded"]


def _corrected(ledger: Ledger, fact: Fact) -> None:
    entry = _entry(ledger, fact)
    if entry is None:
        return
    where = (*entry.spot, entry.room, "board", entry.board)
    if entry not in ledger.results:
        ledger.complain("corrects_nothing", *where)
    if (entry.spot.phase, entry.session) in ledger.periods and not fact.get("approved", False):
        ledger.complain("correction_after_period", *where)
    ledger.results[entry] = fact["recorded"]


def _taken_back(ledger: Ledger, fact: Fact) -> None:
    entry = _entry(ledger, fact)
    if entry is not None and ledger.results.pop(entry, None) is None:
        ledger.complain("takes_back_nothing", *entry.spot, entry.room, "board", entry.board)


def _awarded(ledger: Ledger, fact: Fact) -> None:
    ledger.known([fact["contestant"]], "awarded")
    ledger.awards[fact.get("phase", ""), fact["round"], fact["contestant"]] = fact


def _penalised(ledger: Ledger, fact: Fact) -> None:
    key = (fact.get("phase", ""), fact["id"])
    if key in ledger.penalties:
        ledger.complain("penalty_twice", *key)
    ledger.known([fact["contestant"]], "penalised")
    ledger.penalties[key] = Penalty(fact["contestant"], exact(fact["amount"]), fact["unit"], fact.get("session", 1))


def _pardoned(ledger: Ledger, fact: Fact) -> None:
    if ledger.penalties.pop((fact.get("phase", ""), fact["id"]), None) is None:
        ledger.complain("pardons_nothing", fact["id"])


def _period_over(ledger: Ledger, fact: Fact) -> None:
    ledger.periods.add((fact.get("phase", ""), fact.get("session", 1)))


def _tie_decided(ledger: Ledger, fact: Fact) -> None:
    ledger.known(fact["order"], "tie_decided")
    ledger.ties[fact.get("phase", "")].append(tuple(fact["order"]))


def _phase_closed(ledger: Ledger, fact: Fact) -> None:
    ledger.closed.add(fact.get("phase", ""))


_READERS: dict[str, Callable[[Ledger, Fact], None]] = {
    "opened": _opened,
    "entered": _entered,
    "substituted": _substituted,
    "withdrew": _withdrew,
    "phase_opened": _phase_opened,
    "seated": _seated,
    "drawn": _drawn,
    "seats_changed": _seats_changed,
    "round_begun": _round_begun,
    "round_over": _round_over,
    "result": _result,
    "corrected": _corrected,
    "taken_back": _taken_back,
    "awarded": _awarded,
    "penalised": _penalised,
    "pardoned": _pardoned,
    "period_over": _period_over,
    "tie_decided": _tie_decided,
    "phase_closed": _phase_closed,
}
