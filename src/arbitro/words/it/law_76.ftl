# Articolo 76: spettatori.

event-spectator_interfered = Uno spettatore è intervenuto
event-spectator_wants_to_watch = Qualcuno vuole assistere al gioco di un tavolo
question-spectator_did = Che cosa ha fatto lo spettatore?
option-spectator_did-watched_hands = ha guardato le carte di più di un giocatore
option-spectator_did-reacted = ha reagito alla licitazione o al gioco
option-spectator_did-remarked = ha fatto osservazioni, o ha parlato con un giocatore
option-spectator_did-disturbed = ha disturbato un giocatore
option-spectator_did-drew_attention = ha richiamato l’attenzione su qualcosa, come un’irregolarità
option-spectator_did-spoke_of_fact_or_law = ha parlato di fatti o del Codice
option-spectator_did-sent_message = ha comunicato con un giocatore mentre assisteva per via elettronica
question-hands_allowed = Gli era permesso guardare più di una mano?
question-asked_by_director = L’arbitro gli aveva chiesto di parlare?
instruction-spectator_called_to_order = L’arbitro richiama all’ordine lo spettatore.
question-watcher = Chi vuole assistere?
option-watcher-spectator = uno spettatore
option-watcher-team_member = un componente di una squadra di questo tavolo che ora non gioca
option-watcher-captain = un Capitano Non Giocatore
question-captain_registered = Il capitano era stato indicato alla registrazione della squadra?
question-room = In quale sala?
option-room-open = la sala aperta
option-room-closed = la sala chiusa
question-director_permits = L’arbitro lo permette?
instruction-may_watch = La persona può assistere, come spettatore sotto il controllo dell’arbitro.
instruction-may_not_watch = La persona non può assistere lì.

decision-76-control_1997 = Il testo non dice chi controlla gli spettatori: l’arbitro, che risponde dell’ordine (81C4).
decision-76-captain_in_closed_room = FIGB 76.3 ammette il capitano in sala chiusa in (a) e chiede l’autorizzazione in (b): gli serve l’autorizzazione.
