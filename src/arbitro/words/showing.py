"""What a call shows, in words: `15–17 HCP, balanced`, `6+♥ or 6+♠, stopper in ♦`."""

from arbitro.bridge.cards import SUIT_BY_TEXT
from arbitro.bridge.constraints import NO_LIMIT, Denied, Either, Longer, Shaped, Term, Terms, Within
from arbitro.words import DEFAULT, message

HELD = ("stopper", "control", "ace", "king", "queen")


def say_terms(terms: Terms, language: str = DEFAULT) -> str:
    """All that must hold, in the order of writing; nothing if nothing is shown."""
    return ", ".join(_term(term, language) for term in _merged(terms))


def _merged(terms: Terms) -> tuple[Term, ...]:
    """With one range for each count, at the place of its first."""
    found: dict[object, Term] = {}
    for term in terms:
        key = term.what if isinstance(term, Within) else term
        had = found.get(key)
        if isinstance(term, Within) and isinstance(had, Within):
            term = Within(term.what, max(had.low, term.low), min(had.high, term.high))
        found[key] = term
    return tuple(found.values())


def _term(term: Term, language: str) -> str:
    if isinstance(term, Either):
        alternatives = dict.fromkeys(say_terms(each, language) for each in term.of)
        stop = ";" if any(len(each) > 1 for each in term.of) else ""
        return f"{stop} {message('shown-or', language)} ".join(alternatives)
    if isinstance(term, Denied):
        return message("shown-not", language, what=_term(term.term, language))
    if isinstance(term, Longer):
        id = "shown-longer" if term.by else "shown-not-shorter"
        return message(id, language, suit=term.suit.symbol, than=term.than.symbol)
    if isinstance(term, Shaped):
        if term.name.isdigit():
            return message("shown-shape", language, shape=term.name)
        return message(f"shown-{term.name}", language)
    return _count(term, language)


def _count(term: Within, language: str) -> str:
    span = f"{term.low}+" if term.high >= min(NO_LIMIT, 37 if term.what == "hcp" else 13) else f"{term.low}–{term.high}"
    span = str(term.low) if term.low == term.high else span
    if suit := SUIT_BY_TEXT.get(term.what):
        return f"{span}{suit.symbol}"
    what, _, named = term.what.partition(" ")
    if not named:
        return message(f"shown-{what}", language, span=span)
    symbol = SUIT_BY_TEXT[named].symbol
    if what in HELD:
        return message(f"shown-{what}", language, suit=symbol)
    return message(f"shown-{what}", language, suit=symbol, span=span)
