# Legea 59: inabilitatea de a ataca sau juca conform cererii.

event-unable_to_comply = Un jucător nu poate ataca sau juca așa cum i s-a cerut
problem-no-restriction = Nu s-a cerut și nu s-a interzis nimic: indicați ce anume.
problem-can-comply = { $found-seat } poate juca așa cum i s-a cerut: { $expected-card }.
