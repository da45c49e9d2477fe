# Serverul la terminal: serve, doctor, account.

serve-database = Păstrat în { $database }
serve-address = Jucătorii scriu { $address }
serve-also = sau { $address }
serve-first-organiser = Nimeni nu are încă un cont. Primul organizator își face unul aici, o singură dată: { $link }
serve-demo = Concurs demonstrativ: { $event }
serve-demo-people = Acolo jucătorii scriu 101, 102 (perechea 1), 201, 202 (perechea 2) … și T101 până la T105 (echipa 1) … Ce se face rămâne; --demo --fresh o ia de la capăt.
serve-stop = Ctrl-C oprește serverul.

account-password = Parolă
account-again = Încă o dată
account-made = { $login } se poate autentifica acum.
account-removed = Contul { $login } a fost șters; nimeni nu mai este conectat cu el.
account-changed = Parola contului { $login } a fost schimbată; cine era conectat cu cea veche a fost deconectat.

doctor-port = Portul { $found } este liber.
doctor-disk = Spațiu liber pe disc: { $found }.
doctor-clock = Ceasul merge: { $found }.
doctor-journal = Jurnalul este în ordine; fapte: { $found }.
doctor-database = Baza de date se deschide și scrie: { $found }.
doctor-fsync = Ce este confirmat ajunge pe disc după { $found }.

problem-port-taken = Portul { $found } este ocupat de alt program ({ $expected }). Alegeți altul cu --port.
problem-port-not-permitted = Portul { $found } nu este permis; luați unul din { $expected } cu --port.
problem-address-not-here = Nu se poate asculta la { $found }: nu este o adresă a acestui calculator.
problem-certificate-and-key = Un certificat și cheia lui merg împreună; { $found ->
    [key] este dată doar cheia
   *[other] este dat doar certificatul
}.
problem-bad-certificate = Certificatul și cheia lui nu pot fi folosite ({ $found }).
problem-passwords-differ = Cele două parole nu coincid.
problem-doctor-disk = Spațiu liber pe disc: doar { $found }; ar trebui { $expected }.
problem-doctor-clock = Ceasul nu merge cum trebuie: { $found }.
problem-doctor-future = Ultimul fapt este din { $found } (UTC), dar ceasul arată { $expected }: a fost dat înapoi sau era greșit.
problem-doctor-fsync = Discul are nevoie de { $found } pentru a păstra ce este confirmat; peste { $expected } jucătorii așteaptă.
problem-demonstration-elsewhere = Aici sunt alte concursuri sau alți membri ({ $found }), iar o demonstrație ar rămâne printre ei pentru totdeauna. Renunțați la --database sau numiți un fișier nou.
problem-demonstration-not-alone = Nu s-a șters nimic: aici nu este doar demonstrația ({ $found }). Ca să continuați așa, renunțați la --fresh. Pentru o demonstrație nouă alături: arbitro serve --demo --database alt.db. Ca să pierdeți totul, ștergeți acest fișier cu mâna.
problem-fresh-without-demo = --fresh este pentru demonstrație: scrieți --demo --fresh.
problem-journal-not-a-file = Doar un fișier poate fi adus la început: numiți unul cu --database sau goliți cu mâna baza de date PostgreSQL.
problem-journal-open-elsewhere = Alt program ține deschis acest fișier. Opriți-l mai întâi.

# Demonstrația: cum se numesc concursurile și de ce cheamă jucătorii arbitrul.
demonstration-last-week = Concurs de perechi, săptămâna trecută (demo)
demonstration-pairs = Concurs de perechi (demo)
demonstration-teams = Concurs de echipe (demo)
demonstration-lead-out-of-turn = atac peste rând
demonstration-slow-raise = susținere lentă la 3, apoi manșă
