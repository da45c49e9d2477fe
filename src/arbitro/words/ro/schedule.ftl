# Orele rundelor, ceasul unei sesiuni, și la ce renunță American whist.

schedule-granted = Din toleranță se acordă { $granted } min.
schedule-change-over = Între runde { $minutes } min pentru schimbare.
schedule-break = După runda { $round } o pauză de { $minutes } min.
schedule-fits = Durează { $minutes } min; mai rămân { $spare } min.
schedule-too-long = Durează { $minutes } min, cu { $spare } min prea mult.
clock-later = Runda { $round } începe la minutul { $start }, cu { $late } min mai târziu decât era prevăzut.
clock-break-cut = Pauza dinaintea rundei { $round } se scurtează la { $minutes } min.
clock-until-forfeit = Minutele se numără până la pierderea meciului prin neprezentare, { $limit } min după început.
clock-table-late = Masa { $table } a terminat cu { $late } min după rundă; etuiuri jucate încă atunci: { $boards }.
clock-time-used = La masa { $table } { $name } a folosit { $minutes } min pentru licitație și joc.

whist-odd = Echipe: { $teams }. Fiecăreia îi lipsește o serie de etuiuri, fiindcă niciun etui nu poate fi jucat de un număr impar de echipe.
whist-skip = Echipe: { $teams }. Fiecăreia îi lipsesc un adversar și două serii de etuiuri; nicio masă nu împarte etuiuri.
whist-share = Toate se întâlnesc; într-o rundă mesele opuse împart etuiurile (perechi de mese: { $tables }).
whist-share-more-boards = Pentru acea rundă trebuie serii noi de etuiuri: { $sets }.
whist-relay = Toate se întâlnesc (runde: { $rounds }); fiecare pereche așteaptă o dată cât joacă cealaltă pereche a echipei.

problem-hours-range = Orele nu pot fi { $found }; scrieți { $expected }.
problem-schedule-break-round = După runda { $found } nu este pauză; este după runda { $expected }.
problem-schedule-sessions = Rundele sesiunilor: { $found }; împreună trebuie să fie { $expected }, în fiecare cel puțin una.
problem-clock-session = Programul nu are această sesiune.
problem-clock-round = Runda { $found } nu este din această sesiune; rundele ei sunt { $expected }.
problem-clock-called-twice = Runda { $found } a fost anunțată de două ori.
problem-clock-ended-twice = Masa { $found } a terminat de două ori runda { $expected }.
problem-clock-order = Runda a fost anunțată la minutul { $found }, dar una de după ea la minutul { $expected }.
problem-clock-ended-before = Masa a terminat la minutul { $found }, dar runda a fost anunțată la minutul { $expected }.
problem-clock-now = Cineva lipsește încă; indicați ce oră este.
problem-movement-teams = Atâtea echipe ({ $found }) nu pot juca așa; numărul este { $expected }.
problem-movement-stanzas = Atâtea etuiuri ({ $found }) nu se pot împărți în segmente ({ $expected }).
problem-movement-rounds-even = Cu atâtea runde ({ $found }) rămân meciuri neterminate; trebuie un număr par, { $expected }.
problem-movement-triple = Un turneu fiecare cu fiecare cu atâtea echipe ({ $found }) nu se poate încheia cu un meci în trei; trebuie un număr impar de la 7 la 31 sau 3.
problem-whist-form = „{ $found }” este pentru un număr par de echipe, nu pentru { $expected }.
