"""How a case is run: its facts, what is asked, the procedure that rules on it, what comes out."""
