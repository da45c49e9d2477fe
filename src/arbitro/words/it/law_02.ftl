# Articolo 2: i board da gara.

event-board_marks_wrong = Su un board sono segnati distributore o vulnerabilità sbagliati
field-number = Numero del board
field-marked_dealer = Distributore segnato sul board
field-marked_vulnerability = Vulnerabilità segnata sul board
option-marked_vulnerability-none = Tutti in prima
option-marked_vulnerability-ns = Nord-Sud in zona
option-marked_vulnerability-ew = Est-Ovest in zona
option-marked_vulnerability-both = Tutti in zona
fact-conforms = Le indicazioni del board { $about } corrispondono al suo numero?
question-board_in_use = Qualcuno ha già cominciato a giocare il board { $about } in questa sessione?
question-copies_differ = Altre copie del board { $about }, con cui si confrontano i risultati, hanno indicazioni diverse?
why-only_cards_foul_a_board = solo le carte fuori posto rendono un board non conforme
instruction-put_marks_right = Le indicazioni sul board vengono corrette prima dell’uso.
instruction-marks_hold_for_session = Ciò che è segnato sul board vale per tutta la sessione.
instruction-score_as_fouled_board = Il board si calcola come board non conforme: i risultati si confrontano solo con quelli ottenuti nella stessa forma.
instruction-results_not_comparable = L’arbitro decide come si confrontano i risultati ottenuti con indicazioni diverse.
effect-board_conditions =
    { $vulnerability ->
        [ns] Distributore { $dealer }; Nord-Sud in zona.
        [ew] Distributore { $dealer }; Est-Ovest in zona.
        [both] Distributore { $dealer }; tutti in zona.
       *[none] Distributore { $dealer }; tutti in prima.
    }

decision-2-marks_put_right_before_use = Un board con indicazioni errate non dovrebbe essere usato. Finché nella sessione nessuno ha iniziato a giocarlo, le indicazioni vengono semplicemente corrette.
