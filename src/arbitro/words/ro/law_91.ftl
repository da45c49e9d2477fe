# Legea 91: penalizare sau suspendare.

event-misconduct = O încălcare a ordinii sau disciplinei
question-measure = Ce măsură ia arbitrul față de { $about }?
option-measure-points = o penalizare disciplinară în puncte
option-measure-suspension = suspendarea pentru sesiune sau o parte a ei
option-measure-disqualification = descalificarea
question-sanctioned = Pe cine vizează: doar { $about } sau concurentul (perechea sau echipa)?
option-sanctioned-player = doar jucătorul
option-sanctioned-contestant = concurentul (perechea sau echipa)
question-one_venue_championship = Este un campionat jucat într-un singur loc, cu un comitet tehnic?
question-approval_given = A fost aprobată descalificarea?
instruction-disciplinary_decision_final = Decizia este definitivă; un juriu poate doar recomanda schimbarea ei.
instruction-technical_committee_disqualifies = Arbitrul raportează comitetului tehnic, singurul care poate descalifica.
instruction-disqualification_waits = Descalificarea are efect numai după aprobare.

decision-91-final_1997 = Textul spune definitivă. Că niciun juriu nu schimbă decizia rezultă din 93B3.
