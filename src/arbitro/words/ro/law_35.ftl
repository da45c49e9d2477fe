# Legea 35: declarații niciodată admisibile.

question-lho_acted = A declarat jucătorul următor după declarația lui { $about }, înainte de orice decizie?
instruction-later_calls_cancelled = Sunt anulate și toate declarațiile făcute după cea neregulamentară.
