# Legea 68: revendicări și concesii de levate; ce au în comun Legile 68–71.

event-tricks_claimed = Cineva a revendicat sau a concedat levate
field-claimer = Cine revendică sau concede
field-left = Levate rămase, cu cea în curs
field-remaining = Cărți rămase
field-denomination = Denominație
field-on_lead = Cine a atacat, sau atacă, la levata în curs
field-in_trick = Cărți în levata în curs
field-statement = Ce a spus despre joc cel care revendică
field-showed_out = Cine nu dăduse la culoare
field-seat = Jucător
field-suit = Culoare
field-claimed = Levate revendicate din cele rămase
field-played_on_won = Levate făcute apoi de axa celui care a revendicat, dacă jocul a continuat
field-aware_of_trump = Cel care a revendicat știa de atuul rămas
field-tricks_wanted = Levate dorite înapoi
field-act = Ce s-a spus sau s-a făcut
field-said = Numărul de levate numit
field-shown_cards = Cărți arătate
option-act-says_will_win = spune că axa sa câștigă un număr de levate
option-act-says_will_lose = spune că axa sa pierde un număr de levate
option-act-suggests_curtailing = propune ca jocul să fie scurtat
option-act-shows_cards = își arată cărțile
option-act-abandons_hand = își abandonează mâna
problem-tricks-left = { $found } nu este numărul levatelor rămase; este { $expected }.
problem-cards-without = { $expected ->
    [on_lead] Cărțile rămase sunt date fără mâna care trebuie să atace.
   *[denomination] Cărțile rămase sunt date fără denominație.
}
problem-tricks-wanted = Nu se pot cere înapoi atâtea levate ({ $found }); numărul este { $expected }.
problem-no-number-said = Spuneți câte levate au fost numite: { $expected }.

question-later_tricks = S-a referit { $about }, prin vorbă sau faptă, la mai mult decât levata în curs?
question-before_partner_played = A făcut { $about } aceasta înainte ca partenerul să joace la levată?
question-suit_under_way = În ce culoare s-a atacat la levata în curs?
question-demonstrably_not_claiming = A arătat { $about } cărțile în mod demonstrabil cu alt scop decât să revendice, de exemplu după un atac inițial peste rând?
question-cards_shown = Ce cărți a arătat { $about }?
question-partner_objects_immediately = A obiectat { $about } imediat la concesia partenerului?
question-penalty_cards_waived = Lasă arbitrul cărțile arătate să se întoarcă în mână, fără să devină cărți penalizate?
question-doubted = Pune cineva, inclusiv mortul, la îndoială revendicarea sau concesia?
question-asked_to_play_on = Cer { $about } continuarea jocului?
question-all_four_concur = Sunt toți cei patru jucători de acord să continue jocul?
question-tricks_before_claim = Câte levate câștigaseră { $about } înainte de revendicare?
question-next_board_or_round_over = Au făcut deja { $about } o declarație într-o donă următoare sau s-a terminat runda?
question-trick_in_fact_won = Câștigaseră { $about } de fapt ceea ce vor acum înapoi?
question-normal_trumps = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (Scoate atuurile cu ea sau le lasă.)
question-normal_suit = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (Atacă acum în acea culoare.)
question-normal_rank = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (Alege acea carte din culoare.)
question-normal_finesse = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (Face impasul cu ea sau renunță la el.)
question-normal_discard = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (O defosează.)
question-normal_ruff = Jocul decurge { $about }. Este normală ultima carte pentru acest jucător? (Taie cu ea sau nu taie.)
question-concession_doubted = Pun { $about } înșiși, inclusiv mortul, la îndoială concesia: ar trebui să câștige mai multe levate decât s-au revendicat?
question-never_normal = { $about }: nu ar fi normal un joc de acest fel pentru acest jucător nici în alt moment al donei?
weigh-why_cards_were_shown = de ce au fost arătate cărțile
weigh-class_of_player = cât de bine joacă acest jucător
weigh-careless_is_normal =
    { $edition ->
        [1997] un joc neglijent sau inferior este normal, unul irațional nu
       *[other] un joc neglijent sau inferior este normal
    }
weigh-aware_of_trump = dacă jucătorul a spus ceva despre atu și dacă este posibil să îl fi uitat
weigh-irrational_line =
    { $edition ->
        [2017] o linie neprecizată nu se acceptă doar fiindcă oricare alta ar fi irațională
       *[other] o linie neprecizată se acceptă și dacă oricare alta ar fi irațională
    }
weigh-shown_out = cine nu a dat la culoare înainte de revendicare sau nu ar da pe orice linie normală
instruction-state_line = { $seat } precizează imediat cum va câștiga levatele, de exemplu ordinea cărților.
instruction-state_line_and_face = { $seat } își etalează mâna și precizează imediat cum va câștiga levatele, inclusiv ordinea cărților.
instruction-face_hand = { $seat } își etalează mâna.
instruction-claim_void = Revendicarea sau concesia este nulă. Legile 16 și 50 nu se aplică celor spuse și arătate; scorul obținut în continuare rămâne valabil.
about-about_the_tricks = Ce s-a spus sau s-a arătat despre levate

decision-68-claim_without_number = Un jucător care propune scurtarea jocului sau își arată cărțile fără să numească un număr revendică toate levatele rămase.
decision-68-refused_concession_1997 = Legea 49 face cărți penalizate din ce s-a arătat într-o concesie refuzată de partener. Legea 50 îi permite arbitrului să decidă altfel.
decision-68-claim_of_some_tricks_refused = Regula despre obiecția partenerului este valabilă pentru orice concesie a unui apărător, și pentru cea cuprinsă într-o revendicare a câtorva levate.
decision-68-card_after_claim_2017 = O carte jucată după o revendicare, fără ca cineva să spună ceva, este o cerere de a continua jocul. Se întreabă dacă toți patru sunt de acord; altfel nu contează.
