# Articolo 15: un board sbagliato, o una mano presa da un board sbagliato.

event-wrong_board_played = È stato giocato un board che non era da giocare ora
event-hand_from_wrong_board = Un giocatore ha preso la mano da un board sbagliato
event-hand_met_again = Un giocatore ritrova la mano che aveva preso per errore
field-cancelled = Chiamata cancellata
question-played_before = Qualcuno dei quattro giocatori aveva già giocato questo board?
question-deprived = { $about } resta senza la possibilità di un risultato valido su questo board?
question-comparable_at_teams = I due tavoli hanno, o possono ancora avere, risultati comparabili su questo board?
weigh-same_teams_at_both_tables = se ai due tavoli siedono le stesse squadre, in direzioni opposte
weigh-can_still_be_played = se il board si può ancora giocare all’altro tavolo
question-who_deals = Chi è il distributore?
question-took_part_before = Qualcuno che ha chiamato nella prima licitazione partecipa anche alla seconda?
question-calls_repeated = Tutte le chiamate della prima licitazione sono state ripetute esattamente?
weigh-every_call = ogni chiamata, al suo posto nella licitazione
weigh-exact_meaning = anche il significato: 1SA 15-17 è una chiamata diversa da 1SA 14-16
question-prevented_play = { $about } può aver tentato di impedire il normale gioco del board?
weigh-marginal_action = chiamate con valori marginali che hanno reso diversa la licitazione
weigh-usual_style = se si dimostra che fanno parte del normale stile della coppia
question-partner_has_called = Il compagno del colpevole ha chiamato in seguito?
question-differs = La chiamata differisce da quella cancellata?
weigh-meaning_much_different = se il suo significato è molto diverso
weigh-psychic = se è psichica
instruction-seat_right_contestants = Si siedono i concorrenti giusti.
instruction-tell_rights_now_and_later = Vengono informati dei loro diritti per questo round e per i successivi.
instruction-hide_first_auction = Chi arriva non deve vedere la prima licitazione.
instruction-take_right_hand = { $seat } ripone le carte e prende la mano di questo board.
instruction-earlier_score_stands = È cancellato solo il secondo risultato nel board: chi lo aveva già giocato conserva il primo.
about-hand_of_another_board = Ciò che si è visto di un altro board
when-other_board = Quando il giocatore ritrova la mano presa per errore

decision-15-stage_before_15B = Se il board sbagliato viene scoperto durante il periodo licitativo, 15C viene prima di 15A e 15B.
decision-15-cancelled_board_scored = Un board cancellato nella seconda licitazione riceve un punteggio artificiale.
decision-15-other_call_differs = Un’altra chiamata differisce da quella cancellata. Anche la stessa chiamata può differire, nel significato.
decision-15-no_call_on_wrong_hand = Se un giocatore ha guardato la mano sbagliata ma non ha chiamato, ciò che ha visto segue l’articolo sull’informazione.
decision-15-wrong_board_at_teams = La nota a 15B rinvia le gare a squadre a 86B. Un board sbagliato che i due tavoli possono giocare nella stessa forma si completa e vale; altrimenti il punteggio è arbitrale secondo 86B.
