# The pocket book for directors.

pocket-about = Every clause of { $edition } in our own words, for directors. These are not the official texts.
pocket-contents = Contents
pocket-definitions = Definitions
pocket-index = Index
pocket-reading = Our reading:
pocket-chart = Chart
pocket-cases = The situations of this chart, by letter:
problem-book-form = “{ $found }” is not a file for the book. Name one that ends in .pdf or .html, like { $expected }.
