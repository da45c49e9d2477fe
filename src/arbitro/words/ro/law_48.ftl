# Legea 48: declarantul expune cărți.

event-declarer_exposed_cards = Declarantul a expus cărți sau și-a etalat mâna
field-opening_lead = Atac inițial
question-after_opening_lead_out_of_turn = Și-a etalat declarantul mâna imediat după un atac inițial peste rând?
