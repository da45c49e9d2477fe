"""Facts of events written by hand, in their JSON form."""

from collections.abc import Mapping, Sequence
from typing import Any

Fact = dict[str, Any]


def opened(form: str, *phases: Fact) -> Fact:
    return {"event": "opened", "plan": {"name": "Cup", "form": form, "phases": [*phases]}}


def pair(who: str) -> Fact:
    return {"event": "entered", "contestant": {"type": "pair", "id": who, "players": [f"{who} N", f"{who} S"]}}


def team(who: str) -> Fact:
    players = [f"{who}{number}" for number in range(1, 5)]
    return {"event": "entered", "contestant": {"type": "team", "id": who, "name": who, "players": players}}


def sitting(table: int, ns: Any, ew: Any, *boards: int) -> Fact:
    return {"table": table, "ns": ns, "ew": ew, "boards": [*boards]}


def movement(*rounds: Sequence[Fact], kind: str = "pairs", winners: int = 1, out: Mapping[int, list[int]] = {}) -> Fact:
    return {
        "name": "by hand",
        "tables": max(len(tables) for tables in rounds),
        "rounds": [
            {"round": number, "tables": [*tables], "sits_out": (out or {}).get(number, [])}
            for number, tables in enumerate(rounds, 1)
        ],
        "kind": kind,
        "winners": winners,
    }


def seated(its: Fact, bearers: Mapping[int, str], **more: Any) -> Fact:
    return {"event": "seated", "movement": its, "bearers": {str(at): who for at, who in bearers.items()}, **more}


def begun(number: int, **more: Any) -> Fact:
    return {"event": "round_begun", "round": number, **more}


def over(number: int, **more: Any) -> Fact:
    return {"event": "round_over", "round": number, **more}


def result(number: int, table: int, board: int, recorded: int | str | Fact, room: str = "", **more: Any) -> Fact:
    told = recorded if isinstance(recorded, dict) else {"score" if isinstance(recorded, int) else "result": recorded}
    at = {"round": number, "table": table, **({"room": room} if room else {}), **more}
    return {"event": "result", "at": at, "board": board, "recorded": told}


def corrected(fact: Fact, recorded: int | Fact, **more: Any) -> Fact:
    told = recorded if isinstance(recorded, dict) else {"score": recorded}
    return {**fact, "event": "corrected", "recorded": told, **more}


def drawn(number: int, *pairings: tuple[str, str], system: str = "swiss", **more: Any) -> Fact:
    told = [{"table": table, "home": home, "away": away} for table, (home, away) in enumerate(pairings, 1)]
    return {"event": "drawn", "round": number, "system": system, "pairings": told, **more}


def match(number: int, table: int, *boards: tuple[int, int], **more: Any) -> list[Fact]:
    """The scores of North-South in the open and in the closed room."""
    return [
        result(number, table, board, score, room, **more)
        for board, scores in enumerate(boards, 1)
        for room, score in zip(("open", "closed"), scores, strict=True)
    ]


def ranking(*rows: tuple[str, str | None, int]) -> Fact:
    ranks = [rank for _, _, rank in rows]
    return {
        "rows": [
            {"contestant": who, "total": total, "rank": rank, "tied": ranks.count(rank) > 1}
            for who, total, rank in rows
        ]
    }


def next_phase(placed: list[Fact]) -> list[Fact]:
    return [{"event": "phase_closed", "phase": "q"}, {"event": "phase_opened", "phase": "f", "field": placed}]


def in_phase(fact: Fact, phase: str) -> Fact:
    return {**fact, "at": {**fact["at"], "phase": phase}} if "at" in fact else {**fact, "phase": phase}
