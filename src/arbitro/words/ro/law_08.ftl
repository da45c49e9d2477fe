# Legea 8: rundele.

event-boards_not_moved = Etuiuri care nu au ajuns la masa corectă
event-has_round_ended = S-a terminat runda?
question-other_instruction = Încredințase arbitrul deplasarea etuiurilor altcuiva decât lui Nord?
question-board_postponed = A amânat arbitrul jucarea acestei done?
question-board_settled = A fost jucată dona, iar scorul consimțit și înregistrat, sau a anulat-o arbitrul?
question-last_round = Este ultima rundă a sesiunii?
question-all_scored = Au fost jucate toate donele acestei mese și introduse toate scorurile fără obiecții?
question-signal_given = A dat arbitrul semnalul pentru runda următoare?
question-finished_at_signal = Terminase această masă jocul la semnal?
question-players_moved = S-au deplasat jucătorii de la această masă?
instruction-bring_boards = Etuiurile se duc acolo unde este nevoie de ele.
effect-round_ended =
    { $at ->
        [signal] Runda s-a terminat la semnalul arbitrului.
        [move] Runda s-a terminat când s-au deplasat jucătorii.
        [board_settled] Pentru această donă runda s-a terminat când dona a fost rezolvată.
       *[all_scored] La această masă s-au terminat ultima rundă și sesiunea.
    }
effect-round_continues = Runda nu s-a terminat.

decision-8-board_put_off_1997 = Nu există o regulă pentru o donă amânată: runda ei se termină ca oricare alta.
