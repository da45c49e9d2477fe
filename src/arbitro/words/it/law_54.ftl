# Articolo 54: un attacco iniziale a carta scoperta fuori turno.

event-opening_lead_out_of_turn = L’attacco iniziale è stato fatto dal giocatore sbagliato
question-partner_led_face_down = Ha attaccato anche { $about }, a carta coperta?
question-declarer_could_have_seen_dummy = Il dichiarante potrebbe aver visto una carta di { $about }?
weigh-dummys_cards_in_view = quali carte sono state in vista dopo l’attacco; non contano quelle esposte durante la licitazione e trattate con l’articolo 24
question-declarer_started_spreading = { $about } ha cominciato a stendere la mano, mostrando almeno una carta?
question-opening_lead_choice = { $seat }, che cosa fai dell’attacco con { $about }?
option-opening_lead_choice-spread = Stendo la mia mano e divento il morto
option-opening_lead_choice-accept = Accetto l’attacco; il compagno è il morto
option-opening_lead_choice-refuse = Lo faccio ritirare: diventa una carta penalizzata maggiore
instruction-lead_is_accepted = L’attacco va accettato, o lo è già: { $seat } non ha altra scelta.
instruction-face_down_lead_goes_back = { $seat } riprende la carta d’attacco coperta, senza mostrarla.
instruction-dummy_spreads = { $seat } stende la mano come morto.

decision-54-lead_by_declaring_side_1997 = Non c’è un comma sull’attacco iniziale del dichiarante o del morto: è una carta esposta prima del gioco (articolo 24).
decision-54-seen_dummy_comes_first = Il dichiarante deve accettare l’attacco se può aver visto il morto, anche se ha iniziato a stendere la propria mano.
decision-54-accepted_by_playing = Se il dichiarante ha giocato sull’attacco dalla propria mano, l’attacco è accettato (53A), come in ogni altra presa.
decision-54-spread_without_notice = Il dichiarante che stende le carte dopo un attacco iniziale fuori turno diventa morto, che qualcuno abbia notato o no l’errore.
