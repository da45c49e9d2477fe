# Legea 1: pachetul.

event-pack_not_right = O carte se află de două ori în pachet sau lipsește cu totul
event-pack_unsuitable = Cărțile nu arată la fel
field-look = Ce nu este în regulă cu aspectul cărților
option-look-backs_differ = Spatele cărților diferă
option-look-back_not_symmetrical = Imaginea de pe spate nu are un centru de simetrie
option-look-faces_not_symmetrical = Fețele nu sunt simetrice
question-strange_card_held_by = Cartea { $about } apare de două ori. Cine o are pe cea care nu aparține acestui pachet?
instruction-replace_pack = Pachetul se înlocuiește.
instruction-replace_pack_later = Arbitrul verifică pachetul și îl completează înainte ca dona să fie jucată din nou.

decision-1-card_twice = Nicio ediție nu vorbește despre o carte dublă când fiecare mână are treisprezece cărți. Cartea străină se scoate după Legea 13, iar mâinii îi lipsește atunci cartea care nu este în pachet (Legea 14).
