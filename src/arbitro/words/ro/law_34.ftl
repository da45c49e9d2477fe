# Legea 34: păstrarea dreptului de a declara.

event-player_skipped = Un jucător a fost sărit, iar trei pasuri păreau să încheie licitația
field-callers = Cine a făcut fiecare declarație

decision-34-first_player_robbed = Dacă mai multe pasuri au fost peste rând, rândul revine primului jucător care l-a pierdut pe al său.
