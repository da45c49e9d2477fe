# Articolo 31: licita fuori turno.

event-bid_out_of_rotation = Una licita fuori turno non è stata accettata
question-bid_artificial = { $call } era artificiale?
weigh-meaning_of_bid_out_of_rotation = che cosa mostra la licita per accordo, oltre alla volontà di giocare in ciò che nomina
question-denomination_repeated = { $call } mostra la stessa denominazione, o le stesse, della licita ritirata?
weigh-denominations_of_both_calls = per una licita artificiale, le denominazioni che ciascuna delle due chiamate mostra, non quelle che nomina
question-rho_called = { $about } ha chiamato da quando la licitazione è tornata indietro?
question-rho_call = Che cosa ha chiamato { $about }? (Se la chiamata era a sua volta illegale, prima si rettifica quella.)
instruction-if_rho_passes_call_repeated = Se l’avversario di destra passa, { $seat } deve ripetere la stessa chiamata, e se è legale non c’è altro.
instruction-if_rho_acts_denomination_repeated_or_not = Se l’avversario di destra licita, contra o surcontra, { $seat } può fare qualsiasi chiamata legale: se ripete la denominazione, il compagno deve passare una volta; altrimenti il compagno deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.
instruction-if_rho_acts_comparable_or_not = Se l’avversario di destra licita, contra o surcontra, { $seat } può fare qualsiasi chiamata legale: se è comparabile con quella ritirata non c’è altro; se non lo è, il compagno deve passare una volta e possono seguire restrizioni d’attacco.
instruction-denomination_repeated_or_partner_silenced = { $seat } può fare qualsiasi chiamata legale: se ripete la denominazione, il compagno deve passare una volta; altrimenti il compagno deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.
instruction-repeated_bid_is_insufficient = Se { $seat } ripete la licita, è insufficiente: si tratta come una licita insufficiente al proprio turno (articolo 27).

decision-31-called_before_1997 = Il testo italiano dice «non aveva licitato prima». Si legge «non aveva chiamato prima».
decision-31-conventional_pass_of_partner_call = Per un passo convenzionale sulla chiamata del compagno si applica A2(b), qualunque cosa faccia l’avversario di destra.
decision-31-nothing_left_to_repeat = Se il passo dell’avversario di destra chiude la licitazione, non resta un turno in cui ripetere la chiamata.
decision-31-pass_like_a_bid = 31B parla di una licita. Anche i passi che 30C rimanda qui la seguono.
