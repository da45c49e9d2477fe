# File dei terminali da tavolo.
problem-bad-bws = Non è un file dei terminali da tavolo: non comincia con «{ $expected }».
problem-bws-broken = Il file è danneggiato ({ $found }).
problem-bws-tables = Il file non ha il movimento o i risultati; servono le tabelle { $expected }.
problem-bws-round = Questa riga del movimento non è utilizzabile (settore, tavolo, round: { $found }).
problem-bws-not-planned = Il tavolo { $found } non gioca questo board nel round { $expected }.
problem-bws-other-pairs = Le coppie inserite sono { $found }; il movimento prevede { $expected }.
problem-bws-again = Un secondo risultato dal tavolo { $found } nel round { $expected }; vale l’ultimo.
problem-bws-missing = Manca ancora il risultato del tavolo { $found } nel round { $expected }.
problem-bws-hands = Queste mani non sono quattro volte tredici carte; vengono tralasciate.
problem-bws-remark = L’annotazione «{ $found }» non è comprensibile.
problem-bws-section = La gara non ha il settore { $found }; ha { $expected }.
problem-bws-for-director = Al posto del risultato c’è l’annotazione «{ $found }»: decide l’arbitro.
problem-bws-differs = Il terminale ha { $found }, la gara ha { $expected }; non si cambia nulla.
problem-bws-from = Indicare una gara oppure dei movimenti: { $expected }.
problem-bws-not-seated = In questa sessione nessuno è ancora seduto.
problem-bws-pairs-only = I terminali si preparano solo per sessioni a coppie.

bws-section = Settore { $section }: tavoli { $tables }, round { $rounds }, coppie { $pairs }; risultati { $results } su { $expected }
bws-hands = Board con le mani: { $boards }
bws-written = Scritto { $file }; tavoli: { $tables }, board con le mani: { $boards }.
bws-entered = { $results ->
        [one] { $results } risultato inserito
       *[other] { $results } risultati inseriti
    }
