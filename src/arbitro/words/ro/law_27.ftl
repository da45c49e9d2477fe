# Legea 27: un anunț insuficient.

event-insufficient_bid = Un anunț a fost prea jos
field-premature = Înlocuit, înainte ca arbitrul să vorbească, cu
question-accepted = { $seat }, acceptați { $about }? Este acceptat și dacă ați declarat peste el sau ați jucat la el.
question-replacement = { $seat }, ce declarație legală faceți în locul lui { $about }?
tell-lowest_bid = Dacă anunțați aceeași denominație la cel mai mic nivel suficient și niciunul dintre anunțuri nu este artificial, nu mai urmează nimic.
tell-comparable_call = Dacă declarația dumneavoastră este comparabilă cu { $about } – aceeași semnificație sau una cuprinsă în ea – nu mai urmează nimic.
tell-same_meaning = Dacă declarația dumneavoastră are aceeași semnificație ca { $about } sau una mai precisă, nu mai urmează nimic.
tell-other_call = Cu orice alt anunț sau cu pas, partenerul trebuie să paseze în tot restul licitației, iar dacă axa dumneavoastră este în apărare pot urma restricții de atac.
tell-no_double = Nu puteți contra sau recontra.
tell-no_double_unless_comparable = Nu puteți contra sau recontra decât dacă declarația este comparabilă.
question-artificial = { $about } sau declarația care îl înlocuiește este artificială ori ar putea fi?
weigh-meaning_of_insufficient_bid = ce însemna anunțul insuficient sau ce ar fi însemnat în situația în care credea jucătorul că se află
weigh-meaning_of_replacement = ce înseamnă declarația înlocuitoare; numai dacă nu există nicio îndoială niciuna nu este artificială
question-same_denominations = Este { $about } cel mai jos anunț suficient care specifică aceeași denominație sau aceleași denominații ca anunțul retras?
weigh-denominations_specified = denominațiile pe care le specifică fiecare anunț, nu cele pe care le numește
weigh-lowest_that_specifies_them = dacă un anunț suficient mai jos le-ar fi specificat
question-same_or_more_precise = Are { $about } aceeași semnificație ca anunțul insuficient sau una mai precisă, cuprinsă în întregime în aceasta?
weigh-meaning_contained = dacă orice mână potrivită pentru noua declarație s-ar fi potrivit și primei
weigh-what_call_excludes = ceea ce exclude o declarație ține de semnificația ei la fel ca ceea ce arată
question-same_or_more_precise_shape = Are { $about } aceeași semnificație distribuțională ca anunțul insuficient sau una mai precisă, cuprinsă în aceasta?
weigh-shape_contained = dacă orice distribuție potrivită pentru noua declarație s-ar fi potrivit și primei
weigh-strength_left_out = forța nu contează aici
question-no_lasting_harm = Cu { $about } în locul lui, își poate urma licitația cursul normal, fără ca axa vinovată să fi câștigat informații care o strică iremediabil?
weigh-information_gained = ce știe axa datorită neregularității și nu din declarațiile legale
weigh-auction_beyond_repair = dacă licitația își mai poate urma cursul normal
question-damaging_information = A transmis anunțul insuficient informații care au prejudiciat axa nevinovată?

decision-27-letters_2007 = Textul italian numește D și E ceea ce alte versiuni numesc C (înlocuire prematură) și D (prejudiciu). Aici se folosesc literele C și D.
decision-27-premature_1997 = Nu există o prevedere despre înlocuirea prematură. Este nulă (9C), iar jucătorul vinovat alege după ce a auzit totul (10C1); o contra costă oricum după B3.
decision-27-inadmissible_double = B3 vorbește despre orice contra sau recontra, deci și despre una împotriva Legii 19: este nulă și costă la fel.
decision-27-second_insufficient_bid_1997 = Nu există o prevedere despre un al doilea anunț insuficient. Este nul (9C) și se aplică B2.
decision-27-information_2007 = B1(b), spre deosebire de B1(a), nu înlătură 16D: axa vinovată nu poate folosi anunțul retras.
