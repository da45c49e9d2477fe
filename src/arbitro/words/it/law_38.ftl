# Articolo 38: una licita di più di sette.

event-bid_above_seven = Qualcuno ha licitato più di sette
field-bid = Licita
about-bid_above_seven = (la licita di più di sette)

decision-38-pass_not_comparable = Un passo al posto della licita non è mai comparabile.
