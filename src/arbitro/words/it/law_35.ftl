# Articolo 35: chiamate mai ammissibili.

question-auction_then_over = Con un passo di { $about } al suo posto, la licitazione è finita?
question-lho_acted = Il giocatore successivo ha chiamato dopo la chiamata di { $about }, prima di qualsiasi decisione?
instruction-later_calls_cancelled = Sono cancellate anche tutte le chiamate successive a quella irregolare.
