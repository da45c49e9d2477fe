# Law 1: the pack.

event-pack_not_right = A card is in the pack twice, or is not there at all
event-pack_unsuitable = The cards do not look alike
field-look = What is wrong with the look of the cards
option-look-backs_differ = The backs differ
option-look-back_not_symmetrical = The picture on the backs has no centre of symmetry
option-look-faces_not_symmetrical = The faces are not symmetrical
question-strange_card_held_by = The card { $about } is there twice. Who holds the one that does not belong to this pack?
instruction-replace_pack = The pack is replaced.
instruction-replace_pack_later = The director checks the pack and completes it before the board is played again.

decision-1-card_twice = No edition speaks of a card that is there twice while every hand has thirteen. The strange card is removed under Law 13, and the hand is then short of the card that the pack lacks (Law 14).
