# Legea 80: regulament și organizare.

event-who_directs = Cine arbitrează concursul?
event-regulation_against_law = Contrazice un regulament Legile?
question-director_named = A fost desemnat un arbitru?
question-director_registered = Este arbitrul înscris la federație?
question-event_level = Ce nivel are concursul?
option-event_level-local = un concurs de club sau local
option-event_level-higher = un campionat sau un concurs regional, național ori internațional
question-appointed_by = Cine a desemnat arbitrul?
option-appointed_by-organiser = clubul sau organizatorul
option-appointed_by-federation = federația
question-regulation_conflicts = Este regulamentul în conflict cu Legile?
weigh-law_leaves_it_open = dacă Legile lasă punctul pe seama unui regulament
weigh-both_can_be_kept = dacă pot fi respectate amândouă
instruction-players_name_a_director = Jucătorii desemnează o persoană care va exercita atribuțiile arbitrului.
instruction-players_name_one_of_themselves = Jucătorii desemnează pe unul dintre ei să exercite atribuțiile arbitrului.
instruction-appointment_not_valid = Desemnarea nu respectă regulamentul: trebuie desemnat alt arbitru.
instruction-director_acts = Arbitrul acționează pentru organizator.
instruction-law_prevails = Prevalează Legile; regulamentul nu se aplică.
instruction-regulation_applies = Regulamentul completează Legile și se aplică.
