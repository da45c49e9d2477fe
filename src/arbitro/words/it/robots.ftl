# Robot: `arbitro robot`, e programmi che parlano il protocollo del table manager.

robot-seated = { $seat } al tavolo { $table }. Ctrl-C per alzarsi.
robot-board = Board { $board }, { $seat }
robot-no-agreement = Nessun accordo su questa chiamata
serve-robots = Posti per i programmi (protocollo del table manager): porta { $port }
problem-robot-where = Indicare dove giocare: --table per un tavolo online, --connect per un table manager.
problem-robot-seat = Indicare il posto: --seat N, E, S o W.
problem-robot-address = «{ $found }» non è un indirizzo. Scriverlo così: 127.0.0.1:2000.
problem-robot-silence = Da { $found } non arriva nulla da molto tempo.
problem-robot-no-answer = { $found } non risponde. { $expected }
problem-robot-refused = Il server rifiuta: { $found }
problem-protocol-line = Questa riga non si può leggere: { $found }
problem-protocol-line-long = Una riga supera i { $expected } caratteri.
problem-protocol-hand = Non sono tredici carte: { $found }
problem-protocol-seat = Il posto è { $found-seat }, non { $expected-seat }.
problem-protocol-turn = Qui non può stare: { $found }
problem-programs-too-many = Programmi già collegati: { $found }. Riprovare più tardi.
problem-programs-strict = I programmi giocano solo a tavoli dove le irregolarità non possono succedere, senza sipari, e non in una gara o in una lezione.
