# Articolo 78: metodi di calcolo del punteggio, regolamento della gara.

event-conditions_questioned = Qualcuno mette in dubbio come la gara si calcola o si vince
question-method_of_the_laws = La gara si calcola in matchpoint, IMP o total point come nel Codice?
question-authority_approved = L’autorità ha approvato il metodo di calcolo?
question-published_before = Il regolamento è stato pubblicato prima della gara?
question-conditions_in_conflict = Una condizione è in conflitto con il Codice o con i regolamenti dell’autorità?
instruction-method_not_approved = Senza l’approvazione dell’autorità questo metodo di calcolo non si può usare.
instruction-laws_prevail = Una condizione in conflitto con il Codice o con i regolamenti dell’autorità non vale.
instruction-publish_conditions = L’organizzatore avrebbe dovuto pubblicare prima il regolamento: iscrizione, calcolo, determinazione dei vincitori, spareggi. Viene reso disponibile adesso, e del resto risponde l’organizzatore.
