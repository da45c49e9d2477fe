"""Who may take part, what is wrong with the entries, and who bears which number."""
