# Law 1: the pack.

event-pack_not_right = A card is in the pack twice, or is missing from it
event-pack_unsuitable = The cards do not look alike
field-look = What is wrong with the cards
option-look-backs_differ = The backs differ
option-look-back_not_symmetrical = The backs are not symmetrical
option-look-faces_not_symmetrical = The faces are not symmetrical
question-strange_card_held_by = There are two cards { $about }. Who holds the one that does not belong to this pack?
instruction-replace_pack = The pack is replaced.
instruction-replace_pack_later = The director checks the pack and completes it before the board is played again.

decision-1-card_twice = No edition covers a duplicated card when every hand has thirteen. The extra card is removed under Law 13, and the hand is then short of the card that the pack lacks (Law 14).
