"""What the Laws leave to an authority, law by law."""

from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.readers import edition, flag, one_of, optional, share, whole

LAWS_EDITION = Key("laws.edition", edition)
PACK_SYMMETRICAL_FACES = Key("laws.pack.symmetrical_faces", flag)
SUBSTITUTION_UNAUTHORISED = Key("laws.substitution.unauthorised", one_of("penalty", "disqualified"))
CALL_MADE_WHEN = Key("laws.calls.made_when", one_of("open", "released"))
PAUSE_AFTER_JUMP = Key("laws.calls.pause_after_jump", optional(whole(1)))
EXPLANATION_WRITTEN = Key("laws.explanations.written", one_of("never", "with_screens", "always"))
EXPLANATION_DOUBT = Key("laws.explanations.doubt", one_of("open", "director"))
UNINTENDED_CALL_NEVER_MADE = EditionKey("laws.unintended_call.never_made", flag)
INSUFFICIENT_BID_BY_SHAPE = EditionKey("laws.insufficient_bid.by_shape", flag)
SURPLUS_CARD_ADJUSTED = EditionKey("laws.surplus_card.adjusted", one_of("quitted_trick", "played"))

OPENING_LEAD_FACE_UP = Key("laws.opening_lead.face_up", flag)
DUMMY_SEES_SCORES = Key("laws.dummy.sees_scores", one_of("open", "loses_rights"))
DUMMY_POINTS_OUT_CARD = Key("laws.dummy.points_out_card", one_of("never", "with_screens"))

SCREENS_RECTIFY = Key("laws.screens.rectify", one_of("as_without", "changed"))
SCREENS_ORDER = Key("laws.screens.order", one_of("open", "north_and_west"))
SCREENS_TRAY_DELAY = Key("laws.screens.tray_delay", whole(0))

CLAIM_SUIT_ORDER = EditionKey("laws.claims.suit_order", one_of("open", "top_down"))

# -- the score and its corrections (79)

CORRECTION_MINUTES = EditionKey("laws.score.correction_minutes", whole(1))
LATE_CORRECTION = Key("laws.score.late_correction", flag)
RESULT_CONFIRMED = Key("laws.score.confirmed_by", one_of("open", "opponent"))
RECORD_CONFLICT = Key("laws.score.record_conflict", one_of("open", "score"))

REVOKE_DEFENDERS_ASK = EditionKey("laws.revoke.defenders_ask", flag)
REVOKE_BOTH_SIDES = EditionKey("laws.revoke.both_sides", one_of("without_revokes", "after_first_revoke"))

# -- information (16)

RESERVE_RIGHTS = EditionKey("laws.information.reserve_rights", flag)
LOOKING_UP = EditionKey("laws.information.looking_up", flag)
POLL_CONSIDERED = EditionKey("laws.poll.considered", share)
POLL_SELECTED = EditionKey("laws.poll.selected", whole(1))
POLL_TEST = EditionKey("laws.poll.test", one_of("both", "either"))

# -- understandings and cards (40)

UNIFORM_MEANING = EditionKey("laws.understandings.uniform_meaning", flag)
VARY_AFTER_IRREGULARITY = EditionKey("laws.understandings.vary_after_irregularity", flag)
PSYCHIC_CONVENTIONS = EditionKey("laws.understandings.psychic_conventions", one_of("free", "not_at_pairs", "banned"))
OWN_CARD = EditionKey("laws.cards.own", one_of("law", "always"))
OPPONENTS_CARD = EditionKey("laws.cards.opponents", one_of("law", "always"))
WRITTEN_DEFENCES = EditionKey("laws.cards.written_defences", flag)
AIDS = EditionKey("laws.cards.aids", flag)

# -- officials, evidence, spectators (74, 76, 80, 81, 91)

DIRECTORS_REPORT = Key("laws.officials.directors_report", one_of("open", "privileged"))
REGISTERED_DIRECTORS = Key("laws.officials.registered_directors", flag)
EVENT_RULES = Key("laws.officials.event_rules", one_of("open", "grave_reasons"))
CLOSED_ROOM = Key("laws.officials.closed_room", one_of("open", "permission"))
LEAVING_THE_ROOM = Key("laws.officials.leaving_the_room", one_of("open", "permission"))
TECHNICAL_COMMITTEE = Key("laws.officials.technical_committee", flag)

# -- appeals (92, 93)

APPEAL_MINUTES = Key("laws.appeals.request_minutes", whole(1))
APPEAL_EVIDENT_MINUTES = Key("laws.appeals.evident_minutes", optional(whole(1)))
APPEAL_CONCURRENCE = Key("laws.appeals.concurrence", one_of("law", "one_member"))
APPEAL_ROUTE = Key("laws.appeals.route", one_of("committee", "review"))
APPEAL_FURTHER = EditionKey(
    "laws.appeals.further", one_of("closed", "national_authority", "regulating_authority", "federal_court")
)
RECOURSE_NOTICE_MINUTES = Key("laws.appeals.notice_minutes", optional(whole(1)))
RECOURSE_HOURS = Key("laws.appeals.recourse_hours", optional(whole(1)))
RECOURSE_CONFLICT_HOURS = Key("laws.appeals.recourse_conflict_hours", optional(whole(1)))
RECOURSE_RESULT = Key("laws.appeals.recourse_result", one_of("always", "technical_error"))
WITHOUT_MERIT = Key("laws.appeals.without_merit", flag)
