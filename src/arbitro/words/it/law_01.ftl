# Articolo 1: il mazzo.

event-pack_not_right = Una carta c’è due volte nel mazzo, o manca del tutto
event-pack_unsuitable = Le carte non hanno lo stesso aspetto
field-look = Che cosa non va nell’aspetto delle carte
option-look-backs_differ = I dorsi sono diversi
option-look-back_not_symmetrical = Il disegno dei dorsi non ha un centro di simmetria
option-look-faces_not_symmetrical = Le facce non sono simmetriche
question-strange_card_held_by = La carta { $about } c’è due volte. Chi ha quella che non appartiene a questo mazzo?
instruction-replace_pack = Il mazzo viene sostituito.
instruction-replace_pack_later = L’arbitro controlla il mazzo e lo completa prima che il board sia giocato di nuovo.

decision-1-card_twice = Nessuna edizione parla di una carta doppia quando ogni mano ha tredici carte. La carta estranea viene tolta secondo l’articolo 13, e alla mano manca allora la carta che non c’è nel mazzo (articolo 14).
