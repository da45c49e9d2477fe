# Cartea de buzunar pentru arbitri.

pocket-about = Fiecare clauză din { $edition } cu vorbele noastre, pentru arbitri. Nu sunt textele oficiale.
pocket-contents = Cuprins
pocket-definitions = Definiții
pocket-index = Indice
pocket-reading = Citirea noastră:
pocket-chart = Schemă
pocket-cases = Situațiile din această schemă, pe litere:
problem-book-form = „{ $found }” nu e un fișier pentru carte. Dă unul care se termină în .pdf sau .html, ca { $expected }.
