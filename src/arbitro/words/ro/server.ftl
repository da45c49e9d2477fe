# Serverul: autentificare, ce se refuză la intrare.

problem-login-empty = Trebuie dat un nume.
problem-login-taken = Există deja un cont „{ $found }”.
problem-login-unknown = Nu există un cont „{ $found }”.
problem-password-short = O parolă are cel puțin { $expected } caractere, nu { $found }.
problem-sign-in-refused = Numele sau parola nu sunt corecte.
problem-invitation-unknown = Această invitație nu este valabilă: a fost folosită sau a expirat.
problem-role-not-invited = Nimeni nu este invitat ca { $found }; sunt posibile { $expected }.
problem-table-code-unknown = Nu există o masă cu codul „{ $found }”.
problem-player-unknown = „{ $found }” nu joacă în această competiție.
problem-player-ambiguous = Mai mulți jucători se numesc „{ $found }”; numărul de membru îi deosebește.
problem-token-unknown = Nu există o astfel de autentificare.
problem-csrf = Cererea nu vine de la una dintre paginile noastre.
problem-too-many-requests = Prea multe cereri: sunt permise { $expected } pe minut. Încercați din nou peste puțin timp.
problem-create-elsewhere = O competiție se creează cu { $expected }.
problem-no-such-contestant = Nu există un concurent { $found } în această competiție.
problem-no-such-board = Etuiul { $found } nu se joacă în această sesiune.
problem-not-shown = Nu tot ce a fost cerut poate fi văzut deja.
problem-http-400 = Cererea nu poate fi citită.
problem-http-404 = La această adresă nu este nimic.
problem-http-405 = Aceasta nu se poate face la această adresă.
problem-http-413 = Cererea este prea lungă.
problem-http-500 = Ceva nu a mers în program. A fost notat în jurnal.
problem-http-other = Cererea a fost refuzată ({ $found }).
server-no-pages = Serverul funcționează, dar paginile lui nu au fost construite. În directorul cu sursele, „make run” le construiește și pornește serverul; sau instalați Node, rulați „python web/build.py” și instalați din nou Arbitro. Interfața pentru programe este aici:
problem-role-not-held = Nimeni nu acționează ca { $found }: { $expected }.
