# Propozițiile terminalului.

welcome = Arbitro { $version }: bridge duplicat de la amestecarea cărților până la apel.
welcome-players = Jucători
welcome-directors = Arbitri
welcome-scorers = Scor
welcome-organisers = Organizatori
welcome-clubs = Cluburi
welcome-programs = Programe
welcome-more = Toate comenzile: arbitro --help. O comandă cu exemple: arbitro score --help

interrupted = Oprit.

deal-written = S-a scris { $file }.
deal-committed =
    { $boards ->
        [one] Publicați rândul de mai sus înaintea sesiunii. Secretul unui etui este în { $file }: nu îl arătați nimănui până la sfârșitul sesiunii.
        [few] Publicați rândul de mai sus înaintea sesiunii. Secretul celor { $boards } etuiuri este în { $file }: nu îl arătați nimănui până la sfârșitul sesiunii.
       *[other] Publicați rândul de mai sus înaintea sesiunii. Secretul celor { $boards } de etuiuri este în { $file }: nu îl arătați nimănui până la sfârșitul sesiunii.
    }
deal-commitment = Codul de control al acestor etuiuri: { $commitment }
deal-checked =
    { $boards ->
        [one] Etuiul corespunde codului de control { $commitment }.
        [few] Toate cele { $boards } etuiuri corespund codului de control { $commitment }.
       *[other] Toate cele { $boards } de etuiuri corespund codului de control { $commitment }.
    }

show-page-title = { $boards ->
    [one] 1 etui
    [few] { $boards } etuiuri
   *[other] { $boards } de etuiuri
}

check-file =
    { $file }: { $boards ->
        [one] 1 etui
        [few] { $boards } etuiuri
       *[other] { $boards } de etuiuri
    } în ordine, { $problems ->
        [0] nicio problemă
        [one] 1 problemă
        [few] { $problems } probleme
       *[other] { $problems } de probleme
    }

convert-done =
    { $boards ->
        [one] S-a scris 1 etui în { $file }.
        [few] S-au scris { $boards } etuiuri în { $file }.
       *[other] S-au scris { $boards } de etuiuri în { $file }.
    }

demo-title = O sesiune generată cu codul „{ $seed }”; mese: { $tables }, runde: { $rounds }, etuiuri: { $boards }
demo-pair = Perechea { $number } { $side }
demo-rank = Loc
demo-pair-head = Pereche
demo-percent = %
demo-ns = NS
demo-ew = EV
demo-result = Rezultat
demo-score = Scor NS

standings-title = Clasament
standings-boards = Etuiuri
standings-by-matchpoints = Puncte de meci
standings-by-butler = Butler
standings-by-cross-imps = Cross-IMP
standings-by-imps = IMP
standings-by-bam = Board-a-match
standings-by-total = Puncte totale
standings-about =
    { $method }: { $boards ->
        [one] 1 etui
        [few] { $boards } etuiuri
       *[other] { $boards } de etuiuri
    }, { $results ->
        [one] 1 rezultat
        [few] { $results } rezultate
       *[other] { $results } de rezultate
    }
standings-section = Secțiunea { $section }
standings-stratum = Categoria { $stratum }
standings-rank = Loc
standings-pair = Pereche
standings-team = Echipă
standings-name = Nume
standings-points = Puncte
standings-penalty = Penalizare
standings-score = Scor
standings-number = Mese
standings-ns = NS
standings-ew = EV
standings-counted-ns = contează NS
standings-counted-ew = contează EV
standings-results = Rezultate
standings-not-played = nejucat
standings-adjusted = ajustat
standings-fewer =
    { $results ->
        [one] Un rezultat acolo unde o donă completă are { $field }: în clasament contează ca la o donă completă.
        [few] { $results } rezultate acolo unde o donă completă are { $field }: în clasament contează ca la o donă completă.
       *[other] { $results } de rezultate acolo unde o donă completă are { $field }: în clasament contează ca la o donă completă.
    }
standings-reading = Citire
standings-scoring = Calcul

quick-vp-simple-from = Punctele de victorie simple sunt pentru meciuri mai lungi (etuiuri: cel puțin { $boards }).
quick-vp = { $winner } – { $loser }
quick-imps = O diferență de { $difference }: { $imps } IMP
quick-top = Top { $top }
quick-score = { $score }: NS { $ns }, EV { $ew }
quick-neuberg = Puncte de meci: { $points } din { $top }
quick-weighted = { $side }: { $points }
quick-part = { $weight } × ({ $score }: { $points })
quick-artificial = { $award }: { $percent }% ({ $source })
quick-artificial-top = { $award }: { $percent }%, puncte: { $points } ({ $source })
quick-artificial-imps = { $award }: { $points } IMP ({ $source })
quick-fouled-table = Grupul { $group }, { $score }: NS { $ns } ({ $percentns }%), EV { $ew } ({ $percentew }%), după tabelul pentru grupuri mici
quick-fouled-neuberg = Grupul { $group }, { $score }: NS { $ns } ({ $percentns }%), EV { $ew } ({ $percentew }%), după formula Neuberg
quick-fouled-comparison = Grupul { $group }, { $score }: NS { $ns } ({ $percentns }%), EV { $ew } ({ $percentew }%)
quick-fouled-penalty = Penalizare pentru cărți puse în buzunarul greșit: { $table }% dintr-un top la masă, { $duplicating }% la duplicare
