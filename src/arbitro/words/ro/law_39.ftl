# Legea 39: o declarație după pasul final.

event-call_after_final_pass = Cineva a declarat după încheierea licitației
