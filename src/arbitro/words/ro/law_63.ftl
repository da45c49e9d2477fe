# Legea 63: consumarea unei renonse.

event-revoke_noticed = S-a observat o renonsă: este consumată?
question-played_after_revoke = Pe care dintre acestea a făcut-o mai întâi { $about } după renonsă?
option-played_after_revoke-nothing = nimic de acest fel
option-played_after_revoke-played_on = a atacat sau a jucat la levata următoare, legal sau nu
option-played_after_revoke-played_on_misled = a jucat la levata următoare, dar a retras cartea: un adversar spusese că este rândul lui
option-played_after_revoke-designated = a numit sau a desemnat o carte pentru levata următoare
option-played_after_revoke-claimed = a făcut o revendicare sau o concesie de levate
option-played_after_revoke-agreed = a fost de acord cu o revendicare sau concesie adversă
question-agreement_established = Acordul axei { $about } este stabilit: nicio obiecție înainte de următoarea ei declarație sau de sfârșitul rundei?
question-partner_asked = A atras atenția partenerul lui { $about }, întrebându-l dacă nu are cărți în culoare?
question-dummy_asked_first = A fost mortul primul care l-a întrebat pe declarant dacă a făcut renonsă?
question-hands_in_board = Când s-a observat, erau toate cele patru mâini deja în etui?
instruction-last_trick_played_again = Ceea ce s-a jucat la levata a treisprezecea se reia în mână.
instruction-one_of_two_established = Ambele axe au făcut renonsă la această levată și numai una dintre renonse este consumată: jocul continuă, iar apoi arbitrul restabilește echitatea.
instruction-claim_after_correction = După corectarea renonsei, arbitrul decide asupra revendicării.

decision-63-acquiescence_1997 = A accepta o revendicare înseamnă ce spune 69A: nicio obiecție înainte de următoarea declarație a axei sau de sfârșitul rundei.
decision-63-unlawful_question_1997 = O încălcare a 61B este întrebarea unui apărător către partener. Ce nu poate face mortul este în Legea 43.
decision-63-one_of_two_established = Dacă ambele axe au făcut renonsă la aceeași levată și una dintre renonse este consumată, arbitrul restabilește echitatea.
decision-63-void_claim_2017 = Dacă axa care a făcut renonsa revendică levate și jocul continuă cu acordul tuturor celor patru (68D2(b)), revendicarea este nulă, dar renonsa rămâne consumată.
