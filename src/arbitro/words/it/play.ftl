# Che cosa fa una decisione con le carte sul tavolo.
question-told_by_opponent = Un avversario ha detto a { $about } che era il suo turno?
question-opening_lead_faced = L’attacco iniziale è stato scoperto?
question-forbidden_suits = { $seat }: a quali semi non può attaccare { $about }?
problem-not-a-defender = { $found-seat } non è un difensore; i difensori sono { $expected-seat }.

effect-card_played = { $card } di { $seat } è giocata.
effect-card_placed = { $card } di { $seat } va fra le carte giocate, nella presa { $trick }; chi ha vinto quella presa non cambia.
effect-card_withdrawn = { $card } di { $seat } è ritirata dalla presa.
effect-card_due = Ora { $seat } deve giocare una carta legale.
effect-may_change_card = { $seat } può ritirare { $card } e giocare un’altra carta, senza rettifica.
effect-play_required =
    { $which ->
        [highest] In questa presa { $seat } deve giocare la carta più alta di { $suit }, se possibile.
        [lowest] In questa presa { $seat } deve giocare la carta più bassa di { $suit }, se possibile.
       *[any] In questa presa { $seat } deve giocare una carta di { $suit }, se possibile.
    }
effect-play_forbidden = In questa presa { $seat } non può giocare { $suit }, se può evitarlo.
effect-penalty_card_lifted = { $card } torna in mano a { $seat }: non è più carta penalizzata.
effect-becomes_declarer = { $seat } è il dichiarante; il suo compagno stende la mano come morto.
effect-tricks_transferred =
    { $tricks ->
        [0] Nessuna presa passa a { $to }.
        [1] Una presa passa a { $to }.
       *[other] { $tricks } prese passano a { $to }.
    }
effect-tricks_awarded =
    { $tricks ->
        [0] A { $to } non va nessuna delle prese rimaste.
        [1] A { $to } va una delle prese rimaste.
       *[other] A { $to } vanno { $tricks } delle prese rimaste.
    }
field-calls_after = Chiamate fatte dopo, e da chi
field-accepted_calls = Chiamate irregolari precedenti già accettate, per numero
field-others = Carte penalizzate già presenti
problem-first-trick-leader = { $found-seat } non può avere attaccato nella prima presa: attacca un difensore ({ $expected-seat }). Indicare la carta di ogni mano che ha giocato prima.
