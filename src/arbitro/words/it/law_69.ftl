# Articolo 69: accordo sulla richiesta o concessione.

event-claim_agreed = Una richiesta o concessione è stata accettata
event-agreement_withdrawn = Una linea ritira il suo accordo a una richiesta o concessione
question-claim_objected = { $about } si oppongono adesso, dopo aver accettato?
question-likely_won = { $about } avrebbero probabilmente vinto ciò che ora vogliono indietro se il gioco fosse continuato?
weigh-play_had_gone_on = come il gioco sarebbe continuato
question-not_losable = Le prese che { $about } ora vogliono indietro erano sicure con ogni gioco normale delle carte rimaste?
why-nothing_claimed = nulla è stato richiesto, e quindi l’accordo non ha perso alcuna presa

decision-69-playing_on_is_no_agreement = Una linea che ha continuato a giocare dopo una richiesta non l’ha accettata: la richiesta è contestata.
