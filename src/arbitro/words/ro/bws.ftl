# Fișierele terminalelor de masă.
problem-bad-bws = Nu este un fișier al terminalelor de masă: nu începe cu „{ $expected }”.
problem-bws-broken = Fișierul este deteriorat ({ $found }).
problem-bws-tables = Fișierul nu are circulația sau rezultatele; sunt necesare tabelele { $expected }.
problem-bws-round = Acest rând al circulației nu poate fi folosit (secțiune, masă, rundă: { $found }).
problem-bws-not-planned = Masa { $found } nu joacă această donă în runda { $expected }.
problem-bws-other-pairs = Perechile introduse sunt { $found }; circulația prevede { $expected }.
problem-bws-again = Al doilea rezultat de la masa { $found } în runda { $expected }; contează ultimul.
problem-bws-missing = Lipsește încă rezultatul mesei { $found } în runda { $expected }.
problem-bws-hands = Aceste mâini nu au de patru ori treisprezece cărți; sunt lăsate deoparte.
problem-bws-remark = Observația „{ $found }” nu este înțeleasă.
problem-bws-section = Concursul nu are secțiunea { $found }; are { $expected }.
problem-bws-for-director = În locul rezultatului este observația „{ $found }”: decide arbitrul.
problem-bws-differs = Terminalul are { $found }, concursul are { $expected }; nu se schimbă nimic.
problem-bws-from = Indicați fie un concurs, fie circulații: { $expected }.
problem-bws-not-seated = În această sesiune nu este încă nimeni așezat.
problem-bws-pairs-only = Terminalele se pregătesc numai pentru sesiuni de perechi.

bws-section = Secțiunea { $section }: mese { $tables }, runde { $rounds }, perechi { $pairs }; rezultate { $results } din { $expected }
bws-hands = Done cu mâini: { $boards }
bws-written = S-a scris { $file }; mese: { $tables }, done cu mâini: { $boards }.
bws-entered = { $results ->
        [one] { $results } rezultat introdus
        [few] { $results } rezultate introduse
       *[other] { $results } de rezultate introduse
    }
