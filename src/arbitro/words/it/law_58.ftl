# Articolo 58: attacchi o giocate simultanei.

event-simultaneous_plays = Due giocatori hanno giocato nello stesso momento
event-several_cards_at_once = Un giocatore ha messo più carte nella presa in una volta
field-other_card = Carta dell’altro giocatore
field-visible = Carte di cui si vedeva la faccia
field-hidden = Carte nascoste sotto
question-card_meant = { $seat }, quale delle carte giochi?
question-next_trick_under_way = Quando è stato notato, le due linee avevano già giocato nella presa successiva?

decision-58-second_card_is_an_accident = Giocare due carte insieme è l’esempio di incidente dato dal Codice stesso: una carta bassa in più è penalizzata minore, senza chiedere.
