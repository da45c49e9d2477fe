# Legea 22: sfârșitul licitației.

event-is_auction_over = S-a terminat licitația?
why-passes_missing = nu sunt încă destule pasuri consecutive
effect-final_contract = Contractul este { $bid }{ $risk }, declarant { $declarer }.
