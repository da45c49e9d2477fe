# Normativa sui sistemi: che cosa sono i metodi di una coppia, dove sono ammessi, che cosa si deve consegnare.

problem-agreement-no-meaning = L’accordo { $found } non dice nulla sulla mano; indicare almeno un significato.
problem-agreement-no-call = A questo accordo («{ $found-context }») serve la chiamata.
problem-agreement-call = La chiamata { $found-call } non va bene qui: «{ $expected-context }».
problem-agreement-after = Per «{ $found-context }» serve la licita di apertura che precede; indicarla, come in after = { $expected }.
problem-agreement-after-unused = «after» dice su quale apertura si interviene o si risponde; toglierlo da «{ $found-context }».
problem-agreement-twice = { $found } è descritto due volte per la stessa situazione.
problem-policy-event = Il regolamento non conosce la gara «{ $found }». Scegliere fra { $expected }.
problem-policy-category = La gara non è di categoria { $found }: { $expected }.
problem-system-varies = Il sistema dice due volte, o per niente, con che cosa cambia il metodo di base: «{ $found }».
problem-meaning-range = { $found } è un intervallo vuoto.
problem-meaning-cards = Le lunghezze non formano una mano: almeno { $found } carte su { $expected }.
problem-meaning-some = Tra i colori «{ $found }» non se ne possono scegliere { $expected }.
problem-meaning-two-suits = Una bicolore ha due colori; «{ $found }» non basta.
problem-no-systems = Nessun sistema è descritto.

systems-title = { $pair }: metodi secondo { $pack }
systems-system = { $name }: { $colour }
systems-colour-green = verde (naturale)
systems-colour-blue = blu (fiori o quadri forte)
systems-colour-red = rosso (artificiale)
systems-colour-yellow = giallo (HUM)
systems-colours-open = { $colours }, secondo le risposte qui sotto
systems-feature = { $holds ->
    [yes] { $about }: { $feature }
    [no] { $about }: non { $feature }
   *[open] { $about }: forse { $feature }
   } [{ $article }]
systems-feature-hum_a = HUM (a), un passo che promette un’apertura
systems-feature-hum_b = HUM (b), un’apertura che può essere più debole di un passo
systems-feature-hum_c = HUM (c), un’apertura di un re o più sotto la media
systems-feature-hum_d = HUM (d), un’apertura che mostra lunghezza o corta
systems-feature-hum_e = HUM (e), un’apertura che mostra un colore o un altro
systems-feature-bs_a = Brown Sticker (a), un’apertura debole senza un colore conosciuto
systems-feature-bs_b = Brown Sticker (b), un’interferenza senza un colore conosciuto
systems-feature-bs_c = Brown Sticker (c), una bicolore debole con un colore corto
systems-feature-bs_d = Brown Sticker (d), una psichica di sistema
systems-feature-encrypted = una segnalazione criptata
systems-feature-random = un’apertura casuale
systems-feature-strong_base = un sistema a base fiori o quadri forte
systems-feature-artificial_system = un sistema artificiale
systems-feature-artificial_opening = un’apertura artificiale a livello di uno
systems-feature-method_varies = un metodo di base che varia
systems-feature-contested_convention = una convenzione debole o a più significati in una licitazione competitiva
systems-exception = { $applied ->
    [yes] eccezione applicata
    [no] eccezione che non si applica
   *[open] eccezione da decidere
   }: { $exception }
systems-exception-strong_base = uno in un minore in un sistema a base fiori o quadri forte
systems-exception-short_club = il fiori corto naturale
systems-exception-known_if_weak = un colore conosciuto quando è debole
systems-exception-weak_two = due in un minore con una sottoapertura in un maggiore
systems-exception-defence = una difesa contro un’apertura forte o convenzionale
systems-exception-natural_notrump = l’interferenza naturale di 1SA
systems-exception-strong_cue_bid = una cue-bid che mostra una mano forte
systems-exception-stopper_cue_bid = una cue-bid a salto che chiede il fermo
systems-exception-booklet = la sezione principale del libretto WBF delle convenzioni

systems-why-pass_not_described = il passo in posizione di apertura non è descritto: si intende ordinario
systems-why-pass_promises = un tipo di passo ha almeno { $hcp } punti onori
systems-why-weaker_than_pass = può avere { $hcp } punti, un passo ne ha almeno { $passed }
systems-why-king_below_average = può avere { $hcp } punti; { $limit } o meno sono un re sotto la media
systems-why-length_or_shortage = mostra lunghezza a { $suit } o corta a { $other }
systems-why-either_suit = mostra lunghezza in uno tra { $suits }, e nessun colore è in tutti i suoi significati
systems-why-short_club = 1♣ in un sistema naturale, non forzante, mai vuoto, è naturale
systems-why-not_a_minor = { $call } non è uno in un minore
systems-why-strong_base = il sistema è a base { $base ->
    [strong_club] fiori forte
   *[strong_diamond] quadri forte
   }
systems-why-base_not_strong = l’apertura di { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } non è mai forte
systems-why-base_not_always_strong = l’apertura di { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } non è sempre forte
systems-why-base_not_described = l’apertura di { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } non è descritta
systems-why-always_strong = l’apertura di { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } è sempre forte
systems-why-declared_artificial = la coppia stessa lo dice artificiale ({ $base })
systems-why-no_weak_hand = nessuna mano debole: almeno { $hcp } punti
systems-why-known_suit = promette { $suits }
systems-why-may_be_weak = può avere { $hcp } punti
systems-why-no_known_suit = non promette abbastanza carte in un colore conosciuto
systems-why-known_if_weak = { $suit } quando è debole, almeno { $hcp } punti quando { $suit } non è mostrato
systems-why-not_strong_enough = { $suits } è conosciuto quando è debole, ma un altro significato ha { $hcp } punti e ne servono { $limit }
systems-why-weak_two_in_a_major = ogni mano debole è una sottoapertura in un maggiore
systems-why-weak_two_and_booklet = ogni mano debole è una sottoapertura in un maggiore, se i tipi forti sono quelli del libretto WBF
systems-why-weak_two_and_usual_types = ogni mano debole è una sottoapertura in un maggiore, e le mani forti sono dei tipi consueti
systems-why-strong_type_not_in_booklet = i tipi forti non sono quelli del libretto WBF
systems-why-not_two_of_a_minor = { $call } non è due in un minore
systems-why-other_weak_hand = non ogni mano debole è una sottoapertura in un maggiore
systems-why-option_not_strong = un’altra opzione ha { $hcp } punti e ne servono { $limit }
systems-why-natural_notrump = è naturale
systems-why-notrump_not_natural = questo 1SA non è naturale
systems-why-strong_cue_bid = ha almeno { $hcp } punti
systems-why-cue_bid_not_strong = può avere { $hcp } punti e ne servono { $limit }
systems-why-stopper_asked = il compagno licita 3SA con il fermo nel colore avversario
systems-why-cue_bid_not_a_jump = non è a salto
systems-why-thin_two_suiter = { $suit } può avere { $cards } carte e ne servono { $limit }
systems-why-any_hand = il compagno si aspetta un’apertura con qualunque mano
systems-why-psychic = { $how ->
    [protected] il sistema protegge da una psichica
   *[required] il sistema richiede una psichica
   }
systems-why-defence = le difese contro aperture forti o convenzionali, Brown Sticker o HUM non sono limitate
systems-why-key_hidden = solo i difensori hanno la chiave
systems-why-key_open = anche il dichiarante ha la chiave
systems-why-random = può avere { $hcp } punti, meno di { $limit }, e nient’altro è indicato
systems-why-not_natural = non è naturale
systems-why-not_said_natural = nessuno ha detto se è naturale
systems-why-varies_with = varia secondo { $what }
systems-why-meaning_varies = il significato varia secondo posizione o vulnerabilità
systems-why-strength_varies = solo la forza varia secondo posizione o vulnerabilità
systems-why-weak_convention = convenzionale, e può essere debole
systems-why-multi_convention = convenzionale, con più significati
systems-why-in_booklet = vi è descritta
systems-why-not_in_booklet = non vi è descritta
systems-why-colour_admitted = { $colour } è ammesso
systems-why-colour_refused = { $colour } non è ammesso
systems-why-colour_open = l’ammissione dipende dal colore: { $colour }
systems-why-brown_sticker_admitted = qui le Brown Sticker sono ammesse, con i loro obblighi
systems-why-brown_sticker_refused = qui le Brown Sticker non sono ammesse
systems-why-brown_sticker_open = non ammessa se è una Brown Sticker
systems-why-random_admitted = qui le aperture casuali sono ammesse
systems-why-random_refused = le aperture casuali non sono ammesse
systems-why-encrypted_admitted = qui le segnalazioni criptate sono ammesse
systems-why-encrypted_refused = le segnalazioni criptate non sono ammesse
systems-why-number_free = sistemi: { $number }, e non c’è limite
systems-why-number_admitted = sistemi: { $number } su { $most } al massimo
systems-why-number_refused = sistemi: { $number }, ma { $most } al massimo; da togliere: { $over }
systems-why-same_system = i due compagni giocano lo stesso sistema
systems-why-club_may_rule = per i propri tornei un circolo può darsi regole diverse; senza, valgono quelle della categoria { $category }
systems-why-club_own_rules = valgono le regole del circolo
systems-why-different_systems = i due compagni non giocano lo stesso sistema
systems-why-different_systems_free = i due compagni possono giocare sistemi diversi
systems-why-not_handed_in = non consegnato
systems-why-handed_in_late = consegnato in ritardo
systems-why-too_few_copies = copie: { $found } invece di { $copies }
systems-why-late_from_earlier_time =
    { $minutes ->
        [one] il ritardo decorre da { $minutes } minuto prima dell’inizio
       *[other] il ritardo decorre da { $minutes } minuti prima dell’inizio
    }
systems-why-red_ban = l’arbitro responsabile può vietare il sistema, in tutto o in parte
systems-why-sanction_discretionary = la penalità è a scelta dell’arbitro, oltre a un punteggio arbitrale
systems-why-damage_presumed = forte presunzione che gli avversari siano stati danneggiati, perché non potevano prepararsi
systems-why-damage_not_presumed = nessuna presunzione di danno
systems-why-damage_open = se il danno è presunto dipende dal contratto mancato
systems-why-list_openings = le aperture artificiali vi sono elencate
systems-why-list_responses = le risposte deboli e convenzionali alle aperture naturali vi sono elencate
systems-why-list_overcalls = le interferenze convenzionali sulle aperture naturali di uno a colore vi sono elencate
systems-why-two_suiters_in_detail = le bicolori vanno spiegate in dettaglio
systems-why-colour_marked = è segnato { $marked }, ma il sistema è { $colour }
systems-why-point_number = punto { $number }
systems-why-empty_fields = campi vuoti: { $number }

systems-questions = Domande a cui rispondere:
systems-question-pass_promises_opening = Il passo ({ $about }) promette ciò che in genere si considera adatto a un’apertura di uno?
systems-question-strong_base = Il sistema è ancora a base forte, benché { $about } non sia sempre forte?
systems-question-base_always_strong = L’apertura di { $about } è sempre forte?
systems-question-natural = { $about } è naturale?
systems-question-method_varies = La diversa forza di { $about } ne fa un altro metodo di base?
systems-question-in_booklet = { $about } è nella sezione principale del libretto WBF delle convenzioni del 1994?
systems-question-strong_type_in_booklet = Le mani forti di { $about } sono tipi del libretto WBF delle convenzioni?
systems-question-best_contract_missed = Gli avversari hanno mancato il loro miglior contratto dopo { $about }?
systems-question-penalise = La coppia merita una penalità procedurale per { $about }?
systems-weigh-accepted_values = con che cosa i giocatori di questa gara aprono a livello di uno
systems-weigh-not_always_strong = quanto spesso l’apertura è forte, e su che cosa poggia il resto del sistema
systems-weigh-strength_alone = se è un’apertura più leggera o un altro sistema
systems-weigh-how_much_hidden = quanto gli avversari potevano sapere da carta e fogli
systems-weigh-repeated = se la coppia era già stata avvertita

systems-event = Categoria { $category }, { $form ->
    [pairs] coppie
   *[teams] squadre
   }: { $admissible ->
    [yes] ammissibile
    [no] non ammissibile
   *[open] da decidere
   }
systems-ground = { $about ->
    [none] { $why }
   *[other] { $about }: { $why }
   } [{ $article }]
systems-duty = { $who ->
    [opponents] gli avversari possono portare: { $document }
   *[pair] { $owing ->
        [must] la coppia deve consegnare: { $document }
       *[should] la coppia è incoraggiata a consegnare: { $document }
       }
   } ({ $about }), { $moment }{ $copies ->
    [1] {""}
   *[other] , in { $copies } copie
   } [{ $article }]
systems-seated =
    { $minutes ->
        [one] la coppia deve essere seduta { $minutes } minuto prima dell’inizio
       *[other] la coppia deve essere seduta { $minutes } minuti prima dell’inizio
    } [{ $article }]
systems-document-convention_card = carta delle convenzioni
systems-document-supplementary_sheets = fogli supplementari
systems-document-complete_system = sistema completo
systems-document-brown_sticker_form = modulo Brown Sticker
systems-document-written_defence = difesa scritta
systems-document-seated_early = presenza anticipata al tavolo
systems-moment-before_event = prima della gara
systems-moment-before_session = prima della sessione
systems-moment-before_match = prima dell’incontro
systems-moment-at_table = al tavolo
systems-moment-later = più tardi
systems-breach = { $document } ({ $about }): { $why }
systems-sanction = penalità possibile: da { $least } { $unit ->
    [top] di un top
    [matchpoints] matchpoint
   *[vp] VP
   }{ $ban ->
    [yes] {" "}fino al divieto del sistema
   *[no] {""}
   }{ $ratified ->
    [no] ; la gara può non essere omologata
   *[yes] {""}
   } [{ $article }]
systems-card = Carta: { $fault } [{ $article }]
systems-form = Modulo: { $fault } [{ $article }]
systems-fault-colour_not_marked = il colore del sistema non è segnato
systems-fault-colour_wrong = è segnato il colore sbagliato
systems-fault-not_an_agreement = { $about } è elencato ma non descritto
systems-fault-not_listed = { $about } non è elencato nella parte destra del frontespizio
systems-fault-not_explained = { $about } è elencato ma non è spiegato da nessuna parte
systems-fault-points_not_numbered = i punti dei fogli non sono numerati in ordine ({ $about })
systems-fault-point_empty = il punto { $about } dei fogli è vuoto
systems-fault-point_missing = ai fogli manca il punto che spiega { $about }
systems-fault-point_not_among_first = { $about } è spiegato troppo avanti; tali punti vengono per primi
systems-fault-form_missing = non c’è per { $about }
systems-fault-form_incomplete = quello per { $about } non è completo
systems-fault-form_late = quello per { $about } è arrivato tardi

# -- systems as data

problem-bad-pattern = «{ $found }» non è una licitazione; si scrive come { $expected }: le chiamate avversarie fra parentesi, senza i passo prima dell’apertura.
problem-pattern-long = Una licitazione di { $found } chiamate è troppo lunga per una regola: al massimo { $expected }.
problem-pattern-wide = La regola vale per troppe licitazioni: al massimo { $expected }. Indicare i colori o i livelli.
problem-pattern-impossible = Nessuna licitazione procede così: { $found }.
problem-unknown-system = Non esiste il sistema «{ $found }». Noti: { $expected }.
problem-system-cycle = I sistemi si basano l’uno sull’altro in cerchio: { $found }.
problem-system-section = Una regola è una tabella con call e shows; trovato: { $found }.
problem-system-large = Il sistema è troppo grande: al massimo { $found } regole e licitazioni.
problem-system-empty = Il sistema non ha regole. Scrivere le aperture, o indicare con extends su che cosa si basa.
problem-system-field = Qui non esiste «{ $found }». Noti: { $expected }.
problem-system-value = «{ $found }» qui non è possibile. Scrivere uno di questi: { $expected }.
problem-system-values = «{ $found }» qui non è possibile. Scrivere un elenco di questi, fra parentesi quadre: { $expected }.
problem-system-text = «{ $found }» qui non è possibile. Scrivere un testo breve fra virgolette.
problem-system-field-missing = Manca { $expected }: aggiungerlo.
problem-rules-clash = Due regole dicono che cosa mostra { $found }, e nessuna è più specifica: confrontare la riga { $expected }.
