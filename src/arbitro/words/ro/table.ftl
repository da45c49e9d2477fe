# A table and its log.
table-auction = Licitația: { $seat } urmează să declare.
table-opening_lead = Licitația s-a încheiat: { $seat } urmează să atace.
table-play = Jocul: { $seat } urmează să joace.
table-claim = Jocul este suspendat de o revendicare.
table-over = Jocul s-a încheiat.
table-cancelled = Dona este anulată.
table-calls = Declarații: { $calls }
table-contract = Contract: { $contract } jucat de { $declarer }
table-trick = Levată: { $cards }
table-result = Rezultat: { $result }
table-answer = Scrieți răspunsul în jurnal: { $event }
table-irregularity =
    { $status ->
        [accepted] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): acceptată, { $clause }.
        [established] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): consumată, { $clause }.
        [held] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): decisă, { $clause }; de definitivat mai târziu.
        [ruled] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): decisă, { $clause }.
        [left_open] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): de hotărât mai târziu.
       *[open] { $number }: { $kind } – { $seat }, { $what } (evenimentul { $event }, Legea { $law }): deschisă.
    }
irregularity-card_exposed_in_auction = carte expusă în licitație
irregularity-change_of_call = schimbarea declarației
irregularity-insufficient_bid = anunț insuficient
irregularity-call_out_of_rotation = declarație peste rând
irregularity-inadmissible_double = contra sau recontra inadmisibilă
irregularity-call_by_player_who_must_pass = declarație a celui care trebuia să paseze
irregularity-bid_above_seven = anunț peste palierul de șapte
irregularity-call_after_final_pass = declarație după pasul final
irregularity-fifth_card = a cincea carte la o levată
irregularity-incomplete_designation = desemnare incompletă
irregularity-designation_changed = carte cerută din greșeală
irregularity-dummy_misplayed = altă carte a mortului decât cea cerută
irregularity-card_taken_back = carte luată înapoi
irregularity-card_exposed = carte expusă
irregularity-led_before_choice = atac înainte ca declarantul să fi ales
irregularity-penalty_card_not_played = carte penalizată nejucată
irregularity-lead_out_of_turn = atac peste rând
irregularity-opening_lead_out_of_turn = atac inițial peste rând
irregularity-play_out_of_turn = carte jucată peste rând
irregularity-premature_lead = atac prematur
irregularity-several_cards = mai multe cărți deodată
irregularity-revoke = renonsă
irregularity-demand_ignored = carte sau culoare cerută și nejucată
irregularity-asked_about_revoke = partenerul, întrebat dacă nu mai are culoarea
irregularity-defective_trick = nicio carte la o levată
irregularity-unauthorised_information = informație neautorizată
irregularity-misinformation = explicație greșită sau alertă lipsă
irregularity-wrong_number_of_cards = număr greșit de cărți
irregularity-claim_contested = revendicare contestată
irregularity-tricks_disagreed = dezacord asupra levatelor
problem-against-the-law = { $found-call } nu este permis aici (Legea { $expected }).
problem-card-not-in-trick = Cartea { $found-card } nu este în levată.
problem-no-opening-lead-due = Nu se așteaptă niciun atac inițial.
problem-no-contract = Nu există încă un contract.
problem-no-board = Un jurnal începe cu etuiul: { $expected }.
problem-board-on-table = Etuiul este deja pe masă.
problem-no-play = Nu există joc în care să se revendice.
problem-no-claim = Nimeni nu a revendicat.
problem-no-such-irregularity = Nu există neregularitatea { $found }.
problem-no-ruling-to-withdraw = Nicio decizie nu mai poate fi retrasă: jucătorii au acționat deja după ea (Legea 82C).
problem-event-form = Acesta nu este un eveniment ({ $found }); se scrie ca { $expected }.
problem-no-dummy = Nu există mort de la care să se ceară „{ $found }”.
problem-no-call-to-change = Jucătorul nu a declarat încă.
problem-bad-viewer = „{ $found }” nu este un observator; alegeți unul dintre { $expected }.
problem-unknown-log-event = „{ $found }” nu este un eveniment al mesei; evenimentele sunt { $expected }.
problem-event-field = Evenimentul nu are câmpul „{ $found }”; câmpurile lui sunt { $expected }.
problem-event-field-missing = Evenimentul are nevoie de „{ $found }”; câmpurile lui sunt { $expected }.
problem-event-value = „{ $found }” nu se poate citi aici; se scrie ca { $expected }.
problem-ruling-impossible = Decizia nu poate fi executată aici: nu există încă un contract sau dă mai multe levate decât au rămas.
problem-dummy-not-due = Acum nu se etalează nicio mână.
problem-board-not-over = Dona nu s-a terminat.
problem-not-asked = Jucătorului nu i se cere asta ({ $found }).
problem-ruling-due = Mai întâi este ceva de decis.
problem-hands-not-told = Decizia corectează mâinile, dar nu spune care sunt: { $expected }.
