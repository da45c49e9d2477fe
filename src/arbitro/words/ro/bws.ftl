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
