# Legea 21: dezinformare.

event-wrong_explanation = S-a dat o explicație greșită
question-auction_ended = S-a încheiat licitația?
question-mi = Ce l-a indus în eroare pe jucător?
option-mi-explanation = explicația greșită a unui adversar
option-mi-missing_alert = o alertă care a lipsit
option-mi-own_misunderstanding = propria înțelegere greșită
question-alert_required = Cere regulamentul acea alertă?
question-evidence_of_agreement = Există dovezi că explicația a fost corectă, iar greșeala a fost declarația?
weigh-convention_card_and_notes = fișa de convenții și notele de sistem
weigh-both_partners_say_so = ce spun cei doi parteneri, fiecare separat
weigh-presume_explanation = în lipsa dovezilor se presupune că explicația a fost greșită
question-probably_influenced = Este probabil ca ultima declarație a lui { $about } să fi fost rezultatul dezinformării?
question-influenced = Ar fi putut în bună măsură dezinformarea să influențeze decizia lui { $about } la ultima declarație?
weigh-call_with_right_explanation = ce declarație era de așteptat cu explicația corectă
weigh-probable_result = mai degrabă da decât nu
weigh-could_well_have_been = ajunge mai puțin decât o probabilitate
question-changed_to = Ce declară acum { $about }? (Aceeași declarație rămâne așa cum era.)
question-lho_changes = Își retrage { $about } declarația făcută după prima?
question-withdrawn_call_damaged = A transmis declarația retrasă apoi o informație care a prejudiciat axa nevinovată?
weigh-what_withdrawn_call_told = ce spunea declarația retrasă în plus față de cea care a înlocuit-o
weigh-use_made_of_it = dacă axa vinovată a folosit-o în locul unei alternative logice
question-advantage = A obținut axa vinovată un avantaj din explicația greșită?
weigh-result_with_right_explanation = rezultatul probabil cu explicația corectă
weigh-gain_from_misinformation = dacă avantajul vine din dezinformare și nu din altceva
why-lho_has_not_called = jucătorul următor nu a declarat încă după ea
why-auction_period_has_ended = perioada de licitație s-a terminat

decision-21-last_call_of_the_side = Dacă nimeni nu a mai declarat, se mai poate schimba numai ultima declarație a axei dezinformate.
decision-21-alert_not_required = Lipsa unei alerte pe care niciun regulament nu o cere nu dezinformează pe nimeni: greșeala este a jucătorului.
decision-21-overtaken_call = Dacă declarația schimbată face imposibilă declarația jucătorului următor, și aceasta trebuie schimbată.
decision-21-misbid_on_evidence = 21B1(b) presupune o explicație greșită când lipsesc dovezile. Dacă dovezile arată o declarație greșită, nu se aplică și nu există rectificare.
instruction-last_call_may_be_changed = Cât timp atacul inițial nu este întors pe față, un jucător din axa lui { $seat } își poate schimba ultima declarație, dacă probabil a făcut-o din cauza explicației greșite și partenerul nu a mai declarat.
