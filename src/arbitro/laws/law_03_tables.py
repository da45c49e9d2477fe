"""Law 3: four players at each table; the director numbers the tables and says where North sits."""

NOT_EXECUTABLE = {"3": "organisation"}
