# Legea 46: desemnare incompletă sau invalidă.

event-incomplete_designation = Declarantul a cerut incomplet o carte de la mort, sau una care nu se află la mort
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
