"""Goes through a list of criteria and keeps the trace."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from arbitro.contest.lots import drawn
from arbitro.contest.ties.criterion import Criterion, Facts, Skipped, Untold
from arbitro.contest.ties.knockout import due, extra_criterion, extra_stanzas
from arbitro.contest.ties.trace import INFINITE, Counted, Group, PlayOff, Step, Unbroken, Value, size
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, Open, ask
from arbitro.regulations.keys.ties import EXTRA_BOARDS
from arbitro.regulations.pack import Setting
from arbitro.scoring.knockout import is_won
from arbitro.scoring.standings import in_order


def tidy(contestants: Sequence[str]) -> Group:
    """In the order of their names, whatever order they came in."""
    return tuple(contestants[at] for at in in_order(contestants))


def parted(group: Group, values: Mapping[str, Value], *, fewest: bool = False) -> tuple[Group, ...]:
    """Those with the same value together, best first."""
    classes: dict[Value, list[str]] = {}
    for who in group:
        classes.setdefault(values[who], []).append(who)
    return tuple(tuple(classes[value]) for value in sorted(classes, key=size, reverse=not fewest))


class Trail:
    """The steps so far, and what they leave open."""

    def __init__(self, facts: Facts, criteria: Mapping[str, Criterion]) -> None:
        self.facts = facts
        self.criteria = criteria
        self.steps: list[Step] = []
        self.unbroken: list[Unbroken] = []
        self.play_off: list[PlayOff] = []
        self.why: list[Ground] = []
        self.asks: list[Open] = []

    def apply(
        self, name: str, group: Group, setting: Setting, last_of: Group | None = None
    ) -> tuple[Group, ...] | Skipped | Untold:
        """Parts a group by a criterion. With `last_of`: parts these alone, and the step tells who of all is last."""
        criterion = self.criteria[name]
        finding = criterion.measure(group, self.facts)
        if isinstance(finding, Untold):
            self._ask(ask(finding.question, "number", setting))
            return finding
        if isinstance(finding, Skipped):
            self._keep(name, setting, group, skipped=finding.reason)
            return finding
        parts = parted(last_of or group, finding.values, fewest=criterion.fewest)
        if criterion.lead and len(group) == 2 and not self._won(finding.values):
            parts = (group,)
        separated = parts
        if last_of is not None and len(parts) > 1:
            separated = (tuple(who for who in group if who not in parts[-1]), parts[-1])
        self._keep(name, setting, group, finding.values, separated, finding.counted)
        return parts

    def ladder(
        self, group: Group, names: Sequence[str], setting: Setting, *, restart: bool = False, start: int = 0
    ) -> list[Group]:
        """One criterion after the other; who is parted stays so. Whoever is still level goes on with the next, or
        compares again what depends on who is level."""
        for at, name in enumerate(names):
            if name == EXTRA_BOARDS:
                return self.play_on(group)
            if at < start and not (restart and self.criteria[name].of_group):
                continue
            parts = self.apply(name, group, setting)
            if isinstance(parts, Untold):
                return self.stop(group)
            if isinstance(parts, Skipped) or len(parts) == 1:
                continue
            order: list[Group] = []
            for part in parts:
                alone = len(part) == 1
                order += [part] if alone else self.ladder(part, names, setting, restart=restart, start=at + 1)
            return order
        return self.give_up(group)

    def stop(self, group: Group) -> list[Group]:
        """Something has to be told first."""
        self.unbroken.append(Unbroken(group, ("tell",)))
        return [group]

    def give_up(self, group: Group) -> list[Group]:
        """Nothing on the list has parted them: lots if they are asked for and allowed, else they stay level."""
        pack, seed = self.facts.pack, self.facts.conditions.lots
        remedies, by = pack[keys.TIES_UNBROKEN], pack.setting(keys.TIES_UNBROKEN)
        if seed is None or "lots" not in remedies:
            allowed = tuple(remedy for remedy in ("share", "lots") if remedy in remedies)
            self.unbroken.append(Unbroken(group, allowed))
            return [group]
        order = [(who,) for who in drawn(seed, group)]
        values = {who: Fraction(place) for place, (who,) in enumerate(order, 1)}
        self._keep("lots", by, group, values, tuple(order))
        return list(order)

    def play_on(self, group: Group) -> list[Group]:
        """Extra boards (78.7(b)): what was played already, then what is due."""
        pack = self.facts.pack
        stanzas = extra_stanzas(group, self.facts)
        for number, stanza in enumerate(stanzas, 1):
            values: Mapping[str, Value] = dict(stanza.imps)
            parts = parted(group, values)
            if len(group) == 2 and not self._won(values):
                parts = (group,)
            counted = (Counted(group, round=number, values=stanza.imps),)
            self._keep(
                extra_criterion(number, pack), pack.setting(keys.TIES_EXTRA_STANZAS), group, values, parts, counted
            )
            if len(parts) > 1:
                return [level for part in parts for level in ([part] if len(part) == 1 else self.play_on(part))]
        now = due(group, len(stanzas) + 1, self.facts)
        by = pack.setting(keys.EXTRA_BOARDS_EACH)
        if now.boards is None and by.value is not None:
            self._ask(ask("match_boards", "number", by))
        self.play_off.append(now)
        self.unbroken.append(Unbroken(group, ("extra_boards",)))
        return [group]

    def _won(self, values: Mapping[str, Value]) -> bool:
        value, other = values.values()
        return value is not INFINITE and other is not INFINITE and is_won(abs(value - other), self.facts.pack)

    def _ask(self, question: Open) -> None:
        if question not in self.asks:
            self.asks.append(question)

    def _keep(
        self,
        name: str,
        setting: Setting,
        group: Group,
        values: Mapping[str, Value] | None = None,
        separated: tuple[Group, ...] = (),
        counted: tuple[Counted, ...] = (),
        skipped: str = "",
    ) -> None:
        step = Step(
            criterion=name,
            source=setting.source,
            pack=setting.pack,
            group=group,
            values=values or {},
            separated=separated if len(separated) > 1 else (),
            counted=counted,
            skipped=skipped,
        )
        self.steps.append(step)
