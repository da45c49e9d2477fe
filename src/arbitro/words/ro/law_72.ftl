# Legea 72: principii generale.

event-deliberate_infraction = Un jucător e posibil să fi încălcat o lege intenționat sau să o fi ascuns
question-intended = A încălcat { $about } legea intenționat (chiar dacă este dispus să accepte rectificarea)?
weigh-own_statement = ce spune jucătorul însuși
question-concealed = A încercat { $about } să ascundă infracțiunea?
weigh-second_revoke = o a doua renonsă, făcută pentru a o acoperi pe prima
weigh-cards_hidden_or_mixed = o carte ascunsă sau cărțile amestecate prea devreme

decision-72-hidden_on_purpose_1997 = Este interzisă ascunderea unei infracțiuni neintenționate: cu atât mai mult a uneia făcute intenționat.
