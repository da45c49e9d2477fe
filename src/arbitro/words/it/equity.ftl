# Che cosa sarebbe accaduto, e una proposta per l’arbitro.

problem-samples-needed = { $found } campioni non dicono nulla; il loro numero è { $expected }.
problem-no-sample-found = Su { $found } smazzate generate nessuna soddisfa «{ $expected }» con le carte note; allentare le condizioni o aumentare i tentativi.
problem-no-field = Non c’è un altro tavolo con cui confrontare; i punteggi si scrivono come { $expected }.
problem-outcome-twice = «{ $found }» è già tra i risultati possibili, esso stesso o il suo contratto.
problem-tricks-not-known = Nulla dice quante prese si fanno in «{ $found }»; indicare un risultato come { $expected }.
problem-no-legal-outcome = Nessun risultato era raggiungibile in modo legale; non c’è nulla da ponderare ({ $expected }).
problem-bad-step = I pesi non possono andare a passi di { $found }: il totale deve essere un numero intero di passi, come con { $expected }.
problem-contract-needed = Indicare il contratto, per esempio { $expected }.
problem-before-range = La carta numero { $found } non è nel gioco; i numeri sono { $expected }.
problem-vulnerability-needed = Non si sa chi è in zona: indicare la vulnerabilità o il numero del board.
problem-nothing-hidden = «{ $found }» non serve: nessuna mano è nascosta. Indicare in «hidden» le mani da ridistribuire.

equity-title = Una proposta per l’arbitro. Non decide nulla.
equity-cards =
    { $contract }, prima della carta { $before } ({ $seat }): con le carte come stanno il dichiarante fa { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    } in tutto, di cui { $won } già vinte.
equity-card = { $card }: { $tricks }
equity-samples = { $contract }, prima della carta { $before }: { $samples } smazzate possibili, tenute su { $tries } generate con il codice «{ $seed }»; nascoste: { $seats }; condizioni: { $constraints }
equity-samples-few = I tentativi sono esauriti: { $samples } smazzate su { $wanted }.
equity-unsolved =
    { $unsolved ->
        [one] 1 smazzata non è stata risolta entro il limite di tempo ed è esclusa
       *[other] { $unsolved } smazzate non sono state risolte entro il limite di tempo e sono escluse
    }; gli intervalli qui sotto valgono qualunque sia il loro esito.
equity-tricks =
    { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }: { $count } su { $samples }; fra { $low }% e { $high }% di tutte queste smazzate (sicurezza { $confidence }%)
equity-double-dummy = Tutto ciò è a carte viste: da quel punto ognuno gioca come se vedesse tutte le carte.
equity-outcomes = I risultati possibili a confronto con gli altri tavoli ({ $method }):
equity-by-matchpoints = matchpoint
equity-by-cross_imps = IMP contro gli altri tavoli
equity-by-butler = Butler
equity-weight = peso proposto { $percent }%
equity-weight-asked = peso da indicare
equity-weight-none = senza peso: non era raggiungibile in modo legale
equity-asked = Nulla dice quanto sono probabili; i pesi li dà l’arbitro: { $ways }
equity-expected = Con questi pesi: NS { $ns }, EO { $ew } ({ $clause })
equity-rests = I pesi si fondano su: { $basis }
equity-basis-cards = analisi a carte viste della smazzata
equity-basis-samples = analisi a carte viste di campioni
equity-basis-other_tables = quante volte gli altri tavoli hanno fatto così
equity-basis-director = quanto ha detto l’arbitro
equity-basis-only = nessun’altra possibilità
equity-table = Al tavolo { $result } { $score }: NS { $ns }, EO { $ew }
equity-difference = la proposta lo cambia di: NS { $ns }, EO { $ew }
