# Legea 43: limitări ale drepturilor mortului.

event-dummy_overstepped = Mortul a făcut ceea ce nu are voie
event-dummy_warned_declarer = Mortul l-a avertizat pe declarant să nu joace din mâna greșită
event-dummy_asked_about_revoke = Mortul l-a întrebat pe declarant dacă o carte a sa nu este renonsă
event-defenders_gained_after_dummy_spoke = După joc: mortul, cu drepturile pierdute, vorbise primul despre neregularitatea unui apărător
question-limit_broken = Ce limitare nu a fost respectată?
option-limit_broken-called_director = mortul a chemat arbitrul
option-limit_broken-took_part = mortul a participat la joc sau i-a comunicat ceva declarantului
option-limit_broken-exchanged_hands = mortul a schimbat mâna cu declarantul (2017: unul a văzut mâna celuilalt)
option-limit_broken-left_seat = mortul și-a părăsit locul ca să privească jocul declarantului
option-limit_broken-looked_at_defender = mortul s-a uitat la o carte din mâna unui apărător
option-limit_broken-defender_showed = un apărător i-a arătat mortului mâna sa
option-limit_broken-score_sheet = mortul s-a uitat pe foaia de scor înainte de sfârșitul jocului
question-attention_by_another = Atrăsese deja alt jucător atenția asupra unei neregularități?
question-own_initiative = S-a uitat { $about } din proprie inițiativă?
question-hand_chosen = Apărătorii: din ce mână trebuie să joace { $about }? Decide cel care vorbește primul.
option-hand_chosen-declarer = din mâna declarantului
option-hand_chosen-dummy = de la mort
option-hand_chosen-no_choice = nu aleg
question-dummy_first_to_ask = A fost mortul primul care a întrebat de { $about }?
question-play_was_revoke = A fost { $about } o renonsă?
question-saw_score_sheet = Într-un concurs de perechi: se uitase mortul pe foaia de scor înainte de sfârșitul jocului?
question-exposed_behind_screen = A expus un apărător o carte pe care declarantul nu o putea vedea din cauza paravanului, și despre aceasta a vorbit mortul?
why-score_sheet_not_regulated = niciun regulament nu spune că mortul care se uită pe foaia de scor își pierde drepturile
about-remark = Ceea ce mortul a spus sau a arătat despre joc
problem-followed-suit = { $found-card } este din culoarea atacată; nu este nimic de întrebat.

decision-43-hands_seen_2017 = Textele în alte limbi vorbesc despre schimbul mâinilor. Textul folosit aici interzice declarantului și mortului să-și vadă unul altuia mâna.
decision-43-score_sheet_is_a2 = Un regulament care spune doar „își pierde drepturile” înseamnă consecințele din 43B, ca după 43A2.
decision-43-no_hand_chosen = Dacă niciun apărător nu alege mâna, declarantul atacă din mâna al cărei rând este.
decision-43-dummy_informs_declarer = Ce îi spune mortul declarantului despre joc este informație de la partener (Legea 16), pe lângă penalizare.
