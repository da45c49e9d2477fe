# Articolo 22: la fine della licitazione.

event-is_auction_over = La licitazione è finita?
why-passes_missing = non ci sono ancora abbastanza passi consecutivi
effect-final_contract = Il contratto è { $bid }{ $risk }, dichiarante { $declarer }.
