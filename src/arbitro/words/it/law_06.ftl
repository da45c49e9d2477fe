# Articolo 6: mescolatura e distribuzione.

event-board_misdealt = Un board non è stato distribuito correttamente
event-card_seen_before_auction = Un giocatore può aver visto una carta di un’altra mano
event-deal_not_valid = Un board non è stato mescolato, o proviene da un’altra sessione
event-new_deal_wanted = Qualcuno chiede una nuova distribuzione
field-seen_by = Vista da
field-owner = Di chi sono le carte
field-origin = Provenienza della smazzata
option-origin-not_shuffled = Distribuita senza mescolare
option-origin-imported = Da un’altra sessione
question-side_looked = Un giocatore di { $about } ha guardato le proprie carte?
question-begun_elsewhere = La licitazione su questo board è cominciata a un altro tavolo, ora o in precedenza?
question-seen_while_dealing = La carta si poteva vedere durante la mescolatura e la distribuzione?
question-card_seen = Quale carta di { $about } si poteva vedere?
question-replays_old_deals = Lo scopo della gara è rigiocare smazzate del passato?
question-played_in_other_session = La smazzata era stata giocata in un’altra sessione?
question-exchanged_between_tables = Il board viene da un altro tavolo per uno scambio previsto?
question-new_deal_possible = Il board si può ancora ridistribuire per chi non ha un risultato valido?
weigh-nobody_to_compare_with = se altri hanno un risultato con cui il loro va confrontato
question-match_result_known = Un giocatore potrebbe conoscere il risultato dell’incontro senza questo board?
weigh-scores_without_board = il punteggio dell’incontro senza il board
weigh-who_could_know = se qualcuno potrebbe conoscerlo; non occorre che lo conosca davvero
question-reason_compatible = C’è un motivo per una nuova distribuzione compatibile con il Codice?
weigh-reason_in_laws = un articolo che la prevede, o il gioco normale divenuto impossibile
weigh-copies_of_board = se del board esistono copie, di norma non si ridistribuisce (6F dal 2007)
weigh-no_one_gains = non essere contenti delle carte non è un motivo
why-passed_out = tutti e quattro sono passati
instruction-hands_back_no_new_deal = Le mani tornano nel board senza essere giocate. Non c’è una nuova distribuzione.
instruction-settle_as_exposed_card = La carta di { $seat } si tratta come carta esposta durante la licitazione (articolo 24): indica la licitazione fin qui, e la decisione prosegue.

decision-6-auction_first_begins = «Prima che la licitazione abbia inizio» riguarda tutti i tavoli: quando qualcuno ha chiamato su quel board, è tardi per tutti.
decision-6-misdeal_found_late = Quando è tardi per una nuova distribuzione, un board distribuito male, con tredici carte per mano, si gioca così com’è.
decision-6-after_no_result = 6D2 dice soltanto che nessun risultato è valido. Il board viene ridistribuito se l’arbitro può ancora ordinarlo; altrimenti il punteggio è artificiale.
