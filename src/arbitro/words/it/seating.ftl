# Posti, sostituti, abbandoni, spettatori, board non conformi e score aperti: conseguenze secondo un regolamento.

problem-stanza-number = Non esiste il tempo { $found }; i tempi sono { $expected }.
problem-stanza-boards = Un tempo di { $found } board non sta nell’incontro; ne ha { $expected }.
problem-fixed-places = { $found } concorrenti hanno bisogno di un posto fisso; ce ne sono { $expected }.
problem-qualifying-sessions = { $found } sessioni eliminatorie non sono possibili; sono { $expected }.
problem-boards-replaced = Un giocatore non può essere stato sostituito per { $found } board; il numero è { $expected }.

# Posti sbagliati.

seating-one-stanza = Round robin, Swiss o Danese, incontro in un solo tempo con posti sbagliati: è annullato.
seating-replay-advised = L’incontro andrebbe ripetuto, perché è possibile; il punteggio vale solo se non si ripete.
seating-last-round = Ultimo round, e il punteggio basterebbe per una posizione di classifica: l’incontro va ripetuto.
seating-on-sheet = Gli score ufficiali indicavano i posti giusti: { $percent }% dei VP in palio, { $vp } VP a ciascuna squadra.
seating-fault = Le squadre sono in colpa: { $percent }% dei VP in palio, { $vp } VP a ciascuna squadra.
seating-no-fault = Gli score non indicavano i posti giusti e le squadre non sono in colpa: { $percent }% dei VP in palio, { $vp } VP a ciascuna squadra.
seating-stanza-void = Il tempo { $stanza }, giocato ai posti sbagliati, è annullato.
seating-stanza-stands = Il tempo { $stanza }, giocato ai posti sbagliati, vale.
seating-scale-scheduled = I victory point sono quelli dei board che si dovevano giocare: { $boards }.
seating-scale-played = I victory point sono quelli dei board che contano: { $boards }.
seating-not-on-sheet = Gli score non indicavano i posti giusti: nessuna penalità.
seating-penalty = Gli score indicavano i posti giusti: entrambe le squadre perdono { $part } del pareggio ({ $draw } VP), cioè { $vp } VP.
seating-knockout = Negli incontri a K.O. non esistono penalità per i posti sbagliati.
seating-later-stanza = Non era il primo tempo: i board vanno rigiocati.
seating-only-stanza = Era l’unico tempo: senza ripeterlo l’incontro non ha risultato.
seating-first-may-replay = Era il primo tempo: può essere ripetuto se non crea problemi organizzativi, altrimenti è annullato.
seating-first-void = Era il primo tempo e non può essere ripetuto: è annullato.
seating-extra-right_seats = Se l’incontro finisce in parità, i board di spareggio dipendono da quanti sono stati giocati ai posti giusti ({ $boards }): { $extra }.
seating-extra-scheduled = Se l’incontro finisce in parità, i board di spareggio dipendono da quanti erano previsti ({ $boards }): { $extra }.
seating-right = { $contestant } ha diritto a un posto fisso: il numero { $number }, in cambio con { $other }.
seating-granted = { $contestant } riceve un posto fisso: il numero { $number }, in cambio con { $other }.
check-seating = Le squadre siedono ai posti giusti nelle due sale.
check-direction = Le coppie siedono nella direzione giusta.
check-players = I giocatori si sono spostati correttamente.
check-boards = I board si sono spostati correttamente.
seating-answer =
    { $void ->
        [true]
            { $replay ->
                [must] Annullato; va ripetuto.
                [should] Annullato; andrebbe ripetuto.
                [may] Annullato; può essere ripetuto.
                [no] Annullato.
               *[open] Annullato; non si sa ancora se si ripete.
            }
       *[false] Il tempo vale.
    }
seating-award = A ciascuna squadra: { $amount }.
seating-penalty-each = Penalità per ciascuna squadra: { $amount }.
open-seating_remedy = Che cosa ne è dell’incontro? Il regolamento non lo dice.
open-seating_penalty = Quanto costano i posti sbagliati? Il regolamento non lo dice (90A).
open-seats_on_sheet = Gli score ufficiali indicavano i posti giusti?
open-teams_at_fault = Le squadre sono in colpa per altro motivo?
open-vps_at_stake = Quanti VP si dividono le squadre?
open-replay_possible = Si può ripetere senza problemi organizzativi?
open-award_secures_place = Il punteggio da solo basterebbe per una posizione di classifica?
open-fixed_place = La disabilità richiede un posto fisso?
weigh-replay_possible = se c’è il tempo di ripeterlo
weigh-place_needed = che cosa rende comodo il posto al giocatore

# Carte nella tasca sbagliata.

fouled-nobody = Nessuno ha le carte nella tasca sbagliata: nessuna penalità.
fouled-at-table = Ogni coppia che ha le carte nella tasca sbagliata perde { $percent }% di un top.
fouled-duplicating = È successo in fase di duplicazione: ogni coppia che ha le carte nella tasca sbagliata perde { $percent }% di un top.
fouled-answer = Penalità per { $sides }, ciascuna: { $amount }.
open-while_duplicating = È successo in fase di duplicazione (e non dopo il gioco)?
open-fouling_penalty = Quanto costano le carte fuori posto? Il regolamento non lo dice (90A).

# Uno score aperto prima del tempo.

sheet-law = Il regolamento non fissa un punteggio: l’arbitro sceglie fra ciò che il Codice offre.
sheet-called = La prima chiamata era stata fatta: l’arbitro procede come dice il Codice.
sheet-not-local = La gara non è locale: l’arbitro sceglie fra ciò che il Codice offre.
sheet-fixed = A livello locale sempre { $offenders }% alla coppia che ha aperto lo score e { $opponents }% agli avversari, qualunque sia la loro sessione.
sheet-answer = { $offenders }% ai colpevoli, { $opponents }% agli avversari.
sheet-answer-law = Nessun punteggio fisso.
sheet-points = Con un top di { $top }: { $offenders } e { $opponents } punti.
open-local_event = È una gara di circolo o comunque locale?

# Chi può assistere.

watch-bound = Spettatori e capitani rispettano i divieti dei giocatori: fumo, alcol, telefoni, dispositivi elettronici.
watch-director = L’arbitro stabilisce chi può assistere.
watch-not-named = Un capitano non indicato alla registrazione della squadra è uno spettatore.
watch-own-team = I componenti di una squadra non possono assistere al gioco dei propri compagni.
watch-open-room = In sala aperta può assistere.
watch-returning = Chi ha lasciato la sala chiusa vi rientra solo con il permesso dell’arbitro.
watch-event-allows = Il regolamento della gara ammette spettatori in sala chiusa.
watch-captain = Il capitano può assistere in sala chiusa se l’arbitro lo autorizza.
watch-closed-room = In sala chiusa gli spettatori sono ammessi solo con l’autorizzazione dell’arbitro.
open-watcher = Chi vuole assistere: uno spettatore, un componente di una squadra o un capitano non giocatore?
open-captain_registered = Il capitano era stato indicato alla registrazione della squadra?
open-room = In sala aperta o in sala chiusa?
open-director_permits = L’arbitro lo permette?
watch-answer =
    { $allowed ->
        [true] Può assistere.
        [false] Non può assistere.
       *[open] Non si sa ancora se può assistere.
    }

# Sostituti.

substitute-formation = La coppia o la squadra non rispetterebbe più i criteri della gara; nessun arbitro può permetterlo.
substitute-not-approved = L’arbitro non ha approvato la sostituzione.
substitute-emergency = L’arbitro può autorizzare una sostituzione necessaria al gioco, qualunque siano le condizioni.
substitute-other-event = Le condizioni riguardano gare individuali e a coppie di tipo Mitchell o Howell; nelle altre decide l’arbitro.
substitute-category = Il sostituto è di categoria superiore a quella del giocatore sostituito.
substitute-played-before = Il sostituto ha già giocato nella gara.
substitute-disqualified = Il giocatore e il sostituto sono squalificati.
substitute-disqualified-pair = Il giocatore, il sostituto e il compagno sono squalificati.
substitute-share-out = Sostituito per { $replaced } board su { $boards }, oltre il limite ({ $limit }%): il giocatore è eliminato.
substitute-share-in = Sostituito per { $replaced } board su { $boards }, entro il limite ({ $limit }%): il giocatore conserva il posto.
substitute-sessions-out = Sostituito per { $replaced } board, più di { $limit } × una sessione di { $boards }: il giocatore è eliminato.
substitute-sessions-in = Sostituito per { $replaced } board, non più di { $limit } × una sessione di { $boards }: il giocatore conserva il posto.
substitute-final-out = Giocati { $played } board eliminatori su { $boards }, meno di { $least }: il giocatore non è ammesso alla finale.
substitute-final-in = Giocati { $played } board eliminatori su { $boards }, almeno { $least }: bastano per la finale.
substitute-final-sessions = Per la finale contano solo le sessioni in cui il giocatore è stato sostituito.
substitute-too-many-sessions = Sostituito per { $replaced } board, più di { $limit } × una sessione di { $boards }, il massimo con { $qualifying } sessioni eliminatorie.
substitute-own-right = Il sostituto ha giocato { $played } board, in sessioni di { $boards }: può qualificarsi per diritto proprio.
substitute-inherits = Il sostituto ha giocato { $played } board su { $boards }, oltre il limite ({ $limit }%): acquista tutti i diritti del giocatore.
substitute-notice = L’arbitro lo comunica nel momento della sostituzione.
substitute-answer =
    { $allowed ->
        [true] La sostituzione è regolare.
        [false] La sostituzione non è permessa.
       *[open] Non si sa ancora se la sostituzione è regolare.
    }
substitute-original =
    { $standing ->
        [keeps_place] Il giocatore conserva il posto.
        [not_in_final] Il giocatore non è ammesso alla finale.
        [eliminated] Il giocatore è eliminato.
        [disqualified] Il giocatore è squalificato.
       *[open] Non si sa ancora che ne è del giocatore.
    }
substitute-substitute =
    { $standing ->
        [no_rights] Il sostituto non ha diritti propri.
        [qualifies] Il sostituto si qualifica per suo diritto.
        [inherits] Il sostituto acquista tutti i diritti del giocatore.
        [disqualified] Il sostituto è squalificato.
       *[open] Non si sa ancora che ne è del sostituto.
    }
substitute-partner = Il compagno è squalificato.
open-substitution_authorised = L’arbitro ha approvato la sostituzione?
open-substitution_emergency = Il gioco non poteva proseguire altrimenti?
open-substitution_penalty = Quanto costa la sostituzione? Il regolamento non lo dice (90A).
open-substitute_category = La categoria del sostituto è inferiore, uguale o superiore a quella del giocatore?
open-substitute_played_before = Il sostituto ha già giocato nella gara?
open-admit_to_final = Il giocatore può essere ammesso alla finale? Per una sola sessione eliminatoria non è scritto nulla.
weigh-how_long_replaced = per quanta parte della sessione è stato sostituito

# Abbandoni.

withdrawal-results-stand = I risultati ottenuti restano validi.
withdrawal-lost-boards = Board non giocati: { $percent }% a chi ha abbandonato.
withdrawal-opponents = Gli stessi board: { $percent }% agli avversari.
withdrawal-others-individual = Gli stessi board: { $percent }% a ciascuno degli altri tre al tavolo.
withdrawal-own-session = Non hanno colpa, e nei propri board hanno di più: { $percent }%.
withdrawal-replacement-open = L’arbitro può sostituire la coppia mancante.
withdrawal-replacement-session_prizes = L’arbitro può sostituire la coppia mancante; la nuova coppia concorre solo ai premi di sessione.
withdrawal-event-rule = Vale il regolamento speciale della gara.
withdrawal-as-it-fits = La gara non ha una regola: come nelle coppie, o come nelle squadre se si calcola come a squadre.
withdrawal-matches-stand = Gli incontri disputati restano validi.
withdrawal-last-place = La squadra che ha abbandonato è retrocessa in ultima posizione.
withdrawal-award-due = Le squadre che non l’hanno incontrata ricevono un punteggio.
withdrawal-drawn-without = I round successivi si sorteggiano senza la squadra che ha abbandonato.
withdrawal-share = Almeno { $vp } VP di quelli in palio.
withdrawal-own-average = Media negli altri incontri ({ $matches }), arrotondata: { $vp } VP.
withdrawal-others-average = Media di chi ha incontrato la squadra che ha abbandonato ({ $matches }), arrotondata: { $vp } VP.
withdrawal-provisional = Provvisorio: alla fine sale alla più favorevole di due medie.
withdrawal-imps-smallest = Per { $vp } VP la minima differenza che li dà: { $imps } IMP.
withdrawal-imps-mean = Per { $vp } VP la media, arrotondata per eccesso, delle differenze che li danno: { $imps } IMP.
withdrawal-pair = Per ogni board non giocato: { $withdrawn }% a chi ha abbandonato, { $others }% agli altri.
withdrawal-points = In punti: { $withdrawn } e { $others }.
withdrawal-between = I risultati restano validi; non si rettifica altro.
withdrawal-team =
    { $last ->
        [true] Gli incontri disputati restano validi; la squadra che ha abbandonato è ultima.
       *[false] Gli incontri disputati restano validi.
    }
withdrawal-award =
    { $imps ->
        [none] Per ogni incontro non disputato: { $vp } VP agli avversari.
       *[other] Per ogni incontro non disputato: { $vp } VP e { $imps } IMP agli avversari.
    }
open-withdrew_during_session = L’abbandono è avvenuto durante una sessione (e non fra due)?
open-event_has_rule = Il regolamento speciale della gara dice che cosa succede?
open-withdrawal_remedy = Che cosa segue dall’abbandono? Il regolamento non lo dice.

# Che cosa ne dice una decisione.

regulation-substitution-category =
    { $value ->
        [not_higher] un sostituto non può essere di categoria superiore a quella del giocatore sostituito
       *[any] un sostituto può essere di qualsiasi categoria
    }
regulation-substitution-not_played_before =
    { $value ->
        [true] un sostituto non deve aver già giocato nella gara
       *[false] un sostituto può aver già giocato nella gara
    }
