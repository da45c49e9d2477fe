# Articolo 39: una chiamata dopo il passo finale.

event-call_after_final_pass = Qualcuno ha chiamato a licitazione finita
