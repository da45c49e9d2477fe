# Analisi, equità e punteggi via HTTP.

problem-solver-busy = Il risolutore ha { $found } richieste prima di questa; riprovare fra un momento.
problem-no-deal = Il board { $found } non ha una smazzata.
problem-too-much-asked = { $found } sono più di quanti se ne possano chiedere qui; al massimo { $expected }.
problem-result-or-contract = Serve o un risultato o un contratto con le sue prese.
