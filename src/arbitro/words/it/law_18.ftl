# Articolo 18: le licite.

event-is_bid_sufficient = Questa licita è sufficiente?
event-call_perhaps_made = Questa chiamata è stata fatta?
question-counts_as_made = Secondo il regolamento in vigore, { $about } ha fatto la chiamata?
weigh-local_regulation = che cosa dice il regolamento sui cartellini
weigh-card_released = se il cartellino è stato estratto, posato, rilasciato
weigh-call_told = se la chiamata è stata detta a voce
question-screens = Si gioca con i sipari?
question-call_said = { $about } ha detto a voce la chiamata?
question-card_released = { $about } ha rilasciato il cartellino sul tavolo o, con i sipari, sul carrello?
question-shown_to_slow_tray = { $about } ha mostrato la chiamata al compagno di sipario, o l’ha posata sul tavolo, per rallentare il carrello?
why-not_above_last_bid = non supera l’ultima licita
instruction-call_not_made = { $seat } non ha ancora chiamato e può fare qualsiasi chiamata legale.
about-call_not_made = Ciò che si è visto di una chiamata non fatta
event-pause_after_jump = Dopo una licita a salto è mancato il cartellino dello STOP o la pausa
question-stop_card_shown = { $about } ha mostrato il cartellino dello STOP prima della licita a salto?
question-pause_kept = { $about } ha atteso, prima di chiamare, quanto prescrive il regolamento?
why-no_pause_wanted = il regolamento in vigore non richiede una pausa dopo una licita a salto
why-not_a_jump = la licita non era a salto
instruction-show_stop_card = Si ricorda a { $seat } di mostrare il cartellino dello STOP prima di una licita a salto.
instruction-wait_after_jump = Si ricorda a { $seat } di attendere prima di chiamare dopo una licita a salto.
about-jump_without_stop = Che una licita a salto è stata fatta senza il cartellino dello STOP
about-call_without_pause = Che la chiamata dopo la licita a salto è stata fatta senza pausa
