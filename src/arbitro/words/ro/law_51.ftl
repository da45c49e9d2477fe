# Legea 51: mai multe cărți penalizate.

event-which_penalty_card = Un apărător este la rând să joace și are mai multe cărți penalizate pe care le-ar putea juca
event-several_penalty_cards_and_lead = Un apărător are mai multe cărți penalizate și partenerul său este la atac

decision-51-how_long_forbidden_1997 = Legea 51 nu spune cât timp o culoare rămâne interzisă: ca la 50D2(a), până când jucătorul pierde mâna.
decision-51-nothing_demanded = Legea 51 nu spune că declarantul poate să nu ceară nimic: poate, după 50D2(b).
