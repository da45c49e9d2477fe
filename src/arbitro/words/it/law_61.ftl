# Articolo 61: mancare di rispondere a colore, e domande in proposito.

event-failed_to_follow_suit = Un giocatore può aver fatto renonce: non ha risposto a colore o non ha giocato quanto richiesto
fact-led_to_trick = Chi ha attaccato nella presa { $about }?
problem-cards-before-revoke = Carte indicate prima della sua: { $found }. Con quell’attacco devono essere { $expected }: indicare la carta di ogni mano che ha giocato prima.
event-asked_about_revoke = Qualcuno ha chiesto a un giocatore se non ha carte del seme d’attacco
field-before = Carte giocate prima nella presa, in ordine
field-next_trick = Carte già messe nella presa successiva, e da quale mano
field-asker = Chi ha chiesto
field-questioned = A chi è stato chiesto
question-could_comply = { $about } avrebbe potuto rispondere a colore, o giocare quanto richiesto?
question-card_asked_about = Quale carta aveva giocato { $about } quando gli è stato chiesto?
question-cards_of_trick = Quali carte sono state giocate nella presa { $about }, in ordine dall’attacco?
instruction-dummy_may_not_ask = { $seat } è il morto e non può chiedere a un difensore se ha fatto renonce.
instruction-revoke_as_if_established = Se { $seat } ha fatto renonce, la carta va sostituita e la renonce si risolve a parte, secondo l’articolo 64, come se fosse consumata.
instruction-defenders_may_not_ask = { $seat } è difensore e non può chiedere al compagno se ha fatto renonce.
about-question_about_revoke = Ciò che rivela la domanda su una renonce
problem-too-many-cards-in-trick = La presa ha { $found } carte; una presa ne ha { $expected }.
problem-not-an-opponent = { $found-seat } non è un avversario che ha giocato nella presa; sono { $expected-seat }.
problem-cannot-be-asked = A { $found-seat } non si può chiederlo; lo si può chiedere a { $expected-seat }.
problem-trick-unfinished = La presa ha solo { $found } carte; nulla va nella presa successiva prima che ne abbia { $expected }.

decision-61-forbidden_suit_is_a_revoke = Anche attaccare in un seme vietato vale come renonce, benché il testo nomini solo ciò che era imposto.
decision-61-dummy_asks_defender_1997 = Il testo non indica conseguenze quando il morto chiede a un difensore. La domanda può rivelare qualcosa al dichiarante (16A).
