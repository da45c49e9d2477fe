# Articolo 18: le licite.

event-is_bid_sufficient = Questa licita è sufficiente?
event-call_perhaps_made = Questa chiamata è stata effettuata?
question-counts_as_made = Secondo il regolamento in vigore, { $about } ha effettuato la chiamata?
weigh-local_regulation = che cosa dice il regolamento sui cartellini
weigh-card_released = se il cartellino è stato estratto, posato, rilasciato
weigh-call_told = se la chiamata è stata detta a voce
question-screens = Si gioca con i sipari?
question-call_said = { $about } ha detto a voce la chiamata?
question-card_released = { $about } ha rilasciato il cartellino sul tavolo o, con i sipari, sul carrello?
question-shown_to_slow_tray = { $about } ha mostrato la chiamata al compagno di sipario, o l’ha posata sul tavolo, per rallentare il carrello?
why-not_above_last_bid = non supera l’ultima licita
instruction-call_not_made = { $seat } non ha ancora chiamato e può effettuare qualsiasi chiamata legale.
about-call_not_made = Ciò che si è visto di una chiamata non effettuata
