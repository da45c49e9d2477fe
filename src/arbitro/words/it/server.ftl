# Il server: accesso, che cosa è rifiutato alla porta.

problem-login-empty = Va indicato un nome.
problem-login-taken = C’è già un accesso “{ $found }”.
problem-login-unknown = Non c’è un accesso “{ $found }”.
problem-password-short = Una password ha almeno { $expected } caratteri, non { $found }.
problem-sign-in-refused = Nome o password non sono giusti.
problem-invitation-unknown = Questo invito non è valido: è stato usato, o è scaduto.
problem-role-not-invited = Nessuno è invitato come { $found }; sono possibili { $expected }.
problem-table-code-unknown = Non c’è un tavolo con il codice “{ $found }”.
problem-player-unknown = “{ $found }” non gioca in questa manifestazione.
problem-player-ambiguous = Più di un giocatore si chiama “{ $found }”; il numero di tessera li distingue.
problem-token-unknown = Non c’è un accesso simile.
problem-csrf = La richiesta non viene da una delle nostre pagine.
problem-too-many-requests = Troppe richieste: ne sono ammesse { $expected } al minuto. Riprovare tra un momento.
problem-create-elsewhere = Una manifestazione si crea con { $expected }.
problem-no-such-contestant = Non c’è un concorrente { $found } in questa manifestazione.
problem-no-such-board = Il board { $found } non si gioca in questa sessione.
problem-not-shown = Non tutto ciò che è stato chiesto può già essere visto.
problem-http-400 = La richiesta non si può leggere.
problem-http-404 = A questo indirizzo non c’è nulla.
problem-http-405 = A questo indirizzo ciò non si può fare.
problem-http-413 = La richiesta è troppo lunga.
problem-http-500 = Qualcosa è andato storto nel programma. È stato annotato nel registro.
problem-http-other = La richiesta è stata rifiutata ({ $found }).
server-no-pages = Il server è in funzione, ma le sue pagine non sono state costruite. Nella cartella dei sorgenti “make run” le costruisce e avvia il server; oppure installate Node, eseguite “python web/build.py” e installate di nuovo Arbitro. L’interfaccia per i programmi è qui:
problem-role-not-held = Nessuno agisce come { $found }: { $expected }.
