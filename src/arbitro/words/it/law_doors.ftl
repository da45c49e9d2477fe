# Ciò che le richieste sugli articoli rifiutano.

problem-no-such-law = L’articolo { $found } non esiste; gli articoli sono { $expected }.
problem-searches-busy = Troppe richieste di prese sono in esame insieme; riprovare fra un momento.
