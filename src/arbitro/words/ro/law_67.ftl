# Legea 67: o levată defectuoasă.

event-defective_trick = Un jucător nu a pus nicio carte la o levată sau a pus prea multe
question-played_together = A jucat { $about } cărțile în același timp?
question-played_count_wrong = Are { $about } și un număr greșit de cărți jucate, corespunzător numărului greșit din mână?
question-played_not_placed = A jucat { $about } o carte la levată și doar nu a pus-o printre cărțile jucate?
question-has_suit_led = Are { $about } o carte în culoarea atacată la levata defectuoasă?
question-card_placed = { $seat }, ce carte puneți printre cărțile dumneavoastră jucate?
question-card_found = Ce carte jucase { $about } la levată?
question-faced_card_known = Se poate stabili care dintre cărți a fost arătată de { $about } când a jucat la levată?
question-faced_card = Ce carte a arătat { $about }?
question-exposed_in_returning = A fost { $about } expusă când s-a luat înapoi în mână?
question-revoke_trick = La ce levată nu a jucat { $about } cartea reluată în mână, deși trebuia?
question-revoke_is_established = A jucat axa vinovatului mai departe, a revendicat sau a acceptat o revendicare după levata { $about }, încât renonsa este consumată?
question-same_card_again = A fost { $about } jucată din nou la o levată ulterioară, încât este prea târziu pentru corectare?
question-cards_at_start = Câte cărți avea { $about } la început, inclusiv cele jucate deja?
question-trick_without_card = La ce levată anterioară nu a pus { $about } nicio carte?
question-other_hands_wrong = Ce alți jucători nu aveau treisprezece cărți?
problem-not-several-cards = { $found-card } este o singură carte; indicați toate cărțile puse de jucător la levată, ca { $expected }.
problem-suit-led-needed = Indicați ce culoare s-a atacat la levată ({ $expected }).

decision-67-omitted_by_dummy = Dacă mortul a omis o carte se consideră renonsă, dar pentru cărțile mortului nu se transferă nimic (64B3). Rămâne echitatea.
decision-67-highest_of_equal_rank = Dacă mai multe cărți erau legale și nu se știe care a fost pe față, este cea de rang mai mare; dintre cele egale, cea din culoarea mai mare.
decision-67-revoke_brought_to_light = O renonsă la ultima levată jucată, scoasă la iveală de o carte returnată, poate fi încă de corectat: decide Legea 63.
decision-67-card_shown_in_returning = O carte returnată pe care arbitrul nu a putut evita să o arate este expusă fără vina jucătorului: carte penalizată minoră dacă este mică.
