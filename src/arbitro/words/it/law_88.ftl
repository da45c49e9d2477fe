# Articolo 88: punti di indennizzo.

event-no_result_possible = In un board non si può ottenere alcun risultato

decision-88-own_choice_1997 = Un concorrente che ha acconsentito a rinunciare a un board riceve il 60% e non la media della propria sessione.
