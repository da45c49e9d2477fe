# Il tascabile per gli arbitri.

pocket-about = Ogni comma del { $edition } con parole nostre, per gli arbitri. Non sono i testi ufficiali.
pocket-contents = Sommario
pocket-definitions = Definizioni
pocket-index = Indice analitico
pocket-reading = La nostra lettura:
pocket-chart = Schema
pocket-cases = Le situazioni di questo schema, per lettera:
problem-book-form = «{ $found }» non è un file per il libro. Indicarne uno che finisce in .pdf o .html, come { $expected }.
