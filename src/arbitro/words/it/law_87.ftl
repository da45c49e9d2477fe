# Articolo 87: board non conforme.

event-board_fouled = Un board non era uguale a tutti i tavoli
field-differs = Che cosa è diverso
option-differs-cards = Le carte
option-differs-dealer_or_vulnerability = Il distributore o la vulnerabilità
field-forms = Punteggi di Nord-Sud in ogni forma del board
question-compared_forms_differ = Concorrenti i cui risultati si confrontano hanno giocato il board in forme diverse?
question-redeal_prescribed = Il regolamento di questa gara a squadre prescrive una nuova distribuzione?
question-misplaced_hands = Di chi erano le carte nella tasca sbagliata?
question-while_duplicating = È successo durante la duplicazione?
instruction-announce_method_for_fouled_board = Nessun regolamento fissa il metodo per un board non conforme: l’arbitro annuncia quello che adotta.
effect-group_scored =
    { $small ->
        [true] { $scores_ns } (punteggi di Nord-Sud in una forma, troppo pochi per confrontarli): Nord-Sud in percentuale { $ns }, Est-Ovest { $ew }.
       *[false] { $scores_ns } (punteggi di Nord-Sud in una forma, confrontati fra loro): Nord-Sud in percentuale { $ns }, Est-Ovest { $ew }.
    }

decision-87-several_forms_1997 = Il testo conosce due gruppi, la forma giusta e quella alterata. Più forme alterate fanno più gruppi.
decision-87-small_groups_exact = Le cifre della tabella per i gruppi piccoli sono esatte: la sessione del concorrente non le cambia.
