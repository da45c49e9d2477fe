# Line-up: cine are dreptul de alegere, ce predă o echipă.

problem-lineup-sessions = Segmente: { $found }; ca să fie câte două pe sesiune, trebuie { $expected }.
problem-lineup-team = { $found } nu este una dintre echipele acestui meci ({ $expected }).
problem-lineup-option = Aici dreptul de alegere nu poate merge după „{ $found }”; merge după { $expected }.
problem-pick-not-offered =
    { $expected ->
        [none] Nu este nimic de ales; „{ $found }” nu este posibil.
       *[other] „{ $found }” nu poate fi ales; se poate alege între { $expected }.
    }
problem-lineup-rooms = Line-up-ul este pentru sălile „{ $found-room }”; trebuie câte o pereche în fiecare: { $expected-room }.
problem-lineup-side = În această sală echipa stă pe { $expected-side }, nu pe { $found-side }.
problem-lineup-player-twice = { $found } este numit de două ori.
problem-lineup-both-rooms = { $found } este numit în ambele săli.
problem-lineup-not-member = { $found } nu este jucător al echipei, nici jucător înlocuitor admis.
problem-lineup-captain = { $found } este căpitanul echipei, dar nu este între jucătorii ei.
problem-lineup-right-open = Dreptul de alegere nu este încă stabilit.
problem-lineup-out-of-order =
    { $expected ->
        [right_pending] Dreptul de alegere nu este încă stabilit.
        [playing] Segmentul se joacă; nu se mai poate schimba nimic.
        [locked] Line-up-urile sunt deja complete.
       *[other]
            { $found ->
                [determined] Dreptul de alegere este deja stabilit.
                [changed] Nu există încă un line-up care să poată fi schimbat.
               *[seated] Line-up-urile nu sunt încă complete.
            }
    }
problem-lineup-handed-in = { $found } și-a predat deja line-up-ul.
problem-lineup-not-due = { $found } are dreptul de alegere: { $expected } predă prima.
problem-lineup-seen = Line-up-ul echipei { $found } a fost văzut; se schimbă numai cu permisiunea arbitrului.
problem-lineup-seated-otherwise = { $found } nu stă așa cum a predat line-up-ul.

lineup-open_ns = { $team } stă pe Nord-Sud în sala deschisă și are dreptul de alegere.
lineup-blind = Nimeni nu are dreptul de alegere: ambele echipe predau line-up-ul fără să îl vadă pe celălalt (line-up orb).
lineup-no-forms = Nu există formulare de line-up: în caz de dispută arbitrul întreabă fiecare echipă fără știrea celeilalte.
lineup-option = Așa a anunțat organizatorul.
lineup-option-late = Opțiunea organizatorului nu a fost anunțată înainte de concurs: nu contează.
lineup-drawn = { $team } a câștigat tragerea la sorți.
lineup-drawn-from = { $team } a câștigat tragerea la sorți (codul { $seed }).
lineup-sessions = Cine alege un segment îl lasă adversarilor pe celălalt din aceeași sesiune.
lineup-last-three = Din ultimele trei segmente câștigătorul tragerii la sorți ia unul sau îi lasă pe adversari să ia unul și are două.
lineup-taken = { $team } ia segmentul { $stanza }.
lineup-left = { $team } îi lasă pe adversari să ia unul.
lineup-alternate = Echipele au dreptul pe rând, întâi { $team }, care stă pe Nord-Sud în sala deschisă.
lineup-last-blind = În segmentul { $stanza }, ultimul dintr-un număr impar, nimeni nu are dreptul de alegere.
lineup-reversed = În următorul segment suplimentar dreptul este al celeilalte echipe.
lineup-brown-sticker = Numai { $team } are perechi care folosesc convenții Brown Sticker: orice drept este al echipei { $other }.
lineup-brown-sticker-both = Ambele echipe au perechi care folosesc convenții Brown Sticker: nu se schimbă nimic.
open-lineup_lot = Ce echipă a câștigat tragerea la sorți?
open-lineup_last_lot = Ce echipă a câștigat tragerea la sorți pentru ultimul segment?
open-lineup_pick_first = Câștigătorul tragerii la sorți: ce alege echipa?
open-lineup_pick_second = Cine a pierdut tragerea la sorți: ce alege echipa?

lineup-right =
    Segmentul { $stanza }: { $who ->
        [team] dreptul de alegere îl are { $team }.
        [nobody] nimeni nu are dreptul de alegere.
       *[open] încă nehotărât.
    }
