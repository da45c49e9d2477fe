# Articolo 12: punteggi arbitrali.

event-looked_at_again = Alla fine del gioco: ciò che una decisione precedente ha lasciato aperto
field-clause = Comma
field-question = Che cosa era rimasto aperto
field-about = Riguardo a
event-adjusted_score = Va assegnato un punteggio arbitrale
field-method = Metodo di calcolo del board
option-method-matchpoints = Matchpoint
option-method-butler = IMP rispetto a una media (Butler)
option-method-cross_imps = IMP contro ogni altro tavolo
option-method-team_imps = IMP fra due squadre
option-method-knockout = IMP in un incontro a eliminazione diretta
option-method-board_a_match = Board-a-match
field-ns_session = Altri board della sessione di Nord-Sud (percentuale, o IMP per board)
field-ew_session = Altri board della sessione di Est-Ovest (percentuale, o IMP per board)
field-ns_percent = Percentuale di Nord-Sud stabilita dall’arbitro
field-ew_percent = Percentuale di Est-Ovest stabilita dall’arbitro
field-ns_nth = Quale dei board senza risultato di Nord-Sud
field-ew_nth = Quale dei board senza risultato di Est-Ovest
field-offending = Linea colpevole
field-table = Risultato al tavolo
field-other_scores = Punteggi di Nord-Sud agli altri tavoli

question-ground = Perché va assegnato un punteggio arbitrale?
option-ground-law = Un articolo dà il potere di modificarlo
option-ground-no_indemnity = Il Codice non prevede indennizzi per questo tipo di infrazione
option-ground-no_normal_play = Nessuna rettifica permette di giocare normalmente il board
option-ground-wrong_rectification = Un’irregolarità è stata rettificata in modo errato
option-ground-severity = La rettifica sembra troppo severa, o troppo vantaggiosa
question-application = L’arbitro agisce di propria iniziativa o su istanza di un giocatore?
option-application-director = Di propria iniziativa
option-application-in_time = Su istanza presentata nei termini
option-application-late = Su istanza presentata troppo tardi
question-assignable = È possibile assegnare un risultato?
weigh-how_far_play_went = un risultato è stato ottenuto, o si può ricostruire da quanto chiamato e giocato
weigh-many_or_unclear_outcomes = se gli esiti possibili sono troppo numerosi o poco chiari
question-score_given_by = Chi attribuisce il punteggio?
option-score_given_by-director = L’arbitro
option-score_given_by-committee = Un comitato d’appello
question-varied_for_equity = Il punteggio assegnato viene modificato per ottenere l’equità?
weigh-equity_between_sides = che cosa sarebbe equo per entrambe le linee, invece del risultato migliore fra i probabili e del peggiore fra i possibili
question-sides_differ = Le due linee ricevono esiti diversi?
question-outcomes =
    { $about ->
        [Nord-Sud] Che cosa sarebbe potuto succedere senza l’irregolarità, per il punteggio di Nord-Sud?
        [Est-Ovest] Che cosa sarebbe potuto succedere senza l’irregolarità, per il punteggio di Est-Ovest?
       *[other] Che cosa sarebbe potuto succedere senza l’irregolarità?
    }
question-legally_reachable = { $about } si poteva raggiungere con mezzi legali?
weigh-no_use_of_infraction = un esito che si fonda sull’infrazione stessa, o su informazioni non autorizzate, resta escluso
question-likelihood = Quanto era probabile { $about } senza l’irregolarità?
option-likelihood-likely = Ragionevolmente probabile
option-likelihood-at_all_probable = Non probabile, ma con qualche probabilità
question-weights = Quali sono i pesi degli esiti, nel loro ordine?
question-error_class = Che cosa hanno fatto { $about } che ha contribuito al loro danno?
option-error_class-none = Nulla
option-error_class-ordinary = Un errore che fa parte del gioco
option-error_class-serious = Un serio errore
option-error_class-extremely_serious = Un errore estremamente serio
option-error_class-wild_or_gambling = Un’azione selvaggia o azzardosa
option-error_class-gambling_double_shot = Un azzardo che, se falliva, si poteva sperare di farsi risarcire
question-related_to_infraction = L’errore di { $about } deriva dall’infrazione?
weigh-error_without_infraction = se lo stesso errore si sarebbe potuto commettere senza l’infrazione
question-action_subsequent = L’azione di { $about } è stata susseguente all’irregolarità?
question-result_without_error = Quale sarebbe stato il risultato senza l’errore di { $about }?
question-at_fault = In che misura { $about } sono in colpa?
option-at_fault-none = In nessun modo
option-at_fault-part = In parte
option-at_fault-direct = Direttamente
question-own_choice = Una scelta di { $about } ha contribuito alla perdita del board?

why-session_within_figure = la sessione finora non va oltre la cifra di sopra o sotto media
why-no_shortfall = la linea innocente non ha meno di quanto potesse aspettarsi
why-weights_in_force = il regolamento si attiene alla probabilità degli esiti
instruction-mean_of_both_scores = Quando entrambi i punteggi saranno noti in IMP, le due squadre ne ricevono la media.

effect-score_awarded = { $side }: { $what }.
awarded-outcomes = punteggio assegnato { $outcomes } (punti di Nord-Sud)
awarded-self-inflicted = meno i punti fra { $after } e { $got }, danno che la linea si è auto inflitta
awarded-percent = { $percent }%
awarded-imps = { $imps } IMP
awarded-own-session =
    { $award ->
        [plus] o la media dei loro altri board della sessione, se migliore
       *[minus] o la media dei loro altri board della sessione, se peggiore
    }
penalty-percent = Vale { $percent }% di un top.

decision-12-no_legal_outcome = Se nessuno dei risultati indicati poteva essere raggiunto legalmente, nulla si può assegnare: il punteggio è artificiale.
decision-12-self_inflicted_in_points = La parte di danno che la linea si è procurata da sola si conta in punti: il punteggio atteso, meno quello senza l’errore, più quello ottenuto al tavolo.
decision-12-damage_in_points = Una linea che non poteva aspettarsi più di quanto ha ottenuto non è stata danneggiata. Si giudica su ogni risultato indicato o, se si possono contare, in punti.
decision-12-self_inflicted_1997 = Il testo non dice nulla del danno auto inflitto: fa parte del giudizio su ciò che era probabile.
decision-12-one_likely_outcome = Un risultato unico è probabile; di più risultati, almeno uno lo è.
