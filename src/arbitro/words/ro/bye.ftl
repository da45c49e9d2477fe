# O rundă fără adversar.

bye-share = Echipa care stă are { $vp } VP.
bye-imps-smallest = Cea mai mică diferență care dă { $vp } VP este de { $imps } IMP.
bye-imps-mean = Media diferențelor care dau { $vp } VP este de { $imps } IMP.
bye-imps-count = Acești IMP contează la diferența de IMP.
bye-imps-not-counted = Acești IMP nu contează la diferența de IMP.
bye-field = Donele nejucate valorează media rundei, { $percent }%.
bye-own = Perechea a obținut { $percent }% în donele jucate.
bye-at-least = Perechea care stă are cel puțin { $percent }%.
bye-team-answer = { $vp } VP și { $imps } IMP.
bye-pair-answer = { $percent }% în donele nejucate.
open-own_session = Ce procentaj a obținut perechea în donele jucate ale sesiunii?
