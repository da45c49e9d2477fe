"""Who has the right of choice: to see the opponents' line-up before seating one's own pairs (appendix 5).

rights(Match("A", "B", "swiss"), FIGB)                                          -> A, North-South in the open room
rights(Match("A", "B", stanzas=3), FIGB, lot=Lot("A"), choices=[LEAVE, Take(3)])    -> A, A, B

What is not known yet is asked: a lot that was not drawn, a stanza that was not picked.
"""

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.contest.lineup.allocation import Choice, Picks, Take, choice_text, first_pick
from arbitro.contest.lineup.match import Lot, Match
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground, Open, ask, because
from arbitro.regulations.key import Key
from arbitro.regulations.pack import Pack, Setting


class Right(Struct, frozen=True, omit_defaults=True):
    """The right in one stanza: a team's, or nobody's (`blind`); neither while it is not determined."""

    stanza: int
    team: str = ""
    blind: bool = False

    @property
    def is_determined(self) -> bool:
        return self.blind or self.team != ""


class Rights(Consequence, frozen=True):
    """The right in every stanza of a match, by which rule; the picks, if there are any."""

    rule: str
    stanzas: tuple[Right, ...]
    picks: Picks | None = None


def rights(
    match: Match,
    pack: Pack,
    *,
    announced: str | None = None,
    in_time: bool = True,
    forms: bool = True,
    brown_sticker: Collection[str] = (),
    lot: Lot | None = None,
    choices: Iterable[Choice] = (),
    last: Lot | None = None,
) -> Rights:
    """The right in every stanza of a match.

    `announced`: the option that the organiser took, `in_time` if before the event began. `forms`: whether line-ups are
    handed in on forms. `brown_sticker`: the teams with pairs that use such conventions, fielded or not. `lot` and
    `choices`: the draw and the picks after it; `last`: the lot for an odd last stanza.
    """
    _known(match, lot, last, brown_sticker)
    choices = tuple(choices)
    grounds: list[Ground] = []
    rule, by = _rule(match, pack, announced, in_time, grounds)
    if rule == "blind":
        grounds.append(because("lineup-blind", by))
        if not forms and pack[keys.LINEUP_NO_FORMS] == "both_asked":
            grounds.append(because("lineup-no-forms", pack.setting(keys.LINEUP_NO_FORMS)))
        return Rights(rule, _all(match.numbers, blind=True), why=tuple(grounds))
    deprived = _deprived(match, pack, brown_sticker, grounds)
    if deprived is not None:
        return _for_the_others(rule, match, by, deprived, choices, grounds)
    if rule == "open_ns":
        grounds.append(because("lineup-open_ns", by, team=match.home))
        return Rights(rule, _all(match.numbers, team=match.home), why=tuple(grounds))
    if rule == "lot":
        return _by_lot(match, pack, by, lot, choices, grounds)
    return _in_turn(rule, match, by, last, grounds)


def _known(match: Match, lot: Lot | None, last: Lot | None, brown_sticker: Collection[str]) -> None:
    named = [each.winner for each in (lot, last) if each is not None] + sorted(brown_sticker)
    unknown = [team for team in dict.fromkeys(named) if team not in match.teams]
    if unknown:
        raise ProblemsFound(Problem("lineup-team", found=team, expected=", ".join(match.teams)) for team in unknown)


def _all(numbers: Iterable[int], team: str = "", blind: bool = False) -> tuple[Right, ...]:
    return tuple(Right(stanza, team, blind) for stanza in numbers)


def _keys(match: Match) -> tuple[Key[str], Key[tuple[str, ...]]]:
    """The rule of a form, and what may be announced instead."""
    if match.form in ("swiss", "danish"):
        return keys.LINEUP_SWISS, keys.LINEUP_SWISS_OPTIONS
    if match.form == "knockout":
        return keys.LINEUP_KNOCKOUT, keys.LINEUP_KNOCKOUT_OPTIONS
    if match.stanzas > 1:
        return keys.LINEUP_STANZAS, keys.LINEUP_STANZAS_OPTIONS
    if match.home_and_away:
        return keys.LINEUP_HOME_AND_AWAY, keys.LINEUP_HOME_AND_AWAY_OPTIONS
    return keys.LINEUP_SINGLE, keys.LINEUP_SINGLE_OPTIONS


def _rule(match: Match, pack: Pack, announced: str | None, in_time: bool, grounds: list[Ground]) -> tuple[str, Setting]:
    """The rule that holds: the default, unless an option was announced before the event (note 18)."""
    key, options = _keys(match)
    if announced is None or announced == pack[key]:
        return pack[key], pack.setting(key)
    if announced not in pack[options]:
        raise refuse("lineup-option", found=announced, expected=", ".join((pack[key], *pack[options])))
    if not in_time and pack[keys.LINEUP_ANNOUNCED]:
        grounds.append(because("lineup-option-late", pack.setting(keys.LINEUP_ANNOUNCED)))
        return pack[key], pack.setting(key)
    grounds.append(because("lineup-option", pack.setting(options)))
    return announced, pack.setting(options)


def _deprived(match: Match, pack: Pack, brown_sticker: Collection[str], grounds: list[Ground]) -> str | None:
    """A5.5: the team that has lost its rights, if one and only one of the two has such pairs."""
    if pack[keys.LINEUP_BROWN_STICKER] != "loses" or not brown_sticker:
        return None
    by = pack.setting(keys.LINEUP_BROWN_STICKER)
    alone = [team for team in match.teams if team in brown_sticker]
    if len(alone) > 1:
        grounds.append(because("lineup-brown-sticker-both", by))
        return None
    grounds.append(because("lineup-brown-sticker", by, team=alone[0], other=match.other(alone[0])))
    return alone[0]


def _for_the_others(
    rule: str, match: Match, by: Setting, deprived: str, choices: Sequence[Choice], grounds: list[Ground]
) -> Rights:
    """Every right is the opponents', whoever won a draw: there is nothing to pick. Blind stanzas stay blind."""
    if choices:
        raise refuse("pick-not-offered", found=choice_text(choices[0]))
    other = match.other(deprived)
    stanzas = list(_all(match.numbers, team=other))
    if rule == "alternate_blind" and match.stanzas % 2:
        stanzas[-1] = Right(match.stanzas, blind=True)
        grounds.append(because("lineup-last-blind", by, stanza=match.stanzas))
    return Rights(rule, tuple(stanzas), why=tuple(grounds))


def _by_lot(
    match: Match, pack: Pack, by: Setting, lot: Lot | None, choices: Sequence[Choice], grounds: list[Ground]
) -> Rights:
    """A5.3: a draw, then the teams pick."""
    if lot is None:
        if choices:
            raise refuse("pick-not-offered", found=choice_text(choices[0]))
        asks = (ask("lineup_lot", "one_of", by, options=match.teams),)
        return Rights("lot", _all(match.numbers), why=tuple(grounds), asks=asks)
    grounds.append(_drawn(lot, by))
    picks = first_pick(match, lot.winner, pack)
    if picks.sessions:
        grounds.append(because("lineup-sessions", pack.setting(keys.LINEUP_SESSIONS)))
    elif picks.last_three and match.stanzas % 2 and match.stanzas > 1:
        grounds.append(because("lineup-last-three", pack.setting(keys.LINEUP_ODD)))
    for choice in choices:
        team = picks.turn or ""
        if choice in picks.options:
            taken = isinstance(choice, Take)
            figures = {"team": team, "stanza": choice.stanza} if isinstance(choice, Take) else {"team": team}
            grounds.append(because("lineup-taken" if taken else "lineup-left", by, **figures))
        picks = picks.after(choice)
    return Rights("lot", _picked(picks), picks, why=tuple(grounds), asks=_next_pick(picks, by))


def _drawn(lot: Lot, by: Setting) -> Ground:
    if lot.seed:
        return because("lineup-drawn-from", by, team=lot.winner, seed=lot.seed)
    return because("lineup-drawn", by, team=lot.winner)


def _picked(picks: Picks) -> tuple[Right, ...]:
    return tuple(Right(stanza, picks.rights.get(stanza, "")) for stanza in picks.match.numbers)


def _next_pick(picks: Picks, by: Setting) -> tuple[Open, ...]:
    if picks.turn is None:
        return ()
    whose = "lineup_pick_first" if picks.turn == picks.winner else "lineup_pick_second"
    return (ask(whose, "one_of", by, options=tuple(map(choice_text, picks.options)), put_to=picks.turn),)


def _in_turn(rule: str, match: Match, by: Setting, last: Lot | None, grounds: list[Ground]) -> Rights:
    """A5.2c as announced: in turn from the team North-South in the open room; an odd last stanza apart."""
    grounds.append(because("lineup-alternate", by, team=match.home))
    stanzas = [Right(stanza, match.home if stanza % 2 else match.away) for stanza in match.numbers]
    asks: tuple[Open, ...] = ()
    if match.stanzas % 2:
        end = match.stanzas
        if rule == "alternate_blind":
            stanzas[-1] = Right(end, blind=True)
            grounds.append(because("lineup-last-blind", by, stanza=end))
        elif last is None:
            stanzas[-1] = Right(end)
            asks = (ask("lineup_last_lot", "one_of", by, options=match.teams),)
        else:
            stanzas[-1] = Right(end, last.winner)
            grounds.append(_drawn(last, by))
    return Rights(rule, tuple(stanzas), why=tuple(grounds), asks=asks)


# -- ties (A5.4)


def extra_rights(
    match: Match, pack: Pack, *, stanzas: int = 2, lot: Lot | None = None, brown_sticker: Collection[str] = ()
) -> Rights:
    """Extra stanzas: the first by lot, then each time the other team."""
    if stanzas < 1:
        raise refuse("count-range", found=stanzas, expected="1 2 3 …")
    return _tie_break(match, pack, keys.LINEUP_EXTRA, range(1, stanzas + 1), lot, brown_sticker)


def sudden_death_right(
    match: Match, pack: Pack, *, lot: Lot | None = None, brown_sticker: Collection[str] = ()
) -> Rights:
    """Board by board: a new lot, which holds to the end; there is one right for all boards."""
    return _tie_break(match, pack, keys.LINEUP_SUDDEN_DEATH, range(1, 2), lot, brown_sticker)


def _tie_break(
    match: Match, pack: Pack, key: Key[str], numbers: range, lot: Lot | None, brown_sticker: Collection[str]
) -> Rights:
    _known(match, lot, None, brown_sticker)
    rule, by = pack[key], pack.setting(key)
    if rule == "blind":
        return Rights(rule, _all(numbers, blind=True), why=(because("lineup-blind", by),))
    grounds: list[Ground] = []
    deprived = _deprived(match, pack, brown_sticker, grounds)
    if deprived is not None:
        return Rights(rule, _all(numbers, team=match.other(deprived)), why=tuple(grounds))
    if lot is None:
        asks = (ask("lineup_lot", "one_of", by, options=match.teams),)
        return Rights(rule, _all(numbers), why=tuple(grounds), asks=asks)
    grounds.append(_drawn(lot, by))
    if len(numbers) > 1:
        grounds.append(because("lineup-reversed", by))
    turns = (match.other(lot.winner), lot.winner)
    return Rights(rule, tuple(Right(stanza, turns[stanza % 2]) for stanza in numbers), why=tuple(grounds))
