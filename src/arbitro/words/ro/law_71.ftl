# Legea 71: concesii anulate.

event-concession_cancelled = O axă vrea înapoi o levată pe care a concedat-o
field-doubted_at_once = Concesia a fost pusă la îndoială imediat, înainte de orice acord
problem-nothing-conceded = Levate revendicate: { $found }; nu s-a concedat nimic. Numărul este { $expected }.
question-contract_already_settled = Au concedat { $about } un contract pe care îl realizaseră deja sau îl făcuseră deja să cadă?
question-safe_by_legal_play = Erau sigure, la orice joc legal al cărților rămase, levatele pe care { $about } le vor acum înapoi?
question-safe_by_normal_play = Erau sigure, la orice joc normal al cărților rămase, levatele pe care { $about } le vor acum înapoi?
fact-tricks_safe = Câte dintre levatele dorite înapoi nu puteau fi pierdute?
why-may_be_lost = levata poate fi pierdută

decision-71-time_limit_1997 = 71C începe fără un termen și apoi pune unul: termenul este valabil.
