# Legea 35: declarații niciodată admisibile.

question-auction_then_over = Cu un pas al lui { $about } în locul ei, s-a încheiat licitația?
question-lho_acted = A declarat jucătorul următor după declarația lui { $about }, înainte de orice decizie?
instruction-later_calls_cancelled = Sunt anulate și toate declarațiile făcute după cea neregulamentară.
