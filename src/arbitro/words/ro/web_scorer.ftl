# Tastatura operatorului de scor.

web-scorer-room = Masa { $table }, { $room }
web-scorer-room-open = sala deschisă
web-scorer-room-closed = sala închisă
web-scorer-line = { $table }, etuiul { $board }
web-scorer-pairs = { $ns } – { $ew }
web-scorer-sides = Nord-Sud { $ns }, Est-Vest { $ew }
web-scorer-lines = Rezultate
web-scorer-sessions = Sesiuni
web-scorer-session = Sesiunea { $session }
web-scorer-order = Ordinea fișelor
web-scorer-by-round = Pe runde
web-scorer-by-board = Pe etuiuri
web-scorer-which-round = Runda
web-scorer-which-board = Etuiul
web-scorer-before-round = Runda anterioară
web-scorer-before-board = Etuiul anterior
web-scorer-after-round = Runda următoare
web-scorer-after-board = Etuiul următor
web-scorer-missing = { $count ->
        [one] 1 lipsește
       *[other] { $count } lipsesc
    }
web-scorer-progress = Rezultate: { $results } din { $due }
web-scorer-gaps =
    { $count ->
        [0] Nu lipsește nimic
        [one] Lipsește un rezultat
        [few] Lipsesc { $count } rezultate
       *[other] Lipsesc { $count } de rezultate
    }
web-scorer-complete = Toate rundele începute sunt complete.
web-scorer-nothing-seated = Nicio masă încă: așază concurenții sau trage la sorți prima rundă.
web-scorer-state-missing = lipsește
web-scorer-state-waiting = introdus la masă, neconfirmat
web-scorer-state-disputed = în atenția arbitrului
web-scorer-state-entered = introdus
web-scorer-state-to_come = de jucat
web-scorer-state-none = nu se așteaptă
web-scorer-state-hidden = ascuns până îl joci
web-scorer-ruled = decis de arbitru
web-scorer-called = arbitru chemat: { $about }
web-scorer-slip-says = (pe fișă scrie { $written })
web-scorer-disagrees = Pe fișă scrie { $written }: la arbitru
web-scorer-award-wanted = Pe fișă scrie { $award }
web-scorer-sending = se trimite …
web-scorer-entered = { $line }: { $what } introdus.
web-scorer-sent-to-director = { $line }: i s-a cerut arbitrului { $what }.
web-scorer-taken-back = { $line }: rezultat retras.
web-scorer-not-entered = { $line } nu a fost introdus. { $why }
web-scorer-refused = neintrodus: vezi rândul
web-scorer-undone = Anulat: { $what }
web-scorer-overtaken = Altcineva a introdus aici { $what }. Enter îl înlocuiește, Esc îl lasă.
web-scorer-take-back-how = Ctrl+Delete retrage rezultatul; Esc îl lasă.
web-scorer-only-result = Aici se corectează doar rezultatul. Pentru a schimba atacul sau a nota un scor scris, retrage întâi rezultatul (Ctrl+Delete).
web-scorer-wanted-level = Un rezultat începe cu nivelul, de la 1 la 7: { $example }
web-scorer-wanted-denomination = După nivel vine culoarea: { $suits }. De exemplu { $example }. Un scor singur are semn: +420.
web-scorer-wanted-declarer = Cine a jucat? { $seats }. De exemplu { $example }
web-scorer-wanted-tricks = Câte levate? = exact, +1, -1 … De exemplu { $example }
web-scorer-wanted-range = { $found }: nu există atâtea levate.
web-scorer-wanted-rest = „{ $found }” nu este nici atac, nici scor scris.
web-scorer-wanted-score = { $found } nu este un scor: toate se termină în 0.
web-scorer-one-key = O tastă fiecare, într-un rând gol
web-scorer-key-p = Pas general
web-scorer-key-x = Nejucat
web-scorer-key-8 = 60/40
web-scorer-key-9 = 40/60
web-scorer-key-0 = 50/50
web-scorer-help = Cum se scrie
web-scorer-help-letters = Culori { $suits } (pică, cupă, caro, treflă; și S H D), fără atu { $nt } sau N, declarant { $seats }, contrat X, recontrat XX. Spațiile și majusculele nu contează.
web-scorer-help-plain = realizat exact
web-scorer-help-down = o cădere
web-scorer-help-doubled = contrat, cu o levată suplimentară
web-scorer-help-lead = cu atacul
web-scorer-help-written = cu scorul scris pe fișă; dacă este altul, ajung amândouă la arbitru
web-scorer-help-score = doar un scor, al axei Nord-Sud
web-scorer-help-awards = ce primește fiecare axă; 60, 50, 40 sunt medie plus, medie, medie minus. O dă arbitrul sau i se cere
web-scorer-help-keys = Taste
web-scorer-press-enter = Enter
web-scorer-does-enter = introduce rândul și trece la următorul fără rezultat
web-scorer-press-arrows = ↑ ↓
web-scorer-does-arrows = alt rând
web-scorer-press-gap = Ctrl+Enter
web-scorer-does-gap = introduce rândul și trece la următorul care lipsește
web-scorer-press-pages = PgUp PgDn
web-scorer-does-pages = altă rundă sau alt etui
web-scorer-press-undo = Ctrl+Z
web-scorer-does-undo = anulează ultimul rezultat introdus
web-scorer-press-delete = Ctrl+Del
web-scorer-does-delete = retrage rezultatul rândului
web-scorer-press-escape = Esc
web-scorer-does-escape = șterge ce s-a scris în rând
web-scorer-press-help = ?
web-scorer-does-help = această pagină
