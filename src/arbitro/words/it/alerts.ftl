# Alert, pre-alert, cartellini licitativi e chiamate psichiche.

problem-meaning-form = «{ $found }» non dice che cosa mostra una chiamata; si scrive come { $expected }.
problem-unknown-pre-alert = L’organizzatore non ha indicato «{ $found }» fra ciò che va comunicato prima del gioco; ha indicato: { $expected }.
problem-psych-play-opening = Una giocata non può essere un’apertura.

alert-answer =
    { $alerted ->
        [true] { $call } di { $caller }: alert.
        [false] { $call } di { $caller }: nessun alert.
       *[open] { $call } di { $caller }: non si sa ancora se va allertata.
    }
alert-shown =
    { $when ->
        [tray] All’arrivo del carrello { $by } mostra il cartellino di alert a { $to }.
       *[at_once] { $by } mostra il cartellino di alert a { $to }.
    }
alert-stop-answer = { $caller } mostra prima il cartellino dello STOP; { $next } attende circa { $seconds } secondi.

alert-open = Il Codice lascia gli alert all’autorità, che non ha elencato nulla.
alert-told = La coppia dice che la chiamata va allertata.
alert-not-told = La coppia dice che la chiamata non va allertata.
alert-conventional = Le chiamate convenzionali vanno allertate.
alert-natural = Le chiamate non convenzionali non vanno allertate, a meno che abbiano un significato speciale.
alert-special = Ha un significato speciale, o si basa su un accordo speciale o vi conduce.
alert-swapped = Un surcontro dal significato invertito con quello del passo va allertato.
alert-not-forcing-response = Un cambio di colore a salto, o un’altra risposta di questo tipo, se non è forzante va allertato.
alert-not-forcing-new-suit = Un cambio di colore non forzante in risposta a uno a colore, da parte di chi non è passato di mano, va allertato.
alert-range-notrump = Un’apertura naturale di 1SA fuori da { $low }–{ $high } punti onori va allertata.
alert-range-jump-overcall = Un’interferenza a salto a colore che può avere più di { $high } punti onori va allertata.
alert-range-two-level = Un’apertura naturale a colore a livello di due che può avere meno di { $low } punti onori va allertata.
alert-exempt-double = Contro e surcontro non vanno allertati se non dicono la lunghezza di nessun colore.
alert-exempt-level = Dal livello { $level } in su le licite dopo il primo giro non vanno allertate.
alert-exempt-level-natural = Dal livello { $level } in su le licite non convenzionali non vanno allertate.
alert-exempt-notrump = Un’apertura di 1SA con { $low }–{ $high } punti onori e la volontà di giocare a Senz’Atout non va allertata.
alert-exempt-jump-overcall-most = Un’interferenza a salto a colore con al massimo { $high } punti onori non va allertata.
alert-exempt-two-level-least = Un’apertura naturale a livello di due con almeno { $low } punti onori non va allertata.
alert-in-doubt = Nel dubbio si allerta.
alert-one-side = Un alert da una sola parte del sipario non è di per sé un’infrazione.
alert-self-protection = Se la chiamata non è stata allertata, chi chiede un risarcimento deve tener conto che i giocatori devono anche proteggersi da soli.
alert-card-partner = Il compagno di chi ha chiamato mostra il cartellino al proprio avversario di destra.
alert-card-screens = Ciascuno dei due posa il cartellino sulla parte di carrello del proprio compagno di sipario, che lo restituisce.
alert-stop = Una licita a salto senza sipari: il cartellino dello STOP e una pausa di circa { $seconds } secondi.

open-alert_natural = La chiamata è naturale?
open-alert_special = La chiamata ha un significato speciale, o si basa su un accordo speciale o vi conduce?
open-alert_forcing = La chiamata è forzante?
open-alert_exempt_range = La forza che mostra è nella fascia che non va allertata?
open-alert_shows_length = Mostra o nega lunghezza in uno o più colori specifici?
open-alert_swapped_with_pass = Ha un significato invertito con quello del passo?
weigh-unusual_meaning = se il significato è insolito
weigh-agreement_between_partners = che cosa hanno concordato i compagni
weigh-opponents_could_expect = se gli avversari potevano aspettarselo

# Prima del gioco.

pre-alert-answer =
    { $result ->
        [owed] Prima del gioco si deve comunicare agli avversari:
        [none] Prima del gioco non si deve comunicare nulla.
       *[open] Non si sa ancora se prima del gioco si deve comunicare qualcosa.
    }
pre-alert-reversed-leads = Attacchi rovesciati.
pre-alert-other-leads = Attacchi non diritti, anche solo in poche situazioni.
pre-alert-reversed-count-leads = Attacchi iniziali in conto rovesciato.
pre-alert-light-openings = Aperture a livello di uno a partire da { $hcp } punti onori ({ $low }–{ $high }).
pre-alert-hum = Aperture a livello di uno a partire da { $hcp } punti onori, meno di { $low }: non è questione di pre-alert, ma di norme sui sistemi.
pre-alert-short-long = Un sistema base corto-lungo.
pre-alert-further = Indicato dall’organizzatore: { $item }.
pre-alert-none = Nulla di ciò che è nell’elenco.
pre-alert-given = È stato comunicato prima dell’inizio del gioco.
pre-alert-late = Non è stato comunicato prima dell’inizio del gioco: articoli 75 e 40.
open-pre_alert_leads = Quali attacchi usa la coppia?
open-pre_alert_openings_from = Con quanti punti onori almeno apre la coppia a livello di uno?
open-pre_alert_short_long = Il suo sistema base è corto-lungo?

cards-one-way = I cartellini vengono estratti sempre allo stesso modo.
cards-mixed = A volte viene estratto il singolo cartellino, a volte il pacchetto.
cards-mixed-admonition = A volte viene estratto il singolo cartellino, a volte il pacchetto: almeno una severa ammonizione; non è prova di slealtà.
open-mixed_cards = Che cosa segue dall’estrarre i cartellini ora in un modo, ora in un altro?

# Chiamate psichiche.

psych-answer =
    { $kind ->
        [not_psychic] Non è un’azione psichica.
        [agreed] { $permitted ->
            [true] Non psichica ma concordata: qui è ammessa.
            [open] Non psichica ma concordata: se è ammessa dipende dalla categoria della gara.
           *[false] Non psichica ma concordata: qui non è ammessa.
        }
        [expected] { $permitted ->
            [true] Il compagno può aspettarsela; è stata illustrata: ammessa.
            [false] Il compagno può aspettarsela; non è stata illustrata: non ammessa.
           *[open] Il compagno può aspettarsela: va illustrata.
        }
        [free] { $permitted ->
            [true] Un’azione psichica libera.
            [false] Un’azione psichica che qui è vietata.
           *[open] Un’azione psichica; non si sa ancora se è ammessa.
        }
       *[open] Non si sa ancora che cosa è.
    }
psych-not-gross = Non è una deviazione grossolana.
psych-not-deliberate = Non è stata deliberata.
psych-agreed = I compagni l’hanno concordata: non è più psichica.
psych-protected = Il sistema protegge da tali chiamate: è un accordo.
psych-record =
    { $earlier ->
        [one] Il registro della coppia ne contiene una simile.
       *[other] Il registro della coppia ne contiene { $earlier } simili.
    }
psych-first-time = Il registro della coppia non contiene nulla di simile.
psych-expected = Il compagno può aspettarsela più degli avversari: va sulla carta, fra ciò che può richiedere una difesa, con i dettagli sui fogli supplementari.
psych-brown-sticker = Le psichiche concordate, e le protezioni da esse, sono Brown Sticker.
psych-brown-sticker-admitted = Tali metodi sono ammessi in questa gara di categoria { $category }.
psych-brown-sticker-refused = Tali metodi non sono ammessi in questa gara di categoria { $category }.
psych-random = Un’apertura che può avere meno di { $limit } punti onori e di cui null’altro è definito è casuale, e quindi vietata.
psych-disclosed = Illustrata in modo soddisfacente, è ammessa in gare di ogni categoria.
psych-not-disclosed = Non è stata illustrata.
psych-local = Nelle gare locali è vietata ogni azione psichica: { $percent }% di un top, qualunque sia l’esito.
psych-club = Vale anche al circolo, a meno che abbia pubblicato un’altra regola.
psych-club-permits = Il circolo ha una regola propria.
psych-conventional-opening = In questa gara un’apertura convenzionale non può essere psichica.
psych-banned = In questa gara le azioni psichiche non sono ammesse.
psych-free = Una chiamata psichica che il compagno non può aspettarsi più degli avversari è libera, senza avviso.
psych-free-play = Lo stesso vale per una giocata psichica di un difensore: libera, senza avviso.
psych-redress = L’altra linea ne è stata danneggiata: si ristabilisce l’equità, nel dubbio a suo favore.
psych-no-damage = L’altra linea non ne è stata danneggiata: nessun risarcimento.
psych-doubt = Il dubbio sul danno si risolve a favore dell’altra linea.
open-psych_category = Di quale categoria è la gara?
open-psych_gross = È stata una deviazione grossolana di forza o di lunghezza?
open-psych_deliberate = È stata deliberata?
open-psych_explicit_agreement = I compagni avevano concordato che tali chiamate sono possibili?
open-psych_system_protects = Il sistema protegge da esse?
open-psych_partner_expects = Il compagno poteva aspettarsela più degli avversari?
open-psych_disclosed = Era sulla carta e, nei dettagli, sui fogli supplementari?
open-psych_conventional_opening = Era un’apertura convenzionale?
open-psych_damage = L’altra linea è stata danneggiata come diretta conseguenza?
weigh-strength_and_length = quanto forza e lunghezze erano lontane da ciò che era annunciato
weigh-slip_or_intention = se è stata una svista, una valutazione errata o voluta
weigh-direct_consequence = se il danno ne è la diretta conseguenza
weigh-result_without_departure = il risultato senza la deviazione
