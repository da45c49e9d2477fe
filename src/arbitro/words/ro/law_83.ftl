# Legea 83: înștiințarea asupra dreptului de a face apel.

event-ruling_may_be_reviewed = Arbitrul crede că decizia sa ar putea fi revizuită
question-review_likely = Ar putea fi revizuită această decizie?
weigh-ruled_on_fact = dacă se bazează pe stabilirea unor fapte
weigh-used_discretion = dacă s-a folosit puterea discreționară, ca la un scor ajustat
question-notice = Ce face arbitrul?
option-notice-tells = înștiințează concurentul asupra dreptului de a face apel
option-notice-refers = înaintează cazul unui juriu
instruction-no_notice_needed = Nu trebuie spus nimic deosebit: dreptul de apel este cel obișnuit.
instruction-matter_referred_to_committee = Arbitrul înaintează cazul unui juriu competent.
instruction-told_of_right_to_appeal = Jucătorii sunt înștiințați asupra dreptului de a face apel.
