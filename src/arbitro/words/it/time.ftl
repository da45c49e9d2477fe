# Tempi, ritardi, gioco lento, forfait, registrazioni: conseguenze secondo un regolamento.

consequence-ground = { $says } ({ $source })
cited-open = l’articolo { $clause } lascia libera la scelta
cited-clause = articolo { $clause }
amount-top = { $number }% di un top
amount-vp = { $number } VP
amount-imps = { $number } IMP

problem-minutes-range = { $found } minuti non sono possibili; scrivere { $expected }.
problem-bad-minutes = «{ $found }» non è un tempo; scrivere i minuti come { $expected }.
problem-round-number = Il numero { $found } non c’è; il primo è 1: { $expected }.
problem-count-range = { $found } non è un numero di volte; scrivere { $expected }.
problem-tolerance-range = Una tolleranza di { $found } min non si può concedere; è { $expected } min.
problem-boards-removed = Dei board tolti non possono avere un risultato { $found }; il numero è { $expected }.
problem-team-meets-itself = { $found } non può giocare contro di sé.

# Tempo disponibile.

time-board = { $boards } × { $each } min a board: { $minutes } min.
time-screens = Con i sipari { $more } min in più per board: { $minutes } min.
time-rounded = Ai { $step } min più vicini: { $minutes } min.
time-tolerance = Con al massimo { $tolerance } min di tolleranza: { $minutes } min.
time-answer =
    { $tolerance ->
        [none] Tempo: { $minutes } min.
       *[other] Tempo: { $minutes } min; fine al più tardi dopo { $limit } min.
    }

# Chi può modificare una penalità.

amend-open = Il regolamento non dice chi può modificare una penalità legata al tempo.
amend-in-charge = Può modificarla solo l’arbitro responsabile, e solo per una forza maggiore seria e provata.
amend-not-in-charge = Questo arbitro non è il responsabile.
amend-no-force-majeure = Non c’è una forza maggiore seria e provata.
amend-final = La sua decisione è definitiva; l’organo d’appello può solo raccomandargli di riesaminarla.
amend-answer =
    { $allowed ->
        [true] La penalità si può modificare.
        [false] La penalità non si può modificare.
       *[open] Non si sa ancora se la penalità si può modificare.
    }
open-director_in_charge = È l’arbitro responsabile?
open-force_majeure = Si è trattato di forza maggiore?
weigh-proven = se la causa è stata provata

# Ritardi.

late-early = Una coppia con convenzioni Brown Sticker deve essere presente { $early } min prima dell’inizio; il ritardo si conta da allora.
late-individual = Nell’individuale valgono le norme per le coppie, per il solo giocatore in ritardo.
late-in-time = Nessuno è in ritardo.
late-team-vp = Ritardo di { $late } min: { $begun } min iniziati × { $each } VP = { $total } VP.
late-team-imps = Ritardo di { $late } min: { $begun } min iniziati × { $each } IMP = { $total } IMP.
late-forfeit = Dopo { $limit } min l’incontro può essere perso per forfait, più tardi nel primo incontro o tempo di alcune gare; fino ad allora la penalità cresce.
late-warning = Ritardo di { $late } min al primo round, non oltre { $limit }: ammonizione.
late-sanctioned = C’è già stata un’ammonizione o una penalità: la penalità si applica dal primo minuto.
late-beyond-warning = Ritardo di { $late } min al primo round, oltre il limite di { $limit } min entro il quale c’è solo l’ammonizione.
late-excess = Conta solo la parte che li supera: { $counted } min.
late-pair = { $units } × { $each }% di un top, per ogni { $step } min o parte di essi in { $counted } min: { $total }%.
late-again = Di nuovo in ritardo a un round successivo al primo: { $total }% di un top (ritardi precedenti: { $before }).
late-later-round = In ritardo a un round successivo al primo, per la prima volta: ammonizione.
open-sanctioned_before = C’è già stata un’ammonizione o una penalità, per questa o per altra ragione disciplinare?
open-late_before = Quante volte la coppia è già stata in ritardo a un round successivo al primo?
open-late_penalty = Quanto costa il ritardo? Il regolamento non lo dice (90A).

# Gioco lento.

slow-in-time = Non c’è stato ritardo.
slow-clock-tolerance = Si conta dalla fine della tolleranza concessa ({ $granted } min): dal minuto { $end } in poi.
slow-clock-time = Si conta dalla fine del tempo stesso, qualunque tolleranza sia stata concessa ({ $granted } min): dal minuto { $end } in poi.
slow-minutes-vp = { $late } min oltre il termine: { $begun } min iniziati × { $each } VP = { $total } VP, per le due squadre insieme.
slow-minutes-imps = { $late } min oltre il termine: { $begun } min iniziati × { $each } IMP = { $total } IMP, per le due squadre insieme.
slow-no-imps = Per il gioco lento in un incontro in IMP non è prevista una penalità fissa.
slow-boards-removed = Board tolti senza un risultato nell’altra sala: { $boards } × { $each } VP = { $total } VP, per le due squadre insieme.
slow-board-compared = Board con un risultato nell’altra sala: { $boards }. Si giocano, appena è possibile; altrimenti ricevono un punteggio arbitrale che tiene conto di quel risultato e delle responsabilità.
slow-scale-scheduled = I victory point sono quelli del numero di board previsto.
slow-scale-played = I victory point sono quelli del numero di board giocato.
slow-shared =
    { $unit ->
        [vp] Secondo le responsabilità: { $first } VP alla prima squadra, { $second } VP alla seconda.
       *[imps] Secondo le responsabilità: { $first } IMP alla prima squadra, { $second } IMP alla seconda.
    }
slow-warning-no-matter = Il mancato avviso non cambia nulla.
slow-not-warned = Senza avviso non c’è penalità.
slow-pair-discretion = L’arbitro può penalizzare una coppia lenta, o entrambe in misura diversa, per ogni board che disturba il movimento.
slow-pair-proposed = L’importo non è fissato; proposta per ogni coppia responsabile: { $boards } × { $each }% di un top = { $total }%.
slow-pair-amounts = Gli importi dell’arbitro per { $boards } × un board: { $first }% e { $second }% di un top.
slow-pair-board-removed = Board tolti: { $boards }. Ricevono un punteggio arbitrale (articolo 12).
slow-pair-artificial = Su ciascuno { $first }% alla prima coppia e { $second }% alla seconda; chi è colpevole solo in parte riceve la media.
slow-pair-scores = Board tolti: { $boards }. Su ciascuno { $first }% alla prima coppia e { $second }% alla seconda.
open-slow_warned = C’è stato un avviso prima dello scadere del tempo?
open-slow_share = Quale parte della responsabilità è della prima squadra (da 0 a 1)?
open-slow_match_penalty = Quanto costa il ritardo? Il regolamento non lo dice (90A).
open-slow_board_removed = Quanto costa un board tolto? Il regolamento non lo dice (90A).
open-slow_pair_penalty = C’è una penalità, e di quanto per ciascuna coppia?
open-slow_pair_at_fault = Quale coppia è stata lenta: la prima, la seconda o entrambe?
weigh-who_lost_time = chi ha perso tempo, nella licitazione e nel gioco
weigh-each_board = board per board, e se una parte ha cercato di recuperare

# Forfait.

forfeit-minutes = L’incontro è perso { $limit } min dopo l’inizio ufficiale.
forfeit-first = Nel primo incontro o tempo: { $percent }% di { $limit } min, cioè { $part } min dopo l’inizio ufficiale.
forfeit-at-least = Non prima di { $least } min in un K.O.
forfeit-not-yet = Sono trascorsi { $late } di { $limit } min: non ancora perso. Le penalità per il ritardo continuano.
forfeit-lost = Sono trascorsi { $late } min, il limite di { $limit } è raggiunto: la squadra assente ha perso l’incontro.
forfeit-knockout = Sono trascorsi { $late } min, il limite di { $limit } è raggiunto: la squadra assente è eliminata, l’altra passa.
forfeit-as-withdrawal = Una coppia o un giocatore che non si presenta è trattato come chi abbandona, salvo il regolamento della gara.
forfeit-share = Almeno { $vp } VP di quelli in palio.
forfeit-own-average = Media negli altri incontri ({ $matches }), arrotondata: { $vp } VP.
forfeit-others-average = Media di chi ha incontrato la squadra assente ({ $matches }), arrotondata: { $vp } VP.
forfeit-imps-smallest = Per { $vp } VP la minima differenza che li dà: { $imps } IMP.
forfeit-imps-mean = Per { $vp } VP la media, arrotondata per eccesso, delle differenze che li danno: { $imps } IMP.
forfeit-loser = La squadra assente: { $vp } VP e { $vp } IMP.
forfeit-provisional = Le medie possono ancora cambiare: definitivo a gara finita.
forfeit-last-place = È l’ultimo round, e i suoi punti potrebbero ancora bastarle per una posizione: è messa all’ultimo posto.
forfeit-answer =
    { $lost ->
        [true] Forfait.
        [false] Non è forfait.
       *[open] Non si sa ancora se è forfait.
    }
forfeit-award =
    { $imps ->
        [none] Punteggio: { $vp } VP; alla squadra assente { $loser } VP.
       *[other] Punteggio: { $vp } VP e { $imps } IMP; alla squadra assente { $loser } VP.
    }
forfeit-shares = Su ogni board non giocato: { $absent }% a chi è assente, { $others }% agli avversari.
open-has_forfeited = L’incontro è perso? Il regolamento non dice dopo quanti minuti.
open-match_boards = Quanti board ha l’incontro o il tempo?
open-match_number = Quale incontro della squadra è (1 è il primo)?
open-stanza_number = Quale tempo dell’incontro deve cominciare (1 è il primo)?
open-points_enough = I punti della squadra assente basterebbero ancora per qualche posizione?

# Registrazioni.

record-open = Il regolamento non dice chi trascrive le mani.
record-writer-pairs = Scrive un componente della linea stazionaria; se nessuna resta ferma, uno di Nord-Sud. Tutte e quattro le mani; gli avversari controllano.
record-writer-teams = Scrive un componente di Nord-Sud. Tutte e quattro le mani; gli avversari controllano.
record-writer-individual = Scrive Est se della linea stazionaria, altrimenti Nord. Tutte e quattro le mani; gli avversari controllano.
record-result-open = Il regolamento non dice chi registra il risultato.
record-result-paper = Su carta il risultato è scritto dalla linea stazionaria, altrimenti da Nord-Sud; nell’individuale da Est se della linea stazionaria, altrimenti da Nord; a squadre da Nord-Sud in entrambe le sale.
record-result-device = Con apparecchi elettronici il risultato è inserito da Nord-Sud; un avversario, con i sipari il compagno di sipario, controlla e conferma.
record-most-hands = Mani trascritte male o in parte: al massimo { $most }% di un top a entrambe le coppie, se l’organizzatore lo ha disposto.
record-most-lead = Attacco trascritto male o in parte: al massimo { $most }% di un top alla coppia che registra il risultato, se l’organizzatore lo ha disposto.
record-not-ordered = L’organizzatore non ha disposto una penalità.
record-no-penalty = Non è prevista alcuna penalità.
record-penalty = Entità stabilita dall’arbitro: { $percent }% di un top.
record-answer = Scrive: { $writers }. Controlla: { $checkers }.
open-record_writer = Chi trascrive le mani?
open-result_writer = Chi registra il risultato?
open-record_penalty_ordered = L’organizzatore ha disposto una penalità per le trascrizioni errate?
open-record_penalty = Quanto, entro il limite?

# Risposte di `arbitro penalty`.

penalty-none = Nessuna penalità.
penalty-open = Decide l’arbitro.
penalty-warning =
    { $whom ->
        [player] Ammonizione al giocatore.
       *[pair] Ammonizione alla coppia.
    }
penalty-amount =
    { $whom ->
        [team] Penalità alla squadra: { $amount }.
        [player] Penalità al giocatore: { $amount }.
        [pairs] Penalità a entrambe le coppie, ciascuna: { $amount }.
       *[pair] Penalità alla coppia: { $amount }.
    }
penalty-points = Con un top di { $top }: { $points } punti.
penalty-total = Penalità complessiva: { $amount }.
penalty-each = Prima linea: { $first }. Seconda linea: { $second }.
penalty-each-proposed = Proposta: prima linea { $first }, seconda linea { $second }.
penalty-after = Dopo la penalità: { $first } – { $second } VP.
penalty-adjusted = Board che ricevono un punteggio arbitrale: { $boards }.
director-decided = L’arbitro ha deciso: { $decided }
problem-nothing-to-decide = Qui il regolamento non lascia nulla all’arbitro: «{ $found }» non si può dire.
penalty-ask = Da chiarire: { $question }
