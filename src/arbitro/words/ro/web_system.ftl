# Sistemul unei perechi pe pagini.

web-system-title = Sistemul și fișa de convenții
web-system-hand-in = Depune un sistem
web-system-shipped = Unul din cele ale programului
web-system-file = Un fișier de reguli (TOML)
web-system-filed = Sistemul este depus.
web-system-take-back = Retrage-l
web-system-taken-back = Sistemul a fost retras.
web-system-none = Nu este depus niciun sistem.
web-system-policy = Ce permite concursul
web-system-allowed = Nimic din el nu este interzis, în nicio categorie de concursuri.
web-system-open = De lămurit încă
web-system-before-play = Înainte de joc
web-system-read = Ce arată o licitație?
web-system-read-how = Apăsați licitația, sau un anunț din lista de mai jos.
web-system-nothing-agreed = Aici nu există nicio înțelegere.
web-system-card = Fișa de convenții
web-system-print-card = Tipărește fișa
web-system-print-forms = Tipărește formularele Brown Sticker
web-desk-on-file = Sistemul depus
web-desk-questioned-explained = Ce s-a spus despre anunț
web-desk-questioned-held = Mâna celui care a licitat, AQ32.K84.Q73.K92
web-desk-questioned-auction = Licitația până la anunț, N: 1C P 1H
web-table-alert-due = După sistemul vostru { $call } se alertează.
web-table-offered = { $seat } întreabă despre { $call }. Sistemul vostru spune:
web-table-send-offered = Trimite acest răspuns
web-table-change-offered = Spune altfel
