# Legea 46: desemnare incompletă sau invalidă.

event-incomplete_designation = Declarantul a cerut incomplet o carte de la mort sau a cerut una pe care mortul nu o are
field-words = Ce a spus declarantul
field-dummy_holds = Cărțile mortului
field-on_table = Pe masă, începând cu atacul
field-trumps = Atu
field-won_with = Mortul a câștigat levata precedentă cu
field-gone = Cărțile levatelor anterioare
question-different_intention = Este incontestabil că declarantul voia altă carte de la mort?
weigh-intention_beyond_dispute = nimeni nu se poate îndoi; probabil nu este de ajuns
weigh-not_the_better_play = că altă carte ar fi fost un joc mai bun nu dovedește nimic
weigh-earlier_designations = cum au fost înțelese aceleași cuvinte înainte, fără obiecții
question-intended_card = Ce carte voia declarantul?
question-lowest_winner_meant = „Mare” din ultima mână se înțelege ca { $about }, cea mai mică dintre cărțile câștigătoare?
weigh-intention_of_the_last_hand = din ultima mână „mare” înseamnă adesea destul de mare; arbitrul o poate înțelege astfel
question-designated_card = { $seat }: care dintre aceste cărți se joacă de la mort?
question-designator = Care apărător desemnează cartea care se joacă de la mort? Nu au voie să se consulte; decide cel care vorbește primul.
option-designator-lho = apărătorul din stânga declarantului
option-designator-rho = apărătorul din dreapta declarantului
option-designator-neither = niciunul: declarantul cere o carte
problem-bad-designation = „{ $found }” nu spune ce a cerut declarantul; scrieți ca în { $expected }.
problem-trick-complete = Pe masă erau { $found } cărți, dar înaintea celei a mortului sunt { $expected }.

decision-46-win_not_in_last_seat = „Câștigă”, înainte să joace ultima mână, înseamnă cartea cea mai mică pe care nicio carte nevăzută nu o bate. Dacă niciuna nu este sigură, declarantul spune care.
decision-46-win_without_winner = „Câștigă” pe ultima poziție, fără o carte câștigătoare, este cererea unei cărți pe care mortul nu o are.
decision-46-high_or_low_on_lead = „Mare” sau „mică” la atac nu fixează culoarea. Declarantul numește culoarea și joacă cea mai mare sau cea mai mică carte a ei.
decision-46-high_or_low_without_the_suit_led = „Mare” sau „mică” când mortul nu are culoarea atacată ține seama numai de rang; dintre cele egale declarantul spune care.
decision-46-high_or_low_means_the_suit_led = „Mare” sau „mică” se referă la culoarea atacată. Dacă mortul nu o are, nu s-a cerut nicio carte.
decision-46-high_or_low_of_a_suit = „Mare” sau „mică” spus împreună cu o culoare înseamnă cea mai mare sau cea mai mică carte din acea culoare.
decision-46-neither_defender_chooses = După „orice”, decide apărătorul care vorbește primul. Dacă niciunul nu vrea, declarantul cere o carte.
