# Articolo 79: prese vinte e punteggi.

event-result_entered = Un risultato inserito è ufficiale?
event-record_contradicts_itself = Le prese e i punti di una registrazione non concordano
event-tricks_disagreed = Una linea dice di aver vinto più prese di quelle concordate
event-scored_wrong = Un punteggio è stato calcolato o inserito male
field-medium = Inserito su
field-contest = Gara
field-entered_by = Inserito da
field-confirmed_by = Confermato da
field-screens = Con i sipari
field-stationary = Linea stazionaria
field-recorded = Punti registrati per Nord-Sud
field-seeking = Linea che dice di aver vinto di più
field-more = Quante prese in più
field-minutes = Minuti da quando il punteggio ufficiale è disponibile
option-medium-paper = carta
option-medium-device = un apparecchio elettronico
option-contest-pairs = coppie
option-contest-teams = squadre
option-contest-individual = individuale
problem-record-agrees = { $found } punti sono giusti per queste prese: la registrazione concorda.
problem-tricks-more = { $found } prese non possono essere in discussione; il numero è { $expected }.
problem-minutes-gone = { $found } minuti non possono essere passati; il numero è { $expected }.
problem-no-vulnerability = Indicare chi era in zona: { $expected }.

question-agreed_at_table = Le due linee hanno concordato il numero delle prese prima di riporre le mani nel board?
question-both_sheets_in = I fogli ufficiali delle due sale, con gli IMP, sono arrivati all’arbitro?
question-tricks_established = Le verifiche mostrano quante prese sono state davvero vinte?
question-tricks_of_declarer = Quante prese ha vinto il dichiarante?
question-entry_that_counts = Quale parte della registrazione vale?
option-entry_that_counts-tricks = le prese
option-entry_that_counts-points = i punti
question-claim_or_concession = Il gioco è finito con una richiesta o una concessione?
question-who_claimed = Chi ha richiesto o concesso?
question-who_declares = Chi è il dichiarante?
question-tricks_then_left = Quante prese restavano allora, compresa quella in corso?
question-tricks_then_claimed = Quante ne ha richieste { $about }? (Le altre le ha concesse.)
question-director_called_before_round_end = L’arbitro è stato chiamato prima della fine del round?
question-tricks_shown = Ti risulta che { $about } hanno vinto le prese?
question-increase_granted = { $about } arrivano troppo tardi per avere diritto a un aumento. Lo concedi lo stesso?
question-completely_satisfied = Hai la piena convinzione che { $about } hanno vinto le prese al tavolo?
question-score_lowered = Abbassi il punteggio di { $about } senza aumentare quello dell’altra linea?
question-knowingly_accepted = { $about } hanno accettato, sapendolo, una presa che non avevano vinto?
question-tricks_agreed = Il numero delle prese è concordato, e solo il calcolo o l’inserimento era sbagliato?
question-side_with_more = Quale linea dice di aver vinto più prese di quelle registrate?
question-organiser_agrees = L’organizzatore è d’accordo con la correzione?
question-record_surely_wrong = Hai la certezza, oltre ogni ragionevole dubbio, che la registrazione è sbagliata?
weigh-cards_in_order = le carte giocate, nell’ordine in cui si trovano
weigh-what_players_say = che cosa dicono i giocatori del gioco
weigh-no_duty_to_increase = nessuno ha più diritto a un aumento
weigh-other_side_not_raised = il punteggio dell’altra linea resta com’è
weigh-what_side_knew = che cosa quella linea sapeva delle prese
weigh-beyond_reasonable_doubt = niente meno della certezza oltre ogni ragionevole dubbio
instruction-another_player_enters = Il risultato deve essere inserito dalla linea di { $seat }, o da { $seat } in un individuale.
instruction-opponent_confirms = Il risultato non è ancora ufficiale: va mostrato a un avversario di chi l’ha inserito, come { $seat }, che controlla e conferma.
instruction-sheets_awaited = L’incontro non è concordato prima che i due fogli ufficiali, con gli IMP, siano arrivati all’arbitro.
instruction-all_claimed_already = La linea aveva richiesto tutte le prese rimaste: nulla può tornarle.
instruction-score_corrected = Il punteggio del risultato concordato viene ricalcolato e inserito di nuovo.
effect-score_lowered =
    { $tricks ->
        [1] { $side } segnano come con una presa in meno; il punteggio dell’altra linea resta.
       *[other] { $side } segnano come con { $tricks } prese in meno; il punteggio dell’altra linea resta.
    }
why-no_late_correction = i regolamenti non lo prevedono

decision-79-own_concession_2007 = Il testo nomina solo l’articolo 69. Ciò che una linea ha concesso torna comunque secondo l’articolo 71.
decision-79-beyond_doubt_2017 = Il testo romeno dice solo «convinto». Si legge come oltre ogni ragionevole dubbio.
decision-79-late_disagreement = Il testo non vieta un aumento tardivo: solo non lo impone. L’arbitro decide, e può abbassare una linea senza alzare l’altra.
