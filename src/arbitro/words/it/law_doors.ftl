# Ciò che le porte delle leggi rifiutano.

problem-no-such-law = La Legge { $found } non esiste; le leggi sono { $expected }.
problem-searches-busy = Troppe richieste di prese sono in esame insieme; riprovare fra un momento.
