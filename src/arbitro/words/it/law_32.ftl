# Articolo 32: contro o surcontro fuori turno.

event-double_out_of_rotation = Un contro o surcontro fuori turno non è stato accettato
instruction-if_rho_acts_partner_silenced = Se l’avversario di destra licita, contra o surcontra, { $seat } può fare qualsiasi chiamata legale, ma il compagno deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.

decision-32-double_after_own_call = Il testo non dice nulla del turno dell’avversario di sinistra: è un cambio di chiamata, come in 31B.
