# Pagina de început, autentificarea, dispozitivele.

web-events = Concursuri
web-new-event = Concurs nou
web-members = Membri
web-go-on = Continuă: { $event } ({ $role })
web-no-events = Încă nu sunt concursuri.
web-no-events-yet = Încă nu sunt concursuri. Creează primul.
web-unreadable = Jurnalul său este deteriorat
web-archive = Arhivă
web-archive-empty = Arhiva este goală. Concursurile se arhivează din pagina lor „Publicare”.
web-series = În fiecare săptămână
web-series-next = Creează următorul: { $day }
web-series-saved = Seria a fost salvată
web-afterwards = După concurs
web-copy = Copiază acest concurs …
web-copy-title = Copie după { $name }
web-copy-what = Copia are același plan, regulament, oficiali și circulație. Rezultatele nu se copiază.
web-copy-entries = Cu aceleași înscrieri
web-copy-make = Creează concursul
web-to-archive = Pune în arhivă
web-to-archive-means = Iese de pe prima pagină; tot ce conține rămâne cum este.
web-from-archive = Înapoi pe prima pagină
web-is-archived = Acest concurs este în arhivă.
web-archived = Concursul este în arhivă
web-unarchived = Concursul este din nou pe prima pagină
web-delete = Șterge …
web-delete-means = Concursul dispare din orice pagină, fișier și căutare. Jurnalul de pe calculatorul clubului păstrează ce s-a întâmplat, cu persoanele doar ca numere: cine are calculatorul îl poate exporta în continuare. Nu mai revine.
web-delete-yes = Șterge definitiv: { $name }
web-deleted = Concursul a fost șters
web-keeping = Jurnalul
web-keeping-copies =
    { $copies ->
        [one] Lângă fișier este 1 copie a unei seri, din { $evening }.
        [few] Lângă fișier sunt { $copies } copii ale serilor; ultima este din { $evening }.
       *[other] Lângă fișier sunt { $copies } de copii ale serilor; ultima este din { $evening }.
    }
web-keeping-none = Nu există încă nicio copie. Se face una în fiecare seară la 23:00 sau la următoarea pornire.
web-keeping-off = Nu se fac copii: serverul a fost pornit cu --backups 0.
web-keeping-server = Baza de date este pe un server PostgreSQL. Uneltele lui o copiază; Arbitro nu.
web-keeping-checked = Au fost verificate și ultimele înregistrări: totul este în ordine.
web-keeping-restore = arbitro journal restore { $file } NOU.db
web-without-event = Fără concurs
web-claim = Revendicări
web-door-rule = Descrie ce s-a întâmplat, răspunde la întrebări, citește decizia.
web-door-claim = Introdu cărțile rămase, răspunde la întrebări, vezi decizia.
web-door-policy = Este permis acest sistem aici? Se alertează această declarație?
web-door-book = Fiecare lege din 1997, 2007 și 2017 în cuvintele noastre, cu schema ei.
web-sign-in-who = Pentru organizatori. Arbitrii și operatorii folosesc invitația, jucătorii codul de pe masă.
web-name = Nume
web-password = Parolă
web-new-password = O parolă nouă
web-password-hint = Cel puțin zece caractere; câteva cuvinte se țin minte ușor.
web-invitation = Invitație
web-invited = Ești invitat ca { $role }
web-accept = Acceptă
web-device = Dispozitiv
web-device-out = { $name }: deconectat de pe acel dispozitiv.
web-phone-is-it-you = Cineva vrea să se autentifice ca tine pe alt telefon ({ $device }), care arată numărul { $number }. Ești tu?
web-phone-asks = { $name } vrea să se autentifice pe un al doilea telefon ({ $device }), care arată numărul { $number }. Uită-te cine îl ține înainte de a spune da.
web-phone-no = Nu
web-phone-yes = Da, arată { $number }
web-phone-waiting = așteaptă un da: { $number }
web-devices-why = Ai pierdut sau ai împrumutat un telefon? Deconectează-l aici.
web-role = Rol
web-until = Până la
web-this-device = acesta
web-sign-out-who = Deconectează: { $name }
