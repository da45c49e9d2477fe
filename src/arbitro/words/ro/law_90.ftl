# Legea 90: penalizări procedurale.

event-procedural_offence = O abatere de la procedură
question-offence = Ce a făcut { $about }?
option-offence-late = a sosit după ora de start
option-offence-slow = a jucat nejustificat de lent
option-offence-loud = a discutat o donă astfel încât să se audă la altă masă
option-offence-scores_compared = a comparat scorurile cu alt concurent fără autorizare
option-offence-cards_touched = a atins sau manevrat cărțile altui jucător
option-offence-wrong_pocket = a pus cărți într-un buzunar greșit al etuiului
option-offence-error = a făcut o eroare de procedură care face necesar un scor ajustat
option-offence-disobedience = nu s-a conformat prompt regulamentului sau instrucțiunilor
option-offence-other = altceva
question-offence_effect = Ce a cauzat abaterea lui { $about } (prima care este adevărată)?
option-offence_effect-obstructs = întârzie sau obstrucționează jocul nemotivat
option-offence_effect-inconveniences = deranjează alți concurenți
option-offence_effect-breaches_procedure = încalcă procedura corectă
option-offence_effect-adjusted_at_another_table = face necesar un scor ajustat la altă masă
option-offence_effect-adjusted_at_own_table = face necesar un scor ajustat doar la aceeași masă
option-offence_effect-nothing = nimic de acest fel
question-penalise = Aplică arbitrul o penalizare procedurală lui { $about }?
instruction-offender_warned = { $seat } este avertizat.

decision-90-adjusted_score_at_own_table = Un scor ajustat la propria masă nu este în sine motiv de penalizare. O încălcare a procedurii este.
