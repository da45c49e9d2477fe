# Articolo 24: una carta esposta o usata per attaccare prima del gioco.

event-card_exposed_in_auction = Durante la licitazione il compagno ha potuto vedere una carta, o qualcuno ha attaccato troppo presto
field-offender = Colpevole
field-cards = Carte
field-exposed_after = Chiamate fatte prima che succedesse
question-own_error = È stata colpa di { $about } se le carte si sono potute vedere?
weigh-who_caused_it = che cosa ha reso visibili le carte: una carta fatta cadere da un avversario non è colpa del giocatore
question-visible_to_partner = Il compagno di { $about } avrebbe potuto vedere la faccia delle carte?
weigh-position_of_card = come erano posate o tenute le carte, e da dove si potevano vedere
weigh-seen_or_not_is_nothing = non importa se il compagno ha guardato davvero
question-premature_lead = Con { $about } si è attaccato prima che la licitazione fosse finita?
question-exposed_inadvertently = { $about } è stata esposta per caso, e non di proposito?
instruction-exposed_card_later = A licitazione finita: se { $seat } è difensore, ogni carta esposta diventa carta penalizzata; se { $seat } è dichiarante o morto, le carte tornano nella mano.
instruction-exposed_card_later_1997 = A licitazione finita: se { $seat } è difensore, il dichiarante può trattare ogni carta esposta come carta penalizzata; se { $seat } è dichiarante o morto, le carte tornano nella mano.
about-exposed_card = Ciò che rivelano le carte esposte

decision-24-cards_of_declarer_1997 = Il testo non dice che cosa succede alle carte del dichiarante o del morto: tornano in mano.
decision-24-information_1997 = Qui il testo non parla di informazione. Per il compagno è estranea (16A); nulla impedisce all’altra linea di usarla.
decision-24-auction_only_2017 = Il testo parla della licitazione, non del periodo licitativo: prima della prima chiamata si applica 16D, dopo l’ultima l’articolo 48 o 49.
decision-24-major_or_minor = Se una carta penalizzata è maggiore o minore lo decide 50B: una sola carta bassa esposta per caso è minore, ogni altra è maggiore.
