# Legea 51: mai multe cărți penalizate.

event-which_penalty_card = Un apărător este la rând să joace și are mai multe cărți penalizate pe care le-ar putea juca
event-several_penalty_cards_and_lead = Un apărător are mai multe cărți penalizate și partenerul său este la atac
