# Law 85: rulings on disputed facts.

event-facts_disputed = The facts are disputed: how does the director rule?
question-director_witnessed = Did a director himself see or hear what happened?
question-facts_established = Is the director satisfied that the facts are established?
weigh-satisfied_of_facts = whether the facts are established to the director’s satisfaction
weigh-what_players_tell = what each player says about it
question-facts_probable = Can the director establish the facts to his satisfaction on the balance of probabilities?
weigh-balance_of_probabilities = what is more likely
weigh-evidence_collected = the weight of the evidence he could collect
