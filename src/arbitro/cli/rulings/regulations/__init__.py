"""`arbitro regulations`: what packs set, whether one is in order, where two differ, what carries out each paragraph."""
