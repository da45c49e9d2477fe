# Tesserati, iscrizioni, settori, e chi porta quale numero.

problem-no-header = La prima riga non ha i nomi delle colonne; deve essere come { $expected }.
problem-no-entries = Non c’è nemmeno un’iscrizione.
problem-member-no-name = Il socio non ha nome.
problem-member-number-twice = Due soci hanno il numero { $found }.
problem-member-twice = { $found } c’è due volte; per distinguerli servono i numeri di tessera.
problem-member-sex = «{ $found }» non è fra { $expected }.
problem-member-born = «{ $found }» non è un anno di nascita; è { $expected }.
problem-member-ambiguous = Più soci si chiamano { $found }; serve il numero ({ $expected }).
problem-unknown-member = { $found } non è fra i soci: aggiungere prima il socio.
problem-entry-no-id = L’iscrizione non ha un proprio numero o nome.
problem-entry-no-player = Manca un giocatore.
problem-entry-twice = L’iscrizione { $found } c’è due volte.
problem-entry-kind =
    { $found ->
        [individual] È iscritto un giocatore singolo
        [pair] È iscritta una coppia
       *[team] È iscritta una squadra
    }, ma il torneo è { $expected ->
        [individual] individuale
        [pair] a coppie
       *[team] a squadre
    }.
problem-entry-kinds = Giocatori singoli, coppie e squadre non si iscrivono insieme: le iscrizioni devono essere tutte dello stesso tipo.
problem-entry-same-player = { $found } c’è due volte nella stessa iscrizione.
problem-player-in-two = { $found } è anche nell’iscrizione { $expected }.
problem-team-size = Qui una squadra di { $found } giocatori non è possibile; i giocatori sono { $expected }.
problem-team-no-name = La squadra non ha nome.
problem-team-name-twice = Anche un’altra squadra si chiama { $found }.
problem-entry-category = «{ $found }» non è fra le categorie ({ $expected }).
problem-entry-categories-crossed = La categoria più alta ammessa ({ $found }) è sotto la più bassa ({ $expected }): scambiarle.
problem-entry-years-crossed = Nessuno è nato nel { $found } o dopo e nel { $expected } o prima: scambiare gli anni.
problem-entry-not-woman = { $found } non può iscriversi: il torneo è femminile.
problem-entry-sex-unknown = L’elenco dei soci non dice il sesso di { $found }: indicarlo prima lì.
problem-entry-born-unknown = L’elenco dei soci non dice l’anno di nascita di { $found }: indicarlo prima lì.
problem-entry-too-young = { $found } è troppo giovane: bisogna essere nati nel { $expected } o prima.
problem-entry-too-old = { $found } è fuori età: bisogna essere nati nel { $expected } o dopo.
problem-entry-category-barred = { $found } non è di una categoria ammessa ({ $expected }).
problem-entry-category-unknown = L’elenco dei soci non ha una categoria nota per { $found }; sono ammesse { $expected }.
problem-entry-club = { $found } non risulta fra i soci di { $expected }.
problem-entry-no-number = { $found } non ha un numero di tessera federale.
problem-entry-pair-not-mixed = { $found } non sono una coppia mista.
problem-entry-team-not-mixed = La squadra non è mista: servono { $expected } donne e { $expected } uomini ({ $found }).
problem-entry-not-of = { $found } non è nell’iscrizione { $expected }.
problem-section-not-told = Indicare in quale settore gioca { $found }.
problem-unknown-section = Non c’è il settore { $found }; sono { $expected }.
problem-section-twice = Il settore { $found } c’è due volte.
problem-movement-numbers = I concorrenti sono { $found }, ma il movimento ha numeri per { $expected }.

entries-id = n.
entries-team = squadra
entries-players = giocatori
entries-checked =
    { $kind ->
        [individual] { $count ->
            [one] 1 giocatore
           *[other] { $count } giocatori
        }, tutto in regola.
        [pair] { $count ->
            [one] 1 coppia
           *[other] { $count } coppie
        }, { $players } giocatori, tutto in regola.
       *[team] { $count ->
            [one] 1 squadra
           *[other] { $count } squadre
        }, { $players } giocatori, tutto in regola.
    }
problem-unknown-entry = In questo torneo non c’è l’iscrizione { $found }.
