# What the doors of the laws refuse.

problem-no-such-law = There is no Law { $found }; the laws are { $expected }.
problem-searches-busy = Too many claims are being analysed at once. Try again in a moment.
