# Ce refuză ușile legilor.

problem-no-such-law = Nu există Legea { $found }; legile sunt { $expected }.
problem-searches-busy = Prea multe revendicări sunt cercetate deodată; încercați din nou peste un moment.
