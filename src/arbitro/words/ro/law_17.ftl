# Legea 17: perioada de licitație.

event-which_period = În ce perioadă a donei suntem?
field-taken = Cărți scoase din etui de
field-looked = Cărți privite de
question-hands_returned = Au fost puse înapoi în etui toate cele patru mâini?
question-board_left = S-au scos cărțile din următorul etui sau s-a terminat ultima donă a rundei?
question-differs_significantly = Diferă noua declarație de cea anulată într-un mod semnificativ?
weigh-difference_for_lho = ce înseamnă diferența pentru jucătorul care a declarat după ea
question-differs_in_any_way = Diferă declarația în vreun fel de cea anulată?
effect-in_period =
    { $side ->
        [none] { $period ->
            [before] Perioada de licitație nu a început.
            [auction] Perioada de licitație este în curs.
            [clarification] Este Perioada de Clarificare: licitația s-a terminat, perioada de licitație nu.
            [play] Este perioada de joc.
           *[over] Dona s-a terminat.
        }
       *[other] { $period ->
            [before] Pentru { $side } perioada de licitație nu a început.
           *[auction] Pentru { $side } perioada de licitație a început.
        }
    }

decision-17-later_calls_1997 = O declarație nouă care nu diferă ia locul celei vechi, iar declarațiile ulterioare rămân.
