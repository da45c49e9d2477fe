# Ciò che l’arbitro dice a un giocatore, in seconda persona.

you-effect-call_repeated = Al tuo turno devi ripetere la stessa chiamata: { $call }.
you-effect-call_due = Fai ora una qualsiasi chiamata legale.
you-effect-may_change_call = Puoi ritirare { $call } e fare un’altra chiamata, senza rettifica.
you-effect-may_not_double = In questo turno puoi licitare o passare, ma non contrare né surcontrare.
you-effect-auction_continues = Tocca a te chiamare.
you-effect-auction_restarts = La licitazione ricomincia da te.
you-effect-lead_required = Al tuo primo turno di attacco devi attaccare a { $suit }, se puoi.
you-effect-lead_forbidden = Dal tuo primo turno di attacco non puoi attaccare a { $suit } finché mantieni la presa.
you-effect-card_stays_faced = Lascia { $card } scoperta sul tavolo fino alla fine della licitazione.
you-effect-card_returned = { $card } torna nella tua mano.
you-effect-card_removed = La carta che non appartiene a questa smazzata viene tolta dalla tua mano.
you-effect-card_placed = Metti { $card } fra le carte che hai giocato, nella presa { $trick }; chi ha vinto quella presa non cambia.
you-effect-card_due = Gioca ora una carta legale.
you-effect-may_change_card = Puoi ritirare { $card } e giocare un’altra carta, senza rettifica.
dummys-card_due = Gioca ora una carta legale dal morto.
dummys-may_change_card = Puoi ritirare { $card } del morto e giocare dal morto un’altra carta, senza rettifica.
you-effect-play_forbidden = In questa presa non puoi giocare { $suit }, se puoi evitarlo.
you-effect-becomes_declarer = Sei il dichiarante; il tuo compagno stende la mano come morto.
you-instruction-settle_as_exposed_card = La tua carta si tratta come carta esposta durante la licitazione (articolo 24).
you-instruction-take_hand_from_own_pocket = Riponi le carte e prendi la tua mano dalla tasca giusta.
you-instruction-count_face_down = Conta le carte coperte prima di guardarle.
you-instruction-look_at_cards = Guarda ora le tue carte.
you-instruction-leave_cards_alone = Non toccare le carte degli altri.
you-instruction-correction_under_the_ruling = Hai corretto come ha deciso l’arbitro: nulla era prematuro.
you-instruction-correction_is_withdrawn_too = È ritirata anche la chiamata con cui hai corretto: se la tua linea difende, può comportare a sua volta restrizioni d’attacco (articolo 26).
you-instruction-options_explained_choose_again = Ascolta tutte le opzioni, poi scegli di nuovo.
you-instruction-choice_stands = La tua scelta resta valida: puoi scegliere ciò che conviene di più alla tua linea.
you-instruction-play_another_card = Gioca un’altra carta nella presa in corso.
you-instruction-rebuild_hand = La tua mano viene completata con una carta di un altro mazzo.
you-instruction-defective_trick = La presa in cui hai giocato troppe carte si risolve secondo l’articolo 67.
you-instruction-settle_revoke = Non hai risposto a colore con la carta restituita: la renonce si risolve secondo gli articoli da 61 a 64.
you-instruction-take_right_hand = Riponi le carte e prendi la tua mano di questo board.
you-instruction-carefully_avoid_advantage = Devi evitare con cura di trarre vantaggio dall’informazione.
you-instruction-change_seats = Cambia posto, così da avere la mano di cui hai saputo qualcosa.
you-instruction-temporary_substitute = Per questo board un sostituto prende il tuo posto.
you-instruction-call_not_made = Non hai ancora chiamato e puoi fare qualsiasi chiamata legale.
you-instruction-show_stop_card = Mostra il cartellino dello STOP prima di una licita a salto.
you-instruction-wait_after_jump = Dopo una licita a salto attendi prima di chiamare.
you-instruction-say_one_word = Di’ soltanto quella parola.
you-instruction-opponent_restates_whole_auction = Un tuo avversario ripete tutte le chiamate, con gli alert, dalla prima all’ultima: non solo una parte, e senza fermarsi a metà.
you-instruction-only_whole_review = Puoi ascoltare tutta la licitazione o niente: la ricapitolazione non si fa in parte e non si ferma a metà.
you-instruction-told_whose_lead = Ti viene detto a chi spetta l’attacco.
you-instruction-request_refused = Ora non ne hai diritto.
you-instruction-own_card_allowed = Puoi consultare la tua carta: il regolamento lo permette.
you-instruction-wait_until_final_pass = Non dire e non mostrare nulla durante la licitazione. Poi chiama l’arbitro e informa gli avversari: dopo il passo finale se sei dichiarante o morto, a gioco finito se sei difensore.
you-instruction-wait_until_play_ends = Non dire e non mostrare nulla finché il gioco non è finito; poi chiama l’arbitro e informa gli avversari.
you-instruction-opponents_told = Devi chiamare l’arbitro e informare gli avversari che la spiegazione del tuo compagno sembra sbagliata.
you-instruction-last_call_may_be_changed = Finché l’attacco non è scoperto, un giocatore della tua linea può cambiare la sua ultima chiamata, se probabilmente l’ha fatta per la spiegazione errata e il compagno non ha più chiamato.
you-instruction-law_of_the_irregularity = La tua chiamata non è comparabile: l’arbitro ti dice che cosa segue secondo l’articolo di quell’irregolarità.
you-instruction-exposed_card_later = A licitazione finita: se sei difensore, ogni carta che hai esposto diventa carta penalizzata; se sei dichiarante o morto, le carte tornano nella tua mano.
you-instruction-exposed_card_later_1997 = A licitazione finita: se sei difensore, il dichiarante può trattare ogni carta che hai esposto come carta penalizzata; se sei dichiarante o morto, le carte tornano nella tua mano.
you-instruction-demand_without_right = Il dichiarante non poteva chiederti questo: non vincola nessuno, e il dichiarante può ancora scegliere.
you-instruction-lead_restriction_as_things_stand = Per ora è così: non è deciso chi difenderà, e ciò che chiamerai può cambiare la restrizione o farla cadere (articolo 26).
you-instruction-call_in_rotation_stands = Hai chiamato al tuo turno: quella chiamata resta valida, e quella fuori turno è come mai fatta.
you-instruction-skipped_player_keeps_right_to_call = Se ora si susseguono tre passi, la licitazione non è finita: il tuo turno è stato saltato, e puoi ancora chiamare.
you-instruction-partner_calls_without_withdrawn_call = Al tuo turno puoi fare qualsiasi chiamata legale, ma non puoi usare ciò che diceva la chiamata ritirata.
you-instruction-comparable_call_or_partner_passes = Al tuo turno puoi fare qualsiasi chiamata legale. Se è comparabile con quella ritirata non c’è altro; se non lo è, il tuo compagno deve passare una volta e possono seguire restrizioni d’attacco.
you-instruction-if_rho_passes_call_repeated = Se il tuo avversario di destra passa, devi ripetere la stessa chiamata, e se è legale non c’è altro.
you-instruction-if_rho_acts_denomination_repeated_or_not = Se il tuo avversario di destra licita, contra o surcontra, puoi fare qualsiasi chiamata legale: se ripeti la denominazione, il tuo compagno deve passare una volta; altrimenti deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.
you-instruction-if_rho_acts_comparable_or_not = Se il tuo avversario di destra licita, contra o surcontra, puoi fare qualsiasi chiamata legale: se è comparabile con quella ritirata non c’è altro; se non lo è, il tuo compagno deve passare una volta e possono seguire restrizioni d’attacco.
you-instruction-denomination_repeated_or_partner_silenced = Puoi fare qualsiasi chiamata legale: se ripeti la denominazione, il tuo compagno deve passare una volta; altrimenti deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.
you-instruction-repeated_bid_is_insufficient = Se ripeti la licita, è insufficiente: si tratta come una licita insufficiente al proprio turno (articolo 27).
you-instruction-if_rho_acts_partner_silenced = Se il tuo avversario di destra licita, contra o surcontra, puoi fare qualsiasi chiamata legale, ma il tuo compagno deve passare per tutto il resto della licitazione e possono seguire restrizioni d’attacco.
you-instruction-any_legal_call_at_turn = Al tuo turno puoi fare qualsiasi chiamata legale.
you-instruction-put_away = Metti via ciò che hai consultato.
you-instruction-face_down_lead_stays = Il tuo attacco resta: un attacco coperto si ritira solo se lo dice l’arbitro, dopo un’irregolarità.
you-instruction-faced_before_questions = Attacca a carta coperta e attendi le domande; il tuo attacco scoperto resta, e ciascuno può ancora chiedere al suo primo turno di gioco.
you-instruction-dummy_spreads_hand = Stendi la mano scoperta: divisa per seme, in colonne verso il dichiarante, in ordine di rango con la carta più bassa verso il dichiarante, gli atout alla tua destra.
you-instruction-dummy_spreads_hand_1997 = Stendi la mano scoperta: divisa per seme, in colonne verso il dichiarante, in ordine di rango, gli atout alla tua destra.
you-instruction-contract_or_review = Finché non hai giocato la tua prima carta puoi sentire l’intera licitazione, o solo il contratto.
you-instruction-told_contract_not_by_whom = Ti si dice qual è il contratto e se è contrato o surcontrato, ma non da chi; la licitazione non si ripete.
you-instruction-penalty_card_is_due = Devi giocare ora una carta penalizzata; se ne hai più d’una, quale lo dice il dichiarante.
you-instruction-won_the_trick = Hai vinto la presa.
you-instruction-out_of_turn_as_usual = La tua carta è trattata come ogni altro attacco o gioco fuori turno (articoli da 53 a 57).
you-instruction-minor_penalty_card = Non puoi giocare un’altra carta di quel seme inferiore al dieci prima della carta penalizzata; puoi giocare un onore del seme, o una carta legale di un altro seme.
you-instruction-penalty_card_waits = La tua carta penalizzata resta scoperta; giocala alla prossima occasione.
you-instruction-may_not_take_back = Non puoi ritirare la carta di tua iniziativa.
you-instruction-penalty_cards_stay = Ogni tua carta penalizzata non giocata resta carta penalizzata.
you-instruction-lead_is_accepted = L’attacco va accettato, o lo è già: non hai altra scelta.
you-instruction-face_down_lead_goes_back = Riprendi la carta d’attacco coperta, senza mostrarla.
you-instruction-dummy_spreads = Stendi la mano come morto.
you-instruction-dummy_may_not_ask = Sei il morto e non puoi chiedere a un difensore se ha fatto renonce.
you-instruction-defenders_may_not_ask = Sei difensore e non puoi chiedere al compagno se ha fatto renonce.
you-instruction-revoke_as_if_established = Se hai fatto renonce, la carta va sostituita e si applica l’articolo 64 come se la renonce fosse consumata.
you-instruction-not_the_suggested_play = Se hai carte di due semi, non puoi scegliere la giocata che la carta della renonce potrebbe suggerire.
you-instruction-revoke_settled_after_play = La tua renonce si regola a gioco finito; fino ad allora il gioco continua con la presa come ora si trova.
you-instruction-corrected_revoke_settled_after_play = Sostituisci la carta, ma a gioco finito la tua renonce si regola come se fosse consumata.
you-instruction-too_late_to_point_out = Per te è troppo tardi per farlo notare.
you-instruction-tricks_stay_closed = Non puoi guardare: le prese restano coperte fino alla fine del gioco.
you-instruction-look_at_own_card = Puoi guardare la tua ultima carta, senza mostrarla.
you-instruction-returned_card_is_played = La presa in cui non hai giocato la carta restituita non è definitiva: riprendi la tua carta e rispondi a colore, come dopo ogni renonce non consumata.
you-instruction-not_a_defective_trick = Hai giocato il numero giusto di carte: non è una presa difettosa, e si applica l’articolo 14 o 13.
you-instruction-state_line = Di’ subito come farai le prese, per esempio l’ordine delle carte.
you-instruction-state_line_and_face = Scopri la mano e di’ subito come farai le prese, con l’ordine delle carte.
you-instruction-face_hand = Scopri la tua mano.
you-instruction-restrict_partner_57a = Il dichiarante può limitare la tua carta in questa presa secondo l’articolo 57A; nessuna carta diventa penalizzata.
you-instruction-acts_as_if_understood = Prosegui come se non avessi sentito la spiegazione, e dai alle chiamate successive del compagno il loro vero significato.
you-instruction-another_player_enters = Il risultato deve essere inserito dalla tua linea, o da te in un individuale.
you-instruction-opponent_confirms = Il risultato non è ancora ufficiale: va mostrato a te o al tuo compagno. Controllalo e confermalo.
you-instruction-same_score_for_both = La rettifica e un eventuale punteggio arbitrale valgono per te come per il compagno del round, chiunque sia il responsabile.
you-instruction-no_penalty_for_partner = Non ricevi alcuna penalità procedurale.
you-instruction-offender_warned = Ricevi un’ammonizione.
you-instruction-other_side_of_screen_not_told = La tua chiamata viene corretta prima che passi il carrello; nessuno dall’altra parte del sipario viene informato.
you-instruction-right_lead_stands = Il tuo attacco resta valido.
you-instruction-screenmate_should_have_called = Hai visto l’irregolarità e avresti dovuto chiamare l’arbitro prima che passasse il carrello; il Codice si applica come al solito.
you-instruction-screenmate_says_nothing_of_tempo = Parlare del tempo impiegato per una chiamata non è un’infrazione, ma tu, dalla stessa parte del sipario, non dovresti farlo.
you-instruction-partner_did_not_learn = Eri dall’altra parte del sipario e non ne hai saputo nulla: non c’è informazione non autorizzata.
you-instruction-screen_not_his_task = Non è compito tuo.
you-effect-must_pass =
    { $how_long ->
        [once] Al tuo prossimo turno di chiamata devi passare.
       *[rest] Devi passare a ogni tuo turno per tutto il resto della licitazione.
    }
you-effect-card_restored =
    { $card ->
        [none] La carta mancante torna nella tua mano: è come se ci fosse sempre stata.
       *[other] { $card } torna nella tua mano: è come se ci fosse sempre stata.
    }
you-effect-play_required =
    { $which ->
        [highest] In questa presa devi giocare la tua carta più alta di { $suit }, se puoi.
        [lowest] In questa presa devi giocare la tua carta più bassa di { $suit }, se puoi.
       *[any] In questa presa devi giocare una carta di { $suit }, se puoi.
    }
you-effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Quando sei in presa per la prima volta, il dichiarante può vietarti uno di questi semi: { $may_forbid }. Il divieto vale finché mantieni la presa.
           *[other] Quando sei in presa per la prima volta, il dichiarante può esigere che tu attacchi a { $may_require }, oppure vietarti { $may_forbid } finché mantieni la presa.
        }
       *[false] { $may_require ->
            [none] Se la tua linea difende, quando sei in presa per la prima volta il dichiarante può vietarti uno di questi semi: { $may_forbid }. Il divieto vale finché mantieni la presa.
           *[other] Se la tua linea difende, quando sei in presa per la prima volta il dichiarante può esigere che tu attacchi a { $may_require }, oppure vietarti { $may_forbid } finché mantieni la presa.
        }
    }
choice-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Quando { $seat } è in presa per la prima volta, il dichiarante può vietare uno di questi semi: { $may_forbid }.
           *[other] Quando { $seat } è in presa per la prima volta, il dichiarante può esigere { $may_require }, vietare { $may_forbid } o lasciare libero l’attacco.
        }
       *[false] { $may_require ->
            [none] Se uno di voi è il dichiarante: quando { $seat } è in presa per la prima volta potete vietare uno di questi semi: { $may_forbid }.
           *[other] Se uno di voi è il dichiarante: quando { $seat } è in presa per la prima volta potete esigere { $may_require }, vietare { $may_forbid } o lasciare libero l’attacco.
        }
    }
you-effect-penalty_card =
    { $kind ->
        [major] Lascia { $card } scoperta: è una carta penalizzata maggiore{ $optional ->
            [true] {" "}se il dichiarante lo desidera
           *[false] {""}
        }, e devi giocarla alla prima occasione legale.
       *[minor] Lascia { $card } scoperta: è una carta penalizzata minore{ $optional ->
            [true] {" "}se il dichiarante lo desidera
           *[false] {""}
        }, e prima di essa non puoi giocare altre { $suit } inferiori a un onore.
    }
partner-penalty_card = Prima di attaccare mentre { $card } è sul tavolo, aspetta: il dichiarante può esigere o vietare { $suit }.
choice-penalty_card = Ogni volta che { $partner } deve attaccare mentre { $card } di { $seat } è sul tavolo, il dichiarante può esigere { $suit }, vietare { $suit } ({ $card } torna allora nella mano) o lasciare libero l’attacco.
you-information-may = Puoi usare questo: { $about } (articolo { $clause }).
you-information-may-not = Non puoi usare questo: { $about } (articolo { $clause }).
you-effect-penalty_card-stays = { $card } resta una carta penalizzata maggiore: devi giocarla alla prima occasione legale.
partner-penalty_card-stays = Se attacchi di nuovo mentre { $card } è sul tavolo, prima aspetta: il dichiarante può di nuovo esigere o vietare { $suit }.
choice-penalty_card-stays = Se { $partner } attacca di nuovo mentre { $card } di { $seat } è sul tavolo, il dichiarante può di nuovo esigere { $suit }, vietare { $suit } o lasciare libero l’attacco di { $partner }.
