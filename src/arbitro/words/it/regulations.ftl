# Problemi delle raccolte di regolamenti.

problem-unknown-pack = Non esiste la raccolta di regolamenti «{ $found }»; ci sono { $expected }.
problem-pack-cycle = Le raccolte si estendono l’una con l’altra in cerchio: { $found }.
problem-unknown-regulation = «{ $found }» non è un regolamento; i più vicini sono { $expected }.
problem-regulation-missing = Il regolamento manca; lo chiede { $expected }.
problem-regulation-no-source = Il regolamento non indica la sua fonte.
problem-regulation-type = { $found } non è ciò che questo regolamento prende; si scrive come { $expected }.
problem-regulation-range = { $found } è fuori dai limiti; deve essere { $expected }.
problem-regulation-conflict = { $found } non va d’accordo con un altro regolamento della raccolta, che chiede { $expected }.
