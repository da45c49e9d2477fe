# Roboți: `arbitro robot`, și programe care vorbesc protocolul table manager.

robot-seated = { $seat } la masa { $table }. Ctrl-C pentru a pleca.
robot-board = Dona { $board }, { $seat }
robot-no-agreement = Nicio înțelegere despre această declarație
serve-robots = Locuri pentru programe (protocolul table manager): portul { $port }
problem-robot-where = Spuneți unde se joacă: --table pentru o masă online, --connect pentru un table manager.
problem-robot-seat = Spuneți locul: --seat N, E, S sau W.
problem-robot-address = „{ $found }” nu este o adresă. Scrieți așa: 127.0.0.1:2000.
problem-robot-silence = De la { $found } nu a venit nimic de mult timp.
problem-robot-no-answer = { $found } nu răspunde. { $expected }
problem-robot-refused = Serverul refuză: { $found }
problem-protocol-line = Această linie nu poate fi citită: { $found }
problem-protocol-line-long = O linie este prea lungă; cel mult: { $expected } (caractere).
problem-protocol-hand = Acestea nu sunt treisprezece cărți: { $found }
problem-protocol-seat = Locul este { $found-seat }, nu { $expected-seat }.
problem-protocol-turn = Aici nu poate fi: { $found }
problem-programs-too-many = Programe deja conectate: { $found }. Încercați mai târziu.
problem-programs-strict = Programele joacă numai la mese unde neregularitățile nu se pot întâmpla, fără paravane, și nu într-un concurs sau o lecție.
