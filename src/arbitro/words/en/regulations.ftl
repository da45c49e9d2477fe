# Problems of regulation packs.

problem-unknown-pack = There is no regulation pack “{ $found }”; there are { $expected }.
problem-pack-cycle = The packs extend each other in a circle: { $found }.
problem-unknown-regulation = “{ $found }” is not a regulation; the nearest are { $expected }.
problem-regulation-missing = The regulation is missing; { $expected } asks for it.
problem-regulation-no-source = The regulation does not name its source.
problem-regulation-type = { $found } is not what this regulation takes; write it like { $expected }.
problem-regulation-range = { $found } is out of range; it must be { $expected }.
problem-regulation-conflict = { $found } does not go with another regulation of the pack, which asks for { $expected }.
