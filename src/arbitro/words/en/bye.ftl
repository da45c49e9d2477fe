# A round without an opponent.

bye-share = A team without an opponent gets { $vp } VP.
bye-imps-smallest = The smallest margin that earns { $vp } VP is { $imps } IMPs.
bye-imps-mean = The mean of the margins that earn { $vp } VP is { $imps } IMPs.
bye-imps-count = These IMPs count in the difference of IMPs.
bye-imps-not-counted = These IMPs do not count in the difference of IMPs.
bye-field = The boards not played count as the round’s average, { $percent }%.
bye-own = The pair scored { $percent }% on the boards it played.
bye-at-least = A pair that sits out gets at least { $percent }%.
bye-team-answer = { $vp } VP and { $imps } IMPs.
bye-pair-answer = { $percent }% on the boards not played.
open-own_session = What percentage did the pair score on the boards it played in the session?
