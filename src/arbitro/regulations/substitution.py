"""Substitutes in individual and pairs events of Mitchell or Howell type (art. 4.2).

    substitution(Replaced(boards=24, replaced=13), FIGB, category="equal", played_before=False, approved=True)
    -> the player is out, the substitute has his rights

A session counts as boards replaced over boards of a session: 21 of 20 are more than one session.
"""

from fractions import Fraction
from typing import Literal, get_args

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Figure, Ground, Open, ask, because
from arbitro.regulations.key import Key
from arbitro.regulations.pack import Pack

SubstitutionForm = Literal["pairs", "individual", "other"]  # other: teams, other movements
SUBSTITUTION_FORMS: tuple[SubstitutionForm, ...] = get_args(SubstitutionForm)
Category = Literal["lower", "equal", "higher"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
Sessions = Key[Fraction | None]

OriginalStanding = Literal["keeps_place", "not_in_final", "eliminated", "disqualified"]
SubstituteStanding = Literal["no_rights", "qualifies", "inherits", "disqualified"]


class Replaced(Struct, frozen=True):
    """How an event is played, and how much of it a player was replaced for.

    `boards` of a session. `qualifying`: sessions of a qualifying stage; 0: there is none. `replaced`: boards on which
    the player was replaced, of the qualifying stage if there is one. `substituted`: those of this substitute, if there
    were several; None: all of them.
    """

    boards: int
    replaced: int
    sessions: int = 1
    qualifying: int = 0
    substituted: int | None = None

    def __post_init__(self) -> None:
        problems = [
            Problem("count-range", found=str(number), expected="1 2 3 …")
            for number in (self.boards, self.sessions)
            if number < 1
        ]
        if not 0 <= self.qualifying <= self.sessions:
            problems.append(Problem("qualifying-sessions", found=str(self.qualifying), expected=f"0 … {self.sessions}"))
        if not problems and not 0 <= self.replaced <= self.total:
            problems.append(Problem("boards-replaced", found=str(self.replaced), expected=f"0 … {self.total}"))
        if not problems and not 0 <= self.by_substitute <= self.replaced:
            problems.append(Problem("boards-replaced", found=str(self.substituted), expected=f"0 … {self.replaced}"))
        if problems:
            raise ProblemsFound(problems)

    @property
    def total(self) -> int:
        """The boards that count: of the qualifying stage, or of the event."""
        return self.boards * (self.qualifying or self.sessions)

    @property
    def by_substitute(self) -> int:
        return self.replaced if self.substituted is None else self.substituted

    @property
    def share(self) -> Fraction:
        """The part of the boards that the player was replaced on."""
        return Fraction(self.replaced, self.total)

    @property
    def sessions_replaced(self) -> Fraction:
        return Fraction(self.replaced, self.boards)

    @property
    def sessions_substituted(self) -> Fraction:
        return Fraction(self.by_substitute, self.boards)


class Substitution(Consequence, frozen=True):
    """What becomes of the player, his substitute and (at pairs) his partner; None as long as it is not known.

    `penalty`: nothing is laid down, a procedural penalty is possible. `notice`: the player is told that he is out when
    the substitution is made.
    """

    allowed: bool | None
    original: OriginalStanding | None = "keeps_place"
    substitute: SubstituteStanding | None = "no_rights"
    partner_disqualified: bool = False
    penalty: bool = False
    notice: bool = False


def substitution(
    replaced: Replaced,
    pack: Pack,
    *,
    form: SubstitutionForm = "pairs",
    category: Category | None = None,
    played_before: bool | None = None,
    approved: bool | None = None,
    emergency: bool = False,
    formation_kept: bool = True,
) -> Substitution:
    """A substitution with the category of the substitute beside the other player's.

    `played_before`: the substitute had played in the event. `approved`: by the director; `emergency`: because the play
    could not go on otherwise. `formation_kept`: pair and team are still what the event asks for.
    """
    grounds: list[Ground] = []
    asks: list[Open] = []
    rules = form != "other"
    emergency = emergency and pack[keys.EMERGENCY] == "director"

    # never: a pair or team that the event does not admit
    if not formation_kept and pack[keys.FORMATION_KEPT]:
        return _breach(form, pack, because("substitute-formation", pack.setting(keys.FORMATION_KEPT)))
    if approved is False:
        return _breach(form, pack, because("substitute-not-approved", pack.setting(keys.SUBSTITUTION_UNAUTHORISED)))
    if approved is None:
        asks.append(ask("substitution_authorised", "yes_no", pack.setting(keys.SUBSTITUTION_UNAUTHORISED)))

    if rules:
        fit = eligible(pack, category=category, played_before=played_before, emergency=emergency)
        if fit.allowed is False:
            return _breach(form, pack, *fit.why)
        asks += fit.asks
    if emergency:
        grounds.append(because("substitute-emergency", pack.setting(keys.EMERGENCY)))
    if not rules:
        grounds.append(because("substitute-other-event", pack.setting(keys.EMERGENCY)))
        if asks:
            return Substitution(None, None, None, why=tuple(grounds), asks=tuple(asks))
        return Substitution(True, why=tuple(grounds))

    # the limits
    original, why = _original(replaced, pack, asks)
    broken = _too_many_sessions(replaced, pack)
    if broken is not None:
        if not emergency and pack[keys.SESSIONS_BROKEN] == "disqualified":
            return _breach(form, pack, *why, broken)
        why.append(broken)
        original = "eliminated"
    substitute, reason = _substitute(replaced, pack)
    grounds += [*why, *reason]
    if asks:
        return Substitution(None, None, None, why=tuple(grounds), asks=tuple(asks))
    notice = original in ("eliminated", "not_in_final")
    if notice:
        grounds.append(because("substitute-notice", pack.setting(keys.EMERGENCY)))
    return Substitution(True, original, substitute, notice=notice, why=tuple(grounds))


def _breach(form: SubstitutionForm, pack: Pack, *reasons: Ground) -> Substitution:
    """Against the conditions, or without the director: all are out where the pack says so; else a penalty."""
    by = pack.setting(keys.SUBSTITUTION_UNAUTHORISED)
    if form == "other" or pack[keys.SUBSTITUTION_UNAUTHORISED] != "disqualified":
        asks = (ask("substitution_penalty", "judgment", by, weigh=("weigh_how_serious",)),)
        return Substitution(False, None, "no_rights", penalty=True, why=reasons, asks=asks)
    pairs = form == "pairs"
    why = because("substitute-disqualified-pair" if pairs else "substitute-disqualified", by)
    return Substitution(False, "disqualified", "disqualified", pairs, why=(*reasons, why))


class Eligible(Consequence, frozen=True):
    """Whether a substitute is one whom the conditions admit; None as long as something is not known."""

    allowed: bool | None


def eligible(
    pack: Pack,
    *,
    category: Category | None = None,
    played_before: bool | None = None,
    emergency: bool | None = None,
) -> Eligible:
    """Who may be a substitute: of no higher category, and not if he has played already; in an emergency anybody."""
    broken: list[Ground] = []
    asks: list[Open] = []
    if pack[keys.SUBSTITUTE_CATEGORY] == "not_higher":
        by = pack.setting(keys.SUBSTITUTE_CATEGORY)
        if category == "higher":
            broken.append(because("substitute-category", by))
        elif category is None:
            asks.append(ask("substitute_category", "one_of", by, options=CATEGORIES))
    if pack[keys.SUBSTITUTE_FRESH]:
        by = pack.setting(keys.SUBSTITUTE_FRESH)
        if played_before:
            broken.append(because("substitute-played-before", by))
        elif played_before is None:
            asks.append(ask("substitute_played_before", "yes_no", by))
    rule = pack.setting(keys.EMERGENCY)
    if emergency and pack[keys.EMERGENCY] == "director":
        return Eligible(True, why=(because("substitute-emergency", rule),))
    if not broken:
        return Eligible(None if asks else True, asks=tuple(asks))
    if emergency is None and pack[keys.EMERGENCY] == "director":
        return Eligible(None, why=tuple(broken), asks=(ask("substitution_emergency", "yes_no", rule),))
    return Eligible(False, why=tuple(broken))


def _original(replaced: Replaced, pack: Pack, asks: list[Open]) -> tuple[OriginalStanding | None, list[Ground]]:
    """What the limits make of the player who was replaced."""
    if replaced.qualifying:
        return _final(replaced, pack, asks)
    if replaced.sessions == 1:
        limit, by = pack[keys.REPLACED_ONE_SESSION], pack.setting(keys.REPLACED_ONE_SESSION)
        if limit is None:
            return "keeps_place", []
        out = replaced.share > limit
        figures: dict[str, Figure] = {"replaced": replaced.replaced, "boards": replaced.total, "limit": 100 * limit}
        return _out(out), [because("substitute-share-out" if out else "substitute-share-in", by, **figures)]
    most, by = pack[keys.REPLACED_SESSIONS], pack.setting(keys.REPLACED_SESSIONS)
    if most is None:
        return "keeps_place", []
    out = replaced.sessions_replaced > most
    figures = {"replaced": replaced.replaced, "boards": replaced.boards, "limit": most}
    return _out(out), [because("substitute-sessions-out" if out else "substitute-sessions-in", by, **figures)]


def _out(out: bool) -> OriginalStanding:
    return "eliminated" if out else "keeps_place"


def _final(replaced: Replaced, pack: Pack, asks: list[Open]) -> tuple[OriginalStanding | None, list[Ground]]:
    """4.2(c): the part of the qualifying boards that a finalist must have played."""
    if replaced.qualifying == 1:
        if pack[keys.FINAL_TWO_SESSIONS] is None or not replaced.replaced:
            return "keeps_place", []
        by = pack.setting(keys.FINAL_TWO_SESSIONS)
        asks.append(ask("admit_to_final", "judgment", by, weigh=("weigh_how_long_replaced",)))
        return None, []
    key = keys.FINAL_TWO_SESSIONS if replaced.qualifying == 2 else keys.FINAL_MORE_SESSIONS
    least = pack[key]
    if least is None:
        return "keeps_place", []
    if pack[keys.FINAL_RULES] == "sessions":
        return "keeps_place", [because("substitute-final-sessions", pack.setting(keys.FINAL_RULES))]
    played = 1 - replaced.share
    out = played < least
    id = "substitute-final-out" if out else "substitute-final-in"
    why = because(id, pack.setting(key), played=replaced.total - replaced.replaced, boards=replaced.total, least=least)
    return ("not_in_final" if out else "keeps_place"), [why]


def _by_sessions(
    replaced: Replaced, pack: Pack, few: Key[Fraction | None], many: Key[Fraction | None]
) -> Key[Fraction | None]:
    """The key for so many qualifying sessions."""
    return few if replaced.qualifying <= pack[keys.FEW_SESSIONS] else many


def _too_many_sessions(replaced: Replaced, pack: Pack) -> Ground | None:
    """4.2(d): more sessions than a player may be replaced for in a qualifying stage."""
    if replaced.qualifying < 2:
        return None
    key = _by_sessions(replaced, pack, keys.REPLACED_FEW, keys.REPLACED_MANY)
    most = pack[key]
    if most is None or replaced.sessions_replaced <= most:
        return None
    figures: dict[str, Figure] = {"replaced": replaced.replaced, "boards": replaced.boards, "limit": most}
    return because("substitute-too-many-sessions", pack.setting(key), qualifying=replaced.qualifying, **figures)


def _substitute(replaced: Replaced, pack: Pack) -> tuple[SubstituteStanding, list[Ground]]:
    """What the substitute has for himself."""
    if replaced.qualifying >= 2:
        key = _by_sessions(replaced, pack, keys.OWN_RIGHT_FEW, keys.OWN_RIGHT_MANY)
        needed, sessions = pack[key], replaced.sessions_substituted
        if needed is None:
            return "no_rights", []
        few = key is keys.OWN_RIGHT_FEW
        by = pack[keys.OWN_RIGHT_FEW_BY if few else keys.OWN_RIGHT_MANY_BY]
        qualifies = sessions > needed if by == "more_than" else sessions >= needed
        if not qualifies:
            return "no_rights", []
        return "qualifies", [
            because("substitute-own-right", pack.setting(key), played=replaced.by_substitute, boards=replaced.boards)
        ]
    if replaced.qualifying or replaced.sessions > 1:
        return "no_rights", []
    limit, setting = pack[keys.INHERITS_ONE_SESSION], pack.setting(keys.INHERITS_ONE_SESSION)
    part = Fraction(replaced.by_substitute, replaced.total)
    if limit is None or part <= limit:
        return "no_rights", []
    figures: dict[str, Figure] = {"played": replaced.by_substitute, "boards": replaced.total, "limit": 100 * limit}
    return "inherits", [because("substitute-inherits", setting, **figures)]
