# Law 85: rulings on disputed facts.

event-facts_disputed = The facts are disputed: how does the director rule?
question-director_witnessed = Did a director himself see or hear what happened?
question-facts_established = Is the director satisfied that he has found the facts?
weigh-satisfied_of_facts = whether he is satisfied of them
weigh-what_players_tell = what each player tells of it
question-facts_probable = Can the director, on the balance of probabilities, find the facts to his satisfaction?
weigh-balance_of_probabilities = what is likelier
weigh-evidence_collected = the weight of the evidence he could collect
