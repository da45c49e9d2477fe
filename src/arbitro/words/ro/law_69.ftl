# Legea 69: revendicări și concesii acceptate.

event-claim_agreed = O revendicare sau concesie a fost acceptată
event-agreement_withdrawn = O axă își retrage acordul cu o revendicare sau concesie
question-claim_objected = Obiectează acum { $about }, după ce fuseseră de acord?
question-likely_won = Ar fi câștigat probabil { $about } ceea ce vor acum înapoi dacă jocul ar fi continuat?
weigh-play_had_gone_on = cum ar fi continuat jocul
question-not_losable = Erau sigure, la orice joc normal al cărților rămase, levatele pe care { $about } le vor acum înapoi?
why-nothing_claimed = nu s-a revendicat nimic, deci acordul nu a pierdut nicio levată

decision-69-playing_on_is_no_agreement = O axă care a jucat mai departe după o revendicare nu a fost de acord cu ea: revendicarea este contestată.
