# Legea 85: decizii asupra unor fapte contestate.

event-facts_disputed = Faptele sunt contestate: cum decide arbitrul?
question-director_witnessed = A văzut sau auzit chiar un arbitru cele întâmplate?
question-facts_established = Este arbitrul mulțumit că a stabilit faptele?
weigh-satisfied_of_facts = dacă este convins de ele
weigh-what_players_tell = ce spune fiecare jucător
question-facts_probable = Poate arbitrul, pe baza probabilităților, să stabilească faptele într-o măsură satisfăcătoare?
weigh-balance_of_probabilities = ce este mai probabil
weigh-evidence_collected = ponderea dovezilor pe care le-a putut strânge
