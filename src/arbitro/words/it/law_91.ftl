# Articolo 91: penalizzare o sospendere.

event-misconduct = Una violazione dell’ordine o della disciplina
question-measure = Quale provvedimento prende l’arbitro verso { $about }?
option-measure-points = una penalità disciplinare in punti
option-measure-suspension = la sospensione per la sessione o parte di essa
option-measure-disqualification = la squalifica
question-sanctioned = Chi è colpito: solo { $about }, o il concorrente (coppia o squadra)?
option-sanctioned-player = solo il giocatore
option-sanctioned-contestant = il concorrente (coppia o squadra)
question-one_venue_championship = È un campionato in sede unica, con un Comitato Tecnico?
question-approval_given = La squalifica è stata approvata?
instruction-disciplinary_decision_final = La decisione è definitiva; un comitato può solo raccomandare di cambiarla.
instruction-technical_committee_disqualifies = L’arbitro segnala il caso al Comitato Tecnico: solo il Comitato può squalificare.
instruction-disqualification_waits = La squalifica ha effetto solo quando è approvata.

decision-91-final_1997 = Il testo dice definitiva. Che nessun comitato cambi la decisione segue da 93B3.
