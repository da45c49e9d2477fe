# Câte un mesaj pentru fiecare fel de problemă. $found este ce era acolo, $expected ce ar fi corect.

problem-without-words = { $kind } (găsit „{ $found }”, așteptat „{ $expected }”)

# Cărți, mâini și done
problem-bad-card = „{ $found }” nu este o carte; se scrie ca { $expected }.
problem-bad-suit = „{ $found }” nu este o culoare; culorile sunt { $expected }.
problem-bad-rank = „{ $found }” nu este un rang; rangurile sunt { $expected }.
problem-bad-denomination = „{ $found }” nu este o denominație; ele sunt { $expected }.
problem-bad-hand = „{ $found }” nu este o mână; se scrie ca { $expected }.
problem-bad-holding = „{ $found }” nu sunt cărți dintr-o culoare; rangurile sunt { $expected }.
problem-bad-deal = „{ $found }” nu este o donă; se scrie ca { $expected }.
problem-card-twice = Cartea { $found-card } este dată de două ori.
problem-card-held-twice = Cartea { $found-card } este în mai multe mâini.
problem-card-missing = Nimeni nu are cartea { $found-card }.
problem-hand-size = Cărți în mână: { $found } în loc de { $expected }.
problem-deal-number = { $found } nu este numărul unei done; ele merg { $expected }.
problem-draw-range = Nu se poate trage un număr sub { $found }; intervalul este { $expected }.

# Etuiuri, locuri și vulnerabilitate
problem-board-number = { $found } nu este un număr de etui; etuiurile sunt numerotate { $expected }.
problem-bad-seat = „{ $found }” nu este un loc; locurile sunt { $expected }.
problem-bad-vulnerability = „{ $found }” nu este o vulnerabilitate; este una dintre { $expected }.

# Licitație și joc
problem-bad-call = „{ $found }” nu este o declarație; declarațiile sunt { $expected }.
problem-auction-over = { $found-call } vine după sfârșitul licitației.
problem-insufficient-bid = Anunțul { $found-call } nu este mai mare decât { $expected-call }.
problem-inadmissible-double = O contra ({ $found-call }) nu este permisă aici: trebuie un anunț al adversarilor, încă necontrat.
problem-inadmissible-redouble = O recontra ({ $found-call }) nu este permisă aici: trebuie o contra a adversarilor.
problem-play-over = { $found-card } vine după sfârșitul jocului.
problem-card-played-twice = Cartea { $found-card } a fost deja jucată.
problem-card-not-held =
    { $expected ->
        [none] Cartea { $found-card } nu este în această mână.
       *[other] Cartea { $found-card } nu este în această mână, care mai are { $expected-hand }.
    }
problem-must-follow-suit = { $found-card } nu dă la culoare: culoarea atacată este { $expected-suit }, iar mâna are cărți din ea.
problem-bad-claim =
    { $expected ->
        [none] O revendicare de { $found } levate vine după sfârșitul jocului.
       *[other] O revendicare de { $found } levate nu este posibilă; totalul declarantului poate fi { $expected }.
    }

# Contracte și rezultate
problem-bad-level = „{ $found }” nu este un nivel; nivelurile sunt { $expected }.
problem-bad-contract = „{ $found }” nu este un contract; se scrie ca { $expected }.
problem-contract-without-declarer = „{ $found }” nu spune cine joacă contractul; se scrie ca { $expected }.
problem-bad-result = „{ $found }” nu este un rezultat; se scrie ca { $expected } sau PASS.
problem-result-without-tricks = „{ $found }” nu spune câte levate s-au făcut; se scrie ca { $expected }.
problem-bad-tricks = Levatele nu pot fi { $found }; numărul este { $expected }.
problem-impossible-tricks = „{ $found }” numără levate care nu pot exista; pentru acest contract intervalul este { $expected }.
problem-tricks-passed-out = O donă cu pas general nu are levate, nu { $found }.

# Distribuire
problem-bad-constraint = „{ $found }” nu este o condiție; se scrie ca { $expected }.
problem-impossible-constraint = Nicio donă nu îndeplinește „{ $found }”.
problem-no-deal-found = Nicio donă cu „{ $expected }” (încercări: { $found }); slăbiți condiția sau măriți --tries.
problem-secret-length = Octeți în secret: { $found } în loc de { $expected }.

# Limbi
problem-unknown-language = „{ $found }” nu este o limbă a acestui program. Alegeți { $expected }.

# Fișiere
problem-file-missing = Nu există un asemenea fișier.
problem-directory-missing = Nu există directorul în care să fie scris.
problem-file-is-directory = Acesta este un director, nu un fișier.
problem-file-not-permitted = Sistemul nu permite ({ $found }).
problem-file-exists = Fișierul există deja și nu este suprascris; alegeți alt nume.
problem-file-trouble = Fișierul nu poate fi citit sau scris ({ $found }).
problem-disk-full = Nu mai este loc pentru scriere.
problem-bad-encoding = Un text primit nu este Unicode valid ({ $found }).
problem-output-ending = Aici nu se poate scrie { $found }: folosiți un nume care se termină în { $expected }.
problem-unknown-format = „{ $found }” nu indică un format; folosiți { $expected } sau numiți formatul printr-o opțiune.
problem-format-not-told = Intrarea și ieșirea standard au nevoie de --from și --to (pbn, lin sau json).
problem-no-boards = Nu conține niciun etui.
problem-board-not-there = Nu conține etuiul { $found }.
problem-bad-json = Acesta nu este JSON de forma { $expected }: { $found }.
problem-bad-json-board = Acest etui nu are forma potrivită: { $found }.
problem-tricks-without-contract = Sunt date levate ({ $found }), dar niciun contract.

# Ce spune un fișier despre o donă împotriva lui însuși
problem-contract-against-auction = Contractul este dat ca { $found }, dar licitația duce la { $expected }.
problem-result-against-play = Rezultatul este dat ca { $found }, dar jocul duce la { $expected }.
problem-score-against-result = Scorul este dat ca { $found }, dar rezultatul valorează { $expected }.
problem-declarer-against-auction = Declarantul este dat ca { $found-seat }, dar după licitație este { $expected-seat }.
problem-declarer-passed-out = Este dat un declarant ({ $found-seat }) pentru o donă cu pas general.
problem-dealer-against-auction = Licitația începe cu { $found-seat }, dar distribuitorul este { $expected-seat }.
problem-wrong-leader = Jocul începe cu { $found-seat }, dar atacul inițial îi revine lui { $expected-seat }.
problem-tricks-not-thirteen = Levatele din „{ $found }” nu dau treisprezece; ar trebui să fie { $expected }.
problem-auction-unfinished = Dona a fost jucată, dar licitația nu se încheie: { $expected }.
problem-auction-without-dealer = Există o licitație, dar nici distribuitor, nici număr de etui.
problem-play-without-contract = Există joc, dar niciun contract.
problem-play-without-deal = Există joc, dar nu se cunosc toate cele patru mâini.
problem-explanation-without-call = Explicația „{ $found }” vine înaintea oricărei declarații.
problem-cards-without-contract = S-au jucat cărți ({ $found }), dar nu există un contract sub care să fie scrise.
problem-told-twice = Este dat { $found }, dar înainte era dat { $expected }. Indicați unul singur.

# PBN
problem-bad-tag-pair = „{ $found }” nu este o pereche etichetă-valoare; se scrie ca { $expected }.
problem-bad-tag-value = „{ $found }” nu este o valoare pentru această etichetă; se scrie ca { $expected }.
problem-tag-twice = { $found } este dat de două ori în aceeași partidă.
problem-stray-text = „{ $found }” apare acolo unde „{ $expected }” ar trebui să înceapă următoarea etichetă.
problem-unclosed-comment = Aici începe un comentariu care nu este închis niciodată cu { $expected }.
problem-game-too-long = O singură partidă este prea lungă; caractere: cel mult { $expected }.
problem-text-too-long = „{ $found }…” este prea lung. Caractere: cel mult { $expected }.
problem-nothing-to-inherit = „{ $found }” cere valoarea partidei precedente, iar aceasta nu există.
problem-reserved-text = PBN ia „{ $found }” drept un semn al său; nu poate fi scris.
problem-bad-note = „{ $found }” nu este o notă; se scrie ca { $expected }.
problem-note-misplaced = Nota „{ $found }” nu urmează unei licitații sau unui joc.
problem-note-too-long = Ce spun notele despre o singură declarație este prea lung; caractere: cel mult { $expected }.
problem-note-missing = Există o trimitere la nota { $found }, dar nota nu există.
problem-annotation-of-nothing = Semnul „{ $found }” nu are înainte nimic la care să se refere.
problem-after-end = „{ $found }” vine după sfârșitul pe care îl marchează chiar secțiunea.
problem-not-insufficient = { $found-call } este marcat ca anunț insuficient, dar nu este.
problem-not-a-revoke = { $found } este marcată ca renonsă, dar nu este.
problem-not-out-of-turn = { $found-seat } este marcată ca atac peste rând, dar nu este.
problem-bad-table-header = „{ $found }” nu este o coloană de tabel; se scrie ca { $expected }.
problem-table-row-short = Valori în ultimul rând al tabelului: { $found } în loc de { $expected }.

# LIN
problem-lin-command = „{ $found }” nu este o comandă; ele au forma { $expected }.
problem-lin-unclosed = „{ $found }” nu este închis cu { $expected }.
problem-lin-too-long = „{ $found }…” este mai lung de { $expected }, cât se citește cel mult.
problem-lin-board-id = „{ $found }” nu numește o sală și un etui; se scrie ca { $expected }.
problem-lin-dealer = „{ $found }” nu numește distribuitorul; este unul dintre { $expected } (Sud, Vest, Nord, Est).
problem-lin-hands = Mâini: { $found } în loc de { $expected }.
problem-lin-link = „{ $found }” nu este un link către vizualizator; începe cu { $expected }.
problem-lin-names = Nume: { $found } în loc de { $expected }.
problem-lin-broadcast = „{ $found }” nu este titlul unei transmisiuni; are forma { $expected }.

# Legile
problem-bad-edition = „{ $found }” nu este o ediție a Legilor; ele sunt { $expected }.
problem-bad-clause = „{ $found }” nu este un paragraf; se scrie ca { $expected }.
problem-unknown-clause = Nu există paragraful { $found }; cel mai aproape: { $expected }.
problem-clause-without-text = Paragraful { $found } nu are text.
problem-citation-not-found = Paragraful { $found } nu poate fi citat în ediția { $expected }: scrieți textul acelei ediții.
problem-unknown-term = „{ $found }” nu este un termen definit; ei sunt { $expected }.
problem-bad-data-file = Fișierul nu poate fi citit ca TOML: { $found }.
problem-contents-laws = Legile enumerate sunt { $found } în loc de { $expected }.
problem-contents-clause-twice = Paragraful { $found } este enumerat de două ori.
problem-contents-kind = „{ $found }” nu are unul dintre felurile { $expected }.
problem-contents-order = Paragraful { $found } nu este la locul lui; ar trebui să fie { $expected }.
problem-contents-orphan = Paragraful { $found } este enumerat fără { $expected }, din care face parte.
problem-concordance-unknown = Paragraful { $found } nu există în acea ediție.
problem-concordance-twice = Paragraful { $found } are două intrări.
problem-concordance-gap = Paragraful { $found } nu are corespondent și nici o intrare care să o spună.
problem-duty-twice = Paragraful { $found } are două obligații.
problem-term-twice = Termenul { $found } este definit de două ori.

# Circulații
problem-movement-size = Concurenți: { $found }; această circulație este pentru { $expected }.
problem-movement-rounds = { $found } nu este aici un număr de runde; este { $expected }.
problem-movement-boards = { $found } nu este aici un număr de etuiuri; este { $expected }.
problem-movement-form = Forma „{ $found }” nu se potrivește; sunt posibile { $expected }.
problem-movement-kind = Cu această circulație („{ $found-kind }”) nu se poate face; se poate la: { $expected-kind }.
problem-movement-uneven = În runda { $expected } mesele nu au același număr de etuiuri: { $found }.
problem-movement-rover = Nu s-a găsit un drum pentru o pereche rover (runde: { $found }); încercați { $expected }.
problem-movement-lines = Circulația „{ $found }” nu are două axe, fiecare cu clasamentul ei.

# Opțiuni
problem-options-together = { $found } nu se poate da împreună cu { $expected }.
problem-option-against-file = Fișierul spune „{ $found }”, linia de comandă „{ $expected }”: corectați una dintre ele.
problem-option-needs = { $found } nu spune nimic fără { $expected }.
problem-vulnerability-not-told = Spuneți cine este vulnerabil: --vul none, ns, ew sau both; ori --board și numărul.
problem-bad-secret = Acesta nu este un fișier scris de deal --commit: { $found }.
problem-commitment-differs = Codul de control al acestui secret este { $found }, nu { $expected }.

# Programul însuși
problem-fault = O eroare a programului Arbitro: { $found }. Vă rugăm să o semnalați și să spuneți ce făceați.
problem-lin-not-kept = Formatul LIN nu are loc pentru { $found ->
        [site] locul concursului
        [date] dată
        [event] acest titlu al concursului
        [scoring] acest fel de punctaj
        [home] acest nume de echipă
        [visitors] acest nume de echipă
        [contract] un contract fără licitație și rezultat
       *[result] un al doilea rezultat al aceleiași done în aceeași sală
    }; done: { $expected }.
