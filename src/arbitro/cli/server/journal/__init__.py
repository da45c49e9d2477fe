"""`arbitro journal`: proves a journal, writes it into a file and back, copies it, shows it, rules again."""
