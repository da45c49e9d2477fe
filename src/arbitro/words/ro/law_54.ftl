# Legea 54: un atac inițial peste rând cu cartea pe față.

event-opening_lead_out_of_turn = Atacul inițial a fost făcut de jucătorul greșit
question-partner_led_face_down = A atacat și { $about }, cu cartea pe spate?
question-declarer_could_have_seen_dummy = Este posibil ca declarantul să fi văzut vreo carte a lui { $about }?
weigh-dummys_cards_in_view = ce cărți s-au văzut de la atac încoace; nu contează cele expuse în timpul licitației, pentru care s-a aplicat Legea 24
question-declarer_started_spreading = A început { $about } să-și etaleze mâna și a arătat cel puțin o carte?
question-opening_lead_choice = { $seat }, ce faceți cu atacul { $about }?
option-opening_lead_choice-spread = Îmi etalez mâna și devin mort
option-opening_lead_choice-accept = Accept atacul; partenerul este mort
option-opening_lead_choice-refuse = Cer retragerea: devine carte penalizată majoră
instruction-lead_is_accepted = Atacul trebuie acceptat sau a fost deja acceptat: { $seat } nu mai are altă alegere.
instruction-face_down_lead_goes_back = { $seat } își ia înapoi, fără a o arăta, cartea atacată pe spate.
instruction-dummy_spreads = { $seat } își etalează mâna ca mort.

decision-54-lead_by_declaring_side_1997 = Nu există o prevedere despre atacul inițial al declarantului sau al mortului: este o carte expusă înainte de joc (Legea 24).
decision-54-seen_dummy_comes_first = Declarantul trebuie să accepte atacul dacă a putut vedea mortul, chiar dacă a început să-și etaleze propria mână.
decision-54-accepted_by_playing = Dacă declarantul a jucat la atac din propria mână, atacul este acceptat (53A), ca la orice altă levată.
decision-54-spread_without_notice = Declarantul care își etalează cărțile după un atac inițial peste rând devine mort, indiferent dacă cineva a observat greșeala.
