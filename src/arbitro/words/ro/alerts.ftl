# Alerte, prealerte, cartonașe de licitație și declarații psihice.

problem-meaning-form = „{ $found }” nu spune ce arată o declarație; se scrie ca { $expected }.
problem-unknown-pre-alert = Organizatorul nu a numit „{ $found }” printre cele ce se comunică înainte de joc; a numit: { $expected }.
problem-psych-play-opening = O carte jucată nu poate fi o deschidere.

alert-answer =
    { $alerted ->
        [true] { $call } declarat de { $caller }: alertă.
        [false] { $call } declarat de { $caller }: fără alertă.
       *[open] { $call } declarat de { $caller }: nu se știe încă dacă se alertează.
    }
alert-shown =
    { $when ->
        [tray] Când sosește tava, { $by } îi arată lui { $to } cartonașul de alertă.
       *[at_once] { $by } îi arată lui { $to } cartonașul de alertă.
    }
alert-stop-answer = { $caller } arată întâi cartonașul STOP; { $next } așteaptă circa { $seconds } { $seconds ->
        [one] secundă
        [few] secunde
       *[other] de secunde
    }.

alert-open = Legile lasă alertele în seama autorității, care nu a enumerat nimic.
alert-told = Perechea spune că declarația se alertează.
alert-not-told = Perechea spune că declarația nu se alertează.
alert-conventional = Declarațiile convenționale se alertează.
alert-natural = Declarațiile neconvenționale nu se alertează, dacă nu au o semnificație specială.
alert-special = Are o semnificație specială, se bazează pe o înțelegere specială sau duce la una.
alert-swapped = O recontra cu semnificația inversată față de pas se alertează.
alert-not-forcing-response = O schimbare de culoare cu salt sau alt răspuns de acest fel, dacă nu forțează, se alertează.
alert-not-forcing-new-suit = O culoare nouă care nu forțează, ca răspuns la unu într-o culoare, de la cineva care nu a pasat, se alertează.
alert-range-notrump = O deschidere naturală de 1FA cu o forță în afara zonei { $low }–{ $high } se alertează.
alert-range-jump-overcall = O intervenție cu salt într-o culoare care poate avea mai mult de { $high } PO se alertează.
alert-range-two-level = O deschidere naturală într-o culoare la nivelul doi care poate avea mai puțin de { $low } PO se alertează.
alert-exempt-double = Contrele și recontrele nu se alertează dacă nu spun lungimea niciunei culori.
alert-exempt-level = De la nivelul { $level } în sus anunțurile de după primul tur nu se alertează.
alert-exempt-level-natural = De la nivelul { $level } în sus anunțurile neconvenționale nu se alertează.
alert-exempt-notrump = O deschidere de 1FA cu { $low }–{ $high } PO și cu dorința de a juca fără atu nu se alertează.
alert-exempt-jump-overcall-most = O intervenție cu salt într-o culoare cu cel mult { $high } PO nu se alertează.
alert-exempt-two-level-least = O deschidere naturală la nivelul doi cu cel puțin { $low } PO nu se alertează.
alert-in-doubt = În caz de îndoială se alertează.
alert-one-side = O alertă doar de o parte a paravanului nu este în sine o infracțiune.
alert-self-protection = Dacă declarația nu a fost alertată, la o cerere de despăgubire se ține seama că jucătorii trebuie să se apere și singuri.
alert-card-partner = Partenerul celui care a declarat arată cartonașul adversarului din dreapta sa.
alert-card-screens = Fiecare dintre cei doi pune cartonașul pe partea de tavă a colegului său de paravan, care îl înapoiază.
alert-stop = Un anunț cu salt fără paravane: cartonașul STOP și o pauză de circa { $seconds } { $seconds ->
        [one] secundă
        [few] secunde
       *[other] de secunde
    }.

open-alert_natural = Este declarația naturală?
open-alert_special = Are declarația o semnificație specială, se bazează pe o înțelegere specială sau duce la una?
open-alert_forcing = Forțează declarația?
open-alert_exempt_range = Este forța arătată în zona care nu se alertează?
open-alert_shows_length = Arată sau neagă lungime în una sau mai multe culori anume?
open-alert_swapped_with_pass = Are semnificația inversată cu cea a pasului?
weigh-unusual_meaning = dacă semnificația este neobișnuită
weigh-agreement_between_partners = ce au convenit partenerii
weigh-opponents_could_expect = dacă adversarii se puteau aștepta la ea

# Înainte de joc.

pre-alert-answer =
    { $result ->
        [owed] Înainte de joc adversarilor trebuie să li se comunice:
        [none] Înainte de joc nu trebuie comunicat nimic.
       *[open] Nu se știe încă dacă înainte de joc trebuie comunicat ceva.
    }
pre-alert-reversed-leads = Atacuri inversate.
pre-alert-other-leads = Atacuri nestandard, fie și numai în puține situații.
pre-alert-reversed-count-leads = Atacuri inițiale cu numărătoare inversată.
pre-alert-light-openings = Deschideri la nivelul unu de la { $hcp } PO ({ $low }–{ $high }).
pre-alert-hum = Deschideri la nivelul unu de la { $hcp } PO, sub { $low }: nu ține de comunicare, ci de regulamentul sistemelor.
pre-alert-short-long = Un sistem de bază scurt-lung.
pre-alert-further = Numit de organizator: { $item }.
pre-alert-none = Nimic din cele de pe listă.
pre-alert-given = S-a comunicat înainte de începerea jocului.
pre-alert-late = Nu s-a comunicat înainte de începerea jocului: Legile 75 și 40.
open-pre_alert_leads = Ce atacuri folosește perechea?
open-pre_alert_openings_from = De la câte puncte deschide perechea la nivelul unu?
open-pre_alert_short_long = Arată sistemul ei de bază întâi culoarea mai scurtă?

cards-one-way = Cartonașele se scot întotdeauna la fel.
cards-mixed = Când se scoate un singur cartonaș, când pachetul.
cards-mixed-admonition = Când se scoate un singur cartonaș, când pachetul: cel puțin o mustrare severă; nu este o dovadă de înșelăciune.
open-mixed_cards = Ce urmează din scoaterea cartonașelor când într-un fel, când în altul?

# Declarații psihice.

psych-answer =
    { $kind ->
        [not_psychic] Nu este o acțiune psihică.
        [agreed] { $permitted ->
            [true] Nu psihică, ci convenită: permisă aici.
            [open] Nu psihică, ci convenită: dacă este permisă depinde de categoria concursului.
           *[false] Nu psihică, ci convenită: nepermisă aici.
        }
        [expected] { $permitted ->
            [true] Partenerul se poate aștepta la ea; a fost făcută cunoscută: permisă.
            [false] Partenerul se poate aștepta la ea; nu a fost făcută cunoscută: nepermisă.
           *[open] Partenerul se poate aștepta la ea: trebuie făcută cunoscută.
        }
        [free] { $permitted ->
            [true] O acțiune psihică liberă.
            [false] O acțiune psihică interzisă aici.
           *[open] O acțiune psihică; nu se știe încă dacă este permisă.
        }
       *[open] Nu se știe încă ce este.
    }
psych-not-gross = Nu este o abatere grosolană.
psych-not-deliberate = Nu a fost deliberată.
psych-agreed = Partenerii au convenit asupra ei: nu mai este psihică.
psych-protected = Sistemul apără de asemenea declarații: este o înțelegere.
psych-record =
    { $earlier ->
        [one] Registrul perechii are una asemănătoare.
       *[other] Registrul perechii are { $earlier } asemănătoare.
    }
psych-first-time = Registrul perechii nu are nimic asemănător.
psych-expected = Partenerul se poate aștepta la ea mai mult decât adversarii: se trece pe fișă, printre cele ce cer o apărare, cu detaliile pe notele suplimentare.
psych-brown-sticker = Declarațiile psihice convenite și protecțiile împotriva lor sunt metode Brown Sticker.
psych-brown-sticker-admitted = Asemenea metode sunt permise în acest concurs de categoria { $category }.
psych-brown-sticker-refused = Asemenea metode nu sunt permise în acest concurs de categoria { $category }.
psych-random = O deschidere care poate avea mai puțin de { $limit } PO și despre care nimic altceva nu este definit este aleatoare, deci interzisă.
psych-disclosed = Făcută cunoscută îndeajuns, este permisă în concursuri de orice categorie.
psych-not-disclosed = Nu a fost făcută cunoscută.
psych-local = În concursurile locale nu este permisă nicio acțiune psihică: { $percent }% din top, oricare ar fi rezultatul.
psych-club = Este valabil și într-un club, dacă nu a publicat altă regulă.
psych-club-permits = Clubul are o regulă proprie.
psych-conventional-opening = În acest concurs o deschidere convențională nu poate fi psihică.
psych-banned = În acest concurs acțiunile psihice nu sunt permise.
psych-free = O declarație psihică la care partenerul nu se poate aștepta mai mult decât adversarii este liberă, fără avertizare.
psych-free-play = La fel pentru o carte psihică jucată de un apărător: liberă, fără avertizare.
psych-redress = Cealaltă axă a fost prejudiciată: se restabilește echitatea, îndoiala fiind în favoarea ei.
psych-no-damage = Cealaltă axă nu a fost prejudiciată: nicio despăgubire.
psych-doubt = Îndoiala asupra prejudiciului se rezolvă în favoarea celeilalte axe.
open-psych_category = Din ce categorie este concursul?
open-psych_gross = A fost o abatere grosolană de la forță sau lungime?
open-psych_deliberate = A fost deliberată?
open-psych_explicit_agreement = Conveniseră partenerii că asemenea declarații se pot face?
open-psych_system_protects = Apără sistemul de ele?
open-psych_partner_expects = Se putea aștepta partenerul la ea mai mult decât adversarii?
open-psych_disclosed = Era pe fișă și, în detaliu, pe notele suplimentare?
open-psych_conventional_opening = Era o deschidere convențională?
open-psych_damage = A fost prejudiciată cealaltă axă ca urmare directă?
weigh-strength_and_length = cât de departe erau forța și lungimile de cele anunțate
weigh-slip_or_intention = dacă a fost o scăpare, o apreciere greșită sau voită
weigh-direct_consequence = dacă prejudiciul este urmarea ei directă
weigh-result_without_departure = rezultatul fără abatere
