season-rank = Posto
season-name = Nome
season-total = Totale
season-results = Risultati
season-partners = Con
season-master-points = Punti federali
season-average = In media { $percent }
ladder-none = Non ci sono ancora classifiche stagionali.
ladder-events = { $count ->
    [one] Per ora conta { $count } torneo.
   *[other] Per ora contano { $count } tornei.
}
fees-due = Quota
fees-paid = Pagato
fees-owed = Da pagare
fees-currency = Valuta
fees-none = Nessuno deve pagare né ha pagato qualcosa.
problem-no-such-ladder = Non c’è una classifica stagionale { $found }.
problem-ladders-many = Le classifiche stagionali possono essere al massimo { $expected }.
problem-ladder-without-events = Indicare quali tornei contano: elencarli, o scrivere come iniziano i loro nomi.
problem-ladder-days = L’ultimo giorno { $found } viene prima del primo { $expected }.
problem-ladder-handicap = { $found } non va bene in questo handicap; deve essere { $expected }.
problem-fee-currency =
    { $found ->
        [none] Indicare la valuta con tre lettere, per esempio EUR.
       *[other] { $found } non è una valuta; scrivere tre lettere, per esempio EUR.
    }
problem-fee-currency-other = Le quote di questo torneo sono in { $expected }, non in { $found }.
problem-fee-not-set = Prima stabilire la quota di questo torneo.
problem-fee-amount = { $found } non è un importo; si scrive come 7.50, da { $expected }.
