# Legea 2: etuiurile.

event-board_marks_wrong = Pe un etui este înscris un distribuitor sau o vulnerabilitate greșită
field-number = Numărul etuiului
field-marked_dealer = Distribuitorul înscris pe etui
field-marked_vulnerability = Vulnerabilitatea înscrisă pe etui
option-marked_vulnerability-none = Nimeni
option-marked_vulnerability-ns = Nord-Sud
option-marked_vulnerability-ew = Est-Vest
option-marked_vulnerability-both = Toți
fact-conforms = Corespund inscripțiile etuiului { $about } numărului său?
question-board_in_use = A început cineva să joace etuiul { $about } în această sesiune?
question-copies_differ = Au alte inscripții alte copii ale etuiului { $about }, cu care se compară rezultatele?
why-only_cards_foul_a_board = numai cărțile deplasate fac o donă incorectă
instruction-put_marks_right = Inscripțiile de pe etui se corectează înainte de folosire.
instruction-marks_hold_for_session = Ceea ce este înscris pe etui este valabil pentru întreaga sesiune.
instruction-score_as_fouled_board = Scorul se calculează ca pentru o donă incorectă: rezultatele se compară numai cu cele obținute în aceeași formă.
instruction-results_not_comparable = Arbitrul decide cum se compară rezultatele obținute cu alte inscripții.
effect-board_conditions =
    { $vulnerability ->
        [ns] Distribuitor { $dealer }; Nord-Sud vulnerabili.
        [ew] Distribuitor { $dealer }; Est-Vest vulnerabili.
        [both] Distribuitor { $dealer }; toți vulnerabili.
       *[none] Distribuitor { $dealer }; nimeni vulnerabil.
    }

decision-2-marks_put_right_before_use = Un etui cu inscripții greșite nu ar trebui folosit. Cât timp nimeni nu a început să-l joace în sesiune, inscripțiile se corectează pur și simplu.
