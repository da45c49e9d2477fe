"""What the Laws leave to an authority, law by law."""

from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.readers import edition, flag, one_of, optional, share, whole

LAWS_EDITION = Key("laws.edition", edition, "The code that is in force.")
PACK_SYMMETRICAL_FACES = Key("laws.pack.symmetrical_faces", flag, "The faces of the cards must be symmetrical (1B).")
SUBSTITUTION_UNAUTHORISED = Key(
    "laws.substitution.unauthorised",
    one_of("penalty", "disqualified"),
    "What a substitution in a pairs event costs if the director has not authorised it (4).",
)
CALL_MADE_WHEN = Key(
    "laws.calls.made_when",
    one_of("open", "released"),
    "When a call with a bidding card is made (18F): the director says, or the card is released or the call announced.",
)
PAUSE_AFTER_JUMP = Key(
    "laws.calls.pause_after_jump",
    optional(whole(1)),
    "Seconds that the next player waits after a jump bid, which a stop card announces; not behind screens (18F).",
)
EXPLANATION_WRITTEN = Key(
    "laws.explanations.written",
    one_of("never", "with_screens", "always"),
    "When questions and explanations must be in writing (20F1).",
)
EXPLANATION_DOUBT = Key(
    "laws.explanations.doubt",
    one_of("open", "director"),
    "Doubt that remains after an explanation goes to the director, who asks for more (20F1).",
)
UNINTENDED_CALL_NEVER_MADE = EditionKey(
    "laws.unintended_call.never_made",
    flag,
    "A call replaced under 25A gives nobody information: it counts as never made.",
)
INSUFFICIENT_BID_BY_SHAPE = EditionKey(
    "laws.insufficient_bid.by_shape", flag, "27B1(b) of 2007 goes by shape alone, or by the harm that was done."
)
SURPLUS_CARD_ADJUSTED = EditionKey(
    "laws.surplus_card.adjusted",
    one_of("quitted_trick", "played"),
    "A card foreign to the deal may lead to an adjusted score when it was found there (13C; 2007 13F).",
)

OPENING_LEAD_FACE_UP = Key("laws.opening_lead.face_up", flag, "The opening lead is made face up at once (41A).")
DUMMY_SEES_SCORES = Key(
    "laws.dummy.sees_scores",
    one_of("open", "loses_rights"),
    "In a pairs event a dummy who looks at the score sheet before the play is over loses his rights (43).",
)
DUMMY_POINTS_OUT_CARD = Key(
    "laws.dummy.points_out_card",
    one_of("never", "with_screens"),
    "When dummy may draw attention to a defender's card that was exposed where declarer could not see it (43A1(b)).",
)

SCREENS_RECTIFY = Key(
    "laws.screens.rectify",
    one_of("as_without", "changed"),
    "Whether rectifications differ behind screens: an irregular call, an opening lead out of turn (80B2(e)).",
)
SCREENS_ORDER = Key(
    "laws.screens.order",
    one_of("open", "north_and_west"),
    "Who puts the board on the tray, passes the tray and opens the screen (80B2(e)).",
)
SCREENS_TRAY_DELAY = Key(
    "laws.screens.tray_delay",
    whole(0),
    "Seconds for which the tray may be late without giving information (16B, 80B2(e)).",
)

CLAIM_SUIT_ORDER = EditionKey(
    "laws.claims.suit_order",
    one_of("open", "top_down"),
    "The order in which a suit is taken to be played where a claimer said nothing about it (70E2; not in 1997).",
)

# -- the score and its corrections (79)

CORRECTION_MINUTES = EditionKey(
    "laws.score.correction_minutes",
    whole(1),
    "Minutes after the official score is available in which tricks and scores can be corrected (79C, 69B, 71).",
)
LATE_CORRECTION = Key(
    "laws.score.late_correction",
    flag,
    "2007: a score can be corrected after that if director and organiser have no reasonable doubt (79C2).",
)
RESULT_CONFIRMED = Key(
    "laws.score.confirmed_by",
    one_of("open", "opponent"),
    "Who enters a result and makes it official (79A): left open, or North-South and an opponent who confirms it.",
)
RECORD_CONFLICT = Key(
    "laws.score.record_conflict",
    one_of("open", "score"),
    "What counts when the tricks and the points of a record disagree and nothing else settles it (79B).",
)

REVOKE_DEFENDERS_ASK = EditionKey(
    "laws.revoke.defenders_ask", flag, "A defender may ask his partner about a possible revoke (61B)."
)
REVOKE_BOTH_SIDES = EditionKey(
    "laws.revoke.both_sides",
    one_of("without_revokes", "after_first_revoke"),
    "What the adjusted score starts from when both sides have revoked (64C).",
)

# -- information (16)

RESERVE_RIGHTS = EditionKey(
    "laws.information.reserve_rights", flag, "A player may reserve his rights; if not, the director is called at once."
)
LOOKING_UP = EditionKey(
    "laws.information.looking_up", flag, "Laws, regulations and other results may be looked up during auction and play."
)
POLL_CONSIDERED = EditionKey(
    "laws.poll.considered", share, "The part of those polled that must have considered an action."
)
POLL_SELECTED = EditionKey("laws.poll.selected", whole(1), "How many of those polled must have chosen it.")
POLL_TEST = EditionKey(
    "laws.poll.test", one_of("both", "either"), "A logical alternative is considered and chosen, or one of the two."
)

# -- understandings and cards (40)

UNIFORM_MEANING = EditionKey(
    "laws.understandings.uniform_meaning", flag, "A call means the same whichever partner makes it."
)
VARY_AFTER_IRREGULARITY = EditionKey(
    "laws.understandings.vary_after_irregularity", flag, "A pair may agree to vary its methods after an irregularity."
)
PSYCHIC_CONVENTIONS = EditionKey(
    "laws.understandings.psychic_conventions",
    one_of("free", "not_at_pairs", "banned"),
    "Whether the opening that a pair psyches may be a conventional one.",
)
OWN_CARD = EditionKey("laws.cards.own", one_of("law", "always"), "When a player may look at his own convention card.")
OPPONENTS_CARD = EditionKey("laws.cards.opponents", one_of("law", "always"), "When he may look at the opponents' card.")
WRITTEN_DEFENCES = EditionKey(
    "laws.cards.written_defences", flag, "Written defences to unusual methods may be looked at."
)
AIDS = EditionKey("laws.cards.aids", flag, "Other aids to memory, calculation or technique are allowed.")

# -- officials, evidence, spectators (74, 76, 80, 81, 91)

DIRECTORS_REPORT = Key(
    "laws.officials.directors_report",
    one_of("open", "privileged"),
    "How much a director's word weighs on what happened in his presence (85A).",
)
REGISTERED_DIRECTORS = Key(
    "laws.officials.registered_directors", flag, "Only registered directors, appointed according to the event (80B2)."
)
EVENT_RULES = Key(
    "laws.officials.event_rules",
    one_of("open", "grave_reasons"),
    "When a director may change the event's own rules (81B).",
)
CLOSED_ROOM = Key(
    "laws.officials.closed_room",
    one_of("open", "permission"),
    "Who may watch a team match: the director says, or by permission in the closed room and never one's own team (76).",
)
LEAVING_THE_ROOM = Key(
    "laws.officials.leaving_the_room",
    one_of("open", "permission"),
    "A player may leave the room during a match of teams as he likes, or with the director's permission only (74C8).",
)
TECHNICAL_COMMITTEE = Key(
    "laws.officials.technical_committee",
    flag,
    "A technical committee alone disqualifies in championships at one venue (91B).",
)

# -- appeals (92, 93)

APPEAL_MINUTES = Key(
    "laws.appeals.request_minutes",
    whole(1),
    "Minutes after the official score is available in which a ruling or its review can be asked for (92B).",
)
APPEAL_EVIDENT_MINUTES = Key(
    "laws.appeals.evident_minutes",
    optional(whole(1)),
    "Minutes after the ruling in which a review is asked for, if its ground was evident at once (92B).",
)
APPEAL_CONCURRENCE = Key(
    "laws.appeals.concurrence",
    one_of("law", "one_member"),
    "Whether both members of a pair must concur, or one of them may act (92D).",
)
APPEAL_ROUTE = Key(
    "laws.appeals.route",
    one_of("committee", "review"),
    "An appeal goes the way of 93A and 93B, or the director in charge reviews the steps of the ruling.",
)
APPEAL_FURTHER = EditionKey(
    "laws.appeals.further",
    one_of("closed", "national_authority", "regulating_authority", "federal_court"),
    "Who hears an appeal after that (93C).",
)
RECOURSE_NOTICE_MINUTES = Key(
    "laws.appeals.notice_minutes",
    optional(whole(1)),
    "Minutes after the end of the event in which a further appeal is announced in writing (93C).",
)
RECOURSE_HOURS = Key(
    "laws.appeals.recourse_hours", optional(whole(1)), "Hours after the end of the event in which it is lodged (93C)."
)
RECOURSE_CONFLICT_HOURS = Key(
    "laws.appeals.recourse_conflict_hours",
    optional(whole(1)),
    "A longer limit for it, where the regulations contradict themselves (93C).",
)
RECOURSE_RESULT = Key(
    "laws.appeals.recourse_result",
    one_of("always", "technical_error"),
    "When its decision changes the result of the event (93C).",
)
WITHOUT_MERIT = Key(
    "laws.appeals.without_merit", flag, "An appeal without merit may be followed by a sanction (92A, 93C)."
)
