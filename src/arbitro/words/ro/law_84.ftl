# Legea 84: decizii asupra unor fapte consimțite.

event-facts_agreed = Faptele sunt consimțite: cum decide arbitrul?
question-law_provides = Ce prevăd Legile pentru acest caz?
option-law_provides-nothing = nimic: nicio rectificare și nimic lăsat la discreție
option-law_provides-rectification = o rectificare
option-law_provides-players_choice = o alegere între rectificări pentru un jucător
option-law_provides-directors_choice = alegerea arbitrului între o penalizare și un scor ajustat
option-law_provides-no_rectification = o neregularitate, dar nicio rectificare prevăzută
question-possibly_damaged = Există măcar o posibilitate rezonabilă ca axa nevinovată să fi fost prejudiciată?
weigh-possibility_is_enough = ajunge o posibilitate rezonabilă
question-likely_damaged = Este probabil ca axa nevinovată să fi fost prejudiciată?
weigh-doubt_to_innocent_side = punctele îndoielnice se judecă în favoarea axei nevinovate
instruction-options_put_to_player = Arbitrul explică opțiunile și are grijă ca una să fie aleasă și pusă în aplicare.
instruction-equity_restored = Arbitrul alege astfel încât să restabilească echitatea, la îndoială în favoarea axei nevinovate.
instruction-offenders_told_of_right_to_appeal = Axa vinovată este înștiințată asupra dreptului de a face apel.

decision-84-directors_option = 84D nu are o opțiune între penalizare și scor ajustat: îndoiala se rezolvă în favoarea axei nevinovate.
