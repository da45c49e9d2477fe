# Legea 38: un anunț peste palierul de șapte.

event-bid_above_seven = Cineva a anunțat peste palierul de șapte
field-bid = Anunț
about-bid_above_seven = (anunțul peste palierul de șapte)

decision-38-pass_not_comparable = Un pas în locul anunțului nu este niciodată comparabil cu acesta.
