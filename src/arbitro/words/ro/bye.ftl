# O rundă fără adversar.

bye-share = O echipă care are pauză primește { $vp } VP.
bye-imps-smallest = Cea mai mică diferență care dă { $vp } VP este de { $imps } IMP.
bye-imps-mean = Media diferențelor care dau { $vp } VP este de { $imps } IMP.
bye-imps-count = Aceste IMP-uri contează la diferența de IMP-uri.
bye-imps-not-counted = Aceste IMP-uri nu contează la diferența de IMP-uri.
bye-field = Donele nejucate valorează media rundei, { $percent }%.
bye-own = Perechea a obținut { $percent }% în donele jucate.
bye-at-least = O pereche care are pauză primește cel puțin { $percent }%.
bye-team-answer = { $vp } VP și { $imps } IMP.
bye-pair-answer = { $percent }% în donele nejucate.
open-own_session = Ce procentaj a obținut perechea în donele jucate ale sesiunii?
