# Legea 76: spectatori.

event-spectator_interfered = Un spectator a intervenit
event-spectator_wants_to_watch = Cineva vrea să privească la o masă
question-spectator_did = Ce a făcut spectatorul?
option-spectator_did-watched_hands = s-a uitat la cărțile mai multor jucători
option-spectator_did-reacted = a reacționat la licitație sau joc
option-spectator_did-remarked = a făcut remarci sau a conversat cu un jucător
option-spectator_did-disturbed = a deranjat un jucător
option-spectator_did-drew_attention = a atras atenția asupra a ceva, de exemplu o neregularitate
option-spectator_did-spoke_of_fact_or_law = a vorbit despre fapte sau legi
option-spectator_did-sent_message = a comunicat cu un jucător în timp ce privea prin mijloace electronice
question-hands_allowed = Avea voie să se uite la mai multe mâini?
question-asked_by_director = Îi ceruse arbitrul să vorbească?
instruction-spectator_called_to_order = Arbitrul cheamă spectatorul la ordine.
question-watcher = Cine vrea să privească?
option-watcher-spectator = un spectator
option-watcher-team_member = un membru al unei echipe de la această masă care acum nu joacă
option-watcher-captain = un căpitan nejucător
question-captain_registered = A fost numit căpitanul la înscrierea echipei?
question-room = În ce sală?
option-room-open = sala deschisă
option-room-closed = sala închisă
question-director_permits = Permite arbitrul acest lucru?
instruction-may_watch = Persoana poate privi, ca spectator sub autoritatea arbitrului.
instruction-may_not_watch = Persoana nu poate privi acolo.

decision-76-control_1997 = Textul nu spune cine controlează spectatorii: arbitrul, care răspunde de ordine (81C4).
decision-76-captain_in_closed_room = FIGB 76.3 îl admite pe căpitan în sala închisă la (a) și cere permisiunea la (b): are nevoie de permisiune.
