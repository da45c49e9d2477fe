# Legea 34: păstrarea dreptului de a declara.

event-player_skipped = Un jucător a fost sărit, iar trei pasuri păreau să încheie licitația
field-callers = Cine a făcut fiecare declarație
