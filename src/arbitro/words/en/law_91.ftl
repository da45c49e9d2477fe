# Law 91: penalise or suspend.

event-misconduct = A breach of order or discipline
question-measure = Which measure does the director take against { $about }?
option-measure-points = a disciplinary penalty in points
option-measure-suspension = suspension for the session or a part of it
option-measure-disqualification = disqualification
question-sanctioned = Who is penalised: only { $about }, or the contestant (pair or team)?
option-sanctioned-player = only the player
option-sanctioned-contestant = the contestant (pair or team)
question-one_venue_championship = Is it a championship played at one venue, with a technical committee?
question-approval_given = Has the disqualification been approved?
instruction-disciplinary_decision_final = The decision is final; a committee may only recommend that it be changed.
instruction-technical_committee_disqualifies = The director reports to the technical committee; only it may disqualify.
instruction-disqualification_waits = The disqualification takes effect only when it has been approved.

decision-91-final_1997 = The text says final. That no committee changes the decision follows from 93B3.
