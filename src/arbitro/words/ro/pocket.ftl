# Cartea de buzunar pentru arbitri.

pocket-about = Fiecare paragraf din { $edition } în cuvintele noastre, pentru arbitri. Nu sunt textele oficiale.
pocket-contents = Cuprins
pocket-definitions = Definiții
pocket-index = Indice
pocket-reading = Citirea noastră:
pocket-chart = Schemă
pocket-cases = Situațiile din această schemă, pe litere:
problem-book-form = „{ $found }” nu este un fișier pentru carte. Numiți unul care se termină în .pdf sau .html, ca { $expected }.
