# Legea 60: joc după un joc ilegal.

event-play_after_illegal_play = Cineva a jucat după un atac sau joc ilegal, înainte de decizia arbitrului
event-play_before_corrected_lead = Declarantul trebuia să-și retragă un atac peste rând, iar un apărător a jucat înaintea noului atac
field-played = Cartea jucată apoi
question-earlier_obligation = Aveau { $about } de dinainte o carte penalizată de jucat sau o restricție de respectat?
instruction-earlier_obligation_remains = Cartea penalizată sau restricția de dinainte obligă în continuare, la rândurile următoare.
why-not_after_right_hand_opponent = cartea ilegală nu era a adversarului din dreapta celui care a jucat apoi
problem-lead-half-told = Pentru atacul la levată indicați și mâna, și cartea.
problem-not-declarers-hand = { $found-seat } nu este mâna declarantului sau a mortului; acestea sunt { $expected-seat }.

decision-60-only_after_right_hand_opponent = 60A1 numește adversarul din dreapta. Un joc al altei mâini a axei nevinovate nu costă nimic.
decision-60-partners_card_too = O carte pe care partenerul vinovatului o joacă înainte de hotărârea rectificării poate fi ea însăși rectificată: cea a unui apărător se retrage și este carte penalizată, chiar dacă atacul era al lui.
