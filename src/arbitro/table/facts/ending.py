"""Claims, tricks and hands that somebody disputes, told from the log."""

from msgspec.structs import replace

from arbitro.book.edition import E2017
from arbitro.bridge.cards import CARDS, SUITS, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.laws.case.effect import AdjustedScore, Discretion, ScoreKind
from arbitro.laws.case.ruling import Plain
from arbitro.laws.law_12_adjusted_score import Adjustment, AdjustmentGround, Application
from arbitro.laws.law_14_missing_card import MissingCard
from arbitro.laws.law_68_claim_or_concession import ClaimAct, TricksClaimed
from arbitro.laws.law_71_concession_cancelled import concession
from arbitro.laws.law_79_tricks_won import TricksDisagreed
from arbitro.laws.shared.claiming import Claiming, ClaimMade, ShownOut
from arbitro.laws.shared.hands import FULL, CardsHeld, Stage
from arbitro.table.facts.auction import told
from arbitro.table.facts.entry import LawEntry
from arbitro.table.facts.play import declarer_of
from arbitro.table.irregularity import Irregularity
from arbitro.table.state import BoardPhase, Table

PACK = 4 * FULL


def contested_claim(table: Table, _: Irregularity) -> LawEntry:
    """70: with all cards, the trick under way, and who has shown out of what; 68B2 if nothing was conceded."""
    claim, contract = table.claim, table.contract
    assert claim is not None
    assert contract is not None
    if table.concession_refused:
        conceded = TricksClaimed(
            contract.declarer,
            claimer=claim.seat,
            left=claim.left,
            act=ClaimAct.SAYS_WILL_LOSE,
            said=claim.left - claim.tricks,
        )
        return LawEntry("tricks_claimed", conceded, {"later_tricks": True, "partner_objects_immediately": True})
    if any(_has_agreed(table, seat.side) for seat in claim.objected if seat.side is not claim.seat.side):
        made = ClaimMade(contract.declarer, claimer=claim.seat, left=claim.left, claimed=claim.tricks)
        return LawEntry("agreement_withdrawn", made, {"next_board_or_round_over": True})
    made = ClaimMade(
        contract.declarer,
        claimer=claim.seat,
        left=claim.left,
        claimed=claim.tricks,
        remaining=Deal(*(Hand(mask) for mask in table.hands)).pbn(),
        denomination=contract.denomination.value,
        on_lead=table.trick[0].seat if table.trick else table.turn,
        in_trick=tuple(one.card for one in table.trick),
        showed_out=tuple(one for one in shown_out(table) if _evidence(table, one, claim.seat)),
    )
    if made.problems():  # hands of different sizes: no line can be searched, the director says the tricks
        made = ClaimMade(contract.declarer, claimer=claim.seat, left=claim.left, claimed=claim.tricks)
    own = bool(claim.objected) and all(seat.side is claim.seat.side for seat in claim.objected)
    answers: dict[str, Plain] = {"played_on": bool(claim.played_after), "concession_doubted": own}
    if own and (claim.agreed or _has_agreed(table, claim.seat.side)) and made.claimed < made.left:
        # 71  it was agreed to, and now the side that conceded wants tricks back
        answers[f"next_board_or_round_over@{claim.seat.side.value}"] = _has_agreed(table, claim.seat.side)
        return LawEntry("concession_cancelled", concession(_stated(made, claim.statement)), answers)
    made = _stated(made, claim.statement)
    if table.setting.edition is not E2017 or table.director or own or not claim.objected:
        return LawEntry("claim_contested", made, answers)
    # 68D2(b)  before the director comes the others may ask to play on
    told = {name: getattr(made, name) for name in Claiming.__struct_fields__}
    act = ClaimAct.SAYS_WILL_WIN if claim.tricks else ClaimAct.SAYS_WILL_LOSE
    put = TricksClaimed(act=act, said=claim.tricks or claim.left, **told)
    heard: dict[str, Plain] = {"later_tricks": True, "partner_objects_immediately": False, "doubted": True}
    return LawEntry("tricks_claimed", put, heard | answers)


def _has_agreed(table: Table, side: Side) -> bool:
    """69A: it is too late for the side to object."""
    return table.round_over or side in table.called_next


def _evidence(table: Table, shown: ShownOut, claimer: Seat) -> bool:
    """An opponent who has none of the suit; not one who revoked."""
    return shown.seat.side is not claimer.side and not table.hands[shown.seat.index] & shown.suit.mask


def _stated(made: ClaimMade, statement: str) -> ClaimMade:
    """With what the search of lines understands; other words are for the director."""
    said = tuple(part.strip() for part in statement.split(",") if part.strip())
    stated = replace(made, statement=said)
    return made if stated.problems() else stated


def shown_out(table: Table) -> tuple[ShownOut, ...]:
    """Who failed to follow to which suit, before the claim (70E1)."""
    found: dict[tuple[Seat, Suit], None] = {}
    for cards in (*(quitted.cards for quitted in table.tricks), table.trick):
        for one in cards[1:]:
            if one.card.suit is not cards[0].card.suit:
                found[one.seat, cards[0].card.suit] = None
    return tuple(ShownOut(seat, suit) for suit in SUITS for seat in SEATS if (seat, suit) in found)


def tricks_disagreed(table: Table, _: Irregularity) -> LawEntry:
    """79B: what was agreed is not what the log has."""
    declaring = declarer_of(table).side
    won, agreed = table.tricks_won, table.agreed
    assert won is not None
    assert agreed is not None
    seeking = declaring if won > agreed else declaring.opponents
    claim = table.claim
    disagreed = TricksDisagreed(
        seeking,
        abs(won - agreed),
        declarer_of(table),
        claim.seat if claim else None,
        claim.left if claim else None,
        claim.tricks if claim else None,
    )
    answers: dict[str, Plain] = {"agreed_at_table": True, "claim_or_concession": claim is not None}
    return LawEntry("tricks_disagreed", disagreed, answers)


def wrong_number_of_cards(table: Table, _: Irregularity) -> LawEntry:
    board = table.setting.board
    north, east, south, west = (len(hand) for hand in board.deal)
    before = told(table, len(table.bidding.calls))
    stage = Stage.AUCTION_PERIOD
    if table.trick or table.tricks:
        stage = Stage.COMPLETED if table.phase is BoardPhase.OVER else Stage.PLAY
    answers: dict[str, Plain] = {"stage": stage.value}
    missing = [card for card in CARDS if not any(card in hand for hand in board.deal)]
    short = [seat for seat in SEATS if len(board.deal[seat]) < FULL]
    if len(missing) == len(short) == 1 and north + east + south + west == PACK - 1:
        played = tuple(
            (quitted.cards[0].card, one.card)
            for quitted in table.tricks
            for one in quitted.cards
            if one.seat is short[0]
        )
        one_missing = MissingCard(
            north, east, south, west, board.dealer, before.calls,
            accepted_calls=before.accepted, card=missing[0], tricks=played,
        )  # fmt: skip
        return LawEntry("missing_card", one_missing, answers)
    held = CardsHeld(north, east, south, west, board.dealer, before.calls, accepted_calls=before.accepted)
    if north + east + south + west == PACK:
        answers["surplus_not_of_deal"] = False  # whoever has too many has what another lacks
    return LawEntry("wrong_number_of_cards", held, answers)


def adjustment_due(table: Table) -> LawEntry | None:
    """12C: a ruling has said that the score is adjusted, and nobody has said to what."""
    awards = [
        effect
        for effect in table.score_effects
        if not (isinstance(effect, AdjustedScore) and effect.at_most_average_minus)
    ]
    last = awards[-1] if awards else None
    if not isinstance(last, AdjustedScore) or last.standing is not Discretion.SHALL:
        return None
    against = last.against or tuple(side for side in Side if last.in_favour_of and side not in last.in_favour_of)
    artificial = last.kind is ScoreKind.ARTIFICIAL
    told = "" if artificial or table.result is None else str(table.result)
    board = Adjustment(offending=against, table=told, vulnerability=table.setting.board.vulnerability)
    answers: dict[str, Plain] = {
        "ground": (AdjustmentGround.NO_NORMAL_PLAY if artificial else AdjustmentGround.LAW).value,
        "application": Application.DIRECTOR.value,
        "damage": True,
    }
    if last.kind is ScoreKind.ASSIGNED:
        answers["assignable"] = True
    return LawEntry("adjusted_score", board, answers)
