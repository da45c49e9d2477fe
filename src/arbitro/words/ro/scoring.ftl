# Probleme ale calculului scorurilor.

problem-weights = Ponderile { $found } nu dau împreună { $expected }, fiecare mai mare decât zero.
problem-results-of-field = Rezultatele nu pot fi { $found }; numărul este { $expected }.
problem-penalty-amount = O penalizare scade ceva; { $found } nu scade nimic.
problem-penalty-unit = { $expected ->
    [none] O penalizare în „{ $found-unit }” nu se poate scădea din acest total.
   *[other] O penalizare în „{ $found-unit }” nu se poate scădea dintr-un total în „{ $expected-unit }”.
}
problem-match-boards = Un meci nu poate avea atâtea etuiuri ({ $found }); are { $expected }.
problem-vp-range = Puncte de victorie în afara limitelor: { $found }; trebuie să fie { $expected }.
problem-percent-range = { $found } nu este o cotă; trebuie să fie { $expected }.
problem-no-percent-table = Nu există un tabel care să transforme { $found } în puncte de victorie.
problem-bad-score = { $found } nu este un scor; scorurile sunt { $expected }.
problem-board-twice = Etuiul { $found } apare de două ori.
problem-result-twice = { $found } are două rezultate la același etui.
problem-pair-against-itself = { $found } nu poate juca împotriva sa.
problem-player-twice-at-table = { $found }: la o masă stau patru jucători diferiți.
problem-too-many-results = Rezultate: { $found }; se așteptau { $expected }.
problem-sat-both-ways = Nu există clasamente separate pentru Nord-Sud și Est-Vest: { $found } a jucat pe ambele axe.
problem-unknown-board = Nu există etuiul { $found }; etuiurile sunt { $expected }.
problem-unknown-line =
    { $expected ->
        [none] La acest etui nu există un rezultat pentru { $found }.
       *[other] La acest etui nu există rezultatul numărul { $found }; ele sunt { $expected }.
    }
problem-no-such-penalty = { $found } nu are o asemenea penalizare.
problem-passages = Treceri ale etuiului: { $found }; rezultate: { $expected }.
problem-group-size = Un grup de atâtea rezultate ({ $found }) nu se calculează așa; are nevoie de { $expected }.
problem-award-by-method = Acest scor ajustat nu se poate calcula prin această metodă.
problem-artificial-share = { $found } nu este cota pentru acest grad de vină; este { $expected }.
problem-assigned-score-needed = Aici arbitrul trebuie să acorde un scor înlocuitor ({ $expected }).
problem-datum-trim = Nu se pot omite atâtea scoruri ({ $found }) la fiecare capăt; numărul este { $expected }.
problem-datum-trim-share = Nu se poate omite o cotă de { $found } la fiecare capăt; trebuie să fie { $expected }.
problem-datum-unit = Un datum nu se poate rotunji la { $found }; unitatea este { $expected }.
problem-no-prospects = Nu a fost numit niciun rezultat posibil.
problem-no-likely-prospect = Niciunul dintre rezultatele posibile nu este marcat ca probabil: marcați cel puțin unul.
problem-illegal-prospect = Scorul { $found } putea să apară numai prin infracțiune ({ $expected }).
problem-weights-not-allowed = { $found ->
    [committee] Juriul de Apel nu poate acorda scoruri ponderate ({ $expected }).
   *[director] Arbitrul nu poate acorda scoruri ponderate ({ $expected }).
}
problem-weighted-finding = „{ $found }” nu este un răspuns aici; este unul dintre { $expected }.
problem-match-length = Meciuri de această lungime nu sunt prevăzute (etuiuri: { $found }); lungimile sunt { $expected }.
problem-results-format-not-told = Spuneți cu --from ce este intrarea standard: { $expected }.
problem-no-results = Nu conține niciun rezultat.
problem-bad-csv = Nu poate fi citit ca CSV: { $found }.
problem-bad-xml = Acesta nu este un fișier USEBIO: { $found }.
problem-bad-json-result = Acest rezultat nu are forma potrivită: { $found }.
problem-unknown-column = „{ $found }” nu este o coloană; cel mai aproape: { $expected }.
problem-column-twice = Coloana { $found } apare de două ori.
problem-column-missing = Lipsește coloana { $found }; antetul este { $expected }.
problem-row-too-long = Valori în rând: { $found }; coloane: { $expected }.
problem-pair-missing = Lipsește perechea așezată pe { $found-side }.
problem-pair-listed-twice = { $found } este în listă de două ori.
problem-unknown-pair = În acest concurs nu există perechea { $found }.
problem-board-not-in-play = Etuiul { $found } nu este în joc; etuiurile sunt { $expected }.
problem-table-twice = Masa { $found } are două rezultate la acest etui în aceeași rundă.
problem-no-other-table = { $found }: nu există altă masă cu care să se compare rezultatul.
problem-result-missing = Nu există un rezultat; scrieți { $expected } în notă dacă dona nu a fost jucată.
problem-result-without-contract = Este dat „{ $found }”, dar niciun contract.
problem-not-a-score = „{ $found }” nu este un scor; se scrie ca { $expected }.
problem-impossible-score = Aici niciun contract nu valorează { $found }.
problem-score-not-of-contract = { $expected } nu poate valora { $found }.
problem-unknown-note = „{ $found }” nu este o notă; se scrie ca { $expected }.
problem-bad-range = „{ $found }” nu este un interval; se scrie ca { $expected }.
problem-bad-penalty = „{ $found }” nu este o penalizare; se scrie ca { $expected }.
problem-bad-stratum = „{ $found }” nu este o categorie cu perechile ei; se scrie ca { $expected }.
problem-bad-number = „{ $found }” nu este un număr; se scrie ca { $expected }.
problem-bad-fault = „{ $found }” nu este un grad de vină; este unul dintre { $expected }.
problem-too-many-scores = Prea multe scoruri: { $found }; pot fi { $expected }.
problem-no-scores = Nu s-a dat niciun scor; se scriu ca { $expected }.

award-plus = Medie plus
award-average = Medie
award-minus = Medie minus

# -- diferența care câștigă un meci

margin-answer =
    { $exceeded ->
        [yes] Câștigă orice diferență peste { $lead } ({ $unit ->
            [imps] IMP-uri
           *[points] puncte
        }).
       *[no] Câștigă o diferență de la { $lead } în sus ({ $unit ->
            [imps] IMP-uri
           *[points] puncte
        }); cu mai puțin este egalitate.
    }
margin-simple = La puncte de victorie simple un meci de { $boards ->
        [one] { $boards } donă
        [few] { $boards } done
       *[other] { $boards } de done
    } cere această diferență.
margin-knockout = La knockout câștigă orice diferență peste aceasta.
margin-board_a_match = La board-a-match diferența este o parte din toate punctele (done: { $boards }), rotunjită la întreg.
problem-tricks-without-sign = „{ $found }” poate însemna toate levatele sau levatele în plus: scrieți { $expected } pentru levate în plus, altfel „=” sau „-1”.
problem-doubtful-letter = În „{ $found }” C poate fi { $expected }: scrieți culoarea cu simbolul ei.
problem-column-not-read = Coloana „{ $found }” nu este citită.
problem-column-not-read-near = Coloana „{ $found }” nu este citită; ați vrut { $expected }?
problem-method-for-teams = Nu sunt rezultate de meciuri pe echipe: nicio donă nu a fost jucată de aceleași două echipe la o a doua masă. Folosiți altă metodă, de exemplu butler.
problem-method-for-pairs = Sunt rezultate de meciuri pe echipe: la fiecare donă aceleași două echipe se întâlnesc la două mese. Folosiți imps sau bam.
problem-points-of-results = Punctele de meci nu pot fi { $found } cu atâtea rezultate. Numărul trebuie să fie { $expected }.
problem-one-room-only = Există rezultat într-o singură sală: dona nu se compară.
problem-published-differs = Publicat pentru { $found }; din rezultate iese { $expected }.
problem-csv-not-kept = Formatul CSV nu are loc pentru nume și done: se scriu numai rezultatele.
