# Abbinamenti: chi incontra chi, e perché.

problem-round-to-draw = Non esiste il round { $found }; i round sono { $expected }.
problem-too-few-to-draw = { $found } da sorteggiare; ne servono almeno { $expected }.
problem-drawn-twice = { $found } è negli abbinamenti due volte.
problem-not-drawn = { $found } non è negli abbinamenti.
problem-not-entered = { $found } non partecipa.
problem-round-already-drawn = Il round { $found } non si può sorteggiare: un incontro del round { $expected } è già stato giocato.
problem-two-matches-in-a-round = { $found } ha due incontri, o un incontro e un riposo, nel round { $expected }.
problem-no-draw = Nessun sorteggio di questi { $found } per il round { $expected } evita che si incontri chi non può incontrarsi.
problem-meetings-limit = Un limite di { $found } incontri fra gli stessi due concorrenti non è possibile; può essere { $expected }.
problem-seeds-number = Non possono esserci { $found } teste di serie; sono { $expected }.
problem-knockout-over = Il K.O. è finito; l’ha vinto { $found }.
problem-no-such-match = In questo round non c’è l’incontro { $found }; gli incontri sono { $expected }.
problem-match-without-winner = L’incontro { $found } non ha un vincitore: { $expected }.
problem-not-in-match = { $found } non gioca in questo incontro: { $expected }.
problem-winners-of-match = { $found }: da questo incontro passano in { $expected }.
problem-no-choice-of-opponents = In questo round nessuno sceglie gli avversari: { $found }.
problem-not-choosing = { $found } non sceglie; scelgono { $expected }.
problem-not-to-be-chosen = { $found } non può essere scelto; possono esserlo: { $expected }.
problem-choice-missing = { $found } non ha scelto un avversario; restano: { $expected }.
problem-bad-draw-entry = Non si riesce a leggere: { $found }.
problem-bad-swap = «{ $found }» non è una coppia di nomi separati da una virgola, come { $expected }.

# Perché due si incontrano.

draw-level = Entrambi hanno { $points } punti.
draw-halves = Entrambi hanno { $points } punti; la metà alta del gruppo incontra quella bassa.
draw-by-lot = Entrambi hanno { $points } punti; abbinati per sorteggio.
draw-float = { $higher } scende di gruppo e { $lower } sale: fra loro { $points } punti.
draw-ranked = { $higher } è al numero { $higher_rank } della classifica, { $lower } al numero { $lower_rank }.
draw-met-before = { $contestant } non incontra { $other }, più vicino in classifica: si sono già incontrati nel round { $round }.
draw-nearer-elsewhere = { $contestant } non incontra { $other }, più vicino in classifica: per tutti insieme è meglio che { $other } incontri { $meets }.
draw-nearer-sits-out = { $contestant } non incontra { $other }, più vicino in classifica: { $other } riposa.
draw-home-balance-teams = { $home } è la squadra di casa: finora ha giocato in casa meno di { $away } (incontri in casa meno incontri fuori).
draw-home-balance-pairs = { $home } siede in Nord-Sud: finora ci è stata meno di { $away } (round in Nord-Sud meno round in Est-Ovest).
draw-home-lot-teams = { $home } è la squadra di casa per sorteggio: { $away } è stata in casa altrettante volte.
draw-home-lot-pairs = { $home } siede in Nord-Sud per sorteggio: { $away } ci è stata altrettante volte.
draw-home-drawn-teams = { $home } è la squadra di casa per sorteggio.
draw-home-drawn-pairs = { $home } siede in Nord-Sud per sorteggio.
draw-by-hand = Abbinati a mano.

# Chi riposa.

draw-bye-lowest = Riposa { $contestant }, al numero { $place } di { $of }: l’ultimo fra quelli con meno riposi.
draw-bye-lot = Riposa { $contestant }: nel sorteggio ha avuto l’ultimo numero, { $place } su { $of }.
draw-bye-last = Riposa { $contestant }, al numero { $place } di { $of }: l’ultimo della classifica.
draw-bye-had = Non riposa { $contestant }, che è più in basso ma ha avuto più riposi.
draw-bye-impossible = Non riposa { $contestant }, che è più in basso: gli altri non si potrebbero abbinare tutti.

# Avvertenze.

draw-rematch = { $home } e { $away } si incontrano di nuovo; si erano incontrati nel round { $round }.
draw-apart = { $home } e { $away } non dovevano incontrarsi.
draw-one-club = { $home } e { $away } sono dello stesso circolo.
draw-second-bye = { $contestant } ha già avuto un riposo.
draw-far-apart = Fra { $home } e { $away } c’è la distanza più grande finora: { $points } punti.
draw-roles-uneven-teams = Gli incontri in casa e fuori differiscono di più di { $limit } per { $count ->
        [one] una squadra
       *[other] { $count } squadre
    }: { $names }.
draw-roles-uneven-pairs = I round in Nord-Sud e in Est-Ovest differiscono di più di { $limit } per { $count ->
        [one] una coppia
       *[other] { $count } coppie
    }: { $names }.

# Eliminazione diretta.

knockout-seed = { $entrant } è testa di serie numero { $seed }.
knockout-unseeded = { $entrant } non è testa di serie e ha il posto per sorteggio.
knockout-from-match = { $place ->
        [1] Il vincitore dell’incontro { $match }.
       *[other] Il numero { $place } dell’incontro { $match }.
    }
knockout-chosen = { $chooser } ha scelto { $other }.
knockout-three-way = Si gioca in tre; { $go_on ->
        [1] passa il primo.
       *[other] passano i primi { $go_on }.
    }
knockout-losers = Giocano tre che hanno perso; rientra il primo, in tutto { $go_on }.
knockout-bye = { $entrant }, testa di serie numero { $seed }, attende il round successivo.
knockout-bye-by-lot = { $entrant } attende il round successivo per sorteggio.
knockout-waits = Il vincitore dell’incontro { $match } attende mentre giocano i perdenti.

# La pagina.

draw-title = { $system ->
        [swiss] Swiss
        [danish] Danese
       *[knockout] K.O.
    }, round { $round }
draw-versus = { $home } – { $away }
draw-bye = Riposo: { $contestant }
draw-seed = Codice del sorteggio: { $seed }
draw-warning = Attenzione: { $text }
draw-match = Incontro { $number }: { $sides }
draw-round = Round { $round }
draw-winner-of = vincitore di { $match }
draw-second-of = numero { $place } di { $match }
draw-champion = Ha vinto { $name }.
