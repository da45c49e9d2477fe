# Articolo 71: concessioni cancellate.

event-concession_cancelled = Una linea vuole indietro una presa che ha concesso
field-doubted_at_once = La concessione è stata contestata subito, prima di ogni accordo
problem-nothing-conceded = Con { $found } prese richieste nulla è stato concesso; il numero è { $expected }.
question-contract_already_settled = { $about } hanno concesso un contratto che avevano già mantenuto, o già battuto?
question-safe_by_legal_play = Le prese che { $about } ora vogliono indietro erano sicure con ogni gioco legale delle carte rimaste?
question-safe_by_normal_play = Le prese che { $about } ora vogliono indietro erano sicure con ogni gioco normale delle carte rimaste?
fact-tricks_safe = Quante delle prese volute indietro non potevano essere perse?
why-may_be_lost = la presa può essere persa

decision-71-time_limit_1997 = 71C inizia senza un termine e poi ne pone uno: il termine vale.
