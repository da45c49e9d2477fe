# Articolo 48: il dichiarante espone carte.

event-declarer_exposed_cards = Il dichiarante ha esposto carte, o ha scoperto la sua mano
field-opening_lead = Attacco iniziale
question-after_opening_lead_out_of_turn = Il dichiarante ha scoperto la mano subito dopo un attacco iniziale fuori turno?
